/** Pairs made of a feed's own rows: each of its goods as another store writes it, by the habits of a table. */
import { colours } from "domain/colours";
import type { FeedRecord } from "feeds/read/record";
import * as z from "zod";
import { names, tableOf, text } from "../../../scripts/tables";
import { random } from "../../tools/random";
import type { Cells, Pair } from "./pairs";

const empty = z.literal("");
export const habits = tableOf(new URL("habits.tsv", import.meta.url), {
  habit: text,
  verdict: z.enum(["same", "variant", "different", "question"]),
  of: z.enum(["row", "color", "size", "other"]),
  without: names.or(empty.transform((): string[] => [])),
  title: z.enum(["capitals", "shuffled", "packed", "of next year"]).or(empty),
  mpn: z.enum(["spelled", "model", "of next year"]).or(empty),
  color: z.enum(["italian"]).or(empty),
});
type Habit = (typeof habits)[number];
type Draw = () => number;

const packs =
  " - 3 paia|, set 2 pezzi| confezione da 3| 5-pack| (tris)|, cofanetto regalo| 2-pack| 2 x 50 ml".split("|");
const pick = <Item>(list: readonly Item[], draw: Draw) => list[Math.floor(draw() * list.length)] as Item;

function titleBy(title: string, habit: Habit["title"], draw: Draw): string {
  if (habit === "capitals") return title.toUpperCase();
  if (habit === "packed") return title + pick(packs, draw);
  if (habit === "of next year") return `${title} 2027`;
  if (habit === "") return title;
  const drawn = title.split(" ").map((word) => ({ word, place: draw() }));
  return drawn
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .join(" ");
}

function rewritten(row: Cells, model: string, habit: Habit, draw: Draw): Cells {
  const { title = "", mpn = "", color = "" } = row;
  const numbers = {
    "": mpn,
    spelled: mpn.toLowerCase().replaceAll("-", " "),
    model,
    "of next year": `${model}27N`,
  };
  const italian = colours.find(({ aliases }) => aliases.includes(color.toLowerCase()))?.name ?? color;
  const cells = {
    ...row,
    title: titleBy(title, habit.title, draw),
    mpn: numbers[habit.mpn],
    color: habit.color === "" ? color : italian,
    price: habit.title === "packed" ? "119.00 EUR" : "54.00 EUR",
  };
  return Object.fromEntries(
    Object.entries(cells).filter(([name, cell]) => cell && !habit.without.includes(name)),
  );
}

const told = "title brand gtin mpn color size gender product_type google_product_category".split(" ");

/** One pair for each of a feed's goods that has what the habit needs. */
export function pairsOf(records: readonly FeedRecord[], habit: Habit, seed: number): Pair[] {
  const draw = random(seed);
  const goods = new Map<string, Cells[]>();
  for (const { cells } of records) {
    const row = Object.fromEntries(Object.entries(cells).filter(([name]) => told.includes(name)));
    const model = cells.item_group_id || (cells.mpn ?? "");
    goods.set(model, [...(goods.get(model) ?? []), row]);
  }
  const all = [...goods];
  return all.flatMap(([model, rows], at) => {
    const row = pick(rows, draw);
    const [differs, stays] = habit.of === "color" ? ["color", "size"] : ["size", "color"];
    const others = rows.filter((one) => one[differs] !== row[differs] && one[stays] === row[stays]);
    const other = all[(at + 1) % all.length]?.[1][0];
    const written = habit.of === "row" ? row : habit.of === "other" ? other : others[0];
    if (!written || (written === row && habit.of !== "row")) return [];
    return {
      about: row.title ?? "",
      verdict: habit.verdict,
      rows: [row, rewritten(written, model, habit, draw)] as const,
    };
  });
}
