#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# The peer of slider_step: the same step (N moves, model to painted pixels of both charts) in matplotlib's Agg canvas, drawn
# as its users would draw it: artists are made once, a step sets their data and draws the canvas.
#
# matplotlib_step.py WIDTH HEIGHT POINTS STEPS: prints one line, milliseconds a step separated by blanks.
import math
import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

BANDWIDTH = 1000e9
PEAK = 60e12
ELEMENT_BYTES = 4
TILE = 16


def traffic(n):
    return (2 * n * n * -(-n // TILE) + n * n) * ELEMENT_BYTES


def make_roofline(axes, points):
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlim(0.01, 1000)
    axes.set_ylim(1e9, 1e14)
    axes.grid(True, which="both")
    ridge = PEAK / BANDWIDTH
    slope = [0.01 * (ridge / 0.01) ** (i / (points - 1)) for i in range(points)]
    axes.plot(slope, [BANDWIDTH * i for i in slope], "-", label="memory")
    axes.plot([ridge, 1000], [PEAK, PEAK], "--", label="compute")
    axes.plot([ridge, ridge], [1e9, PEAK], ":")
    axes.text(ridge, PEAK, "ridge 60.00")
    point, = axes.plot([1], [1], "o")
    drop, = axes.plot([1, 1], [1e9, 1], "-")
    axes.legend()
    return point, drop


def make_crossover(axes, points):
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlim(8, 65536)
    axes.set_ylim(1e-6, 1e5)
    axes.grid(True, which="both")
    sizes = sorted({round(8 * (65536 / 8) ** (i / (points - 1))) for i in range(points)})
    memory, = axes.plot(sizes, [1] * len(sizes), "-", label="memory")
    compute, = axes.plot(sizes, [1] * len(sizes), "-", label="compute")
    bound, = axes.plot(sizes, [1] * len(sizes), "-", label="bound")
    current = axes.axvline(8)
    axes.legend()
    return sizes, memory, compute, bound, current


def main():
    width, height, points, steps = (int(word) for word in sys.argv[1:5])
    figure, (upper, lower) = plt.subplots(2, 1, figsize=(width / 100, height / 100), dpi=100)
    point, drop = make_roofline(upper, points)
    sizes, memory, compute, bound, current = make_crossover(lower, points)
    figure.canvas.draw()

    times = []
    for step in range(steps):
        n = round(8 * (65536 / 8) ** ((step % 64) / 63))
        start = time.perf_counter()
        intensity = 2 * n**3 / traffic(n)
        rate = min(PEAK, BANDWIDTH * intensity)
        point.set_data([intensity], [rate])
        drop.set_data([intensity, intensity], [1e9, rate])
        memory_ms = [traffic(size) / BANDWIDTH * 1e3 for size in sizes]
        compute_ms = [2 * size**3 / PEAK * 1e3 for size in sizes]
        memory.set_ydata(memory_ms)
        compute.set_ydata(compute_ms)
        bound.set_ydata([max(pair) for pair in zip(memory_ms, compute_ms)])
        current.set_xdata([n, n])
        upper.set_title(f"I {intensity:.3f} FLOP/byte")
        figure.canvas.draw()
        times.append((time.perf_counter() - start) * 1e3)
    if not all(math.isfinite(value) for value in times):
        sys.exit("matplotlib_step.py: a time is not finite")
    print(" ".join(f"{value:.4f}" for value in times))


main()
