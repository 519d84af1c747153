// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/measurement_json.h"

#include "core/quantity/units.h"
#include "core/session/json/device_json.h"
#include "core/session/json/origin_json.h"
#include "core/session/session.h"

namespace roofline::json {

namespace {

/// Beyond this no counted work or traffic is believable, and rates would leave what a double can say.
constexpr double mostCounted = 1e30;

double readCount(const Cursor& at, std::string_view what)
{
    const double count = at.notNegative(what);
    if (count > mostCounted)
        at.refuse("no more than 1e30 is needed");
    return count + 0.0; // -0 is 0
}

template <class Measurement>
bool hasRates(const Measurement& measured)
{
    return measured.time.median > Seconds(0.0) && (!measured.check || measured.check->passed);
}

/// Integer operations are no FLOP.
const char* workKey(CeilingKind kind) { return kind == CeilingKind::IntegerCompute ? "op" : "flop"; }
const char* workWords(CeilingKind kind)
{
    return kind == CeilingKind::IntegerCompute ? "number of operations" : "number of FLOP";
}

/// What every result has, whatever it measures: work, traffic, time, conditions, check.
template <class Measurement>
void putResult(Value& json, const Measurement& measured, CeilingKind kind = CeilingKind::Compute)
{
    json[workKey(kind)] = number(inFlops(measured.work));
    json["bytes"] = number(inBytes(measured.traffic));
    json["ms"] = toJson(measured.time);
    json["conditions"] = toJson(measured.conditions);
    json["check"] = toJson(measured.check);
}

template <class Measurement>
void readResult(Measurement& measured, const Cursor& at, CeilingKind kind = CeilingKind::Compute)
{
    measured.work = flops(readCount(at.at(workKey(kind)), workWords(kind)));
    measured.traffic = bytes(readCount(at.at("bytes"), "number of bytes"));
    measured.conditions = readConditions(at.find("conditions"));
    measured.check = readCheck(at.find("check"));
    // What failed its check before it was timed has no time; everything else needs one.
    const bool mayLackTime = measured.check && !measured.check->passed;
    if (const auto time = at.find("ms"); time || !mayLackTime)
        measured.time = readTiming(at.at("ms"));
}

double ceilingValue(const ShapeMeasurement& shape, CeilingKind kind)
{
    return kind == CeilingKind::Memory ? inGigabytesPerSecond(shape.traffic / shape.time.median)
                                       : inGigaflopsPerSecond(shape.work / shape.time.median);
}

Value shapeJson(const ShapeMeasurement& shape, CeilingKind kind)
{
    Value json;
    json["shape"] = text(shape.shape);
    json["value"] = hasRates(shape) ? number(ceilingValue(shape, kind)) : Value(nullptr);
    putResult(json, shape, kind);
    return json;
}

ShapeMeasurement readShape(const Cursor& at, CeilingKind kind)
{
    ShapeMeasurement shape;
    if (const auto name = at.find("shape"))
        shape.shape = name->text();
    readResult(shape, at, kind);
    const bool isBandwidth = kind == CeilingKind::Memory;
    (void)at.at(isBandwidth ? "bytes" : workKey(kind)).positive(isBandwidth ? "number of bytes" : workWords(kind));
    if (hasRates(shape))
        compareWithDerived(at, "value", ceilingValue(shape, kind),
                           isBandwidth ? "bytes and ms" : workKey(kind) + std::string(" and ms"));
    return shape;
}

Value feedingJson(const Feeding& feeding)
{
    Value json;
    json["level"] = originWords(feeding.roof.origin).level;
    if (!feeding.isOfItsMix) // then the level's roofs are others'
        return json;
    json["ceiling"] = feeding.roof.facts.id;
    json["percent_of_it"] = number(feeding.fractionOfRoof * 100.0);
    return json;
}

std::string readId(const Cursor& at)
{
    std::string id = at.at("id").text();
    if (id.empty())
        at.at("id").refuse("a name is needed");
    return id;
}

} // namespace

Value toJson(const CeilingMeasurement& ceiling, const std::optional<TheoreticalRate>& onPaper)
{
    Value json;
    json["id"] = ceiling.id;
    json["kind"] = ceiling.kind == CeilingKind::Memory ? "bandwidth" : "compute";
    putOrigin(json, ceiling.origin);
    if (ceiling.sustained)
        json["sustained_s"] = number(ceiling.sustained->count());
    json["value"] = nullptr; // its place; filled in below
    json["unit"] = unitName(ceiling.kind);
    json.update(shapeJson(ceiling.best, ceiling.kind));
    if (onPaper)
        json["theoretical"] = {{"value", number(onPaper->perSecond / 1e9)}, {"from", onPaper->derivation}};
    json["shapes"] = Value::array();
    for (const ShapeMeasurement& shape : ceiling.shapes)
        json["shapes"].push_back(shapeJson(shape, ceiling.kind));
    return json;
}

CeilingMeasurement readCeiling(const Cursor& at)
{
    CeilingMeasurement ceiling;
    ceiling.id = readId(at);
    ceiling.kind = readCeilingKind(at);
    ceiling.origin = readOrigin(at, ceiling.kind);
    if (const auto sustained = at.find("sustained_s"))
        ceiling.sustained = Seconds(sustained->positive("number of seconds"));
    ceiling.best = readShape(at, ceiling.kind);
    const auto shapes = at.find("shapes");
    if (!shapes) {
        ceiling.shapes = {ceiling.best};
        return ceiling;
    }
    for (const Cursor& shape : shapes->items())
        ceiling.shapes.push_back(readShape(shape, ceiling.kind));
    return ceiling;
}

Value toJson(const KernelMeasurement& kernel, const std::optional<Roof>& roof, const std::optional<Feeding>& feeding)
{
    const bool isPlaced = hasRates(kernel) && roof;
    Value json;
    json["id"] = kernel.id;
    if (kernel.arithmetic)
        json["arithmetic"] = originWords(kernel.arithmetic).arithmetic;
    putResult(json, kernel);
    json["gb_per_s"] = hasRates(kernel) ? number(inGigabytesPerSecond(kernel.bandwidth())) : Value(nullptr);
    json["gflop_per_s"] = hasRates(kernel) ? number(inGigaflopsPerSecond(kernel.computeRate())) : Value(nullptr);
    json["intensity_flop_per_byte"] = number(inFlopsPerByte(kernel.intensity()));
    json["bound_by"] = isPlaced ? Value(limitName(place(kernel, *roof).limit)) : Value(nullptr);
    json["percent_of_ceiling"] = isPlaced ? number(place(kernel, *roof).fractionOfCeiling * 100.0) : Value(nullptr);
    if (feeding)
        json["fed_by"] = feedingJson(*feeding);
    return json;
}

KernelMeasurement readKernel(const Cursor& at)
{
    KernelMeasurement kernel;
    kernel.id = readId(at);
    kernel.arithmetic = readArithmetic(at);
    readResult(kernel, at);
    (void)at.at("bytes").positive("number of bytes");
    compareWithDerived(at, "intensity_flop_per_byte", inFlopsPerByte(kernel.intensity()), "flop and bytes");
    if (hasRates(kernel)) {
        compareWithDerived(at, "gb_per_s", inGigabytesPerSecond(kernel.bandwidth()), "bytes and ms");
        compareWithDerived(at, "gflop_per_s", inGigaflopsPerSecond(kernel.computeRate()), "flop and ms");
    }
    return kernel;
}

} // namespace roofline::json
