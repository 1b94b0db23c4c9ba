"""Slippers: felt over the toes, a cuff and a footbed of fleece, a rubber sole."""
import numpy as np
from last import outlined, paired, panel, step
from leather import grained, stitches
from mathutils import Vector
from scene import mesh_object
from soles import LOW, lasted, rubber, sewn, slab, upper_of
from things import LEVELS, stuff


def fleece(roots, outs, long, made, seed, thick=0.00075):
    """Tufts of three-sided hairs, each bent its own way."""
    dice = np.random.default_rng(seed)
    count = len(roots)
    stray = lambda share: share * dice.normal(size=(count, 3))
    ways = [outs + stray(0.8)]
    ways.append(ways[0] + stray(0.95))
    reach = long * dice.uniform(0.6, 1.15, (count, 1)) / 2
    spine = [roots - outs * 0.0006]
    for way in ways:
        spine.append(spine[-1] + reach * way / np.linalg.norm(way, axis=1, keepdims=True))
    aside = np.cross(ways[0], dice.normal(size=(count, 3)))
    aside /= np.linalg.norm(aside, axis=1, keepdims=True)
    other = np.cross(ways[0], aside)
    other /= np.linalg.norm(other, axis=1, keepdims=True)
    rings = [place + wide * thick * (c * aside + s * other) for place, wide in zip(spine, (1.0, 0.9, 0.35)) for c, s in ((1, 0), (-0.5, 0.87), (-0.5, -0.87))]
    points = np.stack(rings, 1).reshape(-1, 3)
    sides = [(3 * r + k, 3 * r + (k + 1) % 3, 3 * r + 3 + (k + 1) % 3, 3 * r + 3 + k) for r in (0, 1) for k in range(3)]
    faces = (9 * np.arange(count)[:, None, None] + np.array(sides)).reshape(-1, 4)
    thing = mesh_object("fleece", points, [tuple(map(int, f)) for f in faces])
    thing.data.materials.append(made)
    return thing


def on_last(last, field, low, high, count, seed):
    """Places and outward directions, spread evenly where the field is between `low` and `high`."""
    dice = np.random.default_rng(seed)
    sides = [np.linalg.norm(np.gradient(last.points, axis=axis), axis=-1) for axis in (0, 1)]
    weight = (sides[0] * sides[1] * ((field > low) & (field < high))).ravel()
    at = dice.choice(weight.size, count, p=weight / weight.sum())
    return last.lay(np.stack(np.unravel_index(at, field.shape), -1) + dice.uniform(-0.5, 0.5, (count, 2)))


def slipper(p):
    last = lasted(0.006, 0.020, "broad", LOW, 0.262, 1.08, 0.003, tall=1.08)
    felt = grained(stuff("own", LEVELS, 0.95, shine=0.05), "leather", 760, 0.0014)
    wool = stuff("grey", 0.92, 1.0, shine=0.02)
    field = 0.116 - 0.42 * np.abs(last.across) ** 1.15 - last.along
    done = upper_of(last, field, felt, wool, edge=0.0016)
    done.append(panel(last, np.maximum(field, -field - 0.019), 0.0012, wool))
    done.append(fleece(*on_last(last, field, -0.019, 0.0012, 14000, 3), 0.0085, wool, 4))
    dice = np.random.default_rng(5)
    x, share = dice.uniform(0.004, 0.140, 20000), dice.uniform(-0.96, 0.96, 20000)
    y = share * (1 - 0.12 * step(x, 0.085, 0.105)) * np.where(share < 0, last.width(x, -1), last.width(x, 1))
    bed = np.stack([x, y, last.sole(x) + 0.0028], -1)
    done.append(fleece(bed, np.broadcast_to((0.0, 0.0, 1.0), bed.shape), 0.0052, wool, 6))
    hollow = lambda x: float(last.sole(x))
    ground = lambda x: 0.005 * max(0.0, (x - 0.2) / 0.062) ** 2
    done += [slab(last, lambda x: hollow(x) - 0.001, lambda x: hollow(x) + 0.0034, wool, -0.0045, 0.0014, (0.0, 0.125))]
    done += [slab(last, lambda x: ground(x) + 0.0075, lambda x: hollow(x) + 0.0022, felt, 0.0026, 0.0024)]
    done += [slab(last, ground, lambda x: ground(x) + 0.008, rubber(0.06), 0.0044, 0.0016)]
    line, away, _ = outlined(last)
    seam = np.column_stack([line + away * 0.0028, [ground(x) + 0.0108 for x in line[:, 0]]])
    done.append(stitches([Vector(q) for q in seam], [Vector((*n, 0)) for n in away], sewn(0.8), 0.0040, 0.0020, 0.0006))
    return paired(done, p)
