"""Renders what is missing or changed: `npm run demo:render -- [--kind abito] [--switch]`. Stopped and called again, it goes on."""
import argparse
import csv
import hashlib
import json
import os
import subprocess
import sys

from used import reached

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CACHE = os.path.join(ROOT, ".cache", "studio")
TOLD = os.path.join(HERE, "renders.tsv")
COLUMNS = ("name", "shape", "view", "parameters", "key", "blender")
# The second picture: left, top and size of the chest, as shares of the first; long sleeves make the whole smaller.
DETAIL, OF_FAMILY = (0.29, 0.07, 0.42), {"knitwear": (0.31, 0.16, 0.38), "skirts tailor": (0.12, 0.03, 0.5)}
# What the palette's name of a mixture stands on; and the colour that a pattern is drawn with, where it is not the light one.
DYES = {"multicolore": "#f4ecd8"}
MOTLEY = dict.fromkeys(("sneakers.sneaker", "trainers.trainer"), ("#2f6fb7", "#f2c230", "#e2603a"))  # from heel to toe
MIXED = "#b5473a"
BLOCKED = ("coat", "tracksuit")  # cut of several cloths where the colour is a mixture
TAILORED = ("trousers", "shorts", "bermuda", "blazer", "coat", "trench", "jacket", "suit", "tracksuit", "gilet", "jumpsuit", "two-piece")  # what `suiting.py` stripes and checks, and `buttoned.py` trims
SECOND = {"bianco": "#1c2743", "panna": "#1c2743", "beige": "#3d4043", "rosa": "#c8202f", "giallo": "#1c2743"}


def key_of(*said):
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


def table(path):
    if not os.path.exists(path):
        return [], []
    with open(path, encoding="utf-8", newline="") as file:
        lines = [line.rstrip("\n") for line in file]
    notes = [line for line in lines if line.startswith("#")]
    return notes, list(csv.DictReader((line for line in lines if line and line[0] != "#"), delimiter="\t", quoting=csv.QUOTE_NONE))


def write(path, notes, columns, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.writelines(f"{note}\n" for note in notes)
        file.writelines("\t".join(line) + "\n" for line in [columns, *([row[c] for c in columns] for row in rows)])


def tell(lines):
    """Rewrites the rows of these pictures only: others may be rendering theirs."""
    notes, rows = table(TOLD)
    told = {row["name"]: row for row in [*rows, *lines]}
    write(TOLD, notes, COLUMNS, [told[name] for name in sorted(told)])


def families_of():
    families = {}
    for name in sorted(os.listdir(os.path.join(HERE, "families"))):
        with open(os.path.join(HERE, "families", name), encoding="utf-8") as file:
            families[name.removesuffix(".json")] = json.load(file)
    return families


def shapes_of(kind):
    """Families of `families/`, shapes and Italian names of `kinds.tsv` are understood."""
    _, kinds = table(os.path.join(ROOT, "demo", "catalogue", "kinds.tsv"))
    meant = {kind} | {row["drawing"] or row["shape"] for row in kinds if kind and kind in row["noun"].lower().split()}
    return {shape: p for family, all_ in families_of().items() for shape, p in all_.items()
            if not kind or family in meant or shape.rsplit("-", 1)[0] in meant}


def keys_of(p, side):
    """The script of a shape, its numbers for this side, and under which keys its rest and its view are kept."""
    still = "model" in p
    if still and side != "front":
        p = {**p, **p["second"]}
    script = "still" if still else p.get("by", "shape").split()[0]
    drape = "" if still else key_of(reached(script, p, hanging=True), p)
    return script, p, drape, key_of(reached(script, p), drape, p)


def viewed(shape, p, side):
    """The file of the view, rendered by one Blender at the lowest priority if it is not there."""
    script, p, drape, view = keys_of(p, side)
    folder = os.path.join(CACHE, shape)
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"{side if script == 'still' else 'front'}-{view}.npz")
    if not os.path.exists(path):
        said = [path, json.dumps(p)] if script == "still" else [folder, drape, view, json.dumps(p)]
        command = ["nice", "-n", "19", "blender", "-b", "-t", "2", "-P", os.path.join(HERE, script + ".py"), "--", *said]
        # Debian's Blender takes the first python3 of PATH for its own, and finds no numpy beside another one.
        with open(os.path.join(folder, "blender.log"), "w") as log:
            subprocess.run(command, stdout=log, stderr=log, check=False, env={**os.environ, "PATH": "/usr/bin:/bin"})
    if not os.path.exists(path):
        sys.exit(f"{shape}: no {path}; Blender's own words are in {folder}/blender.log")
    return path


def dyed(row, p):
    with open(os.path.join(ROOT, "domain", "palette.json"), encoding="utf-8") as file:
        palette = {**json.load(file), **DYES}
    # Knitwear's stitches are in its relief.
    said = {"colour": palette[row["colour"]], "pattern": "plain" if row["pattern"] == "knit" else row["pattern"], "second": MIXED if row["look"] == "socks-1" and row["colour"] == "multicolore" else SECOND.get(row["colour"], "#f4f3ef")}
    if row["view"] != "front" and "model" not in p:
        said["part"] = p.get("part", OF_FAMILY.get(p.get("by"), DETAIL))
    if row["pattern"] == "denim" and p.get("by", "").startswith("trousers"):
        said["cut"] = p
    if row["pattern"] in ("striped", "checked") and row["shape"] in TAILORED:
        said["suiting"] = True
    if row["colour"] == "multicolore" and row["shape"] in BLOCKED:
        said["pattern"] = "blocks"
    if row["colour"] == "multicolore" and p.get("model") in MOTLEY:
        said["motley"] = MOTLEY[p["model"]]
    return {**said, **{key: p[key] for key in ("logo", "melange", "gloss", "pitch", "model", "depth", "bright", "trims", "print") if key in p}}


def composer_of(row, said):
    for name, meant in (("blocks", said["pattern"] == "blocks"), ("buttoned", "trims" in said and row["shape"] in TAILORED), ("prints", "print" in said), ("trimmed", "trims" in said),
                        ("suiting", "suiting" in said), ("motley", "motley" in said), ("denim", "cut" in said), ("tint", "model" in said)):
        if meant:
            return name
    return "compose"


def picture_key(row, view, said):
    with open(os.path.join(HERE, "encode.ts"), encoding="utf-8") as file:
        return key_of(reached(composer_of(row, said), said), file.read(), view, said)


def made(row, path, said):
    """Composes and encodes the picture."""
    name = os.path.join(CACHE, "pictures", row["name"])
    os.makedirs(os.path.dirname(name), exist_ok=True)
    pixels = subprocess.run(["python3", os.path.join(HERE, composer_of(row, said) + ".py"), path, json.dumps(said)], capture_output=True, check=True).stdout
    done = subprocess.run(["npx", "tsx", os.path.join(HERE, "encode.ts"), name], input=pixels, capture_output=True, check=True, cwd=ROOT)
    with open(name + ".txt", "wb") as file:
        file.write(done.stdout)
    print(row["name"], flush=True)


def switch(names):
    """Puts finished pictures where the demo takes them from."""
    folder = os.path.join(ROOT, "demo", "pictures")
    paths = os.path.join(folder, "provenance.tsv"), os.path.join(ROOT, "demo", "seen.tsv")
    (notes, rows), (seen_notes, seen) = map(table, paths)
    looks = {row["name"]: row for row in seen}
    for row in (row for row in rows if row["name"] in names):
        made_as = os.path.join(CACHE, "pictures", row["name"])
        with open(made_as + ".txt", encoding="utf-8") as file:
            row["hashes"], looks[row["name"]]["seen"], looks[row["name"]]["ground"] = file.read().rstrip("\n").split("\t")
        row["width"], row["height"] = "900", "1125"
        for kind in ("avif", "webp"):
            with open(f"{made_as}.{kind}", "rb") as source, open(os.path.join(folder, f"{row['name']}.{kind}"), "wb") as target:
                target.write(source.read())
    write(paths[0], notes, list(rows[0]), rows)
    write(paths[1], seen_notes, list(seen[0]), seen)


def main():
    reader = argparse.ArgumentParser(prog="npm run demo:render --", description=__doc__)
    reader.add_argument("--kind", default="", help="family, shape or Italian name; without it everything")
    reader.add_argument("--switch", action="store_true", help="show in the demo what was made here")
    reader.add_argument("--stale", action="store_true", help="only say which pictures do not come from today's scripts and numbers")
    asked = reader.parse_args()
    shapes = shapes_of(asked.kind.lower())
    if not shapes:
        sys.exit(f"no family of demo/studio/families makes '{asked.kind}'")
    version = subprocess.run(["blender", "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[0]
    _, pictures = table(os.path.join(ROOT, "demo", "pictures", "provenance.tsv"))
    told = {row["name"]: row for row in table(TOLD)[1]}
    names = set()
    for shape, p in shapes.items():
        for row in (row for row in pictures if row["look"] == shape):
            printed = {**p, "pattern": row["pattern"]} if "model" in p and row["pattern"] != "plain" else p
            said = dyed(row, p)
            key = picture_key(row, keys_of(printed, row["view"])[-1], said)
            kept, here = told.get(row["name"], {}).get("key") == key, os.path.exists(os.path.join(CACHE, "pictures", row["name"] + ".txt"))
            if not kept and asked.stale:
                print(row["name"])
            elif not kept:
                made(row, viewed(shape, printed, row["view"]), said)
                tell([{"name": row["name"], "shape": shape, "view": row["view"], "parameters": json.dumps(p), "key": key, "blender": version}])
            if here or not (kept or asked.stale):
                names.add(row["name"])
    if asked.switch:
        switch(names)


if __name__ == "__main__":
    main()
