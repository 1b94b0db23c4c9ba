/** Names that every object has, typed wherever something is typed: each is answered like a word that nobody knows. */
import { readdirSync, readFileSync } from "node:fs";
import { listingParamOrder } from "contract/listing/query";
import type { Row } from "contract/row";
import { opened, posted, slugsIn } from "../../tools/addresses";
import { operatorToken } from "../../tools/desk";
import { inventedFor, objectNames } from "../../tools/hostile/names";
import { type Jar, openJar } from "../../tools/jar";
import { goodPassword, makeMember } from "../../tools/member";
import type { Answer, Site } from "../../tools/site";
import { type Corpus, everyRow, fromAnywhere, type Try } from "./corpus";
import said from "./names.json";

/** What is read of addresses and forms, as the sources say it. */
const read = readIn("app", "desk", "server", "contract");
const { headers, cookies, phrases, deskPaths } = said;

/** `share`: of the tries at each place only every so many words, another at each place. Keys open every call of programs. */
export function namesOfObjects(keys: { api: string; admin: string }, share = 1): Corpus {
  return {
    name: "names of every object",
    async tries(site) {
      const known = { ...(await slugsIn(site.db)), token: () => "x" };
      const { email } = await makeMember(site.db, { password: goodPassword, confirmed: true });
      const member = openJar(site);
      await member.post("/login", { email, password: goodPassword, memorizza: "on" });
      const desk = openJar(site);
      desk.cookies.set("banco", await operatorToken(site));
      const nobody = openJar(site);
      const places = [
        ...listings(site),
        ...opened(known).flatMap(({ path, member: asked }) => opens(asked ? member : nobody, path)),
        ...posted(known).flatMap(({ path, fields = {}, member: asked }) =>
          sends(asked ? member : nobody, path, fields),
        ),
        ...headers.map(header(nobody)),
        ...cookies.flatMap(cookie(site)),
        ...deskPaths.flatMap(atDesk(desk)),
        ...everyRow().flatMap(called(site, keys)),
      ];
      return places.flatMap((place, at) =>
        objectNames.filter((_, name) => (name + at) % share === 0).map(place),
      );
    },
  };
}

type Place = (name: string) => Try;

const noFailure = ({ status }: Answer) => (status >= 500 ? `status ${status}` : null);
const encoded = (word: string) => encodeURIComponent(word);

function opens(jar: Jar, path: string): Place[] {
  const bare = path.split("?")[0] ?? path;
  const all = (name: string) =>
    new URLSearchParams([...read, name].map((parameter): [string, string] => [parameter, name])).toString();
  const places = [(name: string) => `${bare}?${all(name)}`, (name: string) => `${bare}/${encoded(name)}`];
  return places.map((address) => (name) => ({
    what: `${bare} asked for ${name}: ${address(name)}`,
    ask: () => jar.get(address(name), fromAnywhere()),
    fault: noFailure,
  }));
}

/** One field after the other, then all, and a field of that name. */
function sends(jar: Jar, path: string, fields: Record<string, string>): Place[] {
  const spoilt = [...Object.keys(fields).map((field) => [field]), Object.keys(fields)];
  return spoilt.map((chosen) => (name) => ({
    what: `POST ${path} with ${name} for ${chosen.join(", ")}`,
    ask: () =>
      jar.post(
        path,
        { ...fields, ...Object.fromEntries([...chosen, name].map((field) => [field, name])) },
        fromAnywhere(),
      ),
    fault: noFailure,
  }));
}

const header =
  (jar: Jar) =>
  (field: string): Place =>
  (name) => ({
    what: `${field}: ${name}`,
    ask: () => jar.get("/prodotti?cerca=abito", { ...fromAnywhere(), [field.toLowerCase()]: name }),
    fault: noFailure,
  });

const cookie =
  (site: Site) =>
  (field: string): Place[] =>
    ["/", "/prodotti?categoria=donna", "/account/info", "/wishlist", "/carrello", "/gestione"].map(
      (path) => (name) => ({
        what: `${path} with the cookie ${field}=${name}`,
        ask: () =>
          site.page(path, { headers: { ...fromAnywhere(), cookie: `${field}=${name}; ${name}=${name}` } }),
        fault: noFailure,
      }),
    );

const atDesk =
  (jar: Jar) =>
  (shape: string): Place[] => {
    const path = (name: string) => `/gestione${shape.replaceAll("%", encoded(name))}`;
    const fields = (name: string) => Object.fromEntries([...read, name].map((field) => [field, name]));
    return [
      (name) => ({
        what: `GET ${path(name)} with ${name}`,
        ask: () => jar.get(`${path(name)}?${new URLSearchParams(fields(name))}`, fromAnywhere()),
        fault: noFailure,
      }),
      (name) => ({
        what: `POST ${path(name)} with ${name}`,
        ask: () => jar.post(path(name), fields(name), fromAnywhere()),
        fault: noFailure,
      }),
    ];
  };

const called =
  (site: Site, { api, admin }: { api: string; admin: string }) =>
  ([call, row]: [string, Row]): Place[] => {
    const fields = [...read, ...("shape" in row.input ? Object.keys(row.input.shape as object) : [])];
    const sent = (name: string) => Object.fromEntries([...fields, name].map((field) => [field, name]));
    const inBody = row.method === "POST" || row.method === "PUT" || row.sends === "body";
    return [
      (name) => {
        const path = `/api${row.path.replace(/\{\w+\}/g, encoded(name))}`;
        return {
          what: `${call} (${row.method} ${path}) with ${name}`,
          ask: () =>
            site.page(inBody ? path : `${path}?${new URLSearchParams(sent(name))}`, {
              method: row.method,
              headers: { "content-type": "application/json", "x-api-key": api, "x-admin-key": admin },
              ...(inBody && { body: JSON.stringify(sent(name)) }),
            }),
          fault: noFailure,
        };
      },
    ];
  };

/** Each parameter alone, and searches with the word in each part of a sentence: as many goods as for a word that nobody knows. */
function listings(site: Site): Place[] {
  const queries = [
    ...listingParamOrder.map((parameter) => (word: string) => `${parameter}=${encoded(word)}`),
    ...phrases.map((phrase) => (word: string) => `cerca=${encoded(phrase.replaceAll("%", word))}`),
  ];
  return queries.map((query) => (name) => ({
    what: `/prodotti?${query(name)}`,
    ask: () => listing(site, query(name)),
    async fault(answer) {
      const expected = goodsIn(await listing(site, query(inventedFor(name))));
      const found = goodsIn(answer);
      return (
        noFailure(answer) ?? (found === expected ? null : `${found}, but ${expected} for an invented word`)
      );
    },
  }));
}

/** The listing, at the canonical address to which this one leads. */
async function listing(site: Site, query: string): Promise<Answer> {
  const answer = await site.page(`/prodotti?${query}`, { headers: fromAnywhere() });
  const to = answer.headers.get("location");
  return to === null ? answer : site.page(to.replace(site.url.origin, ""), { headers: fromAnywhere() });
}

function goodsIn({ status, html }: Answer): string {
  return `${status}: ${/[\d.]+ (?:prodott|risultat)[oi]\b/i.exec(html)?.[0] ?? "nothing"}`;
}

function readIn(...rooms: string[]): string[] {
  const found = new Set<string>(listingParamOrder);
  const asked = /(?:\.(?:get|has|getAll)|fieldOf)\((?:form, )?"([\w-]+)"\)/g;
  for (const room of rooms)
    for (const file of readdirSync(room, { recursive: true, encoding: "utf8" }))
      if (/\.tsx?$/.test(file))
        for (const [, field = ""] of readFileSync(`${room}/${file}`, "utf8").matchAll(asked))
          found.add(field);
  return [...found];
}
