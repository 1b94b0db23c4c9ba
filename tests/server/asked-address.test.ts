/** One spelling of each address is answered; others lead to it, or are nobody's where something is sent to them. */
import { judged } from "server/asked-address";
import { expect, test } from "vitest";
import { entered } from "../../functions/dispatch";
import { posted } from "../tools/addresses";
import { hostilePaths, knownPaths } from "../tools/hostile/paths";
import said from "./asked-address.json";

const site = "https://www.vetrina.it";

function judge(address: string, method = "GET", siteOrigin = "") {
  const url = new URL(address.startsWith("/") ? site + address : address);
  return judged(new Request(url, { method }), siteOrigin, url);
}

test.each(said.canonical)("%s → %s, and nothing is sent there", (asked, canonical) => {
  expect(judge(asked)).toEqual({ location: site + canonical });
  expect(judge(asked, "HEAD")).toEqual({ location: site + canonical });
  expect(judge(asked, "POST")).toBe("nobody's");
});

test.each(["/", "/prodotti?x=//y/", "/redirect/1/https://negozio.it/", "/vai/%5C/", "/api//x"])(
  "%s goes on as it is",
  (path) => {
    expect(["GET", "POST"].map((method) => judge(path, method))).toEqual([null, null]);
  },
);

test("a configured origin draws other hosts to itself, but never moves a form", () => {
  expect(judge("/brand/", "GET", "https://vetrina.example")).toEqual({
    location: "https://vetrina.example/brand",
  });
  expect(judge("/brand", "POST", "https://vetrina.example")).toBeNull();
});

test.each(["http://localhost:8788", "http://127.0.0.1:8788", "https://a1b2c3-vetrina.negozio.workers.dev"])(
  "%s is looked at where it is, whatever the site's origin",
  (origin) => {
    expect(judge(`${origin}/brand/`, "GET", site)).toEqual({ location: `${origin}/brand` });
    expect(judge(`${origin}/brand`, "GET", site)).toBeNull();
  },
);

test("what nobody can decode, or reads as another host, is nobody's; what is written in accents is read", () => {
  const unread = ["/%", "/%ff", "/%E0%A4%A", "/prodotti/%u0041", "/%5Cevil.example", "/a%00", "/abito.data"];
  for (const path of unread) expect([path, judge(path)]).toEqual([path, "nobody's"]);
  for (const path of ["/", "/abito", "/caff%C3%A8", "/%F0%9F%91%97", "/50%25"])
    expect([path, judge(path)]).toEqual([path, null]);
});

test("20,000 odd paths by three methods: nothing is thrown, and who is led elsewhere is led once, on this host", () => {
  for (const path of [...knownPaths, ...hostilePaths(20_000, 31)]) {
    const [read, head, sent] = ["GET", "HEAD", "POST"].map((method) => judge(path, method));
    expect(head).toEqual(read);
    if (read === null || read === undefined || read === "nobody's")
      expect([path, sent]).toEqual([path, read]);
    else {
      expect([path, sent]).toEqual([path, "nobody's"]);
      expect(new URL(read.location).origin).toBe(site);
      expect([path, judge(read.location)]).toEqual([path, null]);
    }
  }
});

test("no form is reached by another spelling of its path, past what it is limited by", () => {
  const known = { product: "a", offer: 1, article: "a", category: "a", brand: "a", promotion: "1-a" };
  for (const { path } of posted({ ...known, token: () => "x" })) {
    const { pathname, search } = new URL(path, site);
    const letter = pathname.charCodeAt(1).toString(16);
    const spellings = [
      `${pathname}/`,
      `/${pathname}`,
      `//altrove.example${pathname}`,
      `/${pathname.charAt(1).toUpperCase()}${pathname.slice(2)}`,
      `/%${letter}${pathname.slice(2)}`,
    ];
    const opaque = /^\/(vai|redirect|api)\b/.test(pathname);
    if (pathname !== "/" && !opaque)
      for (const each of spellings) expect([each, judge(each + search, "POST")]).toEqual([each, "nobody's"]);
  }
});

test.each(["http://a:99999/", "http://[/"])(
  "%s, which workerd hands on and cannot read, is refused in Italian",
  async (url) => {
    const nobody = () => Promise.reject(new Error("somebody looked at it"));
    const { status, headers, body } = await entered(
      { url } as Request,
      {},
      { waitUntil: () => undefined },
      nobody,
    );
    expect([status, headers.get("Content-Security-Policy")]).toEqual([
      400,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(await new Response(body).text()).toContain("Indirizzo non valido");
  },
);
