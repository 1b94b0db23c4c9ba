/** Who may do what at the desk: the one table of routes and roles, for the calls of operators and for the desk's screens alike (product.md 'Desk'). */
import said from "./access.json";

export const roles = ["lettura", "redazione", "catalogo", "tutto"] as const;
export type Role = (typeof roles)[number];

type Area = "own" | "figures" | "content" | "words" | "catalogue" | "letters" | "people";

const everybody: readonly Role[] = roles;
const writers: readonly Role[] = ["redazione", "tutto"];
const owners: readonly Role[] = ["tutto"];

/** Of each part of the shop who reads and who changes it. */
const areas: Record<Area, { read: readonly Role[]; change: readonly Role[] }> = {
  own: { read: everybody, change: everybody },
  figures: { read: everybody, change: owners },
  content: { read: everybody, change: writers },
  words: { read: everybody, change: ["redazione", "catalogo", "tutto"] },
  catalogue: { read: everybody, change: ["catalogo", "tutto"] },
  letters: { read: writers, change: writers },
  // Members, operators, tokens, the log: what is not named below is only for who may do everything.
  people: { read: owners, change: owners },
};

/** Domains of the contract, or single calls, which win. */
const calls = areasOf(said.calls);
/** First words below `/gestione`, without an ending. */
const screens = areasOf(said.screens);

type Doing = "read" | "change";

/** @param call as `blogs.update` */
export function mayCall(role: Role, call: string, method: string): boolean {
  const [domain = ""] = call.split(".");
  return may(role, calls.get(call) ?? calls.get(domain), method === "GET" ? "read" : "change");
}

/** @param path as `/gestione/catalogo/12` */
export function mayOpen(role: Role, path: string, doing: Doing): boolean {
  const [, , word = ""] = path.split("/");
  return may(role, screens.get(word.replace(/\.\w+$/, "")), doing);
}

function may(role: Role, area: Area = "people", doing: Doing): boolean {
  return areas[area][doing].includes(role);
}

/** By name; the table says the names of each area, parted by blanks. */
function areasOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, Area> {
  return new Map(
    Object.entries(table).flatMap(([area, names]) => names.split(" ").map((name) => [name, area as Area])),
  );
}
