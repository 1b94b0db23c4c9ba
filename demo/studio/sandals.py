"""Sandals: straps over a footbed, flat, on a heel, on a wedge of jute, and what has a strap between the toes."""
import numpy as np
from last import insole, paired
from leather import grained, ribbon, steel
from mathutils import Vector
from soles import ANKLE, buckle, calf, cork, heeled, jute, lasted, natural, on_ridge, roped, rubber, sewn, slab, spot, stacked, strapped, strip
from things import LEVELS, stuff, wire


def anklet(last, made, thread, high=0.098, wide=0.0095, fall=0.10):
    """A counter behind the heel and a strap with a buckle round the ankle."""
    over = last.points[..., 2] - float(last.sole(0.0)) - high + fall * last.points[..., 0]
    band = strip(last, over, wide)
    counter = np.maximum(last.along - 0.026 - 0.16 * np.clip(0.050 - last.up, 0, 1) - 0.45 * np.clip(0.022 - last.up, 0, 1), over)
    done = strapped(last, np.minimum(band, counter), made, thread)
    x = 0.040
    place, normal = spot(last, x, float(last.sole(0.0)) + high - fall * x, -1, 0.0028)
    return done + buckle(place, normal, (1, 0, -fall), 0.010, wide + 0.003)


def across(last, x, wide, slant=0.0, bow=0.0):
    """A strap from edge to edge: at the ridge at `x`; `slant`: forward towards the inner side; `bow`: forward at its ends."""
    return strip(last, last.along - x - slant * last.across - bow * np.abs(last.across), wide)


def heeled_sandal(p):
    """`heel`, `rise`; `bands`: (x, width, slant) over the toes."""
    last = lasted(p.get("rise", 0.085), 0.0050, "round", ANKLE, 0.25, 0.95, 0.005, tall=0.96)
    made, inner = calf(0.0002, 0.24), natural(p.get("inner", 0.7))
    done = []
    for x, wide, slant in p.get("bands", [[0.196, 0.016, 0.0]]):
        done += strapped(last, across(last, x, wide, slant), made, sewn(1.0) if wide > 0.01 else None, lift=0.0028 if slant < 0 else 0.0004)
    done += anklet(last, made, sewn(1.0), p.get("ankle", 0.098))
    if p.get("heel") == "wedge":
        low = lambda x: 0.004 * np.clip((x - 0.19) / 0.06, 0, 1) ** 2
        done += roped(last, lambda x: low(x) + 0.004, lambda x: last.sole(x) - 0.0022, jute())
        done += [slab(last, lambda x: float(low(x)), lambda x: float(low(x)) + 0.0042, rubber(0.10), 0.0034, 0.001), slab(last, lambda x: float(last.sole(x)) - 0.0026, lambda x: float(last.sole(x)) + 0.0004, made, 0.0030, 0.0014)]
    else:
        done += heeled(last, p.get("heel", "stiletto"), made)
        done.append(slab(last, lambda x: float(last.sole(x)) - 0.0016, lambda x: float(last.sole(x)) + 0.0010, made, 0.0016, 0.0012))
    return paired([*done, insole(last, inner, 0.0014, 0.965)], p)


def flat_sandal(p):
    """`kind`: 'buckles' (two broad straps on cork), 'crossed' (straps crossed over the toes, another round the ankle)."""
    crossed = p.get("kind") == "crossed"
    last = lasted(0.010 if crossed else 0.008, 0.009 if crossed else 0.024, "round" if crossed else "broad", ANKLE, 0.25 if crossed else 0.262, 0.97 if crossed else 1.08, 0.004, tall=0.97 if crossed else 0.80)
    made = calf(0.0005, 0.34, 480)
    done = []
    if crossed:
        for slant in (-0.62, 0.62):
            done += strapped(last, across(last, 0.176, 0.019, slant), made, sewn(1.0), lift=0.0004 if slant < 0 else 0.0028)
        done += anklet(last, made, sewn(1.0), 0.100, 0.011)
        done += [slab(last, lambda x: float(last.sole(x)) - 0.0060, lambda x: float(last.sole(x)) + 0.0004, stacked(), 0.0035, 0.0014), slab(last, lambda x: 0.0, lambda x: float(last.sole(x)) - 0.0055, rubber(), 0.0030, 0.001, (0, 0.062))]
        return paired([*done, insole(last, natural(0.6), 0.0010, 0.985)], p)
    for x in (0.138, 0.196):
        done += strapped(last, across(last, x, 0.036, 0.06, 0.12), made, sewn(1.0), 0.0024, 0.0006, 0.0030)
        band = np.maximum(across(last, x + 0.001, 0.017, 0.06, 0.12), last.across + 0.006)
        done += strapped(last, np.maximum(band, -last.across - 0.060), made, None, 0.0020, 0.0030)
        place, normal = on_ridge(last, x + 0.006, -0.030, 0.0058)
        done += buckle(place, normal, (0, 1, 0.6), 0.018, 0.022, steel(0.2), 0.0013)
    hollow = lambda x: float(last.sole(x))
    ground = lambda x: 0.006 * max(0.0, (x - 0.2) / 0.06) ** 2
    done.append(slab(last, lambda x: ground(x) + 0.0055, lambda x: hollow(x) - 0.001, cork(), 0.0050, 0.003))
    done.append(slab(last, ground, lambda x: ground(x) + 0.006, rubber(0.05), 0.0055, 0.0012))
    done.append(slab(last, lambda x: hollow(x) - 0.0016, lambda x: hollow(x) + 0.0008, grained(stuff("gold", 0.5, 0.95, shine=0.05), "leather", 1200, 0.0003), 0.0042, 0.0012))
    return paired(done, p)


def flip_flop(p):
    """A rubber sole and a strap from between the toes to both sides."""
    last = lasted(0.004, 0.017, "broad", ANKLE, 0.262, 1.06, 0.004)
    sole = stuff("own", LEVELS, 0.6, shine=0.3)
    made = stuff("own", tuple(0.8 * v for v in LEVELS), 0.35, shine=0.45)
    ground = lambda x: 0.004 * max(0.0, (x - 0.2) / 0.06) ** 2
    done = [slab(last, ground, lambda x: ground(x) + 0.008, sole, 0.0042, 0.0016), slab(last, lambda x: ground(x) + 0.0078, lambda x: float(last.sole(x)), sole, 0.0046, 0.0022)]
    toe, knot = (0.208, 0.006), (0.196, 0.004)
    top = on_ridge(last, knot[0], knot[1], -0.004)[0]
    done.append(wire([(toe[0], toe[1], float(last.sole(toe[0]))), (toe[0] - 0.003, toe[1], float(last.sole(toe[0])) + 0.012), tuple(top)], 0.0032, made))
    for side in (-1, 1):
        end = 0.100
        t = np.linspace(0, 1, 60)
        x = knot[0] + (end - knot[0]) * t
        wide = np.array([float(np.abs(np.interp(a, last.x, last.across[:, 0 if side < 0 else -1]))) for a in x])
        line = last.at(x, knot[1] * (1 - t) + side * wide * t**0.8 * 0.98)
        points, out = last.lay(line, -0.004 * (1 - t) ** 2)
        done += ribbon([Vector(q) for q in points], [Vector(n) for n in out], 0.0125, 0.0034, made)
    return paired(done, p)
