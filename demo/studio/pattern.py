"""Flat pattern pieces: outlines as curves, filled with even triangles. Lengths in metres."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


def resample(curve, count):
    """The same curve with `count` steps of one length."""
    steps = np.linalg.norm(np.diff(curve, axis=0), axis=1)
    far = np.r_[0, np.cumsum(steps)]
    at = np.linspace(0, far[-1], count + 1)
    return np.c_[np.interp(at, far, curve[:, 0]), np.interp(at, far, curve[:, 1])]


def bezier(a, b, c, d, count):
    t = np.linspace(0, 1, 81)[:, None]
    a, b, c, d = map(np.array, (a, b, c, d))
    curve = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d
    return resample(curve, count)


def line(a, b, count):
    return np.array(a) + (np.array(b) - np.array(a)) * np.linspace(0, 1, count + 1)[:, None]


def mirrored(edges):
    """Right half and left half of a piece that is the same on both sides, as one closed outline."""
    left = [(name + "L", (curve * [-1, 1])[::-1]) for name, curve in reversed(edges)]
    return [(name + "R", curve) for name, curve in edges] + left


def inside(points, outline):
    hit = np.zeros(len(points), bool)
    for a, b in zip(outline, np.roll(outline, 1, axis=0)):
        crosses = (a[1] > points[:, 1]) != (b[1] > points[:, 1])
        hit ^= crosses & (points[:, 0] < (b[0] - a[0]) * (points[:, 1] - a[1]) / (b[1] - a[1] + 1e-12) + a[0])
    return hit


def filled(edges, grain):
    """Points, triangles and, of each edge, the indices of its points."""
    outline, spans = [], {}
    for name, curve in edges:
        spans[name] = (len(outline), len(curve))
        outline += [tuple(p) for p in curve[:-1]]
    rim = np.array(outline)
    count = len(rim)
    loops = {name: [(start + k) % count for k in range(length)] for name, (start, length) in spans.items()}
    low, high = rim.min(0), rim.max(0)
    rows = np.arange(low[1], high[1], grain * 0.866)
    grid = np.array([(x + (r % 2) * grain / 2, y) for r, y in enumerate(rows) for x in np.arange(low[0], high[0], grain)])
    grid = grid[inside(grid, rim)]
    near = np.min(np.linalg.norm(grid[:, None] - rim[None], axis=2), axis=1)
    points = np.r_[rim, grid[near > 0.62 * grain]]
    border = [(i, (i + 1) % count) for i in range(count)]
    made = delaunay_2d_cdt([Vector(p) for p in points], border, [], 1, 1e-6)
    if len(made[0]) != len(points):
        raise ValueError("the outline of a piece crosses itself")
    return points, [tuple(f) for f in made[2]], loops


def distance(points, curves):
    """Of each point to the nearest curve; 9 m when there is none."""
    if not curves:
        return np.full(len(points), 9.0)
    dense = np.concatenate([resample(c, len(c) * 6) for c in curves])
    return np.min(np.linalg.norm(points[:, None] - dense[None], axis=2), axis=1)
