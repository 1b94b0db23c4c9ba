"""Blazers and coats: one front over the other below lapels that roll out of it, a collar that meets them at a notch, pockets, buttons, belts."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import cloth
import garment
import numpy as np
from body import CELL, HIGH, LOW, SHOULDER
from garment import DEFAULTS, Draft, add_sleeves, sew_sleeve, steps
from look import shaped, welded
from mathutils import Matrix, Vector
from pattern import bezier, line, mirrored
from scene import grid_faces, material, mesh_object
from shirts import labelled, pushed
from stitches import TRIM, seam
from tailor import Held, Relief
from trims import Laid, calmed, solid, strip
from wardrobe import LOWER, UPPER, Slim, limb, views

COAT = {
    "arms": 72, "neck_width": 0.066, "back_neck": 0.016, "edge": 0.02, "break": 1.06, "tip": 0.2, "tip_height": 1.444, "under": (0.272, 1.22), "waist": 0.244,
    "hem": (0.28, 0.75), "sag": 0.006, "rounded": 0, "sleeve": 0.6, "cuff": 0.146, "stiff": 0.3, "wind": 0.8, "shrink": 0.03, "cinch": 0.16,
    "thick": 0.0042, "over": 1, "gorge": 1.418, "peak": (0.128, 1.372), "notch": (0.094, 1.392), "corner": (0.119, 1.412), "leaf": 0.04, "stand": 0.028,
    "radius": 0.0105, "grain": 1.0, "twill": 0.5, "stitched": 0.0045,
}
NECK = 1.478


class Canvassed(Slim):
    """Wears the canvas of a lined front, pads on its shoulders and lined sleeves."""

    def __init__(self, arms, thick=0.008):
        super().__init__(arms)
        at = np.stack(np.meshgrid(*(np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)), indexing="ij"), -1)
        far = self.field[..., 0] - thick
        for side in (1, -1):
            far = np.minimum(far, limb(*np.moveaxis(at, -1, 0), side, math.radians(arms), UPPER + (0, 0.007)))
            far = np.minimum(far, limb(*np.moveaxis(at, -1, 0), side, math.radians(arms), LOWER + (0, 0.01)))
            inner, outer = np.array((side * 0.08, 0.012, 1.43)), np.array((side * 0.19, 0.002, 1.41))
            way = outer - inner
            share = np.clip((at - inner) @ way / (way @ way), 0, 1)
            far = np.minimum(far, np.linalg.norm(at - inner - share[..., None] * way, axis=-1) - 0.03)
        self.field = np.stack([far, *np.gradient(far, CELL)], -1)


def rolling(p, v):
    """Where the lapel of the front at x > 0 folds at this height: straight from the edge at the first button to the neck."""
    return -p["edge"] + (p["neck_width"] + p["edge"]) * (v - p["break"]) / (NECK - p["break"])


def crossing(p):
    """Where the fronts meet."""
    return p["break"] + p["edge"] / (p["edge"] + p["neck_width"]) * (NECK - p["break"])


def behind(p):
    neck, low = p["neck_width"], NECK - p["back_neck"]
    return bezier((0, low), (neck * 0.57, low), (neck * 0.93, low + p["back_neck"] * 0.45), (neck, NECK), steps(0.075))


def piece(p, front):
    neck, tip, under, hem = (p["neck_width"], NECK), (p["tip"], p["tip_height"]), p["under"], p["hem"]
    bottom, low = hem[1] - p["sag"], (0, crossing(p))
    below = bezier(hem, (hem[0] * 0.55, bottom), (hem[0] * 0.3, bottom), (0, bottom), steps(hem[0]))
    if front and p["rounded"]:
        cut = bezier((0.13, bottom), (0.06, bottom), (0.016, bottom + p["rounded"] * 0.35), (0, bottom + p["rounded"]), steps(0.11 + p["rounded"] * 0.6))
        below = np.r_[bezier(hem, (hem[0] * 0.8, bottom), (hem[0] * 0.65, bottom), (0.13, bottom), steps(hem[0] - 0.13)), cut[1:]]
    return mirrored([
        ("neck", line(low, neck, steps(NECK - low[1])) if front else behind(p)),
        ("shoulder", line(neck, tip, steps(math.dist(neck, tip)))),
        ("armhole", bezier(tip, (tip[0] - 0.02, tip[1] - 0.08), (under[0] - 0.08, under[1] + 0.03), under, steps(0.235))),
        ("side", bezier(under, (p["waist"], under[1] - 0.1), (p["waist"], 1.0), hem, steps(under[1] - hem[1]))),
        ("hem", below),
    ])


def before(body, x, z, side):
    """Places just off the body in front (-1) or behind (1)."""
    y = np.linspace(0.25, 0, 251) * side
    far, _ = body.near(np.array([(a, b, c) for a, c in zip(x, z) for b in y]))
    first = np.argmax(far.reshape(len(x), -1) < 0.009, axis=1)
    return np.c_[x, np.where(first > 0, y[first], 0.012), z]


def round_wrist(draft, name, p):
    """Places of a half sleeve's cuff about the arm, from its outer side to its inner one."""
    rows, angle, side = draft.loops[name]["cuff"], math.radians(p["arms"]), 1 if name[2] == "R" else -1
    turn = np.abs(np.array([draft.flat[i][0] for i in rows]) - 2) / p["cuff"] * math.pi
    radius = p["cuff"] / math.pi + 0.002
    along = p["sleeve"] - 0.04 - 0.007 * turn / math.pi
    aside = along * math.cos(angle) + radius * np.cos(turn) * math.sin(angle)
    down = along * math.sin(angle) - radius * np.cos(turn) * math.cos(angle)
    deep = radius * np.sin(turn) * (-1 if name[1] == "F" else 1)
    return rows, np.c_[side * (SHOULDER[0] + aside), deep + 0.004, SHOULDER[1] - down]


def held(draft, p):
    """The neck and the fronts' edges as a collar and canvas hold them; cuffs round."""
    body = Canvassed(p["arms"])
    rows = {name: sorted({i for side in "RL" for i in draft.loops[name]["neck" + side]}) for name in "FB"}
    flat = {name: np.array([draft.flat[i] for i in rows[name]]) - (name == "B", 0) for name in "FB"}
    places = [before(body, *flat[name].T, side) for name, side in (("F", -1), ("B", 1))]
    cuffs = [round_wrist(draft, "S" + half + side, p) for half in "FB" for side in "RL"]
    all_rows = rows["F"] + rows["B"] + [i for at, _ in cuffs for i in at]
    return Held(body, all_rows, np.concatenate([*places, *(at for _, at in cuffs)]))


def sleeve(p):
    """A higher cap than a shirt's: it hangs beside the body."""
    long, cuff = p["sleeve"], p["cuff"]
    return [
        ("cap", bezier((0, 0), (-0.004, 0.085), (0.14, 0.092), (0.15, 0.178), steps(0.235))),
        ("under", line((0.15, 0.178), (long - 0.007, cuff), steps(long - 0.157))),
        ("cuff", line((long - 0.007, cuff), (long, 0), steps(cuff))),
        ("over", line((long, 0), (0, 0), steps(long))),
    ]


def hung(p):
    p = {**DEFAULTS, **COAT, **p}
    garment.sleeve_piece = sleeve
    draft = Draft(True)
    for name, y, flat in (("F", -0.17, 0), ("B", 0.17, 1)):
        draft.add(name, piece(p, name == "F"), lambda q, y=y: (q[0], y, q[1]), lambda q, flat=flat: (q[0] + flat, q[1]), flat, name == "B")
    add_sleeves(draft, p)
    for side in "RL":
        for edge in ("shoulder", "side"):
            draft.sew(draft.loops["F"][edge + side], draft.loops["B"][edge + side])
        sew_sleeve(draft, side)
    seams, off = np.array(sorted(set(draft.seams))), {key: np.array(value) for key, value in draft.far.items()}
    points, angle, flat = np.array(draft.points), math.radians(p["arms"]), np.array(draft.flat)
    inward = np.where(off["piece"] == 2, 0.035, 0)
    points[:, 0] -= np.sign(points[:, 0]) * inward * math.sin(angle)
    points[:, 2] -= inward * math.cos(angle)
    shrink = np.where(off["neck"] < 0.02, p["shrink"], 0)
    if "belt" in p:
        shrink = np.where((np.abs(flat[:, 1] - p["belt"][0]) < 0.02) & (off["piece"] < 2), p["cinch"], shrink)
    at = cloth.hung(points, draft.faces, seams, held(draft, p), p["stiff"], p["wind"], p["seed"], shrink)
    return {"points": at, "faces": np.array(draft.faces), "flat": flat, "seams": seams, **off}


def covered(p, q):
    """How far inside the upper front (m) a place in the flat front lies."""
    x = q[:, 0] * p["over"]
    return x - np.maximum(-p["edge"], rolling(p, q[:, 1]))


def bent(gorge, notch, end):
    """Along the gorge to the notch, and on to a point beyond."""
    return np.r_[line(gorge, notch, 30), line(notch, end, 20)[1:]]


def lapel(laid, side, p):
    """Turned out along its roll; `peak`: its point in the flat front. The lower one goes below the upper front."""
    upper, rows, chart = side == p["over"], [], []
    start, gorge, peak = np.array((-p["edge"], p["break"])), np.array((rolling(p, p["gorge"]), p["gorge"])), np.array(p["peak"])
    way = peak - start
    belly = bezier(start, start + way * 0.3 + (0.014, 0), start + way * 0.7 + (0.012, 0), peak, 60)
    across = np.linspace(-0.1, 1, 34)
    top, inside = bent(gorge, p["notch"], peak), np.maximum(across, 0)
    off = np.stack([np.interp(inside, np.linspace(0, 1, len(top)), top[:, k]) for k in (0, 1)], 1) - gorge - (peak - gorge) * inside[:, None]
    for r, outer in zip(np.linspace(0, 1, 61), belly):
        at = start + (gorge - start) * r
        flat = at + (outer - at) * np.maximum(across, -0.04)[:, None] + off * max(0, 1 - (1 - r) / 0.15) ** 1.5
        flat = flat * (side, 1)
        points, normals = laid.at(0, flat)
        high = 0.005 + 0.009 * math.exp(-(((r - 0.25) / 0.35) ** 2))
        lift = 0.0055 + high * np.sin(np.clip(across, 0, 1) ** 0.5 * math.pi) + np.minimum(across, 0) * 0.06
        if upper:
            lift = lift + 0.0045 * (1 - r) + 0.001
        else:
            lift = lift - 0.022 * np.clip(covered(p, flat) / 0.012, 0, 1)
        rows.append(points + normals * lift[:, None])
        chart += [(side * (0.2 - w * np.linalg.norm(outer - at)), q[1]) for w, q in zip(across, flat)]
    rows = calmed(np.array(rows), 4)
    made = mesh_object("lapel", rows.reshape(-1, 3), grid_faces(*rows.shape[:2]))
    wide = np.linalg.norm(belly - (start + (gorge - start) * np.linspace(0, 1, 61)[:, None]), axis=1)[:, None] * (1 - across)
    made.data.attributes.new("neck", "FLOAT", "POINT").data.foreach_set("value", np.minimum(wide, (1 - np.linspace(0, 1, 61)[:, None]) * 0.35).ravel())
    solid(made, chart, p["thick"] * 0.9)


def evened(points, count, calm=0):
    """As many points at even distances along a line in space."""
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    at = np.linspace(0, far[-1], count)
    points = np.stack([np.interp(at, far, points[:, k]) for k in range(3)], 1)
    for _ in range(calm):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    return points


def half_collar(laid, side, p):
    """Sections from the notch in front to the nape: up the stand, over the fold, down to the outer edge."""
    on = lambda k, flat, lift: (lambda found: found[0] + found[1] * lift)(laid.at(k, np.asarray(flat) * (side, 1)))
    neck, gorge, corner = p["neck_width"], np.array((rolling(p, p["gorge"]), p["gorge"])), np.array(p["corner"])
    ridge = lambda u: NECK + (p["tip_height"] - NECK) * (u - neck) / (p["tip"] - neck)
    t = np.linspace(0, 1, 61)
    seams = evened(np.r_[on(0, line(gorge, (neck, NECK), 14), 0.001), on(1, behind(p)[::-1], 0.001)[1:]], 61, 12)
    aside = neck + 0.046
    back = bezier((aside, ridge(aside)), (aside - 0.012, ridge(aside) - 0.03), (0.05, NECK - p["back_neck"] - p["leaf"]), (0, NECK - p["back_neck"] - p["leaf"]), 30)
    front = bezier(corner, corner + (0.006, 0.02), (aside + 0.003, ridge(aside) - 0.02), (aside, ridge(aside) - 0.001), 20)
    outer = evened(np.r_[on(0, front, 0.007), on(1, back, 0.007)[1:]], 61, 12)
    up = np.clip(t / 0.5, 0, 1) ** 1.4
    outs = seams * (1, 1, 0) / np.linalg.norm(seams[:, :2], axis=1)[:, None]
    folds = seams + (0, 0, 1) * (p["stand"] * up)[:, None] - outs * (0.012 * up)[:, None] + (outs + (0, 0, 0.4)) * (0.007 * (1 - up))[:, None]
    sections = [seams + (folds - seams) * s for s in np.linspace(-0.3, 1, 7)]
    path = bent(gorge, p["notch"], corner)
    share = np.linspace(0, 1, 18)[1:]
    ends = evened(on(0, path, 0.0085), 18)[1:]
    for s, end in zip(share, ends):
        round_ = (outs + (0, 0, 0.5)) * (0.009 * np.sin(s * math.pi) ** 0.7 * (0.5 + 0.5 * up))[:, None]
        straight = folds + (outer - folds) * s + round_
        sections.append(straight + (end - straight[0]) * (np.clip(1 - t / 0.2, 0, 1) ** 1.5)[:, None])
    return np.stack(sections, 1)


def collar(laid, p, body):
    halves = [half_collar(laid, side, p) for side in (1, -1)]
    rows = np.r_[halves[0], halves[1][-2::-1]]
    rows = calmed(pushed(rows, body, np.where(np.arange(rows.shape[1]) < 4, 0.005, 0.0135)), 2)
    far = np.cumsum(np.r_[np.zeros((1, rows.shape[1])), np.linalg.norm(np.diff(rows, axis=0), axis=2)], 0)
    across = np.cumsum(np.c_[np.zeros(len(rows)), np.linalg.norm(np.diff(rows, axis=1), axis=2)], 1)
    made = mesh_object("collar", rows.reshape(-1, 3), grid_faces(*rows.shape[:2]))
    off = np.minimum(np.minimum(far, far[-1] - far), across[:, -1:] - across)
    made.data.attributes.new("neck", "FLOAT", "POINT").data.foreach_set("value", off.ravel())
    solid(made, [(7 + a - far[-1, -1] / 2, b) for a, b in zip(far.ravel(), across.ravel())], p["thick"] * 0.7)


def patch(laid, middle, half, tall, thick, lift=0.004, round_=0.012, slant=0.0):
    """A flap, a welt or a pocket that lies on the front: a sheet rounded below."""
    x, y = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(-1, 1, 13))
    curve = np.clip((np.abs(x) * half - half + round_) / round_, 0, 1)
    flat = np.stack([middle[0] + x * half, middle[1] + x * half * slant + y * tall + np.where(y < 0, -y * round_ * (1 - np.sqrt(1 - curve * curve)), 0)], -1)
    points, normals = laid.at(0, flat.reshape(-1, 2))
    rise = lift * (0.35 + 0.65 * np.clip((1 - y.reshape(-1, 1)) / 0.7, 0, 1))
    rows = calmed((points + normals * rise).reshape(*x.shape, 3), 4)
    made = mesh_object("patch", rows.reshape(-1, 3), grid_faces(*x.shape))
    made.data.attributes.new("neck", "FLOAT", "POINT").data.foreach_set("value", np.minimum((1 - np.abs(x)) * half, (y + 1) * tall).ravel())
    solid(made, [tuple(q) for q in flat.reshape(-1, 2)], thick)


def studs(laid, places, radius, lift=0.0085):
    """Buttons with a raised rim, in a colour of their own."""
    profile = [(0.0, 0.0012), (0.62, 0.0012), (0.74, 0.0026), (0.9, 0.0028), (1.0, 0.0012), (1.0, -0.003)]
    turn = np.linspace(0, 2 * math.pi, 33)[:-1]
    hard = material("hard", (0.72, 0.72, 0.71), 0.25, index=1, specular=0.6)
    points, normals = laid.at(0, places)
    for at, away in zip(points, normals):
        grid = [(r * radius * math.cos(t), r * radius * math.sin(t), z) for r, z in profile for t in turn]
        made = mesh_object("button", grid, grid_faces(len(profile), 32, True))
        layer = made.data.uv_layers.new(name="flat")
        layer.data.foreach_set("uv", (TRIM + 0.5, 0.5) * len(layer.data))
        made.matrix_world = Matrix.Translation(at + away * lift) @ Vector(away).to_track_quat("Z", "Y").to_matrix().to_4x4()
        made.data.materials.append(hard)


def woollen(thing, p):
    """The cloth, and the upper front, which stands off the lower one near its edge."""
    wool = material("cloth", (0.72, 0.72, 0.71), p.get("rough", 0.95), index=1, specular=p.get("shine", 0.08), sheen=0.4)
    thing.data.materials.append(wool)
    relief = Relief(thing, wool)
    n = relief.n
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(chart, parts.inputs[0])
    u, v = parts.outputs[0], parts.outputs[1]
    roll = (p["neck_width"] + p["edge"]) / (NECK - p["break"])
    fold = n.math("MAXIMUM", -p["edge"], n.sum(-p["edge"] - roll * p["break"], n.times(v, roll)))
    off = n.math("SUBTRACT", n.times(u, p["over"]), fold)
    front = n.times(n.below(n.math("ABSOLUTE", u), 0.5, 0.01), n.below(v, crossing(p) - 0.01, 0.02))
    away = n.math("DIVIDE", n.math("MAXIMUM", off, 0.0), 0.07)
    relief.add(n.times(front, n.math("SUBTRACT", 1.0, n.below(off, 0.0, 0.0012)), n.math("EXPONENT", n.times(away, away, -1.0))), 0.0045)
    relief.done()
    grain = n.sum(n.times(n.noise(chart, 380.0, 3.0), 1.5 * p["grain"]), n.times(n.noise(chart, 120.0, 4.0), 0.8 * p["grain"]), n.times(n.math("SINE", n.times(n.sum(u, v), 2 * math.pi / 0.0017)), p["twill"]), n.times(n.noise(chart, 26.0, 4.0), 2.6))
    height = n.sum(grain, n.times(front, n.ridge(off, -0.0016, 0.0016), -5.0), n.times(n.ridge(n.attribute("armhole"), 0.0, 0.0022), -4.5))
    for key, at in (("hem", 0.035), ("cuff", 0.03)):
        height = n.sum(height, n.times(n.ridge(n.attribute(key), at, 0.004), -1.2))
    if p["stitched"]:
        at = p["stitched"]
        height = n.sum(height, n.times(front, seam(n, off, at, 0.0032, v)), seam(n, n.attribute("neck"), at, 0.0032, n.sum(u, v)))
    for dart in p.get("darts", ()):
        height = n.sum(height, n.times(n.below(v, 1.21, 0.03), n.ridge(n.math("SUBTRACT", n.math("ABSOLUTE", u), dart), 0.0, 0.0018), n.below(u, 0.5, 0.01), -3.0))
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.75, 0.0006
    n.plug(height, bump.inputs["Height"])
    wool.node_tree.links.new(bump.outputs["Normal"], wool.node_tree.nodes["Principled BSDF"].inputs["Normal"])


def clothed(hung, p):
    p = {**DEFAULTS, **COAT, **p}
    hung = dict(hung)  # each look into the file would read it again
    thing = welded(hung)
    shaped(thing, p)
    woollen(thing, p)
    laid = Laid(hung)
    if p["peak"]:
        for side in (1, -1):
            lapel(laid, side, p)
        collar(laid, p, Canvassed(p["arms"]))
    else:  # edges bound instead
        low, high = crossing(p), NECK - 0.002
        for side in (1, -1):
            strip(laid, ((side * 0.004, low - 0.004), (side * (p["neck_width"] + 0.004), high)), 0.008)
    for x, y, half, tall in p.get("flaps", ()):
        for side in (1, -1):
            patch(laid, (x * side, y), half, tall, p["thick"] * 0.6)
            patch(laid, (x * side, y + tall + 0.003), half, 0.004, p["thick"] * 0.5, 0.003, 0.001)
    for x, y, half, tall in p.get("patches", ()):
        for side in (1, -1):
            patch(laid, (x * side, y), half, tall, p["thick"] * 0.5, 0.0035, 0.03)
    if "welt" in p:
        patch(laid, p["welt"][:2], *p["welt"][2:], p["thick"] * 0.5, 0.003, 0.002, 0.12)
    if "buttons" in p:
        studs(laid, p["buttons"], p["radius"])
    labelled(laid, {"back_neck": 0.034})  # where `compose.py` leaves it white
    for each in bpy.data.objects:
        if each.type == "MESH" and "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    return thing


if __name__ == "__main__":
    views(hung, clothed)
