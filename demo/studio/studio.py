"""The one studio: wall, lamps, camera; and what is kept of a view: soft light and gloss, and sharp normals, identity, place in the flat piece."""
import math
import os
import bpy
import numpy as np
from mathutils import Vector
from scene import link, material, mesh_object, saved

# Light is soft, so it is gathered small; `compose.py` finds its detail in the normals.
SIZES = {"look": (400, 500), "flat": (1800, 2250)}
SLOTS = {"look": ("DiffDir", "DiffInd", "GlossDir", "GlossInd", "GlossCol"), "flat": ("Normal", "UV", "IndexMA")}


def lamp(name, place, target, size, power, tall=None):
    light = bpy.data.lights.new(name, "AREA")
    light.energy, light.size = power, size
    if tall:
        light.shape, light.size_y = "RECTANGLE", tall
    thing = link(bpy.data.objects.new(name, light))
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def lit(middle):
    wall = mesh_object("wall", [(-3, 0.55, -1), (3, 0.55, -1), (3, 0.55, 4), (-3, 0.55, 4)], [(0, 1, 2, 3)])
    wall.data.materials.append(material("wall", (0.86, 0.86, 0.855), 0.9))
    sky = bpy.data.worlds.new("sky")
    bpy.context.scene.world = sky
    sky.use_nodes = True
    sky.node_tree.nodes["Background"].inputs[0].default_value = (0.24, 0.24, 0.24, 1)
    lamp("key", (-1.9, -1.0, middle + 1.2), (0, 0, middle), 1.0, 62)
    lamp("fill", (1.9, -1.6, middle + 0.2), (0, 0, middle), 1.2, 8)
    lamp("rim", (1.6, 0.25, middle + 0.5), (0, 0, middle), 0.5, 9, tall=1.4)
    lamp("ground", (0, -0.9, middle + 2.2), (0, 0.55, middle), 2.5, 24)


def framed(low, high):
    """Straight from the front, the goods filling nine tenths of the height or of the width."""
    middle = (low[2] + high[2]) / 2
    camera = bpy.data.cameras.new("camera")
    camera.sensor_fit, camera.sensor_height = "VERTICAL", 36
    camera.lens = 197 * 0.72 / max(high[2] - low[2], (high[0] - low[0]) * 1.25)
    thing = link(bpy.data.objects.new("camera", camera))
    thing.location = (0, -4.6, middle + 0.12)
    thing.rotation_euler = (Vector((0, 0, middle)) - thing.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing
    return middle


def outputs(kind, folder):
    """Keep the passes of this kind as linear pictures, one file each."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in ("diffuse_direct", "diffuse_indirect", "glossy_direct", "glossy_indirect", "glossy_color", "uv", "normal", "material_index"):
        setattr(layer, "use_pass_" + name, True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name in SLOTS[kind]:
        files.file_slots.new(name)
        tree.links.new(source.outputs[name], files.inputs[name])


def read(folder, name):
    path = os.path.join(folder, name + "0001.exr")
    image = bpy.data.images.load(path)
    width, height = image.size
    values = np.zeros(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(path)
    return values.reshape(height, width, 4)[::-1, :, :3]


def taken(kind, folder, samples):
    """Normals, identity and place are taken at double size, unfiltered (filtered ones speckle at seams) and without a lamp."""
    scene = bpy.context.scene
    cycles = scene.cycles
    scene.frame_set(1)
    scene.render.resolution_x, scene.render.resolution_y = SIZES[kind]
    for light in (thing for thing in scene.objects if thing.type == "LIGHT"):
        light.hide_render = kind == "flat"
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, kind == "look", False
    cycles.adaptive_threshold = 0.03
    scene.render.use_persistent_data = True  # both kinds of passes see one mesh
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 2 if kind == "look" else 0
    cycles.sample_clamp_indirect = 3
    cycles.pixel_filter_type = "BLACKMAN_HARRIS" if kind == "look" else "BOX"
    cycles.filter_width = 1.5 if kind == "look" else 0.01
    outputs(kind, folder)
    scene.render.filepath = os.path.join(folder, "whole.png")
    bpy.ops.render.render(write_still=False)
    return {name: read(folder, name) for name in SLOTS[kind]}


def photographed(thing, turn, path, samples):
    """`turn`: degrees about the vertical."""
    thing.rotation_euler = (0, 0, math.radians(turn))
    bpy.context.view_layer.update()
    corners = np.array([thing.matrix_world @ Vector(c) for c in thing.bound_box])
    lit(framed(corners.min(0), corners.max(0)))
    folder = os.path.dirname(path)
    look, flat = taken("look", folder, samples), taken("flat", folder, 1)
    saved(path, {
        "light": (look["DiffDir"] + look["DiffInd"]).astype(np.float16),
        "gloss": ((look["GlossDir"] + look["GlossInd"]) * look["GlossCol"]).astype(np.float16),
        "normal": flat["Normal"].astype(np.float16),
        "flat": flat["UV"][..., :2].astype(np.float32),
        "goods": np.round(flat["IndexMA"][..., 0]).astype(np.uint8),
    })
