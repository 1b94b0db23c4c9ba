"""A baby's bonnet with ears, a bib with a bear, and a band for the hair with knot and bow, on `accessories.py`'s wall."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import accessories
import bpy
import numpy as np
from accessories import SCALE, Fabric, part, ribbed, smooth, turned
from baby_bodies import bear
from look import KEYS, dressed
from mathutils import Matrix
from pattern import distance, filled, mirrored, resample
from scene import grid_faces, mesh_object
from stitches import TRIM
from tailor import cloth_of
from trims import Laid, bow, solid
from wardrobe import views


def ear(name, radius, deep, trim=None):
    """A cushion, its middle nearer."""
    turn, share = np.linspace(0, 2 * math.pi, 73)[:-1], np.r_[np.linspace(0.01, 0.9, 14), 0.95, 0.98, 1.0]
    front = [(radius * s * math.sin(t), -deep * math.sqrt(1 - s * s), radius * s * math.cos(t)) for s in share for t in turn]
    back = [(x * 1.0, deep * 0.7 * math.sqrt(1 - s * s), z) for s in share[::-1][1:] for x, z in [(radius * s * math.sin(t), radius * s * math.cos(t)) for t in turn]]
    points = np.array(front + back)
    return part(name, points, grid_faces(len(share) * 2 - 1, 72, True), points[:, ::2], None, 0, 1, trim)


def bonnet(p):
    """A dome over a turned-up edge, and two ears with a lining of their own colour."""
    dome = smooth([(0.97, 0.03), (1.0, 0.065), (0.995, 0.095), (0.93, 0.132), (0.78, 0.162), (0.52, 0.184), (0.23, 0.194), (0.02, 0.195)], 40)
    fold = smooth([(0.99, 0.046), (1.025, 0.052), (1.045, 0.047), (1.05, 0.028), (1.045, 0.006), (1.025, -0.003), (0.99, 0.002), (0.975, 0.02), (0.97, 0.04)], 44)
    things = [part("dome", *turned(dome, 0.106, 0.098, 0.64)), part("fold", *turned(fold, 0.106, 0.098, 0.64))]
    lined = []
    for side in (1, -1):
        pair = ear("ear", 0.04, 0.017), ear("lining", 0.024, 0.007, 0)
        pair[1].location.y = -0.0145
        for each in pair:
            each.matrix_world = Matrix.Translation((side * 0.081, -0.006, 0.174)) @ Matrix.Rotation(side * 0.5, 4, "Y") @ Matrix.Rotation(side * 0.35, 4, "Z") @ Matrix.Translation(each.location)
        things.append(pair[0])
        lined.append(pair[1])
    ribbed(things, 0.0042, 0.0005)
    plush = Fabric(lined, "plush", 1.0, 0.05, 0.6)
    plush.shaded(plush.n.times(plush.n.noise(plush.chart, 500.0, 3.0), 4.0))
    return (0.37, -0.09, 0.29)


OUTER = [(0, -0.125), (0.058, -0.115), (0.097, -0.073), (0.106, -0.02), (0.094, 0.03), (0.079, 0.075), (0.066, 0.112), (0.042, 0.138), (0.02, 0.142)]
INNER = [(0.016, 0.13), (0.034, 0.112), (0.047, 0.085), (0.047, 0.06), (0.035, 0.036), (0.018, 0.025), (0, 0.022)]


def bib(p):
    """Laid flat, its edge bound, its ends over each other."""
    curves = [("outer", smooth(OUTER, 60)), ("end", np.array([OUTER[-1], (0.011, 0.138), INNER[0]])), ("inner", smooth(INNER, 40))]
    rim = mirrored([(key, resample(c, max(2, int(np.linalg.norm(np.diff(c, axis=0), axis=1).sum() / 0.0026)))) for key, c in curves])
    flat, faces, _ = filled(rim, 0.0026)
    off = distance(flat, [c for _, c in rim])
    chance = np.random.default_rng(p["seed"])
    (a, b, c), d = chance.uniform(0, 6, 3), np.minimum(off / 0.02, 1)
    y = -0.004 * (1 - np.exp(-off / 0.008)) - d * (0.0028 * np.sin(flat @ (26, 17) + a) + 0.0022 * np.sin(flat @ (-34, 28) + b) + 0.003 * np.sin(flat[:, 1] * 22 + c))
    points = np.c_[flat[:, 0], y, flat[:, 1]]
    made = mesh_object("bib", points, [f[::-1] for f in faces])
    made.data.uv_layers.new(name="flat").data.foreach_set("uv", np.array([flat[i] for f in made.data.polygons for i in f.vertices]).ravel())
    for key in KEYS:
        made.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.full(len(flat), 9.0))
    for name in ("finer", "thick"):
        made.modifiers.new(name, {"finer": "SUBSURF", "thick": "SOLIDIFY"}[name])
    made.modifiers["thick"].thickness = 0.003
    dressed(made, {"ribs": 0, "loops": (0.0013, 0.0013, 1.4)})
    next(node for node in cloth_of().node_tree.nodes if node.type == "BUMP").inputs["Distance"].default_value *= SCALE
    outline = np.concatenate([c[:-1] for _, c in rim])
    along = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    turn = np.linspace(0, 2 * math.pi, 13)[:-1]
    tube = [(q[0] + 0.0042 * math.cos(t) * -e[1], -0.0008 - 0.0036 * math.sin(t), q[1] + 0.0042 * math.cos(t) * e[0]) for q, e in zip(outline, along) for t in turn]
    n = len(outline)
    quads = [(i * 12 + k, i * 12 + (k + 1) % 12, (i + 1) % n * 12 + (k + 1) % 12, (i + 1) % n * 12 + k) for i in range(n) for k in range(12)]
    solid(mesh_object("binding", tube, quads), [(TRIM + 3.5, 0.5 + 0.001 * i) for i in range(n) for _ in turn], 0.0003)
    bear(Laid({"points": points, "flat": flat, "faces": np.array(faces), "piece": np.zeros(len(flat), int)}), 0, -0.045, 0.03)
    return (0.34, -0.17, 0.19)


def headband(p):
    """Cloth drawn together to a knot in front, with a bow; seen from a little above."""
    turn, share = np.linspace(-math.pi, math.pi, 361)[:-1], np.linspace(-1, 1, 41)
    band, chart = [], []
    for s in share:
        for t in turn:
            near = math.exp(-((t / 0.42) ** 2))
            half = 0.033 * (1 - 0.55 * near) - 0.006 * (1 - math.cos(t)) / 2
            fold = (0.0012 + 0.0026 * math.exp(-((t / 1.1) ** 2))) * math.sin(s * 11 + 1.6 * math.sin(t) + 0.4 * math.sin(t * 5))
            out = 0.004 * (1 - s * s) + fold + 0.003 * near
            band.append(((0.079 + out) * math.sin(t), -(0.094 + out) * math.cos(t), s * half + 0.004 * math.sin(t * 2 + 0.5)))
            chart.append((t * 0.088, s * 0.04))
    cloth = part("band", band, grid_faces(41, 360, True), chart, None, 0.0022, 1)
    knot, place = [], []
    for a in np.linspace(-math.pi, math.pi, 65):
        for x in np.linspace(-1, 1, 25):
            wave = 0.0016 * math.sin(x * 9 + 0.6 * math.sin(a * 2))
            wide = 0.012 + 0.005 * abs(math.sin(a))
            knot.append((x * wide, -0.094 - (0.025 + wave) * math.cos(a) * math.sqrt(1 - 0.45 * x * x), (0.021 + wave) * math.sin(a) * math.sqrt(1 - 0.25 * x * x)))
            place.append((x * 0.02, a * 0.022))
    things = [cloth, part("knot", knot, grid_faces(65, 25), place, None, 0.0015, 1)]
    made = Fabric(things, "cloth", 0.75, 0.2, 0.3)
    n = made.n
    made.shaded(n.times(n.noise(made.chart, 30.0, 4.0), 3.0), n.times(n.noise(made.chart, 300.0, 3.0), 0.8))
    bow(np.array((0, -0.096, 0.004)), 0.056, 0.001, p["seed"])
    for name in [each.name for each in bpy.data.objects if each.name[:4] in ("tail", "knot") and each not in things]:
        bpy.data.objects.remove(bpy.data.objects[name])
    for each in bpy.data.objects:
        each.matrix_world = Matrix.Rotation(math.radians(16), 4, "X") @ Matrix.Rotation(math.radians(-14), 4, "Z") @ each.matrix_world
    return (0.25, -0.1, 0.1)


accessories.MADE.update(bonnet=bonnet, bib=bib, headband=headband)

if __name__ == "__main__":
    views(accessories.hung, accessories.clothed)
