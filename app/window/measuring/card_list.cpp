// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/card_list.h"

#include "app/window/text/device_words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace roofline::window {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("CardList", text); }

QString nameOf(const DeviceFacts& device) { return DeviceWords::title(device, false); }

} // namespace

QString deviceKey(const QString& deviceId) { return "device:" + deviceId; }

QString recordedKey(const QString& id) { return "recorded:" + id; }

Card recordedCard(const QString& id, const Session& session)
{
    const QString day = QString::fromStdString(session.created).left(10);
    return {recordedKey(id),
            tr("%1, recorded %2").arg(nameOf(session.device), day),
            {},
            std::make_shared<const Session>(session)};
}

Card openedCard(const QString& path, const Session& session)
{
    const QFileInfo file(path);
    return {"file:" + file.absoluteFilePath(),
            tr("%1, from %2").arg(nameOf(session.device), file.fileName()),
            {},
            std::make_shared<const Session>(session)};
}

int CardList::put(Card card)
{
    if (const int row = rowOf(card.key); row >= 0) {
        m_cards[static_cast<std::size_t>(row)] = std::move(card);
        emit dataChanged(index(row), index(row));
        return row;
    }
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_cards.push_back(std::move(card));
    endInsertRows();
    return row;
}

void CardList::setDevices(const std::vector<DeviceFacts>& devices, const QString& placeTitle)
{
    int row = 0;
    for (const DeviceFacts& device : devices) {
        const QString id = QString::fromStdString(device.id);
        if (const int known = rowOf(deviceKey(id)); known >= 0) {
            m_cards[static_cast<std::size_t>(known)].device = device;
            emit dataChanged(index(known), index(known));
            continue;
        }
        beginInsertRows({}, row, row);
        m_cards.insert(m_cards.begin() + row, Card{deviceKey(id), nameOf(device), id, nullptr, device});
        endInsertRows();
        ++row;
    }
    nameDevices(placeTitle);
}

/// Two of one name get their numbers.
void CardList::nameDevices(const QString& placeTitle)
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        Card& card = m_cards[i];
        if (!card.device)
            continue;
        const auto isNamesake = [&card](const Card& c) { return c.device && c.device->name == card.device->name; };
        const bool isShared = std::count_if(m_cards.begin(), m_cards.end(), isNamesake) > 1;
        const QString name = DeviceWords::title(*card.device, isShared);
        const QString title = placeTitle.isEmpty() ? name : tr("%1, %2").arg(name, placeTitle);
        if (std::exchange(card.title, title) != title)
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
}

int CardList::rowOf(const QString& key) const
{
    const auto found = std::find_if(m_cards.begin(), m_cards.end(), [&key](const Card& c) { return c.key == key; });
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

int CardList::bestDevice() const
{
    const auto isCard = [](const Card& c) { return c.isMeasurable() && c.deviceId != "cpu"; };
    auto found = std::find_if(m_cards.begin(), m_cards.end(), isCard);
    if (found == m_cards.end())
        found = std::find_if(m_cards.begin(), m_cards.end(), [](const Card& c) { return c.isMeasurable(); });
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

void CardList::keepSession(int row, const Session& session)
{
    m_cards[static_cast<std::size_t>(row)].session = std::make_shared<const Session>(session);
}

int CardList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant CardList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Card& one = card(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return one.title;
    case Qt::ToolTipRole:
        return one.device ? DeviceWords::details(*one.device).join(u'\n') : one.title;
    case Qt::AccessibleDescriptionRole:
        return one.device ? DeviceWords::details(*one.device).mid(1).join(QStringLiteral(", ")) : QString();
    case identityRole:
        return one.device ? DeviceWords::identity(*one.device) : QString();
    case stateRole:
        return one.device ? DeviceWords::state(*one.device) : QString();
    default:
        return {};
    }
}

} // namespace roofline::window
