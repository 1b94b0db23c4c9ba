"""What is worn on head, neck, hands and feet, larger than life on the wall: ribbed, woven, folded or laid flat."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import cloth
import numpy as np
from knitwear import stocking, wave
from mathutils import Matrix
from pattern import bezier, filled, line
from scene import grid_faces, material, mesh_object
from stitches import TRIM, seam
from tailor import Relief
from wardrobe import views

SCALE = 3.0


def part(name, points, faces, chart, off=None, thick=0.0, finer=2, trim=None):
    """`off`: how far each point lies from an edge that is hemmed; `trim`: which colour of its own it has."""
    made = mesh_object(name, np.asarray(points).reshape(-1, 3), faces)
    flat = np.asarray(chart, float).reshape(-1, 2) if trim is None else np.tile((TRIM + trim + 0.5, 0.5), (len(made.data.vertices), 1))
    made.data.uv_layers.new(name="flat").data.foreach_set("uv", np.array([flat[i] for f in made.data.polygons for i in f.vertices]).ravel())
    if trim is not None:  # its grain follows the chart all the same
        flat = np.asarray(chart, float).reshape(-1, 2)
    made.data.uv_layers.new(name="grain").data.foreach_set("uv", np.array([flat[i] for f in made.data.polygons for i in f.vertices]).ravel())
    made.data.uv_layers["flat"].active_render = True
    off = np.full(len(made.data.vertices), 9.0) if off is None else np.asarray(off).ravel()
    made.data.attributes.new("rim", "FLOAT", "POINT").data.foreach_set("value", off)
    smooth = made.modifiers.new("finer", "SUBSURF")
    smooth.levels = smooth.render_levels = finer
    if thick:
        solid = made.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, -1
    return made


class Fabric(Relief):
    """A material over the `grain` chart; `lift` displaces, `grain` shades."""

    def __init__(self, things, name, rough, shine, sheen=0.3):
        self.made = material(name, (0.72, 0.72, 0.71), rough, index=1, specular=shine, sheen=sheen)
        super().__init__(things[0], self.made)
        for thing in things:
            thing.data.materials.append(self.made)
        n = self.n
        self.chart = n.node("ShaderNodeUVMap", uv_map="grain").outputs[0]
        parts = n.node("ShaderNodeSeparateXYZ")
        n.plug(self.chart, parts.inputs[0])
        self.u, self.v, self.rim = parts.outputs[0], parts.outputs[1], n.attribute("rim")

    def shaded(self, *heights):
        n = self.n
        bump = n.node("ShaderNodeBump")
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.8, 0.0006 * SCALE
        n.plug(n.sum(*heights), bump.inputs["Height"])
        self.made.node_tree.links.new(bump.outputs["Normal"], self.made.node_tree.nodes["Principled BSDF"].inputs["Normal"])
        if self.heights:
            self.done()


def ribbed(things, pitch=0.0062, deep=0.0011, soft=True):
    made = Fabric(things, "wool", 1.0, 0.05, 0.5)
    n = made.n
    ribs = wave(n, made.u, pitch)
    made.add(n.sum(ribs, 1.0), deep)
    if soft:
        made.add(n.noise(made.chart, 11.0, 2.0), 0.010)
    stitch = n.times(wave(n, made.v, 0.0042, n.times(n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("DIVIDE", made.u, pitch / 2)), 0.5)), 5.0)), 0.35)
    made.shaded(stitch, n.times(ribs, 1.5), n.times(n.noise(made.chart, 420.0, 3.0), 1.6), n.times(n.noise(made.chart, 40.0, 3.0), 2.0))


def turned(profile, half, deep, around, columns=193):
    """A profile of (radius, height) about an oval; its chart: way around, way along."""
    profile = np.array(profile)
    turn = np.linspace(-math.pi, math.pi, columns)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile * (half, 1), axis=0), axis=1))]
    points = [(half * r * math.sin(t), -deep * r * math.cos(t), z) for r, z in profile for t in turn]
    chart = [(t / math.pi * around / 2, f) for f in far for t in turn]
    return points, grid_faces(len(profile), columns), chart


def smooth(points, count):
    """A curve through points (Catmull and Rom)."""
    points = np.array(points, float)
    wide = np.r_[[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]]
    at = np.linspace(0, len(points) - 1 - 1e-9, count)
    k, t = at.astype(int), (at % 1)[:, None]
    a, b, c, d = (wide[k + j] for j in range(4))
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def beanie(p):
    dome = smooth([(0.97, 0.03), (1.0, 0.08), (0.985, 0.12), (0.9, 0.165), (0.72, 0.198), (0.45, 0.221), (0.2, 0.229), (0.02, 0.228)], 40)
    fold = smooth([(0.99, 0.068), (1.03, 0.0765), (1.062, 0.07), (1.07, 0.04), (1.062, 0.008), (1.035, -0.004), (0.995, 0.002), (0.975, 0.03), (0.97, 0.06)], 44)
    ribbed([part("dome", *turned(dome, 0.1, 0.092, 0.6)), part("fold", *turned(fold, 0.1, 0.092, 0.6))])
    tag = [(x, -0.1075 * math.sqrt(1 - (x / 0.116) ** 2), z) for z in np.linspace(0.02, 0.052, 9) for x in np.linspace(0.02, 0.068, 13)]
    off = [min(abs(x - 0.02), abs(x - 0.068), abs(z - 0.02), abs(z - 0.052)) for x, _, z in tag]
    hide = Fabric([part("tag", tag, grid_faces(9, 13), [(x, z) for x, _, z in tag], off, 0.0016, 1, 0)], "hide", 0.5, 0.3, 0.0)
    hide.shaded(seam(hide.n, hide.rim, 0.0035, 0.003, hide.n.sum(hide.u, hide.v)), hide.n.times(hide.n.noise(hide.chart, 300.0, 3.0), 1.5))
    return (0.36, -0.09, 0.31)


class Bar:
    """A rod on which things hang, and points that are held."""

    def __init__(self, radius, height, rows=(), places=()):
        self.radius, self.height, self.rows, self.places = radius, height, rows, places

    def near(self, points):
        y, z = points[:, 1], points[:, 2] - self.height
        long = np.hypot(y, z)
        far, away = long - self.radius, np.stack([np.zeros(len(points)), y, z], 1) / np.maximum(long, 1e-6)[:, None]
        if len(self.rows):
            way = self.places - points[self.rows]
            off = np.linalg.norm(way, axis=1)
            far[self.rows], away[self.rows] = cloth.SKIN - off, way / np.maximum(off, 1e-6)[:, None]
        return far, away


def scarf_hung(p):
    """Laid over a rod, gathered there, its ends uneven."""
    wide, long, at = p.get("wide", 0.32), p.get("long", 1.45), p.get("uneven", 0.04)
    points, faces, _ = filled([("rim", np.concatenate([line(a, b, int(math.dist(a, b) / 0.0095))[:-1] for a, b in zip(c, c[1:] + c[:1])] + [np.array([c[0]])]))
                               for c in [[(-wide / 2, 0.0), (wide / 2, 0.0), (wide / 2, long), (-wide / 2, long)]]], 0.0095)
    chance = np.random.default_rng(p["seed"])
    start = []
    for u, v in points:
        s = v - long / 2 - at
        near = math.exp(-(s / 0.3) ** 2)
        squeeze = p.get("squeeze", 0.5) + 0.12 * (1 - near)
        fold = p.get("fold", 0.028) * (0.5 + 0.5 * (1 - near)) * math.sin(u / wide * 2 * math.pi * 2.5 + 0.7)
        y = (-1 if s < 0 else 1) * (0.03 + abs(fold))
        if abs(s) < 0.047:
            y, z = 0.03 * math.sin(s / 0.03), 1.6 + 0.03 * math.cos(s / 0.03) + 0.4 * fold
        else:
            z = 1.6 - (abs(s) - 0.047)
        start.append((u * squeeze + p.get("rough", 0.004) * chance.normal(), y, z))
    start = np.array(start)
    rows = np.flatnonzero(np.abs(points[:, 1] - long / 2 - at) < 0.008)
    done = cloth.hung(start, faces, np.array([[0, 0]]), Bar(0.024, 1.6, rows, start[rows]), p.get("stiff", 0.2), p.get("wind", 0.6), p["seed"], np.zeros(len(start)))
    return {"points": done, "faces": np.array(faces), "flat": points}


def scarf(p, hung):
    points, flat = hung["points"], hung["flat"]
    off = np.minimum(flat[:, 1], flat[:, 1].max() - flat[:, 1])
    sheet = part("scarf", points, [tuple(f) for f in hung["faces"]], flat, off, 0.005, 1)
    chance, threads = np.random.default_rng(p["seed"]), []
    for edge, way in ((0.0, 1), (flat[:, 1].max(), 1)):
        rim = np.flatnonzero(np.abs(flat[:, 1] - edge) < 1e-4)
        rim = rim[np.argsort(flat[rim, 0])]
        for u in np.arange(-0.152, 0.153, 0.0095):
            at = np.array([np.interp(u, flat[rim, 0], points[rim, k]) for k in range(3)])
            lean, long = chance.normal(0, 0.007, 2), 0.075 * chance.uniform(0.9, 1.08)
            t = np.linspace(0, 1, 9)
            middle = at + np.c_[lean[0] * t + 0.002 * np.sin(t * 6 + u * 400), lean[1] * t - 0.002, 0.006 - (long + 0.006) * t]
            ring = np.linspace(0, 2 * math.pi, 7)[:-1]
            radius = 0.0026 * (1 + 0.25 * np.sin(t * 40)) * np.r_[np.ones(8), 0.5]
            tube = [m + r * np.array((math.cos(a), math.sin(a), 0)) for m, r in zip(middle, radius) for a in ring]
            threads.append(part("thread", tube, grid_faces(9, 6, True), [(u, edge - 0.01 * k) for k in range(9) for _ in ring], None, 0, 1))
    if p.get("ribs", True):
        ribbed([sheet, *threads], 0.009, 0.0012, False)
    top, low = points[:, 2].max(), points[:, 2].min() - 0.08
    return (0.5, low - 0.03, top + 0.03)


def mound(name, parts, grain=0.0022, flatter=0.62, plump=0.03):
    """Rounded pieces that run into each other, laid flat: `parts`: lines of (x, z, radius)."""
    lines = [smooth(points, 60) for points in parts]
    low = np.min([(c[:, :2] - c[:, 2:]).min(0) for c in lines], 0) - 0.004
    high = np.max([(c[:, :2] + c[:, 2:]).max(0) for c in lines], 0) + 0.004
    x, z = np.meshgrid(np.arange(low[0], high[0], grain), np.arange(low[1], high[1], grain))

    def field(at):
        off, deep = np.full(len(at), 9.0), np.zeros(len(at))
        for curve in lines:
            far = np.linalg.norm(at[:, None] - curve[None, :, :2], axis=2)
            k = np.argmin(far - curve[None, :, 2], axis=1)
            here, radius = far[np.arange(len(at)), k], curve[k, 2]
            off = np.minimum(off, here - radius)
            deep = np.maximum(deep, plump * np.tanh(np.sqrt(np.maximum(radius**2 - here**2, 0)) / plump))
        return off, deep

    at = np.c_[x.ravel(), z.ravel()]
    off, _ = field(at)
    faces = [f for f in grid_faces(*x.shape) if np.mean(off[list(f)]) < 0.1 * grain]
    used = np.unique(np.array(faces).ravel())
    for _ in range(2):
        rim = used[off[used] > 0]
        slope = np.stack([(field(at[rim] + d)[0] - off[rim]) / 1e-4 for d in (np.array((1e-4, 0)), np.array((0, 1e-4)))], 1)
        at[rim] -= slope * off[rim, None] / np.maximum((slope**2).sum(1), 0.3)[:, None]
        off[rim] = field(at[rim])[0]
    deep = field(at)[1]
    index = np.full(len(at), -1)
    index[used] = np.arange(len(used))
    faces = [tuple(index[i] for i in f)[::-1] for f in faces]
    at, deep = at[used], deep[used]
    return np.c_[at[:, 0], -deep * flatter, at[:, 1]], faces, at, -off[used]


HAND = [
    [(-0.012, 0.07, 0.034), (-0.008, 0.12, 0.040), (0.0, 0.172, 0.040)], [(0.012, 0.07, 0.034), (0.008, 0.12, 0.040), (0.0, 0.172, 0.040)],
    [(-0.0345, 0.16, 0.0125), (-0.0405, 0.205, 0.0118), (-0.044, 0.232, 0.0098)], [(-0.0115, 0.165, 0.0128), (-0.0145, 0.225, 0.0122), (-0.016, 0.262, 0.0102)],
    [(0.0125, 0.165, 0.013), (0.0115, 0.232, 0.0124), (0.0115, 0.272, 0.0104)], [(0.0365, 0.16, 0.0128), (0.038, 0.218, 0.0121), (0.0385, 0.252, 0.0102)],
    [(0.022, 0.095, 0.026), (0.045, 0.125, 0.0185), (0.058, 0.158, 0.0142), (0.062, 0.186, 0.0112)],
]


def moved(points, turn, shift, mirror=1):
    c, s = math.cos(turn), math.sin(turn)
    x, z = points[:, 0] * mirror, points[:, 2]
    return np.c_[x * c - z * s + shift[0], points[:, 1] + shift[1], x * s + z * c + shift[2]]


SOCK = [
    [(0.043, 0.275, 0.0405), (0.043, 0.2, 0.0405), (0.0435, 0.135, 0.0415), (0.053, 0.08, 0.0435), (0.09, 0.042, 0.0425), (0.131, 0.0135, 0.039), (0.170, -0.0135, 0.0375), (0.194, -0.030, 0.0345)],
    [(0.055, 0.092, 0.04), (0.040, 0.066, 0.0365)],
]
HEEL, FOOT = 0.96, np.array((0.819, -0.574))  # how far a sock turns there (radians), and where its foot points then


def worn(flat):
    """Ways across and along a sock whose foot leaves its leg at the heel: stripes run around both."""
    off = flat - (0.13, 0.125)  # about a point before the instep
    along, across = off @ FOOT, off @ np.array((FOOT[1], -FOOT[0]))
    leg, foot = off[:, 1] > 0, along > 0
    turn = np.arctan2(-off[:, 1], -off[:, 0])
    u = np.where(leg, -off[:, 0], np.where(foot, across, np.hypot(*off.T)))
    return np.c_[u, 0.125 + np.where(leg, off[:, 1], np.where(foot, -0.1 * HEEL - along, -0.1 * turn))]


def socks(p):
    """A pair laid flat, one over the other."""
    points, faces, flat, off = mound("sock", SOCK, 0.0026, 0.3)
    cut = flat[:, 1] <= 0.287
    keep = [f for f in faces if all(cut[i] for i in f)]
    chance = np.random.default_rng(p["seed"])
    pair = []
    for k, (tilt, shift) in enumerate(((0.09, (-0.145, 0.0, 0.016)), (-0.03, (-0.058, -0.022, -0.006)))):
        wavy = points + np.c_[0.0015 * np.sin(points[:, 2] * 90 + k), -0.0022 * np.sin(points[:, 2] * 38 + k * 2) * np.sin(points[:, 0] * 50 + k), np.zeros(len(points))] * chance.uniform(0.7, 1.1)
        pair.append(part("sock", moved(wavy, tilt, shift), keep, worn(flat), 0.287 - flat[:, 1], 0.0022, 1))
    made = Fabric(pair, "cotton", 0.95, 0.08, 0.4)
    n = made.n
    ribs = n.times(wave(n, made.u, 0.0062), n.below(made.rim, 0.052, 0.0015))
    made.add(ribs, 0.0006)
    heel = n.math("SUBTRACT", n.math("ABSOLUTE", n.math("SUBTRACT", made.v, 0.077)), n.times(n.math("SUBTRACT", made.u, 0.075), 0.75))
    toe = n.math("ADD", made.v, 0.104)
    marks = n.sum(n.times(n.ridge(heel, 0.0, 0.0016), n.math("GREATER_THAN", made.u, 0.075), -4.0), n.times(n.ridge(toe, 0.0, 0.0016), -4.0), n.times(n.ridge(made.rim, 0.053, 0.0016), -4.0))
    made.shaded(n.times(stocking(n, made.u, made.v, 0.0021), 0.45), n.times(ribs, 3.0), marks, n.times(n.noise(made.chart, 30.0, 4.0), 2.5), n.times(n.noise(made.chart, 420.0, 3.0), 1.0))
    return (0.42, -0.095, 0.325)


def cap(p):
    """Six panels, a curved visor, a button on top; turned a little to the right."""
    turn, up = np.linspace(-math.pi, math.pi, 181), np.linspace(0, math.pi / 2, 40)
    dome, chart = [], []
    for a in up:
        for t in turn:
            front = max(math.cos(t), 0)
            ring = math.cos(a) ** (0.74 - 0.14 * front) * (1 + 0.022 * abs(math.sin(3 * t)) * math.sin(2 * a))  # each panel swells between its seams
            dome.append((0.083 * math.sin(t) * ring, -0.1 * math.cos(t) * ring, (0.119 + 0.013 * front * math.cos(a)) * math.sin(a) ** 1.05))
            chart.append((t * 0.09, a * 0.1))
    crown = part("crown", dome, grid_faces(len(up), len(turn)), chart, np.repeat(up * 0.1, len(turn)), 0.002, 1)
    rows, across, off = [], np.linspace(-1.22, 1.22, 91), []
    for s in np.linspace(0, 1, 24):
        for t in across:
            x, y = 0.0835 * math.sin(t), -0.1005 * math.cos(t)
            long = 0.084 * (1 - abs(t / 1.221) ** 2.3) ** 0.78
            wide = x * (1 + 0.10 * s * math.cos(t) ** 0.5)
            rows.append((wide, y - s * long, 0.004 - s * long * 0.30 - (0.1 + 0.9 * s) * 2.3 * wide * wide + 0.004 * math.sin(s * math.pi) * math.cos(t)))
            off.append(long * (1 - s))
    visor = part("visor", rows, grid_faces(24, 91), [(r[0], -0.2 + r[1]) for r in rows], off, 0.0035, 1)
    knob = part("knob", [(0.008 * math.cos(a) * math.sin(t), -0.008 * math.cos(a) * math.cos(t), 0.121 + 0.005 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 8) for t in np.linspace(-math.pi, math.pi, 25)],
                grid_faces(8, 25), [(t * 0.003, a) for a in range(8) for t in range(25)], None, 0, 1)
    things = [crown, visor, knob]
    made = Fabric([crown, knob], "twill", 0.9, 0.1)
    n = made.n
    sixth = n.math("SUBTRACT", n.math("FRACT", n.math("ADD", n.math("DIVIDE", made.u, 0.09 * math.pi / 3), 0.5)), 0.5)
    off_seam = n.times(n.math("ABSOLUTE", sixth), 0.09 * math.pi / 3)
    hole = n.math("SQRT", n.sum(n.math("POWER", n.math("SUBTRACT", off_seam, 0.046), 2.0), n.math("POWER", n.math("SUBTRACT", made.v, 0.098), 2.0)))
    grain = lambda f: f.n.sum(f.n.times(wave(f.n, f.n.sum(f.u, f.v), 0.0011), 0.35), f.n.times(f.n.noise(f.chart, 420.0, 3.0), 0.8), f.n.times(f.n.noise(f.chart, 34.0, 4.0), 4.0))
    made.shaded(grain(made), n.times(n.ridge(off_seam, 0.0, 0.0015), -5.0), seam(n, off_seam, 0.0055, 0.003, made.v), seam(n, made.rim, 0.014, 0.003, made.u),
                n.times(n.ridge(hole, 0.0035, 0.0012), 4.0), n.times(n.below(hole, 0.0024, 0.0006), -6.0))
    peak = Fabric([visor], "peak", 0.9, 0.1)
    n = peak.n
    rows = n.times(n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("DIVIDE", peak.rim, 0.0085)), 0.5)), 0.0085)
    peak.shaded(grain(peak), seam(n, rows, 0.0, 0.003, peak.u), n.times(n.ridge(peak.rim, 0.0042, 0.0012), -2.0))
    for thing in things:
        thing.matrix_world = Matrix.Rotation(math.radians(p.get("turn", 28)), 4, "Z") @ Matrix.Rotation(math.radians(13), 4, "X")
    return (0.29, -0.105, 0.165)


def hat(p):
    """A fedora: a pinched crown, a brim that dips in front, a ribbon."""
    turn = np.linspace(-math.pi, math.pi, 181)
    profile = smooth([(1.0, 0.0), (0.985, 0.03), (0.95, 0.075), (0.9, 0.1), (0.8, 0.113), (0.6, 0.116), (0.3, 0.112), (0.02, 0.109)], 44)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile * (0.085, 1), axis=0), axis=1))]

    def crown(r, z, t, out=0.0):
        x, y = (0.079 * r + out) * math.sin(t), -(0.098 * r + out) * math.cos(t)
        pinch = math.exp(-((y + 0.07) / 0.045) ** 2) * min(z / 0.1, 1) ** 2
        x *= 1 - 0.26 * pinch
        dent = 0.024 * math.exp(-(x / 0.024) ** 2) * min(z / 0.1, 1) ** 3 * (1 - 0.35 * (y / 0.09))
        return (x, y, z * (1.02 - 0.06 * (y / 0.098)) - dent)

    top = part("crown", [crown(r, z, t) for r, z in profile for t in turn], grid_faces(44, 181), [(t * 0.09, f) for f in far for t in turn], None, 0, 1)
    brim, chart, off = [], [], []
    for s in np.linspace(0, 1, 20):
        for t in turn:
            x, y = (0.079 + 0.062 * s) * math.sin(t), -(0.098 + 0.062 * s) * math.cos(t)
            lift = 0.026 * math.sin(t) ** 2 * s**1.6 + 0.020 * max(-math.cos(t), 0) * s**1.6 - 0.016 * max(math.cos(t), 0) ** 2 * s**1.4
            brim.append((x, y, lift))
            chart.append((t * 0.09, -0.062 * s))
            off.append(0.062 * (1 - s))
    rim = part("brim", brim, grid_faces(20, 181), chart, off, 0.0028, 1)
    ribbon = part("ribbon", [crown(1.0 - 0.012 * k / 8, 0.003 + 0.032 * k / 8, t, 0.0022) for k in range(9) for t in turn], grid_faces(9, 181), [(t * 0.09, 0.004 * k) for k in range(9) for t in turn], None, 0.0012, 1, 0)
    straw = Fabric([top, rim], "straw", 0.7, 0.25, 0.1)
    n = straw.n
    plait = n.times(n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("DIVIDE", straw.v, 0.0052)), 0.5)), 2.0)
    lean = wave(n, n.sum(straw.u, n.times(plait, 0.0016)), 0.0034)
    straw.shaded(n.times(plait, -4.0), n.times(lean, 1.8), n.times(n.noise(straw.chart, 260.0, 3.0), 1.6), n.times(n.noise(straw.chart, 18.0, 3.0), 3.0), seam(n, straw.rim, 0.004, 0.003, straw.u))
    silk = Fabric([ribbon], "silk", 0.55, 0.3, 0.1)
    silk.shaded(silk.n.times(wave(silk.n, silk.v, 0.0016), 0.8), silk.n.times(silk.n.noise(silk.chart, 40.0, 3.0), 2.0))
    for thing in (top, rim, ribbon):
        thing.matrix_world = Matrix.Rotation(math.radians(p.get("turn", 22)), 4, "Z") @ Matrix.Rotation(math.radians(6), 4, "X")
    return (0.37, -0.1, 0.2)


def tie(p):
    """Hung straight from its knot, the narrow end behind; stripes run aslant."""
    def blade(name, widths, y, tip, bend=0.0):
        lines, chart, off = [], [], []
        for z, half in widths:
            for s in np.linspace(-1, 1, 25):
                drop = (1 - abs(s)) * half * tip if (z, half) == widths[-1] else 0
                x = s * half + bend * math.sin(z * 4)
                lines.append((x, y - 0.0035 * math.cos(s * math.pi / 2) - 0.004 * math.sin(z * 9 + 1), z - drop))
                chart.append(((x - z + drop) * 0.707, (x + z - drop) * 0.707))
                off.append((1 - abs(s)) * half)
        return part(name, lines, grid_faces(len(widths), 25), chart, off, 0.003, 1)

    wide = [(z, 0.0155 + 0.0265 * ((0.03 - z) / 0.53) ** 0.8) for z in np.linspace(0.03, -0.5, 60)]
    thin = [(z, 0.013 + 0.009 * (0.02 - z) / 0.46) for z in np.linspace(0.02, -0.44, 40)]
    knot = [(z, 0.014 + 0.010 * ((z - 0.022) / 0.043) ** 1.2) for z in np.linspace(0.022, 0.065, 16)]
    things = [blade("wide", wide, 0.0, 1.0), blade("thin", thin, 0.012, 1.0, 0.02)]
    lines, chart = [], []
    for z, half in knot:
        for a in np.linspace(-math.pi / 2, math.pi / 2, 25):
            lines.append((half * math.sin(a), -0.001 - 0.013 * math.cos(a) ** 0.6, z + 0.003 * math.sin(a * 2 + 0.6)))
            chart.append(((half * math.sin(a) + z) * 0.707, (z - half * math.sin(a)) * 0.707))
    things.append(part("knot", lines, grid_faces(16, 25), chart, None, 0, 1))
    for side in (1, -1):
        t = np.linspace(0, 1, 30)
        middle = np.c_[side * (0.012 + 0.062 * np.sin(t * math.pi / 2)), 0.002 + 0.07 * t**1.5, 0.06 + 0.075 * t**0.8]
        band = [(m[0] + side * s * 0.004, m[1], m[2] + s * 0.017) for m in middle for s in np.linspace(-1, 1, 9)]
        things.append(part("band", band, grid_faces(30, 9), [((m[0] - m[2]) * 0.707, (m[0] + m[2]) * 0.707 + s * 0.017) for m in middle for s in np.linspace(-1, 1, 9)], None, 0.003, 1))
    silk = Fabric(things, "silk", 0.5, 0.3, 0.2)
    n = silk.n
    silk.shaded(n.times(wave(n, silk.v, 0.0014), 0.5), n.times(wave(n, silk.u, 0.0014), 0.3), n.times(n.noise(silk.chart, 22.0, 3.0), 3.0))
    return (0.30, -0.58, 0.18)


MADE = {"beanie": beanie, "socks": socks, "cap": cap, "hat": hat, "tie": tie}


def hung(p):
    return scarf_hung(p) if p["cut"] == "scarf" else {"points": np.zeros((1, 3))}


def clothed(hung, p):
    wide, low, high = scarf(p, hung) if p["cut"] == "scarf" else MADE[p["cut"]](p)
    scale = p.get("scale", SCALE)
    frame = mesh_object("frame", [(-wide / 2, 0, low), (wide / 2, 0, low), (wide / 2, 0, high)], [(0, 1, 2)])
    for thing in bpy.data.objects:
        thing.matrix_world = Matrix.Translation((0, 0, 1.5 - (low + high) / 2 * scale)) @ Matrix.Scale(scale, 4) @ thing.matrix_world
    frame.hide_render = True  # it only says how much wall there is around
    return frame


if __name__ == "__main__":
    views(hung, clothed)
