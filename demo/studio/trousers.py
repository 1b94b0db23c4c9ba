"""Trousers: four panels that hang from a held waistband around two legs; fly, pockets, creases and carriers as their numbers say."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import cloth
import numpy as np
from body import CELL, HIGH, LOW, Mannequin, blurred, torso
from garment import Draft, steps
from legs import BAND, CREASE, CURVED, FLY, FORK, LABEL, LEGS, SLANT, TOP, inseam, side
from look import dressed, shaped, welded
from pattern import bezier, line, resample
from scene import Nodes, grid_faces, mesh_object
from tailor import Held, Relief, around, cloth_of
from trims import Laid, bow, calmed, solid, strip
from wardrobe import PEARL, button, views

# Under the crotch, radius (m).
LIMB = np.array([(0, 0.088), (0.1, 0.076), (0.33, 0.051), (0.42, 0.052), (0.70, 0.034), (1, 0.034)])
BODY_WAIST = 1.045


class Legs(Mannequin):
    """Hips and two legs, and between them a sheet that keeps one's cloth off the other's."""

    def __init__(self, p):
        x, y, z = np.meshgrid(*(np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)), indexing="ij")
        crotch = TOP - p["rise"]
        down = np.clip(crotch - z, 0, 1)
        middle, radius = 0.095 + (p["stance"] - 0.095) * down / 0.72, np.interp(down, *LIMB.T)
        limbs = [np.maximum(np.hypot(x - way * middle, y) - radius, z - crotch - 0.05) for way in (1, -1)]
        flat = np.where(y < 0, y * 1.35, y)  # no belly
        hips = np.maximum(torso(x, flat, z - TOP + BODY_WAIST), crotch + 0.05 - z)
        far = blurred(np.minimum.reduce([hips, *limbs]))
        far = np.minimum(far, np.hypot(x, np.maximum(z - crotch + 0.05, 0)))
        self.field = np.stack([far, *np.gradient(far, CELL)], -1)


def half(p, fork):
    """Front or back of one leg, its middle at 0."""
    outer, inner = side(p), inseam(p, fork)
    (x, low) = inner[0]
    return [
        ("waist", line((0, TOP), outer[0], steps(p["waist"]))),
        ("side", resample(outer, steps(TOP - p["hem"][1]))),
        ("hem", line(outer[-1], inner[-1], steps(2 * p["hem"][0]))),
        ("inseam", resample(inner[::-1], steps(low - p["hem"][1]))),
        ("crotch", bezier((x, low), (x * 0.3, low), (0, low + 0.05), (0, TOP), steps(p["rise"] + 0.05))),
    ]


def apart(x):
    """Each leg begins on its own side of the sheet, and within reach of the inside of its limb."""
    return x if x > 0.02 else 0.004 + (x + 0.1) * 0.016 / 0.12


def sewn(p):
    draft = Draft(True)
    draft.edges = {"neck": ["waist"], "hem": ["hem"], "cuff": [], "armhole": ["side", "inseam", "crotch"]}
    for name, y, fork in (("F", -0.17, FORK[0]), ("B", 0.17, FORK[1])):
        back = name == "B"
        for way in (1, -1):
            edges = half(p, fork)
            if way < 0:
                edges = [(key, (curve * [-1, 1])[::-1]) for key, curve in reversed(edges)]
            put = lambda q, way=way, y=y: (way * apart(way * q[0]), y, q[1])
            draft.add(name + "LR"[way > 0], edges, put, lambda q, back=back: (q[0] + back, q[1] + back * LABEL), int(back), back)
    loops = draft.loops
    for way in "LR":
        for edge in ("side", "inseam"):
            draft.sew(loops["F" + way][edge], loops["B" + way][edge])
    for name in "FB":
        draft.sew(loops[name + "R"]["crotch"], loops[name + "L"]["crotch"][::-1])
    return draft


def held(draft, p):
    """The waist lies around the body, a little lower in front."""
    rows, flat = np.flatnonzero(np.array(draft.far["neck"]) < 0.001), np.array(draft.flat)
    back = flat[rows, 0] > 0.5
    share = (flat[rows, 0] - back) / p["waist"] / 2
    centre = np.array(draft.points)[rows, 0] > 0
    share = np.where(back, np.where(centre, 1 - share, -1 - share), share)
    level = TOP - p["dip"] * (1 + np.cos(share * math.pi)) / 2
    return Held(Legs(p), rows, np.c_[around(share, 0.148, 0.102, 4 * p["waist"] * (1 - p["shrink"])), level])


def hung(p):
    p = {**LEGS, **p}
    draft = sewn(p)
    seams, off = np.array(sorted(set(draft.seams))), {key: np.array(value) for key, value in draft.far.items()}
    shrink = np.where(off["neck"] < BAND, p["shrink"], np.where(off["hem"] < p["cuff"], 0.3, 0))
    at = cloth.hung(draft.points, draft.faces, seams, held(draft, p), p["stiff"], p["wind"], p["seed"], shrink)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams, **off}


class Lines:
    """Fields over the front's flat piece, from which grooves and steps are made."""

    def __init__(self):
        self.tree = cloth_of().node_tree
        self.n = n = Nodes(self.tree)
        parts = n.node("ShaderNodeSeparateXYZ")
        n.plug(n.node("ShaderNodeUVMap", uv_map="flat").outputs[0], parts.inputs[0])
        self.u, self.v = parts.outputs[0], parts.outputs[1]
        self.front = n.below(self.u, 0.5, 0.001)
        self.out = n.math("ABSOLUTE", self.u)
        self.heights = []

    def above(self, v):
        return self.n.math("SUBTRACT", 1.0, self.n.below(self.v, v, 0.002))

    def under(self, v):
        return self.n.below(self.v, v, 0.002)

    def groove(self, off, deep, wide=0.0012, *within):
        self.heights.append(self.n.times(self.n.ridge(off, 0.0, wide), -deep, self.front, *within))

    def step(self, inside, high, *within):
        self.heights.append(self.n.times(inside, high, self.front, *within))

    def done(self):
        bump = next(node for node in self.tree.nodes if node.type == "BUMP")
        before = bump.inputs["Height"].links[0].from_socket
        self.n.plug(self.n.sum(before, *self.heights), bump.inputs["Height"])

    def ellipse(self, u, v, wide, tall):
        """How far outside (m, near it) of an ellipse about a place; `u` counts from the middle outwards."""
        n = self.n
        across, up = n.times(n.math("SUBTRACT", u, self.out), 1 / wide), n.times(n.math("SUBTRACT", v, self.v), 1 / tall)
        return n.times(n.math("SUBTRACT", n.math("SQRT", n.sum(n.times(across, across), n.times(up, up))), 1.0), (wide + tall) / 2)


def fly(lines, p):
    """A stitched J on the wearer's left, and the edge that lies over the zip."""
    n, low = lines.n, TOP - p["fly"]
    down = n.times(n.math("MAXIMUM", n.math("SUBTRACT", low, lines.v), 0.0), FLY / 0.03)
    off = n.math("SUBTRACT", n.math("SQRT", n.sum(n.times(lines.u, lines.u), n.times(down, down))), FLY)
    own = n.times(n.math("GREATER_THAN", lines.u, 0.0), lines.under(TOP - BAND))
    for row in (0, 0.006):
        lines.groove(n.math("ADD", off, row), 3.2, 0.0011, own)
    lines.step(n.below(off, 0.0, 0.002), 2.0, own)


def pockets(lines, p):
    n, below = lines.n, lines.under(TOP - BAND)
    if p["pockets"] == "curved":
        off = lines.ellipse(p["waist"] * 0.45 + p["hip"] * 0.55, TOP - BAND, *CURVED)
        within = below
    else:
        (a, high), (b, low) = SLANT
        long = math.hypot(b - a, low - high)
        off = n.sum(n.times(n.math("SUBTRACT", lines.out, a), (low - high) / long), n.times(n.math("SUBTRACT", lines.v, high), (a - b) / long))
        within = n.times(below, lines.above(low))
    lines.groove(off, 6.0, 0.0018, within)
    lines.step(n.below(off, 0.0, 0.0012), -5.0, within)
    for row in (0.0045, 0.0105):
        lines.groove(n.math("SUBTRACT", off, row), 3.0, 0.001, within)


def tucks(lines, p):
    for at in p["tucks"]:
        lean = lines.n.math("SUBTRACT", lines.out, at)
        fade = lines.n.math("MAXIMUM", lines.n.times(lines.n.math("SUBTRACT", lines.v, TOP - 0.2), 1 / (0.2 - BAND)), 0.0)
        lines.groove(lean, 9.0, 0.0016, fade, lines.under(TOP - BAND))
        lines.step(lines.n.below(lean, 0.0, 0.004), 5.0, fade, lines.under(TOP - BAND))


def elastic(lines, p):
    """Gathers in a waistband without a fly, ribs in a cuff."""
    n = lines.n
    crinkle = n.noise(n.node("ShaderNodeUVMap", uv_map="flat").outputs[0], 60.0, 2.0)
    gathers = n.math("SINE", n.sum(n.times(lines.u, 2 * math.pi / 0.0085), n.times(crinkle, 7.0)))
    lines.heights.append(n.times(gathers, n.below(n.attribute("neck"), BAND - 0.003, 0.003), 70 * p["shrink"] ** 1.5))
    if p["cuff"]:
        ribs = n.math("SINE", n.times(lines.u, 2 * math.pi / 0.0075))
        lines.heights.append(n.times(ribs, n.below(n.attribute("hem"), p["cuff"], 0.001), 3.0))
        lines.heights.append(n.times(n.ridge(n.attribute("hem"), p["cuff"] + 0.001, 0.002), -4.0))


def striped(laid, p):
    """A white stripe beside each outer seam."""
    before = set(bpy.data.objects)
    down = side(p)[8:-2:6]
    for way in (1, -1):
        strip(laid, [(way * (x - 0.02), v) for x, v in down], 0.009)
    for made in set(bpy.data.objects) - before:
        layer = made.data.uv_layers["flat"]
        layer.data.foreach_set("uv", PEARL * len(layer.data))


def creased(thing, p):
    """Ironed edges down the middle of each leg, higher where the leg is free."""
    relief = Relief(thing, cloth_of())
    n = relief.n
    off = n.math("SUBTRACT", n.math("ABSOLUTE", relief.u), CREASE)
    edge = n.math("EXPONENT", n.times(n.math("ABSOLUTE", off), -1 / 0.012))
    free = n.below(relief.v, TOP - 0.16, 0.1)
    relief.add(n.times(edge, free), p["crease"])
    relief.done()


def patch(laid, p, high, tall, deep, swell):
    """A pocket or its flap around the outer seam; `high`: its upper edge."""
    v = np.linspace(high, high - tall, 15)
    outer = np.interp(v, *side(p)[::-1, ::-1].T)
    for way in (1, -1):
        columns, chart = [], []
        for piece, along in ((0, np.linspace(-0.085, -0.003, 12)), (1, np.linspace(-0.006, -0.055, 7))):
            for off in along:
                flat = np.c_[way * (outer + off), v + piece * LABEL]
                points, normals = laid.at(piece, flat)
                columns.append((points, normals))
                chart.append(flat + (piece, 0))
        points, normals = (np.array([column[k] for column in columns]) for k in (0, 1))
        normals = calmed(normals, 12)
        normals /= np.linalg.norm(normals, axis=2)[..., None]
        i, j = np.linspace(0, 1, points.shape[0])[:, None], np.linspace(0, 1, points.shape[1])[None]
        full = np.clip(np.minimum.reduce([i, 1 - i]) * 9, 0, 1) * np.clip(np.minimum(j + 0.25 * (swell == 0), 1 - j) * 9, 0, 1)
        lift = 0.002 + deep * np.sqrt(full) + swell * np.sin(np.pi * np.minimum(i, 1)) * np.sin(np.pi * j)
        rows = calmed(calmed(points, 6) + normals * lift[..., None], 1)
        flat = [tuple(at) for column in chart for at in column]
        solid(mesh_object("patch", rows.reshape(-1, 3), grid_faces(*rows.shape[:2])), flat, 0.002)


def clothed(hung, p):
    p = {**LEGS, **p}
    thing = welded(hung)
    shaped(thing, p)
    thing.modifiers["finer"].quality = 1  # at its usual 3 these triangles take gigabytes
    dressed(thing, {"ribs": 0, "loops": (0.0006, 0.0006, 0.1), **p})
    lines = Lines()
    if p["fly"]:
        fly(lines, p)
    else:
        elastic(lines, p)
    if p["pockets"]:
        pockets(lines, p)
    tucks(lines, p)
    lines.done()
    if p["crease"]:
        creased(thing, p)
    laid = Laid(hung)
    for at in p.get("carriers", ()):
        strip(laid, ((at, TOP - 0.005), (at, TOP - BAND - 0.008)), 0.0055)
    if "cargo" in p:
        patch(laid, p, p["cargo"], 0.18, 0.006, 0.007)
        patch(laid, p, p["cargo"] + 0.012, 0.06, 0.016, 0)
    if p["fly"]:
        button(hung, TOP - BAND * 0.66, cloth_of())
        if not p.get("pearl"):
            layer = bpy.data.objects["button"].data.uv_layers["flat"]
            layer.data.foreach_set("uv", (0.0, TOP) * len(layer.data))
    if "stripes" in p:
        striped(laid, p)
    if "tie" in p:
        bow(laid.at(0, [(0, TOP - BAND * 0.6)])[0][0], *p["tie"], p["seed"])
    return thing


if __name__ == "__main__":
    views(hung, clothed)
