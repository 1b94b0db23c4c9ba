/** Reviews of every eighth demo product, as if one of its stores had collected them; most authors are confirmed buyers. */
import { shifted } from "domain/moments";
import { writeRatings } from "upstream/catalogue/reviews";
import { writeListing } from "upstream/import/listing";
import * as z from "zod";
import type { LocalTarget } from "../scripts/import/target-local";
import { number, phrases, tableOf, text } from "../scripts/tables";
import { demoStores } from "./catalogue/stores";
import { type Chance, chanceOf } from "./random";

const authors = phrases.parse(
  "Giulia R., Marco T., Francesca B., Alessia M., Davide C., Sara P., Luca F., Elena V., Martina G., Paolo D., Chiara S., Federica L., Andrea N., Ilaria Z.",
);

const opinions = tableOf(new URL("opinions.tsv", import.meta.url), {
  likely: number,
  stars: number,
  title: z.string().transform((title) => title || null),
  text,
});

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

const write = `INSERT INTO reviews (product_id, store_id, author, rating, title, body, purchase_checked, written_at, state)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, 'published'
  FROM json_each(?)`;

function reviewsOf(chance: Chance, now: Date): (string | number | null)[][] {
  const count = chance.pick([1, 2, 3, 3, 4, 5, 6, 12]);
  const said = new Set<number>();
  while (said.size < Math.min(count, opinions.length))
    said.add(chance.weighted(opinions.map(({ likely }) => likely)));
  const names = chance.some(authors, said.size);
  return [...said].map((index, place) => {
    const { stars = 5, title = null, text = "" } = opinions[index] ?? {};
    const writtenAt = shifted(now, -chance.between(2, 300) * day);
    return [names[place] ?? "Cliente", stars, title, text, chance.happens(0.75) ? 1 : 0, writtenAt];
  });
}
