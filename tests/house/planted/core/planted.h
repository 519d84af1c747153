// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A fault planted on purpose: layers.cmake must find it. Compiled by nobody.
#pragma once

#include <QString>
