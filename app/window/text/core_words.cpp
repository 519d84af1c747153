// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/core_words.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include "app/window/text/local_digits.h"

#include <vector>

namespace roofline::window {

namespace {

// Long sentences go over several lines, as one literal.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
const char* const wholes[] = {
    QT_TRANSLATE_NOOP("CoreWords", "n/a"),
    QT_TRANSLATE_NOOP("CoreWords", "not recorded"),
    QT_TRANSLATE_NOOP("CoreWords", "passed"),
    QT_TRANSLATE_NOOP("CoreWords", "bandwidth"),
    QT_TRANSLATE_NOOP("CoreWords", "compute"),
    QT_TRANSLATE_NOOP("CoreWords", "balanced"),
    QT_TRANSLATE_NOOP("CoreWords", "not throttled"),
    QT_TRANSLATE_NOOP("CoreWords", "clocks set by an application"),
    QT_TRANSLATE_NOOP("CoreWords", "power cap"),
    QT_TRANSLATE_NOOP("CoreWords", "hardware slowdown"),
    QT_TRANSLATE_NOOP("CoreWords", "sync boost"),
    QT_TRANSLATE_NOOP("CoreWords", "software thermal slowdown"),
    QT_TRANSLATE_NOOP("CoreWords", "hardware thermal slowdown"),
    QT_TRANSLATE_NOOP("CoreWords", "power brake"),
    QT_TRANSLATE_NOOP("CoreWords", "display clock setting"),
    QT_TRANSLATE_NOOP("CoreWords", "quick"), // the plans
    QT_TRANSLATE_NOOP("CoreWords", "scaled"),
    QT_TRANSLATE_NOOP("CoreWords", "classic"),
    QT_TRANSLATE_NOOP("CoreWords", "shared memory"), // the shapes
    QT_TRANSLATE_NOOP("CoreWords", "SMs far apart"),
    QT_TRANSLATE_NOOP("CoreWords", "streamed stores"),
    QT_TRANSLATE_NOOP("CoreWords", "plain loop"),
    QT_TRANSLATE_NOOP("CoreWords", "memory itself"),
    QT_TRANSLATE_NOOP("CoreWords", "the last-level cache"),
    QT_TRANSLATE_NOOP("CoreWords", "the caches nearest to the arithmetic"),
    QT_TRANSLATE_NOOP("CoreWords", "copy, read and written"),
    QT_TRANSLATE_NOOP("CoreWords", "triad, two reads and a write"),
    QT_TRANSLATE_NOOP("CoreWords", "DRAM, read"),
    QT_TRANSLATE_NOOP("CoreWords", "DRAM, write"),
    QT_TRANSLATE_NOOP("CoreWords", "L2, read"),
    QT_TRANSLATE_NOOP("CoreWords", "last-level cache, read"),
    QT_TRANSLATE_NOOP("CoreWords", "L1, read"),
    QT_TRANSLATE_NOOP("CoreWords", "FMA, float32"),
    QT_TRANSLATE_NOOP("CoreWords", "multiply + add, float32"),
    QT_TRANSLATE_NOOP("CoreWords", "FMA, float64"),
    QT_TRANSLATE_NOOP("CoreWords", "FMA, float16 pairs"),
    QT_TRANSLATE_NOOP("CoreWords", "FMA, bfloat16 pairs"),
    QT_TRANSLATE_NOOP("CoreWords", "multiply-add, int32"),
    QT_TRANSLATE_NOOP("CoreWords", "tensor cores, float16"),
    QT_TRANSLATE_NOOP("CoreWords", "tensor cores, bfloat16"),
    QT_TRANSLATE_NOOP("CoreWords", "tensor cores, TF32"),
    QT_TRANSLATE_NOOP("CoreWords", "tensor cores, FP8"),
    QT_TRANSLATE_NOOP("CoreWords", "tensor cores, int8"),
    QT_TRANSLATE_NOOP("CoreWords", "vector add"),
    QT_TRANSLATE_NOOP("CoreWords", "transpose, naive"),
    QT_TRANSLATE_NOOP("CoreWords", "block reduction"),
    QT_TRANSLATE_NOOP("CoreWords", "matmul, naive"),
    QT_TRANSLATE_NOOP("CoreWords", "matmul, register-tiled 64"),
    QT_TRANSLATE_NOOP("CoreWords", "matmul, double-buffered 128"),
    QT_TRANSLATE_NOOP("CoreWords", "matmul, tensor cores, float16"),
    QT_TRANSLATE_NOOP("CoreWords", "transpose, shared"),
    QT_TRANSLATE_NOOP("CoreWords", "transpose, padded"),
    QT_TRANSLATE_NOOP("CoreWords", "reduction, warp shuffles"),
    QT_TRANSLATE_NOOP("CoreWords", "blur 5×5, untiled"),
    QT_TRANSLATE_NOOP("CoreWords", "blur 5×5, tiled"),
    QT_TRANSLATE_NOOP("CoreWords", "blur 5×5, separable"),
    QT_TRANSLATE_NOOP("CoreWords", "grayscale, fixed point"),
    QT_TRANSLATE_NOOP(
        "CoreWords",
        "cache reuse that the byte count does not know of: each time a kernel asks for a value counts as a "
        "read from memory, and caches served many of them"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "its traffic is mostly reads, which memory serves faster than the copy's even mix of reads and "
                      "writes"),
    QT_TRANSLATE_NOOP(
        "CoreWords", "caches served part of the counted bytes, or its mix of reads and writes is easier on memory than "
                     "the copy's"),
    QT_TRANSLATE_NOOP("CoreWords", "it stands under the fastest mix of reads and writes that memory was measured with; "
                                   "its own was not measured"),
    QT_TRANSLATE_NOOP("CoreWords", "it does more FLOP a second than the chain that set the compute ceiling"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "it is above by no more than it and the ceiling scattered: as good as at the ceiling"),
};

/// Words around what varies; the first that fits is taken, so that the narrow ones come first.
const char* const patterns[] = {
    // Labels of the pictures, asked for at each step of a slider.
    QT_TRANSLATE_NOOP("CoreWords", "matmul, tiled %1"),
    QT_TRANSLATE_NOOP("CoreWords", "stream with FMAs, %1 FLOP/byte"),
    QT_TRANSLATE_NOOP("CoreWords", "product, untiled, N = %1"),
    QT_TRANSLATE_NOOP("CoreWords", "product, tile %1, N = %2"),
    QT_TRANSLATE_NOOP("CoreWords", "%1, sustained %2 s"),
    QT_TRANSLATE_NOOP("CoreWords", "%1, sustained"),
    QT_TRANSLATE_NOOP("CoreWords", "FAILED: largest error %1 absolute, %2 relative; %3"),
    QT_TRANSLATE_NOOP("CoreWords", "FAILED: largest error %1 absolute, %2 relative"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "its mix of reads and writes is easier on memory than the copy's, and stands under %1"),
    QT_TRANSLATE_NOOP("CoreWords", "the ceiling itself scattered by ± %1 %: this percentage says nothing"),
    QT_TRANSLATE_NOOP("CoreWords", "the ceiling itself moved by %1 % during the run: this percentage says nothing"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "its matrices fit in the last-level cache (%1), which serves them faster than memory"),
    QT_TRANSLATE_NOOP("CoreWords", "its data fits in the last-level cache (%1), which serves it faster than memory"),
    QT_TRANSLATE_NOOP(
        "CoreWords",
        "it is fed by %1 (%2), above %3 and above %4: bytes that the kernel asks for more than once were kept near"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "it is fed by %1 (%2), above %3: bytes that the kernel asks for more than once were kept near"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "it is fed by %1 (%2): bytes that the kernel asks for more than once were kept near"),
    QT_TRANSLATE_NOOP(
        "CoreWords",
        "it is fed by %1, above %2 and above %3: bytes that the kernel asks for more than once were kept near"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "it is fed by %1, above %2: bytes that the kernel asks for more than once were kept near"),
    QT_TRANSLATE_NOOP("CoreWords", "it is fed by %1: bytes that the kernel asks for more than once were kept near"),
    QT_TRANSLATE_NOOP(
        "CoreWords",
        "it is above every roof of memory that was measured here with reads and writes like its own (the highest is "
        "%1): values that it counts for each thread were served to many at once, or stayed in registers"),
    QT_TRANSLATE_NOOP("CoreWords",
                      "it is above every roof of memory that was measured here (the highest is %1): values that it "
                      "counts for each thread were served to many at once, or stayed in registers"),
    QT_TRANSLATE_NOOP("CoreWords", "too large to be timed in a moment on %1: choose a smaller N"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 has no kernel with tiles of %2: choose %3"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 times no tiled product live: choose T 1, which is untiled"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 times no untiled product live: choose a tile of %2"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 times no product live: measure a run on it, or choose another device"),
    QT_TRANSLATE_NOOP("CoreWords", "no kernel \"%1\" can be timed live: ask for %2 or %3"),
    QT_TRANSLATE_NOOP("CoreWords", "%1: %2 GB/s, spread not recorded"),
    QT_TRANSLATE_NOOP("CoreWords", "%1: %2 GB/s %3"),
    QT_TRANSLATE_NOOP("CoreWords", "%1: %2 GB/s"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 GB/s"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 GFLOP/s"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 GOP/s"),
};

/// The same around what has no comma, a count or an amount: these come in lists.
const char* const amounts[] = {
    QT_TRANSLATE_NOOP("CoreWords", "± %1 % of %2, not quiet"),
    QT_TRANSLATE_NOOP("CoreWords", "± %1 % of %2"),
    QT_TRANSLATE_NOOP("CoreWords", "throttled: %1"),
    QT_TRANSLATE_NOOP("CoreWords", "memory %1 MHz"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 MHz"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 chains"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 of %2 threads"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 thread"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 threads"),
    QT_TRANSLATE_NOOP("CoreWords", "reads before writes"),
    QT_TRANSLATE_NOOP("CoreWords", "evict-last reads before writes"),
    QT_TRANSLATE_NOOP("CoreWords", "in bursts"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 sweeps"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 in flight"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 an SM"),
    QT_TRANSLATE_NOOP("CoreWords", "compute capability %1"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 SMs"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 core in use"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 cores in use"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 shared memory per SM"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 last-level cache"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 memory"),
    QT_TRANSLATE_NOOP("CoreWords", "driver %1"),
    QT_TRANSLATE_NOOP("CoreWords", "%1 FLOP/byte"),
};
// NOLINTEND(bugprone-suspicious-missing-comma)

struct Pattern {
    QRegularExpression shape;
    const char* words;
};

Pattern compiled(const char* words, const QString& value)
{
    static const QRegularExpression hole(QStringLiteral("\\\\%([1-9])"));
    QString shape = QRegularExpression::escape(QString::fromUtf8(words));
    shape.replace(hole, QStringLiteral("(?<v\\1>%1)").arg(value));
    return {QRegularExpression(QRegularExpression::anchoredPattern(shape)), words};
}

std::vector<Pattern> allPatterns()
{
    std::vector<Pattern> all;
    for (const char* words : patterns)
        all.push_back(compiled(words, QStringLiteral(".+?")));
    for (const char* words : amounts)
        all.push_back(compiled(words, QStringLiteral("[^,]+?")));
    return all;
}

QString inWords(const QString& english)
{
    static const QSet<QString> known = [] {
        QSet<QString> all;
        for (const char* whole : wholes)
            all.insert(QString::fromUtf8(whole));
        return all;
    }();
    if (known.contains(english))
        return CoreWords::tr(english.toUtf8().constData());
    static const std::vector<Pattern> all = allPatterns();
    for (const Pattern& pattern : all) {
        const QRegularExpressionMatch match = pattern.shape.match(english);
        if (!match.hasMatch())
            continue;
        QString words = CoreWords::tr(pattern.words);
        // Backwards, so that no value is taken for a place; values may be words of core's themselves.
        for (int place = match.lastCapturedIndex(); place >= 1; --place)
            words.replace(u'%' + QString::number(place), inWords(match.captured(place)));
        return words;
    }
    return english;
}

} // namespace

QString CoreWords::said(const std::string& english) { return inWords(QString::fromStdString(english)); }

QString CoreWords::measured(const std::string& english) { return inLocalDigits(said(english)); }

QString CoreWords::list(const std::string& english)
{
    const QString all = QString::fromStdString(english);
    if (QString whole = inWords(all); whole != all)
        return whole;
    QStringList words = all.split(QStringLiteral(", "));
    for (QString& word : words)
        word = inWords(word);
    return words.join(QStringLiteral(", "));
}

} // namespace roofline::window
