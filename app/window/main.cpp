// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/run.h"

int main(int argc, char** argv) { return roofline::window::run(argc, argv); }
