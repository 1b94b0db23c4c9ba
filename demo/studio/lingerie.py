"""Bikinis and bras: cups, bands and straps laid close on a body that is never seen; a bikini's lower half is `swimwear.py`'s."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
import swimwear
from look import shaped, welded
from scene import grid_faces, mesh_object
from swimwear import CLOSE, Figure, bathing
from trims import bow, calmed, solid
from wardrobe import views

NAPE = (0.0, 0.082, 1.48)
NEARER = 0.12  # how much lower than it is worn a bikini's upper half is shown


def landed(points, body, off):
    """Where they lie this far off the body."""
    for _ in range(12):
        far, away = body.near(points)
        points = points + away * (off - far)[:, None] * 0.9
    return points


def pressed(flat, body, off):
    """Places of the front, pressed straight onto the body."""
    points = np.c_[flat[:, 0], np.full(len(flat), -0.24), flat[:, 1]]
    for _ in range(40):
        points[:, 1] += (body.near(points)[0] - off) * 0.8
    return points


def laid(name, grid, chart, off, thick=0.0022):
    """`off`: how far each point lies from an edge that is turned over."""
    made = mesh_object(name, grid.reshape(-1, 3), grid_faces(*grid.shape[:2]))
    made.data.attributes.new("neck", "FLOAT", "POINT").data.foreach_set("value", np.asarray(off, float).ravel())
    return solid(made, [tuple(q) for q in np.asarray(chart).reshape(-1, 2)], thick)


def strap(line, half, body, name="strap", off=0.004):
    """A band along a line on the body, its width along the skin."""
    line = landed(np.asarray(line, float), body, off)
    for _ in range(8):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    line = landed(line, body, off)
    along, (_, away) = np.gradient(line, axis=0), body.near(line)
    across = np.cross(along, away)
    across /= np.linalg.norm(across, axis=1)[:, None]
    share = np.linspace(-1, 1, 7)
    grid = line[:, None] + across[:, None] * (share * half)[None, :, None] + away[:, None] * (0.0012 * (1 - share**2))[None, :, None]
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    laid(name, grid, [(3 + s * half, 0.7 + f) for f in far for s in share], np.tile(half * (1 - np.abs(share)), (len(line), 1)), 0.0018)
    return line


def curve(*points, count=60):
    points = np.array(points, float)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    at = np.linspace(0, far[-1], count)
    line = np.stack([np.interp(at, far, points[:, k]) for k in range(3)], 1)
    for _ in range(60):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return line


def triangles(p, body):
    inner, outer, apex = (np.array(q) for q in ((0.016, 1.168), (0.148, 1.175), (0.088, 1.335)))
    chance = np.random.default_rng(p["seed"])
    for side in (1, -1):
        rows, off = [], []
        for t in np.linspace(0, 1, 30):
            low, high = inner + (apex - inner) * t, outer + (apex - outer) * t
            low, high = low + (0.008 * math.sin(t * math.pi), 0), high + (0.01 * math.sin(t * math.pi), 0)
            rows.append([low + (high - low) * s for s in np.linspace(0, 1, 25)])
            off.append([min(s, 1 - s) * math.dist(low, high) + 0.002 * t for s in np.linspace(0, 1, 25)])
        flat = np.array(rows)
        gather = np.sin(np.linspace(0, 1, 25) * 40 + chance.uniform(0, 6)) * 0.0012
        grid = pressed(flat.reshape(-1, 2) * (side, 1), body, 0.0045).reshape(30, 25, 3)
        grid = calmed(grid, 2)
        grid[:, :, 1] -= gather[None, :] * np.exp(-np.linspace(0, 1, 30) / 0.12)[:, None]
        laid("cup", grid, flat * (side, 1), np.minimum(off, (flat[:, :, 1] - 1.168) + 0.001))
        x, z = apex * (side, 1)
        strap(curve((x, -0.12, z - 0.01), (side * 0.085, -0.09, 1.38), (side * 0.075, -0.03, 1.455), (side * 0.06, 0.04, 1.475), NAPE), 0.0035, body, "string", 0.003)
    turn = np.linspace(-math.pi, math.pi, 160)
    strap(np.c_[0.2 * np.sin(turn), -0.14 * np.cos(turn), 1.17 + 0.012 * (1 - np.cos(turn))], 0.004, body, "string", 0.003)


def cups(p, body):
    """Two halves of each cup, a wire below, wings that close behind, straps."""
    t = np.linspace(0, 1, 40)
    for side in (1, -1):
        turn = math.pi * (1.0 + t)
        low = np.c_[0.084 + 0.07 * np.cos(turn), 1.232 + 0.082 * np.sin(turn) + 0.018 * t]
        top = np.c_[0.014 + 0.14 * t, 1.232 + 0.018 * t + 0.062 * np.interp(t, (0, 0.3, 0.72, 0.8, 1), (0, 0.5, 1.2, 1.15, 0))]
        for _ in range(6):
            top[1:-1] = (top[:-2] + 2 * top[1:-1] + top[2:]) / 4
        share = np.linspace(0, 1, 26)
        flat = low[:, None] + (top - low)[:, None] * share[None, :, None]
        long = np.linalg.norm(top - low, axis=1)
        off = np.minimum(share[None] * long[:, None], (1 - share[None]) * long[:, None] * 1.0)
        grid = calmed(pressed(flat.reshape(-1, 2) * (side, 1), body, 0.006).reshape(40, 26, 3), 2)
        laid("cup", grid, flat * (side, 1), off, 0.003)
        edge, far = grid[29, -1], 1.20
        strap(curve(edge + (0, 0.004, -0.012), (side * 0.115, -0.09, 1.37), (side * 0.12, -0.01, 1.44), (side * 0.11, 0.06, 1.41), (side * 0.09, 0.11, 1.3), (side * 0.085, 0.12, far)), 0.0055, body)
        around = np.linspace(math.radians(62), math.pi, 50)
        middle = np.c_[side * 0.2 * np.sin(around), -0.14 * np.cos(around), np.full(50, 1.2)]
        middle = landed(middle, body, 0.004)
        high = np.interp(around, (around[0], math.radians(110), math.pi), (0.036, 0.027, 0.02))
        share = np.linspace(-1, 1, 13)
        wing = np.repeat(middle[:, None], 13, 1) + np.c_[np.zeros((13, 2)), share][None] * high[:, None, None]
        wing = landed(wing.reshape(-1, 3), body, 0.004).reshape(50, 13, 3)
        far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))]
        laid("wing", wing, [(side * (0.15 + f), 1.2 + h * s) for f, h in zip(far, high) for s in share], high[:, None] * (1 - np.abs(share))[None], 0.002)
    gore = np.array([(x * w, z) for z, w in zip(np.linspace(1.196, 1.236, 5), (0.017, 0.015, 0.014, 0.013, 0.013)) for x in np.linspace(-1, 1, 7)])
    laid("gore", pressed(gore, body, 0.005).reshape(5, 7, 3), gore, np.tile(0.013 * (1 - np.abs(np.linspace(-1, 1, 7))), (5, 1)))


def hung(p):
    return swimwear.hung(p) if p.get("rise") else {"points": np.zeros((1, 3))}


def clothed(hung, p):
    p, hung = {**CLOSE, **p}, dict(hung)
    if p["rise"]:
        thing = welded(hung)
        shaped(thing, p)
    else:
        thing = mesh_object("garment", np.zeros((1, 3)), [])
        thing.data.uv_layers.new(name="flat")
    bathing(thing, p)
    body = Figure(p)
    lower = set(bpy.data.objects)
    (triangles if p["rise"] else cups)(p, body)
    if p["rise"]:
        for each in set(bpy.data.objects) - lower:
            each.location.z -= NEARER
        rim = hung["points"][hung["neck"] < 0.002]
        for side in (1, -1):
            at = rim[np.argmax(rim[:, 0] * side)]
            bow(at + (side * 0.004, -0.002, -0.012), 0.026, 0.075, p["seed"] + side)
    bpy.context.view_layer.update()
    seen = [each for each in bpy.data.objects if each.type == "MESH"]
    for each in seen:
        if "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    corners = np.concatenate([[each.matrix_world @ v.co for v in each.data.vertices] for each in seen if len(each.data.polygons)])
    (wide, _, _), low, high = np.abs(corners).max(0), corners[:, 2].min(), corners[:, 2].max()
    frame = mesh_object("frame", [(-wide, 0, low), (wide, 0, low), (wide, 0, high)], [(0, 1, 2)])
    frame.hide_render = True  # it only says how much wall there is around
    return frame


if __name__ == "__main__":
    views(hung, clothed)
