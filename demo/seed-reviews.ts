/** Reviews of every eighth demo product, as if one of its stores had collected them; most authors are confirmed buyers. */

import { shifted } from "domain/moments";
import { writeRatings } from "upstream/catalogue/reviews";
import { writeListing } from "upstream/import/listing";
import type { LocalTarget } from "../scripts/import/target-local";
import { demoStores } from "./catalogue/stores";
import { type Chance, chanceOf } from "./random";

const authors = [
  "Giulia R.",
  "Marco T.",
  "Francesca B.",
  "Alessia M.",
  "Davide C.",
  "Sara P.",
  "Luca F.",
  "Elena V.",
  "Martina G.",
  "Paolo D.",
  "Chiara S.",
  "Federica L.",
  "Andrea N.",
  "Ilaria Z.",
];

/** [stars, title, text]; as believable for a bag as for a shoe. */
const opinions: readonly (readonly [number, string | null, string])[] = [
  [
    5,
    "Proprio come in foto",
    "Colore identico alle immagini e materiali curati. Arrivato in due giorni, ben confezionato.",
  ],
  [5, "Lo ricomprerei", "Preso per un’occasione e usato tutti i giorni: è comodo e sta bene con tutto."],
  [5, null, "Ottima qualità per il prezzo, cuciture precise e nessun odore strano all’apertura."],
  [
    4,
    "Bello, vestibilità un po’ abbondante",
    "Mi piace molto, ma se sei tra due misure scegli quella più piccola.",
  ],
  [
    4,
    "Buon acquisto",
    "Rifiniture migliori di quanto pensassi. Mezza stella in meno per la scatola arrivata ammaccata.",
  ],
  [4, null, "Bel colore e buona fattura. La consegna ha richiesto un giorno in più del previsto."],
  [
    3,
    "Nella media",
    "Carino, ma dal vivo il colore è un po’ più spento che in foto. Per il prezzo pagato va bene.",
  ],
  [3, null, "Discreto. Dopo qualche settimana si vede un po’ l’usura, ma per ora tiene."],
  [2, "Mi aspettavo di più", "Il materiale è più sottile di quello che sembrava. Reso senza problemi."],
  [
    1,
    "Misura sbagliata",
    "La tabella delle taglie non corrisponde: ho dovuto cambiarlo e ho aspettato due settimane.",
  ],
];
const likely = [22, 18, 14, 13, 10, 8, 6, 4, 3, 2];

const day = 86_400_000;

/** Safe to repeat: a catalogue that has reviews stays as it is. */
export async function seedReviews({ db }: LocalTarget, now: Date): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT p.product_id, MIN(o.store_id) AS store_id FROM products p JOIN offers o ON o.product_id = p.product_id
         JOIN stores s ON s.store_id = o.store_id AND s.slug IN (SELECT value FROM json_each(?))
         WHERE p.product_id % 8 = 3 AND NOT EXISTS (SELECT 1 FROM reviews) GROUP BY p.product_id`,
    )
    .bind(JSON.stringify(demoStores.map(({ slug }) => slug)))
    .all<{ product_id: number; store_id: number }>();
  const rows = results.flatMap(({ product_id, store_id }) =>
    reviewsOf(chanceOf(`recensioni ${product_id}`), now).map((review) => [product_id, store_id, ...review]),
  );
  const after = [...writeRatings, ...writeListing].map((statement) => db.prepare(statement));
  await db.batch([db.prepare(write).bind(JSON.stringify(rows)), ...after]);
}

const write = `INSERT INTO reviews (product_id, store_id, author, rating, title, body, purchase_checked, written_at)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
  FROM json_each(?)`;

function reviewsOf(chance: Chance, now: Date): (string | number | null)[][] {
  const count = chance.pick([1, 2, 3, 3, 4, 5, 6, 12]);
  const said = new Set<number>();
  while (said.size < Math.min(count, opinions.length)) said.add(chance.weighted(likely));
  const names = chance.some(authors, said.size);
  return [...said].map((index, place) => {
    const [stars, title, text] = opinions[index] ?? [5, null, ""];
    const writtenAt = shifted(now, -chance.between(2, 300) * day);
    return [names[place] ?? "Cliente", stars, title, text, chance.happens(0.75) ? 1 : 0, writtenAt];
  });
}
