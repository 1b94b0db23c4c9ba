/** The forms in a browser: by keyboard, with and without scripts, accessible, and in a text browser. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { emptied } from "../fixtures/emptied";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { faultsOf, violations } from "../tools/judge";
import { patience } from "../tools/patience.mjs";

const shop = await forFile(openShop({ FORM_SECONDS: "0", CLICK_SALT: "sale-di-prova", LOG: "errors" }));
beforeEach(async () => {
  await emptied(shop.site.db, "contact_messages store_applications newsletter_subscribers mail_outbox");
});

const count = (table: string) => shop.site.db.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first("n");

interface Form {
  path: string;
  /** Where its block stands on the page. */
  form: string;
  table: string;
  fill(page: Page): Promise<void>;
  thanks: string;
}

const forms: Form[] = [
  {
    path: "/",
    form: "section.newsletter form",
    table: "newsletter_subscribers",
    async fill(page) {
      await page.getByLabel("Email").fill("giulia@posta.example");
      await page.getByLabel("Genere").selectOption("Donna");
      await page.getByLabel(/Ho letto e accetto/).check();
    },
    thanks: "Grazie per esserti iscritto alla nostra newsletter! Ti abbiamo inviato un'email",
  },
  {
    path: "/contatti",
    form: "main form",
    table: "contact_messages",
    async fill(page) {
      await page.getByLabel("Nome", { exact: true }).fill("Giulia");
      await page.getByLabel("Cognome").fill("Bianchi");
      await page.getByLabel("Email").fill("giulia@posta.example");
      await page.getByLabel("Messaggio").fill("Buongiorno, quando torna la taglia 38?");
    },
    thanks: "Grazie per averci scritto! Ti risponderemo al più presto.",
  },
  {
    path: "/partner-program",
    form: "main form",
    table: "store_applications",
    async fill(page) {
      await page.getByLabel("Nome del negozio").fill("Neri Moda");
      await page.getByLabel("Azienda").fill("Neri S.r.l.");
      await page.getByLabel("Nome e cognome").fill("Marco Neri");
      await page.getByLabel("Email").fill("marco@neri-moda.example");
      await page.getByLabel("Accetto i").check();
      await page.getByLabel("Accetto la").check();
    },
    thanks: "La tua richiesta è stata inviata con successo!",
  },
];

describe.each(forms)("the form of $path", ({ path, form, table, fill, thanks }) => {
  const send = (page: Page) => page.locator(`${form} button[type=submit]`);

  // Without scripts the others do as this one does: `worker/tasks.test.ts`.
  for (const js of path === "/contatti" ? [true, false] : [true])
    test(`names every mistake, waits in the first, and is sent once it is filled (JavaScript ${js})`, async () => {
      const { page, complaints } = await shop.visit({ js, width: widths.phone });
      await page.goto(path);
      if (js) await wake(page);
      await page.getByLabel("Email").fill("giulia chiocciola posta");
      await send(page).click();
      const mistake = page.locator("main [aria-invalid=true]").first();
      await mistake.waitFor();
      // Not `waitForFunction`: it looks when a frame is drawn, and a page without scripts that rests draws none.
      const refused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"));
      await expect.poll(refused).toBe("true");
      const [focused, first] = await Promise.all([
        page.locator(":focus").getAttribute("name"),
        mistake.getAttribute("name"),
      ]);
      expect(focused).toBe(first);
      expect(await page.getByLabel("Email").inputValue()).toBe("giulia chiocciola posta");
      await page.getByText("Inserisci un indirizzo email valido.").last().waitFor();
      if (js) expect(await violations(page, { within: form })).toBe("");
      expect(await count(table)).toBe(0);

      await fill(page);
      await page.getByLabel("Email").press("Enter");
      const status = page.getByRole("status").filter({ hasText: thanks });
      await status.waitFor();
      expect(await count(table)).toBe(1);
      expect(await page.getByLabel("Email").inputValue(), "the form is empty again").toBe("");
      expect(new URL(page.url()).pathname).toBe(path);
      // A refused form is itself a line in Chromium's console.
      expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
    });
});

test.each([
  ["/newsletter", [widths.phone]],
  ["/contatti", [widths.phone, widths.desktop]],
  ["/partner-program", [widths.phone]],
  ["/newsletter/annulla?token=0123456789012345678901", [widths.desktop]],
])("%s on %j pixels has no accessibility violation and never scrolls sideways", async (path, at) =>
  expect(await faultsOf(shop, path, at)).toEqual([]),
);

test("the contact form is filled and sent by keyboard alone", async () => {
  const { page } = await shop.visit();
  await page.goto("/contatti");
  await wake(page);
  await page.getByLabel("Nome", { exact: true }).focus();
  const order: string[] = [];
  for (const text of ["Giulia", "Bianchi", "giulia@posta.example", "Buongiorno a tutti voi."]) {
    order.push((await page.locator(":focus").getAttribute("name")) ?? "");
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  expect(order, "the hidden field is not among them").toEqual(["nome", "cognome", "email", "messaggio"]);
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Grazie per averci scritto!" }).waitFor();
});

test("two quick presses send once", async () => {
  const { page } = await shop.visit();
  await page.goto("/contatti");
  await wake(page);
  await forms[1]?.fill(page);
  await page.getByRole("button", { name: "Invia il messaggio" }).dblclick();
  await page.getByRole("status").filter({ hasText: "Grazie per averci scritto!" }).waitFor();
  expect([await count("contact_messages"), await count("mail_outbox")]).toEqual([1, 1]);
});

test("without a connection the text stays, and goes out when there is one again", async () => {
  const { page, context } = await shop.visit({ width: widths.phone });
  await page.goto("/contatti");
  await wake(page);
  await forms[1]?.fill(page);
  const button = page.getByRole("button", { name: "Invia il messaggio" });
  await context.setOffline(true);
  await button.click();
  await page.getByText("Non riusciamo a raggiungere il sito.").waitFor();
  expect(await page.getByLabel("Messaggio").inputValue()).toContain("taglia 38");
  await context.setOffline(false);
  await button.click();
  await page.getByText("Grazie per averci scritto!").waitFor();
  expect(await count("contact_messages")).toBe(1);
});

test("a message leaves after five seconds, but not while the pointer rests on it", async () => {
  const { page } = await shop.visit();
  await page.clock.install();
  await page.goto("/contatti");
  await page.clock.runFor(5_000);
  await wake(page);
  await forms[1]?.fill(page);
  await page.getByRole("button", { name: "Invia il messaggio" }).click();
  const thanks = page.getByText("Grazie per averci scritto!");
  await thanks.waitFor();
  await thanks.hover();
  await page.clock.runFor(20_000);
  expect(await thanks.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: "Chiudi" }).focus();
  await page.clock.runFor(20_000);
  expect(await thanks.isVisible()).toBe(true);
  await page.getByLabel("Cognome").focus();
  await page.clock.runFor(5_100);
  await thanks.waitFor({ state: "detached" });
});

const lynx = spawnSync("lynx", ["-version"], { stdio: "ignore" }).error === undefined;

test("a text browser sends the contact form", async () => {
  console.log(lynx ? "Text browser: lynx" : "lynx is not installed: its request is made by hand instead.");
  const origin = shop.site.url.origin;
  if (lynx) {
    const screens = await typeIntoLynx(`${origin}/contatti#contatto-nome`);
    expect(screens).toContain("Grazie per averci scritto!");
  } else await sendByHand((await shop.visit({ js: false })).page);
  const message = await shop.site.db.prepare("SELECT first_name, message FROM contact_messages").first();
  expect(message).toEqual({ first_name: "Ada", message: "Buongiorno" });
});

async function sendByHand(page: Page): Promise<void> {
  await page.goto("/contatti");
  await forms[1]?.fill(page);
  await page.getByLabel("Nome", { exact: true }).fill("Ada");
  await page.getByLabel("Messaggio").fill("Buongiorno");
  await page.getByRole("button", { name: "Invia il messaggio" }).click();
}

/** Replays keys in lynx, which begins at the first field: texts, tabs, return on the button. Gives back its screens. */
async function typeIntoLynx(address: string): Promise<string> {
  // Few letters: lynx waits between keys.
  const texts = ["Ada", "Re", "a@b.it", "Buongiorno"];
  const typed = texts.flatMap((text) => [
    ...[...text].map((key) => (key === " " ? "<space>" : key)),
    "<tab>",
  ]);
  const folder = mkdtempSync(join(tmpdir(), "vetrina-lynx-"));
  const [script, config] = [join(folder, "keys"), join(folder, "lynx.cfg")];
  writeFileSync(config, "ALERTSECS:0\nINFOSECS:0\nMESSAGESECS:0\n");
  writeFileSync(script, [...typed, "^M", "q", "y"].map((key) => `key ${key}\n`).join(""));
  const child = spawn(
    "lynx",
    ["-nopause", "-accept_all_cookies", `-cfg=${config}`, `-cmd_script=${script}`, address],
    {
      env: { ...process.env, TERM: "vt100", LINES: "24", COLUMNS: "80" },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: patience.wait,
    },
  );
  let screens = "";
  for await (const part of child.stdout) screens += part;
  return screens;
}
