/** Promotions as a table that spreadsheets open without running anything, and that an import reads back as it was. */
import type { Contract } from "contract";
import { Conditions, promotionsPerPage } from "contract";
import { type CsvCell, csvLine } from "domain/csv";
import * as z from "zod";
import { slugFrom } from "../content/slug";
import type { Handler } from "../handler";
import { rows, sql } from "../sql";
import { asking, orderOf, type PromotionRow, promotionColumns } from "./reads";

/** `condizioni` says whether there are structured terms, which may all be empty. */
const columns = [
  ...[
    "slug",
    "origine",
    "impronta",
    "inserzionista",
    "merchant_slug",
    "titolo",
    "descrizione",
    "termini",
    "codice",
  ],
  ...["tipo_sconto", "valore_sconto", "data_inizio", "data_fine", "status", "paesi", "url_promozione"],
  ...["url_destinazione", "url_immagine", "titolo_seo", "descrizione_seo", "condizioni", "spesa_minima"],
  ...["sconto_massimo", "categorie", "marchi", "categorie_escluse", "marchi_esclusi", "solo_prezzo_pieno"],
  ...["creato_il", "aggiornato_il"],
] as const;

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
  return [columns, ...found.map(cellsOf)].map(csvLine).join("");
};

function cellsOf(row: PromotionRow): CsvCell[] {
  const conditions = row.rule ? z.encode(Conditions, JSON.parse(row.rule)) : null;
  const cells: Record<(typeof columns)[number], CsvCell> = {
    slug: row.slug,
    origine: row.origin,
    impronta: row.source_hash,
    inserzionista: row.advertiser,
    merchant_slug: row.store_slug ?? slugFrom(row.advertiser ?? ""),
    titolo: row.title,
    descrizione: row.description,
    termini: row.terms,
    codice: row.code,
    tipo_sconto: row.kind,
    valore_sconto: row.value === null ? null : row.value / 100,
    data_inizio: row.starts_at,
    data_fine: row.ends_at,
    status: row.ended === 1 ? "expired" : "active",
    paesi: row.countries.split(",").filter(Boolean),
    url_promozione: row.tracking_url,
    url_destinazione: row.url,
    url_immagine: row.image,
    titolo_seo: row.seo_title,
    descrizione_seo: row.seo_description,
    condizioni: conditions !== null,
    spesa_minima: conditions?.spesa_minima ?? null,
    sconto_massimo: conditions?.sconto_massimo ?? null,
    categorie: conditions?.categorie ?? [],
    marchi: conditions?.marchi ?? [],
    categorie_escluse: conditions?.categorie_escluse ?? [],
    marchi_esclusi: conditions?.marchi_esclusi ?? [],
    solo_prezzo_pieno: conditions?.solo_prezzo_pieno ?? false,
    creato_il: row.created_at,
    aggiornato_il: row.updated_at,
  };
  return columns.map((column) => cells[column]);
}
