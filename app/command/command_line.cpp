// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/command_line.h"

#include "app/command/call_checks.h"
#include "app/command/option_values.h"
#include "core/model/model_options.h"
#include "core/session/printable.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace roofline::command {

namespace {

/// The options as text. CLI11 only sorts them; their values are read by option_values and by core's model_options.
struct Texts {
    std::string n, tile = "16", bandwidth, compute, traffic = "tiled", elementBytes = "4";
    std::string device, plan = "scaled", json, csv;
    std::string sustained = "30";
    std::vector<std::string> files;
    bool isJson = false;
};

struct Verbs {
    CLI::App* model;
    CLI::App* devices;
    CLI::App* measure;
    CLI::App* show;
    CLI::App* compare;
    CLI::App* serve;
};

CLI::App* addVerb(CLI::App& app, const std::string& name, const std::string& purpose)
{
    CLI::App* verb = app.add_subcommand(name, purpose);
    // What is left over is refused below, in our own words.
    verb->allow_extras();
    return verb;
}

CLI::App* addModel(CLI::App& app, Texts& texts)
{
    CLI::App* verb = addVerb(app, "model", "What the model says of one square matrix product C = A*B");
    verb->add_option("--n", texts.n, "matrix size N, 1 to 2147483648 (needed)");
    verb->add_option("--tile", texts.tile, "tile side T, 1 (untiled) to 2147483648; 16 where not given");
    verb->add_option("--bandwidth", texts.bandwidth, "memory bandwidth in GB/s (needed)");
    verb->add_option("--compute", texts.compute, "peak rate in TFLOP/s (needed)");
    verb->add_option("--traffic", texts.traffic, "what crosses DRAM: tiled (the default) or once, each matrix once");
    verb->add_option("--element-bytes", texts.elementBytes, "bytes of an element, 1 to 16; 4 where not given");
    verb->add_flag("--json", texts.isJson, "one JSON object with all digits")->disable_flag_override();
    return verb;
}

CLI::App* addMeasure(CLI::App& app, Texts& texts)
{
    CLI::App* verb = addVerb(app, "measure", "Measure both ceilings and the five kernels, each result checked");
    verb->add_option("--device", texts.device,
                     "cuda:0, …, or cpu; the first card, else the processor, where not given");
    verb->add_option("--plan", texts.plan, "scaled to the device (the default), classic, or quick");
    verb->add_option("--json", texts.json, "write the session to this file; - is the standard output");
    verb->add_option("--sustained", texts.sustained,
                     "keep both classic ceilings up for so many seconds afterwards; 30 where none are given")
        ->expected(0, 1);
    verb->add_option("--csv", texts.csv, "write the numbers to this file; - is the standard output");
    return verb;
}

Verbs addVerbs(CLI::App& app, Texts& texts)
{
    Verbs verbs{};
    verbs.model = addModel(app, texts);
    verbs.devices = addVerb(app, "devices", "What can be measured here, and why there is no card where there is none");
    verbs.devices->add_flag("--json", texts.isJson, "one JSON object")->disable_flag_override();
    verbs.measure = addMeasure(app, texts);
    verbs.show = addVerb(app, "show", "Print the table of a session file");
    verbs.show
        ->add_option("FILE", texts.files, "a session file, - for the standard input, or a recorded card: tesla-t4")
        ->expected(1);
    verbs.compare = addVerb(app, "compare", "Two sessions side by side: what is the same, faster, slower");
    verbs.compare
        ->add_option("FILE", texts.files, "two session files, or recorded cards; one may be - for the standard input")
        ->expected(-1);
    verbs.serve = addVerb(app, "serve", "Answer requests, one JSON object a line, for the window");
    return verbs;
}

const std::string& needed(const CLI::App& verb, const std::string& option, const std::string& value,
                          const std::string& example)
{
    if (verb.get_option(option)->count() == 0)
        refuse(fmt::format("{0}: it is needed, for example {0} {1}", option, example));
    return value;
}

ModelArguments modelArguments(const CLI::App& verb, const Texts& texts)
{
    ModelArguments arguments;
    const auto put = [&arguments](const char* name, const std::string& value) {
        if (const auto fault = setModelOption(arguments.input, name, value))
            refuse(*fault);
    };
    put("n", needed(verb, "--n", texts.n, "1024"));
    put("tile", texts.tile);
    put("element-bytes", texts.elementBytes);
    put("traffic", texts.traffic);
    put("bandwidth", needed(verb, "--bandwidth", texts.bandwidth, "1000"));
    put("compute", needed(verb, "--compute", texts.compute, "60"));
    arguments.isJson = texts.isJson;
    return arguments;
}

std::optional<std::string> target(const CLI::App& verb, const std::string& option, const std::string& value)
{
    if (verb.get_option(option)->count() == 0)
        return std::nullopt;
    if (value.empty())
        refuse(option + ": a file name is needed, found nothing");
    return value == "/dev/stdout" || value == "/dev/fd/1" || value == "/proc/self/fd/1" ? "-" : value;
}

/// However it is written: "a", "./a", through a link.
bool isSameFile(const std::filesystem::path& a, const std::filesystem::path& b)
{
    std::error_code ignored;
    return a == b || std::filesystem::weakly_canonical(std::filesystem::absolute(a, ignored), ignored) ==
                         std::filesystem::weakly_canonical(std::filesystem::absolute(b, ignored), ignored);
}

MeasureArguments measureArguments(const CLI::App& verb, const Texts& texts)
{
    MeasureArguments arguments;
    if (verb.get_option("--device")->count() > 0)
        arguments.device = texts.device;
    arguments.plan = planKind("--plan", texts.plan);
    if (verb.get_option("--sustained")->count() > 0)
        arguments.sustained = sustainedSeconds("--sustained", texts.sustained.empty() ? "30" : texts.sustained);
    arguments.json = target(verb, "--json", texts.json);
    arguments.csv = target(verb, "--csv", texts.csv);
    if (arguments.json && arguments.csv && isSameFile(*arguments.json, *arguments.csv))
        refuse("--csv: a file other than that of --json is needed");
    return arguments;
}

ShowArguments showArguments(const Texts& texts)
{
    if (texts.files.empty() || texts.files.front().empty())
        refuse("show: a session file is needed, for example roofline show session.json");
    return {texts.files.front()};
}

CompareArguments compareArguments(const Texts& texts)
{
    if (texts.files.size() > 2)
        refuse(fmt::format("\"{}\": one argument too many; see roofline compare --help for what it takes",
                           printable(texts.files[2], 60)));
    const bool areTwo = texts.files.size() == 2 && !texts.files[0].empty() && !texts.files[1].empty();
    if (!areTwo || (texts.files[0] == "-" && texts.files[1] == "-"))
        refuse("compare: two session files are needed, for example roofline compare before.json after.json");
    return {texts.files[0], texts.files[1]};
}

Call callOf(const CLI::App& app, const Verbs& verbs, const Texts& texts)
{
    if (app.get_subcommands().empty()) {
        const auto extras = app.remaining();
        const std::string found = extras.empty() ? "nothing" : '"' + printable(extras.front(), 60) + '"';
        refuse(fmt::format("model, devices, measure, show, compare or serve is needed, found {}; see roofline --help",
                           found));
    }
    const CLI::App* verb = app.get_subcommands().front();
    needValues(*verb);
    needNothingMore(*verb);
    if (verb == verbs.model)
        return modelArguments(*verb, texts);
    if (verb == verbs.devices)
        return DevicesArguments{texts.isJson};
    if (verb == verbs.measure)
        return measureArguments(*verb, texts);
    if (verb == verbs.show)
        return showArguments(texts);
    if (verb == verbs.compare)
        return compareArguments(texts);
    return ServeArguments{};
}

} // namespace

Call parseCommandLine(int argc, const char* const* argv)
{
    CLI::App app("Shows where a kernel spends its time: both ceilings of the roofline, measured here", "roofline");
    app.set_version_flag("--version", "roofline " ROOFLINE_VERSION);
    app.require_subcommand(0, 1);
    app.allow_extras();
    app.footer("Exit status: 0; 1 where a measurement or a check failed; 2 where the call or a file is wrong.");
    Texts texts;
    const Verbs verbs = addVerbs(app, texts);
    try {
        app.parse(argc, argv);
        return callOf(app, verbs, texts);
    } catch (const CLI::CallForHelp&) {
        return PrintText{app.help()};
    } catch (const CLI::CallForVersion& version) {
        return PrintText{std::string(version.what()) + '\n'};
    } catch (const CLI::ParseError& error) {
        refuse(error);
    }
}

} // namespace roofline::command
