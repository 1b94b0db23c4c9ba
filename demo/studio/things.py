"""Hard goods from sections: everything turned, cast, pressed or printed is a pile of rounded rectangles, a plate, a wire or a text."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from scene import link, mesh_object

# Goods in the colour of their name are rendered once, in three depths of grey, one a channel: `tint.py` finds any colour between.
LEVELS = (0.04, 0.35, 0.86)
# What a pixel shows, for colours that stay: `tint.py` has the other half.
PARTS = {"wall": 0, "own": 1, "grey": 2, "gold": 3, "glass": 4, "amber": 5, "leather": 6, "print": 7, "blue": 8, "red": 9}


def stuff(part, level=LEVELS, rough=0.3, metal=0.0, clear=0.0, coat=0.0, shine=0.5, bump=None):
    """`level`: grey of the surface; `clear`: 1 for glass; `bump`: scale and depth of grain, leather or brushing."""
    made = bpy.data.materials.new(part)
    made.use_nodes, made.pass_index = True, PARTS[part]
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*(level if isinstance(level, tuple) else (level,) * 3), 1)
    for name, value in (("Roughness", rough), ("Metallic", metal), ("Transmission", clear), ("Clearcoat", coat), ("Specular", shine), ("IOR", 1.46)):
        inputs[name].default_value = value
    inputs["Clearcoat Roughness"].default_value = 0.03
    if bump:
        grained(made.node_tree, *bump)
    return made


def grained(tree, scale, deep):
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexVoronoi" if scale < 200 else "ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    raised = tree.nodes.new("ShaderNodeBump")
    raised.inputs["Strength"].default_value, raised.inputs["Distance"].default_value = 0.6, deep
    tree.links.new(noise.outputs[0], raised.inputs["Height"])
    tree.links.new(raised.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])


def finished(thing, made):
    """Flat faces stay flat beside their rounded edges."""
    thing.data.materials.append(made)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    thing.modifiers.new("flat", "WEIGHTED_NORMAL").keep_sharp = True
    return thing


def rounded(points, steps=7):
    """A line of (x, y, radius): its corners rounded."""
    line = []
    for i, (x, y, radius) in enumerate(points):
        at = Vector((x, y))
        if not radius or i in (0, len(points) - 1):
            line.append(at)
            continue
        before, after = (Vector(points[j][:2]) - at for j in (i - 1, i + 1))
        half = before.angle(after) / 2
        reach = min(radius / math.tan(half), before.length * 0.49, after.length * 0.49)
        one, two = at + before.normalized() * reach, at + after.normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            line.append(one * (1 - t) ** 2 + at * 2 * t * (1 - t) + two * t * t)
    return [tuple(p) for p in line]


def outline(wide, deep, radius, corner=14):
    """A rounded rectangle of these half sizes, counter-clockwise seen from above."""
    radius = max(min(radius, wide, deep), 1e-5)
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for k in range(corner + 1):
            angle = math.pi / 2 * (quarter + (k + 0.5) / (corner + 1))
            points.append((sx * (wide - radius) + radius * math.cos(angle), sy * (deep - radius) + radius * math.sin(angle)))
    return points


def piled(sections, made, at=(0, 0, 0), corner=14):
    """`sections`: (height, half width, half depth, radius) from below; closed at both ends."""
    loops = [[(x, y, z) for x, y in outline(w, d, r, corner)] for z, w, d, r in sections]
    count = len(loops[0])
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j) for i in range(len(loops) - 1) for j in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range((len(loops) - 1) * count, len(loops) * count))]
    thing = mesh_object("piled", [p for loop in loops for p in loop], faces)
    thing.location = at
    return finished(thing, made)


def block(wide, deep, low, high, radius, edge, made, at=(0, 0, 0), top=None):
    """A rounded box of these half sizes; `edge`: radius of the rims, below and above."""
    below, above = edge if isinstance(edge, tuple) else (edge, edge)
    slim = top or (wide, deep)
    line = rounded([(below * 1.2, low, 0), (0, low, below), (0, high, above), (above * 1.2, high, 0)])
    share = [(z - low) / (high - low) for _, z in line]
    return piled([(z, wide + (slim[0] - wide) * t - inset, deep + (slim[1] - deep) * t - inset, radius - inset) for (inset, z), t in zip(line, share)], made, at)


def turned(profile, made, at=(0, 0, 0), flat=1.0, corner=32):
    """A profile of (radius, height, rounding) about the vertical; `flat`: depth as a share of the width."""
    return piled([(z, r, r * flat, r if flat == 1 else min(r, r * flat)) for r, z in rounded([(max(r, 1e-4), z, e) for r, z, e in profile])], made, at, corner)


def plate(points, thick, edge, made):
    """An outline in x and z, `thick` deep (y), its rims rounded."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = max(thick / 2 - edge, 1e-5), edge, 4
    for line in points if isinstance(points[0], list) else [points]:
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for point, (x, z) in zip(spline.points, line):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    return meshed(curve, made)


def meshed(curve, made):
    """A curve of the plane as a mesh that stands upright."""
    thing = link(bpy.data.objects.new("curve", curve))
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    mesh.materials.clear()
    mesh.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return finished(link(bpy.data.objects.new("curve", mesh)), made)


def wire(points, radius, made, closed=False):
    """A round wire through points of space."""
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 6, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_cyclic_u = closed
    thing = link(bpy.data.objects.new("wire", curve))
    curve.materials.append(made)
    return thing


def text(words, size, made, thick=0.0002, space=1.15):
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = words, size, "CENTER", "CENTER"
    curve.extrude, curve.space_character, curve.resolution_u = thick, space, 8
    return meshed(curve, made)


def printed(body, thing, at):
    """Lays something flat on the front of a body: middle at x and z, each point on the surface behind it."""
    bpy.context.view_layer.update()
    lift = max(v.co.y for v in thing.data.vertices) + 0.00006
    inverse = body.matrix_world.inverted()
    for vertex in thing.data.vertices:
        x, z = vertex.co.x + at[0], vertex.co.z + at[1]
        hit, place, _, _ = body.ray_cast(inverse @ Vector((x, -9, z)), Vector((0, 1, 0)))
        if hit:
            vertex.co = Vector((x, (body.matrix_world @ place).y - lift + vertex.co.y, z))
    return thing


def dense(points, step=0.001):
    """The same closed line with a point every `step` (m), so that it can be laid round a body."""
    line = []
    for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1]):
        count = max(1, round(math.hypot(to_x - x, to_y - y) / step))
        line += [(x + (to_x - x) * k / count, y + (to_y - y) * k / count) for k in range(count)]
    return line


def sheet(wide, tall, made, columns=40):
    """Paper of these half sizes that can be laid round a body."""
    across = [wide * (2 * k / columns - 1) for k in range(columns + 1)]
    points = [(x, -0.00015, z) for z in (-tall, tall) for x in across] + [(x, 0.00015, z) for z in (-tall, tall) for x in across]
    row = columns + 1
    faces = [(k, k + 1, row + k + 1, row + k) for k in range(columns)]
    edge = [*range(row), *range(2 * row - 1, row - 1, -1)]
    faces += [(a, b, b + 2 * row, a + 2 * row) for a, b in zip(edge, edge[1:] + edge[:1])]
    return finished(mesh_object("sheet", points, faces), made)


def circle(radius, count=96, turn=0.0):
    return [(radius * math.cos(turn + 2 * math.pi * k / count), radius * math.sin(turn + 2 * math.pi * k / count)) for k in range(count)]


def placed(things, move=(0, 0, 0), turn=(0, 0, 0), about=(0, 0, 0)):
    """Moves and turns (degrees) what was made, together."""
    bpy.context.view_layer.update()
    rotation = Matrix.Rotation(math.radians(turn[2]), 4, "Z") @ Matrix.Rotation(math.radians(turn[1]), 4, "Y") @ Matrix.Rotation(math.radians(turn[0]), 4, "X")
    matrix = Matrix.Translation(Vector(move) + Vector(about)) @ rotation @ Matrix.Translation(-Vector(about))
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_world
    return things


def corners(things):
    bpy.context.view_layer.update()
    points = np.array([thing.matrix_world @ Vector(c) for thing in things for c in thing.bound_box])
    return points.min(0), points.max(0)
