"""Babies' bodies: a wide shirt over a nappy, with studs between the legs and a face or a star embroidered on the chest."""
import math
import os
import sys
from types import SimpleNamespace

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
from body import CELL, HIGH, LOW, blurred
from leotards import LEOTARD, sewn
from look import dressed, shaped, welded
from mathutils import Vector
from scene import grid_faces, mesh_object
from stitches import TRIM
from trims import Laid, buttons, solid, strip
from wardrobe import Slim, views

# Height, half width and half depth of a seat in its nappy, as far as a grown mannequin stands for a baby.
SEAT = np.array([(0.72, 0.02, 0.02), (0.79, 0.06, 0.05), (0.815, 0.095, 0.075), (0.86, 0.145, 0.105), (0.92, 0.18, 0.122), (1.0, 0.205, 0.14), (1.1, 0.25, 0.17), (1.25, 0.4, 0.4), (1.8, 0.4, 0.4)])

THREAD = 0.35  # an embroidery's chart is smaller, so that its stitches are larger than those of the knit
ROOM = 1.24  # it is shown smaller than what grown people wear


class Nappy(Slim):
    def __init__(self, arms):
        super().__init__(arms)
        x, y, z = np.meshgrid(*(np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)), indexing="ij")
        half, deep = (np.interp(z, SEAT[:, 0], SEAT[:, k]) for k in (1, 2))
        ended = np.maximum(self.field[..., 0], (np.hypot(x / half, y / deep) - 1) * np.minimum(half, deep))
        share = np.clip((z - 1.0) / 0.15, 0, 1)
        far = ended * share + blurred(ended) * (1 - share)
        self.field = np.stack([far, *np.gradient(far, CELL)], -1)


def hung(p):
    p = {**LEOTARD, **p}
    return sewn(p, Nappy(p["arms"]))


def blob(laid, middle, radius, trim, lift):
    """An embroidered patch on the chest; `radius`: of the angle (m)."""
    turn, share = np.linspace(0, 2 * math.pi, 65)[:-1], np.linspace(0.02, 1, 9)
    flat = np.array([(middle[0] + radius(t) * s * math.sin(t), middle[1] + radius(t) * s * math.cos(t)) for s in share for t in turn])
    points, normals = laid.at(0, flat)
    plump = np.repeat(np.sqrt(1 - share**2 * 0.96), 64)
    rows = (points + normals * (0.0022 + 0.7 * lift + 0.0009 * plump)[:, None]).reshape(9, 64, 3)
    chart = [(TRIM + trim + 0.5 + (x - middle[0]) * THREAD, (y - middle[1]) * THREAD + 0.5) for x, y in flat]
    solid(mesh_object("patch", rows.reshape(-1, 3), grid_faces(9, 64, True)), chart, 0.0008)


def oval(wide, tall):
    return lambda t: 1 / math.hypot(math.sin(t) / wide, math.cos(t) / tall)


def bear(laid, x, y, size):
    for side in (1, -1):
        blob(laid, (x + side * 0.75 * size, y + 0.68 * size), oval(0.36 * size, 0.36 * size), 0, 0)
        blob(laid, (x + side * 0.75 * size, y + 0.66 * size), oval(0.2 * size, 0.2 * size), 1, 0.0012)
    blob(laid, (x, y), oval(size, 0.86 * size), 0, 0.0006)
    blob(laid, (x, y - 0.3 * size), oval(0.44 * size, 0.34 * size), 1, 0.002)
    blob(laid, (x, y - 0.16 * size), oval(0.15 * size, 0.11 * size), 2, 0.0032)
    for side in (1, -1):
        blob(laid, (x + side * 0.36 * size, y + 0.16 * size), oval(0.09 * size, 0.1 * size), 2, 0.002)


def star(laid, x, y, size):
    blob(laid, (x, y), lambda t: size * (0.76 + 0.3 * (abs((t / (2 * math.pi / 5)) % 1 - 0.5) * 2 - 0.5) * 1.4), 0, 0)


MOTIFS = {"bear": bear, "star": star}


def snapped(laid, p):
    """Three studs on the flap that closes between the legs."""
    high, half = p["low"] + 0.046, p["crotch"][0] + 0.002
    strip(laid, ((-half, high + 0.003), (0, high), (half, high + 0.003)), 0.015)
    spots = [(x, high) for x in (-0.62 * half, 0, 0.62 * half)]
    buttons(SimpleNamespace(at=lambda piece, places: laid.at(0, spots)), spots, 0.0062)


def clothed(hung, p):
    p, hung = {**LEOTARD, **p}, dict(hung)
    thing = welded(hung)
    shaped(thing, p)
    dressed(thing, p)
    laid = Laid(hung)
    snapped(laid, p)
    name, *where = p["motif"]
    MOTIFS[name](laid, *where)
    for each in bpy.data.objects:
        if each.type == "MESH" and "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    bpy.context.view_layer.update()
    corners = np.array([thing.matrix_world @ Vector(c) for c in thing.bound_box])
    low, high = corners.min(0), corners.max(0)
    middle, half = (low + high) / 2, (high - low) / 2 * ROOM
    frame = mesh_object("frame", [middle - half * (1, 0, 1), middle + half * (1, 0, -1), middle + half * (1, 0, 1)], [(0, 1, 2)])
    frame.hide_render = True  # it only says how much wall there is around
    return frame


if __name__ == "__main__":
    views(hung, clothed)
