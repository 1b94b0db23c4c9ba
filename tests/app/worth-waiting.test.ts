/** When sales begin, and 'Conviene aspettare?': dates of many years, and a rule that is right on histories whose future is known. */

import { type KindIndex, type Move, wellBelow } from "contract";
import { monthAfter } from "domain/moments";
import { type Step, yearOf } from "upstream/catalogue/price-history";
import { describe, expect, test } from "vitest";
import { levelsOf, priceTable, yearChange } from "~/lib/price-levels";
import {
  blackFriday,
  saleDates,
  salesAround,
  salesCalendar,
  summerSales,
  winterSales,
} from "~/lib/sale-dates";
import { seasonOf, type Verdict, verdictOf, waitingOf } from "~/lib/worth-waiting";
import sales from "~/routes/quando-conviene/regions.json";
import { random } from "../tools/random";
import type said from "./worth-waiting.json";
import rows from "./worth-waiting.json";

const day = 86_400_000;
const at = (date: string) => new Date(`${date}T12:00:00Z`);

describe("the dates", () => {
  /** As newspapers gave them: nearly all Regions, each winter but none that was moved. */
  const winters =
    "2012-01-05 2015-01-03 2017-01-05 2018-01-05 2019-01-05 2020-01-04 2022-01-05 2023-01-05 2024-01-05 2025-01-04 2026-01-03";
  const summers =
    "2012-07-07 2016-07-02 2017-07-01 2018-07-07 2019-07-06 2022-07-02 2024-07-06 2025-07-05 2026-07-04";
  const fridays =
    "2018-11-23 2019-11-29 2020-11-27 2021-11-26 2022-11-25 2023-11-24 2024-11-29 2025-11-28 2026-11-27";
  test.each([
    ["winter sales", winterSales, winters],
    ["summer sales", summerSales, summers],
    ["Black Friday", blackFriday, fridays],
  ])("%s begin when they did", (_, rule, known) => {
    const days = known.split(" ");
    expect(days.map((one) => rule(Number(one.slice(0, 4))))).toEqual(days);
  });

  test("of 60 years lie where the rule says", () => {
    for (let year = 2000; year < 2060; year++) {
      const [winter, summer, friday] = [winterSales(year), summerSales(year), blackFriday(year)].map(at);
      expect(winter?.getUTCDay(), `${year}`).not.toBeLessThan(2);
      expect([3, 4, 5]).toContain(winter?.getUTCDate());
      expect([summer?.getUTCDay(), summer?.getUTCMonth()]).toEqual([6, 6]);
      expect(summer?.getUTCDate()).toBeLessThanOrEqual(7);
      expect([friday?.getUTCDay(), friday?.getUTCMonth()]).toEqual([5, 10]);
      expect(friday?.getUTCDate()).toBeGreaterThanOrEqual(23);
      expect(friday?.getUTCDate()).toBeLessThanOrEqual(29);
    }
  });

  test("come in order from today on, and sales are on for sixty days", () => {
    const days = (from: string) => saleDates(at(from), 4).map((one) => one.day);
    expect(days("2026-11-23")).toEqual(["2026-11-27", "2027-01-05", "2027-07-03", "2027-11-26"]);
    expect(days("2027-01-05")[0]).toBe("2027-01-05");
    expect(salesAround(at("2026-11-23"))).toMatchObject({ current: null, next: { day: "2027-01-05" } });
    expect(salesAround(at("2027-01-05"))).toMatchObject({
      current: { day: "2027-01-05" },
      next: { day: "2027-07-03" },
    });
    expect(salesAround(at("2027-03-06")).current).toBeNull();
    expect(salesAround(at("2027-12-31")).next.day).toBe("2028-01-05");
  });

  test("are a calendar that programs read: whole days, short lines, one name for each", () => {
    const text = salesCalendar({ name: "Vetrina", origin: "https://vetrina.example" }, at("2026-11-23"));
    const lines = text.split("\r\n");
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
    for (const line of lines) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    expect(text).toContain(
      "DTSTART;VALUE=DATE:20270105\r\nDTEND;VALUE=DATE:20270106\r\nSUMMARY:Saldi invernali: inizio",
    );
    const ids = lines.filter((line) => line.startsWith("UID:"));
    expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
  });

  test("each Region stands there with what a source says, or with the word that it must be checked", () => {
    expect(sales.regions).toHaveLength(21);
    for (const { name, sources: cited, lasts, ban } of sales.regions) {
      expect(cited.length, name).toBeGreaterThan(0);
      for (const key of cited)
        expect(new Map(Object.entries(sales.sources)).get(key)?.href, name).toMatch(/^https:\/\//);
      expect(lasts.length * ban.length, name).toBeGreaterThan(0);
    }
  });
});

const now = at("2026-11-23");
/** In days: the sales have begun, and gone on for a while. */
const horizon = 75;

/** A price for each day from `begins` days ago to the end of the horizon. */
type Kind = (chance: () => number, begins: number) => number[];
/** The longest history that is made up, in days. */
const longest = 800;
/** Of each day from the longest ago to the end of the horizon. */
const monthOfDay = Array.from({ length: longest + horizon + 1 }, (_, index) =>
  new Date(now.getTime() - (longest - index) * day).toISOString().slice(0, 7),
);
const inMonths = (ago: number, months: readonly string[]) =>
  months.includes(monthOfDay[longest - ago]?.slice(5) ?? "");
const daily = (begins: number, priceOf: (ago: number) => number) =>
  Array.from({ length: begins + horizon + 1 }, (_, index) => Math.round(priceOf(begins - index)));

const seasonal: Kind = (chance, begins) => {
  const [price, cut] = [4_000 + chance() * 9_000, chance() < 0.8 ? 0.6 + chance() * 0.25 : 1];
  return daily(begins, (ago) => price * (inMonths(ago, ["01", "07"]) ? cut : 1));
};
const steady: Kind = (chance, begins) => {
  const price = 4_000 + chance() * 9_000;
  return daily(begins, (ago) => price * (1 + 0.01 * Math.sin(ago / 40)));
};
const promoted: Kind = (chance, begins) => {
  const [price, every, shift] = [4_000 + chance() * 9_000, 35 + chance() * 30, chance() * 60];
  return daily(begins, (ago) => price * ((ago + shift + 1_000) % every < 9 ? 0.8 : 1));
};
const rising: Kind = (chance, begins) => {
  const price = 4_000 + chance() * 9_000;
  return daily(begins, (ago) => price * (1 - ago / 900));
};
/** Falls by a step every two months until it is gone: no season, and the longer one waits the less it costs. */
const ladder: Kind = (chance, begins) => {
  const [price, shift] = [4_000 + chance() * 9_000, chance() * 60];
  return daily(begins, (ago) => price * 0.9 ** Math.floor((begins - ago + shift) / 60));
};

const stepsOf = (prices: readonly number[], begins: number): Step[] =>
  prices.slice(0, begins + 1).flatMap((cents, index) => {
    const step = { at: new Date(now.getTime() - (begins - index) * day).toISOString(), cents, store: null };
    return cents === prices[index - 1] ? [] : [step];
  });

/** The index of a kind by its own definition, from many goods. */
function indexOf(kind: Kind, months = 24): Move[] {
  const chance = random(7);
  const goods = Array.from({ length: 40 }, () => {
    const sums = new Map<string, [number, number]>();
    kind(chance, longest).forEach((cents, index) => {
      const [sum, days] = sums.get(monthOfDay[index] ?? "") ?? [0, 0];
      sums.set(monthOfDay[index] ?? "", [sum + cents, days + 1]);
    });
    return (month: string) => (sums.get(month)?.[0] ?? 0) / (sums.get(month)?.[1] ?? 0);
  });
  return Array.from({ length: months }, (_, index) => {
    const month = monthAfter("2026-11", index - months);
    const logs = goods.map((mean) => Math.log(mean(month) / mean(monthAfter(month, -1))));
    return { month, products: 40, change: Math.exp(logs.reduce((sum, log) => sum + log, 0) / 40) };
  });
}
const indexes = new Map([seasonal, steady, promoted, rising, ladder].map((kind) => [kind, indexOf(kind)]));

/** Of so many goods of a kind: what the rule said, and whether waiting would have saved well. */
function told(kind: Kind, seed: number, begins: number, months = indexes.get(kind) ?? []) {
  const chance = random(seed);
  const season = seasonOf(months, now);
  return Array.from({ length: 100 }, () => {
    const prices = kind(chance, begins);
    const today = prices[begins] ?? 0;
    const verdict = verdictOf(yearOf(stepsOf(prices, begins), now), season, today);
    const fell = Math.min(...prices.slice(begins + 1)) <= today * wellBelow;
    return { verdict, fell };
  });
}
const share = (list: { verdict: Verdict; fell: boolean }[], verdict: Verdict) =>
  list.filter((one) => one.verdict === verdict).length / list.length;

describe("the rule", () => {
  test.each([1, 2, 3])("is mostly right when it says yes or no, with seed %i", (seed) => {
    const all = [seasonal, steady, promoted, rising, ladder].flatMap((kind) => told(kind, seed, 400));
    const right = (verdict: Verdict, fell: boolean) => {
      const own = all.filter((one) => one.verdict === verdict);
      expect(own.length, verdict).toBeGreaterThan(50);
      return own.filter((one) => one.fell === fell).length / own.length;
    };
    expect(right("yes", true)).toBeGreaterThan(0.9);
    expect(right("no", false)).toBeGreaterThan(0.9);
  });

  test("never says yes of what only rises or stands still, nor no of what only falls", () => {
    for (const begins of [100, 200, 400]) {
      expect(share(told(steady, 5, begins), "yes")).toBe(0);
      expect(share(told(rising, 5, begins), "yes")).toBe(0);
      expect(share(told(ladder, 5, begins), "no")).toBe(0);
    }
  });

  test("says nothing of a short history without one of its kind, and never no from one of the two alone", () => {
    for (const kind of [seasonal, steady, promoted, rising, ladder]) {
      expect(share(told(kind, 9, 60, []), "unknown")).toBe(1);
      expect(share(told(kind, 9, 400, []), "no")).toBe(0);
      expect(share(told(kind, 9, 60), "no")).toBe(0);
    }
  });

  test("takes a kind's season only from years that are known whole, and leaves one that disagrees open", () => {
    const months = indexOf(seasonal, 24);
    expect(seasonOf(months, now)?.changes).toHaveLength(2);
    expect(seasonOf(months.slice(12), now)).toMatchObject({ from: "2026-11", to: "2027-01", products: 40 });
    expect(seasonOf(months.filter(({ month }) => month !== "2025-12").slice(11), now)).toBeNull();
    const disagrees = months.map((move) => (move.month === "2026-01" ? { ...move, change: 1.2 } : move));
    expect(verdictOf({ days: 200, falls: 0, lowest: 100 }, seasonOf(disagrees, now), 100)).toBe("open");
  });
});

describe("the answer", () => {
  const kind: KindIndex = { slug: "scarpe", name: "Scarpe", months: indexOf(seasonal, 12) };
  const said = (year: Parameters<typeof waitingOf>[0]["year"], of: KindIndex | null, when = now) => {
    const answer = waitingOf({ year, kind: of, today: 5_900 }, when);
    return answer && `${answer.said} ${answer.grounds}`.replaceAll("\u00a0", " ");
  };
  test.each(rows.kinds as [string, Parameters<typeof said>[0], KindIndex | null][])(
    "%s",
    (sentence, year, of) => expect(said(year, of)).toBe(sentence),
  );

  test("names the kind with its months and how many goods, and sales that are on; nothing while nobody sells", () => {
    expect(said({ days: 40, falls: 0, lowest: 5_900 }, kind)).toMatch(
      /^Forse sì\. Lo vediamo in vendita da 40 giorni\. L’anno scorso, da novembre a gennaio, «Scarpe»: −\d\d(,\d)?% \(40 prodotti\)\. Saldi/,
    );
    expect(said({ days: 12, falls: 0, lowest: 1 }, null, at("2027-01-20"))).toContain(
      "Saldi invernali in corso.",
    );
    expect(said(null, kind)).toBeNull();
  });
});

describe("the open data", () => {
  const move = (month: string, change: number): Move => ({ month, change, products: 50 });
  test("chain months from 100, begin again after a gap, and compare a year within one chain only", () => {
    const levels = levelsOf([move("2026-01", 0.9), move("2026-02", 1.1), move("2026-04", 0.5)]);
    expect(levels.map(({ base, level }) => [base, Number(level.toFixed(2))])).toEqual([
      ["2025-12", 90],
      ["2025-12", 99],
      ["2026-03", 50],
    ]);
    const year = Array.from({ length: 12 }, (_, index) => move(monthAfter("2026-01", index), 0.99));
    expect(yearChange(levelsOf(year))).toBeCloseTo(0.99 ** 12);
    expect(yearChange(levelsOf(year.slice(1)))).toBeNull();
    expect(yearChange(levelsOf([...year.slice(0, 5), ...year.slice(6), move("2027-01", 1)]))).toBeNull();
  });

  test("are a table of plain numbers, with its columns even where nothing is known", () => {
    const kinds = [
      { slug: "scarpe", name: "Donna, Scarpe", depth: 2, levels: levelsOf([move("2026-01", 0.9)]) },
    ];
    expect(priceTable(kinds)).toBe(
      'mese,genere,nome,indice,base,variazione_percentuale,prodotti_confrontati\r\n2026-01,scarpe,"Donna, Scarpe",90,2025-12,-10,50\r\n',
    );
    expect(priceTable([])).toMatch(/^mese,.*\r\n$/);
  });
});
