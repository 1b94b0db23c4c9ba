"""The mannequin: a torso and two arms without hands, never seen in a picture."""
import math
import bpy
from scene import grid_faces, mesh_object

SHOULDER = (0.170, 1.382)
# Centre y, height, half width, half depth (m).
TORSO = [
    (0, 0.30, 0.150, 0.110), (0, 0.62, 0.170, 0.120), (0, 0.80, 0.178, 0.122), (0, 0.90, 0.176, 0.120),
    (0, 1.05, 0.148, 0.102), (-0.005, 1.17, 0.160, 0.116), (-0.012, 1.26, 0.172, 0.124),
    (-0.005, 1.33, 0.182, 0.112), (0.004, 1.385, 0.186, 0.085), (0.012, 1.425, 0.155, 0.066),
    (0.015, 1.455, 0.105, 0.058), (0.012, 1.485, 0.062, 0.056), (0, 1.56, 0.056, 0.056), (-0.01, 1.62, 0.050, 0.050),
]
# Along the arm, radius (m).
ARM = [(-0.02, 0.043), (0.02, 0.051), (0.1, 0.046), (0.2, 0.042), (0.3, 0.038), (0.45, 0.034), (0.60, 0.028)]


def ring(centre, half, depth, across=None, count=40):
    """A rounded section; `across`: direction of the arm that it cuts."""
    points = []
    for k in range(count):
        c, s = math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count)
        x = half * math.copysign(abs(c) ** (2 / 2.4), c)
        y = depth * math.copysign(abs(s) ** (2 / 2.4), s)
        nx, nz = (-across[1], across[0]) if across else (1, 0)
        points.append((centre[0] + x * nx, centre[1] + y, centre[2] + x * nz))
    return points


def loft(name, rings):
    count = len(rings[0])
    faces = [tuple(reversed(f)) for f in grid_faces(len(rings), count, closed_v=True)]
    faces += [tuple(range(count)), tuple(reversed(range((len(rings) - 1) * count, len(rings) * count)))]
    return mesh_object(name, [p for r in rings for p in r], faces)


def mannequin(arm_angle, scale=(1, 1)):
    """`arm_angle`: degrees below the horizontal; `scale`: of width and depth of the torso."""
    torso = [ring((0, y, z), hw * scale[0], hd * scale[1]) for y, z, hw, hd in TORSO]
    parts = [loft("torso", torso)]
    angle = math.radians(arm_angle)
    for side in (1, -1):
        d = (side * math.cos(angle), -math.sin(angle))
        arm = [ring((side * SHOULDER[0] + d[0] * t, 0.004, SHOULDER[1] + d[1] * t), r, r, d, 28) for t, r in ARM]
        parts.append(loft("arm", arm))
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    body = bpy.context.object
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.mesh.normals_make_consistent(inside=False)
    bpy.ops.object.mode_set(mode="OBJECT")
    body.data.remesh_voxel_size = 0.012
    bpy.ops.object.voxel_remesh()
    smooth = body.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 8, 0.5
    bpy.ops.object.modifier_apply(modifier="smooth")
    return body
