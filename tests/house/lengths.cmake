# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# Small rooms: no source file over 250 lines, and a header says at its top which idea lives in it.
file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/app/*.h" "${ROOT}/app/*.cpp" "${ROOT}/core/*.h" "${ROOT}/core/*.cpp"
     "${ROOT}/cuda/*.h" "${ROOT}/cuda/*.cpp" "${ROOT}/cuda/*.cu")
set(tag "License-Identifier") # apart, so that licence tools do not read the pattern as a licence
foreach(file IN LISTS files)
  file(READ "${ROOT}/${file}" text)
  string(REGEX MATCHALL "\n" newlines "${text}")
  list(LENGTH newlines count)
  if(count GREATER 250)
    message(SEND_ERROR "${file}: ${count} lines, 250 at most: split it by idea")
  endif()
  if(NOT text MATCHES "^// SPDX-FileCopyrightText: [^\n]+\n// SPDX-${tag}: (Apache-2.0|GPL-3.0-or-later)\n")
    message(SEND_ERROR "${file}: the first two lines are the SPDX copyright and licence")
  endif()
  if(file MATCHES "^app/window/" AND NOT text MATCHES "GPL-3.0-or-later")
    message(SEND_ERROR "${file}: the window is GPL-3.0-or-later")
  endif()
  if(file MATCHES "\\.h$" AND NOT text MATCHES "^//[^\n]*\n//[^\n]*\n//\n// [^\n]+\n")
    message(SEND_ERROR "${file}: a header opens with a sentence on what lives in it")
  endif()
endforeach()
