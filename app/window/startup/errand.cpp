// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/errand.h"

#include "app/window/export/exported_file.h"
#include "app/window/measuring/failed_checks.h"
#include "app/window/session_files/file_path.h"
#include "app/window/startup/explorer.h"
#include "app/window/startup/picture.h"
#include "app/window/startup/say.h"
#include "app/window/theme/palettes.h"
#include "core/session/atomic_file.h"
#include "core/session/session_file.h"

#include <QTimer>

#include <utility>

namespace roofline::window {

Errand::Errand(Explorer& explorer, StartOptions options, QObject* parent)
    : QObject(parent), m_explorer(explorer), m_options(std::move(options))
{}

QString Errand::obstacle(const StartOptions& options)
{
    for (const QString& target : options.targets())
        if (const auto error = whyNotWritable(pathOf(target)))
            return QString::fromStdString(error->message);
    return {};
}

void Errand::start()
{
    if (m_options.measure)
        measure();
    else
        QTimer::singleShot(0, this, &Errand::write); // the event loop runs by then
}

void Errand::measure()
{
    MeasuringClient& client = m_explorer.client();
    connect(&client, &MeasuringClient::ended, this, [this](std::uint64_t, const Ending& ending) { onEnded(ending); });
    connect(&client, &MeasuringClient::told, this, [this](std::uint64_t, const RunEvent& event) {
        m_hasResult = m_hasResult || std::holds_alternative<CeilingMeasurement>(event) ||
                      std::holds_alternative<KernelMeasurement>(event);
    });
    connect(&client, &MeasuringClient::placeFailed, this, [this](const QString& message) {
        complain(message);
        emit done(m_status);
    });
    connect(&client, &MeasuringClient::devicesListed, this, [this](const std::vector<DeviceFacts>& devices) {
        if (!devices.empty())
            return;
        complain(tr("nothing can be measured here: the place has no device"));
        emit done(m_status);
    });
    m_explorer.flow().measure(m_options.device);
}

void Errand::onEnded(const Ending& ending)
{
    if (const auto* failed = std::get_if<Failed>(&ending))
        complain(QString::fromStdString(failed->message));
    if (!m_hasResult) { // what is on screen is no result of this run
        if (std::holds_alternative<Completed>(ending))
            complain(tr("the run came to its end without a result"));
        emit done(m_status);
        return;
    }
    const QString failed = failedChecksText(m_explorer.screen().session());
    if (std::holds_alternative<Completed>(ending) && !failed.isEmpty())
        complain(failed);
    write();
}

void Errand::interrupt(int signal)
{
    m_status = 128 + signal;
    if (m_explorer.client().isMeasuring())
        m_explorer.client().cancel();
    else
        emit done(m_status);
}

void Errand::complain(const QString& message)
{
    say::error(message);
    if (m_status == 0)
        m_status = 1;
}

void Errand::write()
{
    if (!m_options.save.isEmpty()) {
        const auto error = writeSessionFile(m_explorer.screen().session(), pathOf(m_options.save));
        if (error)
            complain(QString::fromStdString(error->message));
    }
    if (!m_options.screenshot.isEmpty()) {
        const QString error = writePicture(m_explorer.window(), m_options.screenshot);
        if (!error.isEmpty())
            complain(error);
        else if (const QString remark = m_options.size ? whyLarger(m_explorer.window(), *m_options.size) : QString();
                 !remark.isEmpty())
            say::error(remark);
    }
    for (const QString& file : m_options.figure.files)
        writeExport(file);
    emit done(m_status);
}

void Errand::writeExport(const QString& file)
{
    const FigureContent content{m_explorer.sliders().reading(), m_explorer.screen().session(), m_options.figure.part};
    const Theme theme = m_options.theme.value_or(Theme::Light);
    const FigureLook look{m_options.size.value_or(usualFigureSize(content.part)),
                          theme == Theme::System ? m_explorer.window().palette() : paletteOf(theme)};
    const QString error = exportToFile(file, content, look);
    if (!error.isEmpty())
        complain(error);
}

} // namespace roofline::window
