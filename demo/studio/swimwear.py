"""What lies close on a woman's body: bathing suits, bodysuits and briefs, of lycra or jersey, their edges turned over elastic."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np
from body import CELL, HIGH, LOW, blurred, torso
from leotards import LEOTARD, sewn
from look import knit, shaped, welded
from scene import Nodes, material
from stitches import seam
from wardrobe import LOWER, UPPER, Slim, limb, views

CLOSE = {**LEOTARD, "fit": 0.06, "bust": 0, "thick": 0.0018}
CROTCH = 0.80
# Height, and how much narrower and flatter a woman is there than the mannequin.
WOMAN = np.array([(0.80, 1.0, 1.0), (0.90, 1.01, 1.0), (0.98, 0.94, 0.95), (1.06, 0.85, 0.9), (1.17, 0.85, 0.88), (1.26, 0.86, 0.86), (1.40, 0.87, 0.9), (1.50, 1.0, 1.0)])


class Figure(Slim):
    """A trunk with the beginnings of two legs, and of arms that straps do not slide off."""

    def __init__(self, p):
        x, y, z = np.meshgrid(*(np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)), indexing="ij")
        slim, flat = (np.interp(z, WOMAN[:, 0], WOMAN[:, k]) for k in (1, 2))
        down = np.clip(CROTCH - z, 0, 1)
        limbs = [np.maximum(np.hypot(x - way * (0.106 + 0.03 * down), y) - np.interp(down, (0, 0.1), (0.071, 0.066)), z - CROTCH - 0.06) for way in (1, -1)]
        trunk = np.maximum(torso(x / slim, y / flat * np.where(y < 0, np.interp(z, (0.95, 1.15), (1.2, 1)), 1), z), CROTCH - z)
        breasts = [np.sqrt((x - way * 0.078) ** 2 + (y + 0.078) ** 2 + (z - 1.235) ** 2) - p["bust"] for way in (1, -1)] if p["bust"] else []
        far = blurred(np.minimum.reduce([trunk, *limbs, *breasts]))
        tables = (UPPER, LOWER) if p["sleeve"] else (UPPER,)
        far = np.minimum.reduce([far, *(limb(x + way * 0.02, y, z, way, math.radians(p["arms"]), table) for way in (1, -1) for table in tables)])
        self.field = np.stack([far, *np.gradient(far, CELL)], -1)


def hung(p):
    p = {**CLOSE, **p}
    return sewn(p, Figure(p))


def bathing(thing, p):
    """Lycra: smooth, a little gloss, its edges turned over elastic."""
    made = material("cloth", (0.72, 0.72, 0.71), p.get("rough", 0.5), index=1, specular=p.get("shine", 0.32), sheen=0.1)
    n = Nodes(made.node_tree)
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(chart, parts.inputs[0])
    u, v, off, wide = parts.outputs[0], parts.outputs[1], n.attribute("neck"), p["band"]
    pucker = n.times(n.math("SINE", n.sum(n.times(n.sum(u, v), 2 * math.pi / 0.012), n.times(n.noise(chart, 60.0, 2.0), 9.0))), n.ridge(off, wide, 0.006), 0.5)
    height = n.sum(n.times(n.below(off, wide, 0.0012), 2.2), n.times(n.ridge(off, wide + 0.001, 0.0014), -3.0), seam(n, off, wide - 0.0035, 0.003, n.sum(u, v)), pucker,
                   n.times(n.noise(chart, 24.0, 3.0), 2.0), knit(n, u, v, {"loops": (0.0007, 0.0009, 0.12)}))
    for at in p.get("seams", ()):
        lean = n.math("SUBTRACT", n.math("ABSOLUTE", u), at)
        height = n.sum(height, n.times(n.ridge(lean, 0.0, 0.0014), -3.0))
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.75, 0.0005
    n.plug(height, bump.inputs["Height"])
    made.node_tree.links.new(bump.outputs["Normal"], made.node_tree.nodes["Principled BSDF"].inputs["Normal"])
    thing.data.materials.append(made)


def clothed(hung, p):
    p = {**CLOSE, **p}
    thing = welded(dict(hung))
    shaped(thing, p)
    thing.modifiers["finer"].quality = 1
    bathing(thing, p)
    return thing


if __name__ == "__main__":
    views(hung, clothed)
