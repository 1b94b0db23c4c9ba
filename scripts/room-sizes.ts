/** How large each room is, against the table of CONTRIBUTING.md, where alone the ceilings stand: part of `npm run lint`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rooms } from "./import-rules";
import { root, tell } from "./local/steps.mjs";

const counted = /\.(ts|tsx|mjs|js|css|sql)$|^docs\/.*\.md$|\/DESIGN\.md$/;
/** What a build leaves in the rooms, and migrations that a script wrote from data that lies elsewhere. */
const generated =
  /\/(build|node_modules)\/|\.generated\.|^public\/sw\.js$|_(vocabulary|common_passwords)\.sql$/;

/** A line of the table: its folders count together; above the ceiling a decision says what the room gives for it. */
const line = /^\| (`.+?) \| ([\d,]+) \| (?:([\d,]+), \[\d{4}\]\((.+?)\) )?\|$/gm;

/** Lines of a text that is to be read whole. */
const longest = (path: string) =>
  path.endsWith("/DESIGN.md") ? 60 : /decisions\/\d/.test(path) ? 25 : Number.POSITIVE_INFINITY;

/** Rooms above what they may have, without a ceiling or allowed more by a decision that nobody wrote: one sentence each. */
export function sizeBreaches(named: string[], root: string): string[] {
  const table = [...readFileSync(join(root, "CONTRIBUTING.md"), "utf8").matchAll(line)].map(
    ([, names = "", ceiling = "", allowed, decision]) => {
      const folders = names.split("`").filter((name) => name.endsWith("/"));
      return { folders, most: Number((allowed ?? ceiling).replaceAll(",", "")), decision };
    },
  );
  const all = table.flatMap(({ folders }) => folders);
  const sizes = sizesOf(all, root);
  const found = named.filter((room) => !all.includes(`${room}/`)).map((room) => `${room}/ has no ceiling`);
  for (const { folders, most, decision } of table) {
    const lines = folders.reduce((sum, folder) => sum + (sizes.get(folder) ?? 0), 0);
    if (lines > most) found.push(`${folders.join(" ")} has ${lines} lines of ${most}`);
    if (decision && !existsSync(join(root, decision)))
      found.push(`${folders.join(" ")} names ${decision}, which is not there`);
  }
  for (const [path, lines] of sizes)
    if (lines > longest(path)) found.push(`${path} has ${lines} lines of ${longest(path)}`);
  return found.map((what) => `room-size: ${what}`);
}

/** Lines by folder; a file counts in the deepest of them alone, each DESIGN.md in `docs/`. Texts stand there by their path too. */
function sizesOf(folders: string[], root: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const deepest = [...folders].sort((a, b) => b.length - a.length);
  for (const top of new Set(folders.map((folder) => folder.split("/")[0] ?? "")))
    for (const file of readdirSync(join(root, top), { recursive: true, encoding: "utf8" })) {
      const path = `${top}/${file}`;
      const folder = path.endsWith("/DESIGN.md") ? "docs/" : deepest.find((name) => path.startsWith(name));
      if (!folder || !counted.test(path) || generated.test(path)) continue;
      const lines = readFileSync(join(root, path), "utf8").split("\n").length - 1;
      sizes.set(folder, (sizes.get(folder) ?? 0) + lines);
      if (path.endsWith(".md")) sizes.set(path, lines);
    }
  return sizes;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  tell(sizeBreaches([...rooms, "tests"], root), "No room is larger than CONTRIBUTING.md allows.");
