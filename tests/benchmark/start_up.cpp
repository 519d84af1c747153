// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From the start of the process to the first painted window: the program's, and that of an empty QMainWindow, in turn in the
// same run. Prints both medians and the ratio, and judges nothing: a benchmark is read by people.
//
// start_up [STARTS]
#include <QApplication>
#include <QMainWindow>
#include <QProcess>
#include <QTimer>

#include "app/window/measuring/place.h"
#include "app/window/startup/explorer.h"
#include "tests/benchmark/percentile.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

using namespace roofline::window;

namespace {

/// Nanoseconds of a clock that all processes of a machine share.
qint64 now() { return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1); }

/// Prints the moment at which the window's first paint is done, and ends the program.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(QWidget& window) { window.installEventFilter(this); }

    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && !m_isSeen) {
            m_isSeen = true;
            QTimer::singleShot(0, this, [] { // the whole window is painted in the same turn of the loop
                std::printf("%lld\n", static_cast<long long>(now()));
                QCoreApplication::exit();
            });
        }
        return QObject::eventFilter(object, event);
    }

private:
    bool m_isSeen = false;
};

int startOne(int argc, char** argv, const QString& which)
{
    QApplication application(argc, argv);
    std::unique_ptr<Explorer> explorer;
    QMainWindow empty;
    QWidget* window = &empty;
    if (which == "explorer") {
        explorer = std::make_unique<Explorer>(ownPlace(QCoreApplication::applicationDirPath()));
        window = &explorer->window();
    }
    window->resize(1280, 800);
    const FirstPaint paint(*window);
    window->show();
    if (explorer)
        explorer->client().listDevices(); // as the program does
    return QApplication::exec();
}

/// Milliseconds; negative where the child told nothing.
double timeOf(const QString& program, const QString& which)
{
    QProcess child;
    const qint64 begin = now();
    child.start(program, {"--one", which});
    child.waitForFinished(-1);
    bool isNumber = false;
    const qint64 end = child.readAllStandardOutput().trimmed().toLongLong(&isNumber);
    return isNumber ? static_cast<double>(end - begin) / 1e6 : -1.0;
}

void report(const char* name, const std::vector<double>& times)
{
    std::printf("%-18s median %7.1f ms   slowest %7.1f ms   of %zu starts\n", name, median(times),
                percentile(times, 1.0), times.size());
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 2 && qstrcmp(argv[1], "--one") == 0)
        return startOne(argc, argv, QString::fromLatin1(argv[2]));
    const QCoreApplication application(argc, argv);
    const int starts = argc > 1 ? qMax(1, std::atoi(argv[1])) : 10;
    std::vector<double> ours;
    std::vector<double> empty;
    for (int start = -1; start < starts; ++start) { // the first fills the caches of the file system
        const double one = timeOf(QCoreApplication::applicationFilePath(), "explorer");
        const double other = timeOf(QCoreApplication::applicationFilePath(), "empty");
        if (one < 0.0 || other < 0.0) {
            std::printf("a window was not painted\n");
            return 1;
        }
        if (start >= 0) {
            ours.push_back(one);
            empty.push_back(other);
        }
    }
    report("Roofline Explorer", ours);
    report("empty QMainWindow", empty);
    std::printf("ours / empty       %.2f (median), platform %s\n", median(ours) / median(empty),
                qgetenv("QT_QPA_PLATFORM").constData());
    return 0;
}
