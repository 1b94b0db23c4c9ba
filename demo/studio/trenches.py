"""Trench coats: `tailored.py`'s, of gabardine, with a storm flap, straps on shoulders and sleeves, and a belt with a buckle."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
import tailored
from scene import grid_faces, mesh_object
from tailored import NECK
from trims import Laid, belt, calmed, ribbon, solid, strip
from wardrobe import views
from zips import coloured


def free(made, off):
    """Its edges' stitches stand where `off` says."""
    made.data.attributes.new("neck", "FLOAT", "POINT").data.foreach_set("value", np.ravel(off))


def storm_flap(laid, p):
    """A second layer on the chest, below lapel and collar, cut in a curve above the waist."""
    side, low = p["over"], p["storm"]
    rows = []
    for s in np.linspace(0, 1, 24):
        inner, outer = 0.02, 0.172 + 0.03 * s * s
        rows.append([(side * (inner + (outer - inner) * t), 1.425 + (low - 0.02 * math.sin(math.pi * t) - 1.425) * s) for t in np.linspace(0, 1, 22)])
    flat = np.array(rows)
    points, normals = laid.at(0, flat.reshape(-1, 2))
    s = np.linspace(0, 1, 24)[:, None, None]
    rows = calmed(points.reshape(24, 22, 3) + normals.reshape(24, 22, 3) * (0.001 + 0.0045 * s**2), 3)
    made = mesh_object("flap", rows.reshape(-1, 3), grid_faces(24, 22))
    free(made, np.minimum((1 - s[..., 0]) * (1.425 - low), (1 - np.linspace(0, 1, 22)) * 0.11))
    solid(made, [tuple(q) for q in flat.reshape(-1, 2)], 0.0026)


def epaulettes(laid, p):
    """Straps along the shoulder seams, that end below the collar."""
    neck, tip, half = np.array((p["neck_width"], NECK)), np.array((p["tip"], p["tip_height"])), 0.018
    slope = (tip - neck) / np.linalg.norm(tip - neck)
    down = np.array((slope[1], -slope[0]))
    along, across = np.linspace(0, 1, 24), np.linspace(-1, 1, 13)
    for side in (1, -1):
        rows, chart, off = [], [], []
        for s in along:
            at = tip - slope * (0.014 + 0.08 * s)
            wide = half * min(1, math.sqrt(max(1 - max(s - 0.8, 0) ** 2 / 0.042, 0.02)))
            for t in across:
                flat = (at + down * wide * abs(t)) * (side, 1)
                points, normals = laid.at(int(t > 0), [flat])
                rows.append(points[0] + normals[0] * 0.0068)
                chart.append((side * 0.1 + wide * t, s * 0.1))
                off.append(min((1 - abs(t)) * wide, s * 0.08 + 0.02, (1 - s) * 0.08))
        grid = calmed(np.reshape(rows, (24, 13, 3)), 4)
        made = mesh_object("epaulette", grid.reshape(-1, 3), grid_faces(24, 13))
        free(made, off)
        solid(made, chart, 0.003)


def frame(centre, wide, high, name):
    """A buckle: a rounded rectangle of wire, and its tongue."""
    turn = np.linspace(0, 2 * math.pi, 65)[:-1]
    ring = lambda t: np.sign(t) * np.abs(t) ** 0.5
    wire = np.linspace(0, 2 * math.pi, 9)[:-1]
    rows = [(centre[0] + ring(math.cos(a)) * (wide + 0.0034 * math.cos(b)), centre[1] + 0.003 * math.sin(b), centre[2] + ring(math.sin(a)) * (high + 0.0034 * math.cos(b))) for a in turn for b in wire]
    faces = [(i * 8 + j, (i + 1) % 64 * 8 + j, (i + 1) % 64 * 8 + (j + 1) % 8, i * 8 + (j + 1) % 8) for i in range(64) for j in range(8)]
    made = mesh_object(name, rows, faces)
    coloured(made)
    long = np.linspace(-1, 1, 12)
    tongue = [(centre[0] + wide * x, centre[1] - 0.003 + 0.0016 * math.sin(b), centre[2] + 0.0016 * math.cos(b)) for x in long for b in wire]
    coloured(mesh_object("tongue", tongue, grid_faces(12, 8, True)))


def buckled(hung, laid, p):
    high, half = p["belt"]
    middle = belt(hung["points"][(np.abs(hung["flat"][:, 1] - high) < 0.008) & (hung["piece"] < 2)], half)
    frame(middle + (0, -0.0085, 0), 0.026, half * 1.28, "buckle")
    t = np.linspace(0, 1, 40)
    end = np.c_[0.006 + 0.105 * t, -0.0075 - 0.004 * np.sin(t * 3), -0.016 * t - 0.07 * np.maximum(t - 0.45, 0) ** 2]
    end[:, 1] += 0.05 * np.maximum(t - 0.3, 0) ** 2
    ribbon(middle + end, np.where(t > 0.93, half * 2 * np.sqrt(np.maximum(1 - ((t - 0.93) / 0.072) ** 2, 0.05)), half * 1.96), "end")
    for x in (-0.13, 0.13):
        before = set(bpy.data.objects)
        strip(laid, ((x, high - half * 1.35), (x, high + half * 1.35)), 0.0065)
        for loop in set(bpy.data.objects) - before:
            loop.location.y -= 0.0055


def wrist_straps(hung, p):
    """Around each sleeve above its cuff."""
    for side in (1, -1):
        rows = (hung["piece"] == 2) & (np.sign(hung["points"][:, 0]) == side) & (np.abs(hung["cuff"] - 0.062) < 0.008)
        points = hung["points"][rows]
        centre = points.mean(0)
        axis = np.linalg.svd(points - centre)[2]
        one, two, way = axis
        turn = np.arctan2((points - centre) @ two, (points - centre) @ one)
        far = np.linalg.norm((points - centre) @ np.stack([one, two], 1), axis=1)
        order = np.argsort(turn)
        at = np.linspace(-math.pi, math.pi, 64, endpoint=False)
        radius = np.interp(at, turn[order], far[order], period=2 * math.pi)
        for _ in range(8):
            radius = (np.roll(radius, 1) + 2 * radius + np.roll(radius, -1)) / 4
        rings = [centre + ((radius + 0.006)[:, None] * (np.cos(at)[:, None] * one + np.sin(at)[:, None] * two)) + way * 0.0135 * s for s in np.linspace(-1, 1, 7)]
        grid = np.array(rings)
        solid(mesh_object("strap", grid.reshape(-1, 3), grid_faces(7, 64, True)), [(x, 0.9 + 0.0135 * s) for s in np.linspace(-1, 1, 7) for x in np.linspace(0, 0.3, 64)], 0.0028)


def clothed(hung, p):
    hung = dict(hung)  # each look into the file would read it again
    thing = tailored.clothed(hung, p)
    p = {**tailored.DEFAULTS, **tailored.COAT, **p}
    laid = Laid(hung)
    storm_flap(laid, p)
    epaulettes(laid, p)
    buckled(hung, laid, p)
    wrist_straps(hung, p)
    for a, b in p["mouths"]:
        for side in (1, -1):
            strip(laid, (np.array(a) * (side, 1), np.array(b) * (side, 1)), 0.0145)
    for each in bpy.data.objects:
        if each.type == "MESH" and "finer" in each.modifiers:
            each.modifiers["finer"].quality = 1
    return thing


if __name__ == "__main__":
    views(tailored.hung, clothed)
