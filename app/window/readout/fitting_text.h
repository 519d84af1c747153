// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A paragraph that comes in several lengths and shows the longest for which there is room. It asks for the room of the
// shortest, and takes what is left over.
#pragma once

#include <QLabel>
#include <QStringList>

namespace roofline::window {

class FittingText : public QLabel {
    Q_OBJECT

public:
    explicit FittingText(QWidget* parent = nullptr);

    /// The longest first; the whole of it is what a screen reader may read.
    void setVersions(const QStringList& versions);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int heightOf(const QString& text, int width) const;
    void choose();

    QStringList m_versions;
};

} // namespace roofline::window
