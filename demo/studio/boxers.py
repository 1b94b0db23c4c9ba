"""Boxers: short trousers of jersey that hang from an elastic of its own colour."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np
import trousers
from scene import mesh_object
from stitches import TRIM
from trousers import Lines
from wardrobe import views

ELASTIC = 0.03


def banded(thing):
    """The waist's own colour, woven in rows."""
    mesh, layer = thing.data, thing.data.uv_layers["flat"].data
    off = np.empty(len(mesh.vertices))
    mesh.attributes["neck"].data.foreach_get("value", off)
    for polygon in mesh.polygons:
        if off[list(polygon.vertices)].mean() < ELASTIC:
            for k in polygon.loop_indices:
                layer[k].uv = (TRIM + 0.5, 0.5)
    lines = Lines()
    n, down = lines.n, lines.n.attribute("neck")
    lines.heights += [n.times(n.math("SINE", n.times(down, 2 * math.pi / 0.005)), n.below(down, ELASTIC, 0.001), 1.6), n.times(n.ridge(down, ELASTIC, 0.0018), -7.0)]
    lines.done()


def clothed(hung, p):
    """Smaller in the picture than what covers more."""
    thing = trousers.clothed(hung, p)
    banded(thing)
    corners = np.array([thing.matrix_world @ v.co for v in thing.data.vertices])
    low, high = corners.min(0), corners.max(0)
    middle, half = (low + high) / 2, (high - low) / 2 * p["room"]
    return mesh_object("frame", [middle - half, middle + half], [])


if __name__ == "__main__":
    views(trousers.hung, clothed)
