// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/ceiling_words.h"

#include "app/window/text/wording.h"
#include "core/measuring/ceiling_origin.h"

namespace roofline::window {

namespace {

QString levelName(MemoryLevel level, const std::string& id)
{
    switch (level) {
    case MemoryLevel::Dram:
        return CeilingWords::tr("DRAM");
    case MemoryLevel::LastLevelCache:
        return id.rfind("llc", 0) == 0 ? CeilingWords::tr("last-level cache") : CeilingWords::tr("L2");
    case MemoryLevel::L1:
        break;
    }
    return CeilingWords::tr("L1");
}

QString ofMemory(const MemoryOrigin& origin, const std::string& id)
{
    const QString level = levelName(origin.level, id);
    switch (origin.access) {
    case AccessMix::Read:
        return CeilingWords::tr("%1 read", "level of memory").arg(level);
    case AccessMix::Write:
        return CeilingWords::tr("%1 write", "level of memory").arg(level);
    case AccessMix::Copy:
        return CeilingWords::tr("%1 copy", "level of memory").arg(level);
    case AccessMix::Triad:
        break;
    }
    return CeilingWords::tr("%1 triad", "level of memory").arg(level);
}

QString ofArithmetic(Arithmetic arithmetic)
{
    switch (arithmetic) {
    case Arithmetic::Fp32Fma:
        return CeilingWords::tr("FP32 FMA");
    case Arithmetic::Fp32MultiplyAdd:
        return CeilingWords::tr("FP32 mul + add");
    case Arithmetic::Fp64Fma:
        return CeilingWords::tr("FP64 FMA");
    case Arithmetic::Fp16x2Fma:
        return CeilingWords::tr("FP16×2 FMA");
    case Arithmetic::Bf16x2Fma:
        return CeilingWords::tr("BF16×2 FMA");
    case Arithmetic::Int32MultiplyAdd:
        return CeilingWords::tr("INT32 mul + add");
    case Arithmetic::TensorFp16:
        return CeilingWords::tr("tensor FP16");
    case Arithmetic::TensorBf16:
        return CeilingWords::tr("tensor BF16");
    case Arithmetic::TensorTf32:
        return CeilingWords::tr("tensor TF32");
    case Arithmetic::TensorFp8:
        return CeilingWords::tr("tensor FP8");
    case Arithmetic::TensorInt8:
        break;
    }
    return CeilingWords::tr("tensor INT8");
}

} // namespace

QString CeilingWords::name(const std::string& id)
{
    const bool isSustained = id.size() > sustainedSuffix.size() && id.ends_with(sustainedSuffix);
    const std::string plain = isSustained ? id.substr(0, id.size() - sustainedSuffix.size()) : id;
    const std::optional<CeilingOrigin> origin = knownOrigin(plain);
    if (!origin)
        return Wording::kernelName(id);
    const auto* memory = std::get_if<MemoryOrigin>(&*origin);
    const QString name = memory != nullptr ? ofMemory(*memory, plain) : ofArithmetic(std::get<Arithmetic>(*origin));
    return isSustained ? tr("%1, sustained", "name of a ceiling").arg(name) : name;
}

QString CeilingWords::withValue(const QString& name, const QString& value)
{
    return tr("%1 %2", "name of a ceiling, its value").arg(name, value);
}

QString CeilingWords::andMore(const QString& name, qsizetype others)
{
    return tr("%1 + %2 more", "name of a ceiling, how many others").arg(name).arg(others);
}

QString CeilingWords::theory(const QString& value, const QString& derivation)
{
    return derivation.isEmpty() ? tr("theory: %1").arg(value)
                                : tr("theory: %1 = %2", "value, how it comes about").arg(value, derivation);
}

QString CeilingWords::ridgeOf(const QString& ridge, const QString& flat)
{
    return tr("%1, %2", "ridge with its value, name of the compute ceiling").arg(ridge, flat);
}

QString CeilingWords::knee() { return tr("measured knee"); }

} // namespace roofline::window
