"""Suits and tracksuits: a jacket of another module over trousers of the same cloth, each hung for itself."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
import trousers
from legs import TOP
from scene import mesh_object
from trims import Laid
from wardrobe import views

LEGS = "legs "


def hung(p):
    below = trousers.hung({"seed": p["seed"] + 1, **p["legs"]})
    below["points"] -= (0, 0, TOP - trousers.BODY_WAIST)
    return {**importlib.import_module(p["jacket"]).hung(p), **{LEGS + key: value for key, value in below.items()}}


def tucked(below, hem):
    """What the jacket hides is drawn in, so that it shows nowhere through it."""
    points = below["points"]
    points[:, :2] *= 1 - 0.35 * np.clip((points[:, 2:] - hem - 0.01) / 0.09, 0, 1)


def clothed(hung, p):
    hung = dict(hung)  # each look into the file would read it again
    above, below = ({key.removeprefix(LEGS): value for key, value in hung.items() if key.startswith(LEGS) == low} for low in (False, True))
    trunk = above["points"][above["piece"] < 2]
    tucked(below, trunk[:, 2].min())
    trousers.clothed(below, {"seed": p["seed"], **p["legs"]})
    for each in [*bpy.data.objects, *bpy.data.materials]:  # the jacket finds its own by their names
        each.name = LEGS + each.name
    jacket = importlib.import_module(p["jacket"])
    thing = jacket.clothed(above, p)
    if p.get("cords"):
        jacket.cords(Laid(above), p["seed"])
    reach = np.concatenate([below["points"], [tuple(v.co) for v in thing.data.vertices]])
    return mesh_object("frame", [reach.min(0), reach.max(0)], [])


if __name__ == "__main__":
    views(hung, clothed)
