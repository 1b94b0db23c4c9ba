"""Babies' rompers: a body whose legs end in feet, buttoned down the front, embroidered."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import baby_bodies
import leotards
import numpy as np
from baby_bodies import Nappy
from body import CELL, HIGH, LOW, blurred
from cloth import SKIN, edges_of
from garment import body_piece, steps
from pattern import bezier, mirrored
from trims import buttons, strip
from wardrobe import views

# A leg's middle from the hip to the ankle: across, height, radius (m).
LEG = ((0.1, 0.93, 0.095), (0.15, 0.60, 0.052))
FEET, CALVES = 0.58, 0.66  # heights (m): cloth below is drawn taut, above it hangs as it fell


def legged(p, drop, back):
    """From the neck down to the feet, front and back alike but for the neck."""
    half = [(name[:-1], curve) for name, curve in body_piece(p, drop)[:3]]
    under, hip, low, (out, inner, ankle, sole) = p["under"], p["hip"], p["low"], p["foot"]
    side = bezier(under, (p["waist"], under[1] - 0.12), (p["waist"], hip[1] + 0.09), hip, steps(under[1] - hip[1]))
    leg = bezier(hip, (hip[0], hip[1] - 0.1), (out - 0.004, ankle + 0.1), (out, ankle), steps(hip[1] - ankle))
    foot = bezier((out, ankle), (out + 0.014, sole - 0.012), (inner - 0.014, sole - 0.012), (inner, ankle), steps((ankle - sole) * 2 + 0.08))
    within = bezier((inner, ankle), (inner - 0.004, ankle + 0.1), (0.05, low), (0, low), steps(low - ankle + inner * 0.6))
    return mirrored([*half, ("side", np.r_[side, leg[1:]]), ("crotch", np.r_[foot, within[1:]])])


class Legs(Nappy):
    def __init__(self, arms):
        super().__init__(arms)
        x, y, z = np.meshgrid(*(np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)), indexing="ij")
        (wide, top, thigh), (far, low, thin) = LEG
        down = np.clip((top - z) / (top - low), 0, 1)
        height = np.clip(z, low, top)
        limbs = [np.sqrt((x - way * (wide + (far - wide) * down)) ** 2 + y**2 + (z - height) ** 2) - (thigh + (thin - thigh) * down) for way in (1, -1)]
        feet = [(np.cbrt((((x - way * (far + 0.006)) / 0.05) ** 2 + ((y + 0.028) / 0.085) ** 2) ** 1.5 + np.abs((z - low + 0.035) / 0.045) ** 3) - 1) * 0.05 for way in (1, -1)]
        deep = blurred(np.minimum.reduce([self.field[..., 0], *limbs, *feet]), 1, 2)
        deep = np.where(z > 1.15, self.field[..., 0], deep)
        self.field = np.stack([deep, *np.gradient(deep, CELL)], -1)


def opened(laid, p):
    """A placket with studs, from the neck to the crotch."""
    top, low = 1.478 - p["neck"] - 0.004, p["low"] + 0.07
    strip(laid, ((0, top), (0, (top + low) / 2), (0, low)), 0.013)
    buttons(laid, np.linspace(top - 0.014, low + 0.014, p["buttons"]), 0.0085)


def taut(hung, body):
    """Like a sock: each point between its neighbours and close to the foot."""
    at, (one, other), (i, j) = hung["points"].copy(), hung["seams"].T, edges_of(hung["faces"])[0].T
    low = np.clip((CALVES - at[:, 2]) / (CALVES - FEET), 0, 1)[:, None]
    count = np.bincount(np.r_[i, j], minlength=len(at))[:, None]
    for _ in range(60):
        total = np.zeros_like(at)
        np.add.at(total, np.r_[i, j], at[np.r_[j, i]])
        at += (total / count - at) * low * 0.5
        at[one] = at[other] = (at[one] + at[other]) / 2
        far, away = body.near(at)
        at += away * np.maximum(SKIN - far, -0.0004)[:, None] * low
    return at


def clothed(hung, p):
    return baby_bodies.clothed({**hung, "points": taut(hung, Legs(p["arms"]))}, p)


if __name__ == "__main__":
    leotards.piece, baby_bodies.Nappy, baby_bodies.snapped = legged, Legs, opened
    views(baby_bodies.hung, clothed)
