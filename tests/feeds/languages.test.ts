/** Words of feeds in Italian, French, German, Spanish and in stores' short forms; and what no name keeps. */
import { availabilityFrom } from "feeds/normalise/availability";
import { colourFrom } from "feeds/normalise/colour";
import { rowFrom } from "feeds/normalise/row";
import { columnName } from "feeds/read/columns";
import { proposedColumns } from "feeds/read/header-words";
import { google } from "feeds/read/profiles";
import { expect, test } from "vitest";
import { nobodysRow } from "../tools/feed-row";
import { projectFeedWords } from "../tools/vocabulary";

test.each([
  ["blk", "nero", "Nero"],
  ["Schwarz", "nero", "Nero"],
  ["Blanc", "bianco", "Bianco"],
  ["Dunkelblau", "blu-navy", "Blu navy"],
  ["bleu marine", "blu-navy", "Blu navy"],
  ["Rojo", "rosso", "Rosso"],
  ["petrolio", "blu", "Petrolio"],
  ["ottanio", "blu", "Ottanio"],
  ["champagne", "beige", "Champagne"],
])(
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

test.each([
  ["En stock", "in_stock"],
  ["Rupture de stock", "out_of_stock"],
  ["Auf Lager", "in_stock"],
  ["Nicht verfügbar", "out_of_stock"],
  ["Agotado", "out_of_stock"],
  ["Sur commande", "backorder"],
])("'%s' is %s", (said, state) => {
  expect(availabilityFrom(said)).toBe(state);
});

test.each([
  ["Référence;Nom;Lien;Prix TTC;Prix barré;Marque;Couleur;Taille;Disponibilité;Frais de port", "fr"],
  [
    "Artikelnummer;Produktname;Produktlink;Preis;Streichpreis;Hersteller;Farbe;Größe;Verfügbarkeit;Versandkosten",
    "de",
  ],
  ["Referencia;Nombre;Enlace;Precio;Precio anterior;Marca;Color;Talla;Disponibilidad;Gastos de envío", "es"],
])("'%s' says what is needed (%s)", (header) => {
  const names = header.split(";").map(columnName);
  expect(names.map((name) => proposedColumns(names, google)[name])).toEqual([
    ...[
      "id",
      "title",
      "link",
      "price",
      "previous_price",
      "brand",
      "color",
      "size",
      "availability",
      "shipping",
    ],
  ]);
});

test.each([
  ["!!! -50% SALDI Felpa con cappuccio", "Felpa con cappuccio"],
  ["Felpa con cappuccio - SALDI!!!", "Felpa con cappuccio"],
  ["Felpa\u202e con\u200e cappuccio\u0007", "Felpa con cappuccio"],
  ["50% lana, felpa", "50% lana, felpa"],
  ["Sale e pepe, giacca", "Sale e pepe, giacca"],
  ["!!!", "!!!"],
])("the title '%s' is the name '%s'", (title, name) => {
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
