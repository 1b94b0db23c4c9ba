/** How a text is read, and what of a phrase says something. */
import { tellingWords } from "./meanings";
import type { KindPart } from "./parts";
import { claims, isSmall } from "./vocabulary/fillers";

/** How a text is read: without kinds that it was taken for before, and without words that typos were corrected to. */
export interface Reading {
  /** As `kindKey` has them. */
  unwanted: ReadonlySet<string>;
  misread: ReadonlySet<string>;
  /** Phrases that other words stand within are not put together. */
  apart?: boolean;
}

/** The telling words around a mistyped one, two on each side. */
export interface Beside {
  before: readonly string[];
  after: readonly string[];
}

export const asItComes: Reading = { unwanted: new Set(), misread: new Set() };

export function kindKey({ area, label }: { area: string; label: string }): string {
  return `${area} ${label}`;
}

/** The words of a phrase that say something. */
export function carrying(phrase: string): string[] {
  return tellingWords(phrase).filter((word) => !isSmall(word));
}

/** 'Grande' beside a bag means shoppers, and any large bag of the colour. */
export function isClaimed({ words }: KindPart): boolean {
  return words.some((word) => claims.has(word));
}
