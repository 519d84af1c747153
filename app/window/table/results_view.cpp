// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/results_view.h"

#include "app/window/state/session_state.h"
#include "app/window/table/column_widths.h"
#include "app/window/table/group_headings.h"
#include "app/window/table/results_model.h"
#include "app/window/table/results_order.h"
#include "app/window/table/roomy_style.h"
#include "app/window/table/scrolled_text.h"
#include "app/window/table/session_lines.h"
#include "app/window/text/reading_direction.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QResizeEvent>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace roofline::window {

namespace {

QLabel* plainLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText); // names come from devices and files
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

} // namespace

ResultsView::ResultsView(SessionState* screen, QWidget* parent)
    : QWidget(parent),
      m_screen(*screen),
      m_model(new ResultsModel(this)),
      m_order(new ResultsOrder(this)),
      m_device(plainLabel("resultsDevice", this)),
      m_ceilings(plainLabel("resultsCeilings", this)),
      m_table(new QTableView(this)),
      m_none(plainLabel("resultsNone", m_table->viewport())),
      m_notes(new ScrolledText(plainLabel("resultsNotes", this), this))
{
    setObjectName("resultsView");
    m_order->setSourceModel(m_model);
    buildTable();
    buildActions();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_device);
    column->addWidget(m_ceilings);
    column->addWidget(m_table); // no stretch: what has one is asked for its least alone
    column->addWidget(m_notes);
    fitToFont();
    connect(screen, &SessionState::replaced, this, &ResultsView::showSession);
    connect(screen, &SessionState::grew, this, &ResultsView::showSession);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ResultsView::tellChosen);
    showSession();
}

void ResultsView::buildTable()
{
    m_table->setObjectName("resultsTable");
    m_table->setAccessibleName(tr("Measured kernels"));
    m_table->setModel(m_order);
    new GroupHeadings(*m_table, *m_order);
    m_widths = new ColumnWidths(*m_table, *m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false); // Tab goes on to the next part of the window
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents); // a long table takes the room of whole notes
    QHeaderView* head = m_table->horizontalHeader();
    auto* roomy = new RoomyStyle(this);
    m_table->setStyle(roomy);
    head->setStyle(roomy);
    head->setStretchLastSection(true);
    m_none->setText(tr("Nothing measured yet: each result stands here as it comes"));
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setTextInteractionFlags(Qt::NoTextInteraction); // a click goes to the table
    m_none->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    auto* over = new QVBoxLayout(m_table->viewport());
    over->setSizeConstraint(QLayout::SetNoConstraint);
    over->addWidget(m_none);
    head->setHighlightSections(false);
    head->setSortIndicatorClearable(true);
    head->setSortIndicator(-1, Qt::AscendingOrder); // as measured
    m_table->setSortingEnabled(true);
}

/// Room for three kernels at least, in the text size of the window; where there is more, the table takes it.
void ResultsView::fitToFont()
{
    const int row = m_table->fontMetrics().height() + 4;
    m_table->setIconSize(QSize(row, row) * 4 / 5);
    m_table->verticalHeader()->setMinimumSectionSize(row);
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->horizontalHeader()->setFixedHeight(row + 3);
    m_table->setMinimumHeight(3 * row + row + 3 + 2 * m_table->frameWidth());
    layout()->setContentsMargins(row / 2, row / 5, row / 2, row / 3);
    layout()->setSpacing(row / 6);
    m_widths->fit();
    QFont bold = font();
    bold.setBold(true);
    m_device->setFont(bold);
}

QSize ResultsView::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    const int wrapped = layout()->totalMinimumHeightForWidth(std::max(width(), least.width()));
    return {least.width(), std::max(least.height(), wrapped)};
}

void ResultsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void ResultsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToFont();
}

void ResultsView::buildActions()
{
    auto* tabs = new QAction(tr("&Copy"), m_table);
    tabs->setShortcut(QKeySequence::Copy);
    auto* markdown = new QAction(tr("Copy as &Markdown"), m_table);
    markdown->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)); // Ctrl+Shift+C copies the picture
    for (QAction* action : {tabs, markdown}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_table->addAction(action);
    }
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(tabs, &QAction::triggered, this, &ResultsView::copyAsTabs);
    connect(markdown, &QAction::triggered, this, &ResultsView::copyAsMarkdown);
}

void ResultsView::showSession()
{
    const Session& session = m_screen.session();
    const QString chosen = idAt(m_table->currentIndex());
    m_model->setSession(session);
    if (!m_table->currentIndex().isValid() && !chosen.isEmpty())
        chooseKernel(chosen); // groups come after all else: a row before them moved the others
    m_device->setText(inDirection(layoutDirection(), deviceLine(session)));
    m_ceilings->setText(briefCeilingsLine(session));
    m_ceilings->setToolTip(shapesText(session));
    m_notes->setText(notesText(session));
    for (QLabel* label : {m_device, m_ceilings})
        label->setVisible(!label->text().isEmpty());
    m_none->setVisible(m_model->rowCount() == 0);
    m_widths->fit();
    updateGeometry();
}

void ResultsView::tellChosen(const QModelIndex& current)
{
    if (current.isValid())
        emit kernelChosen(idAt(current));
}

/// Empty for a heading, and for no row.
QString ResultsView::idAt(const QModelIndex& index) const
{
    if (!index.isValid() || m_order->isHeading(index.row()))
        return {};
    return QString::fromStdString(m_model->row(m_order->mapToSource(index).row()).id);
}

void ResultsView::chooseKernel(const QString& id)
{
    const QSignalBlocker quiet(m_table->selectionModel());
    m_table->setCurrentIndex({});
    m_table->clearSelection();
    for (int row = 0; row < m_model->rowCount() && !id.isEmpty(); ++row) {
        if (m_model->isHeading(row) || QString::fromStdString(m_model->row(row).id) != id)
            continue;
        m_order->setUnfolded(m_model->group(row), true);
        const QModelIndex chosen = m_order->mapFromSource(m_model->index(row, 0));
        m_table->setCurrentIndex(chosen);
        m_table->scrollTo(chosen); // the table does so itself where it hears of it
    }
    m_table->viewport()->update();
}

} // namespace roofline::window
