"""Down jackets: cut wide over a stuffed mannequin, quilted in chambers; with a stand, a hood, or without sleeves."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import cloth
import numpy as np
from body import CELL, HIGH, LOW
from garment import DEFAULTS, drafted
from knitwear import high_collar
from look import shaped, welded
from pattern import bezier
from scene import grid_faces, material, mesh_object
from tailor import Relief
from trims import Laid, ribbon, ring
from wardrobe import Slim, views

DOWN = {
    "arms": 70, "neck": 0.085, "back_neck": 0.02, "neck_width": 0.086, "tip": 0.19, "tip_height": 1.448, "under": (0.292, 1.2), "waist": 0.29,
    "hem": (0.285, 0.81), "sag": 0.004, "sleeve": 0.6, "cuff": 0.142, "stiff": 0.3, "wind": 1.2, "shrink": 0.04, "grip": 0.12, "stand": 0, "stuffed": 0.02,
    "chamber": 0.072, "full": 0.24, "thick": 0.004,
}
FRONT, HOOD = 3, 6  # the stand's and the hood's place in the flat piece


class Stuffed(Slim):
    """Wears what fills the chambers."""

    def __init__(self, arms, thick):
        super().__init__(arms)
        off = np.abs(np.arange(LOW[0], HIGH[0], CELL))[:, None, None]
        self.field[..., 0] -= thick * (1 + 0.25 * np.clip((off - 0.2) / 0.1, 0, 1))  # sleeves stay round


def hung(p):
    p = {**DEFAULTS, **DOWN, **p}
    draft = drafted(p)
    if p["stand"]:
        high_collar(draft, p)
    seams, off = np.array(sorted(set(draft.seams))), {key: np.array(value) for key, value in draft.far.items()}
    gripped = np.minimum(off["hem"], off["cuff"]) < 0.025
    shrink = np.maximum(np.where(off["neck"] < 0.022, p["shrink"], 0), np.where(gripped, p["grip"], 0))
    points, angle = np.array(draft.points), math.radians(p["arms"])
    along = 1 - np.array(draft.flat)[:, 1]
    inward = np.where(off["piece"] == 2, 0.02 + 0.036 * np.clip(along / 0.45, 0, 1), 0)  # a sleeve closes around the arm, not beside it
    points[:, 0] -= np.sign(points[:, 0]) * inward * math.sin(angle)
    points[:, 2] -= inward * math.cos(angle)
    at = cloth.hung(points, draft.faces, seams, Stuffed(p["arms"], p["stuffed"]), p["stiff"], p["wind"], p["seed"], shrink)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams, **off}


def hooded(thing, hung):
    """A hood that stands, from the neckline over the crown; its place in the flat piece: how far from the face, and along the section."""
    line = ring(hung["points"][(hung["neck"] < 0.001) & (hung["piece"] < 2)])
    turn = np.linspace(-math.pi, math.pi, len(line), endpoint=False)
    at = lambda angle: np.array([np.interp(angle, turn, line[:, k], period=2 * math.pi) for k in range(3)])
    nape = at(math.pi)
    crown = bezier((-0.115, 1.685), (-0.085, 1.80), (0.165, 1.83), (nape[1] + 0.012, nape[2] - 0.014), 30)
    rows, flat, off = [], [], []
    for k, (y, z) in enumerate(crown):
        t = k / (len(crown) - 1)
        top, section = np.array((0, y, z)), []
        for side in (1, -1):
            low = at(side * math.pi * (0.03 + 0.96 * t))
            wide = 0.125 * (1 - t**4) + 0.02
            out = low + (side * (0.075 - 0.03 * t), -0.015 * (1 - t), 0.5 * (z - low[2]))
            s = np.linspace(0, 1, 29)[:, None]
            curve = (1 - s) ** 3 * low + 3 * (1 - s) ** 2 * s * out + 3 * (1 - s) * s * s * (top + (side * wide, 0, 0)) + s**3 * top
            section.append(curve)
        section = np.r_[section[0], section[1][-2::-1]]
        rows.append(section)
        far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(section, axis=0), axis=1))]
        flat += [(HOOD + t * 0.4, f - far[-1] / 2) for f in far]
        off += [t * 0.4] * len(section)
    made = mesh_object("hood", np.concatenate(rows), grid_faces(len(rows), len(rows[0])))
    layer = made.data.uv_layers.new(name="flat")
    layer.data.foreach_set("uv", np.array([flat[i] for polygon in made.data.polygons for i in polygon.vertices]).ravel())
    for key in ("hem", "cuff", "armhole", "neck"):
        made.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", off if key == "neck" else [9.0] * len(off))
    bpy.context.view_layer.objects.active = thing
    for both in (thing, made):
        both.select_set(True)
    bpy.ops.object.join()


def vector(n, *values):
    made = n.node("ShaderNodeCombineXYZ")
    for value, socket in zip(values, made.inputs):
        n.plug(value, socket)
    return made.outputs[0]


def slanted(n, u, v, box):
    """How far from the mouth of a pocket; `box`: its two ends on the right half of the front."""
    a, b = np.array(box)
    along = (b - a) / np.linalg.norm(b - a)
    x, y = n.math("SUBTRACT", n.math("ABSOLUTE", u), a[0]), n.math("SUBTRACT", v, a[1])
    t = n.sum(n.times(x, along[0]), n.times(y, along[1]))
    off = n.math("ABSOLUTE", n.sum(n.times(x, -along[1]), n.times(y, along[0])))
    beyond = n.math("MAXIMUM", n.times(t, -1.0), n.math("SUBTRACT", t, float(np.linalg.norm(b - a))))
    return n.math("MAXIMUM", off, beyond)


def quilted(thing, shell, p):
    """Displaces the shell: chambers that differ, gathered along their seams, flat at zip, pockets and edges."""
    relief = Relief(thing, shell)
    n = relief.n
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(n.node("ShaderNodeUVMap", uv_map="flat").outputs[0], parts.inputs[0])
    u, v = parts.outputs[0], parts.outputs[1]
    row = n.math("DIVIDE", n.math("ADD", v, p.get("from", 0.0)), p["chamber"])
    share = n.math("FRACT", row)
    off = n.times(n.math("MINIMUM", share, n.math("SUBTRACT", 1.0, share)), p["chamber"])
    tube = n.math("POWER", n.times(share, n.math("SUBTRACT", 1.0, share), 4.0), 0.55)
    fat = n.sum(0.62, n.times(n.noise(vector(n, n.times(u, 11.0), n.times(n.math("FLOOR", row), 3.7), 0.0), 1.0, 2.0), 0.76))
    near = n.times(n.math("EXPONENT", n.math("DIVIDE", off, -0.017)), n.math("MINIMUM", n.math("DIVIDE", off, 0.006), 1.0))
    gather = n.math("SUBTRACT", n.noise(vector(n, n.times(u, 75.0), n.times(v, 16.0), 0.0), 1.0, 3.0), 0.5)
    creased = n.math("SUBTRACT", n.noise(vector(n, n.times(u, 22.0), n.times(v, 26.0), 3.0), 1.0, 3.0), 0.5)
    middle = n.math("MINIMUM", n.math("ABSOLUTE", u), n.math("ABSOLUTE", n.math("SUBTRACT", u, FRONT)))
    still = n.math("SUBTRACT", 1.0, n.below(middle, 0.017, 0.008))
    for key, wide in (("hem", 0.012), ("cuff", 0.014), ("armhole", 0.016), ("neck", 0.008)):
        still = n.times(still, n.math("SUBTRACT", 1.0, n.below(n.attribute(key), wide, wide * 0.9)))
    mouth = None
    for box in p.get("pockets", ()):
        mouth = slanted(n, u, v, box)
        still = n.times(still, n.math("SUBTRACT", 1.0, n.below(mouth, 0.008, 0.007)))
    relief.add(n.times(still, n.sum(n.times(tube, fat, p["full"] * p["chamber"]), n.times(near, gather, 0.016), n.times(tube, creased, 0.010))), 1.0)
    relief.add(n.below(middle, 0.0062, 0.001), 0.0026)
    if mouth:
        relief.add(n.below(mouth, 0.0035, 0.0012), 0.002)
    relief.done()
    return n, u, v, share, middle, mouth


def clothed(hung, p):
    p = {**DEFAULTS, **DOWN, **p}
    hung = dict(hung)  # each look into the file would read it again
    thing = welded(hung)
    if p.get("hood"):
        hooded(thing, hung)
    shaped(thing, p)
    thing.modifiers["finer"].quality = 1
    shell = material("cloth", (0.72, 0.72, 0.71), p.get("rough", 0.42), index=1, specular=0.35, sheen=0.1)
    thing.data.materials.append(shell)
    n, u, v, share, middle, mouth = quilted(thing, shell, p)
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    dashes = n.math("SINE", n.times(u, 2 * math.pi / 0.0042))
    height = n.times(n.sum(n.ridge(share, 0.0, 0.016), n.ridge(share, 1.0, 0.016)), n.sum(-2.0, n.times(dashes, 1.6)))
    height = n.sum(height, n.times(n.noise(chart, 60.0, 4.0), 5.0), n.times(n.noise(chart, 700.0, 2.0), 0.25))
    teeth = n.times(n.math("SINE", n.times(v, 2 * math.pi / 0.0046)), n.below(middle, 0.0032, 0.0005), 4.0)
    groove = n.times(n.ridge(middle, 0.0066, 0.0008), -5.0)
    height = n.sum(height, teeth, groove, n.times(n.ridge(middle, 0.0105, 0.0008), -3.0))
    for key, wide in (("hem", 0.017), ("cuff", 0.02), ("armhole", 0.0), ("neck", 0.013)):
        height = n.sum(height, n.times(n.ridge(n.attribute(key), wide, 0.0016), -5.0))
    if mouth:
        height = n.sum(height, n.times(n.ridge(mouth, 0.004, 0.0007), -5.0), n.times(n.ridge(mouth, 0.0, 0.0006), -3.0))
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.7, 0.0006
    n.plug(height, bump.inputs["Height"])
    shell.node_tree.links.new(bump.outputs["Normal"], shell.node_tree.nodes["Principled BSDF"].inputs["Normal"])
    (at,), (away,) = Laid(hung).at(0, [(0, 1.478 - p["neck"] - 0.006)])
    pull = at + away * 0.006 + np.linspace(0, 1, 12)[:, None] * (0.002, -0.003, -0.034)
    ribbon(pull, np.r_[0.004, np.full(3, 0.005), np.full(7, 0.0085), 0.006], "pull")
    return thing


if __name__ == "__main__":
    views(hung, clothed)
