# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# Finds nvcc and enables CUDA, or says how to get it. Code for each major architecture from 7.5 on that this nvcc knows,
# and PTX of the newest for cards that are newer still.
include(CheckLanguage)
if(NOT CMAKE_CUDA_COMPILER AND NOT DEFINED ENV{CUDACXX} AND EXISTS /usr/local/cuda/bin/nvcc)
  set(CMAKE_CUDA_COMPILER /usr/local/cuda/bin/nvcc)
endif()
check_language(CUDA)
if(CMAKE_CUDA_COMPILER)
  if(NOT CMAKE_CUDA_ARCHITECTURES)
    set(CMAKE_CUDA_ARCHITECTURES 75 CACHE STRING "" FORCE) # for the compiler check alone; replaced below
    set(roofline_choose_architectures TRUE)
  endif()
  enable_language(CUDA)
  find_package(CUDAToolkit REQUIRED)
  # CMake 3.25 does not know that nvcc 13 speaks C++20.
  set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION "-std=c++20")
  set(CMAKE_CUDA20_EXTENSION_COMPILE_OPTION "-std=c++20")
  set(CMAKE_CUDA_STANDARD 20)
  set(CMAKE_CUDA_STANDARD_REQUIRED ON)
  set(CMAKE_CUDA_RUNTIME_LIBRARY Static)
  if(roofline_choose_architectures)
    execute_process(COMMAND "${CMAKE_CUDA_COMPILER}" --list-gpu-code OUTPUT_VARIABLE roofline_known)
    set(roofline_list)
    foreach(arch 75 80 90 100 110 120)
      if(roofline_known MATCHES "sm_${arch}[^0-9a-z]")
        list(APPEND roofline_list ${arch}-real)
        set(roofline_newest ${arch})
      endif()
    endforeach()
    list(APPEND roofline_list ${roofline_newest}-virtual)
    set(CMAKE_CUDA_ARCHITECTURES ${roofline_list} CACHE STRING "CUDA architectures" FORCE)
  endif()
  message(STATUS "CUDA: nvcc ${CMAKE_CUDA_COMPILER_VERSION}, architectures ${CMAKE_CUDA_ARCHITECTURES}")
  set(ROOFLINE_HAS_CUDA TRUE)
elseif(ROOFLINE_CUDA STREQUAL "ON")
  message(FATAL_ERROR "ROOFLINE_CUDA=ON needs nvcc: install the CUDA Toolkit 12.0 or newer, or set CUDACXX to its nvcc")
else()
  message(STATUS "CUDA: not built, since nvcc was not found. Everything else is. To measure an NVIDIA card, install the "
                 "CUDA Toolkit (developer.nvidia.com/cuda-downloads) or set CUDACXX to its nvcc, and configure again")
endif()
