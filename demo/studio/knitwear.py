"""Knitwear: a thicker cloth of stitches, with ribs at hem, cuffs and neck, cables, a high collar, or a row of buttons."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import cloth
import numpy as np
from garment import DEFAULTS, drafted, steps
from look import far, group_of, pocket, shaped, welded
from pattern import line, mirrored
from scene import Nodes, material
from wardrobe import Slim, button, views

KNIT = {
    "arms": 72, "neck": 0.08, "back_neck": 0.018, "neck_width": 0.07, "tip": 0.176, "tip_height": 1.44, "under": (0.262, 1.215), "waist": 0.250,
    "hem": (0.262, 0.83), "sleeve": 0.6, "cuff": 0.112, "stiff": 0.12, "wind": 2.2, "shrink": 0.1, "grip": 0.13, "stand": 0,
}
RIBBED = {"hem": 0.062, "cuff": 0.058}


def high_collar(draft, p):
    """A tube that stands on the neckline."""
    for name, y, place in (("F", -0.17, 3), ("B", 0.17, 4)):
        neck = draft.loops[name]["neckR"]
        rim = np.array([draft.flat[i] for i in neck])
        wide = np.linalg.norm(np.diff(rim, axis=0), axis=1).sum() * 0.94
        edges = mirrored([
            ("base", line((0, 0), (wide, 0), len(neck) - 1)),
            ("end", line((wide, 0), (wide, p["stand"]), steps(p["stand"]))),
            ("neck", line((wide, p["stand"]), (0, p["stand"]), len(neck) - 1)),
        ])
        put, chart = (lambda q, y=y: (q[0], y, 1.45 + q[1])), (lambda q, place=place: (q[0] + place, q[1]))
        draft.add("C" + name, edges, put, chart, place, name == "B")
        for side in "RL":
            draft.sew(draft.loops[name]["neck" + side], draft.loops["C" + name]["base" + side])
    for side in "RL":
        draft.sew(draft.loops["CF"]["end" + side], draft.loops["CB"]["end" + side])


def hung(p):
    p = {**DEFAULTS, **KNIT, **p}
    draft = drafted(p)
    if p["stand"]:
        high_collar(draft, p)
    seams = np.array(sorted(set(draft.seams)))
    off = {key: np.array(value) for key, value in draft.far.items()}
    ribs = np.logical_or.reduce([off[key] < wide for key, wide in RIBBED.items()])
    shrink = np.maximum(np.where(off["neck"] < 0.022, p["shrink"], 0), np.where(ribs, p["grip"], 0))
    points, angle = np.array(draft.points), math.radians(p["arms"])
    inward = np.where(off["piece"] == 2, 0.045, 0)  # a narrow cuff closes around the wrist, not beside it
    points[:, 0] -= np.sign(points[:, 0]) * inward * math.sin(angle)
    points[:, 2] -= inward * math.cos(angle)
    at = cloth.hung(points, draft.faces, seams, Slim(p["arms"]), p["stiff"], p["wind"], p["seed"], shrink)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams, **off}


def wave(n, value, length, phase=0.0):
    return n.math("SINE", n.math("ADD", n.math("MULTIPLY", value, 2 * math.pi / length), phase))


def stocking(n, u, v, wale):
    """Columns of V: each stitch is two legs that lean away from the middle."""
    off = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("DIVIDE", u, wale)), 0.5))
    legs = n.ridge(off, 0.25, 0.17)
    return n.sum(n.times(legs, 1.5), n.times(legs, wave(n, v, wale * 0.8, n.times(off, 5.5)), 0.9))


def cable(n, u, v, at):
    """Two strands that cross, between two grooves."""
    x = n.math("SUBTRACT", u, at)
    swing, over = n.times(wave(n, v, 0.075), 0.0105), n.times(wave(n, v, 0.075, math.pi / 2), 0.4)
    strands = [n.times(n.ridge(n.math(side, x, swing), 0.0, 0.0085), n.math(lift, 1.0, over)) for side, lift in (("SUBTRACT", "ADD"), ("ADD", "SUBTRACT"))]
    groove = n.ridge(n.math("ABSOLUTE", x), 0.027, 0.004)
    return n.sum(n.times(n.math("MAXIMUM", *strands), 11.0), n.times(groove, -5.0))


def edge(n, off, wide, along, plain):
    """Within a ribbed edge ribs take the place of what lies beside it."""
    band = n.below(off, wide, 0.0012)
    ribs = n.sum(n.times(wave(n, along, 0.0075), 3.0), 2.5)
    beside = n.times(n.ridge(off, wide + 0.001, 0.002), -3.0)
    return n.sum(n.times(plain, n.math("SUBTRACT", 1.0, band)), n.times(band, ribs), beside)


def relief(n, u, v, chart, p):
    height = n.times(stocking(n, u, v, p.get("wale", 0.004)), p.get("deep", 1.0))
    for at in p.get("cables", ()):
        height = n.sum(height, cable(n, u, v, at))
    for box in p.get("pockets", ()):
        height = pocket(n, height, u, v, box)
    for key, wide in RIBBED.items():
        height = edge(n, n.attribute(key), wide, u, height)
    if p.get("stand"):
        height = edge(n, n.math("SUBTRACT", 2.6, u), 0.0, u, height)
    else:
        around = n.times(n.math("ARCTAN2", n.math("SUBTRACT", v, 1.5), u), 0.1)
        height = edge(n, n.attribute("neck"), p.get("band", 0.026), around, height)
    if "buttons" in p:
        front = n.math("ABSOLUTE", u)
        height = edge(n, front, 0.017, v, height)
        height = n.sum(height, n.times(n.ridge(n.math("SUBTRACT", u, 0.017), 0.0, 0.0016), -5.0))
    height = n.sum(height, n.times(n.ridge(n.attribute("armhole"), 0.0, 0.0024), -4.0))
    return n.sum(height, n.times(n.noise(chart, 420.0, 3.0), 1.2), n.times(n.noise(chart, 30.0, 3.0), 2.0))


def dressed(thing, p):
    wool = material("wool", (0.72, 0.72, 0.71), 1.0, index=1, specular=0.05, sheen=0.5)
    n = Nodes(wool.node_tree)
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(chart, parts.inputs[0])
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.8, 0.0006
    n.plug(relief(n, parts.outputs[0], parts.outputs[1], chart, p), bump.inputs["Height"])
    wool.node_tree.links.new(bump.outputs["Normal"], wool.node_tree.nodes["Principled BSDF"].inputs["Normal"])
    thing.data.materials.append(wool)


def clothed(hung, p):
    thing = welded(hung)
    shaped(thing, {"thick": 0.005, **p})
    ribs = np.clip(1.5 - np.minimum(far(thing, "hem") / RIBBED["hem"], far(thing, "cuff") / RIBBED["cuff"]), 0.5, 0.9)
    ribs = np.maximum(ribs, np.where(far(thing, "neck") < p.get("band", 0.026), 1.0, 0))
    thing.vertex_groups.remove(thing.vertex_groups["edges"])
    group_of(thing, "edges", np.where(far(thing, "armhole") < 0.02, 0.1, ribs))
    dressed(thing, p)
    if "buttons" in p:
        for v in np.linspace(1.455 - p["neck"], p["hem"][1] + 0.03, p["buttons"]):
            button(hung, v, bpy.data.materials["wool"])
    return thing


if __name__ == "__main__":
    views(hung, clothed)
