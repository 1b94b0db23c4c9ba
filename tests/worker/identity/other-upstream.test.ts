/** Members of another upstream: a second process of ours, and one that knows none of the calls that are ours alone. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openJar } from "../../tools/jar";
import { goodPassword } from "../../tools/member";
import { type Site, startSite } from "../../tools/site";
import { startUpstream } from "../../tools/upstream";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test("a second process signs in, renews, signs out; while it is down nobody is signed out", async () => {
  const upstream = await startUpstream();
  closing.push(() => upstream.stop());
  const site = await startSite({ API_BASE_URL: upstream.url.origin });
  closing.push(() => site.stop());
  const jar = openJar(site);
  const email = "eva@posta.example";
  const arrived = await jar.send("/register", {
    nome: "Eva",
    cognome: "Prova",
    genere: "Donna",
    email,
    password: goodPassword,
  });
  expect([arrived.path, arrived.html.includes(email)]).toEqual(["/account/info", true]);
  expect((await jar.get("/brand")).html).toContain("Eva");
  const old = jar.header();
  await jar.send("/logout", {});
  expect((await site.page("/account/info", { headers: { cookie: old } })).status).toBe(303);
  await jar.send("/login", { email, password: goodPassword, memorizza: "on" });
  await upstream.stop();
  closing.shift();
  const down = await jar.get("/account/info");
  expect([down.status, jar.cookies.has("sessione")]).toEqual([502, true]);
});

/** What the specification names and nothing else; tokens are plain words. */
function simpleUpstream() {
  const said: string[] = [];
  let good = "uno";
  let refreshes = true;
  const server: Server = createServer((request, response) => {
    request.resume();
    const { authorization = "", "x-anonymous-id": anonymous } = request.headers;
    said.push(`${request.method} ${request.url} ${authorization}${anonymous ? ` ${anonymous}` : ""}`.trim());
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (request.url === "/user/login") return answer(200, { token: good, refreshToken: "r" });
    if (request.url === "/user/refresh")
      return refreshes ? answer(200, { token: good }) : answer(401, { error: "No" });
    if (request.url === "/user/register") return answer(200, { message: "Controlla la posta." });
    if (request.url?.startsWith("/user/") && authorization !== `Bearer ${good}`)
      return answer(401, { error: "Scaduto" });
    if (request.url === "/user/info")
      return answer(200, { user: { utente_id: 7, nome: "Ada", email: "ada@posta.example" } });
    if (request.url === "/user/logout") return answer(500, { error: "rotto" });
    return answer(404, { error: "Sconosciuta" });
  });
  return {
    said,
    server,
    expire: () => {
      good = "due";
    },
    forget: () => {
      good = "tre";
      refreshes = false;
    },
  };
}

async function siteOver(server: Server): Promise<Site> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const site = await startSite({
    API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  closing.unshift(() => site.stop());
  return site;
}

test("an upstream of the specified calls alone: opaque tokens, one refresh and one repetition after a 401, the end after a 401 of that", async () => {
  const upstream = simpleUpstream();
  const site = await siteOver(upstream.server);
  const jar = openJar(site);
  const registered = await jar.send("/register", {
    nome: "Ada",
    cognome: "B",
    genere: "Altro",
    email: "ada@posta.example",
    password: goodPassword,
  });
  expect([registered.path, registered.html.includes("Registrazione completata. Ora puoi accedere.")]).toEqual(
    ["/login", true],
  );
  const landed = await jar.send("/login", { email: "ada@posta.example", password: "x", memorizza: "on" });
  expect([landed.path, landed.html.includes("ada@posta.example")]).toEqual(["/account/info", true]);
  expect(landed.html, "the header asks with what there is").toMatch(/class="tool account"[\s\S]{0,300}Ada/);
  upstream.expire();
  upstream.said.length = 0;
  expect((await jar.get("/account/info")).status).toBe(200);
  expect(upstream.said.filter((line) => /refresh/.test(line))).toEqual(["POST /user/refresh"]);
  expect(upstream.said.filter((line) => /info/.test(line)).slice(0, 2)).toEqual([
    "GET /user/info Bearer uno",
    "GET /user/info Bearer due",
  ]);
  upstream.forget();
  const over = await jar.get("/account/info");
  expect([over.status, over.headers.get("location"), jar.cookies.has("sessione")]).toEqual([
    303,
    "/login?next=%2Faccount%2Finfo",
    false,
  ]);
  expect((await jar.get("/login")).html).toContain("La sessione è scaduta. Accedi di nuovo.");
});
