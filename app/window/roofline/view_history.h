// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which view of the roofline is shown, and which were before: back and forward as in a browser. How a view comes about is
// view_moves'.
#pragma once

#include "app/window/roofline/picture_range.h"

#include <optional>
#include <vector>

namespace roofline::window {

class ViewHistory {
public:
    /// None for the whole picture, whose range follows what is shown.
    [[nodiscard]] const std::optional<PictureRange>& view() const { return m_views[m_at]; }
    [[nodiscard]] bool isWhole() const { return !view(); }
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_views.size(); }

    /// A view of its own; what lay ahead is forgotten.
    void show(const PictureRange& range) { add(range); }
    /// The last view goes on: a drag or a turning wheel is one view, not a hundred. With the whole picture it is `show`.
    void amend(const PictureRange& range);
    /// The whole picture as a view of its own; nothing where it is shown already.
    void showWhole();
    void goBack() { m_at -= canGoBack() ? 1U : 0U; }
    void goForward() { m_at += canGoForward() ? 1U : 0U; }

private:
    void add(const std::optional<PictureRange>& view);

    std::vector<std::optional<PictureRange>> m_views{std::nullopt};
    std::size_t m_at = 0;
};

} // namespace roofline::window
