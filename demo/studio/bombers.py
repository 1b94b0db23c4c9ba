"""Bombers: a smooth shell that blouses over ribs at hem and cuffs, a ribbed stand, a zip and slanted pockets."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import knitwear
import numpy as np
import shirts
from garment import DEFAULTS
from knitwear import RIBBED
from look import KEYS, far, group_of, shaped, welded
from scene import material
from tailor import Relief
from trims import Laid, strip
from wardrobe import Slim, views
from zips import metal

BOMBER = {
    "arms": 71, "neck": 0.066, "back_neck": 0.016, "neck_width": 0.07, "tip": 0.196, "tip_height": 1.44, "under": (0.286, 1.195), "waist": 0.284,
    "hem": (0.282, 0.825), "sag": 0.004, "sleeve": 0.615, "cuff": 0.14, "stiff": 0.12, "wind": 1.8, "grip": 0.24, "shrink": 0.05,
    "collar": (0.04, 0, 0), "thick": 0.0045,
}
COLLAR = 5  # the collar's place in the flat piece lies beyond


def hung(p):
    return knitwear.hung({**BOMBER, **p})


def shell(thing, p):
    """Nylon that puckers where it is sewn; ribs."""
    made = material("cloth", (0.72, 0.72, 0.71), p.get("rough", 0.5), index=1, specular=p.get("shine", 0.3), sheen=0.1)
    thing.data.materials.append(made)
    relief = Relief(thing, made)
    n = relief.n
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(chart, parts.inputs[0])
    u, v = parts.outputs[0], parts.outputs[1]
    sine = lambda value, long: n.math("SINE", n.times(value, 2 * math.pi / long))
    crinkle = n.noise(chart, 30.0, 4.0)
    puckers = n.math("SINE", n.sum(n.times(u, 2 * math.pi / 0.017), n.times(crinkle, 9.0)))
    inside = n.math("SUBTRACT", 1.0, n.below(u, COLLAR, 0.01))
    for key, wide in RIBBED.items():
        off = n.attribute(key)
        inside = n.math("MAXIMUM", inside, n.below(off, wide, 0.001))
        relief.add(n.times(puckers, n.ridge(off, wide + 0.014, 0.014)), 0.0016)
        relief.add(n.ridge(off, wide + 0.002, 0.004), -0.002)
    relief.done()
    plain = n.math("SUBTRACT", 1.0, inside)
    height = n.times(plain, n.sum(n.times(crinkle, 7.0), n.times(n.noise(chart, 90.0, 3.0), 2.2), n.times(n.noise(chart, 700.0, 2.0), 0.3)))
    height = n.sum(height, n.times(inside, n.sum(n.times(sine(u, 0.0056), 3.4), n.times(n.noise(chart, 420.0, 3.0), 1.0))))
    height = n.sum(height, n.times(n.ridge(n.attribute("armhole"), 0.0, 0.0022), -4.5), n.times(n.ridge(n.attribute("neck"), 0.004, 0.0016), -4.0))
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.75, 0.0006
    n.plug(height, bump.inputs["Height"])
    made.node_tree.links.new(bump.outputs["Normal"], made.node_tree.nodes["Principled BSDF"].inputs["Normal"])


def clothed(hung, p):
    p = {**DEFAULTS, **knitwear.KNIT, **BOMBER, **p}
    hung = dict(hung)  # each look into the file would read it again
    thing = welded(hung)
    shaped(thing, p)
    thing.vertex_groups.remove(thing.vertex_groups["edges"])
    ribs = np.clip(1.5 - np.minimum(far(thing, "hem") / RIBBED["hem"], far(thing, "cuff") / RIBBED["cuff"]), 0.5, 0.9)
    group_of(thing, "edges", np.where(far(thing, "armhole") < 0.02, 0.1, ribs))
    shell(thing, p)
    laid = Laid(hung)
    shirts.stand_collar(hung, p, Slim(p["arms"]))
    collar = bpy.data.objects["collar"]
    collar.modifiers["thick"].thickness = 0.0055
    for a, b in p["mouths"]:
        for side in (1, -1):
            strip(laid, (np.array(a) * (side, 1), np.array(b) * (side, 1)), 0.0105)
    metal(laid, ((0, p["hem"][1] + 0.004), (0, 1.478 - p["neck"] - 0.004)))
    shirts.labelled(laid, p)
    for each in bpy.data.objects:
        if each.type != "MESH" or each == thing or each.name.startswith(("teeth", "slider", "wall")):
            continue
        for key in KEYS:  # far from hems and seams
            if key not in each.data.attributes:
                each.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", [9.0] * len(each.data.vertices))
    for each in bpy.data.objects:
        if each.type == "MESH" and "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    return thing


if __name__ == "__main__":
    views(hung, clothed)
