"""A top over trousers of the same cloth, each hung for itself; one-pieces: a bodice or a bib joined to them at the waist, under a belt or a seam."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import dresses
import garment
import numpy as np
import suits
import trousers
from legs import BAND, TOP
from lingerie import curve, landed, pressed
from look import KEYS, dressed
from scene import grid_faces, mesh_object
from stitches import TRIM
from trims import belt, bow, calmed, ring
from wardrobe import Slim, views

LOWER = TOP - trousers.BODY_WAIST
OFF = 0.012  # how far a bib lies off the body, over a shirt that is not there


def hung(p):
    garment.GRAIN = p.get("grain", 0.0145)  # half as many points as others have: two pieces hang
    if "puff" in p:
        garment.Draft = type("Sleeved", (dresses.Puffed,), {"puff": p["puff"]})
    if "bib" not in p:
        return suits.hung(p)
    below = trousers.hung(p["legs"])
    below["points"] -= (0, 0, LOWER)
    return {suits.LEGS + key: value for key, value in below.items()}


def joined(above, waist, reach=0.09):
    """The bodice narrows to the trousers' waist."""
    line, points = ring(waist), above["points"]
    own = np.flatnonzero((above["piece"] < 2) & (above["hem"] < reach))
    turn, at = (np.arctan2(q[:, 0], -q[:, 1]) for q in (line, points[own]))
    order = np.argsort(turn)
    goal = np.stack([np.interp(at, turn[order], line[order, k], period=2 * math.pi) for k in range(3)], 1) * (0.985, 0.985, 1)
    share = (1 - above["hem"][own] / reach)[:, None] ** (1.6, 1.6, 1)
    points[own] += (goal - points[own]) * share


def sheet(name, grid, flat, off, p, thick=0.0028):
    """A piece of cloth in space, hemmed `off` from its edges."""
    made = mesh_object(name, grid.reshape(-1, 3), grid_faces(*grid.shape[:2]))
    chart = np.asarray(flat).reshape(-1, 2)
    made.data.uv_layers.new(name="flat").data.foreach_set("uv", np.array([chart[i] for f in made.data.polygons for i in f.vertices]).ravel())
    for key in KEYS:
        made.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.ravel(off) if key == "hem" else np.full(len(chart), 9.0))
    finer = made.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 2
    solid = made.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    dressed(made, {"ribs": 0, "loops": (0.0006, 0.0006, 0.1), **p})
    return made


def metal(name, line, radius):
    """A closed wire of the first of the `trims`."""
    along = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, (0, 1, 0))
    turn = np.linspace(0, 2 * math.pi, 9)[:-1]
    tube = line[:, None] + radius * (np.cos(turn)[:, None] * across[:, None] + np.sin(turn)[:, None] * np.array((0, 1, 0)))
    made = mesh_object(name, tube.reshape(-1, 3), [(a, b, c, d) for i in range(len(line)) for k in range(8) for a, b, c, d in [(i * 8 + k, (i + 1) % len(line) * 8 + k, (i + 1) % len(line) * 8 + (k + 1) % 8, i * 8 + (k + 1) % 8)]])
    layer = made.data.uv_layers.new(name="flat")
    layer.data.foreach_set("uv", (TRIM + 0.5, 0.5) * len(layer.data))
    made.data.materials.append(bpy.data.materials["metal"])


def buckle(at, away):
    """A loop around the strap's end, and the button that it hangs on."""
    turn = np.linspace(0, 2 * math.pi, 49)[:-1]
    ring_ = np.c_[np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.5 * 0.025, np.zeros(48), np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.5 * 0.019]
    metal("buckle", at + away * 0.009 + ring_, 0.0026)
    for radius in (0.0035, 0.008, 0.011):
        metal("stud", at + away * (0.012 - radius * 0.25) + radius * np.c_[np.sin(turn), 0 * turn, np.cos(turn)] - (0, 0, 0.022), 0.0036)


def bibbed(p):
    body = Slim(50)
    low, high, wide, narrow = p["bib"]
    v = np.linspace(low, high, 42)
    half = np.interp(v, (low, low + 0.06, high), (wide, (wide + narrow) / 2 + 0.006, narrow))
    share = np.linspace(-1, 1, 37)
    flat = np.stack([share[None] * half[:, None], np.repeat(v[:, None], 37, 1)], 2)
    grid = calmed(pressed(flat.reshape(-1, 2), body, OFF).reshape(42, 37, 3), 12)
    grid[:, :, 1] -= 0.0035 * np.sin(share * 5 + 1)[None] * np.sin((v - low) * 14)[:, None] + 0.012 * ((high - v) / (high - low))[:, None] ** 3
    off = np.minimum(half[:, None] * (1 - np.abs(share))[None], (high - v)[:, None])
    sheet("bib", grid, flat, off, {"pocket": p["patch"]})
    for side in (1, -1):
        x = narrow - 0.026
        line = curve((side * x, -0.16, high - 0.045), (side * x, -0.14, high), (side * (x + 0.022), -0.09, 1.38), (side * (x + 0.035), 0.0, 1.45), (side * (x + 0.02), 0.08, 1.38), (side * 0.02, 0.13, 1.2), (-side * 0.07, 0.13, 1.03), count=110)
        line = landed(line, body, OFF + 0.0045)
        for _ in range(12):
            line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        along, (_, away) = np.gradient(line, axis=0), body.near(line)
        across = np.cross(along, away)
        across /= np.linalg.norm(across, axis=1)[:, None]
        across *= np.sign(across[0, 0]) * side
        s = np.linspace(-1, 1, 9)
        far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
        sheet("strap", line[:, None] + across[:, None] * (s * 0.0185)[None, :, None], np.array([[(side * 0.3 + 0.0185 * a, 1.1 + f) for a in s] for f in far]), np.tile(0.0185 * (1 - np.abs(s)) + 0.014, (len(line), 1)), {})
        buckle(line[9], np.array((0, -1.0, 0)))


def sashed(waist, p):
    """A belt, tied if there is a bow, or but the band of the seam."""
    middle = belt(waist - (0, 0, p.get("drop", 0.008)), p["sash"])
    if "bow" in p:
        bow(middle, *p["bow"], p["seed"])


def clothed(hung, p):
    hung = dict(hung)
    above, below = ({key.removeprefix(suits.LEGS): value for key, value in hung.items() if key.startswith(suits.LEGS) == low} for low in (False, True))
    if "bib" not in p and "sash" not in p:
        suits.tucked(below, above["points"][above["piece"] < 2][:, 2].min())
    trousers.clothed(below, {"seed": p["seed"], **p["legs"]})
    for each in [*bpy.data.objects, *bpy.data.materials]:  # the rest finds its own by their names
        each.name = suits.LEGS + each.name
    if "bib" in p:
        brass = bpy.data.materials.new("metal")
        brass.use_nodes, brass.pass_index = True, 1
        brass.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.3
        bibbed(p)
    elif "sash" not in p:
        dresses.clothed(above, p)
    else:
        waist = below["points"][below["neck"] < 0.001]
        joined(above, waist)
        dresses.clothed(above, p)
        sashed(waist, p)
    seen = [each for each in bpy.data.objects if each.type == "MESH"]
    for each in seen:
        if "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    bpy.context.view_layer.update()
    corners = np.concatenate([[each.matrix_world @ v.co for v in each.data.vertices] for each in seen])
    low, high = corners.min(0), corners.max(0)
    middle, half = (low + high) / 2, (high - low) / 2 * p.get("room", 1)
    return mesh_object("frame", [middle - half, middle + half], [])


if __name__ == "__main__":
    views(hung, clothed)
