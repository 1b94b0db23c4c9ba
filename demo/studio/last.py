"""A shoe's last and what is cut, sewn and glued over it (m): heel at x = 0, toe to +x, outer side to -y, the ground at z = 0.
A panel is a field over the last, negative inside: its edge and its seams are level lines."""
import math

import bpy
import numpy as np
from leather import ribbon, stitches
from mathutils import Matrix, Vector
from scene import grid_faces, link, mesh_object
from things import rounded

ROWS, COLUMNS = 460, 221  # along the foot; from the outer edge of the sole over the instep to the inner one


def eased(x, table):
    """Through (x, y) without corners, level beyond the ends."""
    xs, ys = (np.array(v, float) for v in zip(*table))
    slope = np.gradient(ys, xs)
    x = np.clip(x, xs[0], xs[-1])
    i = np.clip(np.searchsorted(xs, x) - 1, 0, len(xs) - 2)
    h = xs[i + 1] - xs[i]
    t = (x - xs[i]) / h
    return (2 * t**3 - 3 * t**2 + 1) * ys[i] + (t**3 - 2 * t**2 + t) * h * slope[i] + (3 * t**2 - 2 * t**3) * ys[i + 1] + (t**3 - t**2) * h * slope[i + 1]


def step(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Last:
    """`outer`, `inner`: half widths; `sole`: height of the sole's upper edge; `high`: of the instep above it, all over x.
    `toe`: how long its rounding is and how blunt; `back`: how the heel leans."""

    def __init__(self, long, outer, inner, sole, high, toe=(0.075, 2.2, 2.0), flat=(0.032, 2.2), back=(0.010, 0.004), square=(2.2, 2.0), heel=0.035):
        self.long, self.toe, self.heel = long, toe, heel
        self.tables, self.sole = {-1: outer, 1: inner}, lambda x: eased(x, sole)

        def tall(x):
            return np.maximum(eased(x, high), 1e-5) * (1 - (1 - np.clip((long - x) / flat[0], 0, 1)) ** flat[1]) ** (1 / flat[1])

        fine = long * (0.5 - 0.5 * np.cos(np.linspace(0.002, math.pi - 0.002, 4000)))
        ways = [np.gradient(fine), np.gradient(self.width(fine, -1)), np.gradient(tall(fine)) * (fine > long * 0.3)]
        far = np.cumsum(np.sqrt(sum(w**2 for w in ways)))
        self.x = np.interp(np.linspace(far[0], far[-1], ROWS), far, fine)
        turn = np.linspace(-math.pi / 2, math.pi / 2, 801)
        points, arcs = np.zeros((ROWS, COLUMNS, 3)), np.zeros((ROWS, COLUMNS))
        for i, x in enumerate(self.x):
            side = np.sign(turn)
            up = tall(x) * np.cos(turn) ** (2 / square[0])
            wide = np.where(side < 0, self.width(x, -1), self.width(x, 1))
            y = side * wide * np.abs(np.sin(turn)) ** (2 / square[1]) * (0.955 + 0.045 * step(up, 0, 0.020))
            lean = np.clip(1 - x / 0.06, 0, 1) ** 1.5 * (back[0] * np.clip(up / 0.07, 0, 2) ** 1.6 - back[1] * np.sin(np.clip(up / 0.06, 0, 1) * math.pi))
            line = np.stack([x + lean, y, self.sole(x) + up], -1)
            arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
            arc -= arc[400]
            wanted = np.concatenate([np.linspace(arc[0], 0, COLUMNS // 2 + 1)[:-1], np.linspace(0, arc[-1], COLUMNS // 2 + 1)])
            points[i] = np.stack([np.interp(wanted, arc, line[:, k]) for k in range(3)], -1)
            arcs[i] = wanted
        self.points, self.across = points, arcs
        self.up = np.where(arcs < 0, arcs - arcs[:, :1], arcs[:, -1:] - arcs)
        self.along = np.broadcast_to(self.x[:, None], arcs.shape)
        self.face()

    def width(self, x, side):
        """Of the sole's edge."""
        length, *power = self.toe
        a, b = np.clip(x / self.heel, 0, 1), np.clip((self.long - x) / length, 0, 1)
        return eased(x, self.tables[side]) * np.sqrt(np.clip(1 - (1 - a) ** 2, 0, 1)) * np.clip(1 - (1 - b) ** power[0], 0, 1) ** (1 / power[1])

    def face(self):
        normal = np.cross(np.gradient(self.points, axis=0), np.gradient(self.points, axis=1))
        normal[0], normal[-1] = normal[1], normal[-2]
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-12
        self.normals = normal * np.sign(normal[ROWS // 2, COLUMNS // 2, 2])

    def padded(self, high):
        """Swells the last for all that is cut from it afterwards."""
        self.points = self.points + self.normals * high[..., None]
        self.face()
        return self

    def lay(self, line, lift=0.0):
        """Places and outward directions of (row, column)."""
        i, j = np.clip(line[:, 0], 0, ROWS - 1.001), np.clip(line[:, 1], 0, COLUMNS - 1.001)
        a, b = i.astype(int), j.astype(int)
        u, v = (i - a)[:, None], (j - b)[:, None]
        mix = lambda f: (f[a, b] * (1 - u) + f[a + 1, b] * u) * (1 - v) + (f[a, b + 1] * (1 - u) + f[a + 1, b + 1] * u) * v
        normal = mix(self.normals)
        normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-12
        return mix(self.points) + normal * np.reshape(lift, (-1, 1)), normal

    def at(self, x, across):
        """(row, column) of places `across` the instep from its ridge."""
        x, across = np.atleast_1d(x).astype(float), np.atleast_1d(across).astype(float)
        i = np.interp(x, self.x, np.arange(ROWS))
        ends = [np.interp(x, self.x, self.across[:, k]) for k in (0, -1)]
        half = COLUMNS // 2
        return np.stack([i, np.where(across < 0, half - half * across / ends[0], half + half * across / ends[1])], -1)


def drawn(last, points, top=False):
    """The field of an outline (x, up from the sole, rounding), or from the instep's ridge down (`top`)."""
    line = np.array(rounded([*points, points[0]]))
    x, y = last.along, np.abs(last.across) if top else last.up
    near, inside = np.full(x.shape, 9.0), np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(line[:-1], line[1:]):
        if (ax, ay) == (bx, by):
            continue
        t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0, 1)
        near = np.minimum(near, np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return np.where(inside, -near, near)


def opened(last, half):
    """The field of an upper whose mouth is `half` wide (from the ridge, over x)."""
    wide = half(last.x)
    slope = np.gradient(wide, last.x)
    return ((wide / np.sqrt(1 + slope**2))[:, None]) - np.abs(last.across) / np.sqrt(1 + slope**2)[:, None]


def collar(last, line, throat, ends, soft=0.012):
    """Half width of the mouth: down to a collar at these heights (x, z) as far as `ends[0]`, then the throat's until `ends[1]`."""
    def half(x):
        wanted = eased(x, line)
        down = np.array([np.interp(-z, -last.points[i, COLUMNS // 2 :, 2], last.across[i, COLUMNS // 2 :]) for i, z in enumerate(wanted)])
        slit = throat * np.clip((ends[1] - x) / 0.020, 0, 1) ** 0.5 - 0.004 * (x > ends[1])
        share = step(x, ends[0] - soft, ends[0])
        return down * (1 - share) + slit * share
    return half


def panel(last, field, thick, made, lift=0.0, edge=None, solid=0.0):
    """What is cut from the last: its rim snapped to the field's edge and rounded, its middle `thick` above the last."""
    di, dj = np.gradient(field)
    grade = di**2 + dj**2 + 1e-18
    near = np.abs(field) < 0.62 * np.sqrt(grade)
    move = np.where(near, -field / grade, 0)
    i, j = np.mgrid[0:ROWS, 0:COLUMNS].astype(float)
    line = np.stack([(i + move * di).ravel(), (j + move * dj).ravel()], -1)
    depth = np.where(near, 0, np.maximum(-field, 0)).ravel()
    edge = edge or thick
    high = lift + thick * np.sqrt(1 - (1 - np.clip(depth / edge, 0, 1)) ** 2)
    points, _ = last.lay(line, high)
    good = (near | (field < 0)).ravel()
    faces = np.array(grid_faces(ROWS, COLUMNS))
    inner = field.ravel()[faces].mean(1) < 0
    count = good[faces].sum(1)
    kept = [tuple(f) for f in faces[(count == 4) & inner]]
    kept += [tuple(v for v in f if good[v]) for f in faces[(count == 3)]]
    used = np.unique(np.concatenate([np.array(f) for f in kept]))
    number = np.zeros(len(good), int)
    number[used] = np.arange(len(used))
    thing = mesh_object("panel", points[used], [tuple(number[v] for v in f) for f in kept])
    thing.data.materials.append(made)
    if solid:
        rim = thing.modifiers.new("solid", "SOLIDIFY")
        rim.thickness, rim.offset = solid, 1 if np.dot(thing.data.polygons[len(kept) // 2].normal, (0, 0, 1)) < 0 else -1
    return thing


def level(field, value=0.0):
    """Lines of (row, column) on which the field has this value, the longest first."""
    below = field < value
    cells = np.argwhere(~((below[:-1, :-1] == below[1:, :-1]) & (below[:-1, :-1] == below[:-1, 1:]) & (below[:-1, :-1] == below[1:, 1:])))
    beside, place = {}, {}
    for i, j in cells:
        found = []
        for a, b in (((i, j), (i + 1, j)), ((i, j), (i, j + 1)), ((i + 1, j), (i + 1, j + 1)), ((i, j + 1), (i + 1, j + 1))):
            if below[a] != below[b]:
                t = (value - field[a]) / (field[b] - field[a])
                place[a, b] = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                found.append((a, b))
        for one, two in zip(found[::2], found[1::2]):
            beside.setdefault(one, []).append(two)
            beside.setdefault(two, []).append(one)
    lines, seen = [], set()
    for start in sorted(beside, key=lambda k: len(beside[k])):
        if start in seen:
            continue
        line, at = [], start
        while at is not None and at not in seen:
            seen.add(at)
            line.append(place[at])
            at = next((k for k in beside[at] if k not in seen), None)
        if len(line) > 5:
            line = np.array(line)
            for _ in range(6):
                line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
            lines.append(line)
    return sorted(lines, key=len, reverse=True)


def sampled(field, line):
    return field[np.round(line[:, 0]).astype(int), np.round(line[:, 1]).astype(int)]


def seams(last, field, made, lift, inset=(0.0022,), where=None, long=0.0028, gap=0.0014, thick=0.00052):
    """Stitches inside a panel's edge, `where` this other field is positive."""
    done = []
    for depth in inset:
        for line in level(field, -depth):
            seen = sampled(last.up, line) > 0.007
            if where is not None:
                seen &= sampled(where, line) > 0.0015
            for run in np.split(np.arange(len(line)), np.flatnonzero(np.diff(seen.astype(int))) + 1):
                if len(run) > 6 and seen[run[0]]:
                    points, out = last.lay(line[run], lift)
                    done.append(stitches([Vector(q) for q in points], [Vector(n) for n in out], made, long, gap, thick))
    return done


def roll(line, radii, made, closed=False):
    """A soft edge along a line, as thick as `radii` say."""
    curve = bpy.data.curves.new("roll", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", 1.0, 6, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, place, radius in zip(spline.points, line, radii):
        point.co, point.radius = (*place, 1), radius
    spline.use_cyclic_u, spline.use_smooth = closed, True
    curve.materials.append(made)
    return link(bpy.data.objects.new("roll", curve))


def rim(last, field, radius, made, sink=0.0):
    """Round the mouth; `radius` over x."""
    line = max(level(field, -0.0008), key=len)
    points, out = last.lay(line)
    radii = radius(np.interp(line[:, 0], np.arange(ROWS), last.x))
    return roll(points - out * (radii + sink)[:, None], radii, made)


def laced(last, places, made, wide=0.0075, thick=0.0015, lift=0.0034):
    """A lace's way from hole to hole: (x, across) of its two ends."""
    (xa, wa), (xb, wb) = places
    t = np.linspace(0, 1, 36)
    line = last.at(xa + (xb - xa) * t, wa + (wb - wa) * t)
    points, out = last.lay(line, lift + 0.0012 * np.sin(math.pi * t) - 0.0052 * (np.abs(2 * t - 1) ** 14))
    return ribbon([Vector(q) for q in points], [Vector(n) for n in out], wide, thick, made)


def dots(last, places, radius, made, lift=0.0002):
    """Holes: discs on the last at (x, across)."""
    points, faces = [], []
    for x, across in places:
        (q,), (n,) = last.lay(last.at(x, across), lift)
        one = np.cross(n, (0.3, 0.9, 0.2))
        one /= np.linalg.norm(one)
        two = np.cross(n, one)
        faces.append(tuple(range(len(points), len(points) + 12)))
        points += [q + radius * (math.cos(a) * one + math.sin(a) * two) for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)]
    thing = mesh_object("holes", points, faces)
    thing.data.materials.append(made)
    return thing


def outlined(last, count=1100):
    """The sole's edge as a closed line, and outward."""
    x = last.long * (0.5 - 0.5 * np.cos(np.linspace(0, math.pi, 500)))
    line = np.concatenate([np.stack([x, -last.width(x, -1)], -1), np.stack([x, last.width(x, 1)], -1)[-2:0:-1]])
    closed = np.concatenate([line, line[:1]])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    line = np.stack([np.interp(np.linspace(0, far[-1], count, endpoint=False), far, closed[:, k]) for k in (0, 1)], -1)
    for _ in range(24):
        line = (np.roll(line, 1, 0) + 2 * line + np.roll(line, -1, 0)) / 4
    way = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    return line, np.stack([way[:, 1], -way[:, 0]], -1), np.linspace(0, far[-1], count, endpoint=False)


def wall(last, profile, low, high, made, teeth=(0.0, 0.01), spread=None):
    """A sole, or a layer of one: `profile` of (outward, share of its height), from the top down; `low`, `high` over x.
    `teeth`: how far the lowest part is notched and how often; `spread`: outward over x."""
    line, out, far = outlined(last)
    x = line[:, 0]
    more = spread(x) if spread else 0
    loops = []
    for off, share in profile:
        flat = line + out * (off + (more if off > -0.01 else 0) * np.ones(len(line)))[:, None]
        notch = teeth[0] * step(np.sin(2 * math.pi * far / teeth[1]), -0.35, 0.35) * (share <= 0.12)
        z = low(x) + share * (high(x) - low(x)) + notch
        loops.append(np.concatenate([flat, z[:, None]], 1))
    count = len(line)
    faces = [tuple(f) for f in grid_faces(len(loops), count, True)] + [tuple(range((len(loops) - 1) * count, len(loops) * count))]
    thing = mesh_object("sole", np.concatenate(loops), faces)
    thing.data.materials.append(made)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)
    return thing


def round_seam(last, off, height, made, long=0.0046, gap=0.0022):
    """Stitches round a sole's wall."""
    line, out, _ = outlined(last)
    points = np.concatenate([line + out * off, height(line[:, 0])[:, None]], 1)
    outs = np.concatenate([out, np.zeros((len(out), 1))], 1)
    return stitches([Vector(q) for q in points], [Vector(n) for n in outs], made, long, gap, 0.0008)


def insole(last, made, lift=0.003, slim=0.94):
    x = last.x[3:-3]
    across = np.linspace(-1, 1, 30)
    points = [(a, w * slim * (last.width(a, -1) if w < 0 else last.width(a, 1)), last.sole(a) + lift) for a in x for w in across]
    thing = mesh_object("insole", points, grid_faces(len(x), 30))
    thing.data.materials.append(made)
    return thing


def paired(things, p):
    """The other shoe behind or beside the first, if the view asks for a pair: (forward, aside, turned)."""
    if "pair" not in p:
        return things
    forward, aside, turned = p["pair"]
    bpy.context.view_layer.update()
    matrix = Matrix.Translation((forward, aside, 0)) @ Matrix.Rotation(math.radians(turned), 4, "Z") @ Matrix.Scale(-1, 4, (0, 1, 0))
    others = []
    for thing in things:
        other = link(thing.copy())
        other.matrix_world = matrix @ thing.matrix_world
        others.append(other)
    return things + others
