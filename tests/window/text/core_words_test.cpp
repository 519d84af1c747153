// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/window/export/alt_text.h"
#include "app/window/language/pseudo_translator.h"
#include "app/window/table/session_lines.h"
#include "app/window/text/core_words.h"
#include "app/window/text/local_digits.h"
#include "core/quantity/units.h"
#include "core/session/feeding.h"
#include "core/session/named_session.h"
#include "core/session/recorded_cards.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/untranslated.h"

#include <cmath>
#include <memory>

namespace roofline::window {

class CoreWordsTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreAsTheReadersCountryWritesThem()
    {
        const QString words = QStringLiteral("tiled 16 in FP32: 33398.7 GB/s ± 0.01 % of 20");
        QCOMPARE(inLocalDigits(words, QLocale::c()), words);
        QCOMPARE(inLocalDigits(words, QLocale("de_DE")), QString("tiled 16 in FP32: 33398,7 GB/s ± 0,01 % of 20"));
        QCOMPARE(inLocalDigits(words, QLocale("ar_EG")), QString("tiled ١٦ in FP32: ٣٣٣٩٨٫٧ GB/s ± ٠٫٠١ % of ٢٠"));
    }

    void noPointOfCoreIsLeftInAGermanSentence()
    {
        const Session session = std::get<Session>(readNamedSession("nvidia-h200"));
        QLocale::setDefault(QLocale("de_DE"));
        const QStringList sentences = {notesText(session), ceilingsLine(session), shapesText(session),
                                       AltText::of({.reading = readModel({{}, *roofOf(session)}), .session = session})};
        QLocale::setDefault(QLocale::c());
        static const QRegularExpression point("[^ ]*[0-9]\\.[0-9][^ ]*");
        static const QRegularExpression version("(driver|CUDA|nvcc|Ubuntu|roofline) [0-9.]+");
        for (QString sentence : sentences) {
            sentence.remove(version); // a name
            QVERIFY(sentence.contains(u','));
            QVERIFY2(!sentence.contains(point), qPrintable(point.match(sentence).captured()));
        }
    }

    void cleanup() { m_translator.reset(); }

    void staysAsItIsInEnglish()
    {
        for (const char* words : {"vector add", "± 0.05 % of 13", "matmul, tiled 16", "4 × float4 in flight",
                                  "FAILED: largest error 0.5 absolute, 1e+03 relative; every output"})
            QCOMPARE(CoreWords::said(words), QString::fromUtf8(words));
        QCOMPARE(CoreWords::list("1980 MHz, 412 W, 45 °C, not throttled"),
                 QString::fromUtf8("1980 MHz, 412 W, 45 °C, not throttled"));
    }

    void everyWordOfARecordedTableIsKnown()
    {
        m_translator = std::make_unique<PseudoTranslator>(PseudoLanguage::Long);
        QCoreApplication::installTranslator(m_translator.get());
        for (const RecordedCard& card : recordedCards()) {
            const Session session = std::get<Session>(readNamedSession(std::string(card.id)));
            for (const ResultRow& row : resultRows(session))
                for (const std::string& words : {row.kernel, row.spread, row.boundBy, row.check, row.note})
                    QVERIFY2(isTranslated(words), words.c_str());
            for (const CeilingRow& row : ceilingRows(session))
                for (const std::string& words : {row.ceiling, row.spread, row.check})
                    QVERIFY2(isTranslated(words), words.c_str());
        }
    }

    void everyShapeOfAScaledSessionIsKnown()
    {
        m_translator = std::make_unique<PseudoTranslator>(PseudoLanguage::Long);
        QCoreApplication::installTranslator(m_translator.get());
        const Session session = std::get<Session>(readSessionFile(SCALED_SESSION));
        for (const CeilingMeasurement& ceiling : session.ceilings)
            for (const ShapeMeasurement& shape : ceiling.shapes) {
                const QString said = CoreWords::list(shape.shape);
                const QStringList plain = untranslated({{said, {}, false}}, PseudoLanguage::Long, namesIn(session));
                QVERIFY2(plain.isEmpty(), qPrintable(plain.join('\n')));
            }
    }

    void everyNameOfAStepIsKnown()
    {
        m_translator = std::make_unique<PseudoTranslator>(PseudoLanguage::Long);
        QCoreApplication::installTranslator(m_translator.get());
        for (const char* id : {"copy",
                               "triad",
                               "dram_read",
                               "dram_write",
                               "l2_read",
                               "llc_read",
                               "l1_read",
                               "fma_fp32",
                               "muladd_fp32",
                               "fma_fp64",
                               "fma_fp16x2",
                               "fma_bf16x2",
                               "mad_int32",
                               "mma_fp16",
                               "mma_bf16",
                               "mma_tf32",
                               "mma_fp8",
                               "mma_int8",
                               "vector_add",
                               "transpose_naive",
                               "block_reduction",
                               "matmul_naive",
                               "matmul_register_tiled",
                               "matmul_double_buffered",
                               "matmul_tensor",
                               "transpose_shared",
                               "transpose_padded",
                               "reduction_shuffle",
                               "blur_untiled",
                               "blur_tiled",
                               "blur_separable",
                               "grayscale",
                               "matmul_tiled_32",
                               "knee_0.0625",
                               "product_t1_n32",
                               "product_t16_n1024"}) {
            const std::string name = readableName(id);
            QVERIFY2(name != id, id); // an id that core does not know is its own name
            QVERIFY2(isTranslated(name), id);
        }
    }

    void whyNothingIsTimedIsKnown()
    {
        m_translator = std::make_unique<PseudoTranslator>(PseudoLanguage::Long);
        QCoreApplication::installTranslator(m_translator.get());
        for (const char* words : {"no kernel \"fourier\" can be timed live: ask for matmul_naive or matmul_tiled",
                                  "A Card times no product live: measure a run on it, or choose another device",
                                  "A Card times no tiled product live: choose T 1, which is untiled",
                                  "A Card times no untiled product live: choose a tile of 8, 16, 32",
                                  "A Card has no kernel with tiles of 129: choose 8, 16, 32",
                                  "too large to be timed in a moment on A Card: choose a smaller N"})
            QVERIFY2(isTranslated(words), words);
    }

    void wordsWithinWordsAreSaidToo()
    {
        m_translator = std::make_unique<PseudoTranslator>(PseudoLanguage::Long);
        QCoreApplication::installTranslator(m_translator.get());
        const QString words = CoreWords::said("its mix of reads and writes is easier on memory than the copy's, and "
                                              "stands under DRAM, read: 4684.1 GB/s ± 0.2 % of 13, not quiet");
        QVERIFY(!words.contains(QLatin1String("read")));
        QVERIFY(words.contains(QLatin1String("4684.1")));
        QVERIFY(!words.contains(QLatin1String("quiet")));
        QVERIFY(!words.contains(QRegularExpression(QStringLiteral("%[1-9]"))));
    }

    void everyReasonAboveTheRoofIsSaidWhole()
    {
        m_translator = std::make_unique<PseudoTranslator>(PseudoLanguage::Long);
        QCoreApplication::installTranslator(m_translator.get());
        Session session = made_up::session();
        QSet<QString> reasons;
        for (const char* level : {"copy", "dram_read", "triad", "dram_write", "l2_read", "l1_read"}) {
            CeilingMeasurement ceiling = made_up::copyCeiling();
            ceiling.id = level;
            ceiling.origin = knownOrigin(level);
            ceiling.best.traffic = bytes(1e9 * std::pow(2.0, static_cast<double>(session.ceilings.size())));
            session.ceilings.push_back(ceiling);
            for (const char* id : {"vector_add", "transpose_naive", "matmul_naive", "block_reduction", "grayscale"})
                for (double gigabytes = 100.0; gigabytes < 1e6; gigabytes *= 1.3) {
                    KernelMeasurement kernel = made_up::kernels()[0];
                    kernel.id = id;
                    kernel.traffic = bytes(gigabytes * 1e9 * kernel.time.median.count());
                    addReasons(reasons, kernel, session);
                }
        }
        addNoise(reasons, session);
        QVERIFY(reasons.size() > 20);
        static const QRegularExpression plain(QStringLiteral("[aceilnorsuyz]"));
        for (const QString& reason : reasons) {
            const QString said = CoreWords::said(reason.toStdString()).remove(QLatin1String("GiB"));
            QVERIFY2(!said.contains(plain), qPrintable(reason + '\n' + said));
        }
    }

private:
    static void addReasons(QSet<QString>& reasons, const KernelMeasurement& kernel, Session session)
    {
        for (const std::optional<Bytes> cache : {std::optional<Bytes>(), std::optional(bytes(1e12))}) {
            session.device.lastLevelCache = cache;
            for (const Limit limit : {Limit::Memory, Limit::Compute})
                reasons.insert(QString::fromStdString(whyAbove(kernel, {limit, 5.0, true}, roofs(session), session)));
        }
    }

    static void addNoise(QSet<QString>& reasons, Session session)
    {
        const KernelMeasurement kernel = made_up::kernels()[0];
        const auto add = [&](double fraction) {
            reasons.insert(
                QString::fromStdString(whyAbove(kernel, {Limit::Compute, fraction, true}, roofs(session), session)));
        };
        add(1.01);
        Timing& time = session.ceilings[1].best.time;
        time.samples.assign(40, milliseconds(1.0));
        std::fill(time.samples.begin() + 30, time.samples.end(), milliseconds(1.3));
        time.lateSamples = 10;
        add(1.5);
        time.spread->medianAbsoluteDeviation = time.spread->median * 0.85;
        add(1.5);
    }

    static bool isTranslated(const std::string& words)
    {
        const QString said = CoreWords::said(words);
        const bool hasLetters = words.find_first_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos;
        return !hasLetters || said != QString::fromStdString(words);
    }

    std::unique_ptr<PseudoTranslator> m_translator;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::CoreWordsTest)
#include "core_words_test.moc"
