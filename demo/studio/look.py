"""The hung garment as it is seen: seams welded, cloth with thickness, hems, ribs and stitches."""
import math
import bmesh
import bpy
import numpy as np
from scene import Nodes, link, material

KEYS = ("hem", "neck", "cuff", "armhole")


def roots_of(count, seams):
    parent = list(range(count))

    def root(i):
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    for a, b in seams:
        parent[root(a)] = root(b)
    return np.array([root(i) for i in range(count)])


def welded(hung):
    points, roots = hung["points"], roots_of(len(hung["points"]), hung["seams"])
    uses = np.bincount(roots, minlength=len(points))[:, None]
    middle = np.zeros_like(points)
    np.add.at(middle, roots, points)
    middle /= np.maximum(uses, 1)
    mesh = bmesh.new()
    chart = mesh.loops.layers.uv.new("flat")
    layers = {key: mesh.verts.layers.float.new(key) for key in KEYS}
    least = {key: np.full(len(points), 9.0) for key in KEYS}
    for key in KEYS:
        np.minimum.at(least[key], roots, hung[key])
    made = {}
    for i in np.unique(roots):
        made[i] = mesh.verts.new(middle[i])
        for key, layer in layers.items():
            made[i][layer] = float(least[key][i])
    for face in hung["faces"]:
        corners = [made[roots[i]] for i in face]
        if len(set(corners)) < 3 or mesh.faces.get(corners):
            continue
        for loop, i in zip(mesh.faces.new(corners).loops, face):
            loop[chart].uv = hung["flat"][i]
    data = bpy.data.meshes.new("garment")
    mesh.to_mesh(data)
    mesh.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return link(bpy.data.objects.new("garment", data))


def group_of(thing, name, weights):
    group = thing.vertex_groups.new(name=name)
    for i, weight in enumerate(weights):
        if weight > 0.001:
            group.add([i], float(weight), "REPLACE")
    return name


def far(thing, key):
    values = np.zeros(len(thing.data.vertices))
    thing.data.attributes[key].data.foreach_get("value", values)
    return values


def shaped(thing, p):
    """Even seams, finer mesh, thickness: double at hems and collar."""
    rims = np.clip(1 - np.minimum.reduce([far(thing, key) for key in ("hem", "neck", "cuff")]) / 0.03, 0, 1)
    sewn = np.clip(1.4 - far(thing, "armhole") / 0.03, 0, 1)
    for name, factor, times, group in (("all", 0.35, 3, ""), ("rims", 0.5, 8, group_of(thing, "rims", rims)), ("sewn", 0.5, 24, group_of(thing, "sewn", sewn))):
        smooth = thing.modifiers.new(name, "SMOOTH")
        smooth.factor, smooth.iterations, smooth.vertex_group = factor, times, group
    finer = thing.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    finer.uv_smooth = "PRESERVE_BOUNDARIES"
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = p.get("thick", 0.0030), -1
    edges = np.where(far(thing, "neck") < 0.02, 1.0, np.where(np.minimum(far(thing, "hem"), far(thing, "cuff")) < 0.022, 0.8, 0.5))
    edges = np.where(far(thing, "armhole") < 0.02, 0.1, edges)
    thick.vertex_group, thick.thickness_vertex_group = group_of(thing, "edges", edges), 0.0


def turns(n, value, length):
    return n.math("SINE", n.math("MULTIPLY", value, 2 * math.pi / length))


def hems(n, height, along, crinkle):
    for key, wide in (("hem", 0.022), ("cuff", 0.020)):
        off = n.attribute(key)
        pucker = n.times(n.math("SINE", n.math("ADD", n.times(along[key], 2 * math.pi / 0.009), n.times(crinkle, 9.0))), n.ridge(off, wide - 0.002, 0.007), 0.9)
        stitches = [n.times(n.ridge(off, wide - row - 0.001, 0.0009), -3.2) for row in (0, 0.0045)]
        height = n.sum(height, n.times(n.below(off, wide, 0.002), 1.6), *stitches, pucker)
    return height


def collar(n, height, u, v, p):
    off, wide = n.attribute("neck"), p.get("band", 0.019)
    band = n.below(off, wide, 0.0008)
    around = n.math("ARCTAN2", n.math("SUBTRACT", v, 1.50), u)
    ribs = n.times(band, n.math("SINE", n.times(around, 260.0)), p.get("ribs", 1.4))
    return n.sum(height, n.times(band, 4.5), ribs, n.times(n.ridge(off, wide + 0.0005, 0.0012), -4.5), n.times(n.ridge(off, wide + 0.0035, 0.0008), -2.0))


def pocket(n, height, u, v, box):
    """A patch on the chest, stitched around; `box`: centre and half sizes in the flat piece (m)."""
    x, y, half, tall = box
    across = n.math("SUBTRACT", n.math("ABSOLUTE", n.math("SUBTRACT", u, x)), half)
    up = n.math("SUBTRACT", n.math("ABSOLUTE", n.math("SUBTRACT", v, y)), tall)
    off = n.math("MAXIMUM", across, up)
    mouth = n.times(n.below(n.math("SUBTRACT", y + tall, v), 0.02, 0.0012), n.below(off, 0.0, 0.0012))
    return n.sum(height, n.times(n.below(off, 0.0, 0.0012), 5.0), n.times(n.ridge(off, 0.001, 0.0014), -4.0), n.times(n.ridge(off, -0.004, 0.0008), -3.0), n.times(mouth, 2.5))


def knit(n, u, v, p):
    """Loops of jersey, or ribs and stitches of wool."""
    wide, tall, deep = p.get("loops", (0.0011, 0.0016, 0.35))
    return n.times(turns(n, u, wide), turns(n, v, tall), deep)


def dressed(thing, p):
    cloth = material("cloth", (0.72, 0.72, 0.71), 0.92, index=1, specular=0.15, sheen=0.35)
    tree = cloth.node_tree
    n = Nodes(tree)
    chart = n.node("ShaderNodeUVMap", uv_map="flat").outputs[0]
    parts = n.node("ShaderNodeSeparateXYZ")
    n.plug(chart, parts.inputs[0])
    u, v = parts.outputs[0], parts.outputs[1]
    crinkle = n.noise(chart, 38.0, 5.0)
    height = n.sum(n.times(n.noise(chart, 420.0, 3.0), 0.9), n.times(crinkle, 3.0), knit(n, u, v, p))
    height = collar(n, hems(n, height, {"hem": u, "cuff": v}, crinkle), u, v, p)
    height = n.sum(height, n.times(n.ridge(n.attribute("armhole"), 0.0, 0.0022), -3.0))
    if "pocket" in p:
        height = pocket(n, height, u, v, p["pocket"])
    bump = n.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.75, 0.0005
    n.plug(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
    thing.data.materials.append(cloth)
