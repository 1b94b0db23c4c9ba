"""Biker jackets: `tailored.py`'s, of leather, with a zip beside the middle, zipped pockets, straps on the shoulders and a belt at the hem."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import tailored
from trenches import buckled, epaulettes
from trims import Laid
from wardrobe import views
from zips import metal


def clothed(hung, p):
    hung = dict(hung)  # each look into the file would read it again
    thing = tailored.clothed(hung, p)
    leather = bpy.data.materials["cloth"].node_tree.nodes["Principled BSDF"].inputs
    leather["Sheen"].default_value = 0
    p = {**tailored.DEFAULTS, **tailored.COAT, **p}
    laid = Laid(hung)
    edge = p["over"] * (0.006 - p["edge"])
    metal(laid, ((edge, p["hem"][1] + 0.006), (edge, p["break"] - 0.02)), 0, 0.003)
    for line in p["zips"]:
        metal(laid, line, 0.009)
    epaulettes(laid, p)
    if "strap" in p:
        buckled(hung, laid, {**p, "belt": p["strap"]})
    for each in bpy.data.objects:
        if each.type == "MESH" and "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    return thing


if __name__ == "__main__":
    views(tailored.hung, clothed)
