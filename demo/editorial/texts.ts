/** Pages whose sections are kept one by one: terms, cookie policy and guides; the privacy policy is one text. */
import type { DemoPage } from "./page";

export interface DividedPage {
  /** HTML before the first section: what stays on the CMS page. */
  intro: string;
  sections: { titolo: string; contenuto: string }[];
}

/** Slugs of these pages. */
export const dividedSlugs = ["termini-e-condizioni", "privacy-e-policy", "cookie-policy", "come-funziona"];

export function divided({ body }: DemoPage): DividedPage {
  const [intro = "", ...parts] = body.split(/(?=<h2>)/);
  const sections = parts.map((part) => {
    const [, titolo = "", contenuto = ""] = /^<h2>(.*?)<\/h2>([\s\S]*)$/.exec(part) ?? [];
    return { titolo, contenuto: contenuto.trim() };
  });
  return { intro: intro.trim(), sections };
}
