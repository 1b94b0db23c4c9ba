/** What networks and stores recommend for a thing is no former price: in no format, under no name. */
import { rowFrom } from "feeds/normalise/row";
import { readFeed } from "feeds/read/feed";
import { proposedColumns } from "feeds/read/header-words";
import { google, profiles } from "feeds/read/profiles";
import type { Column, FeedFormat, FeedRecord } from "feeds/read/record";
import { describe, expect, test } from "vitest";
import { nobodysRow } from "../tools/feed-row";

/** One row of a format as CSV or JSON: what every row needs, and these cells. */
async function priced(format: FeedFormat, kind: "csv" | "json", more: Record<string, string>) {
  const named = (column: Column) =>
    Object.entries(profiles[format].columns).find(([, meant]) => meant === column)?.[0] ?? column;
  const cells = {
    [named("id")]: "A1",
    [named("title")]: "Vestito midi in lino",
    [format === "awin" ? "merchant_deep_link" : named("link")]: "https://www.negozio.example/1",
    [named("price")]: "49.90",
    [named("brand")]: "Luma",
    [named("availability")]: "in stock",
    google_product_category: "2271",
    ...more,
  };
  const quoted = (texts: string[]) => texts.map((text) => `"${text}"`).join(",");
  const text =
    kind === "json"
      ? JSON.stringify(cells)
      : `${quoted(Object.keys(cells))}\n${quoted(Object.values(cells))}`;
  const limits = { bytes: 100_000, ratio: 100 };
  for await (const record of readFeed([new TextEncoder().encode(text)], limits, { format })) {
    const { price, list, recommended = null } = rowFrom(record as FeedRecord, nobodysRow);
    return { price, list, recommended };
  }
  throw new Error("no row");
}

const asked = Object.keys(profiles).filter((format) => profiles[format as FeedFormat].address === undefined);

describe.each(asked as FeedFormat[])("%s", (format) => {
  const { columns } = profiles[format];
  const named = (column: Column) =>
    Object.entries(columns).flatMap(([name, meant]) =>
      meant === column && !name.includes(".") ? [name] : [],
    );
  const [former, recommended] = [named("previous_price"), named("recommended_price")];
  test.each(["csv", "json"] as const)(
    "a recommended price is one, in %s, and a former one stays one",
    async (kind) => {
      for (const name of recommended)
        expect(await priced(format, kind, { [name]: "79.90" }), name).toEqual({
          ...{ price: 4_990, list: null, recommended: 7_990 },
        });
      for (const name of former)
        expect(await priced(format, kind, { [name]: "79.90" }), name).toEqual({
          ...{ price: 4_990, list: 7_990, recommended: null },
        });
      const [one] = recommended;
      const [other] = former;
      if (one && other)
        expect(await priced(format, kind, { [one]: "99.90", [other]: "79.90" })).toEqual({
          ...{ price: 4_990, list: 7_990, recommended: 9_990 },
        });
    },
  );
});

test("Google's price beside a sale price is a former one, and a recommended one stays beside both", async () => {
  const sale = { price: "79.90 EUR", sale_price: "49.90 EUR" };
  expect(await priced("google", "csv", sale)).toEqual({ price: 4_990, list: 7_990, recommended: null });
  expect(await priced("google", "csv", { ...sale, recommended_price: "89,90 €" })).toEqual({
    ...{ price: 4_990, list: 7_990, recommended: 8_990 },
  });
});

test.each(["49.90", "30.00", "niente", "0", "-5", "99.90 USD"])("'%s' recommends nothing", async (said) => {
  expect(await priced("awin", "csv", { rrp_price: said })).toEqual({
    price: 4_990,
    list: null,
    recommended: null,
  });
});

const said: Record<"recommended_price" | "previous_price", string> = {
  recommended_price:
    "Prezzo di listino;Listino;Prezzo listino;Prezzo consigliato;List price;RRP;MSRP;Recommended retail price;UVP;Unverbindliche Preisempfehlung;Listenpreis;Prix conseillé;Prix public conseillé;PVPR;Precio recomendado;Listino 2026;rrp_eur",
  previous_price:
    "Prezzo barrato;Prezzo precedente;Prezzo pieno;Was price;Old price;price_old;Compare at price;Streichpreis;Alter Preis;Prix barré;Ancien prix;Precio anterior;Precio tachado",
};

test.each(Object.entries(said).flatMap(([column, names]) => names.split(";").map((name) => [name, column])))(
  "'%s' beside a price is proposed as %s",
  (name, column) => {
    const key = name.toLowerCase().replaceAll(" ", "_");
    expect(proposedColumns(["prezzo", key], google)).toEqual({ prezzo: "price", [key]: column });
    // Alone it is what the thing costs.
    expect(proposedColumns([key], google)).toEqual({ [key]: "price" });
  },
);
