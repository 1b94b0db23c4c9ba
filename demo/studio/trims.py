"""What is laid on cloth that hangs: collars, edges, buttons, belts and bows, each a mesh of its own with the cloth's grain; and flounces."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from scene import grid_faces, mesh_object
from tailor import Relief, cloth_of
from wardrobe import PEARL


def solid(made, chart, thick, white=False):
    """Thickness, and the place in the flat piece from which the colour comes."""
    layer = made.data.uv_layers.new(name="flat")
    flat = np.array([chart[i] for polygon in made.data.polygons for i in polygon.vertices]) if not white else np.tile(PEARL, (len(layer.data), 1))
    layer.data.foreach_set("uv", flat.ravel())
    made.data.materials.append(cloth_of())
    finer = made.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    thickness = made.modifiers.new("thick", "SOLIDIFY")
    thickness.thickness, thickness.offset = thick, 0
    return made


class Laid:
    """Finds where points of the flat front (piece 0) and back (piece 1) hang."""

    def __init__(self, hung):
        self.points, self.flat, faces = hung["points"], hung["flat"], hung["faces"]
        self.faces = {piece: faces[(hung["piece"][faces] == piece).all(1)] for piece in (0, 1)}

    def at(self, piece, places):
        """Points and outward normals of places in a flat piece."""
        faces, flat = self.faces[piece], self.flat
        a, b, c = (flat[faces[:, k]] for k in range(3))
        points, normals = [], []
        for q in np.asarray(places, float) + (piece, 0):
            area = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
            s = ((q[0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (q[1] - a[:, 1]) * (c[:, 0] - a[:, 0])) / area
            t = ((b[:, 0] - a[:, 0]) * (q[1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (q[0] - a[:, 0])) / area
            k = np.argmax(np.minimum.reduce([s, t, 1 - s - t]))
            corners = self.points[faces[k]]
            points.append(corners[0] * (1 - s[k] - t[k]) + corners[1] * s[k] + corners[2] * t[k])
            away = np.cross(corners[1] - corners[0], corners[2] - corners[0])
            normals.append(away / np.linalg.norm(away))
        normals = np.array(normals)
        if (normals[:, 1].mean() > 0) == (piece == 0):
            normals = -normals
        return np.array(points), normals


def calmed(rows, times):
    """A grid of points (rows, columns, 3) without the cloth's small waves."""
    for _ in range(times):
        for axis in (0, 1):
            wide = np.pad(rows, [(1, 1) if k == axis else (0, 0) for k in range(3)], "reflect", reflect_type="odd")
            rows = (np.take(wide, range(0, rows.shape[axis]), axis) + 2 * rows + np.take(wide, range(2, rows.shape[axis] + 2), axis)) / 4
    return rows


def collar(laid, front, back, p):
    """Two halves that lie about the neck; `collar`: width, how round the ends are (0: points that reach lower), white or not."""
    wide, round_, white = p["collar"]
    tip = np.array((p["tip"], p["tip_height"]))
    for side in (1, -1):
        rows, chart = [], []
        for piece, curve in ((0, front), (1, back[::-1])):
            far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))]
            share = far / far[-1] if piece == 0 else 1 - far / far[-1]
            slope = (tip - front[-1]) / np.linalg.norm(tip - front[-1])
            gap = 0.004 if piece == 0 else 0.0
            for s, q in zip(share[1 if piece else 0:], curve[1 if piece else 0:]):
                down = np.array((0.55 * (1 - s) * (1 - round_), -1.0)) * (1 - s) + slope * s * 1.2
                down /= np.linalg.norm(down)
                ends = np.sqrt(np.clip(1 - (1 - np.clip(s * far[-1] / 0.05, 0, 1)) ** 2, 0, 1)) if piece == 0 and round_ else 1.0
                long = wide * (0.25 + 0.75 * ends if round_ else 1.0 + (0.32 * (1 - s) ** 3 if piece == 0 else 0))
                across = np.linspace(-0.004, 1, 12)[:, None] * long
                line = q + down * across + (gap * (1 - s), 0)
                points, normals = laid.at(piece, line * (side, 1))
                lift = 0.004 + 0.006 * np.sin(np.linspace(0.35, 1, 12) * math.pi)[:, None]
                rows.append(points + normals * lift)
                chart += [tuple(at * (side, 1) + (piece, 0)) for at in line]
        rows = calmed(np.array(rows), 4)
        made = mesh_object("collar", rows.reshape(-1, 3), grid_faces(rows.shape[0], rows.shape[1]))
        solid(made, chart, 0.0022, white)


def strip(laid, corners, half=0.006):
    """An edge of cloth along a line in the flat front."""
    corners = np.array(corners, float)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(corners, axis=0), axis=1))]
    at = np.linspace(0, far[-1], int(far[-1] / 0.006))
    line = np.stack([np.interp(at, far, corners[:, k]) for k in (0, 1)], 1)
    for _ in range(60):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    along = np.gradient(line, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], 1) / np.linalg.norm(along, axis=1)[:, None]
    chart = [tuple(q + a * s) for q, a in zip(line, across) for s in np.linspace(-half, half, 5)]
    points, normals = laid.at(0, chart)
    rows = calmed((points + normals * 0.003).reshape(len(line), 5, 3), 3)
    solid(mesh_object("edge", rows.reshape(-1, 3), grid_faces(len(line), 5)), chart, 0.0018)


def buttons(laid, heights, radius=0.0075):
    profile = [(0.0, 0.0015), (0.5, 0.0015), (0.75, 0.0026), (0.92, 0.0024), (0.98, 0.001), (0.98, -0.002)]
    turn = np.linspace(0, 2 * math.pi, 33)[:-1]
    points, normals = laid.at(0, [(0, v) for v in heights])
    for at, away in zip(points, normals):
        made = mesh_object("button", [(r * radius * math.cos(t), r * radius * math.sin(t), z) for r, z in profile for t in turn], grid_faces(len(profile), 32, True))
        layer = made.data.uv_layers.new(name="flat")
        layer.data.foreach_set("uv", PEARL * len(layer.data))
        made.matrix_world = Matrix.Translation(at + away * 0.0062) @ Vector(away).to_track_quat("Z", "Y").to_matrix().to_4x4()
        made.data.materials.append(cloth_of())


def ring(points, count=96):
    """A closed line about points that stand around the vertical."""
    turn = np.arctan2(points[:, 0], -points[:, 1])
    order = np.argsort(turn)
    at = np.linspace(-math.pi, math.pi, count, endpoint=False)
    line = np.stack([np.interp(at, turn[order], points[order, k], period=2 * math.pi) for k in range(3)], 1)
    for _ in range(10):
        line = (np.roll(line, 1, 0) + 2 * line + np.roll(line, -1, 0)) / 4
    return line


def belt(waist, half):
    """A band about the waist; returns its middle in front."""
    line = ring(waist)
    away = line * (1, 1, 0) / np.linalg.norm(line[:, :2], axis=1)[:, None]
    rows = np.array([line + away * (0.0035 + 0.001 * (1 - s * s)) + (0, 0, half * s) for s in np.linspace(-1, 1, 7)])
    chart = [(x / 2, 0.7 + half * s) for s in np.linspace(-1, 1, 7) for x in np.linspace(0, 0.8, len(line))]
    solid(mesh_object("belt", rows.reshape(-1, 3), grid_faces(7, len(line), True)), chart, 0.002)
    return rows[3][len(line) // 2]


def ribbon(middle, widths, name):
    """A band along a line in space: its width lies across line and sight."""
    along = np.gradient(middle, axis=0)
    across = np.cross(along, (0, 1, 0))
    across /= np.maximum(np.linalg.norm(across, axis=1), 1e-6)[:, None]
    share = np.linspace(-1, 1, 7)
    rows = middle[:, None] + across[:, None] * (share[:, None] * widths[:, None, None] / 2)
    rows[:, :, 1] += 0.004 * np.cos(share * 4.5) * np.minimum(widths / 0.03, 1)[:, None]
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))]
    chart = [(s * w / 2, 0.6 + f) for f, w in zip(far, widths) for s in share]
    solid(mesh_object(name, rows.reshape(-1, 3), grid_faces(len(middle), 7)), chart, 0.0018)


def bow(at, size, tails, seed):
    """Two loops, two ends and a knot, each a little different."""
    chance = np.random.default_rng(seed)
    t = np.linspace(0, 1, 40)
    for side in (1, -1):
        turn = t * 2 * math.pi
        reach = size * chance.uniform(0.92, 1.08)
        droop = chance.uniform(0.1, 0.3)
        x = side * reach * np.sin(turn / 2)
        loop = np.c_[x, -0.012 - 0.011 * np.sin(turn), -droop * abs(x) - 0.004 * np.sin(turn)]
        ribbon(at + loop, size * (0.24 + 0.5 * np.sin(turn / 2) ** 1.3), "loop")
        long, lean = tails * chance.uniform(0.9, 1.1), chance.uniform(0.12, 0.3)
        down = np.c_[side * (0.006 + lean * long * t), -0.010 + 0.006 * np.sin(t * 5 + side), -long * t]
        ribbon(at + down, size * (0.24 + 0.36 * np.minimum(t * 2, 1)), "tail")
    turn, height = np.linspace(0, 2 * math.pi, 24, endpoint=False), np.linspace(-1, 1, 9)
    knot = [at + (0.013 * math.cos(a) * (1 - 0.15 * h * h), -0.018 + 0.013 * math.sin(a), 0.015 * h) for h in height for a in turn]
    solid(mesh_object("knot", knot, grid_faces(9, 24, True)), [(0.02 * a, 0.5 + 0.01 * h) for h in height for a in turn], 0.001)


def tiered(thing, top, p, angle, inner):
    """Flounces: each swells from its seam and ends over the next, gathered."""
    relief = Relief(thing, cloth_of())
    thing.modifiers["finer"].levels = thing.modifiers["finer"].render_levels = 1
    n = relief.n
    down = n.math("SUBTRACT", top + inner, relief.v)
    low = n.math("SUBTRACT", n.math("SQRT", n.sum(n.times(down, down), n.times(relief.u, relief.u))), inner)
    turn = n.math("ARCTAN2", relief.u, down)
    each = (top - p["hem"][1]) / p["tiers"]
    share = n.math("FRACT", n.math("DIVIDE", low, each))
    free = n.times(n.below(relief.v, top - 0.004, 0.004), n.below(n.math("ABSOLUTE", relief.u), 0.75, 0.01))  # no sleeve
    gathers = n.math("SINE", n.sum(n.times(turn, 70 / angle), n.times(n.noise(n.node("ShaderNodeUVMap", uv_map="flat").outputs[0], 9.0, 2.0), 9.0)))
    swell = n.math("MINIMUM", share, n.times(n.math("SUBTRACT", 1.0, share), 14.0))
    relief.add(n.times(free, swell, n.sum(0.013, n.times(gathers, 0.003))), 1.0)
    relief.add(n.times(free, gathers, n.ridge(share, 0.1, 0.12)), 0.0016)
    relief.done()
