"""Arranges finished pictures to banners, tiles and editorial pictures: `npm run demo:arrange -- [NAME …]` makes what is missing or stale of `arrangements.tsv`."""
import functools
import hashlib
import json
import os
import subprocess
import sys
import numpy as np
from compose import GROUND, boxed, halved, resized
from render import HERE, ROOT, table, write

TABLE = os.path.join(HERE, "arrangements.tsv")
PICTURES = os.path.join(ROOT, "demo", "pictures")
PROVENANCE = os.path.join(PICTURES, "provenance.tsv")
SIZES = {"banner": (1280, 512), "tile": (480, 600), "editorial": (960, 540)}
# What a picture of each kind may weigh, AVIF and WebP; the best quality that keeps to it is taken.
MOST = {"banner": (6800, 3800), "tile": (4200, 3100), "editorial": (7500, 3800)}
GROUNDS = {"paper": "#f3f0eb", "sand": "#ece2d4", "blush": "#f0ddd5", "sky": "#dce5ea", "sage": "#dfe5da", "stone": "#dedad4", "lilac": "#e5dfe9", "butter": "#f2e8cd"}
THROWN = 0.3  # how much of the light a good keeps from what stands behind it
# Goods nearly as light as the ground: how cold and how warm their shadow may be, and how steep. Others throw their own colour on it.
PALE = {"bianco": (-0.014, 0.06, 0.035), "panna": (-0.03, 0.03, 0.035), "beige": (-0.03, 0.06, 0.035), "lilla": (-0.02, 0.1, 0.05), "argento": (-0.014, 0.04, 0.035)}
DECODE = "require('sharp')(process.argv[1]).removeAlpha().raw().toBuffer().then((b) => process.stdout.write(b))"
ENCODE = """
const sharp = require("sharp"), { writeFileSync } = require("node:fs"), { createHash } = require("node:crypto");
const [name, width, height, ...most] = process.argv.slice(1);
const chunks = [];
process.stdin.on("data", (chunk) => chunks.push(chunk)).on("end", async () => {
  const picture = () => sharp(Buffer.concat(chunks), { raw: { width: +width, height: +height, channels: 3 } });
  const ways = {
    avif: (quality) => picture().avif({ quality, effort: 5, chromaSubsampling: "4:2:0" }),
    webp: (quality) => picture().resize(Math.max(320, width / 2)).webp({ quality, effort: 6 }),
  };
  for (const [at, [type, way]] of Object.entries(ways).entries()) {
    let low = 20, high = 66, best = await way(low).toBuffer();
    while (high - low > 1) {
      const middle = (low + high) >> 1, file = await way(middle).toBuffer();
      if (file.length <= +most[at]) [low, best] = [middle, file];
      else high = middle;
    }
    writeFileSync(`${name}.${type}`, best);
    console.log(createHash("sha256").update(best).digest("hex"), low, best.length);
  }
});"""


def node(program, *args, given=None):
    return subprocess.run(["node", "-e", program, *map(str, args)], input=given, capture_output=True, check=True, cwd=ROOT).stdout


def reached(free):
    """What can be walked to from the picture's edge."""
    seen = np.zeros_like(free)
    seen[[0, -1]], seen[:, [0, -1]] = free[[0, -1]], free[:, [0, -1]]
    while True:
        before = seen.sum()
        for a, b in ((seen, free), (seen[::-1], free[::-1]), (seen.T, free.T), (seen.T[::-1], free.T[::-1])):
            for i in range(1, len(a)):
                a[i] |= a[i - 1] & b[i]
        if seen.sum() == before:
            return seen


@functools.cache
def cut(name):
    """Of the goods in a picture of the studio, whose ground is known: colour, cover, how far the ground shows in them, shadow, shadow on what is behind; and how far they reach."""
    rgb = np.frombuffer(node(DECODE, os.path.join(PICTURES, f"{name}.avif")), np.uint8).reshape(1125, 900, 3) / 255
    share = boxed(rgb / GROUND, 1)
    light, tint = share.mean(-1), share[..., 0] - share[..., 2]
    cold, warm, most = next((PALE[colour] for colour in name.split("-") if colour in PALE), (-0.1, 0.12, 0.07))
    near = [np.roll(light, step, axis) for axis in (0, 1) for step in (-2, 2)]
    steep = np.max(near, 0) - np.min(near, 0)
    free = (tint > cold) & (tint < warm) & (steep < most) & (light > 0.45) & (light < 1.03)
    wall = reached(free)
    # Seen through a handle or a chain: of the ground's own colour, and with some breadth.
    hole = boxed((np.abs(tint) < 0.016) & (steep < 0.03) & (np.abs(light - 0.98) < 0.05) & ~wall, 4) > 0.97
    bare = wall | (boxed(hole, 5) > 0.02) & free
    bare |= (boxed(bare, 2) > 0.15) & (light > 0.72) & (np.abs(tint) < 0.1)
    cover = np.clip(boxed(~bare, 1) * 2 - 0.75, 0, 1)
    deep = boxed(wall, 2) > 0.99
    shade = boxed(light * deep, 6) / np.maximum(boxed(deep, 6), 1e-3) / 0.985
    shade = np.where(boxed(deep, 6) > 0.01, np.clip(shade, 0, 1), 1)
    # Beside the wall lies what is neither: the deepest shadow, and light that ground and goods share.
    shared = np.clip(boxed(bare, 14) * 3, 0, 1) * np.clip(2 - np.abs(tint) / 0.04, 0, 1) * np.clip(light * 4 - 0.8, 0, 1)
    thrown = boxed(boxed(np.roll(cover, (16, 8), (0, 1)), 16), 16)
    rows, columns = (np.flatnonzero((boxed(cover, 2) > 0.5).any(axis)) for axis in (1, 0))
    layers = np.concatenate([rgb, *(layer[..., None] for layer in (cover, shared, shade, 1 - THROWN * thrown))], -1)
    return layers, (rows[0], rows[-1] + 1, columns[0], columns[-1] + 1)


def placed(picture, good, x, foot, high):
    """Stands with its middle at `x` and its foot at `foot`, so high; all as shares of the picture."""
    layers, (top, bottom, left, right) = good
    height, width = picture.shape[:2]
    scale = high * height / (bottom - top)
    size = round(1125 * scale), round(900 * scale)
    while size[0] * 2 < len(layers):
        layers = halved(layers[: len(layers) // 2 * 2])
    layers = resized(layers, size)
    y, x = round(foot * height - bottom * scale), round(x * width - (left + right) / 2 * scale)
    inside = slice(max(0, y), min(height, y + size[0])), slice(max(0, x), min(width, x + size[1]))
    # Shadows end before the good's own picture does.
    v, u = (np.clip(np.minimum(n, 1 - n) * 8, 0, 1) for n in (np.linspace(0, 1, n) for n in size))
    layers[..., 5:] = 1 - (1 - layers[..., 5:]) * (v[:, None] * u)[..., None]
    part = layers[inside[0].start - y : inside[0].stop - y, inside[1].start - x : inside[1].stop - x]
    cover, shared, shade, thrown = (part[..., i, None] for i in range(3, 7))
    behind = picture[inside] * thrown
    own = part[..., :3] * (1 + shared * (np.minimum(behind / GROUND, 1) - 1))
    picture[inside] = behind * shade * (1 - cover) + own * cover


def arranged(ground, goods, size):
    width, height = size[0] * 2, size[1] * 2
    tone = np.array([int(GROUNDS[ground][i : i + 2], 16) for i in (1, 3, 5)]) / 255
    y, x = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    picture = np.clip(tone * (1.015 - 0.05 * (0.4 * x + 0.6 * y) ** 2)[..., None], 0, 1)
    for good in goods.split(";"):
        name, *place = good.split()
        placed(picture, cut(name), *(float(n) / 100 for n in place))
    return np.round(halved(picture) * 255).astype(np.uint8)


def key_of(row, hashes):
    with open(__file__, "rb") as file:
        said = file.read() + json.dumps([row["ground"], row["goods"], [hashes[good.split()[0]] for good in row["goods"].split(";")]]).encode()
    return hashlib.sha256(said).hexdigest()[:16]


def main():
    notes, rows = table(TABLE)
    told, pictures = table(PROVENANCE)
    named = {row["name"]: row for row in pictures}
    hashes = {name: row["hashes"].split(",")[0] for name, row in named.items()}  # of the AVIF, which is what goods are cut of
    asked = sys.argv[1:]
    for row in rows:
        key = key_of(row, hashes)
        if key == row["key"] or asked and row["name"] not in asked:
            continue
        kind = named[row["name"]]["kind"]
        pixels = arranged(row["ground"], row["goods"], SIZES[kind])
        done = node(ENCODE, os.path.join(PICTURES, row["name"]), *SIZES[kind], *MOST[kind], given=pixels.tobytes())
        lines = [line.split() for line in done.decode().splitlines()]
        named[row["name"]]["hashes"] = ",".join(line[0] for line in lines)
        row["key"] = key
        print(row["name"], *(f"quality {quality}, {weight} B" for _, quality, weight in lines), flush=True)
        write(PROVENANCE, told, list(pictures[0]), pictures)
        write(TABLE, notes, list(rows[0]), rows)


if __name__ == "__main__":
    main()
