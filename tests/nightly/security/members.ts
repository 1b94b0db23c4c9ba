/** Corpora about persons: changed cookies, other people's ids, calls of operators by everybody else. */
import type { Row } from "contract/row";
import { operatorToken } from "../../tools/desk";
import { openJar } from "../../tools/jar";
import { goodPassword, makeMember } from "../../tools/member";
import { random } from "../../tools/random";
import type { Answer, Site } from "../../tools/site";
import { value } from "../../worker/sql";
import { type Corpus, everyRow, type Try } from "./corpus";

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";

/** Cookies of a member and of an operator with a sign changed, left out, added or swapped: nobody is let in by them. */
export const cookies: Corpus = {
  name: "cookies",
  async tries(site) {
    const { email } = await makeMember(site.db, { password: goodPassword, name: "Canarina" });
    const jar = openJar(site);
    await jar.post("/login", { email, password: goodPassword, memorizza: "on" });
    const token = await operatorToken(site);
    const held = [...jar.cookies].find(([name]) => name.endsWith("sessione"));
    if (!held) throw new Error("nobody was signed in");
    const atDesk = spoilt(token, 7).map((value) => cookieTry(site, "/gestione", "banco", value));
    return [
      ...spoilt(held[1], 3).map((value) => cookieTry(site, "/account/info", held[0], value)),
      ...atDesk,
    ];
  },
};

function cookieTry(site: Site, path: string, name: string, value: string): Try {
  return {
    what: `${path} with ${name}=${value}`,
    ask: () => site.page(path, { headers: { cookie: `${name}=${value}` } }),
    fault: ({ status, html }) =>
      status < 400 && status !== 303 && status !== 302
        ? isDoor(html)
          ? null
          : `status ${status}`
        : status >= 500
          ? `status ${status}`
          : null,
  };
}

/** The page that asks who is there. */
function isDoor(html: string): boolean {
  return /type="password"/.test(html) && !html.includes("Canarina");
}

/** A value in a few hundred wrong spellings. */
function spoilt(value: string, seed: number): string[] {
  const chance = random(seed);
  const found = new Set<string>([
    "",
    "0",
    "null",
    "%00",
    value.slice(1),
    value.slice(0, -4),
    `${value}.${value}`,
  ]);
  for (let at = 0; at < value.length - 1; at += Math.max(Math.floor(value.length / 200), 1)) {
    const sign = signs.charAt(Math.floor(chance() * signs.length));
    if (sign !== value.charAt(at)) found.add(value.slice(0, at) + sign + value.slice(at + 1));
    found.add(value.slice(0, at) + value.slice(at + 1));
  }
  return [...found].filter((each) => !sameBytes(each, value));
}

/** The last sign of base64 has bits that say nothing: such a value is another spelling of the same seal. */
function sameBytes(one: string, other: string): boolean {
  const bytes = (value: string) => Buffer.from(value.split(".")[1] ?? value, "base64url");
  return bytes(one).equals(bytes(other));
}

const canary = "Segretissima";

/** Calls with another member's ids, as a page and as a program; and every call of operators by members and strangers. */
export function rights(apiKey: string): Corpus {
  return {
    name: "rights",
    async tries(site) {
      const owner = await makeMember(site.db, { name: canary, password: goodPassword, confirmed: true });
      const list = await listOf(site, owner.id);
      const other = await makeMember(site.db, { password: goodPassword });
      const jar = openJar(site);
      await jar.post("/login", { email: other.email, password: goodPassword, memorizza: "on" });
      const keeps = async (): Promise<string | null> => {
        const name = await value<string>(site.db)`SELECT name FROM wishlists WHERE list_id = ${list}`;
        return name === canary ? null : `the list is called ${name}`;
      };
      const quiet = async ({ status, html }: Answer) =>
        html.includes(canary) ? "it tells" : status >= 500 ? `status ${status}` : keeps();
      const pages = [
        `/account/${owner.id}`,
        `/account/wishlist?list=${list}`,
        `/wishlist/list?list=${list}`,
        "/account/dati/tutto.json",
        "/wishlist",
      ];
      const forms: [string, Record<string, string>][] = [
        "rinomina",
        "elimina",
        "condividi",
        "rimuovi",
        "svuota",
      ].flatMap((atto) =>
        [
          `/account/wishlist?list=${list}`,
          `/wishlist/list?list=${list}`,
          "/wishlist",
          `/account/${owner.id}`,
        ].map((path): [string, Record<string, string>] => [
          path,
          { atto, lista: String(list), elemento: "1", nome_lista: "Presa" },
        ]),
      );
      const asOther = [
        ...pages.map((path) => ({ what: `${path} of another`, ask: () => jar.get(path), fault: quiet })),
        ...forms.map(([path, fields]) => ({
          what: `POST ${path} ${fields.atto} of another`,
          ask: () => jar.post(path, fields),
          fault: quiet,
        })),
      ];
      const calls = everyRow().flatMap(([name, row]) => [
        ...(row.auth === "visitor" ? [call(site, name, row, apiKey, null, list)] : []),
        ...(row.auth === "admin"
          ? [call(site, name, row, apiKey, null, list), call(site, name, row, apiKey, other.token, list)]
          : []),
        { ...call(site, name, row, "", other.token, list), what: `${name} without a key` },
      ]);
      const ofOther = everyRow()
        .filter(([, row]) => row.auth === "visitor")
        .map(([name, row]) => ({
          ...call(site, name, row, apiKey, other.token, list),
          what: `${name} with another's ids`,
          fault: quiet,
        }));
      return [...asOther, ...calls, ...ofOther];
    },
  };
}

async function listOf(site: Site, user: number): Promise<number> {
  const id = await value<number>(site.db)`INSERT INTO wishlists (user_id, name, create_key, created_at)
    VALUES (${user}, ${canary}, 's', ${new Date().toISOString()}) RETURNING list_id`;
  return id ?? 0;
}

/** A call that must be refused. */
function call(site: Site, name: string, row: Row, apiKey: string, token: string | null, id: number): Try {
  const path = `/api${row.path.replace(/\{\w+\}/g, String(id))}`;
  const body =
    row.method === "POST" || row.method === "PUT" || row.sends
      ? // Where a network tells of a sale, everything is text.
        JSON.stringify({ id: row.open ? String(id) : id, list: id, name: "Presa" })
      : undefined;
  return {
    what: `${name} (${row.method} ${path}) ${token ? "as a member" : "as nobody"}`,
    ask: () =>
      site.page(path, {
        method: row.method,
        headers: {
          "content-type": "application/json",
          ...(apiKey && { "x-api-key": apiKey }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body }),
      }),
    // A row that networks call without a key of ours reads what it was told before it asks for the secret.
    fault: ({ status }) =>
      status === 401 || status === 403 || (row.open && status === 422) ? null : `status ${status}`,
  };
}
