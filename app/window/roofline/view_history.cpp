// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/view_history.h"

namespace roofline::window {

namespace {

/// More than anybody walks back; the oldest go, the whole picture at the bottom stays.
constexpr std::size_t mostViews = 64;

} // namespace

void ViewHistory::add(const std::optional<PictureRange>& view)
{
    m_views.erase(m_views.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, m_views.end());
    if (m_views.size() == mostViews)
        m_views.erase(m_views.begin() + 1);
    m_views.push_back(view);
    m_at = m_views.size() - 1;
}

void ViewHistory::amend(const PictureRange& range)
{
    if (isWhole() || canGoForward())
        add(range);
    else
        m_views[m_at] = range;
}

void ViewHistory::showWhole()
{
    if (!isWhole())
        add(std::nullopt);
}

} // namespace roofline::window
