"""Boots and ankle boots: a last whose shaft is made of rings, what closes it, and the soles of `soles.py`."""
import math

import numpy as np
from last import COLUMNS, drawn, eased, insole, outlined, paired, panel, rim, seams, step, wall
from leather import brass, cut, grained, ribbon, steel, stitches, zipper
from mathutils import Vector
from soles import buckle, calf, cord_bow, heeled, lasted, natural, rubber, sewn, slab, spot, stacked, strapped, strip, suede, welted
from things import LEVELS, stuff, wire

SHIN = [(0, 0.62), (0.070, 0.60), (0.086, 0.30), (0.094, 0.160), (0.104, 0.108), (0.122, 0.083), (0.145, 0.066), (0.175, 0.052), (0.21, 0.043), (0.25, 0.034)]

SLIM = [*SHIN[:-2], (0.21, 0.037), (0.25, 0.018)]  # towards a pointed or almond toe


def booted(last, back, front, wide, low=0.075, high=0.125):
    """Bends what is above the ankle into a shaft: `back`, `front` (x) and half width over the height."""
    z = last.points[..., 2]
    ridge_z = last.points[:, COLUMNS // 2, 2]
    order = np.argsort(ridge_z)
    reach = np.interp(z, ridge_z[order], last.x[order])
    s = np.clip(last.along / np.maximum(reach, 1e-4), 0, 1)
    b, f, w = (eased(z, table) for table in (back, front, wide))
    angle = np.arccos(1 - 2 * s)
    side = np.sign(last.across)
    ring = np.stack([b + (f - b) * s, side * w * np.sin(angle) ** 0.92, z], -1)
    share = step(z, low, high)[..., None]
    last.points = last.points * (1 - share) + ring * share
    middle = COLUMNS // 2
    far = np.concatenate([np.zeros((len(last.x), 1)), np.cumsum(np.linalg.norm(np.diff(last.points, axis=1), axis=2), axis=1)], 1)
    last.across = far - far[:, middle : middle + 1]
    last.up = np.where(last.across < 0, last.across - last.across[:, :1], last.across[:, -1:] - last.across)
    return faced(last)


def faced(last, high=0.0):
    """Swells a bent last; outward is upward at its toe, which is no shaft."""
    last.padded(high * np.ones(last.along.shape))
    if last.normals[-40, COLUMNS // 2, 2] < 0:
        last.normals = -last.normals
    return last


def sided(last, points, only=None):
    """The field of an outline in x and height, on both sides or one (-1 outer, 1 inner)."""
    keep = last.along, last.up
    last.along, last.up = last.points[..., 0], last.points[..., 2]
    field = drawn(last, points)
    last.along, last.up = keep
    return field if only is None else np.where(np.sign(last.across) == only, field, np.maximum(field, 0.02))


def boot(p):
    """`shaft`: its height; `calf`, `ankle`: half widths; `close`: zip, elastic, laces, straps or none; `heel`: block, cuban, low; `sole`: leather, lugs, rubber."""
    tall, rise, thick = p["shaft"], p.get("rise", 0.028), p.get("thick", 0.008)
    toe = p.get("toe", "round")
    last = lasted(rise, thick, toe, SHIN if toe == "round" else SLIM, p.get("long", 0.275), p.get("wide", 1.03), p.get("spring", 0.009), flat=(0.034, 2.2) if toe == "round" else (0.044, 1.9))
    s = last.long / 0.25
    calf_wide, ankle = p.get("calf", 0.047), p.get("ankle", 0.036)
    ground = rise + thick
    heights = [ground + v for v in (0.06, 0.10, 0.18, 0.30, 0.40, 0.52)]
    loose = calf_wide - ankle
    back = [(z, x) for z, x in zip(heights, (0.004, 0.008, 0.006 - loose * 0.3, -loose * 0.95, -loose * 1.1, -loose * 1.2))]
    front = [(z, x) for z, x in zip(heights, (0.112 * s, 0.098 * s, 0.093 * s, 0.094 * s + loose * 0.3, 0.095 * s + loose * 0.5, 0.095 * s + loose * 0.7))]
    wide = [(z, w) for z, w in zip(heights, (0.030, ankle, ankle + loose * 0.25, ankle + loose * 0.85, calf_wide, calf_wide + loose * 0.2))]
    booted(last, back, front, wide)
    x, y, z = np.moveaxis(last.points, -1, 0)
    crease = np.exp(-(((z - ground - 0.075) / 0.030) ** 2)) * np.sin((z - x * 0.55) * 300 + 3 * np.sin(y * 50 + x * 20)) * step(z, thick + 0.012, thick + 0.03)
    crease += 0.5 * np.exp(-(((x - 0.165 * s) / 0.025) ** 2)) * np.sin((x + 0.25 * np.abs(y)) * 400) * step(z, thick + 0.012, thick + 0.03)
    faced(last, p.get("soft", 0.0005) * (crease + np.sin(z * 43 + y * 40 + 1.3) * np.sin(z * 71 + 9 * x) * step(z, ground + 0.06, ground + 0.12)))
    made = {"suede": suede, "rubber": lambda: stuff("own", LEVELS, 0.22, shine=0.5, coat=0.3)}.get(p.get("upper"), lambda: calf(p.get("grain", 0.0003), p.get("rough", 0.28)))()
    inner, thread = natural(p.get("inner", 0.55)), sewn(p.get("thread", 0.66))
    close = p.get("close")
    top = tall + p.get("dip", 0.0) * np.cos((last.points[..., 0] - 0.045) / 0.05 * math.pi) + p.get("lean", 0.0) * (last.points[..., 0] - 0.045)
    field = last.points[..., 2] - top
    done = [panel(last, field, 0.0010, made, -0.0010, 0.0010, 0.0010), panel(last, np.maximum(field, tall - 0.07 - last.points[..., 2]), 0.0001, inner, -0.0026), insole(last, inner, 0.002)]
    done.append(rim(last, field, lambda v: np.full(np.shape(v), 0.0013), made))

    def laid(part, deep=0.0011, stuffed=None, inset=(0.0020,)):
        part = np.maximum(part, field)
        return [panel(last, part, deep, stuffed or made, 0, 0.0007), *seams(last, part, thread, deep, inset, -field, 0.0024, 0.0013, 0.00045)]

    counter = [(-0.08, -0.05, 0), (0.085, -0.05, 0), (0.070, ground + 0.030, 0.03), (0.032, ground + 0.062, 0.02), (-0.08, ground + 0.066, 0)]
    if p.get("counter", True):
        done += laid(sided(last, counter), 0.0009, None, (0.0020, 0.0038))
    if p.get("cap"):
        done += laid(last.long - 0.052 - last.along - 0.12 * np.abs(last.across), 0.0011, None, (0.0018, 0.0034))
    if p.get("vamp", close == "elastic"):
        vamp = sided(last, [(0.40, -0.05, 0), (0.40, 0.5, 0), (0.120, 0.5, 0), (0.118, ground + 0.080, 0.02), (0.098, ground + 0.030, 0.02), (0.088, -0.05, 0)])
        done += seams(last, np.maximum(vamp, field), thread, 0.0010, (0.0, 0.0018), -field, 0.0024, 0.0013, 0.00045)
    if close == "elastic":
        gore = [(0.028, tall + 0.05, 0), (0.030, tall - 0.02, 0.004), (0.044, ground + 0.034, 0.010), (0.060, ground + 0.034, 0.010), (0.078, tall - 0.02, 0.004), (0.080, tall + 0.05, 0)]
        part = np.maximum(sided(last, gore), field + 0.001)
        done += [panel(last, part, 0.0002, grained(stuff("own", tuple(0.45 * v for v in LEVELS), 0.95, shine=0.05), "weave", 620, 0.0009), 0.0004), *seams(last, part, thread, 0.0010, (-0.0022,), -field)]
        pull = [(0.006, -0.022), (0.002, -0.004), (0.002, 0.010), (0.006, 0.013), (0.009, 0.008), (0.010, -0.012)]
        done += ribbon(smoothed([(x, 0, tall + z) for x, z in pull]), (1, 0, 0), 0.014, 0.0016, made)
    if close == "zip":
        line = smoothed([spot(last, 0.055 + 0.010 * (v - ground), v, 1, 0.0010)[0] for v in np.linspace(ground + 0.030, tall - 0.006, 7)], 60)
        done += zipper(line, [Vector((0, 1, 0))] * len(line), steel(0.25), 0.009, pull=False)
    if close == "laces":
        done += laced_up(last, field, made, thread, tall, p)
    for height, drop in p.get("straps", []):
        band = np.maximum(strip(last, last.points[..., 2] - height + drop * last.points[..., 0], p.get("band", 0.016)), field + 0.001)
        band = np.where(last.points[..., 0] > 0.9 * last.long, 0.02, band)
        done += strapped(last, band, made, thread, 0.0018, 0.0012)
        at = 0.062
        place, normal = spot(last, at, height - drop * at, -1, 0.0036)
        done += buckle(place, normal, (1, 0, -drop), 0.016, p.get("band", 0.016) + 0.005, steel(0.18), 0.0012)
    if p.get("stitched"):
        done += western(last, field, tall, ground)
    if p.get("pulls"):
        for side in (-1, 1):
            pull = [Vector((0.045, side * (calf_wide - 0.004), tall - 0.035)), Vector((0.044, side * (calf_wide + 0.003), tall - 0.010)), Vector((0.044, side * (calf_wide + 0.004), tall + 0.012)), Vector((0.045, side * (calf_wide - 0.002), tall + 0.020)), Vector((0.046, side * (calf_wide - 0.006), tall + 0.010)), Vector((0.046, side * (calf_wide - 0.006), tall - 0.02))]
            done += ribbon(smoothed(pull), (0, 1, 0), 0.016, 0.0016, made)
    return paired(done + under(last, p, made), p)


def smoothed(points, count=40):
    at = np.array([tuple(q) for q in points])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(at, axis=0), axis=1))])
    line = np.stack([eased(np.linspace(0, far[-1], count), list(zip(far, at[:, k]))) for k in range(3)], -1)
    return [Vector(q) for q in line]


def under(last, p, made):
    sole = p.get("sole", "leather")
    if sole == "lugs":
        low = lambda x: 0.008 * np.clip((x - 0.19) / 0.085, 0, 1) ** 2
        dark = rubber(0.03)
        done = [slab(last, lambda x: float(last.sole(x)) - 0.007, lambda x: float(last.sole(x)) + 0.0012, dark, 0.0050, 0.0014)]
        done.append(cleated(last, low, lambda x: last.sole(x) - 0.006, dark))
        return done + stitched_welt(last, 0.0050)
    if sole == "heel":
        return heeled(last, p.get("heel", "block"), made if p.get("covered") else stacked(), scale=last.long / 0.25)
    if sole == "rubber":
        dark = stuff("own", tuple(0.55 * v for v in LEVELS), 0.5, shine=0.35)
        low = lambda x: 0.006 * max(0.0, (x - 0.2) / 0.075) ** 2
        return [slab(last, lambda x: low(x) if x < 0.085 or x > 0.115 else 0.008, lambda x: float(last.sole(x)) + 0.006, dark, 0.0036, 0.0020), cleated(last, np.zeros_like, lambda x: last.sole(x) - 0.003, dark, 0.0034)]
    return welted(last, thick=0.0055, made=cut(), edge=cut())


def stitched_welt(last, out):
    line, away, _ = outlined(last)
    at = np.concatenate([line + away * (out - 0.0016), (last.sole(line[:, 0]) + 0.0015)[:, None]], 1)
    return [stitches([Vector(q) for q in at], (0, 0, 1), stuff("gold", 0.5, 0.7, shine=0.2), 0.0034, 0.0016, 0.0006)]


def cleated(last, low, high, made, out=0.0046):
    """A rubber sole with blocks between which one sees, and a raised waist between heel and ball."""
    x0, x1 = 0.080 * last.long / 0.25, 0.108 * last.long / 0.25
    raised = lambda x: low(x) + 0.010 * step(x, x0 - 0.002, x0 + 0.002) * (1 - step(x, x1, x1 + 0.022))
    profile = [(-0.02, 1.0), (out - 0.0004, 1.0), (out, 0.94), (out, 0.5), (out + 0.0004, 0.12), (out - 0.0006, 0.0), (-0.02, 0.0)]
    return wall(last, profile, raised, high, made, (0.0065, 0.0155))


def shin(last, y, z, lift=0.0):
    """Place and outward direction on the front of the boot, found by its side (y) and height."""
    far = np.hypot(last.points[..., 1] - y, last.points[..., 2] - z) + 9 * ((last.normals[..., 0] < 0.1) | (last.points[..., 0] < 0.060))
    i, j = np.unravel_index(np.argmin(far), far.shape)
    normal = Vector(last.normals[i, j])
    return Vector((last.points[i, j, 0], y, z)) + normal * lift, normal


def laced_up(last, field, made, thread, tall, p):
    """Facings over the tongue, eyelets and crossed laces up the shin."""
    s = last.long / 0.25
    x, y, _ = np.moveaxis(last.points, -1, 0)
    gap, low, count = 0.0062, float(np.interp(0.160 * s, last.x, last.points[:, COLUMNS // 2, 2])), p.get("eyelets", 7)
    flaps = np.maximum.reduce([np.abs(y) - 0.024, x - 0.168 * s + 0.25 * np.abs(y), 0.060 - x, gap - np.abs(y), field])
    done = [panel(last, flaps, 0.0020, made, 0.0006, 0.0009), *seams(last, flaps, thread, 0.0028, (0.0022,), -field, 0.0024, 0.0013, 0.00045)]
    cord = stuff("own", tuple(0.06 + 0.5 * v for v in LEVELS), 0.8, shine=0.2)
    metal = steel(0.2) if p.get("steel") else brass(0.3)
    heights = low + (tall - 0.014 - low) * np.linspace(0, 1, count) ** 1.05
    for k, z in enumerate(heights):
        for side in (-1, 1):
            place, normal = shin(last, side * (gap + 0.0062), z, 0.0030)
            one = normal.cross(Vector((0.3, 0.9, 0.2))).normalized()
            two = normal.cross(one)
            done.append(wire([place + one * 0.0022 * math.cos(a) + two * 0.0022 * math.sin(a) for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)], 0.0007, metal, True))
            if k + 1 < count:
                other, _ = shin(last, -side * (gap + 0.0050), heights[k + 1], 0.0026)
                middle, out = shin(last, 0.0, (z + heights[k + 1]) / 2, 0.0050 + 0.0016 * ((k + (side > 0)) % 2))
                done += ribbon(smoothed([place - normal * 0.0006, middle, other], 24), tuple(out), 0.0044, 0.0024, cord)
    place, normal = shin(last, 0.0, heights[-1], 0.0060)
    return done + cord_bow(place, normal, (0.5, 0, -1), cord, 0.026, 0.0014)


def western(last, field, tall, ground):
    """Rows of stitches: waves on the shaft, a fan over the toes."""
    light = stuff("gold", 0.8, 0.6, shine=0.3)
    x, z = last.points[..., 0], last.points[..., 2]
    done = []
    for off in (0.0, 0.006, 0.012):
        leaf = np.abs(x - 0.045) - (0.026 - off) * np.abs(np.sin((z - ground - 0.10) / (tall - ground - 0.10) * math.pi * 2)) ** 0.9
        leaf = np.maximum(leaf, np.maximum(ground + 0.105 - z, z - tall + 0.012))
        done += seams(last, leaf * 0.7, light, 0.0011, (0.0,), -field, 0.0024, 0.0010, 0.0005)
    for off in (0.0, 0.005):
        bug = np.maximum(0.205 + off - last.along + 0.5 * np.abs(np.abs(last.across) - 0.012), np.abs(last.across) - 0.026)
        done += seams(last, np.maximum(bug, last.along - 0.5) * 0.7, light, 0.0011, (0.0,), None, 0.0024, 0.0010, 0.0005)
    return done
