/** The CMS pages of the demo, and those whose sections are kept one by one: terms, cookie policy and guides. */
import * as z from "zod";
import { type Text, textsIn } from "./markdown";
import { pictureName } from "./picture-name";

/** The front matter of `demo/pages/*.md`; the file's name is the page's slug. */
const pageMatter = z.strictObject({
  title: z.string().min(1),
  seoTitle: z.string().min(1),
  seoDescription: z.string().min(1),
  /** Separated by commas. */
  keywords: z.string().min(1),
  /** Opens the page. */
  picture: pictureName.optional(),
  /** Heads a landing; banners 7, 9 and 10 show children on the home page (app/DESIGN.md). */
  banner: pictureName.optional(),
});

export type DemoPage = z.infer<typeof pageMatter> & Text;

export const demoPages: readonly DemoPage[] = textsIn("pages", pageMatter);

export interface DividedPage {
  /** HTML before the first section: what stays on the CMS page. */
  intro: string;
  sections: { titolo: string; contenuto: string }[];
}

/** Slugs of these pages; the privacy policy is one text. */
export const dividedSlugs = ["termini-e-condizioni", "privacy-e-policy", "cookie-policy", "come-funziona"];

export function divided({ html }: DemoPage): DividedPage {
  const [intro = "", ...parts] = html.split(/(?=<h2>)/);
  const sections = parts.map((part) => {
    const [, titolo = "", contenuto = ""] = /^<h2>(.*?)<\/h2>([\s\S]*)$/.exec(part) ?? [];
    return { titolo, contenuto: contenuto.trim() };
  });
  return { intro: intro.trim(), sections };
}
