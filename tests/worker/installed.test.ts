/** The site as an app on the home screen: its manifest, and what other apps share with it. */
import brand from "brand/brand.json";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { sharedSite } from "../tools/site";

const site = await forFile(sharedSite());

interface Manifest {
  name: string;
  icons: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string; params: Record<string, string> };
}

test("every page names the manifest, whose icons and shortcuts are there", async () => {
  const { html } = await site.page("/");
  const path = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const answer = await site.page(path);
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const manifest = JSON.parse(answer.html) as Manifest;
  expect(manifest.name).toBe(brand.name);
  for (const { src, sizes } of manifest.icons) {
    const picture = Buffer.from(await (await site.get(src)).arrayBuffer());
    // Width and height of a PNG.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await site.follow(url)).status, url).toBe(200);
});

test("what another app shares opens a page of ours, or looks for the product by its name", async () => {
  const origin = site.url.origin;
  const shared = async (given: Record<string, string>) => {
    const answer = await site.get(`/condividi?${new URLSearchParams(given)}`);
    return [answer.status, answer.headers.get("location")];
  };
  expect(await shared({ indirizzo: `${origin}/carrello` })).toEqual([303, "/carrello"]);
  expect(await shared({ testo: `Guarda ${origin}/offerte?pagina=2` })).toEqual([303, "/offerte?pagina=2"]);
  const elsewhere = "https://www.negozio.example/p/1";
  expect(await shared({ titolo: "Camicia in lino | Negozio", indirizzo: elsewhere })).toEqual([
    303,
    "/prodotti?cerca=Camicia+in+lino",
  ]);
  expect(await shared({ testo: `Sneakers bianche ${elsewhere}` })).toEqual([
    303,
    "/prodotti?cerca=Sneakers+bianche",
  ]);
  expect(await shared({ indirizzo: elsewhere })).toEqual([303, "/prodotti"]);
});

test("nothing that is shared leads to another site, or does anything", async () => {
  const { origin } = site.url;
  for (const address of [
    `${origin}//evil.example`,
    `${origin}/\\evil.example`,
    `${origin}.evil.example/`,
    `${origin}/vai/aHR0`,
  ]) {
    const answer = await site.get(`/condividi?${new URLSearchParams({ indirizzo: address })}`);
    expect(["/", "/prodotti"], address).toContain(answer.headers.get("location"));
  }
});
