"""What stands under and on a shoe's last besides its upper: leather soles, heels, ropes of jute, topline, straps, buckles, cord bows."""
import math

import numpy as np
from last import COLUMNS, Last, eased, outlined, panel, rim, seams
from leather import brass, grained, stitches
from mathutils import Vector
from scene import grid_faces, mesh_object
from things import LEVELS, finished, rounded, stuff, wire

# Half widths over the length (a woman's 38), outer and inner.
OUTER = [(0, 0.026), (0.03, 0.0275), (0.09, 0.0265), (0.14, 0.034), (0.175, 0.0385), (0.21, 0.036), (0.25, 0.026)]
INNER = [(0, 0.026), (0.03, 0.027), (0.09, 0.021), (0.14, 0.029), (0.175, 0.0355), (0.21, 0.0355), (0.25, 0.027)]
# Heights above the sole: of what ends below the ankle, and of what reaches round it.
LOW = [(0, 0.105), (0.05, 0.104), (0.085, 0.086), (0.115, 0.070), (0.145, 0.057), (0.175, 0.046), (0.21, 0.035), (0.25, 0.022)]
ANKLE = [(0, 0.190), (0.035, 0.172), (0.06, 0.137), (0.085, 0.100), (0.115, 0.074), (0.145, 0.058), (0.175, 0.047), (0.21, 0.038), (0.25, 0.027)]
TOES = {"point": (0.105, 1.45, 1.30), "almond": (0.095, 1.9, 1.65), "round": (0.080, 2.1, 2.0), "broad": (0.075, 2.3, 2.2)}


def calf(grain=0.0003, rough=0.26, scale=650):
    """Leather with a shine; `grain`: how deep its pores are."""
    return grained(stuff("own", LEVELS, rough, shine=0.5, coat=0.12), "leather", scale, grain)


def suede():
    return grained(stuff("own", tuple(0.92 * v for v in LEVELS), 0.95, shine=0.06), "leather", 1500, 0.0004)


def natural(level=0.62):
    """Undyed leather, of linings and insoles."""
    return grained(stuff("gold", level, 0.6, shine=0.3), "leather", 900, 0.0002)


def stacked():
    return stuff("leather", 0.55, 0.45, shine=0.4)


def rubber(level=0.03):
    return stuff("grey", level, 0.55, shine=0.35)


def jute():
    return grained(stuff("gold", 0.66, 0.95, shine=0.05), "weave", 900, 0.0004)


def cork():
    return grained(stuff("gold", 0.46, 0.9, shine=0.1), "leather", 420, 0.0009)


def sewn(share=0.62):
    return stuff("own", tuple(0.03 + share * v for v in LEVELS), 0.6, shine=0.4)


def lasted(rise, thick=0.004, toe="almond", high=LOW, long=0.25, wide=1.0, spring=0.007, back=(0.006, 0.004), tall=1.0, flat=(0.034, 2.2), square=(2.2, 2.0)):
    """A last whose heel is `rise` above its ball, on a sole `thick`; the toe lifts by `spring`."""
    s = long / 0.25
    sole = [(0, rise), (0.045, rise * 0.86), (0.075, rise * 0.66), (0.105, rise * 0.38), (0.135, rise * 0.13), (0.165, 0.0), (0.20, 0.001), (0.25, spring)]
    scaled = lambda table, k: [(x * s, y * k) for x, y in table]
    return Last(long, scaled(OUTER, wide * s), scaled(INNER, wide * s), [(x * s, thick + z) for x, z in sole], scaled(high, tall * s), toe=(TOES[toe][0] * s, *TOES[toe][1:]), flat=flat, back=back, square=square)


def mouth(last, line, start, end, power=2.0):
    """The field of an upper that is open down to `line` (x, height above the sole) and closes from `start` to `end` over the instep."""
    def half(x):
        wanted = last.sole(x) + eased(x, line)
        middle = COLUMNS // 2
        down = np.array([np.interp(-z, -last.points[i, middle:, 2], last.across[i, middle:]) for i, z in enumerate(wanted)])
        t = np.clip((x - start) / (end - start), 0, 1)
        return down * (1 - t**power) ** (1 / power) - 0.004 * (x >= end)
    wide = half(last.x)
    slope = np.clip(np.gradient(wide, last.x), -1.5, 1.5)[:, None]
    return (wide[:, None] - np.abs(last.across)) / np.sqrt(1 + slope**2)


def upper_of(last, field, made, inner, bound=None, edge=0.0011):
    """Leather, its lining and the bound edge of the mouth."""
    return [panel(last, field, 0.0008, made, -0.0008, 0.0009, 0.0008), panel(last, np.maximum(field, last.along - 0.86 * last.long), 0.0001, inner, -0.0022), rim(last, field, lambda x: np.full(np.shape(x), edge), bound or made)]


def slab(last, under, over, made, out=0.0, edge=0.001, reach=None, columns=26):
    """A layer below the foot, rounded at its rims; `under`, `over`: heights over x; `out`: how far it stands out; `reach`: from where to where."""
    x = last.x[1:-1]
    if reach:
        x = np.concatenate([[max(reach[0], x[0])], x[(x > reach[0]) & (x < reach[1])], [min(reach[1], x[-1])]])
    across = np.linspace(-1, 1, columns)
    quarter = np.linspace(0, math.pi / 2, 5)
    middle, points = last.long / 2, []
    for a in x:
        low, high = under(a), over(a)
        e = min(edge, (high - low) * 0.49)
        left, right = (max(float(last.width(a, side)) + out, e + 1e-4) for side in (-1, 1))
        ring = [((w - 1) / 2 * (left - e) + (w + 1) / 2 * (right - e), high) for w in across]
        ring += [(right - e + e * math.sin(q), high - e + e * math.cos(q)) for q in quarter[1:]]
        ring += [(right - e + e * math.cos(q), low + e - e * math.sin(q)) for q in quarter]
        ring += [((w - 1) / 2 * (left - e) + (w + 1) / 2 * (right - e), low) for w in across[::-1][1:]]
        ring += [(-left + e - e * math.sin(q), low + e - e * math.cos(q)) for q in quarter[1:]]
        ring += [(-left + e - e * math.cos(q), high - e + e * math.sin(q)) for q in quarter[:-1]]
        points += [(middle + (a - middle) * (1 + 2 * out / last.long), y, z) for y, z in ring]
    n = len(ring)
    faces = [tuple(f) for f in grid_faces(len(x), n, True)] + [tuple(range(n)), tuple(range((len(x) - 1) * n, len(x) * n))[::-1]]
    return finished(mesh_object("slab", points, faces), made)


def heel(under, back, front, wide, made, piece=0.006, blunt=(2.0, 5.0), rows=40, count=96):
    """From the seat (`under` over x) to the ground: `back`, `front`, `wide` over its fall from 0 to 1; `piece`: height of the rubber below.
    `blunt`: how square it is behind and at its breast."""
    turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
    c, s = np.cos(turn), np.sin(turn)

    def ring(t):
        b, f, w = (float(eased(t, table)) for table in (back, front, wide))
        power = np.where(c > 0, blunt[1], blunt[0])
        return (b + f) / 2 + (f - b) / 2 * np.sign(c) * np.abs(c) ** (2 / power), w * np.sign(s) * np.abs(s) ** (2 / power)

    top = under(ring(0)[0])
    done, split = [], 1 - piece / float(np.mean(top))
    for low, high, stuffed, more in ((0, split, made, 0), (split, 1, rubber(), 0.0003)):
        points = []
        for t in np.linspace(low, high, rows if low == 0 else 6):
            x, y = ring(t)
            points.append(np.stack([x + more * c, y + more * s, top * (1 - t)], -1))
        faces = [tuple(f) for f in grid_faces(len(points), count, True)] + [tuple(range(count)), tuple(range((len(points) - 1) * count, len(points) * count))[::-1]]
        done.append(finished(mesh_object("heel", np.concatenate(points), faces), stuffed))
    return done


HEELS = {
    "stiletto": ([(0, 0.0015), (0.2, 0.0050), (0.5, 0.0115), (1, 0.0150)], [(0, 0.050), (0.12, 0.037), (0.3, 0.0285), (0.6, 0.0255), (1, 0.0250)], [(0, 0.0245), (0.15, 0.0170), (0.35, 0.0095), (0.6, 0.0062), (1, 0.0052)], (2.0, 2.4)),
    "kitten": ([(0, 0.0015), (0.25, 0.0065), (0.6, 0.0115), (1, 0.0120)], [(0, 0.050), (0.2, 0.036), (0.5, 0.0270), (1, 0.0250)], [(0, 0.0245), (0.25, 0.0150), (0.6, 0.0085), (1, 0.0075)], (2.0, 2.6)),
    "block": ([(0, 0.0010), (0.5, 0.0035), (1, 0.0050)], [(0, 0.052), (0.25, 0.0475), (1, 0.0465)], [(0, 0.0255), (0.3, 0.0240), (1, 0.0245)], (2.0, 7.0)),
    "cuban": ([(0, 0.0000), (0.5, 0.0060), (1, 0.0110)], [(0, 0.066), (0.3, 0.061), (1, 0.0580)], [(0, 0.0300), (0.4, 0.0270), (1, 0.0255)], (2.0, 7.0)),
}


def heeled(last, kind, made, thick=0.0035, scale=1.0):
    """A thin sole under the arch and a heel of `HEELS`."""
    back, front, wide, blunt = HEELS[kind]
    sole = slab(last, lambda x: float(last.sole(x)) - thick, lambda x: float(last.sole(x)) + 0.0006, stacked(), 0.0004, 0.0014)
    under = lambda x: last.sole(np.maximum(x, 0)) - 0.0010
    grown = [[(t, v * scale) for t, v in table] for table in (back, front, wide)]
    return [sole, *heel(under, *grown, made, blunt=blunt)]


def welted(last, thick=0.005, out=0.0045, high=0.020, made=None, edge=None, threaded=True, breast=0.068, rubbered=0.006):
    """A leather or rubber outsole that stands out, its seam, a heel of layers as high as the last's seat."""
    s = last.long / 0.25
    made = made or stacked()
    under = lambda x: float(last.sole(x)) - thick
    done = [slab(last, under, lambda x: float(last.sole(x)) + 0.0012, edge or made, out, 0.0012)]
    done.append(slab(last, lambda x: rubbered, lambda x: under(x) + 0.0002, made, out - 0.001, 0.0006, (0, breast * s)))
    done.append(slab(last, lambda x: 0.0, lambda x: rubbered + 0.0002, rubber(), out - 0.0008, 0.0008, (0, breast * s - 0.001)))
    if threaded:
        line, away, _ = outlined(last)
        x = line[:, 0]
        at = np.concatenate([line + away * (out - 0.0016), (last.sole(x) + 0.0016)[:, None]], 1)
        done.append(stitches([Vector(q) for q in at], (0, 0, 1), stuff("gold", 0.6, 0.7, shine=0.2), 0.0026, 0.0014, 0.00045))
    return done


def roped(last, low, high, made, out=0.0030, pitch=0.0050):
    """A sole of jute: rows of twisted strands round and round, dark between them; `low`, `high` over x."""
    line, away, _ = outlined(last, 1500)
    bottom, top = low(line[:, 0]), high(line[:, 0])
    outs = np.column_stack([away, np.zeros(len(away))])
    done = [slab(last, lambda x: float(low(x)), lambda x: float(high(x)), stuff("gold", 0.30, 0.95, shine=0.05), out - 0.0012)]
    for k in range(math.ceil((top - bottom).max() / pitch)):
        z = bottom + (k + 0.5) * pitch
        row = np.column_stack([line + away * (out - 0.0014), z, outs, top - 0.3 * pitch - z])
        row = np.roll(row, 12 * (k % 2), 0)
        inside = row[:, 6] > 0
        for run in np.split(row, np.flatnonzero(np.diff(inside.astype(int))) + 1):
            if len(run) > 20 and run[0, 6] > 0:
                done.append(stitches([Vector(q) for q in run[:, :3]], [Vector(n) for n in run[:, 3:6]], made, 0.0094, 0.0004, 0.0022))
    return done


def spot(last, x, z, side=-1, lift=0.0):
    """Place, outward and forward directions on one side of the last."""
    far = np.hypot(last.points[..., 0] - x, last.points[..., 2] - z) + 9 * (np.sign(last.points[..., 1]) != side)
    i, j = np.unravel_index(np.argmin(far), far.shape)
    normal = Vector(last.normals[i, j])
    return Vector(last.points[i, j]) + normal * lift, normal


def on_ridge(last, x, across=0.0, lift=0.0):
    (place,), (normal,) = last.lay(last.at(x, across), lift)
    return Vector(place), Vector(normal)


def buckle(place, normal, way, long=0.012, wide=0.012, made=None, thick=0.0009):
    """A frame over a strap that runs along `way`, and its tongue."""
    way = (Vector(way) - normal * normal.dot(way)).normalized()
    across = normal.cross(way)
    made = made or brass(0.2)
    frame = rounded([(0, wide / 2, 0), (long / 2, wide / 2, 0.002), (long / 2, -wide / 2, 0.002), (-long / 2, -wide / 2, 0.002), (-long / 2, wide / 2, 0.002), (-0.0001, wide / 2, 0)])
    done = [wire([place + way * u + across * v for u, v in frame], thick, made, True)]
    return [*done, wire([place - way * long * 0.5 + normal * 0.0004, place + normal * 0.0012, place + way * long * 0.55 + normal * 0.0006], thick * 0.8, made)]


def cord_bow(place, normal, way, made, size=0.013, thick=0.0010):
    """Tied of a thin cord: two loops, two ends, a knot."""
    way = (Vector(way) - normal * normal.dot(way)).normalized()
    across = normal.cross(way)
    done = []
    for side in (-1, 1):
        t = np.linspace(0, 1, 40)
        loop = [place + across * side * size * math.sin(math.pi * u) + way * size * 0.42 * math.sin(2 * math.pi * u) + normal * (0.0016 + 0.0022 * math.sin(math.pi * u)) for u in t]
        end = [place + across * side * size * 0.62 * u + way * size * 0.85 * u**1.3 + normal * (0.0014 * (1 - u)) for u in t[::3]]
        done += [wire(loop, thick, made), wire(end, thick, made)]
    knot = [place + across * 0.0022 * math.sin(a) + normal * (0.0018 + 0.0012 * math.cos(a)) for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)]
    return [*done, wire(knot, thick * 1.3, made, True)]


def strip(last, at, wide):
    """The field of a strap: `at`, how far each point of the last is from its middle line (m)."""
    di, dj = np.gradient(at)
    gi, gj = np.gradient(last.points, axis=0), np.gradient(last.points, axis=1)
    steep = np.sqrt((di / (np.linalg.norm(gi, axis=-1) + 1e-9)) ** 2 + (dj / (np.linalg.norm(gj, axis=-1) + 1e-9)) ** 2)
    return np.abs(at) / np.clip(steep, 0.3, 3) - wide / 2


def strapped(last, field, made, thread=None, thick=0.0018, lift=0.0004, inset=0.0018):
    """A strap over the foot: its leather with thickness, stitched along both edges."""
    done = [panel(last, field, thick, made, lift, 0.0009, 0.0012)]
    return done + (seams(last, field, thread, thick + lift, (inset,), long=0.0022, gap=0.0012, thick=0.0004) if thread else [])
