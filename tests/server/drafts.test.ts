/** Drafts of the texts that the law wants: filled with the settings, and as true to the code as the demo's own texts. */
import { readEnv } from "server/env";
import { expect, test } from "vitest";
import { drafts } from "../../desk/drafts/drafts";
import { draftValues, filledDraft, partsOf } from "../../desk/drafts/fill";

const env = (more: object = {}) => readEnv({ DB: {}, LOGS: {}, MEDIA: {}, ...more });
const filled = (slug: string, more: object = {}) =>
  filledDraft(drafts.find((draft) => draft.slug === slug)?.html ?? "", draftValues(env(more)));

test("no draft keeps a placeholder, and all of them speak of this shop", () => {
  const more = {
    SITE_NAME: "Bottega",
    COMPANY_NAME: "Bottega & Figli",
    COMPANY_EMAIL: "info@bottega.example",
  };
  const texts = drafts.map(({ slug }) => filled(slug, more));
  for (const text of texts) expect(text).not.toMatch(/\{\{|\}\}|…/);
  expect(texts.join()).toContain("Bottega &amp; Figli");
  expect(filled("termini-e-condizioni", more)).not.toContain("capitale sociale");
  expect(filled("termini-e-condizioni", { COMPANY_CAPITAL: "€ 10.000" })).toContain(
    "capitale sociale € 10.000",
  );
});

test("who gets data is named where a setting brings them in, and how long things are kept is what the clock does", () => {
  const none = filled("privacy") + filled("cookie-policy");
  expect(none).not.toMatch(/Google Analytics|Turnstile|Skimlinks|resend/);
  const more = {
    ANALYTICS_ID: "G-ABC123DEF4",
    TURNSTILE_SITE_KEY: "0x1",
    CONVERTER_SKIMLINKS: "123456X1234567",
    MAIL_API_KEY: "chiave-di-posta",
    KEEP_DAYS: "clicks=30,events=7",
  };
  const all = filled("privacy", more);
  for (const words of [
    "Google Analytics",
    "Turnstile",
    "Skimlinks",
    "api.resend.com",
    "i negozi 30 giorni",
    "acconsentito 7 giorni",
  ])
    expect(all, words).toContain(words);
  expect(filled("cookie-policy", more)).toMatch(/_ga_[\s\S]*Skimlinks/);
});

test("duties are named on the page that they name", () => {
  expect(filled("contatti")).toContain("punto di contatto unico");
  expect(filled("termini-e-condizioni")).toMatch(/Punto di contatto e segnalazioni[\s\S]*Recensioni/);
  expect(filled("partner-program")).toMatch(
    /2019\/1150[\s\S]*Ordine dei risultati[\s\S]*Limitazione e sospensione/,
  );
  expect(filled("come-ordiniamo")).toMatch(/totale più basso[\s\S]*Le recensioni arrivano dai negozi/);
});

test("sections are what stands under each heading", () => {
  expect(
    partsOf("<p>Prima.</p><h2>Uno</h2><p>a</p><h2 id='x'>Due <b>b</b></h2>\n<p>c</p><h2>Vuota</h2>"),
  ).toEqual({
    intro: "<p>Prima.</p>",
    sections: [
      { title: "Uno", body: "<p>a</p>" },
      { title: "Due b", body: "<p>c</p>" },
    ],
  });
});
