"""Two pieces of one cloth, as they are worn: pyjamas, a shirt with lapels and white piping over its trousers."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
import shirts
import trousers
from garment import DEFAULTS, body_piece
from legs import TOP
from scene import grid_faces, mesh_object
from trims import Laid, calmed, solid
from wardrobe import PEARL, views

DROP = TOP - trousers.BODY_WAIST
PIECES = ("top", "below")
NOTCH = 0.6  # where along the neckline lapel and collar meet


def hung(p):
    made = {"top": shirts.hung(p["top"]), "below": trousers.hung(p["below"])}
    return {f"{name}-{key}": value for name in PIECES for key, value in made[name].items()}


def lowered(hung, p):
    """The trousers under the shirt: only what is seen of them, and flatter where the shirt covers them."""
    top = {**DEFAULTS, **shirts.SHIRT, **p["top"]}
    points, edge = hung["points"] - (0, 0, DROP), top["hem"][1] - top["sag"]
    points[:, 1] *= 1 - 0.3 * np.clip((points[:, 2] - edge + 0.1) / 0.12, 0, 1)
    points[:, 0] *= 1 - 0.1 * np.clip((points[:, 2] - edge + 0.04) / 0.06, 0, 1)
    faces = hung["faces"]
    return {**hung, "points": points, "faces": faces[points[faces][:, :, 2].max(1) < edge + 0.11]}


def cord(line, radius=0.0016):
    """Piping."""
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, (0, 1, 0))
    across /= np.maximum(np.linalg.norm(across, axis=1), 1e-6)[:, None]
    third, turn = np.cross(along, across), np.linspace(0, 2 * math.pi, 9)[:-1]
    tube = line[:, None] + radius * (np.cos(turn)[:, None] * across[:, None] + np.sin(turn)[:, None] * third[:, None])
    solid(mesh_object("cord", tube.reshape(-1, 3), grid_faces(len(line), 8, True)), [PEARL] * tube.shape[0] * 8, 0.0002)


def leaf(laid, rows, lift, piece, name):
    """`rows`: lines of the flat piece from the neckline outwards; piped along their ends."""
    points, normals = zip(*(laid.at(k, line) for k, line in zip(piece, rows)))
    normals = calmed(np.array(normals), 6)
    normals /= np.linalg.norm(normals, axis=2)[..., None]
    grid = calmed(np.array(points) + normals * lift[None, :, None], 3)
    chart = [tuple(q + (k, 0)) for k, line in zip(piece, rows) for q in line]
    solid(mesh_object(name, grid.reshape(-1, 3), grid_faces(*grid.shape[:2])), chart, 0.002)
    return grid


def lapels(laid, p):
    """Below the notch they are turned out of the fronts, above it a collar lies about the neck."""
    wide, fall = p["lapel"]
    front, back = body_piece(p, p["neck"])[0][1], body_piece(p, p["back_neck"])[0][1]
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(front, axis=0), axis=1))]
    on = lambda s: np.array([np.interp(s * far[-1], far, front[:, k]) for k in (0, 1)])
    slope = np.array((p["tip"], p["tip_height"])) - front[-1]
    slope /= np.linalg.norm(slope)
    lift = 0.0045 + 0.006 * np.sin(np.linspace(0.25, 1, 13) * math.pi)
    for side in (1, -1):
        rows = []
        for s in np.linspace(0.0, NOTCH, 26):
            share = s / NOTCH
            way = np.array((1.0, -0.18 - 0.1 * share))
            rows.append((on(s) + way * np.linspace(-0.003 / wide, 1, 13)[:, None] * wide * (0.06 + 0.94 * share**0.85)) * (side, 1))
        grid = leaf(laid, rows, lift, [0] * len(rows), "lapel")
        cord(np.r_[grid[:, -1], grid[-1, -2:4:-1]])
        rows, piece = [], []
        for s in np.linspace(NOTCH, 1, 14):
            share = (s - NOTCH) / (1 - NOTCH)
            way = np.array((1.0, 0.06)) * (1 - share) ** 1.5 + slope * share
            way /= np.linalg.norm(way)
            rows.append((on(s) + way * np.linspace(-0.004 / fall, 1, 13)[:, None] * fall * (0.84 + 0.16 * share)) * (side, 1))
            piece.append(0)
        for k, q in enumerate(back[::-1][1:]):
            share = (k + 1) / (len(back) - 1)
            way = slope * (1 - share) + np.array((0, -1.0)) * share
            rows.append((q + way / np.linalg.norm(way) * np.linspace(-0.004 / fall, 1, 13)[:, None] * fall) * (side, 1))
            piece.append(1)
        grid = leaf(laid, rows, lift + 0.002, piece, "collar")
        cord(np.r_[grid[0, 5:-1], grid[:, -1]])


def pyjama(hung, p):
    """A shirt as `shirts.py` sews it, with lapels and piping."""
    p = {**DEFAULTS, **shirts.SHIRT, **p}
    shirts.clothed(hung, p)
    before, laid = set(bpy.data.objects), Laid(hung)
    lapels(laid, p)
    for x, y, half, tall in p.get("patches", ()):
        points, normals = laid.at(0, [(u, y + tall - 0.004) for u in np.linspace(x - half, x + half, 24)])
        cord(points + normals * 0.0035)
    for made in set(bpy.data.objects) - before:
        shirts.turned(made)


def clothed(hung, p):
    top, below = ({key.split("-", 1)[1]: hung[key] for key in hung if key.startswith(name)} for name in PIECES)
    trousers.clothed(lowered(below, p), p["below"])
    bpy.data.materials["cloth"].name = "below"
    pyjama(top, p["top"])
    bpy.context.view_layer.update()
    seen = [thing for thing in bpy.data.objects if thing.type == "MESH"]
    for thing in seen:
        if "finer" in thing.modifiers:
            thing.modifiers["finer"].quality = 1
    corners = np.concatenate([[thing.matrix_world @ v.co for v in thing.data.vertices] for thing in seen])
    (wide, _, _), low, high = np.abs(corners).max(0), corners[:, 2].min(), corners[:, 2].max()
    frame = mesh_object("frame", [(-wide, 0, low), (wide, 0, low), (wide, 0, high)], [(0, 1, 2)])
    frame.hide_render = True  # it only says how much wall there is around
    return frame


if __name__ == "__main__":
    views(hung, clothed)
