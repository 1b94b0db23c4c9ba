/** Completing a look: who it is for, which colours go together, and what a budget bears. */

import { readFileSync } from "node:fs";
import { listingLimits } from "contract/listing/query";
import { cartSums } from "domain/cart-sums";
import { colours } from "domain/colours";
import { slugify } from "feeds/normalise/text";
import { taxonomy } from "upstream/catalogue/taxonomy";
import { describe, expect, test } from "vitest";
import { budgets, isPlain, lookChoiceIn, lookHref, usualChoice } from "~/lib/look/address";
import {
  type Candidate,
  cheapestLook,
  composed,
  lookValue,
  othersFor,
  type Picks,
  totalOf,
} from "~/lib/look/compose";
import { coloursWith, harmonyOf, isNeutral } from "~/lib/look/harmony";
import {
  beginningFor,
  leastPieces,
  occasions,
  type Season,
  seasonOf,
  seasons,
  wantedFor,
} from "~/lib/look/rules";
import { unfitFor } from "~/lib/look/unfit";
import { random } from "../tools/random";
import said from "./look.json";

const everySeason = Object.keys(seasons) as Season[];
const categories = new Map(taxonomy.filter(({ leaf }) => leaf).map((node) => [node.slug, node]));
const beginnings = [...categories.keys()].flatMap((category) => {
  const beginning = beginningFor(category);
  return beginning ? [{ category, beginning }] : [];
});

describe("rules", () => {
  test("every piece is for whom the product is, of another kind, and of a kind that there is", () => {
    expect(beginnings.length).toBeGreaterThan(150);
    const leaves = new Set([...categories.values()].map(({ leaf }) => leaf));
    const wrong = new Set<string>();
    for (const { category, beginning } of beginnings)
      for (const occasion of beginning.occasions)
        for (const season of everySeason)
          for (const one of wantedFor(beginning, occasion, season).flatMap((wanted) => wanted.categories)) {
            const [, leaf = "", audience = ""] = /^(.+)-([a-z]+)$/.exec(one) ?? [];
            const exists = /donna|uomo/.test(audience) ? categories.has(one) : leaves.has(leaf);
            if (!exists || one === category || audience !== categories.get(category)?.audience)
              wrong.add(`${category}: ${one}`);
          }
    expect([...wrong]).toEqual([]);
  });

  test("for women and men every offered occasion asks for enough kinds in every season", () => {
    const wanting = beginnings.flatMap(({ category, beginning }) =>
      beginning.occasions.flatMap((occasion) =>
        everySeason
          .filter((season) => {
            const found = wantedFor(beginning, occasion, season).filter(({ categories: wanted }) =>
              wanted.some((one) => categories.has(one)),
            );
            return found.length < leastPieces - 1;
          })
          .map((season) => `${category} ${occasion} ${season}`),
      ),
    );
    expect(wanting.filter((line) => /-(donna|uomo) /.test(line))).toEqual([]);
  });

  test("a dress asks for shoes, a bag, jewellery and, unless it is summer, something over it", () => {
    const dress = beginningFor("vestiti-donna");
    expect(dress?.occasions).toEqual(["quotidiano", "ufficio", "cerimonia", "sera"]);
    const asked = (season: Season) => dress && wantedFor(dress, "quotidiano", season).map(({ role }) => role);
    expect(asked("inverno")).toEqual(["scarpe", "borsa", "gioiello", "capospalla"]);
    expect(asked("estate")).toEqual(["scarpe", "borsa", "gioiello"]);
    expect(dress && wantedFor(dress, "cerimonia", "inverno")[0]?.categories).toEqual([
      "decollete-donna",
      "ballerine-donna",
    ]);
  });

  test("nothing is put together with soap, vouchers, or what has no leaf", () => {
    for (const category of ["profumi-donna", "buoni-regalo-uomo", "donna", "abbigliamento-donna", "", null])
      expect(beginningFor(category)).toBeNull();
  });

  test("children are offered no office and no evening", () => {
    for (const { category, beginning } of beginnings)
      if (/-(bambina|bambino|neonato)$/.test(category))
        expect(beginning.occasions.filter((one) => one === "ufficio" || one === "sera")).toEqual([]);
  });

  test("the season is that of the month in Rome", () => {
    expect([1, 3, 6, 9, 12].map(seasonOf)).toEqual(["inverno", "primavera", "estate", "autunno", "inverno"]);
    const dress = beginningFor("vestiti-donna");
    if (!dress) throw new Error("no rule for dresses");
    expect(usualChoice(dress, new Date("2026-08-31T21:30:00Z")).season).toBe("estate");
    expect(usualChoice(dress, new Date("2026-08-31T22:30:00Z")).season).toBe("autunno");
  });
});

describe("what is out of place", () => {
  const every = Object.keys(occasions) as (keyof typeof occasions)[];
  const choices = every.flatMap((occasion) => everySeason.map((season) => ({ occasion, season })));

  test("at the sea nothing is warm or of winter, in whatever season one goes there", () => {
    for (const season of everySeason) {
      const { excluded, isUnfit } = unfitFor("mare", season);
      expect(excluded.material).toEqual(expect.arrayContaining(["lana", "cashmere", "pile", "raso"]));
      expect(excluded.season).toEqual(["autunno-inverno", "inverno", "autunno"]);
      const names = [
        "Cuffia a coste",
        "Berretto in lana",
        "Beanie",
        "Cappello di paglia",
        "Infradito",
        "Balena",
      ];
      expect(names.filter(isUnfit)).toEqual(["Cuffia a coste", "Berretto in lana", "Beanie"]);
    }
  });

  test("what an occasion leaves out it leaves out in every season, and seasons leave out the other half of the year", () => {
    const textOf = (one: (typeof choices)[number]) => {
      const { excluded } = unfitFor(one.occasion, one.season);
      return Object.entries(excluded).flatMap(([facet, slugs]) => slugs.map((slug) => `${facet}:${slug}`));
    };
    const always = said.always as [(typeof choices)[number]["occasion"], string[], string][];
    for (const [occasion, values, name] of always)
      for (const season of everySeason) {
        expect(textOf({ occasion, season })).toEqual(expect.arrayContaining(values));
        expect(unfitFor(occasion, season).isUnfit(name), `${name}: ${occasion}, ${season}`).toBe(true);
      }
    for (const { occasion, season } of choices.filter((one) => one.occasion !== "mare")) {
      const values = textOf({ occasion, season });
      expect(values.includes("season:autunno-inverno")).toBe(/primavera|estate/.test(season));
      expect(values.includes("season:primavera-estate")).toBe(/autunno|inverno/.test(season));
      expect(values.includes("material:cashmere")).toBe(season === "estate");
    }
  });

  test("is asked of the listing whole, by values that feeds are read into", () => {
    const known = ["materials", "seasons", "occasions", "looks"].flatMap((name) =>
      readFileSync(`upstream/search/vocabulary/${name}.tsv`, "utf8")
        .split("\n")
        .map((line) =>
          line
            .split("\t")
            .slice(0, 2)
            .reverse()
            .map((cell) => slugify(cell))
            .join(":"),
        ),
    );
    const asked = choices.map(({ occasion, season }) => Object.entries(unfitFor(occasion, season).excluded));
    for (const excluded of asked) {
      const values = excluded.flatMap(([facet, slugs]) => slugs.map((slug) => `${facet}:${slug}`));
      expect(values.length).toBeLessThanOrEqual(listingLimits.valuesPerFacet);
      expect(
        values.filter((value) => !known.includes(value) && !said.wordsOfTheDemo.includes(value)),
      ).toEqual([]);
    }
  });
});

describe("colours", () => {
  test("neutrals go with every colour, and whatever goes with one goes both ways", () => {
    for (const { slug: one } of colours)
      for (const { slug: other } of colours) {
        if (isNeutral(other)) expect(harmonyOf(one, other)).not.toBeNull();
        if (one === "multicolore" || other === "multicolore") continue;
        const [there, back] = [harmonyOf(one, other), harmonyOf(other, one)];
        expect(there === null).toBe(back === null);
      }
  });

  test("red stands beside burgundy and against green, and not with orange; patterns bear neutrals alone", () => {
    expect(["bordeaux", "verde", "rosso", "nero", "arancione"].map((one) => harmonyOf("rosso", one))).toEqual(
      ["vicino", "opposto", "uguale", "neutro", null],
    );
    expect(coloursWith("multicolore").every(isNeutral)).toBe(true);
    expect(coloursWith(null)).toEqual(coloursWith("multicolore"));
  });
});

/** Lists of candidates of four stores, one of which has no rule of its own. */
function drawn(seed: number) {
  const next = random(seed);
  const below = (end: number) => Math.floor(next() * end);
  const stores = [
    { id: 1, rule: { shipping: 490, freeFrom: 8_900 } },
    { id: 2, rule: { shipping: 0, freeFrom: null } },
    { id: 3, rule: { shipping: 790, freeFrom: 5_000 } },
    { id: 4, rule: { shipping: null, freeFrom: null } },
  ];
  let id = 1;
  const one = (): Candidate => ({
    id: id++,
    cents: 900 + below(9_000),
    quantity: 1,
    buyable: true,
    ownShipping: null,
    store: stores[below(4)] ?? null,
    worth: below(100) / 10,
    accent: [null, null, "rosso", "verde"][below(4)] ?? null,
  });
  const start = below(5) === 0 ? null : one();
  const kinds = Array.from({ length: 2 + below(3) }, () => Array.from({ length: below(6) }, one));
  return { start, kinds, budget: (4 + below(30)) * 1_000, least: 2 };
}

/** All looks there are. */
function everyLook(kinds: readonly (readonly Candidate[])[]): Picks<Candidate>[] {
  return kinds.reduce<(Candidate | null)[][]>(
    (looks, kind) => looks.flatMap((look) => [null, ...kind].map((piece) => [...look, piece])),
    [[]],
  );
}

const chosenOf = (picks: Picks<Candidate>) => picks.filter((pick) => pick !== null);
const accentsOf = (picks: Picks<Candidate>) => new Set(chosenOf(picks).flatMap(({ accent }) => accent ?? []));

describe("the budget", () => {
  const draws = Array.from({ length: 150 }, (_, seed) => drawn(seed + 1));

  test("is never exceeded, shipping of every store included, and what it bears best is found", () => {
    let found = 0;
    for (const question of draws) {
      const { start, kinds, budget, least } = question;
      const picks = composed(question);
      const fitting = everyLook(kinds).filter(
        (look) =>
          chosenOf(look).length >= least && accentsOf(look).size <= 1 && totalOf(start, look) <= budget,
      );
      const best = Math.max(...fitting.map((look) => lookValue(start, look)));
      if (!picks) {
        expect(fitting).toEqual([]);
        continue;
      }
      found++;
      expect(cartSums([...(start ? [start] : []), ...chosenOf(picks)]).total).toBeLessThanOrEqual(budget);
      expect(accentsOf(picks).size).toBeLessThanOrEqual(1);
      expect(lookValue(start, picks)).toBeCloseTo(best, 6);
    }
    expect([found > 50, found < 150]).toEqual([true, true]);
  });

  test("where it does not suffice, the cheapest look is told, to the cent", () => {
    for (const { start, kinds, least } of draws) {
      const fitting = everyLook(kinds).filter(
        (look) => chosenOf(look).length >= least && accentsOf(look).size <= 1,
      );
      const cheapest = cheapestLook({ start, kinds, least });
      if (!cheapest) expect(fitting).toEqual([]);
      else expect(cheapest.total).toBe(Math.min(...fitting.map((look) => totalOf(start, look))));
    }
  });

  test("holds for whatever is put in another's place, and the others stay", () => {
    for (const question of draws) {
      const picks = composed(question);
      picks?.forEach((pick, at) => {
        const others = othersFor(question, picks, at);
        if (pick) expect(others).toContain(pick);
        for (const other of others) {
          const look = picks.with(at, other);
          expect(totalOf(question.start, look)).toBeLessThanOrEqual(question.budget);
          expect(accentsOf(look).size).toBeLessThanOrEqual(1);
        }
      });
    }
  });

  test("the same question has the same answer, whatever the order of its candidates' prices", () => {
    for (const question of draws) expect(composed(question)).toEqual(composed({ ...question }));
  });
});

describe("addresses", () => {
  const beginning = beginningFor("vestiti-donna");
  if (!beginning) throw new Error("no rule for dresses");
  const now = new Date("2026-11-23T12:00:00Z");
  const usual = usualChoice(beginning, now);
  const read = (query: string) => lookChoiceIn(new URLSearchParams(query), beginning, now);

  test("a budget counts as the greatest of ours that is no more, and nonsense counts as unsaid", () => {
    const budgetOf = (typed: string) => read(`budget=${encodeURIComponent(typed)}`).budget;
    expect(["150", "170 €", "39,90", "5", "99999999", "-3", "tanto"].map(budgetOf)).toEqual([
      150,
      150,
      40,
      40,
      null,
      null,
      null,
    ]);
    expect(read("occasione=sport&stagione=monsone&pezzi=x,-1,0")).toEqual(usual);
    expect(read("budget=9999").budget).toBe(budgets.at(-1));
  });

  test("each choice has one address, which reads back as it was", () => {
    for (const occasion of beginning.occasions)
      for (const season of everySeason)
        for (const budget of [null, ...budgets]) {
          const choice = { occasion, season, budget, pieces: [3, 12] };
          const search = new URL(lookHref("/completa/abito", choice, usual), "https://sito.example")
            .searchParams;
          expect(lookChoiceIn(search, beginning, now)).toEqual(choice);
          expect(isPlain(search, choice, usual)).toBe(true);
        }
    expect(isPlain(new URLSearchParams("budget=170"), read("budget=170"), usual)).toBe(false);
    expect(isPlain(new URLSearchParams("pezzi=5,4"), read("pezzi=5,4"), usual)).toBe(false);
    expect(Object.keys(occasions)).toContain(usual.occasion);
  });
});
