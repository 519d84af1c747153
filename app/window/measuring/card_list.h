// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cards that can be chosen: recorded ones, devices of the measuring place, files that were opened. Each with the session
// that it has to show, where it has one. What is on screen is not known here.
#pragma once

#include <QAbstractListModel>
#include <QString>

#include "core/session/session.h"

#include <memory>
#include <optional>
#include <vector>

namespace roofline::window {

struct Card {
    QString key;      ///< "recorded:tesla-t4", "device:cuda:0", "file:/home/…"
    QString title;    ///< "Tesla T4, recorded 2026-08-30"
    QString deviceId; ///< what to measure; empty where it cannot be measured here
    std::shared_ptr<const Session> session;
    std::optional<DeviceFacts> device{}; ///< of a device of the place

    [[nodiscard]] bool isMeasurable() const { return !deviceId.isEmpty(); }
};

class CardList : public QAbstractListModel {
    Q_OBJECT

public:
    /// Words beneath the title; empty for cards that are no devices of the place.
    static constexpr int identityRole = Qt::UserRole;
    static constexpr int stateRole = Qt::UserRole + 1;

    using QAbstractListModel::QAbstractListModel;

    /// Adds the card, or replaces the one with the same key, and returns its row.
    int put(Card card);
    /// The devices of the place come first, in its order. A session that a device got here stays with it.
    void setDevices(const std::vector<DeviceFacts>& devices, const QString& placeTitle);

    [[nodiscard]] const Card& card(int row) const { return m_cards[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(const QString& key) const; ///< -1 where there is none
    /// The first device that is not the processor, else the first; -1 where nothing can be measured.
    [[nodiscard]] int bestDevice() const;
    void keepSession(int row, const Session& session);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void nameDevices(const QString& placeTitle);

    std::vector<Card> m_cards;
};

/// The card of a session that was recorded or opened: "Tesla T4, recorded 2026-08-30".
[[nodiscard]] Card recordedCard(const QString& id, const Session& session);
[[nodiscard]] Card openedCard(const QString& path, const Session& session);
[[nodiscard]] QString deviceKey(const QString& deviceId);
[[nodiscard]] QString recordedKey(const QString& id);

} // namespace roofline::window
