/** What operators choose about commissions and letters: in the order of results said to visitors by the pages themselves. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf } from "./at-desk";

const site = await forFile(startSite({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0" }));
const desk = await deskOf(site);

const screen = "/gestione/commissioni/ordine";
const inListing = "contano anche le commissioni che i negozi ci riconoscono";
const never = "Nessun ordinamento tiene conto delle commissioni";
const now = "contano anche le commissioni</b>";

/** What visitors read in two listings and on the page that explains. */
async function read() {
  const [recommended, cheapest, explained] = await Promise.all(
    ["/prodotti", "/prodotti?ordinamento=prezzo_asc", "/come-ordiniamo"].map((path) => site.page(path)),
  );
  return {
    recommended: recommended?.html.includes(inListing),
    cheapest: cheapest?.html.includes(inListing),
    never: explained?.html.includes(never),
    now: explained?.html.includes(now),
    points: explained?.html.includes("uno per ogni punto percentuale"),
  };
}

test("they do not by default, and the page says so; once chosen, listing and page say that they do, and no longer when taken back", async () => {
  const off = { recommended: false, cheapest: false, never: true, now: false, points: false };
  expect((await desk.get(screen)).html).toContain("Adesso le commissioni non contano.");
  expect(await read()).toEqual(off);
  expect((await desk.get(screen)).html).toContain(`type="checkbox" id="contano" name="contano"`);
  expect((await desk.post(screen, { contano: "1" })).status).toBe(303);
  expect(await read()).toEqual({ recommended: true, cheapest: false, never: false, now: true, points: true });
  expect((await desk.get(screen)).html).toContain("Adesso le commissioni contano.");
  expect((await desk.log("ordering.setRules"))[0]?.[0]).toBe("ordering.setRules");
  await desk.post(screen, {});
  for (let minute = 1; minute < 20 && (await read()).now; minute++)
    expect(await site.runScheduled(new Date(Date.now() + minute * 60_000))).toBe("ok");
  expect(await read()).toEqual(off);
});

test("the letter of the morning is switched off and on at the desk", async () => {
  const watch = "/gestione/sorveglianza";
  const isOn = async () => /id="attiva-mattino"[^>]*checked/.test((await desk.get(watch)).html);
  expect(await isOn()).toBe(true);
  expect((await desk.post(watch, { regola: "mattino" })).headers.get("location")).toContain("esito=salvato");
  expect(await isOn()).toBe(false);
  await desk.post(watch, { regola: "mattino", "attiva-mattino": "1" });
  expect(await isOn()).toBe(true);
});
