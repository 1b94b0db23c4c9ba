/** Which room may import which, by resolved path: the directions of the house, as rules of dependency-cruiser. */
import type { IForbiddenRuleType } from "dependency-cruiser";

/** Rooms whose own code is looked at; tests may import everything and nothing imports them. */
export const rooms = [
  "app",
  "brand",
  "contract",
  "demo",
  "desk",
  "domain",
  "feeds",
  "functions",
  "scripts",
  "server",
  "upstream",
];

/** What a room may import besides itself and packages. `app` has a rule of its own for the types of `server`. */
const mayImport: Record<string, string[]> = {
  app: ["brand", "contract", "domain", "server"],
  brand: [],
  contract: ["domain"],
  domain: [],
  upstream: ["brand", "contract", "domain"],
  feeds: ["contract", "domain", "upstream"],
  server: ["brand", "contract", "domain", "upstream", "feeds"],
  desk: ["brand", "server", "contract", "domain", "upstream", "app/lib", "app/forms/control"],
  functions: ["desk", "server", "contract", "domain", "upstream"],
  scripts: ["brand", "contract", "domain", "feeds", "server", "upstream"],
  demo: ["brand", "contract", "domain", "feeds", "upstream", "scripts"],
};

/** Of a domain that is named here, its siblings see these files only; the rest is its inside. */
const fronts: Record<string, string[]> = {
  "upstream/alerts": ["alerts", "queue", "struck"],
  "upstream/import": ["catalogue-calls", "changes", "clock", "listing", "own-runs", "rearrange", "undo"],
  "upstream/listing": ["match-searches", "answer", "held-catalogue", "labels", "understood", "vocabulary"],
  "upstream/mail": ["budget", "outbox", "[a-z-]+-letters"],
  "upstream/search": [
    "added-words",
    "forms",
    "nearest",
    "parts",
    "prices",
    "text",
    "understand",
    "vocabulary/tables",
    "unknown-words",
    "vocabulary",
    "words",
  ],
};

function named(name: string, comment: string, from: object, to: object): IForbiddenRuleType {
  return { name, comment, severity: "error", from, to } as IForbiddenRuleType;
}

const directions = Object.entries(mayImport).map(([room, allowed]) =>
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

const insides = Object.entries(fronts).map(([domain, open]) =>
  named(
    `inside-of-${domain.replace("/", "-")}`,
    `siblings of ${domain} import only what it offers: ${open.join(", ")}`,
    { path: "^[^/]+/[^/]+/", pathNot: [`^${domain}/`, "^(demo|feeds|scripts|tests)/"] },
    { path: `^${domain}/`, pathNot: `^${domain}/(${open.join("|")})\\.ts$` },
  ),
);

export const forbidden: IForbiddenRuleType[] = [
  ...directions,
  ...insides,
  named("cycle", "no file needs itself, by types neither", {}, { circular: true }),
  named(
    "server-by-value-in-app",
    "app imports types of server, nothing else: the browser would be sent the server",
    { path: "^app/" },
    { path: "^server/", dependencyTypesNot: ["type-only"] },
  ),
  named(
    "contract-packages",
    "contract imports no package but zod",
    { path: "^contract/" },
    { path: "node_modules/|^(node:|cloudflare:)", pathNot: "node_modules/zod/" },
  ),
  named(
    "contract-system",
    "contract and domain do no I/O",
    { path: "^(contract|domain)/" },
    { dependencyTypes: ["core"] },
  ),
  named(
    "domain-alone",
    "domain is arithmetic: it imports no package",
    { path: "^domain/" },
    { path: "node_modules/|^(node:|cloudflare:)" },
  ),
  named(
    "app-lib-runs-anywhere",
    "app/lib imports contract, domain and packages without a page: no React, no Remix, no other room of app",
    { path: "^app/lib/" },
    {
      path: "^app/(?!lib/)|node_modules/(react|react-dom|@remix-run)/",
      dependencyTypesNot: ["type-only"],
    },
  ),
  named(
    "shared-by-routes",
    "what routes share needs no route",
    { path: "^app/(browser|forms|slots|lib|loaders|render|ui)/" },
    { path: "^app/routes/", dependencyTypesNot: ["type-only"] },
  ),
  named(
    "private-to-a-route",
    "what lies in a route's folder belongs to that route",
    { path: "^app/routes/[^a-z]*([a-z-]+)" },
    { path: "^app/routes/[^/]+/", pathNot: "^app/routes/[^a-z/]*$1" },
  ),
  named(
    "upstream-by-the-front",
    "server and functions ask the embedded upstream at its top, never a domain of it",
    { path: "^(server|functions|desk)/" },
    { path: "^upstream/[^/]+/" },
  ),
  named(
    "unknown-import",
    "every import leads to a file or a package",
    { pathNot: "^tests/tools/[a-z-]+\\.js$" },
    { couldNotResolve: true, pathNot: "(styles\\.generated|@remix-run/dev/server-build)$" },
  ),
];
