// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/strip_layout.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/labels/column_labels.h"
#include "app/window/roofline/family_lines.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/short_names.h"
#include "app/window/text/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace roofline::window {

namespace {

/// In lines of text: where names would go further from their points than this, they are shorter.
constexpr double farName = 1.8;
/// What is between two names, or a name and a roof, in lines of text.
constexpr double apart = 0.2;

QString shareOf(const MeasuredPoint& point)
{
    return point.placement ? percentText(point.placement->fractionOfCeiling) : QString();
}

/// In as few lines as the width allows, broken after a comma, a space or an underscore.
QString inLines(const QString& text, const TextBoard& board, double width)
{
    QStringList lines;
    const auto endLine = [&lines](QString line) {
        line = line.trimmed();
        lines << (line.endsWith(u',') ? line.chopped(1) : line); // the break says as much
    };
    QString line;
    QString word;
    for (const QChar letter : text + u' ') {
        word += letter;
        if (letter != u' ' && letter != u'_')
            continue;
        if (!line.isEmpty() && board.sizeOf(line + word.trimmed()).width() > width)
            endLine(std::exchange(line, {}));
        line += std::exchange(word, {});
    }
    endLine(line);
    return lines.join(u'\n');
}

/// How much is said of each point; the same of all, so that they can be compared.
enum class Words { WithShare, Whole, Brief };
constexpr std::array allWords = {Words::WithShare, Words::Whole, Words::Brief};

class Strip {
public:
    explicit Strip(const AnnotationScene& scene)
        : m_scene(scene), m_strip(scene.mapping.strip), m_board(scene.font, m_strip, 0.75 * scene.markerDiameter)
    {
        for (const MeasuredPoint& point : scene.measured.withoutFlop)
            if (isInView(scene.mapping.inStrip(point.bandwidth()), m_strip))
                m_points.push_back(&point);
        std::stable_sort(m_points.begin(), m_points.end(), [](const MeasuredPoint* a, const MeasuredPoint* b) {
            return a->bandwidth() > b->bandwidth();
        });
        m_places.reserve(m_points.size());
        for (const MeasuredPoint* point : m_points)
            m_places.push_back(scene.mapping.inStrip(point->bandwidth()));
        if (!m_places.empty())
            m_pile = {m_places.front(), m_places.back()};
    }

    /// Beside the points where the words are not too wide for that, else all over the pile or under it, else some of them.
    std::vector<AnnotationText> run()
    {
        if (m_points.empty())
            return {};
        const bool isAlone = m_points.size() == 1;
        for (const Words words : allWords)
            if (beside(words) || (isAlone && stacked(words)))
                return std::move(m_texts);
        for (const Words words : allWords)
            if (!isAlone && stacked(words))
                return std::move(m_texts);
        return thoseThatFit();
    }

private:
    /// Briefly, the fastest first: each that finds room with those before it. In a pile only the order tells whose a name is, so
    /// that none is passed over there.
    std::vector<AnnotationText> thoseThatFit()
    {
        const auto points = std::exchange(m_points, {});
        const auto places = std::exchange(m_places, {});
        std::vector<AnnotationText> fitting;
        for (std::size_t i = 0; i < points.size(); ++i) {
            m_points.push_back(points[i]);
            m_places.push_back(places[i]);
            if (beside(Words::Brief) || (m_points.size() == i + 1 && stacked(Words::Brief))) {
                fitting = m_texts;
                continue;
            }
            m_points.pop_back();
            m_places.pop_back();
        }
        return fitting;
    }

    double pad() const { return 0.6 * m_board.gap(); }

    bool write(Words words, double width)
    {
        m_texts.clear();
        m_labels.clear();
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            AnnotationText text = textOf(*m_points[i], words);
            text.text = inLines(text.text, m_board, width);
            text.isStacked = true;
            text.place.size = pictureTextSize(m_scene.font, text, pad());
            if (text.place.size.width() > width)
                return false;
            m_labels.push_back({m_places[i].y(), text.place.size.height() + apart * m_board.lineHeight()});
            m_texts.push_back(std::move(text));
        }
        return true;
    }

    bool beside(Words words)
    {
        const double left = m_pile.x1() + 0.75 * m_scene.markerDiameter + 0.5 * m_board.lineHeight();
        return write(words, m_strip.right() - left) && put(m_strip.top(), m_strip.bottom(), left) &&
               (words == Words::Brief || m_points.size() == 1 || isNear());
    }

    bool isNear() const
    {
        for (std::size_t i = 0; i < m_texts.size(); ++i)
            if (std::abs(m_texts[i].place.centre.y() - m_places[i].y()) > farName * m_board.lineHeight())
                return false;
        return true;
    }

    bool stacked(Words words)
    {
        if (!write(words, m_strip.width()))
            return false;
        const double clear = 0.75 * m_scene.markerDiameter;
        const double over = m_pile.y1() - clear;
        const double under = m_pile.y2() + clear;
        return put(under, m_strip.bottom(), {}) || put(m_strip.top(), over, {});
    }

    /// With their left edges there, or in the middle. Thin lines are crossed rather than left without names.
    bool put(double top, double bottom, std::optional<double> left)
    {
        std::vector<double> lines = roofs();
        for (const QLineF& thin : familyInStrip(m_scene))
            lines.push_back(thin.y1());
        std::optional<std::vector<double>> middles = placeInColumn(m_labels, {top, bottom, lines});
        if (!middles)
            middles = placeInColumn(m_labels, {top, bottom, roofs()});
        if (!middles)
            return false;
        for (std::size_t i = 0; i < m_texts.size(); ++i) {
            PictureText& text = m_texts[i];
            const double x = left ? *left + text.place.size.width() / 2.0 : m_strip.center().x();
            text.place.centre = {x, (*middles)[i]};
            if (left && std::abs(m_places[i].y() - (*middles)[i]) > 0.25 * m_board.lineHeight())
                text.leader = QLineF(m_places[i] + QPointF(0.6 * m_scene.markerDiameter, 0.0),
                                     QPointF(*left + 0.3 * pad(), (*middles)[i]));
        }
        return true;
    }

    std::vector<double> roofs() const
    {
        std::vector<double> lines = {m_scene.mapping.inStrip(m_scene.reading.input.roof.bandwidth).y()};
        if (m_scene.hasGhostBandwidth())
            lines.push_back(m_scene.mapping.inStrip(m_scene.measured.roof->bandwidth).y());
        return lines;
    }

    static AnnotationText textOf(const MeasuredPoint& point, Words words)
    {
        if (words == Words::WithShare)
            return nameOf(point, true);
        const QString brief = ShortNames::of(point.id());
        return annotation(TextRole::Point,
                          words == Words::Brief && !brief.isEmpty() ? brief : Wording::kernelName(point.id()));
    }

    const AnnotationScene& m_scene;
    const QRectF& m_strip;
    TextBoard m_board;
    std::vector<const MeasuredPoint*> m_points; ///< the fastest first
    std::vector<QPointF> m_places;
    QLineF m_pile; ///< from the fastest to the slowest, with those that have no name
    std::vector<ColumnLabel> m_labels;
    std::vector<AnnotationText> m_texts;
};

} // namespace

AnnotationText nameOf(const MeasuredPoint& point, bool isStacked)
{
    AnnotationText text = annotation(TextRole::Point, Wording::kernelName(point.id()), shareOf(point));
    text.isStacked = isStacked;
    return text;
}

std::vector<AnnotationText> shorterNamesOf(const MeasuredPoint& point)
{
    const QString whole = Wording::kernelName(point.id());
    const QString brief = ShortNames::of(point.id());
    std::vector<AnnotationText> names;
    if (!shareOf(point).isEmpty())
        names.push_back(annotation(TextRole::Point, whole));
    if (!brief.isEmpty() && brief.size() < whole.size())
        names.push_back(annotation(TextRole::Point, brief));
    return names;
}

std::vector<AnnotationText> layOutStrip(const AnnotationScene& scene) { return Strip(scene).run(); }

} // namespace roofline::window
