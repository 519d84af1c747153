// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/device_words.h"

#include "app/window/text/quantity_text.h"
#include "core/quantity/units.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr qsizetype shortUuid = 12; ///< "GPU-1a2b3c4d"

QString words(const std::optional<std::string>& text)
{
    return text ? QString::fromStdString(*text) : DeviceWords::tr("n/a");
}

QString yesOrNo(const std::optional<bool>& is)
{
    return is ? (*is ? DeviceWords::tr("yes") : DeviceWords::tr("no")) : DeviceWords::tr("n/a");
}

QString onOrOff(const std::optional<bool>& is)
{
    return is ? (*is ? DeviceWords::tr("on") : DeviceWords::tr("off")) : DeviceWords::tr("n/a");
}

QString number(const std::optional<int>& count) { return count ? countText(*count) : DeviceWords::tr("n/a"); }

/// As the makers of cards count.
QString memorySize(Bytes bytes)
{
    constexpr double gibibyte = 1024.0 * 1024.0 * 1024.0;
    return DeviceWords::tr("%1 GiB").arg(numberText(bytes.value() / gibibyte, 4));
}

QString shortened(const QString& uuid) { return uuid.left(shortUuid); }

QStringList stateParts(const DeviceFacts& device)
{
    QStringList parts;
    if (device.kind == DeviceKind::Cuda)
        parts << DeviceWords::tr("other processes: %1").arg(number(device.otherProcesses))
              << DeviceWords::tr("display: %1").arg(yesOrNo(device.isDisplayAttached))
              << DeviceWords::tr("ECC: %1").arg(onOrOff(device.isEccOn))
              << DeviceWords::tr("MIG slice: %1").arg(yesOrNo(device.isMigSlice));
    parts << DeviceWords::tr("on battery: %1").arg(yesOrNo(device.isOnBattery));
    return parts;
}

} // namespace

QString DeviceWords::title(const DeviceFacts& device, bool isNameShared)
{
    if (device.name.empty())
        return tr("unnamed device");
    QString name = QString::fromStdString(device.name);
    if (!isNameShared)
        return name;
    const QString id = QString::fromStdString(device.id);
    return tr("%1 (%2)", "two of one name: name, number")
        .arg(name, device.cudaIndex ? countText(*device.cudaIndex) : id);
}

QString DeviceWords::identity(const DeviceFacts& device)
{
    QStringList parts{QString::fromStdString(device.id)};
    if (device.kind == DeviceKind::Cuda) {
        parts << (device.uuid ? shortened(words(device.uuid)) : tr("UUID n/a"));
        parts << tr("PCI %1").arg(words(device.pciBusId));
    }
    if (device.memory)
        parts << memorySize(*device.memory);
    return parts.join(QStringLiteral(" · "));
}

QString DeviceWords::state(const DeviceFacts& device) { return stateParts(device).join(QStringLiteral(" · ")); }

QStringList DeviceWords::details(const DeviceFacts& device)
{
    QStringList lines{title(device, false), tr("id: %1").arg(QString::fromStdString(device.id))};
    if (device.kind == DeviceKind::Cuda)
        lines << tr("CUDA index: %1").arg(number(device.cudaIndex)) << tr("UUID: %1").arg(words(device.uuid))
              << tr("PCI bus: %1").arg(words(device.pciBusId))
              << tr("compute capability: %1").arg(words(device.computeCapability));
    if (device.memory)
        lines << tr("memory: %1").arg(memorySize(*device.memory));
    return lines + stateParts(device);
}

} // namespace roofline::window
