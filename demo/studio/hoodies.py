"""Hooded sweatshirts: thick smooth knitwear with a hood that stands as over a head, a pouch, and cords or a zip."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import knitwear
import numpy as np
from scene import grid_faces, mesh_object
from trims import Laid, calmed, ring, solid
from wardrobe import views

SWEAT = {"wale": 0.0015, "deep": 0.3, "thick": 0.0065, "stiff": 0.16, "neck": 0.085, "neck_width": 0.078, "band": 0.006, "waist": 0.262, "hem": (0.268, 0.815)}
# Of the hood: along its middle from the nape over the top to the brow (back, up), and along its edge from the throat to the brow (aside, back, up).
SEAM = np.array([(0.075, 1.455), (0.112, 1.505), (0.122, 1.565), (0.098, 1.625), (0.045, 1.66), (-0.02, 1.668), (-0.066, 1.652)])
EDGE = np.array([(0.004, -0.097, 1.393), (0.052, -0.104, 1.43), (0.084, -0.098, 1.485), (0.094, -0.088, 1.54), (0.084, -0.08, 1.595), (0.05, -0.072, 1.638), (0, -0.066, 1.652)])
WIDE = np.array([0.086, 0.105, 0.117, 0.121, 0.112, 0.078, 0.0])
FACE = math.radians(124)
POUCH = np.array([(0.9, 0.152), (0.968, 0.152), (1.075, 0.092)])  # height, half width


def curve(places, share):
    """Smoothly through places at equal shares."""
    at = np.linspace(0, 1, len(places))
    fine = np.linspace(0, 1, 121)
    line = np.stack([np.interp(fine, at, places[:, k]) for k in range(places.shape[1])], 1)
    for _ in range(90):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return np.stack([np.interp(share, fine, line[:, k]) for k in range(places.shape[1])], 1)


def hood(hung, seed):
    """A grid from one edge over the back to the other, joined to the neckline below."""
    chance = np.random.default_rng(seed)
    up, over = np.linspace(0, 1, 34), np.linspace(-1, 1, 81)
    seam, edge, wide = curve(SEAM, up), curve(EDGE, up), curve(WIDE[:, None], up)[:, 0]
    turn = np.abs(over) * FACE
    share = (1 - np.cos(turn)) / (1 - math.cos(FACE))
    rows = np.empty((len(up), len(over), 3))
    far = np.maximum(edge[:, 0] / math.sin(FACE), wide * (1 - up**6))
    rows[..., 0] = np.sign(over) * np.sin(turn) * far[:, None]
    rows[..., 1] = seam[:, :1] + (edge[:, 1:2] - seam[:, :1]) * share
    rows[..., 2] = seam[:, 1:] + (edge[:, 2:] - seam[:, 1:]) * np.abs(over) ** 1.3
    last = np.clip((np.abs(over) - 0.86) / 0.14, 0, 1)
    rows[..., 0] = rows[..., 0] * (1 - last) + np.sign(over) * edge[:, :1] * last
    neck = ring(hung["points"][hung["neck"] < 0.001], 240)
    round_ = np.interp(over, [-1, 1], [238.5, 1.5])
    base = np.stack([np.interp(round_, range(240), np.roll(neck, 120, 0)[:, k]) for k in range(3)], 1)
    blend = np.clip(1 - up / 0.3, 0, 1)[:, None, None] ** 1.6
    rows = rows * (1 - blend) + (base + (0, 0, 1) * (up[:, None, None] * 0.16 - 0.01)) * blend
    for _ in range(5):  # folds that climb from the neckline
        at, lean, long = chance.uniform(-0.75, 0.75), chance.uniform(-0.5, 0.5), chance.uniform(0.3, 0.6)
        fold = np.exp(-(((over - at - lean * up[:, None]) / 0.055) ** 2)) * np.clip(1 - up / long, 0, 1)[:, None] * np.minimum(up * 12, 1)[:, None]
        rows += (rows - rows.mean((0, 1))) * fold[..., None] * chance.uniform(0.06, 0.1)
    rows = np.concatenate([rows[:1], calmed(rows, 3)[1:]])
    chart = [(0.5 * o + 3, 0.6 + 0.35 * b) for b in up for o in over]
    solid(mesh_object("hood", rows.reshape(-1, 3), grid_faces(len(up), len(over))), chart, 0.008)
    for side, k in ((1, -1), (-1, 0)):  # the hem in which the cord runs
        line = rows[1:, k] + (rows[1:, k] - rows[1:, k - side * 6]) * 0.02
        tube(line, 0.0062, (side * 0.2 + 3, 0.6), "hem")
    return rows


def tube(line, radius, place, name):
    along = np.gradient(line, axis=0)
    across = np.cross(along, (0.2, 1, 0.1))
    across /= np.linalg.norm(across, axis=1)[:, None]
    away = np.cross(across, along)
    away /= np.linalg.norm(away, axis=1)[:, None]
    turn = np.linspace(0, 2 * math.pi, 11)[:-1, None]
    radius = np.broadcast_to(radius, len(line))[:, None, None]
    rows = line[:, None] + radius * (np.cos(turn) * across[:, None] + np.sin(turn) * away[:, None])
    chart = [(place[0] + 0.002 * k, place[1] + 0.004 * i) for i in range(len(line)) for k in range(10)]
    solid(mesh_object(name, rows.reshape(-1, 3), grid_faces(len(line), 10, True)), chart, 0.0004)


def cords(laid, seed):
    chance = np.random.default_rng(seed)
    for side in (1, -1):
        long, lean = chance.uniform(0.17, 0.2), chance.uniform(0.0, 0.02)
        t = np.linspace(0, 1, 40)
        flat = np.c_[side * (0.024 + lean * t + 0.004 * np.sin(t * 5 + side)), 1.388 - long * t]
        points, normals = laid.at(0, flat)
        line = calmed((points + normals * 0.006)[:, None].repeat(2, 1), 6)[:, 0]
        line[0] += (0, 0.004, 0.012)
        tube(line, np.where(t > 0.93, 0.0046, 0.0034), (side * 0.1, 1.1), "cord")


def pouch(laid, gap):
    """A pouch on the front whose slanted mouths stand open a little; with a zip in two halves."""
    v = np.linspace(POUCH[0, 0], POUCH[-1, 0], 30)
    half = np.interp(v, *POUCH.T)
    for low, high in ((-1, -gap), (gap, 1)) if gap else ((-1, 1),):
        share = np.linspace(low, high, 40)
        flat = [np.c_[np.full(len(share), 0.0) + share * h, np.full(len(share), y)] for y, h in zip(v, half)]
        found = [laid.at(0, row) for row in flat]
        points, normals = np.array([f[0] for f in found]), np.array([f[1] for f in found])
        normals = calmed(normals, 10)
        mouth = np.clip((np.abs(share) - 0.72) / 0.28, 0, 1) * np.clip((v - POUCH[1, 0]) / 0.03, 0, 1)[:, None]
        aside, along = np.minimum(share - low, high - share)[None] * 14, np.minimum(v - v[0], v[-1] - v)[:, None] * 120
        ends = np.minimum(aside, along)
        lift = 0.001 + 0.0045 * np.sqrt(np.clip(ends, 0, 1)) + 0.007 * mouth**1.5
        rows = calmed(points, 4) + normals * lift[..., None]
        solid(mesh_object("pouch", rows.reshape(-1, 3), grid_faces(*rows.shape[:2])), [tuple(q) for row in flat for q in row], 0.004)


def zip_(laid, low, high):
    """Teeth of the cloth's colour between two tapes, and a slider with its tag."""
    at = np.arange(low, high, 0.0042)
    points, normals = laid.at(0, np.c_[np.zeros(len(at)), at])
    points, normals = calmed(points[:, None].repeat(2, 1), 8)[:, 0], calmed(normals[:, None].repeat(2, 1), 8)[:, 0]
    corners, faces = [], []
    for k, (point, away) in enumerate(zip(points, normals)):
        side = 1 if k % 2 else -1
        for x, y, z in ((i, j, l) for i in (-0.0012, 0.0046) for j in (0.002, 0.0062) for l in (-0.0017, 0.0017)):
            corners.append(point + (side * x, 0, z) + away * y)
        b = 8 * k
        faces += [tuple(b + i for i in quad) for quad in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    teeth = mesh_object("teeth", corners, faces)
    solid(teeth, [(0.001, 0.9)] * len(corners), 0.0002)
    for side in (1, -1):
        flat = [(side * x, y) for y in at[::2] for x in (0.0045, 0.0075, 0.0115)]
        place, away = laid.at(0, flat)
        rows = calmed((place + away * 0.0045).reshape(-1, 3, 3), 4)
        solid(mesh_object("tape", rows.reshape(-1, 3), grid_faces(len(rows), 3)), flat, 0.0026)
    tube(points[-1] + normals[-1] * 0.009 + np.linspace(0.004, -0.03, 12)[:, None] * (0, 0, 1), np.r_[np.full(4, 0.0055), np.full(8, 0.0032)], (0.0, 1.3), "tag")


def hung(p):
    return knitwear.hung({**SWEAT, **p})


def clothed(hung, p):
    hung = dict(hung)  # a kept file is read anew at each look
    thing = knitwear.clothed(hung, {**SWEAT, **p})
    thing.modifiers["finer"].quality = 1  # at its usual 3 these triangles take gigabytes
    thing.data.materials[0].name = "cloth"
    laid = Laid(hung)
    reach = np.concatenate([hung["points"], hood(hung, p["seed"]).reshape(-1, 3)])
    pouch(laid, 0.09 if "zip" in p else 0)
    if "zip" in p:
        zip_(laid, SWEAT["hem"][1] + 0.004, 1.478 - SWEAT["neck"])
    else:
        cords(laid, p["seed"])
    return mesh_object("frame", [reach.min(0), reach.max(0)], [])  # the camera sees the hood too


if __name__ == "__main__":
    views(hung, clothed)
