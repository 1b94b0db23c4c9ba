"""An empty scene, meshes and shader nodes: what every part of the studio needs of Blender."""
import os

import bpy
import numpy as np


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.view_settings.view_transform = "Standard"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    return scene


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh_object(name, vertices, faces, edges=()):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(
        [tuple(map(float, v)) for v in vertices],
        [tuple(map(int, e)) for e in edges],
        [tuple(map(int, f)) for f in faces],
    )
    mesh.update()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return link(bpy.data.objects.new(name, mesh))


def grid_faces(rows, columns, closed_v=False):
    faces = []
    for i in range(rows - 1):
        for j in range(columns if closed_v else columns - 1):
            k = (j + 1) % columns
            faces.append((i * columns + j, (i + 1) * columns + j, (i + 1) * columns + k, i * columns + k))
    return faces


def material(name, colour, roughness, index=0, specular=0.0, sheen=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.pass_index = index
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*colour, 1)
    inputs["Roughness"].default_value = roughness
    inputs["Specular"].default_value = specular
    inputs["Sheen"].default_value = sheen
    return made


class Nodes:
    """Arithmetic on sockets of a node tree."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def plug(self, value, socket):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            self.tree.links.new(value, socket)

    def math(self, operation, *values):
        made = self.node("ShaderNodeMath", operation=operation)
        for value, socket in zip(values, made.inputs):
            self.plug(value, socket)
        return made.outputs[0]

    def sum(self, *values):
        total = values[0]
        for value in values[1:]:
            total = self.math("ADD", total, value)
        return total

    def times(self, *values):
        total = values[0]
        for value in values[1:]:
            total = self.math("MULTIPLY", total, value)
        return total

    def attribute(self, name):
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def noise(self, vector, scale, detail):
        made = self.node("ShaderNodeTexNoise")
        made.inputs["Scale"].default_value, made.inputs["Detail"].default_value = scale, detail
        self.plug(vector, made.inputs["Vector"])
        return made.outputs["Fac"]

    def below(self, value, limit, soft):
        """1 where the value is below the limit, 0 above, smooth between."""
        made = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        self.plug(value, made.inputs["Value"])
        for name, number in (("From Min", limit - soft), ("From Max", limit + soft), ("To Min", 1), ("To Max", 0)):
            made.inputs[name].default_value = number
        return made.outputs[0]

    def ridge(self, value, at, width):
        """A bell of height 1 where the value is `at`."""
        off = self.math("DIVIDE", self.math("SUBTRACT", value, at), width)
        return self.math("EXPONENT", self.times(off, off, -1.0))


def saved(path, arrays):
    """Under its name only when it is whole: a part that an interruption left behind is no view."""
    np.savez(path + ".part.npz", **arrays)
    os.replace(path + ".part.npz", path)
