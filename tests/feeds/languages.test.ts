/** Words of feeds in Italian, French, German, Spanish and in stores' short forms; and what no name keeps. */
import { colourFrom } from "feeds/normalise/colour";
import { availabilityFrom } from "feeds/normalise/price";
import { rowFrom } from "feeds/normalise/row";
import { columnName } from "feeds/read/columns";
import { proposedColumns } from "feeds/read/header-words";
import { google } from "feeds/read/profiles";
import { nodeOf } from "upstream/catalogue/taxonomy";
import { expect, test } from "vitest";
import { nobodysRow } from "../tools/feed-row";
import { projectFeedWords } from "../tools/vocabulary";
import said from "./languages.json";

test.each(said.colours)(
  "the colour '%s' is %s, shown as %s, and tells variants apart by the store's word",
  (word, slug, label) => {
    const found = colourFrom(word, projectFeedWords);
    expect([found?.slug, found?.label, found?.key]).toEqual([
      slug,
      label,
      word.toLowerCase().replaceAll(" ", "-"),
    ]);
  },
);

test.each(said.availabilities)("'%s' is %s", (written, state) => {
  expect(availabilityFrom(written)).toBe(state);
});

test.each(said.headers)("'%s' says what is needed (%s)", (header) => {
  const names = header.split(";").map(columnName);
  expect(names.map((name) => proposedColumns(names, google)[name])).toEqual(said.needed);
});

test.each(said.titles)("the title '%s' is the name '%s'", (title, name) => {
  const cells = {
    id: "1",
    title,
    link: "https://n.example/1",
    price: "5",
    availability: "1",
    brand: "Luma",
    product_type: "Felpe",
  };
  expect(rowFrom({ line: 1, cells, attributes: [] }, nobodysRow).name).toBe(name);
});

const placed = (product_type: string, gender = "") => {
  const { categories } = rowFrom(
    { line: 1, cells: { ...said.cells, product_type, gender }, attributes: [] },
    nobodysRow,
  );
  return categories.map((id) => nodeOf(id)?.slug);
};

test.each(said.categories)("'%s' is %s (%s)", (path = "", slug = "", gender) => {
  expect(placed(path, gender)).toEqual([slug]);
});
