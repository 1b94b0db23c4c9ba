"""Gloves, mittens and neck warmers of wool, gloves of leather, and scarves of silk: what `accessories.py` lays on the wall, of other cloth."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import accessories
import numpy as np
from accessories import HAND, Fabric, mound, moved, part, ribbed, smooth, turned
from knitwear import stocking, wave
from scene import grid_faces
from stitches import TRIM, seam
from wardrobe import views

# Lines of (x, z, radius), as a hand's: palm, fingers in one, thumb.
MITTEN = [
    [(-0.016, 0.07, 0.036), (-0.014, 0.13, 0.043), (-0.012, 0.19, 0.041), (-0.010, 0.222, 0.036)], [(0.016, 0.07, 0.036), (0.014, 0.13, 0.043), (0.012, 0.19, 0.041), (0.010, 0.222, 0.036)],
    [(0.03, 0.10, 0.028), (0.056, 0.132, 0.022), (0.072, 0.166, 0.019), (0.076, 0.182, 0.017)],
]


def wavy(points, k):
    """Wool that lies on the wall is never quite even."""
    x, z = points[:, 0], points[:, 2]
    return points + np.c_[0.0012 * np.sin(z * 70 + k), -0.0016 * np.sin(z * 45 + 2 * k) * np.sin(x * 60 + k) - 0.0012 * np.sin(x * 95 + z * 40 + k), 0.0012 * np.sin(x * 80 + 2 * k)]


def cuffed(side, put, turn, p):
    """A ribbed tube below the hand, wider where it ends."""
    long, wide = p.get("cuff", 0.075), p.get("wrist", 0.034)
    z, x = np.linspace(0.0, long, 30), np.linspace(-1, 1, 81)
    half = wide + 0.0045 * np.cos(z / long * math.pi) ** 2
    rows = np.array([(h * a, -0.017 * math.sqrt(max(1 - a * a, 0)) * (0.8 + 0.2 * h / wide), zz + 0.068 - long) for zz, h in zip(z, half) for a in x])
    return part("cuff", moved(wavy(rows, 3), turn, put, -side), [f[::-side] for f in grid_faces(len(z), len(x))], [(h * a * 1.25, zz) for zz, h in zip(z, half) for a in x], np.repeat(z, len(x)), 0.002, 1)


def starred(points, at, size):
    """A star of felt sewn on the back of a hand."""
    turn, share = np.linspace(0, 2 * math.pi, 65)[:-1], np.linspace(0.02, 1, 9)
    wide = size * (0.76 + 0.42 * (np.abs((turn / (2 * math.pi / 5)) % 1 - 0.5) * 2 - 0.5))
    flat = np.array([(at[0] + w * s * math.sin(t), at[2] + w * s * math.cos(t)) for s in share for t, w in zip(turn, wide)])
    deep = [np.mean(np.sort(points[np.argsort(np.hypot(*(points[:, (0, 2)] - q).T))[:9], 1])) for q in flat]
    rows = np.c_[flat[:, 0], np.array(deep) - 0.0042 - 0.0008 * np.repeat(np.sqrt(1 - share**2 * 0.96), 64), flat[:, 1]]
    felt = Fabric([part("star", rows, grid_faces(9, 64, True), flat, np.repeat(1 - share, 64) * size, 0.0016, 1, 0)], "felt", 1.0, 0.04, 0.5)
    felt.shaded(felt.n.times(felt.n.noise(felt.chart, 300.0, 4.0), 3.0), seam(felt.n, felt.rim, 0.003, 0.003, felt.n.sum(felt.u, felt.v)))


def corded(p):
    """The cord that keeps a pair together, from cuff to cuff."""
    ends, low = p["apart"], 0.0
    line = smooth([(-ends, -0.006, 0.012), (-ends * 0.8, -0.004, low - 0.03), (-0.03, -0.006, low - 0.052), (0.035, -0.004, low - 0.045), (ends * 0.8, -0.006, low - 0.034), (ends, -0.012, 0.006)], 90)
    turn = np.linspace(0, 2 * math.pi, 11)[:-1]
    tube = [m + 0.0026 * np.array((0.6 * math.cos(a), math.sin(a), 0.8 * math.cos(a))) for m in line for a in turn]
    return part("cord", tube, grid_faces(len(line), 10, True), [(0.0029 * k, 0.004 * i) for i in range(len(line)) for k in range(10)], None, 0, 1)


def hands(p):
    """A pair, one a little over the other, of stocking stitch."""
    lines = MITTEN if p["cut"] == "mittens" else HAND
    points, faces, flat, off = mound("hand", lines, 0.002, 1.0, p.get("plump", 0.015))
    faces = [f for f in faces if flat[list(f), 1].mean() > 0.058]
    pair, cuffs = [], []
    for k, side in enumerate((1, -1)):
        put, turn = (side * p.get("apart", 0.084), -0.006 * k, -0.006 * side), -0.07 * side
        pair.append(part("hand", moved(wavy(points, k), turn, put, -side), [f[::-side] for f in faces], flat, off, 0, 1))
        cuffs.append(cuffed(side, put, turn, p))
        if "star" in p:
            starred(moved(wavy(points, k), turn, put, -side), moved(np.array([(p["star"][0], 0, p["star"][1])]), turn, put, -side)[0], p["star"][2])
    if "star" in p:
        cuffs.append(corded(p))
    wale = p.get("wale", 0.0034)
    wool = Fabric(pair, "wool", 1.0, 0.05, 0.5)
    n = wool.n
    wool.add(n.times(stocking(n, wool.u, wool.v, wale), n.sum(0.3, n.times(n.below(wool.rim, 0.003, 0.002), -0.2))), 0.00045)
    wool.add(n.noise(wool.chart, 26.0, 3.0), 0.004)
    wool.shaded(n.times(stocking(n, wool.u, wool.v, wale), 0.9), n.times(n.noise(wool.chart, 420.0, 3.0), 1.6), n.times(n.noise(wool.chart, 40.0, 3.0), 2.0))
    ribs = Fabric(cuffs, "ribs", 1.0, 0.05, 0.5)
    n = ribs.n
    ribs.add(n.sum(wave(n, ribs.u, 0.0058), 1.0), 0.0009)
    ribs.shaded(n.times(wave(n, ribs.u, 0.0058), 2.0), n.times(stocking(n, ribs.u, ribs.v, 0.0029), 0.5), n.times(n.noise(ribs.chart, 420.0, 3.0), 1.6))
    return (0.40, p.get("low", -0.02), p.get("high", 0.30))


def leather(p):
    """A pair of thin leather, three points on each back, seams along the fingers, hems stitched."""
    points, faces, flat, off = mound("hand", HAND, 0.002, 1.0, p.get("plump", 0.0075))
    low, wrist = 0.016, flat[:, 1] < 0.075
    points[:, 2] = flat[:, 1] = np.where(wrist, 0.075 - (0.075 - flat[:, 1]) * 1.75, flat[:, 1])
    points[:, 0] = flat[:, 0] = flat[:, 0] * (1 - 0.16 * np.clip((0.115 - np.abs(flat[:, 1] - 0.05)) / 0.08, 0, 1) ** 2)
    faces = [f for f in faces if flat[list(f), 1].min() > low]
    off, pair = np.minimum(off, np.maximum(flat[:, 1] - low, 0)), []
    for k, side in enumerate((1, -1)):
        put, turn = (side * 0.083, -0.006 * k, -0.006 * side), -0.06 * side
        pair.append(part("hand", moved(points + (wavy(points, k) - points) * 0.3, turn, put, -side), [f[::-side] for f in faces], flat, off, 0, 2))
    hide = Fabric(pair, "hide", 0.42, 0.32, 0.05)
    n = hide.n
    hide.add(n.noise(hide.chart, 16.0, 1.0), 0.0022)
    backs = n.sum(*(n.times(n.ridge(n.math("SUBTRACT", hide.u, at), 0.0, 0.0013), n.below(n.math("ABSOLUTE", n.math("SUBTRACT", hide.v, 0.125)), 0.034, 0.003)) for at in (-0.022, 0.0, 0.022)))
    hide.add(backs, 0.0011)
    grain = n.node("ShaderNodeTexVoronoi")
    grain.inputs["Scale"].default_value = 950.0
    n.plug(hide.chart, grain.inputs["Vector"])
    hem = n.math("SUBTRACT", hide.v, low)
    hide.shaded(n.times(grain.outputs[0], 0.8), n.times(n.noise(hide.chart, 70.0, 4.0), 2.2), seam(n, hide.rim, 0.0026, 0.0026, n.sum(hide.u, hide.v)), n.times(n.ridge(hide.rim, 0.001, 0.0009), -3.0),
                n.times(n.ridge(hem, 0.014, 0.0012), -2.5), seam(n, hem, 0.0125, 0.0028, hide.u))
    return (0.40, -0.02, 0.30)


def folded(flat, side, over, round_=0.007):
    """The lower right corner of a square laid back over it, `over` deep; also how far each point stands off."""
    off = (flat[:, 0] - side - flat[:, 1]) / math.sqrt(2) + over
    turn = np.clip(off / round_, 0, math.pi)
    shift = np.where(off > 0, round_ * np.sin(turn) - np.maximum(off - math.pi * round_, 0) - off, 0)
    return flat + shift[:, None] * np.array((1, -1)) / math.sqrt(2), np.where(off > 0, round_ * (1 - np.cos(turn)), 0)


def foulard(p):
    """A square of silk laid flat, its edge rolled, a border and a line of their own colour, one corner folded back."""
    side, wide, (line_, broad) = p["wide"], p["border"], p["line"]
    count = round(side / 0.005) + 1
    x = np.linspace(0, side, count)
    flat = np.array([(a, b) for b in x for a in x])
    put, lift = folded(flat, side, p["corner"])
    chance = np.random.default_rng(p["seed"])
    deep = 0.0
    for long, high in ((0.5, 0.016), (0.33, 0.009), (0.21, 0.005), (0.12, 0.0018)):  # it never lies quite even
        way, phase = chance.uniform(0, 2 * math.pi), chance.uniform(0, 6.3)
        at = put @ np.array((math.cos(way), math.sin(way))) + 0.05 * np.sin(put @ chance.normal(0, 6, 2))
        deep = deep + high * np.sin(at * 2 * math.pi / long + phase)
    edge = 0.0035 * np.sin(put[:, ::-1] * 11 + (1, 3)) + 0.0018 * np.sin(put[:, ::-1] * 29 + (2, 5))
    points = np.c_[put[:, 0] - side / 2 + edge[:, 0], -lift - deep, put[:, 1] + edge[:, 1]]
    off = np.minimum(flat, side - flat).min(1)
    sheet = part("silk", points, grid_faces(count, count), flat, off, 0.0012, 1)
    made = Fabric([sheet], "silk", 0.46, 0.3, 0.2)
    n = made.n
    made.shaded(n.times(n.below(made.rim, 0.005, 0.0015), 3.0), n.times(n.ridge(made.rim, 0.006, 0.0012), -3.0), n.times(n.noise(made.chart, 9.0, 3.0), 3.0), n.times(wave(n, n.sum(made.u, made.v), 0.0024), 0.25))
    faces = np.array([off[list(f.vertices)].mean() for f in sheet.data.polygons])
    own = np.repeat((faces < wide) | ((faces > line_) & (faces < line_ + broad)), 4)
    layer = sheet.data.uv_layers["flat"].data
    uv = np.empty(len(layer) * 2)
    layer.foreach_get("uv", uv)
    uv.reshape(-1, 2)[own] = (TRIM + 0.5, 0.5)
    layer.foreach_set("uv", uv)
    return (side, -0.02, side + 0.02)


def slumped(points):
    """What stands alone sinks in front and leans where it will."""
    points = np.array(points)
    turn, z = np.arctan2(points[:, 0] / 0.12, -points[:, 1] / 0.1), points[:, 2]
    out = 1 + 0.022 * np.sin(2 * turn + 22 * z + 0.6) + 0.014 * np.sin(3 * turn - 31 * z) + 0.008 * np.sin(7 * turn + 40 * z + 1)
    points[:, :2] *= out[:, None]
    points[:, 2] += (-0.02 * np.cos(turn) + 0.007 * np.sin(2 * turn + 0.8) + 0.004 * np.sin(5 * turn)) * np.clip(z / 0.18, 0, 1.1)
    return points


def cowl(p):
    """A neck warmer: a ribbed tube, its upper half turned down outside."""
    tube = smooth([(0.90, 0.02), (0.93, -0.002), (0.975, -0.004), (1.0, 0.02), (1.015, 0.06), (0.985, 0.10), (0.96, 0.14)], 44)
    fold = smooth([(0.86, 0.06), (0.90, 0.15), (0.935, 0.19), (0.99, 0.207), (1.055, 0.197), (1.085, 0.16), (1.1, 0.11), (1.09, 0.076), (1.06, 0.068), (1.02, 0.078), (1.0, 0.10)], 70)
    things = []
    for name, profile in (("tube", tube), ("fold", fold)):
        points, faces, chart = turned(profile, 0.125, 0.105, 0.74)
        things.append(part(name, slumped(points), faces, chart))
    ribbed(things, 0.009, 0.0015)
    return (0.36, -0.07, 0.27)


accessories.MADE |= {"gloves": hands, "mittens": hands, "leather": leather, "cowl": cowl, "foulard": foulard}

if __name__ == "__main__":
    views(accessories.hung, accessories.clothed)
