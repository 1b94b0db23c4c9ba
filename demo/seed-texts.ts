/** Writes magazine, guides and legal texts of the demo through the same calls that an operator makes. */
import { contract } from "contract";
import { slugFrom } from "upstream/content/slug";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import type { LocalTarget } from "../scripts/import/target-local";
import { magazineInputs } from "./editorial/articles";
import { demoPages, divided } from "./editorial/pages";
import { portfolio } from "./portfolio";

/** Safe to repeat: a site that has articles or legal texts keeps them. */
export async function seedTexts(target: LocalTarget, now: Date): Promise<void> {
  const { db } = target;
  const upstream = createUpstream({ DB: db, now: () => now });
  const write = (row: Parameters<typeof upstream.answer>[0], input: unknown) => upstream.answer(row, input);

  if (await isEmpty(db, "blogs")) {
    const { files, keep } = portfolio();
    const products = await popularProducts(db);
    const articles = magazineInputs({
      now,
      keep: (picture) => keep("blog", picture),
      productsOf: (leaf) => products.get(leaf) ?? [],
    });
    await target.storeFiles(files);
    for (const article of articles) await write(contract.blogs.create, article);
  }
  if (!(await isEmpty(db, "legal_texts"))) return;
  for (const section of sectionsOf("termini-e-condizioni"))
    await write(deskActs.terms.create.row, { title: section.titolo, body: section.contenuto });
  for (const section of sectionsOf("cookie-policy")) await write(contract.cookiePolicy.create, section);
  const whole = demoPages.find(({ slug }) => slug === "privacy-e-policy")?.html ?? "";
  await write(contract.privacy.create, { contenuto: whole, versione: "1.0" });
  for (const [position, { titolo: title, contenuto: body }] of sectionsOf("come-funziona").entries())
    await write(deskActs.guides.save.row, { slug: slugFrom(title), title, body, position });
}

function sectionsOf(slug: string) {
  const page = demoPages.find((one) => one.slug === slug);
  return page ? divided(page).sections : [];
}

async function isEmpty(db: D1Database, table: "blogs" | "legal_texts"): Promise<boolean> {
  return (await db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).first()) === null;
}

/** Slugs of buyable products by leaf category and by 'leaf/colour' of their picture, the most popular first. */
async function popularProducts(db: D1Database): Promise<Map<string, string[]>> {
  const { results } = await db
    .prepare(
      `SELECT c.slug AS leaf, p.slug, (SELECT f.slug FROM variants v JOIN facet_values f ON f.value_id = v.colour_id
           WHERE v.product_id = p.product_id ORDER BY v.position LIMIT 1) AS colour
         FROM products p JOIN categories c USING (category_id)
         WHERE p.available = 1 ORDER BY p.popularity DESC, p.product_id`,
    )
    .all<{ leaf: string; slug: string; colour: string | null }>();
  const byLeaf = new Map<string, string[]>();
  for (const { leaf, slug, colour } of results)
    for (const key of [leaf, `${leaf}/${colour}`]) byLeaf.set(key, [...(byLeaf.get(key) ?? []), slug]);
  return byLeaf;
}
