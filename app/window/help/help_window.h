// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A window beside the main one with something to read: it keeps nobody from working on, and Esc closes it. What is in it is
// others'.
#pragma once

#include <QDialog>

class QHBoxLayout;
class QPushButton;
class QTextBrowser;

namespace roofline::window {

class HelpWindow : public QDialog {
    Q_OBJECT

public:
    /// `name` is the object's. The text is as large as the parent's.
    HelpWindow(const QString& name, const QString& title, QWidget& parent);

    void setHtml(const QString& html);
    /// A button before Close.
    QPushButton* addButton(const QString& name, const QString& text);
    /// Shows it, or brings it to the front.
    void present();

private:
    QTextBrowser* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace roofline::window
