"""What skirts and dresses share: a waist that is held, and relief that stands off the cloth (pleats, collars, belts, tiers)."""
import bpy
import numpy as np
from cloth import SKIN
from scene import Nodes


class Held:
    """A mannequin that keeps some points where they are wanted."""

    def __init__(self, body, rows, places):
        self.body, self.rows, self.places = body, rows, places

    def near(self, points):
        far, away = self.body.near(points)
        way = self.places - points[self.rows]
        long = np.linalg.norm(way, axis=1)
        far[self.rows], away[self.rows] = SKIN - long, way / np.maximum(long, 1e-6)[:, None]
        return far, away


def around(share, half, deep, length):
    """Place on a rounded section, `length` long, of points whose share of its half runs from -1 (left) to 1 (right) through the front."""
    turn = np.linspace(-np.pi, np.pi, 721)
    ring = np.c_[np.sin(turn), -np.cos(turn)]
    ring = np.sign(ring) * np.abs(ring) ** (2 / 2.4) * (half, deep)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
    at = (np.asarray(share) + 1) / 2 * far[-1]
    return np.c_[np.interp(at, far, ring[:, 0]), np.interp(at, far, ring[:, 1])] * length / far[-1]


class Relief:
    """Heights (m) over the flat pieces, in front (`u` about 0) and behind (`u` about 1)."""

    def __init__(self, thing, cloth):
        thing.modifiers["finer"].levels = thing.modifiers["finer"].render_levels = 2
        self.cloth, self.n, self.heights = cloth, Nodes(cloth.node_tree), []
        parts = self.n.node("ShaderNodeSeparateXYZ")
        self.n.plug(self.n.node("ShaderNodeUVMap", uv_map="flat").outputs[0], parts.inputs[0])
        self.front = self.n.below(parts.outputs[0], 0.5, 0.001)
        self.u = self.n.math("SUBTRACT", parts.outputs[0], self.n.math("SUBTRACT", 1.0, self.front))
        self.v = parts.outputs[1]

    def add(self, height, metres):
        self.heights.append(self.n.times(height, metres))

    def done(self):
        tree = self.cloth.node_tree
        lift = self.n.node("ShaderNodeDisplacement")
        lift.inputs["Midlevel"].default_value, lift.inputs["Scale"].default_value = 0.0, 1.0
        self.n.plug(self.n.sum(*self.heights), lift.inputs["Height"])
        tree.links.new(lift.outputs[0], tree.nodes["Material Output"].inputs["Displacement"])
        self.cloth.cycles.displacement_method = "DISPLACEMENT"


def knife(n, along):
    """Pressed pleats, one a unit: each sinks slowly to the right, where the key light does not reach, under the next."""
    share = n.math("FRACT", along)
    return n.math("MINIMUM", n.math("SUBTRACT", 1.0, share), n.times(share, 4.0))


def cloth_of():
    return bpy.data.materials["cloth"]
