// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QTest>

#include "app/window/export/svg/svg_picture.h"
#include "app/window/export/svg/svg_words.h"
#include "tests/window/export/svg_document.h"

#include <functional>
#include <memory>

namespace roofline::window {

namespace {

SvgDocument painted(const std::function<void(QPainter&)>& paint, const QString& title = "t",
                    const QString& description = "d")
{
    SvgPicture picture({400, 300}, title, description);
    {
        QPainter painter(&picture);
        QFont font;
        font.setPixelSize(20);
        font.setHintingPreference(QFont::PreferNoHinting);
        painter.setFont(font);
        paint(painter);
    }
    return SvgDocument(picture.document());
}

} // namespace

class SvgPictureTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreShortAndHaveAPoint()
    {
        QCOMPARE(svgNumber(1.0), QString("1"));
        QCOMPARE(svgNumber(1.25), QString("1.25"));
        QCOMPARE(svgNumber(100.0), QString("100"));
        QCOMPARE(svgNumber(-0.001), QString("0"));
        QCOMPARE(svgNumber(-12.5), QString("-12.5"));
        QCOMPARE(svgNumber(16384.126), QString("16384.13"));
    }

    void saysWhatItIs()
    {
        const SvgDocument document = painted([](QPainter&) {}, "A <title> & \"more\"", "Line 1\nLine 2 \x01\x02");
        QCOMPARE(document.fault, QString());
        const SvgElement root = document.elements.first();
        QCOMPARE(root.name, QString("svg"));
        QCOMPARE(root.value("width"), QString("400"));
        QCOMPARE(root.value("viewBox"), QString("0 0 400 300"));
        QCOMPARE(root.value("role"), QString("img"));
        QCOMPARE(root.value("aria-labelledby"), QString("title description"));
        QCOMPARE(document.all("title").first().value("id"), QString("title"));
        QCOMPARE(document.all("desc").first().value("id"), QString("description"));
        QVERIFY(document.words("title").startsWith("A <title> & \"more\""));
        QVERIFY(document.words("desc").startsWith("Line 1\nLine 2")); // without what no XML can hold
    }

    void keepsTextsAsTextsOfTheirMeasuredLength()
    {
        double width = 0.0;
        const SvgDocument document = painted([&width](QPainter& painter) {
            painter.setPen(QColor(0x11, 0x22, 0x33));
            painter.drawText(QPointF(30.0, 40.0), "a < b & c");
            width = QFontMetricsF(painter.font()).horizontalAdvance("a < b & c");
        });
        QCOMPARE(document.fault, QString());
        const SvgElement text = document.all("text").first();
        QCOMPARE(text.words.trimmed(), QString("a < b & c"));
        QCOMPARE(text.number("x"), 30.0);
        QCOMPARE(text.number("y"), 40.0);
        QCOMPARE(text.value("font-size"), QString("20"));
        QCOMPARE(text.value("fill"), QString("#112233"));
        QVERIFY(text.value("font-family").endsWith("'Verdana', sans-serif"));
        QVERIFY(qAbs(text.number("textLength") - width) < 0.1);
        QCOMPARE(text.value("lengthAdjust"), QString("spacingAndGlyphs"));
    }

    void turnsAndShiftsTexts()
    {
        const SvgDocument document = painted([](QPainter& painter) {
            painter.translate(100.0, 50.0);
            painter.drawText(QPointF(1.0, 2.0), "shifted");
            painter.rotate(-90.0);
            painter.drawText(QPointF(0.0, 0.0), "turned");
        });
        const QList<SvgElement> texts = document.all("text");
        QCOMPARE(texts[0].number("x"), 101.0);
        QCOMPARE(texts[0].number("y"), 52.0);
        QVERIFY(texts[0].value("transform").isEmpty());
        const QStringList parts = texts[1].value("transform").mid(7).chopped(1).split(' ');
        QCOMPARE(parts.size(), 6);
        QVERIFY(qAbs(parts[0].toDouble()) < 1e-6 && qAbs(parts[1].toDouble() + 1.0) < 1e-6);
        QCOMPARE(parts[4].toDouble(), 100.0);
        QCOMPARE(parts[5].toDouble(), 50.0);
    }

    void startsTextsFromRightToLeftAtTheirRight()
    {
        const QString word = QStringLiteral("\u05d0\u05d1\u05d2");
        const SvgDocument document =
            painted([&word](QPainter& painter) { painter.drawText(QPointF(30.0, 40.0), word); });
        const SvgElement text = document.all("text").first();
        QCOMPARE(text.words.trimmed(), word);
        QCOMPARE(text.value("direction"), QString("rtl"));
        QVERIFY(qAbs(text.number("x") - 30.0 - text.number("textLength")) < 0.1);
    }

    void joinsLinesOfOneLook()
    {
        const SvgDocument document = painted([](QPainter& painter) {
            painter.setPen(QPen(Qt::red, 2.0, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(0.0, 0.0), QPointF(10.0, 0.0));
            painter.drawLine(QPointF(0.0, 5.0), QPointF(10.0, 5.0));
            painter.setPen(QPen(Qt::red, 3.0, Qt::DashLine, Qt::FlatCap));
            painter.drawLine(QPointF(0.0, 9.0), QPointF(10.0, 9.0));
        });
        const QList<SvgElement> paths = document.all("path");
        QCOMPARE(paths.size(), 2);
        QCOMPARE(paths[0].value("d"), QString("M0 0L10 0M0 5L10 5"));
        QCOMPARE(paths[0].value("stroke"), QString("#ff0000"));
        QCOMPARE(paths[0].value("stroke-width"), QString("2"));
        QCOMPARE(paths[0].value("fill"), QString("none"));
        QVERIFY(paths[0].value("stroke-dasharray").isEmpty());
        QCOMPARE(paths[1].value("stroke-dasharray"), QString("12 6")); // of a pen of 3: four and two of it
    }

    void closesWhatIsClosed()
    {
        const SvgDocument document = painted([](QPainter& painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(0, 0, 255, 128));
            painter.drawPolygon(QPolygonF({{1.0, 1.0}, {5.0, 1.0}, {3.0, 4.0}}));
        });
        const SvgElement path = document.all("path").first();
        QCOMPARE(path.value("d"), QString("M1 1L5 1L3 4L1 1Z"));
        QCOMPARE(path.value("fill"), QString("#0000ff"));
        QVERIFY(qAbs(path.number("fill-opacity") - 128.0 / 255.0) < 1e-3);
        QVERIFY(path.value("stroke").isEmpty());
    }

    void clipsAsThePainterDoesAndNoLonger()
    {
        const SvgDocument document = painted([](QPainter& painter) {
            painter.setPen(QPen(Qt::black, 1.0));
            painter.drawLine(QPointF(0.0, 0.0), QPointF(400.0, 0.0));
            painter.save();
            painter.translate(10.0, 10.0);
            painter.setClipRect(QRectF(0.0, 0.0, 100.0, 50.0));
            painter.save();
            painter.setClipRect(QRectF(50.5, 0.0, 500.0, 500.0), Qt::IntersectClip);
            painter.drawLine(QPointF(0.0, 1.0), QPointF(400.0, 1.0));
            painter.restore();
            painter.drawLine(QPointF(0.0, 2.0), QPointF(400.0, 2.0));
            painter.restore();
            painter.drawLine(QPointF(0.0, 3.0), QPointF(400.0, 3.0));
            painter.setClipRect(QRectF(-5.0, -5.0, 1000.0, 1000.0)); // cuts nothing off
            painter.drawLine(QPointF(0.0, 4.0), QPointF(400.0, 4.0));
        });
        QCOMPARE(document.fault, QString());
        QHash<QString, QString> outlines;
        QHash<QString, QString> clipOf;
        for (qsizetype i = 0; i < document.elements.size(); ++i) {
            const SvgElement& element = document.elements[i];
            if (element.name == "clipPath")
                outlines["url(#" + element.value("id") + ')'] = document.elements[++i].value("d");
            else if (element.name == "path")
                clipOf[element.value("d")] = outlines.value(element.clip);
        }
        QCOMPARE(clipOf.value("M0 0L400 0", "?"), QString());
        QCOMPARE(clipOf.value("M10 11L410 11", "?"), QString("M60.5 10L110 10L110 60L60.5 60L60.5 10Z"));
        QCOMPARE(clipOf.value("M10 12L410 12", "?"), QString("M10 10L110 10L110 60L10 60L10 10Z"));
        QCOMPARE(clipOf.value("M0 3L400 3M0 4L400 4", "?"), QString());
    }

    void holdsPictures()
    {
        const SvgDocument document = painted([](QPainter& painter) {
            QPixmap pixmap(4, 3);
            pixmap.fill(Qt::green);
            painter.drawPixmap(QPointF(7.0, 8.0), pixmap);
        });
        const SvgElement image = document.all("image").first();
        const QByteArray png = QByteArray::fromBase64(image.value("href").mid(22).toLatin1());
        const QImage read = QImage::fromData(png);
        QCOMPARE(read.size(), QSize(4, 3));
        QCOMPARE(read.pixelColor(1, 1), QColor(Qt::green));
        QCOMPARE(image.number("width"), 4.0);
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::SvgPictureTest)
#include "svg_picture_test.moc"
