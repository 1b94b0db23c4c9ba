"""Jewellery (m). What is worn flat is built upright, its front to -y and its back at y = 0, and laid on the table at the end."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from scene import link, mesh_object
from things import LEVELS, circle, finished, meshed, outline, placed, plate, stuff, turned, wire


def metal(rough=0.09):
    return stuff("own", LEVELS, rough, metal=1)


def stone(part="grey"):
    """Part `grey` for what is clear, else the stone's colour."""
    made = stuff(part, 0.97, 0.0, clear=1, shine=0.8)
    made.node_tree.nodes["Principled BSDF"].inputs["IOR"].default_value = 2.1
    return made


def pearl():
    return stuff("grey", 0.80, 0.22, metal=0.45, coat=0.6, shine=0.7)


def laid(things):
    return placed(things, turn=(-90, 0, 0))


def moved(things, x=0.0, z=0.0, y=0.0, turn=0.0):
    return placed(things, (x, y, z), (0, turn, 0))


def gem(radius, made):
    """A brilliant, its table to the camera, its girdle at y = 0."""
    rings = ((8, 0.56, 0.32, 0.5), (8, 0.81, 0.19, 0.0), (16, 1.0, 0.02, 0.5), (16, 1.0, -0.03, 0.5), (8, 0.55, -0.47, 0.0))
    points = [(r * radius * math.cos(2 * math.pi * (k + off) / n), -z * radius, r * radius * math.sin(2 * math.pi * (k + off) / n)) for n, r, z, off in rings for k in range(n)]
    form = bmesh.new()
    for point in [*points, (0, 0.86 * radius, 0)]:
        form.verts.new(point)
    bmesh.ops.convex_hull(form, input=form.verts)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new("gem")
    form.to_mesh(mesh)
    mesh.materials.append(made)
    return link(bpy.data.objects.new("gem", mesh))


def hooped(radius, wide, thick, made, round_=1.0, taper=0.0, count=180):
    """A band that stands: `wide` along the finger, `thick` outwards; `taper`: what it loses towards the foot."""
    points = []
    for k in range(count):
        a = 2 * math.pi * k / count
        slim = 1 - taper * (1 - math.cos(a)) / 2
        out = Vector((math.sin(a), 0, math.cos(a)))
        points += [out * (radius + v) + Vector((0, u, 0)) for u, v in outline(wide / 2 * slim, thick / 2 * (0.6 + 0.4 * slim), thick / 2 * round_ * 0.98, 8)]
    section = len(points) // count
    faces = [(i * section + j, (i + 1) % count * section + j, (i + 1) % count * section + (j + 1) % section, i * section + (j + 1) % section) for i in range(count) for j in range(section)]
    return finished(mesh_object("band", points, faces), made)


def puffed(points, deep, made, ridged=False):
    """An outline in x and z, raised to the front: round as a pillow, or in ridges towards its corners."""
    rows, steps = [], 1 if ridged else 14
    low = deep * 0.35
    rows.append([(x, 0.0, z) for x, z in points])
    for k in range(steps + 1):
        s = 1 - k / steps * 0.999
        high = deep * (1 - s) if ridged else deep * math.sqrt(max(0, 1 - s**2.2))
        rows.append([(x * s, -low - high, z * s) for x, z in points])
    count = len(points)
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j) for i in range(len(rows) - 1) for j in range(count)]
    faces.append(tuple(range(count))[::-1])
    thing = finished(mesh_object("puffed", [p for row in rows for p in row], faces), made)
    if ridged:
        thing.data.auto_smooth_angle = math.radians(3)
    return thing


def heart(size):
    line = []
    for k in range(120):
        t = 2 * math.pi * k / 120
        line.append((size * math.sin(t) ** 3, size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t) + 2.5) / 16))
    return line[::-1]


def letter(sign, size, made):
    curve = bpy.data.curves.new("letter", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = sign, size, "CENTER", "CENTER"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = 0.0005, 0.0007, 4, 12
    return meshed(curve, made)


def star(size, slim=0.45):
    return [(size * (1, slim)[k % 2] * math.sin(-math.pi * k / 5), size * (1, slim)[k % 2] * math.cos(math.pi * k / 5)) for k in range(10)]


def links(path, a, b, r, made, closed=False, lean=45):
    """A chain along (x, z): stadium links, leaning to one side and the other in turns."""
    far = [0.0]
    path = [*path, path[0]] if closed else path
    for one, two in zip(path, path[1:]):
        far.append(far[-1] + math.dist(one, two))
    count = round(far[-1] / (2 * a - 2 * r))
    count += count % 2 if closed else 0
    def at(d):
        d, i = d % far[-1] if closed else min(max(d, 0), far[-1] - 1e-9), 0
        i = next(i for i in range(len(far) - 1) if far[i + 1] >= d)
        t = (d - far[i]) / (far[i + 1] - far[i])
        return Vector((path[i][0] + (path[i + 1][0] - path[i][0]) * t, 0, path[i][1] + (path[i + 1][1] - path[i][1]) * t))
    ring = [((a - b) * (1 if math.cos(t) >= 0 else -1) + b * math.cos(t), b * math.sin(t), math.cos(t), math.sin(t)) for t in (2 * math.pi * (k + 0.5) / 24 for k in range(24))]
    points, faces = [], []
    half = b * math.sin(math.radians(lean)) + r
    for k in range(count):
        middle = at(far[-1] * (k + 0.5) / count)
        along = (at(far[-1] * (k + 0.9) / count) - at(far[-1] * (k + 0.1) / count)).normalized()
        side, out = Vector((along.z, 0, -along.x)), Vector((0, -1, 0))
        tilt = math.radians(lean * (1 if k % 2 else -1))
        across, up = side * math.cos(tilt) + out * math.sin(tilt), out * math.cos(tilt) - side * math.sin(tilt)
        base = len(points)
        for u, v, nu, nv in ring:
            for m in range(10):
                w = 2 * math.pi * m / 10
                points.append(middle - Vector((0, half, 0)) + along * (u + nu * r * math.cos(w)) + across * (v + nv * r * math.cos(w)) + up * r * math.sin(w))
        faces += [(base + i * 10 + j, base + (i + 1) % 24 * 10 + j, base + (i + 1) % 24 * 10 + (j + 1) % 10, base + i * 10 + (j + 1) % 10) for i in range(24) for j in range(10)]
    thing = mesh_object("chain", points, faces)
    thing.data.materials.append(made)
    return thing


def loop(wide, tall, tip=0.55, count=240):
    """A necklace as it is laid out: a drop whose tip hangs at (0, 0)."""
    line = []
    for k in range(count):
        t = 2 * math.pi * k / count
        line.append((wide / 2 * 1.12 * math.sin(t) * abs(math.sin(t / 2)) ** tip, tall / 2 * (1 - math.cos(t))))
    return line


def oval(wide, tall, count=200):
    return [(wide / 2 * math.sin(2 * math.pi * k / count), -tall / 2 * math.cos(2 * math.pi * k / count)) for k in range(count)]


def eye(x, z, size, thick, made):
    ring = wire([(u, 0, v) for u, v in circle(size, 40)], thick, made, True)
    return placed([ring], (x, -size * 0.5 - thick, z), (0, 0, 38))


def clasp(x, z, made, turn=0.0):
    """A lobster: a drop with a slit."""
    body = puffed([(0.0016 * math.sin(t) * (1 + 0.35 * math.cos(t)), 0.0042 * math.cos(t)) for t in (-2 * math.pi * k / 48 for k in range(48))], 0.0011, made)
    return [*moved([body], x, z, 0, turn), *eye(x, z, 0.0015, 0.0004, made)]


def claws(radius, made, count=4, deep=0.004, turn=45):
    """What holds a gem from behind."""
    done = []
    for k in range(count):
        a = math.radians(turn) + 2 * math.pi * k / count
        x, z = math.cos(a), math.sin(a)
        thick = radius * 0.11
        done.append(wire([(x * radius * r, y, z * radius * r) for r, y in ((0.45, deep), (1.02, 0.0002), (1.03, -radius * 0.12), (0.90, -radius * 0.27))], thick, made))
    return [*done, wire([(u, deep * 0.55, v) for u, v in circle(radius * 0.74, 48)], radius * 0.08, made, True)]


def set_gem(radius, made, part="grey", count=4, deep=None):
    """A gem in its claws, its culet at y = 0."""
    deep = deep or radius * 0.9
    return placed([gem(radius, stone(part)), *claws(radius, made, count, deep)], (0, -deep, 0))


def sunk(radius, made, part, y):
    """A gem in a smooth collar."""
    collar = wire([(u, 0, v) for u, v in circle(radius * 1.06, 64)], radius * 0.14, made, True)
    cup = placed([turned([(0, 0, 0), (radius * 0.95, 0, 0), (radius * 0.95, 0.0001, 0), (0, 0.0001, 0)], stuff("grey", 0.86, 0.15, metal=1))], (0, radius * 0.16, 0), (90, 0, 0))
    return placed([gem(radius, stone(part)), collar, *cup], (0, y - radius * 0.12, 0))


# Rings

def ring(p):
    made, r = metal(), 0.0088
    done = [hooped(r, p["wide"], p["thick"], made, p.get("round", 1.0), p.get("taper", 0))]
    if not p.get("stone"):
        return done
    big = p["stone"]
    top = placed([gem(big, stone(p.get("part", "grey"))), *claws(big, made, 6, big * 0.95)], turn=(-90, 0, 0))
    return done + placed(top, (0, 0, r + p["thick"] * 0.4 + big * 0.92))


# Earrings

def hoops(p):
    """Tubes that a thin post closes."""
    made, done = metal(), []
    for x, y, turn in ((-0.0135, 0.004, 50), (0.0125, -0.004, 30)):
        tube, post = ([(0.0142 * math.sin(t), 0, 0.0142 * math.cos(t)) for t in (math.radians(low + (high - low) * k / 160) for k in range(161))] for low, high in ((22, 340), (-24, 26)))
        one = [wire(tube, p["thick"] / 2, made), wire(post, 0.0004, made), *beads([tube[0][::2], tube[-1][::2]], p["thick"] / 2, made, 0)]
        done += placed(one, (x, y, 0.0142), (0, 0, turn))
    return done


def studs(p):
    made, done = metal(), []
    for x, turn in ((-0.0062, 12), (0.0062, -8)):
        done += moved(set_gem(0.0036, made, p.get("part", "grey"), 4), x, 0, 0, turn)
    return laid(done)


def drop(size):
    line = []
    for k in range(72):
        t = 2 * math.pi * k / 72
        line.append((size * 0.62 * math.sin(t) * math.sin(t / 2) ** 1.3, size * math.cos(t)))
    return line


def hook(made):
    line = [(0.0, 0.0)] + [(0.0023 - 0.0023 * math.cos(t), 0.006 + 0.0023 * math.sin(t)) for t in (math.pi * k / 16 for k in range(17))] + [(0.0052, 0.0005), (0.006, -0.0035)]
    return wire([(x, -0.0008, z) for x, z in line], 0.00042, made)


def earrings(p):
    made, done = metal(), []
    for side in (-1, 1):
        one = [puffed(drop(0.010), 0.0026, made)]
        one += moved(sunk(0.0030, made, p.get("part", "grey"), -0.0030), 0, -0.0032)
        one += eye(0, 0.0108, 0.0011, 0.00034, made)
        small = sunk(0.0019, made, "grey", -0.0014)
        one += moved(small, 0, 0.0142)
        hooked = moved([hook(made)], 0, 0.0168)
        if side < 0:
            hooked = placed(hooked, turn=(0, 0, 180))
        done += placed([*one, *hooked], (side * 0.0115, 0, 0), (0, side * 5, 0))
    return laid(done)


# Necklaces

def hung(p, things, made, gap=0.0022):
    """A pendant whose eye is at (0, 0), on its chain, laid down."""
    a, wide, tall = 0.0011, p["wide"], p["wide"] * 0.88
    chain = links(loop(wide, tall), a, a * 0.62, a * 0.2, made, True)
    bail = wire([(0, u * 0.6 - 0.0011, v - 0.0010) for u, v in circle(gap, 40)], 0.0005, made, True)
    return laid([chain, bail, *clasp(0, tall, made, 90), *placed(things, (0, 0, -gap))])


def pendant(p):
    made, form = metal(), p["form"]
    size = p.get("size", 0.0095)
    if form == "heart":
        things = moved([puffed(heart(size), 0.0028, made)], 0, -size * 0.86)
        things += moved(sunk(0.0016, made, "grey", -0.0037), 0, -size * 0.86)
    elif form == "star":
        things = moved([puffed(star(size), 0.0019, made, True)], 0, -size * 1.0)
        things += moved(sunk(0.0021, made, p.get("part", "grey"), -0.0023), 0, -size * 1.0)
    elif form == "initial":
        things = moved([letter(p["letter"], size * 2.5, made)], 0, -size, -0.0012)
    elif form == "angel":
        gown = [(-0.0014, 0.003), (0.0014, 0.003), (0.0022, -0.001), (0.0052, -0.0098), (-0.0052, -0.0098), (-0.0022, -0.001)][::-1]
        things = moved([puffed(gown, 0.0018, made)], 0, -0.0085)
        things += moved([puffed(circle(0.0027, 48), 0.0020, made)], 0, -0.0030)
        for side in (-1, 1):
            wing = [(0.0062 * math.cos(t), 0.0032 * math.sin(t) * (1 - 0.45 * math.cos(t))) for t in (2 * math.pi * k / 48 for k in range(48))]
            things += placed([puffed(wing, 0.0013, made)], (side * 0.0062, -0.0004, -0.0068), (0, side * -24 + (180 if side > 0 else 0), 0))
        things += moved(sunk(0.0012, made, "grey", -0.0022), 0, -0.0098)
    elif form == "disc":
        coin = placed([turned([(0, 0, 0), (size, 0, 0.0003), (size, 0.0016, 0.0005), (size * 0.90, 0.0016, 0.0003), (size * 0.87, 0.0011, 0.0002), (0, 0.0013, 0)], made)], turn=(90, 0, 0))
        things = moved([*coin, *sunk(0.0022, made, p.get("part", "grey"), -0.0013)], 0, -size)
        for k in range(12):
            a = 2 * math.pi * k / 12
            ray = puffed([(0.00028, -0.0012), (0.00012, 0.0012), (-0.00012, 0.0012), (-0.00028, -0.0012)], 0.0002, made)
            things += placed([ray], (0.0049 * math.sin(a), -0.0012, -size + 0.0049 * math.cos(a)), (0, math.degrees(a), 0))
    else:
        things = moved([puffed(drop(size), 0.0022, made)], 0, -size * 1.0)
        things += moved(sunk(0.0026, made, "grey", -0.0031), 0, -size * 1.32)
    return hung(p, things, made)


def chain(p):
    """Two chains, one within the other."""
    made = metal()
    done = [links(loop(0.062, 0.060, 0.2), 0.0023, 0.0015, 0.00047, made, True, 38)]
    done += moved([links(loop(0.048, 0.044, 0.2), 0.0013, 0.00085, 0.00026, made, True)], 0, 0.0155)
    return laid([*done, *clasp(0, 0.060, made, 90)])


# Bracelets

def bangle(p):
    made = metal()
    done = placed([hooped(0.030, p["wide"], p["thick"], made, 0.6)], turn=(90, 0, 0))
    for k in range(-3, 4):
        a = math.radians(180 + 9.5 * k)
        one = sunk(0.0013, made, "grey", 0)
        place = Vector((math.sin(a), math.cos(a), 0)) * (0.030 + p["thick"] / 2)
        for thing in placed(one, turn=(0, 0, 180 - math.degrees(a))):
            thing.matrix_world = Matrix.Translation(place) @ thing.matrix_world
        done += one
    return done


def charms(p):
    made = metal()
    line = oval(0.062, 0.050)
    done = [links(line, 0.0022, 0.0015, 0.00046, made, True, 40)]
    forms = (lambda: [puffed(heart(0.0042), 0.0014, made)], lambda: sunk(0.0030, made, "blue", -0.0010), lambda: [puffed(star(0.0052), 0.0008, made, True)], lambda: sunk(0.0030, made, "red", -0.0010), lambda: [puffed(circle(0.0038, 60), 0.0013, made)])
    for k, form in enumerate(forms):
        a = math.radians(24 * (k - 2))
        x, z = 0.031 * math.sin(a), -0.025 * math.cos(a)
        out = Vector((x, 0, z * 1.3)).normalized()
        done += eye(x + out.x * 0.0020, z + out.z * 0.0020, 0.0014, 0.0003, made)
        done += placed(form(), (x + out.x * 0.0076, 0, z + out.z * 0.0076), (0, -math.degrees(a) * 0.8, 0))
    return laid([*done, *clasp(0, 0.025, made, 90)])


def beads(path, radius, made, lift=1):
    """Balls that lie on the table, or (`lift` 0) have their middle in the plane."""
    done = []
    for x, z in path:
        ball = turned([(radius * math.sin(math.pi * t / 20), -radius * math.cos(math.pi * t / 20), 0) for t in range(21)], made, corner=6)
        done += placed([ball], (x, -radius * lift, z))
    return done


def anklet(p):
    made = metal()
    done = [links(oval(0.064, 0.052), 0.0013, 0.00085, 0.00026, made, True), links(oval(0.057, 0.042), 0.0010, 0.0006, 0.0002, made, True)]
    for k in range(-3, 4):
        a = math.radians(17 * k)
        x, z = 0.032 * math.sin(a), -0.026 * math.cos(a)
        out = Vector((x, 0, z * 1.3)).normalized()
        done += eye(x + out.x * 0.0012, z + out.z * 0.0012, 0.0009, 0.00022, made)
        bead = beads([(0, 0)], 0.0019, pearl()) if k % 2 else sunk(0.0016, made, "grey", -0.0010)
        done += moved(bead, x + out.x * 0.0040, z + out.z * 0.0040)
    return laid([*done, *clasp(0, 0.0255, made, 90)])


def jewel_set(p):
    """A string of pearls and two earrings within it."""
    made, shine = metal(), pearl()
    line = loop(0.064, 0.064, 0.25, 2400)
    far, kept, last = 0.0, [], None
    for point in line[60:-60]:
        far += math.dist(point, last) if last else 0
        last = point
        if far >= len(kept) * 0.0042:
            kept.append(point)
    done = beads(kept, 0.0020, shine)
    done += moved(set_gem(0.0036, made, "grey", 6), 0, -0.0006)
    for side in (-1, 1):
        one = [*moved(set_gem(0.0020, made, "grey", 4), 0, 0.0062), *beads([(0, 0)], 0.0036, shine)]
        one += eye(0, 0.0040, 0.0008, 0.0003, made)
        done += placed(one, (side * 0.010, 0, 0.032), (0, side * 4, 0))
    return laid([*done, *clasp(0, 0.064, made, 90)])


# Cufflinks

def cufflinks(p):
    made, done = metal(0.12), []
    dark = stuff("grey", 0.012, 0.12, coat=1)
    for x, y, turn in ((-0.0105, 0.004, 36), (0.0105, -0.002, 28)):
        if p.get("square"):
            rim = placed([plate([outline(0.0080, 0.0080, 0.0014), outline(0.0062, 0.0062, 0.0006)], 0.0030, 0.0006, made)], (0, -0.0012, 0))
            face = placed([plate(outline(0.0064, 0.0064, 0.0006), 0.0020, 0.0003, dark)], (0, -0.0010, 0))
        else:
            rim = placed([plate([circle(0.0084), circle(0.0064)[::-1]], 0.0030, 0.0007, made)], (0, -0.0012, 0))
            face = placed([turned([(0, 0, 0), (0.0066, 0, 0), (0.0066, 0.0020, 0.0002), (0.004, 0.0026, 0.002), (0, 0.0028, 0)], dark)], turn=(90, 0, 0))
        back = placed([turned([(0, 0, 0), (0.0066, 0, 0), (0.0066, 0.001, 0.0002), (0, 0.001, 0)], made)], (0, 0.0006, 0), (90, 0, 0))
        post = [wire([(0, 0, 0), (0, 0.011, 0)], 0.0013, made), wire([(-0.0001, 0.0125, -0.0062), (-0.0001, 0.0125, 0.0062)], 0.0021, made)]
        done += placed([*rim, *face, *back, *post], (x, y, 0.0084), (-7, 0, turn))
    return done
