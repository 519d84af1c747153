# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# The arrows: core <- cuda <- app/command, core <- app/window, never app/window -> cuda. Core knows neither Qt nor CUDA.
# One folder includes qcustomplot.h, one includes Qt Charts. Includes are root-relative.
set(faults "")

# forbid(ROOM PATTERN WHY [EXCEPT regex]): no include in ROOM matches PATTERN, but for files that match EXCEPT.
function(forbid room pattern why)
  file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/${room}/*.h" "${ROOT}/${room}/*.cpp" "${ROOT}/${room}/*.cu"
       "${ROOT}/${room}/*.cuh")
  foreach(file IN LISTS files)
    if(ARGC GREATER 3 AND file MATCHES "${ARGV3}")
      continue()
    endif()
    file(STRINGS "${ROOT}/${file}" includes REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS includes)
      if(line MATCHES "${pattern}")
        message(SEND_ERROR "${file}: ${line}: ${why}")
      endif()
    endforeach()
  endforeach()
endfunction()

forbid(core "<Q[A-Za-z]*[/>]|qcustomplot" "core knows no Qt")
forbid(core "cuda|nvml" "core knows no CUDA")
forbid(core "\"(app|tests)/" "core includes nothing above it")
forbid(cuda "<Q[A-Za-z]*[/>]|qcustomplot" "cuda knows no Qt")
forbid(cuda "\"(app|tests)/" "cuda includes nothing above it")
forbid(app/command "<Q[A-Za-z]*[/>]|qcustomplot" "the command knows no Qt")
forbid(app/command "\"app/window/" "the command does not know the window")
forbid(app/window "\"cuda/|<cuda|nvml" "the window knows no CUDA: it talks to `roofline serve`")
forbid(app/window "\"app/command/" "the window does not know the command")
forbid(app/window "qcustomplot" "QCustomPlot is app/window/roofline's" "^app/window/roofline/")
forbid(app/window "<QtCharts|<QChart|<QLineSeries|<QLogValueAxis|<QScatterSeries" "Qt Charts is app/window/crossover's" "^app/window/crossover/")
foreach(room core cuda app)
  forbid(${room} "\"\\.\\.?/" "includes are relative to the root")
endforeach()
