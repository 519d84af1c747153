// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QImage>
#include <QPainter>

#include "app/window/theme/kernel_style.h"
#include "core/measuring/product_point.h"
#include "core/session/named_session.h"

#include <map>

using namespace roofline;
using namespace roofline::window;

class KernelStyleTest : public QObject {
    Q_OBJECT

private slots:
    void everyKernelIsKnownWithoutColour();
    void shapesAreToldApartWhereTheyAreSmall();
};

/// What stands as a point of its own in the roofline: no knee, no product of the series.
static std::vector<std::string> pointsOf(const Session& session)
{
    std::vector<std::string> ids;
    for (const KernelMeasurement& kernel : session.kernels)
        if (!productOf(kernel.id) && kernel.id.rfind("knee_", 0) != 0)
            ids.push_back(kernel.id);
    return ids;
}

void KernelStyleTest::everyKernelIsKnownWithoutColour()
{
    const auto ids = pointsOf(std::get<Session>(readNamedSession("nvidia-h200")));
    QVERIFY(ids.size() >= 17);
    std::map<MarkerShape, std::string> shapes;
    for (const std::string& id : ids) {
        const auto [other, isNew] = shapes.emplace(kernelStyle(id).shape, id);
        QVERIFY2(isNew, (id + " looks like " + other->second).c_str());
        QVERIFY2(kernelStyle(id).shape != MarkerShape::Pentagon, id.c_str());
    }
}

void KernelStyleTest::shapesAreToldApartWhereTheyAreSmall()
{
    constexpr int side = 14;
    std::vector<QImage> pictures;
    for (int shape = 0; shape <= static_cast<int>(MarkerShape::HalfDisc); ++shape) {
        QImage picture(side, side, QImage::Format_Grayscale8);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        drawMarker(painter, {side / 2.0, side / 2.0}, {Qt::gray, static_cast<MarkerShape>(shape)}, 9.0, Qt::black);
        painter.end();
        for (const QImage& other : pictures) {
            int different = 0;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    different +=
                        std::abs(picture.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60;
            QVERIFY2(different >= 8, qPrintable(QString("shape %1: %2 pixels").arg(shape).arg(different)));
        }
        pictures.push_back(picture);
    }
}

QTEST_MAIN(KernelStyleTest)
#include "kernel_style_test.moc"
