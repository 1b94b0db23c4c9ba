"""Photographs one hard thing: `blender -b -P still.py -- VIEW.npz '{"model": "beauty.jar", …}'`. It is built in metres and scaled to the one table's size."""
import importlib
import json
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
from mathutils import Matrix, Vector
from bpy_extras.object_utils import world_to_camera_view
from compose import boxed, resized
from scene import empty, link, material, mesh_object, saved
from studio import lamp, read
from things import corners, placed

SIZE = (720, 900)  # `tint.py` enlarges it a little
REACH = 4  # pixels each way in which grain is looked for alike


def table():
    """A ground that becomes a wall without an edge."""
    turn = [(1.6 + 1.4 * math.sin(a), 1.4 - 1.4 * math.cos(a)) for a in (math.pi / 2 * k / 24 for k in range(25))]
    line = [(-5, 0), *turn, (3.0, 6)]
    points = [(x, y, z) for x in (-7, 7) for y, z in line]
    thing = mesh_object("table", points, [(i, len(line) + i, len(line) + i + 1, i + 1) for i in range(len(line) - 1)])
    thing.data.materials.append(material("table", (0.86, 0.86, 0.86), 0.9))


def card(place, size, grey):
    """What glass and metal mirror and no lamp is: seen by them only."""
    x, y, z = place
    w, h = size
    thing = mesh_object("card", [(x, y - w, z - h), (x, y + w, z - h), (x, y + w, z + h), (x, y - w, z + h)], [(0, 1, 2, 3)])
    thing.data.materials.append(material("card", (grey,) * 3, 1))
    thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = False


def lit():
    sky = bpy.data.worlds.new("sky")
    bpy.context.scene.world = sky
    sky.use_nodes = True
    sky.node_tree.nodes["Background"].inputs[0].default_value = (0.34, 0.34, 0.34, 1)
    lamp("key", (-2.3, -1.7, 2.0), (0, 0, 0.5), 1.3, 120, tall=2.0)
    lamp("strip", (2.1, -0.7, 1.0), (0, 0, 0.5), 0.45, 48, tall=2.4)
    lamp("above", (0, 0.3, 3.4), (0, 0.2, 0), 3.0, 110)
    lamp("front", (0.4, -5, 1.6), (0, 0, 0.5), 2.2, 90)
    for side in (-1, 1):
        card((side * 1.05, 0.9, 0.6), (0.35, 1.2), 0.02)


def aimed(high, tall=1.5):
    """The table's front edge below, `tall` units of height in the picture; `high`: degrees above the ground."""
    camera = bpy.data.cameras.new("camera")
    camera.sensor_fit, camera.sensor_height, camera.lens = "VERTICAL", 36, 36 * 11 / tall
    thing = link(bpy.data.objects.new("camera", camera))
    middle = Vector((0, 0, 0.5))
    thing.location = middle + Vector((0, -11 * math.cos(math.radians(high)), 11 * math.sin(math.radians(high))))
    thing.rotation_euler = (middle - thing.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing


def stood(things, p):
    """Scaled to its height (or width) on the table, in the middle of the picture."""
    placed(things, turn=(0, 0, p.get("turn", 0)))
    low, high = corners(things)
    scale = min(p.get("fill", 1.0) / (high[2] - low[2]), 0.92 / (high[0] - low[0]))
    middle = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]))
    up = 0.5 - (high[2] - low[2]) * scale / 2
    matrix = Matrix.Translation((0, 0, 0.0008)) @ Matrix.Scale(scale, 4) @ Matrix.Translation(-middle)
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_world
    return up


def bordered(things):
    """The part of the picture where the goods are, as shares from the left and from below; a little table around them."""
    scene, low, high = bpy.context.scene, [1.0, 1.0], [0.0, 0.0]
    for thing in things:
        for corner in thing.bound_box:
            at = world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner))
            low, high = [min(a, b) for a, b in zip(low, at)], [max(a, b) for a, b in zip(high, at)]
    return [max(0, low[0] - 0.04), max(0, low[1] - 0.03), min(1, high[0] + 0.04), min(1, high[1] + 0.03)]


def taken(names, folder, size, samples, bounces=0, box=(0, 0, 1, 1)):
    """Passes of the scene as it is; with one sample, unfiltered."""
    scene, cycles, layer = bpy.context.scene, bpy.context.scene.cycles, bpy.context.scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_material_index = True
    scene.render.resolution_x, scene.render.resolution_y, scene.render.use_border = *size, True
    scene.render.border_min_x, scene.render.border_min_y, scene.render.border_max_x, scene.render.border_max_y = box
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.use_denoising = samples, samples > 1, 0.04, False
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.sample_clamp_indirect = min(bounces, 2), min(bounces, 4), 3
    cycles.pixel_filter_type, cycles.filter_width = ("BLACKMAN_HARRIS", 1.5) if samples > 1 else ("BOX", 0.01)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(name)
        tree.links.new(source.outputs[name], files.inputs[name])
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    return [read(folder, name) for name in names]


def quieted(image, part, box):
    """Means of alike patches: each point takes of its neighbours those whose surroundings differ by no more than grain does."""
    height, width = part.shape
    left, right, top, low = round(box[0] * width), round(box[2] * width), round((1 - box[3]) * height), round((1 - box[1]) * height)
    root, same = np.sqrt(np.maximum(image[top:low, left:right], 0)), part[top:low, left:right]
    rough = np.abs(root[1:-1, 1:-1] - (root[:-2, 1:-1] + root[2:, 1:-1] + root[1:-1, :-2] + root[1:-1, 2:]) / 4).mean(-1)
    grain = np.median(rough[same[1:-1, 1:-1] > 0]) / 0.6745 / 1.118
    total, weights = root.copy(), np.ones(root.shape[:2])
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if not (dy or dx):
                continue
            other = np.roll(root, (dy, dx), (0, 1))
            apart = boxed(((root - other) ** 2).mean(-1), 2)
            weight = np.exp(-np.maximum(apart - 2 * grain**2, 0) / (0.9 * grain**2 + 1e-9)) * (same == np.roll(same, (dy, dx), (0, 1)))
            total += other * weight[..., None]
            weights += weight
    done = image.copy()
    done[top:low, left:right] = (total / weights[..., None]) ** 2
    return done


def joined(sharp, wide, box):
    """Sharp where the goods are; the table around them small, calm and enlarged."""
    height, width = sharp.shape[:2]
    x, y = (np.arange(width) + 0.5) / width, 1 - (np.arange(height) + 0.5) / height
    inside = [np.clip(np.minimum(v - low, high - v) / 0.02, 0, 1) for v, low, high in ((x, box[0], box[2]), (y, box[1], box[3]))]
    share = (inside[1][:, None] * inside[0][None, :])[..., None]
    return sharp * share + resized(boxed(wide, 2), (height, width)) * (1 - share)


def main(path, p, size=SIZE):
    empty()
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = size
    started = time.process_time()
    module, model = p["model"].split(".")
    things = getattr(importlib.import_module(module), model)(p)
    up = stood(things, p)
    table()
    lit()
    aimed(p.get("high", 7))
    bpy.context.scene.camera.location.z -= up
    bpy.context.view_layer.update()
    folder, box = os.path.dirname(path), bordered(things)
    double, small = tuple(2 * n for n in size), tuple(n // 6 for n in size)
    look, = taken(["Image"], folder, size, p.get("samples", 16), 8, box)
    part = np.round(taken(["IndexMA"], folder, double, 1, 0, box)[0][..., 0]).astype(np.uint8)
    wide, = taken(["Image"], folder, small, 40, 3)
    for thing in things:
        thing.hide_render = True
    bare, = taken(["Image"], folder, small, 24, 2)
    look = joined(quieted(look, part[::2, ::2], box), wide, box)
    saved(path, {"look": look.astype(np.float16), "part": part, "bare": bare[..., 1].astype(np.float16)})
    print(f"taken after {time.process_time() - started:.0f} s of the processors", flush=True)


if __name__ == "__main__":
    main(sys.argv[-2], json.loads(sys.argv[-1]))
