"""Colours a view of jeans: `python3 denim.py VIEW.npz '{"colour": "#31507f", "cut": {…}}'`; twill worn pale where legs bend and along seams, sewn with a thread of its own."""
import sys

import compose
import legs
import numpy as np
from compose import blotches, colour, main

OCHRE = colour("#c48a3f")


def bell(off, wide):
    return np.exp(-((off / wide) ** 2))


def worn(x, y, p):
    """Where cloth has lost its colour: thighs, knees, and what bends at the hip."""
    crotch = legs.TOP - p["rise"]
    out = np.abs(x)
    thigh = bell(out - legs.CREASE - 0.01, 0.05) * bell(np.maximum(y - crotch + 0.16, 0) + np.minimum(y - crotch + 0.16, 0) * 0.45, 0.13)
    knee = bell(out - legs.CREASE, 0.045) * bell(y - crotch + 0.37, 0.07)
    bend = np.sin((y - crotch) * 190 + out * 70) * bell(out - 0.13, 0.06) * bell(y - crotch - 0.012, 0.03)
    return thigh + 0.45 * knee + 0.22 * np.maximum(bend, 0)


def seams(x, y, p):
    """How far a place is from the nearest outer or inner seam, and from the middle above the crotch."""
    out, crotch = np.abs(x), legs.TOP - p["rise"]
    outer, inner = (np.interp(y, *cut[::-1, ::-1].T) for cut in (legs.side(p), legs.inseam(p, legs.FORK[0])))
    return outer - out, np.where(y < crotch - 0.01, out - inner, 9.0), np.where(y > crotch + 0.02, out, 9.0)


def thread(x, y, front, sewn, p):
    """Double rows along waistband, fly, pockets and hem, single ones along the seams."""
    outer, inner, middle = sewn
    out, band = np.abs(x), legs.TOP - legs.BAND
    below = y < band
    down = np.maximum(legs.TOP - p["fly"] - y, 0) * legs.FLY / 0.03
    fly = np.where(front & (x > 0) & below, np.hypot(x, down) - legs.FLY, 9.0)
    wide, tall = legs.CURVED
    mouth = p["waist"] * 0.45 + p["hip"] * 0.55 - out
    mouth = np.where(front & below, (np.hypot(mouth / wide, (band - y) / tall) - 1) * (wide + tall) / 2, 9.0)
    lines = [(legs.TOP - y - 0.004, x), (y - band - 0.003, x), (y - p["hem"][1] - 0.0165, x), (fly, x + y), (fly + 0.006, x + y),
             (mouth - 0.0045, x * 2 + y), (mouth - 0.0105, x * 2 + y), (inner - 0.006, y), (np.where(y > legs.TOP - 0.24, outer - 0.006, 9.0), y),
             (np.where(front & below & (x < 0), middle - 0.005, 9.0), y)]
    return np.max([(np.abs(off) < 0.00075) * (np.mod(along, 0.0036) < 0.0026) for off, along in lines], 0)


def denim(u, v, own, p):
    own = own * 0.74 + own.mean() * 0.26  # no indigo is as clear as the palette's blue
    back = u > 0.5
    x, y = u - back, v - back * legs.LABEL
    slub = blotches(u, v / 11, 0.0011, 3) * 0.6 + blotches(u, v / 5, 0.0024, 4) * 0.4 - 0.5
    twill = np.sin((u + v) * 2 * np.pi / 0.0021) * 0.05
    sewn = seams(x, y, p)
    near = np.min([np.abs(off) for off in sewn] + [np.abs(y - p["hem"][1])], 0)
    pucker = bell(near - 0.005, 0.005) * (blotches(x + y, y - x, 0.011, 6) - 0.25)
    lost = worn(x, y, p) * (0.85 + 0.3 * blotches(u, v, 0.02, 7)) * 0.23 + slub * 0.22 + twill + pucker * 0.3
    light = own.mean()
    strength = 0.5 if light < 0.06 else 1.0 if light < 0.3 else 1.9
    lost = np.clip(lost * strength, -0.3, 0.7)[..., None]
    pale = own * 0.5 + np.array([0.30, 0.345, 0.39]) * (1 if light < 0.3 else 1.5)
    base = np.where(lost > 0, own + (pale - own) * lost, own * (1 + lost))
    rows = thread(x, y, ~back, sewn, p)[..., None]
    return base + rows * ((OCHRE if own[2] > own[0] * 1.5 else own * 0.8 + 0.1) - base)


def composed(passes, said):
    p = {**legs.LEGS, **said["cut"]}

    def seen(u, v, own):
        goods = v > 0.2
        base = np.zeros((*u.shape, 3))
        base[goods] = denim(u[goods], v[goods], own, p)
        return base

    compose.GROUNDED["denim"] = seen
    return plain(passes, said)


plain, compose.composed = compose.composed, composed

if __name__ == "__main__":
    main(*sys.argv[1:])
