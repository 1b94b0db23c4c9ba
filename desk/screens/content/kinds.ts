/** What each kind of content is called, which fields it has, and how it is saved. */
import { dayWritten, momentWritten } from "domain/moments";
import type { EveryApi } from "server/api";
import type { EditedKind } from "upstream/desk";
import { fieldOf } from "../../screen";

/** All fields of a content, by name. */
export type Fields = Record<string, string | number | null>;

export interface ContentField {
  name: string;
  label: string;
  /** `html` has a preview; `tick` is on or off; days and moments are of Rome; default: one line. */
  as?: "html" | "text" | "tick" | "number" | "day" | "moment" | "fixed";
  options?: readonly (readonly [string, string])[];
  hint?: string;
  required?: true;
  /** Ticked in a new one. */
  fresh?: true;
}

export interface ContentKind {
  kind: EditedKind;
  nav: string;
  /** Of a new one; null where none can be made. */
  creates: string | null;
  /** What an operator should know before changing one. */
  note?: string;
  /** Where readers see it. */
  shown?(fields: Fields, now: Date): string | null;
  /** Whether readers see it, or why not. */
  says?(fields: Fields, now: Date): string | null;
  /** Id of what was just made, from the call's answer: its editor is shown next, else the list. */
  made?(answer: unknown): string;
  fields: readonly ContentField[];
  /** What saving would change for visitors, shown on demand before it is saved. */
  trial?(api: EveryApi, typed: Typed): Promise<Trial>;
  /** Saves what was typed; `id` is null for a new one. */
  save(api: EveryApi, id: string | null, typed: Typed): Promise<unknown>;
  remove?(api: EveryApi, id: string): Promise<unknown>;
}

/** Lists side by side: what visitors see now, and what they would see. */
export type Trial = readonly { heading: string; found: string; names: readonly string[] }[];

/** What was typed into a form, as calls take it. */
export interface Typed {
  text(name: string): string;
  /** Null for nothing. */
  maybe(name: string): string | null;
  number(name: string): number | null;
  on(name: string): boolean;
  /** `2026-12-03` of whatever people write; what is no date goes on as it is, and is refused by its field. */
  day(name: string): string | null;
  moment(name: string): string | null;
  /** Words parted by commas. */
  list(name: string): string[];
}

export function typedIn(form: FormData): Typed {
  const text = (name: string) => fieldOf(form, name);
  return {
    text,
    maybe: (name) => text(name) || null,
    number: (name) => {
      const typed = text(name).replace(",", ".");
      return typed === "" ? null : Number(typed);
    },
    on: (name) => text(name) === "1",
    day: (name) => dayWritten(text(name)) ?? (text(name) || null),
    moment: (name) => momentWritten(text(name)) ?? (text(name) || null),
    list: (name) =>
      text(name)
        .split(",")
        .map((word) => word.trim())
        .filter(Boolean),
  };
}

/** Fields that many kinds share. */
export const seoFields: readonly ContentField[] = [
  { name: "seoTitle", label: "Titolo per i motori di ricerca", hint: "Fino a 70 caratteri." },
  {
    name: "seoDescription",
    label: "Descrizione per i motori di ricerca",
    as: "text",
    hint: "Fino a 160 caratteri.",
  },
];
export const pictureField: ContentField = {
  name: "picture",
  label: "Immagine",
  hint: "Nome del file: si carica in «Immagini»; o un indirizzo https.",
};

/** The number or the address of what a call has just made. */
export const idMade = (answer: unknown) => String((answer as { id: number }).id);
export const slugMade = (answer: unknown) => (answer as { slug: string }).slug;
