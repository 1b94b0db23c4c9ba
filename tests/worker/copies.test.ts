/** What a browser may keep for the time without network, whose it is, and how the worker that keeps it comes and goes. */
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { openJar } from "../tools/jar";
import { goodPassword, makeMember } from "../tools/member";
import { startSite } from "../tools/site";

const settings = { LOG: "off", FORM_SECONDS: "0" };
const [site, off] = await Promise.all([startSite(settings), startSite({ ...settings, OFFLINE: "off" })]);
afterAll(() => Promise.all([site.stop(), off.stop()]));

async function signedIn(remember: boolean) {
  const { email } = await makeMember(site.db, { password: goodPassword });
  const jar = openJar(site);
  await jar.post("/login", { email, password: goodPassword, ...(remember && { memorizza: "on" }) });
  return jar;
}

const whose = ({ headers }: { headers: Headers }) => headers.get("x-copy")?.split(" ")[0] ?? null;

test("public pages, cart and lists may be kept, by whom they were filled for; account, forms and ways out never", async () => {
  const jar = await signedIn(true);
  const mark = jar.cookies.get("copie");
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  for (const path of ["/", "/prodotti?pagina=2", "/carrello"])
    expect(whose(await site.page(path)), path).toBe("nessuno");
  for (const path of ["/", "/prodotti", "/carrello", "/account/wishlist", "/wishlist"])
    expect(whose(await jar.get(path)), path).toBe(mark);
  const never =
    "/account /account/info /account/dati /account/edit-profile /avvisi /avvisi/nuovo /logout /carrello/checkout";
  for (const path of `${never} /preferenze-cookie /manifest.webmanifest /robots.txt /salute /gestione /non-esiste-proprio`.split(
    " ",
  ))
    expect(whose(await jar.get(path)), path).toBe(null);
  expect(whose(await jar.post("/carrello", { atto: "aggiungi" })), "a post").toBe(null);
});

test("the mark lives as long as the session, is another in each, and goes with it", async () => {
  const stays = await signedIn(true);
  const line = ({ lines }: typeof stays, name: string) =>
    lines.find((one) => one.startsWith(`${name}=`)) ?? "";
  const ageIn = (text: string) => /Max-Age=\d+/.exec(text)?.[0];
  expect(ageIn(line(stays, "copie"))).toBe(ageIn(line(stays, "sessione")));
  expect(line(stays, "copie")).not.toContain("HttpOnly");
  const goes = await signedIn(false);
  expect(ageIn(line(goes, "copie"))).toBe(undefined);
  expect(goes.cookies.get("copie")).not.toBe(stays.cookies.get("copie"));
  await stays.send("/logout", {});
  expect(stays.cookies.has("copie")).toBe(false);
  expect(whose(await stays.get("/prodotti"))).toBe("nessuno");
});

test("a page that says what a form did is nobody's copy", async () => {
  const jar = openJar(site);
  await jar.post("/preferenze-cookie", { scelta: "salva" });
  const told = await jar.get("/chi-siamo");
  expect(told.html).toContain("Preferenze salvate.");
  expect(whose(told)).toBe(null);
  expect(whose(await jar.get("/chi-siamo"))).toBe("nessuno");
});

test("the worker is asked for anew each time, reaches the site alone, and may be registered", async () => {
  const { headers, html } = await site.page("/sw.js");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-type")).toMatch(/javascript/);
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(html.length).toBeLessThan(6_000);
  for (const [, file] of html.matchAll(/"(\/build\/[^"]+)"/g))
    expect((await site.get(file as string)).status, file).toBe(200);
  const page = await site.page("/");
  expect(page.headers.get("content-security-policy")).toContain("worker-src 'self'");
  expect(page.html).toContain('data-offline="on"');
  expect(readFileSync("public/sw.js", "utf8")).not.toContain("gestione");
});

test("switched off, nothing may be kept, and every page says so", async () => {
  for (const path of ["/", "/prodotti", "/carrello"]) {
    const answer = await off.page(path);
    expect(whose(answer), path).toBe(null);
    expect(answer.html, path).toContain('data-offline="off"');
  }
});
