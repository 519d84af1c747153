// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/export_menu.h"

#include <QActionGroup>

namespace roofline::window {

ExportMenu::ExportMenu(QWidget* parent) : QMenu(tr("E&xport"), parent), m_parts(new QActionGroup(this))
{
    setObjectName("exportMenu");
    setToolTipsVisible(true);
    QAction* file = add("exportAction", tr("&Export…"), tr("Charts, table or words into a file: its name says which"));
    file->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    QAction* picture = add("copyPictureAction", tr("Copy &picture"), tr("The charts with their caption"));
    picture->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    QAction* words =
        add("copyWordsAction", tr("Copy as te&xt"), tr("The charts in words, for those who do not see them"));
    QAction* csv = add("copyCsvAction", tr("Copy table as &CSV"), tr("All digits, with a decimal point"));
    QAction* markdown = add("copyMarkdownAction", tr("Copy table as &Markdown"), tr("As it is shown, for a report"));
    connect(file, &QAction::triggered, this, &ExportMenu::exportAsked);
    connect(picture, &QAction::triggered, this, &ExportMenu::pictureAsked);
    connect(words, &QAction::triggered, this, &ExportMenu::wordsAsked);
    connect(csv, &QAction::triggered, this, &ExportMenu::csvAsked);
    connect(markdown, &QAction::triggered, this, &ExportMenu::markdownAsked);
    addSeparator();
    addPart(FigurePart::Both, "exportBoth", tr("&Both charts"))->setChecked(true);
    addPart(FigurePart::Roofline, "exportRoofline", tr("&Roofline alone"));
    addPart(FigurePart::Crossover, "exportCrossover", tr("&Time against N alone"));
    addSeparator();
    m_windowColours = add("exportWindowColours", tr("In the &window's colours"),
                          tr("Otherwise on light paper, as a page or a slide has it"));
    m_windowColours->setCheckable(true);
}

QAction* ExportMenu::add(const char* name, const QString& text, const QString& meaning)
{
    QAction* action = addAction(text);
    action->setObjectName(name);
    action->setToolTip(meaning);
    return action;
}

QAction* ExportMenu::addPart(FigurePart part, const char* name, const QString& text)
{
    QAction* action = add(name, text, tr("What a picture and its words show"));
    action->setCheckable(true);
    action->setData(static_cast<int>(part));
    m_parts->addAction(action);
    return action;
}

FigurePart ExportMenu::part() const { return static_cast<FigurePart>(m_parts->checkedAction()->data().toInt()); }

} // namespace roofline::window
