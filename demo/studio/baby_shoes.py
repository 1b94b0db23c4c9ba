"""Babies' first shoes, with a strap and a button, and their sandals: a last half as long and wider for it."""
import numpy as np
from last import insole, paired
from mathutils import Matrix, Vector
from soles import ANKLE, buckle, calf, lasted, mouth, natural, sewn, slab, spot, strapped, strip, upper_of
from things import stuff, turned

SMALL = 0.5  # of the last in `soles.py`


def chubby(thick, high=ANKLE):
    return lasted(0.002, thick, "broad", high, 0.25 * SMALL, 1.46, 0.002, tall=1.12, flat=(0.016, 2.2), square=(2.8, 2.2))


def gum(last, thick, made):
    ground = lambda x: 0.003 * max(0.0, (x - 0.095) / 0.03) ** 2
    return slab(last, ground, lambda x: float(last.sole(x)) + 0.0016, made, 0.0022, 0.0022)


def button(place, normal, made, radius=0.0042):
    """A domed one with a groove round its middle."""
    thing = turned([(0, 0, 0), (radius, 0, 0.0004), (radius, 0.0018, 0.0008), (radius * 0.75, 0.0021, 0.0003), (radius * 0.6, 0.0015, 0.0003), (0, 0.0015, 0)], made)
    thing.matrix_world = Matrix.Translation(place) @ Vector((0, 0, 1)).rotation_difference(normal).to_matrix().to_4x4()
    return thing


def baby_shoe(p):
    s = SMALL
    last = chubby(0.0055)
    made, inner = calf(0.0003, 0.34, 900), natural(0.70)
    sides = [(0, 0.060), (0.02, 0.057), (0.06, 0.044), (0.10, 0.038), (0.15, 0.036), (0.25, 0.03)]
    field = mouth(last, [(x * s, z * s) for x, z in sides], 0.100 * s, 0.172 * s, 2.2)
    done = upper_of(last, field, made, inner, stuff("own", (0.03, 0.28, 0.72), 0.6, shine=0.2), 0.0013)
    band = np.maximum(strip(last, last.along - 0.096 * s - 0.10 * np.abs(last.across), 0.0092), 0.020 * s - last.up)
    done += strapped(last, band, made, sewn(1.0))
    x = 0.104 * s
    place, normal = spot(last, x, float(last.sole(x)) + 0.043 * s, -1, 0.0030)
    done.append(button(place, normal, stuff("gold", 0.80, 0.3, shine=0.5)))
    return paired([*done, insole(last, inner, 0.0014, 0.97), gum(last, 0.0055, stuff("gold", 0.50, 0.6, shine=0.3))], p)


def baby_sandal(p):
    """Two straps crossed over the toes, a counter and a strap with a buckle round the ankle."""
    s = SMALL
    last = chubby(0.0080)
    made = calf(0.0004, 0.36, 900)
    done = []
    for slant in (-0.50, 0.50):
        done += strapped(last, strip(last, last.along - 0.170 * s - slant * last.across, 0.0130), made, sewn(1.0), lift=0.0004 if slant < 0 else 0.0028)
    high, fall, wide = 0.100 * s, 0.10, 0.0085
    over = last.points[..., 2] - float(last.sole(0.0)) - high + fall * last.points[..., 0]
    ring = strip(last, over, wide)
    counter = np.maximum(last.along - 0.034 * s - 0.30 * np.clip(0.050 * s - last.up, 0, 1), over)
    done += strapped(last, np.minimum(ring, counter), made, sewn(1.0))
    place, normal = spot(last, 0.044 * s, float(last.sole(0.0)) + high - fall * 0.044 * s, -1, 0.0028)
    done += buckle(place, normal, (1, 0, -fall), 0.0085, wide + 0.0025)
    return paired([*done, insole(last, natural(0.66), 0.0018, 0.985), gum(last, 0.008, stuff("grey", 0.80, 0.6, shine=0.2))], p)
