"""Zips of metal along a line in the flat front: teeth in a colour of their own between two tapes, and a slider with its tag."""
import bpy
import numpy as np
from scene import material, mesh_object
from stitches import TRIM
from trims import calmed, strip

PITCH = 0.0042
BOX = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


def coloured(made, rough=0.3):
    """In the first of the `trims`."""
    layer = made.data.uv_layers.new(name="flat")
    layer.data.foreach_set("uv", (TRIM + 0.5, 0.5) * len(layer.data))
    made.data.materials.append(bpy.data.materials.get("metal") or material("metal", (0.72, 0.72, 0.71), rough, index=1, specular=0.7))


def boxes(name, places):
    """Small boxes: middle, three half axes."""
    corners, faces = [], []
    for k, (at, *half) in enumerate(places):
        corners += [at + i * half[0] + j * half[1] + l * half[2] for i in (-1, 1) for j in (-1, 1) for l in (-1, 1)]
        faces += [tuple(8 * k + i for i in quad) for quad in BOX]
    coloured(mesh_object(name, corners, faces))


def metal(laid, ends, tape=0.011, rise=0.0):
    """From the first of `ends` to the last, where the slider hangs; `tape`: how far the cloth beside it reaches."""
    ends = np.array(ends, float)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ends, axis=0), axis=1))]
    at = np.arange(0.001, far[-1], PITCH)
    flat = np.stack([np.interp(at, far, ends[:, k]) for k in (0, 1)], 1)
    points, normals = laid.at(0, flat)
    points, normals = (calmed(each[:, None].repeat(2, 1), 8)[:, 0] for each in (points, normals))
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, normals)
    teeth = [(point + away * (0.0058 + rise) + over * 0.0011 * (-1) ** k, over * 0.0029, away * 0.0012, way * 0.00125)
             for k, (point, away, way, over) in enumerate(zip(points, normals, along, across))]
    boxes("teeth", teeth)
    if tape:
        way = (ends[-1] - ends[0]) / far[-1]
        off = np.array((-way[1], way[0])) * (tape / 2 + 0.0035)
        for side in (1, -1):
            before = set(bpy.data.objects)
            strip(laid, ends + off * side, tape / 2)
            for edge in set(bpy.data.objects) - before:
                edge.location += edge.location.__class__(normals.mean(0) * (0.001 + rise))
    last = points[-1] + normals[-1] * (0.0085 + rise)
    axes = across[-1], normals[-1], along[-1]
    boxes("slider", [(last, axes[0] * 0.0052, axes[1] * 0.0022, axes[2] * 0.006),
                     (last + (0, -0.003, -0.021), np.array((0.0036, 0, 0)), np.array((0, 0.0009, 0)), np.array((0, 0, 0.014)))])
