/** Which room may import which, by resolved path: the directions of the house (`import-rules.json`), as rules of dependency-cruiser. */
import type { IForbiddenRuleType } from "dependency-cruiser";
import said from "./import-rules.json";

/** What a room may import besides itself and packages. `app` has a rule of its own for the types of `server`. */
const mayImport: [room: string, allowed: string[]][] = Object.entries(said.mayImport);

/** Rooms whose own code is looked at; tests may import everything and nothing imports them. */
export const rooms = mayImport.map(([room]) => room).sort();

function named(name: string, comment: string, from: object, to: object): IForbiddenRuleType {
  return { name, comment, severity: "error", from, to } as IForbiddenRuleType;
}

const directions = mayImport.map(([room, allowed]) =>
  named(
    `rooms-of-${room}`,
    `${room} imports ${allowed.length > 0 ? allowed.join(", ") : "no other room"}`,
    { path: `^${room}/` },
    {
      path: `^(${[...rooms, "tests"].join("|")})/`,
      pathNot: `^(${[room, ...allowed].join("|")})(/|\\.tsx?$)`,
    },
  ),
);

/** Of a domain that is named among `fronts`, its siblings see these files only; the rest is its inside. */
const insides = Object.entries(said.fronts).map(([domain, open]) =>
  named(
    `inside-of-${domain.replace("/", "-")}`,
    `siblings of ${domain} import only what it offers: ${open.join(", ")}`,
    { path: "^[^/]+/[^/]+/", pathNot: [`^${domain}/`, "^(demo|feeds|scripts|tests)/"] },
    { path: `^${domain}/`, pathNot: `^${domain}/(${open.join("|")})\\.ts$` },
  ),
);

const others = said.others.map(({ name, comment, from, to }) => named(name, comment, from, to));

export const forbidden: IForbiddenRuleType[] = [...directions, ...insides, ...others];
