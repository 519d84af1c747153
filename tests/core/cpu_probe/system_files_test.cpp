// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/cpu_probe/machine_folder.h"

#include <doctest/doctest.h>

using namespace roofline;
using namespace roofline::test;

TEST_CASE("what is not there is absent")
{
    const MachineFolder machine;
    CHECK_FALSE(machine.files().text("proc/cpuinfo").has_value());
    CHECK_FALSE(machine.files().line("proc/cpuinfo").has_value());
    CHECK_FALSE(machine.files().number("proc/cpuinfo").has_value());
    CHECK_FALSE(machine.files().valueOf("proc/cpuinfo", "model name").has_value());
    CHECK(machine.files().entries("sys").empty());
    machine.write("empty", "");
    CHECK_FALSE(machine.files().text("empty").has_value());
    CHECK_FALSE(machine.files().number("empty").has_value());
    // A folder opens and can't be read.
    CHECK_FALSE(machine.files().text("").has_value());
}

TEST_CASE("lines, numbers and values by key")
{
    const MachineFolder machine;
    machine.write("number", "42000\n");
    machine.write("word", "max\n");
    machine.write("negative", "-5000\n");
    machine.write("table",
                  "processor\t: 0\nmodel name\t: A: B 9000 \nMemTotal:       16384 kB\nmodel\t: 7\nno colon\n");
    CHECK(machine.files().number("number") == 42000.0);
    CHECK_FALSE(machine.files().number("word").has_value());
    CHECK(machine.files().number("negative") == -5000.0);
    CHECK(machine.files().line("table") == "processor\t: 0");
    CHECK(machine.files().valueOf("table", "model name") == "A: B 9000");
    CHECK(machine.files().valueOf("table", "MemTotal") == "16384 kB");
    CHECK(machine.files().valueOf("table", "model") == "7");
    CHECK_FALSE(machine.files().valueOf("table", "no colon").has_value());
    CHECK_FALSE(machine.files().valueOf("table", "name").has_value());
}

TEST_CASE("entries of a folder, sorted")
{
    const MachineFolder machine;
    machine.write("folder/b", "x");
    machine.write("folder/a/inside", "x");
    CHECK(machine.files().entries("folder") == std::vector<std::string>{"a", "b"});
}
