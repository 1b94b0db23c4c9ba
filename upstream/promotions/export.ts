/** Promotions as a table that spreadsheets open without running anything, and that an import reads back as it was. */
import { Conditions, type Contract, promotionsPerPage } from "contract";
import { type CsvCell, csvLine } from "domain/csv";
import * as z from "zod";
import { slugFrom } from "../content/slug";
import type { Handler } from "../handler";
import { rows, sql } from "../sql";
import { asking, orderOf, type PromotionRow, promotionColumns } from "./reads";

export const exportCsv: Handler<Contract["promotions"]["export"]> = async (query, { db, now }) => {
  const { page: number, active, q, promotionType, country, sort, merchant } = query;
  const asked = asking(
    {
      active,
      q,
      promotionType,
      country: country?.toUpperCase(),
      ...(merchant && /^\d{1,15}$/.test(merchant)
        ? { merchantValueId: Number(merchant) }
        : { merchantSlug: merchant }),
    },
    now,
    // What is to come and what is kept back belongs into the table too.
    active ? undefined : sql`1`,
  );
  const page =
    number === undefined ? sql`` : sql`LIMIT ${promotionsPerPage} OFFSET ${(number - 1) * promotionsPerPage}`;
  const found = await rows<PromotionRow>(db)`
    SELECT ${promotionColumns} FROM promotions p LEFT JOIN stores s ON s.store_id = p.store_id WHERE ${asked}
      ORDER BY ${orderOf({ sort })}, p.slug ${page}`;
  return [Object.keys(cells), ...found.map(cellsOf)].map(csvLine).join("");
};

type Terms = z.input<typeof Conditions> | null;

/** By column; `condizioni` says whether there are structured terms, which may all be empty. */
const cells: Readonly<Record<string, (row: PromotionRow, conditions: Terms) => CsvCell>> = {
  slug: (row) => row.slug,
  origine: (row) => row.origin,
  impronta: (row) => row.source_hash,
  inserzionista: (row) => row.advertiser,
  merchant_slug: (row) => row.store_slug ?? slugFrom(row.advertiser ?? ""),
  titolo: (row) => row.title,
  descrizione: (row) => row.description,
  termini: (row) => row.terms,
  codice: (row) => row.code,
  tipo_sconto: (row) => row.kind,
  valore_sconto: (row) => (row.value === null ? null : row.value / 100),
  data_inizio: (row) => row.starts_at,
  data_fine: (row) => row.ends_at,
  status: (row) => (row.ended === 1 ? "expired" : "active"),
  paesi: (row) => row.countries.split(",").filter(Boolean),
  url_promozione: (row) => row.tracking_url,
  url_destinazione: (row) => row.url,
  url_immagine: (row) => row.image,
  titolo_seo: (row) => row.seo_title,
  descrizione_seo: (row) => row.seo_description,
  condizioni: (_, conditions) => conditions !== null,
  spesa_minima: (_, conditions) => conditions?.spesa_minima ?? null,
  sconto_massimo: (_, conditions) => conditions?.sconto_massimo ?? null,
  categorie: (_, conditions) => conditions?.categorie ?? [],
  marchi: (_, conditions) => conditions?.marchi ?? [],
  categorie_escluse: (_, conditions) => conditions?.categorie_escluse ?? [],
  marchi_esclusi: (_, conditions) => conditions?.marchi_esclusi ?? [],
  solo_prezzo_pieno: (_, conditions) => conditions?.solo_prezzo_pieno ?? false,
  creato_il: (row) => row.created_at,
  aggiornato_il: (row) => row.updated_at,
};

function cellsOf(row: PromotionRow): CsvCell[] {
  const conditions = row.rule ? z.encode(Conditions, JSON.parse(row.rule)) : null;
  return Object.values(cells).map((cell) => cell(row, conditions));
}
