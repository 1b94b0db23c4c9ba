"""The mannequin: how far from a torso and two arms without hands a point lies; never seen in a picture."""
import math
import numpy as np

SHOULDER = (0.165, 1.368)
# Centre y, height, half width, half depth (m).
TORSO = np.array([
    (0, 0.30, 0.150, 0.110), (0, 0.62, 0.170, 0.120), (0, 0.80, 0.178, 0.122), (0, 0.90, 0.176, 0.120),
    (0, 1.05, 0.148, 0.102), (-0.005, 1.17, 0.160, 0.116), (-0.012, 1.26, 0.172, 0.124),
    (-0.005, 1.33, 0.182, 0.112), (0.004, 1.385, 0.186, 0.085), (0.012, 1.425, 0.155, 0.066),
    (0.015, 1.455, 0.105, 0.058), (0.012, 1.485, 0.062, 0.056), (0, 1.56, 0.056, 0.056), (-0.01, 1.62, 0.050, 0.050),
])
# Along the arm, radius (m).
ARM = np.array([(-0.02, 0.043), (0.02, 0.051), (0.1, 0.046), (0.2, 0.042), (0.3, 0.039), (0.75, 0.039)])
LOW, HIGH, CELL = np.array((-0.75, -0.26, 0.3)), np.array((0.75, 0.26, 1.62)), 0.01


def torso(x, y, z):
    """Distance from rounded sections, to the first order."""
    centre, half, depth = (np.interp(z, TORSO[:, 1], TORSO[:, k]) for k in (0, 2, 3))
    round_ = (np.abs(x / half) ** 2.4 + np.abs((y - centre) / depth) ** 2.4) ** (1 / 2.4)
    slopes = np.gradient(round_, CELL)
    return (round_ - 1) / np.maximum(np.sqrt(sum(s * s for s in slopes)), 1.0)


def arm(x, y, z, side, angle):
    across, up = x - side * SHOULDER[0], z - SHOULDER[1]
    along = np.clip(across * side * math.cos(angle) - up * math.sin(angle), ARM[0, 0], ARM[-1, 0])
    off = across - side * math.cos(angle) * along, y - 0.004, up + math.sin(angle) * along
    return np.sqrt(sum(o * o for o in off)) - np.interp(along, ARM[:, 0], ARM[:, 1])


def blurred(field, reach=2, times=2):
    """No edge between two sections, no knob where an arm begins."""
    for axis in (0, 1, 2) * times:
        wide = np.pad(field, [(reach, reach) if k == axis else (0, 0) for k in range(3)], "edge")
        field = sum(np.take(wide, range(k, k + field.shape[axis]), axis) for k in range(2 * reach + 1)) / (2 * reach + 1)
    return field


class Mannequin:
    """`arms`: degrees below the horizontal."""

    def __init__(self, arms):
        axes = [np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)]
        x, y, z = np.meshgrid(*axes, indexing="ij")
        angle = math.radians(arms)
        far = blurred(np.minimum.reduce([torso(x, y, z), arm(x, y, z, 1, angle), arm(x, y, z, -1, angle)]))
        self.field = np.stack([far, *np.gradient(far, CELL)], -1)

    def near(self, points):
        """Distance of each point, and the direction away."""
        at = np.clip((points - LOW) / CELL, 0, np.array(self.field.shape[:3]) - 1.001)
        cell = at.astype(int)
        share = at - cell
        told = 0
        for corner in np.ndindex(2, 2, 2):
            weight = np.prod(np.where(corner, share, 1 - share), 1)
            told = told + weight[:, None] * self.field[tuple((cell + corner).T)]
        away = told[:, 1:]
        return told[:, 0], away / np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-6)
