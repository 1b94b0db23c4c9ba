"""Shirts, blouses and polo shirts: a collar on its stand, a placket with buttons, cuffs, a curved tail; or a bow, or ribs."""
import math
import os
import sys
from types import SimpleNamespace

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import cloth
import numpy as np
from dresses import Padded, Puffed
from garment import DEFAULTS, add_sleeves, body_piece, sew_sleeve
from look import pocket, shaped, welded
from scene import Nodes, grid_faces, material, mesh_object
from stitches import seam
from trims import Laid, buttons, calmed, ribbon, ring, solid, strip
from wardrobe import PEARL, Slim, views

SHIRT = {
    "arms": 71, "neck": 0.08, "back_neck": 0.016, "neck_width": 0.066, "tip": 0.192, "tip_height": 1.438, "under": (0.266, 1.215), "waist": 0.26,
    "hem": (0.27, 0.82), "sag": 0.06, "sleeve": 0.615, "cuff": 0.125, "stiff": 0.05, "wind": 2.0, "shrink": 0.02, "grip": 0.12, "puff": 0, "thick": 0.0018,
    "cuffed": 0.06, "hemmed": 0.009,
}
RISE = 0.014  # how much higher than a T-shirt it is cut
TURNED = 5  # how far the turned chart lies from the flat one


def cut(p):
    """A T-shirt's pieces, closed higher on the neck; sleeves may be wider than their armholes."""
    draft = Puffed(True)
    draft.puff = p["puff"]
    for name, y, drop, piece in (("F", -0.17, p["neck"], 0), ("B", 0.17, p["back_neck"], 1)):
        draft.add(name, body_piece(p, drop), lambda q, y=y: (q[0], y, q[1] + RISE), lambda q, piece=piece: (q[0] + piece, q[1]), piece, name == "B")
    add_sleeves(draft, {**p, "tip_height": p["tip_height"] + RISE})
    for side in "RL":
        for edge in ("shoulder", "side"):
            draft.sew(draft.loops["F"][edge + side], draft.loops["B"][edge + side])
        sew_sleeve(draft, side)
    return draft


def hung(p):
    p = {**DEFAULTS, **SHIRT, **p}
    draft = cut(p)
    seams, off = np.array(sorted(set(draft.seams))), {key: np.array(value) for key, value in draft.far.items()}
    shrink = np.where(off["neck"] < 0.015, p["shrink"], 0)
    shrink = np.where(off["cuff"] < p["cuffed"], 1 - 0.85 / p["puff"] if p["puff"] else p["grip"], shrink)
    points, angle = np.array(draft.points), math.radians(p["arms"])
    along = np.clip((1 - np.array(draft.flat)[:, 1]) / 0.45, 0, 1)
    inward = np.where(off["piece"] == 2, 0.02 + 0.04 * along if p["sleeve"] > 0.5 else 0, 0)  # a narrow cuff closes around the wrist, not beside it
    points[:, 0] -= np.sign(points[:, 0]) * inward * math.sin(angle)
    points[:, 2] -= inward * math.cos(angle)
    body = Padded(p["arms"], 0.075) if p["puff"] else Slim(p["arms"])
    at = cloth.hung(points, draft.faces, seams, body, p["stiff"], p["wind"], p["seed"], shrink)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams, **off}


def neckline(hung):
    """Points of the neck's edge by their angle: 0 in front, to the right to half a turn behind."""
    line = ring(hung["points"][(hung["neck"] < 0.001) & (hung["piece"] < 2)])
    turn = np.linspace(-math.pi, math.pi, len(line), endpoint=False)
    return lambda angle: np.array([np.interp(angle, turn, line[:, k], period=2 * math.pi) for k in range(3)])


def landed(points, body, off):
    """Where they lie this far off the body."""
    for _ in range(6):
        far, away = body.near(points)
        points = points + away * (off - far)[:, None]
    return points


def fallen(share, side, long, spread, fold, body):
    """The leaf's outer edge: from its point on the chest over the shoulder to the nape."""
    tip = fold[2] - math.sqrt(long * long - spread * spread)
    edge = np.array([(spread, -0.11, tip), (spread * 0.5 + 0.05, -0.05, tip + 0.052), (0.103, 0.012, 1.458), (0.076, 0.07, 1.466), (0, 0.095, 1.462)])
    at = np.array([np.interp(share, (0, 0.24, 0.5, 0.76, 1), edge[:, k]) for k in range(3)]).T
    for _ in range(30):
        at[1:-1] = (at[:-2] + 2 * at[1:-1] + at[2:]) / 4
    return landed(at, body, 0.0125) * (side, 1, 1)


def stand_collar(hung, p, body):
    """`collar`: height of the stand, how long its leaf's points are and how far they spread (m); without a leaf the stand only."""
    high, long, spread = p["collar"]
    at, half = neckline(hung), np.linspace(0, 1, 61)
    rows = []
    for side in (1, -1):
        lows = np.array([at(side * math.pi * s) for s in half])
        outs = lows * (1, 1, 0) / np.linalg.norm(lows[:, :2], axis=1)[:, None]
        ends = np.minimum(half / 0.06, 1) ** 0.5 if not long else np.ones(61)  # a stand alone is round in front
        tops = lows + (0, 0, 1) * (high * (0.5 + 0.5 * ends))[:, None] - outs * (0.003 + 0.017 * np.sin(half * math.pi) + 0.004 * half)[:, None]
        tops[:, 0] += side * (0.0015 + 0.004 * (half < 0.02) * (not long))
        sections = [lows + (tops - lows) * s + outs * 0.002 * math.sin(s * math.pi) for s in np.linspace(-0.2, 1, 8)]  # begins inside
        if long:
            goals = fallen(half, side, long, spread, tops[0], body)
            for s in np.linspace(0, 1, 17)[1:]:
                off = outs * (0.0045 * min(s * 6, 1) + 0.006 * math.sin(s * math.pi))
                sections.append(tops + (goals - tops) * s + off * (1 - s) + (0, 0, 0.003 * math.sin(min(s * 5, 1) * math.pi)))
        rows.append(np.stack(sections, 1))
    rows = np.r_[rows[0], rows[1][-2::-1]]
    rows = calmed(pushed(rows, body, np.where(np.arange(rows.shape[1]) < 2, 0.003, 0.0085)), 2)
    far = np.cumsum(np.r_[np.zeros((1, rows.shape[1])), np.linalg.norm(np.diff(rows, axis=0), axis=2)], 0)
    across = np.cumsum(np.c_[np.zeros(len(rows)), np.linalg.norm(np.diff(rows, axis=1), axis=2)], 1)
    chart = [(7 + far[i, -1] - far[-1, -1] / 2, across[i, j]) for i in range(len(rows)) for j in range(rows.shape[1])]
    edge = [min(far[i, j], far[-1, j] - far[i, j], across[i, -1] - across[i, j]) for i in range(len(rows)) for j in range(rows.shape[1])]
    made = mesh_object("collar", rows.reshape(-1, 3), grid_faces(*rows.shape[:2]))
    made.data.attributes.new("neck", "FLOAT", "POINT").data.foreach_set("value", edge)
    solid(made, chart, 0.0022)


def closed(hung, p):
    """The stand's end, which buttons over the other one above the placket and is seen between the leaves."""
    high, at = p["collar"][0], neckline(hung)
    rows, chart = [], []
    for s in np.linspace(-0.12, 0.92, 9):
        half = min(p["placket"] - 0.002, high * (1 - s) * 0.9 + 0.001)
        for x in np.linspace(-half, half, 7):
            rows.append(at(x / 0.08) + (0, -0.0055 + 0.002 * s, high * s))
            chart.append((x, 1.478 - p["neck"] + high * s))
    solid(mesh_object("tab", rows, grid_faces(9, 7)), chart, 0.0014)
    place = at(0.0) + (0, 0.0005, high * 0.42)
    buttons(SimpleNamespace(at=lambda piece, places: ([place], [np.array((0, -1, 0.15))])), [0], 0.0056)


def pushed(rows, body, least):
    """Off the body, where they lie nearer than that."""
    flat = rows.reshape(-1, 3)
    far, away = body.near(flat)
    return (flat + away * np.maximum(np.tile(least, len(rows)) - far, 0)[:, None]).reshape(rows.shape)


def tied(laid, at, size, tails, seed):
    """A bow of soft cloth, whose ends lie on the chest."""
    chance = np.random.default_rng(seed)
    t = np.linspace(0, 1, 40)
    for side in (1, -1):
        turn, reach, droop = t * 2 * math.pi, size * chance.uniform(0.92, 1.08), chance.uniform(0.35, 0.5)
        x = side * reach * np.sin(turn / 2)
        loop = np.c_[x, -0.014 - 0.010 * np.sin(turn), -droop * abs(x) - 0.006 * np.sin(turn)]
        ribbon(at + loop, size * (0.3 + 0.42 * np.sin(turn / 2) ** 1.3), "loop")
        long, lean = tails * chance.uniform(0.88, 1.1), chance.uniform(0.1, 0.2)
        points, normals = laid.at(0, np.c_[at[0] + side * (0.006 + lean * long * t), at[2] - RISE - 0.012 - long * t])
        line = points + normals * (0.009 + 0.004 * np.sin(t * 7 + side))[:, None]
        line[:6] += (at + (0, -0.012, -0.008) - line[0]) * np.linspace(1, 0, 6)[:, None]
        ribbon(line, size * (0.22 + 0.36 * np.minimum(t * 1.6, 1)), "tail")
    turn, height = np.linspace(0, 2 * math.pi, 24, endpoint=False), np.linspace(-1, 1, 9)
    knot = [at + (0.013 * math.cos(a) * (1 - 0.15 * h * h), -0.018 + 0.011 * math.sin(a), 0.013 * h) for h in height for a in turn]
    solid(mesh_object("knot", knot, grid_faces(9, 24, True)), [(0.02 * a, 0.5 + 0.01 * h) for h in height for a in turn], 0.001)


def labelled(laid, p):
    """Sewn in below the collar."""
    places = [(x, 1.478 - p["back_neck"] - 0.012 - z) for z in np.linspace(0, 0.024, 4) for x in np.linspace(-0.021, 0.021, 7)]
    points, normals = laid.at(1, places)
    made = mesh_object("label", points - normals * 0.005, grid_faces(4, 7))
    solid(made, [PEARL] * 28, 0.0006)


def turned(thing):
    """Stripes run along body and sleeves: what is seen of the chart is turned by a quarter."""
    flat = thing.data.uv_layers["flat"]
    uv = np.zeros(len(flat.data) * 2)
    flat.data.foreach_get("uv", uv)
    uv = uv.reshape(-1, 2)
    if np.abs(uv - PEARL).max() < 1e-3:
        return
    made = thing.data.uv_layers.new(name="turned")
    made.data.foreach_set("uv", (uv[:, ::-1] + TURNED).ravel())
    made.active_render = True


def sewn(thing, p):
    poplin = material("cloth", (0.72, 0.72, 0.71), p.get("rough", 0.85), index=1, specular=p.get("shine", 0.15), sheen=0.25)
    n = Nodes(poplin.node_tree)
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(chart, parts.inputs[0])
    u, v = parts.outputs[0], parts.outputs[1]
    crinkle = n.noise(chart, 34.0, 5.0)
    weave = n.times(n.math("SINE", n.times(u, 2 * math.pi / 0.0008)), n.math("SINE", n.times(v, 2 * math.pi / 0.0008)), 0.14)
    height = n.sum(weave, n.times(crinkle, 4.2), n.times(n.noise(chart, 420.0, 3.0), 0.6))
    hem, cuff, neck, armhole, front = n.attribute("hem"), n.attribute("cuff"), n.attribute("neck"), n.attribute("armhole"), n.math("ABSOLUTE", u)
    pucker = n.times(n.math("SINE", n.math("ADD", n.times(u, 2 * math.pi / 0.011), n.times(crinkle, 8.0))), n.ridge(hem, p["hemmed"], 0.008), 0.8)
    height = n.sum(height, n.times(n.below(hem, p["hemmed"], 0.001), 1.8), seam(n, hem, p["hemmed"] - 0.0015, 0.0026, u), pucker)
    height = n.sum(height, n.times(n.ridge(armhole, 0.0, 0.002), -4.0), seam(n, armhole, 0.007, 0.0026, n.sum(u, v)))
    height = n.sum(height, seam(n, neck, 0.006, 0.0026, u))
    if p["sleeve"]:
        wide = p["cuffed"]
        height = n.sum(height, n.times(n.below(cuff, wide, 0.0009), 4.5), n.times(n.ridge(cuff, wide + 0.0012, 0.0014), -5.0))
        height = n.sum(height, *(seam(n, cuff, at, 0.0026, u) for at in ((0.005, wide - 0.004) if wide > 0.03 else (wide - 0.0015,))))
        if wide > 0.03:
            gathers = n.times(n.ridge(cuff, wide + 0.018, 0.016), n.math("SINE", n.math("ADD", n.times(u, 2 * math.pi / 0.021), n.times(crinkle, 6.0))), 3.0)
            height = n.sum(height, gathers)
    if p.get("placket"):
        half = p["placket"]
        height = n.sum(height, n.times(n.ridge(front, half + 0.001, 0.0013), -3.0), seam(n, front, half - 0.0045, 0.0026, v))
    if "collar" in p:
        yoke = n.sum(v, n.times(front, 0.33), 0.028 - 1.5)
        height = n.sum(height, n.times(n.below(front, 0.3, 0.01), n.sum(n.times(n.ridge(yoke, 0.0, 0.0013), -4.0), seam(n, yoke, 0.003, 0.0026, u))))
    for box in p.get("patches", ()):
        height = pocket(n, height, u, v, box)
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.75, 0.0005
    n.plug(height, bump.inputs["Height"])
    poplin.node_tree.links.new(bump.outputs["Normal"], poplin.node_tree.nodes["Principled BSDF"].inputs["Normal"])
    thing.data.materials.append(poplin)


def clothed(hung, p):
    p = {**DEFAULTS, **SHIRT, **p}
    hung = dict(hung)  # each look into the file would read it again
    thing = welded(hung)
    shaped(thing, p)
    sewn(thing, p)
    laid = Laid(hung)
    if "collar" in p:
        stand_collar(hung, p, Slim(p["arms"]))
        if p["collar"][1]:
            closed(hung, p)
    if p.get("placket"):
        top, low = 1.478 - p["neck"], p.get("open_to", p["hem"][1] - p["sag"])
        strip(laid, ((0, low + 0.003), (0, top - 0.001)), p["placket"])
        buttons(laid, np.linspace(top - p.get("first", 0.06), low + p.get("last", 0.095), p["buttons"]), 0.0056)
    if "bow" in p:
        tied(laid, neckline(hung)(0.0) + (0, -0.004, 0.012), *p["bow"], p["seed"])
    labelled(laid, p)
    for each in bpy.data.objects:
        if each.type == "MESH":
            if "finer" in each.modifiers:
                each.modifiers["finer"].quality = 1
            turned(each)
    return thing


if __name__ == "__main__":
    views(hung, clothed)
