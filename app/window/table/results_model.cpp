// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/results_model.h"

#include "app/window/text/local_digits.h"
#include "app/window/text/core_words.h"
#include "app/window/theme/marker_icon.h"

#include <QFont>
#include <QSize>

#include <algorithm>
#include <iterator>

namespace roofline::window {

namespace {

bool isNumeric(int column)
{
    return column != ResultsModel::Kernel && column != ResultsModel::BoundBy && column != ResultsModel::Check &&
           column != ResultsModel::Conditions;
}

const std::string& cell(const ResultRow& row, int column)
{
    switch (column) {
    case ResultsModel::Kernel:
        return row.kernel;
    case ResultsModel::OperationIntensity:
        return row.intensity;
    case ResultsModel::Time:
        return row.time;
    case ResultsModel::Spread:
        return row.spread;
    case ResultsModel::Throughput:
        return row.bandwidth;
    case ResultsModel::Rate:
        return row.rate;
    case ResultsModel::BoundBy:
        return row.boundBy;
    case ResultsModel::OfCeiling:
        return row.ofCeiling;
    case ResultsModel::Check:
        return row.check;
    default:
        return row.conditions;
    }
}

/// The cell has room for the clock that a kernel's speed follows; the tool tip has both.
std::string withoutMemoryClock(const std::string& conditions)
{
    const std::size_t at = conditions.find("memory ");
    const std::size_t end = at == std::string::npos ? at : conditions.find(", ", at);
    return end == std::string::npos ? conditions : conditions.substr(0, at) + conditions.substr(end + 2);
}

bool areSame(const ResultRow& a, const ResultRow& b)
{
    for (int column = 0; column < ResultsModel::columns; ++column)
        if (cell(a, column) != cell(b, column))
            return false;
    return a.id == b.id && a.note == b.note;
}

} // namespace

ResultsModel::ResultsModel(QObject* parent) : QAbstractTableModel(parent) {}

std::vector<ResultsModel::Row> ResultsModel::resultsOf(const Session& session)
{
    std::vector<Row> rows;
    for (ResultRow& words : resultRows(session))
        rows.push_back({std::move(words), {}, false, RowGroup::None, false});
    for (std::size_t i = 0; i < rows.size() && i < session.kernels.size(); ++i) {
        const KernelMeasurement& kernel = session.kernels[i];
        Row& row = rows[i];
        row.hasFailed = !kernel.isUsable();
        row.group = groupOf(kernel.id);
        if (row.hasFailed)
            continue;
        row.numbers[OperationIntensity] = kernel.intensity().value();
        row.numbers[Time] = kernel.time.median.count();
        row.numbers[Throughput] = kernel.bandwidth().value();
        row.numbers[Rate] = kernel.computeRate().value();
        if (kernel.time.spread)
            row.numbers[Spread] = kernel.time.spread->relativeDeviation();
        if (const std::optional<Roof> roof = roofOf(session, kernel))
            row.numbers[OfCeiling] = place(kernel, *roof).fractionOfCeiling;
    }
    return rows;
}

/// As measured, and after them one group after the other.
std::vector<ResultsModel::Row> ResultsModel::rowsOf(const Session& session)
{
    std::vector<Row> results = resultsOf(session);
    std::vector<Row> rows;
    for (const RowGroup group : {RowGroup::None, RowGroup::Knee, RowGroup::Crossover}) {
        const auto isMember = [group](const Row& row) { return row.group == group; };
        const auto members = std::count_if(results.begin(), results.end(), isMember);
        if (members > 0 && group != RowGroup::None) {
            Row heading;
            heading.words.id = "group " + std::to_string(static_cast<int>(group));
            const auto failed = std::count_if(results.begin(), results.end(),
                                              [&](const Row& row) { return isMember(row) && row.hasFailed; });
            heading.words.kernel = groupTitle(group, static_cast<int>(members), static_cast<int>(failed)).toStdString();
            heading.group = group;
            heading.isHeading = true;
            rows.push_back(std::move(heading));
        }
        std::copy_if(results.begin(), results.end(), std::back_inserter(rows), isMember);
    }
    return rows;
}

void ResultsModel::setSession(const Session& session)
{
    std::vector<Row> next = rowsOf(session);
    const auto isKept = [](const Row& a, const Row& b) { return a.words.id == b.words.id; };
    if (next.size() < m_rows.size() || !std::equal(m_rows.begin(), m_rows.end(), next.begin(), isKept)) {
        beginResetModel();
        m_rows = std::move(next);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isChanged = !areSame(m_rows[i].words, next[i].words) || m_rows[i].numbers != next[i].numbers;
        m_rows[i] = next[i];
        if (isChanged)
            emit dataChanged(index(static_cast<int>(i), 0), index(static_cast<int>(i), columns - 1));
    }
    if (next.size() == m_rows.size())
        return;
    beginInsertRows({}, rowCount(), static_cast<int>(next.size()) - 1);
    m_rows = std::move(next);
    endInsertRows();
}

int ResultsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ResultsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant ResultsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::DecorationRole: // as the charts draw it
        return column == Kernel && !row.hasFailed && !row.isHeading ? QVariant(markerIcon(row.words.id)) : QVariant();
    case numberRole: {
        const std::optional<double>& number = row.numbers[static_cast<std::size_t>(column)];
        return number ? QVariant(*number) : QVariant();
    }
    case groupRole:
        return static_cast<int>(row.group);
    case headingRole:
        return row.isHeading;
    case Qt::SizeHintRole: // a heading stands across all columns, and widens none
        return row.isHeading ? QVariant(QSize(1, 1)) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(isNumeric(column) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return row.hasFailed && column == Check ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

/// Core's digits, with the decimal point of the reader's country.
QString ResultsModel::text(const Row& row, int column)
{
    if (row.isHeading)
        return column == Kernel ? QString::fromStdString(row.words.kernel) : QString();
    QString words = column == Kernel       ? CoreWords::measured(row.words.kernel)
                    : column == Conditions ? CoreWords::list(withoutMemoryClock(row.words.conditions))
                                           : CoreWords::said(cell(row.words, column));
    if (column != Kernel)
        words = inLocalDigits(words);
    if (column == OfCeiling && !row.words.note.empty())
        words.prepend(QStringLiteral("* ")); // before the number, so that the digits stay in line
    return words;
}

QString ResultsModel::toolTip(const Row& row, int column)
{
    if (column == OfCeiling && !row.words.note.empty())
        return CoreWords::measured(row.words.note);
    if (column == Conditions)
        return inLocalDigits(CoreWords::list(row.words.conditions));
    return text(row, column);
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    static const std::array<std::pair<const char*, const char*>, columns> heads{{
        {QT_TR_NOOP("Kernel"), QT_TR_NOOP("What ran; click to sort, a third click gives the measured order back")},
        {QT_TR_NOOP("FLOP/byte"), QT_TR_NOOP("Arithmetic intensity, counted from the kernel's source")},
        {QT_TR_NOOP("ms"), QT_TR_NOOP("Time of one launch, the median of the samples")},
        {QT_TR_NOOP("± spread"), QT_TR_NOOP("Median absolute deviation over the median, and the number of samples")},
        {QT_TR_NOOP("GB/s"), QT_TR_NOOP("Bytes that the kernel asks for, over its time (1 GB = 10⁹ byte)")},
        {QT_TR_NOOP("GFLOP/s"), QT_TR_NOOP("Floating-point operations over time; a fused multiply-add is two")},
        {QT_TR_NOOP("Bound by"), QT_TR_NOOP("The ceiling that limits a kernel of this intensity")},
        {QT_TR_NOOP("% of ceiling"), QT_TR_NOOP("Achieved over attainable; for 0 FLOP/byte GB/s over the bandwidth")},
        {QT_TR_NOOP("Check"), QT_TR_NOOP("Every output compared with a reference computed on the host")},
        {QT_TR_NOOP("Clock, W, °C"), QT_TR_NOOP("Conditions while it ran, and why the clock was held back, if it was")},
    }};
    const auto& [title, meaning] = heads[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return tr(title);
    if (role == Qt::ToolTipRole)
        return tr(meaning);
    if (role == Qt::TextAlignmentRole)
        return QVariant(isNumeric(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

} // namespace roofline::window
