/** The pages of the ways out: the specification's texts, and a weight that a slow phone does not notice. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { askPage, connectPage, type Exit, goPage, refusePage } from "server/exits/exit-page";
import { describe, expect, test } from "vitest";

const nonce = "0123456789abcdef0123456789abcdef";
const exit: Exit = {
  url: "https://www.moda-milano.example/p/1?a=1&b=2",
  host: "www.moda-milano.example",
  store: "Moda Milano",
  readable: null,
  nonce,
  site: "Vetrina",
  copy: null,
};
/** The longest address and host that are accepted, with a copy that no compressor shortens. */
const host = `${"abcdefghij-klmnop.".repeat(13)}example`;
const longest: Exit = {
  ...exit,
  host,
  url: `https://${host}/`.padEnd(2_048, "0123456789"),
  copy: Array.from({ length: 900 }, (_, at) => ((at * 7919) % 36).toString(36)).join(""),
};

const pages: [label: string, page: () => Response, texts: string[]][] = [
  ["/vai", () => goPage(exit), ["Attendi&#8230;", "in una nuova scheda", "cliccare qui"]],
  ["/vai to the longest address, with a copy", () => goPage(longest), ["Attendi&#8230;"]],
  [
    "/redirect",
    () => connectPage(exit),
    ["Ti stiamo connettendo al negozio affiliato...", "Reindirizza Manualmente"],
  ],
  ["/redirect to the longest address", () => connectPage(longest), ["Reindirizza Manualmente"]],
  ["an unknown host", () => askPage(exit), ["www.moda-milano.example", "Torna alla Home"]],
  [
    "a Unicode host",
    () => askPage({ ...exit, host: "xn--ngozio-dva.it", readable: "nègozio.it" }),
    ["nègozio.it", "xn--ngozio-dva.it"],
  ],
  ["a refused /vai", () => refusePage(nonce, "Vetrina", "vai"), ["URL non valido.", "Torna alla Home"]],
  [
    "a refused /redirect",
    () => refusePage(nonce, "Vetrina", "redirect"),
    ["Errore: URL non valido o mancante."],
  ],
];

describe.each(pages)("%s", (_, page, texts) => {
  test("says what is specified, in at most 3 KB compressed, and asks for nothing else", async () => {
    const html = await page().text();
    for (const text of texts) expect(html).toContain(text);
    const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(Math.max(brotli.length, gzipSync(html).length)).toBeLessThanOrEqual(3 * 1_024);
    expect(html).not.toMatch(/\ssrc=|<link|@import|url\((?!#)/);
  });
});

test("a page that leaves says that the link is an affiliate's and names the store and its host", async () => {
  for (const page of [goPage(exit), connectPage(exit)]) {
    const html = await page.text();
    expect(html).toContain("Link affiliato");
    expect(html).toContain("<b>Moda Milano</b> (<b>www.moda-milano.example</b>)");
    expect(html).toMatch(/rel="nofollow sponsored noopener noreferrer"/);
  }
});
