/** `npm run house`: how large each room is, how much of it is comment, and which files are longer than they should be. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const rooms = ["app", "contract", "desk", "feeds", "functions", "server", "upstream"];

/** Lines of comment to 100 lines of code that a room may have. */
export const mostComment = (room: string) => (room === "server" ? 14 : 8);
export const longestFile = 250;

export interface Room {
  room: string;
  files: number;
  lines: number;
  code: number;
  /** Lines of comment to 100 lines of code. */
  density: number;
  /** Files above `longestFile`, with their lines. */
  long: Record<string, number>;
}

/** Lines that hold nothing but a comment, docstrings included, and all others that are not blank. */
export function counted(source: string): { comment: number; code: number } {
  const sum = { comment: 0, code: 0 };
  let isOpen = false;
  for (const line of source.split("\n").map((text) => text.trim())) {
    if (line === "") continue;
    const begins = /^(\/\/|\{?\/\*)/.test(line);
    if (isOpen || begins) sum.comment++;
    else sum.code++;
    isOpen = (isOpen || /^\{?\/\*/.test(line)) && !line.includes("*/");
  }
  return sum;
}

/** What git knows of a room's sources; generated files are not known to it. */
export function roomsOfHouse(): Room[] {
  return rooms.map((room) => {
    const listed = execFileSync("git", ["ls-files", room], { cwd: root, encoding: "utf8" }).split("\n");
    const sources = listed
      .filter((file) => /\.(tsx?|m?js)$/.test(file) && existsSync(root + file))
      .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));
    const sums = sources.map(({ text }) => counted(text));
    const total = (of: "comment" | "code") => sums.reduce((sum, one) => sum + one[of], 0);
    const linesOf = (text: string) => text.split("\n").length - 1;
    return {
      room,
      files: sources.length,
      lines: sources.reduce((sum, { text }) => sum + linesOf(text), 0),
      code: total("code"),
      density: Math.round((1_000 * total("comment")) / total("code")) / 10,
      long: Object.fromEntries(
        sources.flatMap(({ file, text }) => (linesOf(text) > longestFile ? [[file, linesOf(text)]] : [])),
      ),
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = roomsOfHouse();
  console.table(found.map(({ long, ...room }) => ({ ...room, long: Object.keys(long).length })));
  for (const { long } of found) for (const [file, lines] of Object.entries(long)) console.log(lines, file);
}
