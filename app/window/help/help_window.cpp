// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/help_window.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace roofline::window {

namespace {

constexpr int lettersAcross = 92;
constexpr int linesDown = 38;

} // namespace

HelpWindow::HelpWindow(const QString& name, const QString& title, QWidget& parent)
    : QDialog(&parent), m_text(new QTextBrowser(this)), m_buttons(new QHBoxLayout)
{
    setObjectName(name);
    setWindowTitle(title);
    setModal(false);
    m_text->setObjectName(name + QStringLiteral("Text"));
    m_text->setAccessibleName(title);
    m_text->setOpenExternalLinks(true);
    m_text->setFrameShape(QFrame::NoFrame);
    auto* close = new QPushButton(tr("&Close"), this);
    close->setObjectName(name + QStringLiteral("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    m_buttons->addStretch(1);
    m_buttons->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_text, 1);
    column->addLayout(m_buttons);
}

void HelpWindow::setHtml(const QString& html) { m_text->setHtml(html); }

QPushButton* HelpWindow::addButton(const QString& name, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void HelpWindow::present()
{
    if (!isVisible()) {
        setFont(parentWidget()->font());
        const QFontMetrics metrics = fontMetrics();
        const QSize wanted(lettersAcross * metrics.averageCharWidth(), linesDown * metrics.height());
        resize(wanted.boundedTo(screen()->availableSize() * 0.9));
        m_text->setFocus(); // arrows and page keys scroll at once
    }
    show();
    raise();
    activateWindow();
}

} // namespace roofline::window
