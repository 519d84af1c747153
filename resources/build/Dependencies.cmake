# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# What comes from outside, each with its purpose. The measuring program's few libraries are taken from the system where
# they are, else fetched at a pinned hash, so that a bare node with a compiler and CMake builds it.
include(FetchContent)
set(FETCHCONTENT_QUIET ON)
# CMake 4 refuses projects that ask for a CMake before 3.5, as the pinned doctest does.
set(CMAKE_POLICY_VERSION_MINIMUM 3.5)

find_package(Threads REQUIRED)

# roofline_dependency(NAME PACKAGE URL SHA256): PACKAGE from the system, else from URL.
macro(roofline_dependency name package url sha256)
  find_package(${package} QUIET)
  if(${package}_FOUND)
    message(STATUS "${package}: from the system, ${${package}_VERSION}")
  else()
    message(STATUS "${package}: not on the system, fetching ${url}")
    FetchContent_Declare(${name} URL "${url}" URL_HASH SHA256=${sha256})
    FetchContent_MakeAvailable(${name})
  endif()
endmacro()

# nlohmann/json (MIT): reads and writes sessions and the lines between the two programs.
set(JSON_BuildTests OFF CACHE INTERNAL "")
roofline_dependency(json nlohmann_json
  "https://github.com/nlohmann/json/releases/download/v3.11.3/json.tar.xz"
  d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d)

# fmt (MIT): numbers into text, in the C locale, shortest round trip (GCC 12 has no <format>).
set(FMT_INSTALL OFF CACHE INTERNAL "")
roofline_dependency(fmt fmt
  "https://github.com/fmtlib/fmt/releases/download/10.2.1/fmt-10.2.1.zip"
  312151a2d13c8327f5c9c586ac6cf7cddc1658e8f53edae0ec56509c8fa516c9)

# CLI11 (BSD-3-Clause): the command line of `roofline`.
set(CLI11_BUILD_TESTS OFF CACHE INTERNAL "")
set(CLI11_BUILD_EXAMPLES OFF CACHE INTERNAL "")
set(CLI11_BUILD_DOCS OFF CACHE INTERNAL "")
roofline_dependency(cli11 CLI11
  "https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.4.1.tar.gz"
  73b7ec52261ce8fe980a29df6b4ceb66243bb0b779451dbd3d014cfec9fdbb58)

if(BUILD_TESTING)
  # doctest (MIT): tests of everything that must also be tested on a node without Qt.
  set(DOCTEST_WITH_TESTS OFF CACHE INTERNAL "")
  roofline_dependency(doctest doctest
    "https://github.com/doctest/doctest/archive/refs/tags/v2.4.11.tar.gz"
    632ed2c05a7f53fa961381497bf8069093f0d6628c5f26286161fbd32a560186)
  # rapidcheck (BSD-2-Clause): properties over random inputs. Skipped where it is not installed.
  find_package(rapidcheck QUIET)
endif()

# CUDA Toolkit: nvcc and the static runtime, for the probe of NVIDIA cards.
set(ROOFLINE_HAS_CUDA FALSE)
if(NOT ROOFLINE_CUDA STREQUAL "OFF")
  include(CudaToolkit)
endif()

# Qt 6 (LGPL-3.0; Charts GPL-3.0): the window. Widgets: controls and table; Charts: time against N; Test: its tests.
# QCustomPlot (GPL-3.0): the log-log roofline. It needs Qt's PrintSupport, found before it.
set(ROOFLINE_HAS_WINDOW FALSE)
if(NOT ROOFLINE_WINDOW STREQUAL "OFF")
  find_package(Qt6 6.2 QUIET COMPONENTS Widgets Charts PrintSupport)
  find_package(QCustomPlotQt6 QUIET)
  if(Qt6_FOUND AND QCustomPlotQt6_FOUND)
    set(ROOFLINE_HAS_WINDOW TRUE)
    if(BUILD_TESTING)
      find_package(Qt6 REQUIRED COMPONENTS Test)
    endif()
  elseif(ROOFLINE_WINDOW STREQUAL "ON")
    message(FATAL_ERROR "ROOFLINE_WINDOW=ON needs Qt 6 (Widgets, Charts, PrintSupport) and QCustomPlot built for Qt 6")
  else()
    message(STATUS "Window: not built, since Qt 6 with Charts and QCustomPlot were not both found")
  endif()
endif()
