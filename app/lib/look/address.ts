/** What the address of a look says: occasion, season, budget, and pieces that somebody chose; few values each, so that few pages are kept. */
import { dayInRome } from "~/lib/dates-it";
import { type Beginning, type Occasion, type Season, seasonOf, seasons } from "./rules";

/** Whole euros. */
export const budgets = [40, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1_000] as const;

export interface LookChoice {
  occasion: Occasion;
  season: Season;
  /** Whole euros, one of `budgets`; null without a limit. */
  budget: number | null;
  /** Ids of products that stand in the look in place of what would. */
  pieces: readonly number[];
}

/** What counts where the address says nothing. */
export function usualChoice({ occasions: [usual = "quotidiano"] }: Beginning, now: Date): LookChoice {
  const month = Number(dayInRome(now)?.slice(5, 7) ?? 1);
  return { occasion: usual, season: seasonOf(month), budget: null, pieces: [] };
}

/** Leniently: what makes no sense, or does not go with the product, counts as unsaid. */
export function lookChoiceIn(search: URLSearchParams, beginning: Beginning, now: Date): LookChoice {
  const usual = usualChoice(beginning, now);
  const said = (name: string) => search.get(name) ?? "";
  const ids = said("pezzi")
    .split(",")
    .filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return {
    occasion: beginning.occasions.find((occasion) => occasion === said("occasione")) ?? usual.occasion,
    season: (Object.keys(seasons) as Season[]).find((season) => season === said("stagione")) ?? usual.season,
    budget: budgetIn(said("budget")),
    pieces: [...new Set(ids.map(Number))].slice(0, 4).toSorted((a, b) => a - b),
  };
}

/** The greatest of ours that is no more than what somebody typed: '150 €'. */
function budgetIn(typed: string): number | null {
  const euros = /^\s*(\d{1,7})([.,]\d{1,2})?\s*€?\s*$/.exec(typed)?.[1];
  if (euros === undefined) return null;
  return budgets.findLast((budget) => budget <= Number(euros)) ?? budgets[0];
}

/** The least of ours that bears so many cents; null where none does. */
export function budgetFor(cents: number): number | null {
  return budgets.find((budget) => budget * 100 >= cents) ?? null;
}

export function lookPath(slug: string): string {
  return `/completa/${slug}`;
}

/** The one address of a choice: what is usual is left out. */
export function lookHref(path: string, choice: LookChoice, usual: LookChoice): string {
  const said = lookParams(choice, usual);
  return said === "" ? path : `${path}?${said}`;
}

function lookParams({ occasion, season, budget, pieces }: LookChoice, usual: LookChoice): string {
  return [
    occasion !== usual.occasion && `occasione=${occasion}`,
    season !== usual.season && `stagione=${season}`,
    budget !== null && `budget=${budget}`,
    pieces.length > 0 && `pezzi=${pieces.join(",")}`,
  ]
    .filter(Boolean)
    .join("&");
}

/** Whether an address says its choice as `lookHref` writes it. */
export function isPlain(search: URLSearchParams, choice: LookChoice, usual: LookChoice): boolean {
  const said = ["occasione", "stagione", "budget", "pezzi"].flatMap((name) =>
    search.getAll(name).map((value) => `${name}=${value}`),
  );
  return said.join("&") === lookParams(choice, usual);
}
