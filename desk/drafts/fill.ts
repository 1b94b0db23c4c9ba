/** Fills the draft of a text with what the shop's settings say: `{{name}}`, and `{{#name}}…{{/name}}` where there is such a thing. */
import { parsedUrl } from "domain/parsed-url";
import { type ConverterName, providersOf } from "server/consent/providers";
import type { Env } from "server/env";
import words from "../words.json";

const converterNames: Record<ConverterName, string> = words.converters;

export type DraftValues = Readonly<Record<string, string>>;

/** A value that nobody set is a gap that is seen, inside of what asks for it nothing. */
export function filledDraft(text: string, values: DraftValues): string {
  const known = new Map(Object.entries(values));
  return text
    .replace(/\{\{#([a-z-]+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_, name: string, part: string) =>
      known.get(name) ? part : "",
    )
    .replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => escaped(known.get(name) || "…"));
}

export function draftValues(env: Env): DraftValues {
  const days = env.KEEP_DAYS;
  const posted = (env.MAIL_API_KEY && parsedUrl(env.MAIL_API_URL)?.hostname) || "";
  return {
    sito: env.SITE_NAME,
    azienda: env.COMPANY_NAME,
    partitaiva: env.COMPANY_VAT,
    sede: env.COMPANY_SEAT,
    email: env.COMPANY_EMAIL,
    registro: env.COMPANY_REGISTER,
    capitale: env.COMPANY_CAPITAL,
    reti: env.EXIT_KNOWN_HOSTS.join(", "),
    posta: posted,
    analytics: env.ANALYTICS_ID,
    turnstile: env.TURNSTILE_SITE_KEY,
    convertitori: (providersOf(env)?.converters ?? []).map(({ name }) => converterNames[name]).join(", "),
    "giorni-clic": String(days.clicks),
    "giorni-messaggi": String(days.messages),
    "giorni-lettere": String(days.letters),
    "giorni-accessi": String(days["sign-ins"]),
    "giorni-ricerche": String(days.searches),
    "giorni-segnalazioni": String(days.reports),
    "giorni-eventi": String(days.events),
  };
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** What stands before the first heading, and what follows each. */
export function partsOf(html: string): { intro: string; sections: { title: string; body: string }[] } {
  const [intro = "", ...rest] = html.split(/<h2[^>]*>/i);
  return {
    intro: intro.trim(),
    sections: rest.flatMap((part) => {
      const [title = "", body = ""] = part.split(/<\/h2>/i);
      return body.trim() === "" ? [] : [{ title: title.replace(/<[^>]*>/g, "").trim(), body: body.trim() }];
    }),
  };
}
