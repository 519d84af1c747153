// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/environment.h"

#include "core/cpu_probe/processor_facts.h"
#include "core/cpu_probe/system_files.h"

#include <doctest/doctest.h>

#include <cctype>
#include <string>

using namespace roofline;
using namespace roofline::cuda;

TEST_CASE("runtime, compiler and operating system are told without a driver")
{
    const Environment environment = readEnvironment(Nvml{});
    REQUIRE(environment.runtime.has_value());
    CHECK(environment.runtime->rfind("CUDA ", 0) == 0);
    REQUIRE(environment.compiler.has_value());
    REQUIRE(environment.compiler->rfind("nvcc ", 0) == 0);
    CHECK(std::isdigit(static_cast<unsigned char>(environment.compiler->at(5))) != 0);
    CHECK(environment.host == operatingSystem(SystemFiles()));
}

TEST_CASE("the driver's own number is taken where the library tells it")
{
    Nvml nvml;
    nvml.systemDriverVersion = [](char* text, unsigned) -> NvmlReturn {
        text[0] = '5';
        text[1] = '\0';
        return 0;
    };
    CHECK(readEnvironment(nvml).driver == "5");
}
