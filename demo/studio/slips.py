"""Slips: dresses cut in one that hang from thin straps. Strips of cloth hold them while they fall; cords take their place."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import dresses
import garment
import numpy as np
from garment import body_piece, steps
from pattern import bezier, line
from scene import grid_faces, mesh_object
from trims import Laid, solid
from wardrobe import views

APEX, CUT = (0.108, 1.385), 1.392  # where the neckline meets the strap; above it there is no cloth
CORD = 0.004


def slip_piece(p, drop):
    """The neckline runs to the foot of the strap, and beside the armhole up to the shoulder."""
    low, neck = (0, 1.478 - drop), (p["neck_width"], 1.478)
    bend = (0.075, 1.345) if drop == p["neck"] else (0.07, low[1])
    curve = np.concatenate([bezier(low, (0.03, low[1] + 0.006), bend, APEX, steps(0.17)), line(APEX, neck, steps(0.1))[1:]])
    edges = dict(body_piece(p, drop))
    edges["neckR"], edges["neckL"] = curve, (curve * [-1, 1])[::-1]
    return list(edges.items())


def cord(laid, p, side):
    """From the front over the shoulder to the back."""
    foot, shoulder = np.array((0.117, CUT - 0.016)), np.array(((p["neck_width"] + p["tip"]) / 2, 1.47))
    up = foot + (shoulder - foot) * np.linspace(0, 1, 20)[:, None]
    middle = np.concatenate([laid.at(0, up * (side, 1))[0], laid.at(1, (up * (side, 1))[::-1])[0][1:]])
    for _ in range(24):
        middle[1:-1] = (middle[:-2] + 2 * middle[1:-1] + middle[2:]) / 4
    middle[:, 0] = np.linspace(middle[0, 0], middle[-1, 0], len(middle))
    along = np.gradient(middle, axis=0)
    away = np.cross(along, (side, 0, 0))
    away /= np.linalg.norm(away, axis=1)[:, None]
    turn = np.linspace(0, 2 * np.pi, 9)[:-1, None]
    rows = middle[:, None] + CORD * (np.cos(turn) * (1, 0, 0) + np.sin(turn) * 0.4 * away[:, None])
    chart = [(side * (0.11 + 0.001 * k), 1.2 + 0.004 * i) for i in range(len(middle)) for k in range(8)]
    solid(mesh_object("cord", rows.reshape(-1, 3), grid_faces(len(middle), 8, True)), chart, 0.0004)


def hung(p):
    garment.body_piece = slip_piece
    return dresses.hung(p)


def shorn(hung):
    """Without the strips above the cut."""
    faces = hung["faces"][(hung["flat"][:, 1] < CUT)[hung["faces"]].all(1)]
    kept = np.unique(faces)
    place = np.full(len(hung["points"]), -1)
    place[kept] = np.arange(len(kept))
    seams = place[hung["seams"]]
    return {**{key: hung[key][kept] for key in hung if key not in ("faces", "seams")}, "faces": place[faces], "seams": seams[(seams >= 0).all(1)]}


def clothed(hung, p):
    whole = Laid(hung)
    thing = dresses.clothed(shorn(dict(hung)), p)
    for side in (1, -1):
        cord(whole, p, side)
    return thing


if __name__ == "__main__":
    views(hung, clothed)
