// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A wrapped paragraph that comes in one or more lengths and shows the longest for which there is room. It asks for the room of
// the shortest. Unlike a QLabel it has the window laid out anew only where the height that it asks for changes: a new number
// in the same place is painted and no more.
#pragma once

#include <QStringList>
#include <QWidget>

#include "app/window/accessibility/spoken_value.h"

namespace roofline::window {

class FittingText : public QWidget, public SpokenValue {
    Q_OBJECT

public:
    explicit FittingText(const QString& name, const QString& accessibleName, QWidget* parent = nullptr);

    /// The longest first; a screen reader is told the longest.
    void setVersions(const QStringList& versions);
    void setText(const QString& text) { setVersions({text}); }
    [[nodiscard]] const QString& text() const { return m_shown; }
    /// To the side where lines end.
    void alignToEnd();
    /// Takes the height that is left over, instead of just what it needs.
    void takeWhatIsLeft();

    [[nodiscard]] QAccessible::Role spokenRole() const override { return QAccessible::StaticText; }
    [[nodiscard]] QString spokenValue() const override { return m_versions.value(0); }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int heightOf(const QString& text, int width) const;
    void setHeightPolicy(QSizePolicy::Policy policy);
    void choose();

    QStringList m_versions;
    QString m_shown;
    bool m_isAtEnd = false;
};

} // namespace roofline::window
