"""Polo shirts: piqué in a shirt's cut, with a ribbed collar that has no stand, a short placket, and ribbed cuffs."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
import shirts
from garment import DEFAULTS
from look import KEYS, shaped, welded
from scene import Nodes, material
from stitches import seam
from trims import Laid, buttons, strip
from wardrobe import Slim, views

POLO = {
    "arms": 60, "sleeve": 0.225, "cuff": 0.166, "grip": 0.09, "cuffed": 0.025, "hem": (0.266, 0.795), "sag": 0.008, "stiff": 0.07, "thick": 0.0026,
    "collar": (0.022, 0.07, 0.054), "placket": 0.0155, "length": 0.135, "buttons": 3,
}
KNITTED = 5  # the collar's place in the flat piece lies beyond
CELL, RIB = 0.0023, 0.0027


def hung(p):
    return shirts.hung({**POLO, **p})


def wave(n, value, length):
    return n.math("SINE", n.times(value, 2 * math.pi / length))


def sewn(thing, p):
    """Cells of piqué; ribs where it is knitted; seams."""
    knit = material("cloth", (0.72, 0.72, 0.71), 0.92, index=1, specular=0.12, sheen=0.35)
    n = Nodes(knit.node_tree)
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(chart, parts.inputs[0])
    u, v = parts.outputs[0], parts.outputs[1]
    hem, cuff, neck, armhole, front = n.attribute("hem"), n.attribute("cuff"), n.attribute("neck"), n.attribute("armhole"), n.math("ABSOLUTE", u)
    wide = p["cuffed"]
    ribbed = n.math("MAXIMUM", n.below(cuff, wide, 0.0008), n.math("SUBTRACT", 1.0, n.below(u, KNITTED, 0.01)))
    cells = n.times(wave(n, u, CELL), wave(n, v, CELL), 0.8)
    height = n.sum(n.times(cells, n.math("SUBTRACT", 1.0, ribbed)), n.times(wave(n, u, RIB), ribbed, 1.7))
    height = n.sum(height, n.times(n.noise(chart, 30.0, 4.0), 3.2), n.times(n.noise(chart, 420.0, 3.0), 0.8))
    height = n.sum(height, n.times(n.ridge(cuff, wide + 0.001, 0.0014), -5.0), n.times(n.ridge(armhole, 0.0, 0.0022), -4.0), seam(n, neck, 0.005, 0.0028, u))
    height = n.sum(height, n.times(n.below(hem, 0.02, 0.0014), 1.4), *(seam(n, hem, at, 0.0028, u) for at in (0.0145, 0.0185)))
    foot = 1.478 - p["neck"] - p["length"]
    half, above = p["placket"], n.math("SUBTRACT", 1.0, n.below(v, foot, 0.001))
    box = n.sum(seam(n, front, half - 0.003, 0.0028, v), n.times(n.below(front, half - 0.003, 0.0006), n.sum(seam(n, v, foot + 0.003, 0.0028, u), seam(n, v, foot + 0.021, 0.0028, u))))
    height = n.sum(height, n.times(above, box), n.times(above, n.ridge(front, half + 0.001, 0.0013), -3.0))
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.75, 0.0005
    n.plug(height, bump.inputs["Height"])
    knit.node_tree.links.new(bump.outputs["Normal"], knit.node_tree.nodes["Principled BSDF"].inputs["Normal"])
    thing.data.materials.append(knit)


def plain(collar, p):
    """Thick as knitwear is, and without the stripes of the rest: its place in the flat piece keeps between two of them."""
    collar.modifiers["thick"].thickness = 0.0034
    flat = collar.data.uv_layers["flat"]
    uv = np.zeros(len(flat.data) * 2)
    flat.data.foreach_get("uv", uv)
    uv = uv.reshape(-1, 2) * (1, 0.2) + (0, p.get("pitch", 0.042) * 0.42)
    flat.data.foreach_set("uv", uv.ravel())


def free(made):
    """Far from hems and seams."""
    for key in KEYS:
        made.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", [9.0] * len(made.data.vertices))


def clothed(hung, p):
    p = {**DEFAULTS, **shirts.SHIRT, **POLO, **p}
    hung = dict(hung)  # each look into the file would read it again
    thing = welded(hung)
    shaped(thing, p)
    sewn(thing, p)
    laid = Laid(hung)
    shirts.stand_collar(hung, p, Slim(p["arms"]))
    plain(bpy.data.objects["collar"], p)
    top = 1.478 - p["neck"]
    strip(laid, ((0, top - p["length"]), (0, top - 0.001)), p["placket"])
    free(bpy.data.objects["edge"])
    buttons(laid, np.linspace(top - 0.016, top - p["length"] + 0.036, p["buttons"]), 0.0056)
    shirts.labelled(laid, p)
    for each in bpy.data.objects:
        if each.type == "MESH" and "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    return thing


if __name__ == "__main__":
    views(hung, clothed)
