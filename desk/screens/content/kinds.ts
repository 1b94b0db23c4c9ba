/** What each kind of content is called, which fields it has, and how it is saved. */
import { listingAsked } from "contract/listing/query";
import type { EveryApi } from "server/api";
import type { EditedKind } from "upstream/desk";
import { area, type FieldTable, maybe, type Written } from "../../ui/fields";

/** All fields of a content, by name. */
export type Kept = Record<string, string | number | null>;

interface Kind<Table extends FieldTable> {
  kind: EditedKind;
  nav: string;
  /** Of a new one; null where none can be made. */
  creates: string | null;
  /** What an operator should know before changing one. */
  note?: string;
  /** Where readers see it. */
  shown?(kept: Kept, now: Date): string | null;
  /** Whether readers see it, or why not. */
  says?(kept: Kept, now: Date): string | null;
  /** Id of what was just made, from the call's answer: its editor is shown next, else the list. */
  made?(answer: unknown): string;
  fields: Table;
  /** What saving would change for visitors, shown on demand before it is saved. */
  trial?(api: EveryApi, written: Written<Table>): Promise<Trial>;
  /** Saves what was written; `id` is null for a new one. */
  save(api: EveryApi, id: string | null, written: Written<Table>): Promise<unknown>;
  remove?(api: EveryApi, id: string): Promise<unknown>;
}
export type ContentKind = Kind<FieldTable>;

/** Ties what is saved to the table of fields; who lists kinds does not know which table each has. */
export function contentKind<const Table extends FieldTable>(kind: Kind<Table>): ContentKind {
  return kind as unknown as ContentKind;
}

/** Lists side by side: what visitors see now, and what they would see. */
export type Trial = readonly { heading: string; found: string; names: readonly string[] }[];

const shownFirst = 5;

/** What the listing of some words, or of an address, shows first. */
export async function firstGoods(api: EveryApi, asked: string | null) {
  if (!asked) return { found: "niente", names: [] };
  const page = await api.products.list({
    ...listingAsked(asked),
    ...(!asked.includes("/") && { sort: "rilevanza" }),
  });
  const missing = page.understood?.leftOut.map((word) => `“${word}”`) ?? [];
  const goods = page.totalResults === 1 ? "1 prodotto" : `${page.totalResults} prodotti`;
  const found = `${goods}${missing.length > 0 ? `, niente per ${missing.join(", ")}` : ""}`;
  return { found, names: page.products.slice(0, shownFirst).map(({ name }) => name) };
}

/** Fields that many kinds share. */
export const seo = {
  seoTitle: maybe("Titolo per i motori di ricerca", { hint: "Fino a 70 caratteri." }),
  seoDescription: area("Descrizione per i motori di ricerca", { hint: "Fino a 160 caratteri." }),
};

/** The number or the address of what a call has just made. */
export const idMade = (answer: unknown) => String((answer as { id: number }).id);
export const slugMade = (answer: unknown) => (answer as { slug: string }).slug;
