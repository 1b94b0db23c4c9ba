"""Colours a still: `python3 tint.py VIEW.npz '{"colour": "#c8102e"}'`, raw RGB on the standard output."""
import json
import sys

import numpy as np
from compose import GROUND, SIZE, boxed, colour, encoded, halved, linear, resized

LEVELS = np.array((0.04, 0.35, 0.86))  # what `own` threw back in the three channels (`things.py`)
GLASS, PRINT = 4, 7
WARM = (1.0, 0.992, 0.978)
# What keeps its colour whatever the goods are called, over the grey that it was rendered in; by number of the part (`things.py`).
FIXED = {3: (1.05, 0.77, 0.44), 5: (1.0, 0.62, 0.10), 6: (0.30, 0.15, 0.075), 8: (0.09, 0.16, 0.40), 9: (0.80, 0.06, 0.06)}


def between(look, wanted):
    """Of each channel what it would be had `own` thrown back that much: a parabola through three renders in one."""
    shares = [np.prod([(wanted - LEVELS[j]) / (LEVELS[i] - LEVELS[j]) for j in range(3) if j != i], axis=0) for i in range(3)]
    return np.maximum(look @ np.array(shares), 0)


def still_wall(picture, wall):
    """The table's grain away, over large windows where no shadow ends; the goods untouched."""
    near, far = (boxed(picture * wall[..., None], r) / np.maximum(boxed(wall, r)[..., None], 1e-3) for r in (3, 16))
    far = np.where(np.abs(near - far) < 0.03, far + (near - far) * np.abs(near - far) / 0.03, near)
    return np.where(wall[..., None] > 0.99, far, picture)


def composed(kept, said):
    look, bare = kept["look"].astype(float), kept["bare"].astype(float)
    part = kept["part"]
    shares = {number: halved((part == number).astype(float)) for number in np.unique(part)}
    wall = shares.get(0, np.zeros(look.shape[:2]))
    level = resized(boxed(bare, 8), look.shape[:2])[..., None]
    own = np.clip(colour(said["colour"]), 0.012, 0.86) ** said.get("depth", 1)
    picture = still_wall(between(look, own) / level, wall)
    tint = np.ones(look.shape)
    ground = linear(GROUND) / 0.87
    for number, share in shares.items():
        toward = ground if number in (0, GLASS) else np.array(FIXED.get(number, (1, 1, 1) if number == 1 else WARM))
        if number == PRINT and own.mean() > 0.22:
            toward = np.full(3, 0.06)
        tint += share[..., None] * (toward - 1)
    bright = picture * tint * 0.87 * (1 + (1 - wall[..., None]) * (said.get("bright", 0.95) - 1))
    rolled = np.where(bright > 0.9, 0.9 + 0.1 * (1 - np.exp((0.9 - bright) / 0.1)), bright)
    return encoded(resized(rolled, SIZE))


def main(view, said):
    pixels = np.round(composed(np.load(view), json.loads(said)) * 255).astype(np.uint8)
    sys.stdout.buffer.write(pixels.tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
