// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/failure_text.h"

#include "core/wire/event.h"

#include <QCoreApplication>

namespace roofline::window::failure_text {

namespace {

constexpr qsizetype shownPlaceLength = 60;

QString tr(const char* text) { return QCoreApplication::translate("MeasuringFailure", text); }

QString named(const Place& place)
{
    if (place.isOwn)
        return tr("The measuring program");
    const QString& text = place.text;
    return QString("\"%1\"").arg(text.size() > shownPlaceLength ? text.left(shownPlaceLength - 1) + QChar(0x2026)
                                                                : text);
}

QString withLastWords(const QString& sentence, const QString& lastWords)
{
    return lastWords.isEmpty() ? sentence : tr("%1 It said: %2").arg(sentence, lastWords);
}

QString inSeconds(MeasuringLimits::Milliseconds time)
{
    return QString::number(static_cast<double>(time.count()) / 1000.0, 'g', 3);
}

QString ending(const ServeExit& exit)
{
    if (exit.isCrash)
        return tr("was ended by a signal or crashed");
    return tr("ended with exit status %1").arg(exit.code);
}

} // namespace

QString exited(const Place& place, const ServeExit& exit, bool wasGreeted, const QString& lastWords)
{
    if (!exit.hasStarted)
        return tr("Cannot start \"%1\" (%2): check that it is installed, or name another place with --place.")
            .arg(place.command.first(), exit.systemMessage);
    if (!wasGreeted)
        return withLastWords(
            tr("%1 %2 before it was ready: run it in a terminal to see why; it must start \"roofline serve\".")
                .arg(named(place), ending(exit)),
            lastWords);
    const QString where = exit.isMidLine ? tr(" in the middle of a line") : QString();
    return withLastWords(
        tr("%1 %2%3 while it was at work: Measure starts it afresh.").arg(named(place), ending(exit), where),
        lastWords);
}

QString neverGreeted(const Place& place, MeasuringLimits::Milliseconds waited, const QString& lastWords)
{
    return withLastWords(
        tr("%1 did not get ready within %2 s and was ended: run it in a terminal to see what it waits for; it "
           "must start \"roofline serve\".")
            .arg(named(place), inSeconds(waited)),
        lastWords);
}

QString silent(const Place& place, MeasuringLimits::Milliseconds waited, const QString& lastWords)
{
    return withLastWords(tr("%1 said nothing for %2 s and was ended: the device may hang; Measure starts it afresh.")
                             .arg(named(place), inSeconds(waited)),
                         lastWords);
}

QString notALine(const Place& place, const QString& whatIsWrong, const QString& lastWords)
{
    return withLastWords(
        tr("%1 sent a line that is not understood (%2) and was ended: check that it is \"roofline serve\" of "
           "this version, then Measure again.")
            .arg(named(place), whatIsWrong.simplified()),
        lastWords);
}

QString otherProtocol(const Place& place, int theirs)
{
    return tr("%1 speaks protocol %2, this window %3: install the same version on both sides.")
        .arg(named(place))
        .arg(theirs)
        .arg(wire::protocolVersion);
}

QString tooMuch(const Place& place)
{
    return tr("%1 sent far more than a run has to tell and was ended: check that it is \"roofline serve\" of this "
              "version.")
        .arg(named(place));
}

QString refused(const Place& place, const QString& reason)
{
    return tr("%1 did not understand what it was asked (%2): install the same version on both sides.")
        .arg(named(place), reason.simplified());
}

} // namespace roofline::window::failure_text
