# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# How everything is compiled. What is linked in from outside is in Dependencies.cmake.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug or RelWithDebInfo" FORCE)
endif()

set(ROOFLINE_CUDA AUTO CACHE STRING "Build the probe for NVIDIA cards: AUTO (where nvcc is found), ON, OFF")
set(ROOFLINE_WINDOW AUTO CACHE STRING "Build the window: AUTO (where Qt 6 and QCustomPlot are found), ON, OFF")
option(ROOFLINE_WERROR "Treat warnings as errors" OFF)
set(ROOFLINE_SANITIZE "" CACHE STRING "Sanitizers for the C++ code, for example address,undefined")

find_program(ROOFLINE_CCACHE ccache)
if(ROOFLINE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${ROOFLINE_CCACHE}")
  set(CMAKE_CUDA_COMPILER_LAUNCHER "${ROOFLINE_CCACHE}")
endif()

# Every target of ours links this: warnings, include root, sanitizers.
add_library(roofline_options INTERFACE)
target_include_directories(roofline_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(roofline_options INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual>)
if(ROOFLINE_WERROR)
  target_compile_options(roofline_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Werror> $<$<COMPILE_LANGUAGE:CUDA>:-Werror=all-warnings>)
endif()
if(ROOFLINE_SANITIZE)
  target_compile_options(roofline_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${ROOFLINE_SANITIZE} -fno-omit-frame-pointer>)
  target_link_options(roofline_options INTERFACE -fsanitize=${ROOFLINE_SANITIZE})
endif()
