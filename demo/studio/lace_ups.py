"""Leather shoes with laces: oxfords, derbies, brogues."""
import math

import numpy as np
from last import collar, dots, drawn, insole, laced, level, opened, paired, panel, roll, sampled, seams
from scene import mesh_object
from sneakers import ridge, thread, tongue
from soles import LOW, calf, cord_bow, lasted, natural, on_ridge, rubber, upper_of, welted
from things import LEVELS, stuff


def punched(last, field, inset, made, lift=0.0018, pitch=0.0042, sizes=(0.00115, 0.0006)):
    """Holes along a panel's edge, large and small by turns."""
    points, faces = [], []
    for line in level(field, -inset)[:1]:
        places, out = last.lay(line, lift)
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))])
        for k, d in enumerate(np.arange(pitch, far[-1] - pitch, pitch / 2)):
            q, n = (np.array([np.interp(d, far, v[:, i]) for i in range(3)]) for v in (places, out))
            one = np.cross(n, (0.3, 0.9, 0.2))
            one /= np.linalg.norm(one)
            two = np.cross(n, one)
            faces.append(tuple(range(len(points), len(points) + 10)))
            points += [q + sizes[k % 2] * (math.cos(a) * one + math.sin(a) * two) for a in np.linspace(0, 2 * math.pi, 10, endpoint=False)]
    thing = mesh_object("holes", points, faces)
    thing.data.materials.append(made)
    return thing


def lace_up(p):
    """`cut`: 'oxford' (closed lacing, a toe cap), 'derby' (open lacing), 'brogue' (a wing cap with holes)."""
    last = lasted(0.022, 0.0070, p.get("toe", "round"), LOW, 0.285, 1.02, 0.011, tall=1.02)
    cut = p.get("cut", "oxford")
    made, inner = calf(p.get("grain", 0.00015), p.get("rough", 0.2), 800), natural(0.60)
    line = [(0, 0.090), (0.02, 0.086), (0.055, 0.074), (0.085, 0.079), (0.108, 0.092)]
    half = collar(last, line, 0.0045 if cut != "derby" else 0.010, (0.109, 0.186 if cut != "derby" else 0.178))
    field = opened(last, half)
    done = upper_of(last, field, made, inner, edge=0.0012)
    done.append(tongue(last, made, 0.098, 0.200, 0.012))
    sewing, dark = thread(1.35), stuff("grey", 0.012, 0.9, shine=0.05)
    edge = stuff("own", tuple(0.4 * v for v in LEVELS), 0.7, shine=0.15)

    def laid(part, deep=0.0017, inset=(0.0022, 0.0042)):
        done = [panel(last, part, deep, made, 0, 0.0006), *seams(last, part, sewing, deep, inset, -field, 0.0022, 0.0012, 0.00045)]
        for line in level(part, -0.0001):
            shown = line[(sampled(field, line) < -0.002) & (sampled(last.up, line) > 0.003)]
            if len(shown) > 12:
                done.append(roll(last.lay(shown, deep - 0.0006)[0], np.full(len(shown), 0.00055), edge))
        return done

    if cut == "derby":
        quarter = drawn(last, [(-0.05, -0.02, 0), (0.176, -0.02, 0), (0.180, 0.020, 0.008), (0.168, 0.036, 0.02), (0.140, 0.052, 0.03), (0.128, 0.13, 0.0), (-0.05, 0.20, 0)], True)
        done += laid(np.maximum(quarter, field), 0.0022)
    else:
        vamp = drawn(last, [(0.188, -0.02, 0), (0.188, 0.016, 0.01), (0.165, 0.034, 0.03), (0.132, 0.060, 0.03), (0.118, 0.13, 0), (0.4, 0.13, 0), (0.4, -0.02, 0)], True)
        done += laid(np.maximum(vamp, field))
        facing = np.maximum(drawn(last, [(0.09, -0.02, 0), (0.09, 0.030, 0), (0.12, 0.030, 0.02), (0.186, 0.018, 0.004), (0.190, -0.02, 0)], True), field)
        done += seams(last, facing, sewing, 0.0010, (0.0,), -field, 0.0022, 0.0012, 0.0004)
    if cut == "oxford":
        done += laid(0.238 - last.along - 0.10 * np.abs(last.across), 0.0025)
    if cut == "brogue":
        far = np.abs(last.across)
        wing = np.where(far < 0.020, 0.219 + 0.55 * far, 0.230 - 0.95 * (far - 0.020)) - last.along
        wing = wing / 1.3
        done += laid(wing, 0.0025, (0.0016, 0.0066)) + [punched(last, wing, 0.0041, dark, 0.0026), punched(last, np.maximum(vamp, field), 0.0041, dark)]
        places = [(0.252 + 0.0075 * math.cos(a), 0.0075 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 9)[:-1]] + [(0.252, 0.0), (0.239, 0.0), (0.244, 0.012), (0.244, -0.012)]
        done.append(dots(last, places, 0.0011, dark, 0.0026))
    counter = np.maximum(drawn(last, [(-0.02, -0.02, 0), (0.075, -0.02, 0), (0.060, 0.036, 0.03), (0.026, 0.20, 0.01), (-0.02, 0.20, 0)]), field)
    done += laid(counter, 0.0016)
    cord = stuff("own", tuple(0.55 * v for v in LEVELS), 0.7, shine=0.2)
    count, (start, end) = 5 if cut != "derby" else 4, (0.112, 0.178 if cut != "derby" else 0.166)
    far = ridge(last)
    places = []
    for x in np.interp(np.linspace(*np.interp((start, end), last.x, far), count), far, last.x):
        gap = float(np.interp(x, last.x, half(last.x))) + 0.0072
        done += laced(last, ((x, -gap), (x, gap)), cord, 0.0042, 0.0022, 0.0030)
        places += [(x, -gap), (x, gap)]
    done.append(dots(last, places, 0.0018, dark, 0.0020))
    top = on_ridge(last, start, 0, 0.0058)
    done += cord_bow(top[0], top[1], (1, 0, -0.4), cord, 0.022, 0.0012)
    sole = rubber(0.03) if p.get("sole") == "rubber" else None
    done += [insole(last, inner, 0.0018, 0.97), *welted(last, made=sole, edge=sole)]
    return paired(done, p)
