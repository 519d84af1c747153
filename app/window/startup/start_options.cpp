// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/start_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/window/export/figure.h"
#include "app/window/startup/option_list.h"

namespace roofline::window {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StartOptions", text); }

constexpr int largestSide = 16384;

QString badValue(const char* option, const QString& needed, const QString& found)
{
    return tr("--%1: %2 is needed, found \"%3\"").arg(QLatin1String(option), needed, found);
}

/// Reads the value of one option after the other, until one is wrong.
class ValueReader {
public:
    explicit ValueReader(const QCommandLineParser& parser) : m_parser(parser) {}

    std::variant<StartOptions, StartAnswer, StartError> read()
    {
        readSession();
        readPlace();
        readMeasure();
        readSize();
        readTheme();
        readLanguage();
        readFigure();
        m_options.device = text("device", tr("a device such as cuda:0"));
        m_options.screenshot = text("screenshot", tr("a file"));
        m_options.save = text("save", tr("a file"));
        m_options.isLecture = m_parser.isSet("lecture");
        m_options.isFullScreen = m_parser.isSet("full-screen");
        m_options.platform = text("platform", tr("a name such as offscreen"));
        if (!m_options.device.isEmpty() && !m_options.measure)
            refuse(tr("--device: --measure quick, scaled or classic is needed with it"));
        needDifferentTargets();
        if (!m_error.isEmpty())
            return StartError{m_error};
        return m_options;
    }

private:
    void refuse(const QString& message)
    {
        if (m_error.isEmpty())
            m_error = message;
    }

    QString text(const char* option, const QString& needed)
    {
        QString value = m_parser.value(option);
        if (m_parser.isSet(option) && value.isEmpty())
            refuse(badValue(option, needed, value));
        return value;
    }

    void readSession()
    {
        QStringList files = m_parser.positionalArguments();
        if (m_parser.isSet("session"))
            files << text("session", tr("a file"));
        if (files.size() > 1)
            refuse(tr("only one session can be opened, found %1: %2").arg(files.size()).arg(files.join(", ")));
        m_options.session = files.value(0);
        if (files.size() == 1 && m_options.session.isEmpty())
            refuse(tr("the name of the session to open is empty"));
    }

    void readPlace()
    {
        if (!m_parser.isSet("place"))
            return;
        auto place = placeFromText(m_parser.value("place"));
        if (const auto* error = std::get_if<PlaceError>(&place))
            refuse("--place: " + error->message);
        else
            m_options.place = std::get<Place>(std::move(place));
    }

    void readMeasure()
    {
        if (!m_parser.isSet("measure"))
            return;
        m_options.measure = planKindOf(m_parser.value("measure").toStdString());
        if (!m_options.measure)
            refuse(badValue("measure", tr("quick, scaled or classic"), m_parser.value("measure")));
    }

    void readSize()
    {
        if (!m_parser.isSet("size"))
            return;
        static const QRegularExpression shape(QStringLiteral("^([0-9]{1,5})[x×]([0-9]{1,5})$"));
        const QRegularExpressionMatch match = shape.match(m_parser.value("size"));
        const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
        if (!match.hasMatch() || size.isEmpty() || qMax(size.width(), size.height()) > largestSide)
            refuse(
                badValue("size", tr("WxH in pixels, each side from 1 to %1").arg(largestSide), m_parser.value("size")));
        m_options.size = size;
    }

    void readTheme()
    {
        m_options.theme = themeNamed(m_parser.value("theme"));
        if (m_parser.isSet("theme") && !m_options.theme)
            refuse(badValue("theme", tr("system, light, dark or contrast"), m_parser.value("theme")));
    }

    void readLanguage()
    {
        const QString name = m_parser.value("language");
        if (name == "pseudo-long" || name == "pseudo-rtl")
            m_options.language = name == "pseudo-long" ? PseudoLanguage::Long : PseudoLanguage::RightToLeft;
        else if (m_parser.isSet("language"))
            refuse(badValue("language", tr("pseudo-long or pseudo-rtl"), name));
    }

    void readFigure()
    {
        auto figure = readFigureOptions(m_parser);
        if (const auto* fault = std::get_if<QString>(&figure))
            return refuse(*fault);
        m_options.figure = std::get<FigureOptions>(std::move(figure));
        const QSize least = smallestFigureSize(m_options.figure.part);
        const QSize size = m_options.size.value_or(least);
        if (m_options.figure.hasPicture() && size.expandedTo(least) != size)
            refuse(badValue("size",
                            tr("%1x%2 or more for this exported picture").arg(least.width()).arg(least.height()),
                            m_parser.value("size")));
    }

    /// One file cannot hold two things.
    void needDifferentTargets()
    {
        QStringList seen;
        for (const QString& target : m_options.targets()) {
            const QString path = QDir::cleanPath(QFileInfo(target).absoluteFilePath());
            if (seen.contains(path))
                refuse(tr("%1: a file of its own is needed for each of --export, --save and --screenshot").arg(target));
            seen << path;
        }
    }

    const QCommandLineParser& m_parser;
    StartOptions m_options;
    QString m_error;
};

} // namespace

QStringList StartOptions::targets() const
{
    QStringList all{save, screenshot};
    all += figure.files;
    all.removeAll(QString());
    return all;
}

std::variant<StartOptions, StartAnswer, StartError> readStartOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (!parser.parse(arguments)) {
        QString what = parser.errorText().simplified();
        if (what.endsWith('.'))
            what.chop(1);
        return StartError{tr("%1; --help lists the options").arg(what)};
    }
    if (parser.isSet("help"))
        return StartAnswer{parser.helpText()};
    if (parser.isSet("version"))
        return StartAnswer{QStringLiteral("roofline-explorer " ROOFLINE_VERSION "\n")};
    return ValueReader(parser).read();
}

std::variant<QString, StartError> choosePlatform(const StartOptions& options, bool hasDisplay)
{
    if (!options.platform.isEmpty() || hasDisplay)
        return options.platform;
    if (options.isErrand())
        return QStringLiteral("offscreen");
    return StartError{
        tr("there is no display here: set DISPLAY or WAYLAND_DISPLAY, or write a picture with --screenshot "
           "FILE.png")};
}

bool environmentHasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name))
            return true;
    return false;
#else
    return true;
#endif
}

} // namespace roofline::window
