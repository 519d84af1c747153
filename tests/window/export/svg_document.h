// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An SVG document as a test reads it: every element with its attributes, its words, and the group that clips it.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QXmlStreamReader>

#include <algorithm>

namespace roofline::window {

struct SvgElement {
    QString name;
    QXmlStreamAttributes attributes;
    QString words;
    QString clip; ///< "url(#clip0)" of the group around it

    [[nodiscard]] QString value(const char* attribute) const
    {
        return attributes.value(QLatin1String(attribute)).toString();
    }
    [[nodiscard]] double number(const char* attribute) const { return value(attribute).toDouble(); }
};

class SvgDocument {
public:
    explicit SvgDocument(const QByteArray& bytes)
    {
        QXmlStreamReader reader(bytes);
        QList<QString> clips{QString()};
        while (!reader.atEnd()) {
            const auto token = reader.readNext();
            if (token == QXmlStreamReader::StartElement) {
                const QString clip = reader.attributes().value("clip-path").toString();
                clips << (clip.isEmpty() ? clips.last() : clip);
                elements.append({reader.name().toString(), reader.attributes(), {}, clips.last()});
            } else if (token == QXmlStreamReader::Characters && !elements.isEmpty()) {
                elements.last().words += reader.text();
            } else if (token == QXmlStreamReader::EndElement) {
                clips.removeLast();
            }
        }
        fault = reader.hasError() ? reader.errorString() : QString();
    }

    [[nodiscard]] QList<SvgElement> all(const QString& name) const
    {
        QList<SvgElement> found;
        std::copy_if(elements.begin(), elements.end(), std::back_inserter(found),
                     [&name](const SvgElement& element) { return element.name == name; });
        return found;
    }
    /// Of the first element of this name.
    [[nodiscard]] QString words(const QString& name) const
    {
        const QList<SvgElement> found = all(name);
        return found.isEmpty() ? QString() : found.first().words;
    }
    /// All that can be read and selected in the picture, each space one space.
    [[nodiscard]] QString texts() const
    {
        QString joined;
        for (const SvgElement& text : all("text"))
            joined += text.words + ' ';
        return joined.simplified();
    }

    QList<SvgElement> elements;
    QString fault; ///< empty where it is well-formed
};

} // namespace roofline::window
