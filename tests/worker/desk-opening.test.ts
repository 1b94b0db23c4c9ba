/** What an operator is told before the shop opens, and the presses that settle it, without scripts. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { changes, operatorsBrowser, press } from "./at-desk";

const site = await forFile(startSite({ LOG: "errors", DNS_URL: "http://127.0.0.1:9" }));
const desk = await operatorsBrowser(site);

const screen = "/gestione/apertura";

test("the first screen counts what is to be done and leads there; what is done there is ticked, and logged", async () => {
  await desk.go("/gestione");
  const [before = ""] = desk.texts(`a[href="${screen}"]`).filter((text) => /\d/.test(text));
  const open = Number(/\d+/.exec(before)?.[0]);
  await desk.follow(before);
  expect(desk.path).toBe(screen);
  expect(desk.texts("main li")).toHaveLength(open);
  expect(desk.html).toContain("COMPANY_VAT");
  await press(desk, "Controlla", "Il DNS non ha risposto");
  await press(desk, /^Fatto: Nessuna copia di riserva/, "Modifica salvata.");
  await press(desk, /^Fatto: Non è provato/, "Modifica salvata.");
  expect(desk.texts("main li")).toHaveLength(open - 2);
  await desk.go("/gestione");
  expect(desk.texts(`a[href="${screen}"]`).join()).toContain(`${open - 2} cose da fare`);
  expect(await changes(desk, "prima di aprire")).toEqual(["watch.rule", "watch.rule"]);
});
