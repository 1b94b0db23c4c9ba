/** Where operators write the magazine: HTML is sanitised here, addresses stay unique, former ones keep leading on. */
import type { CallInput, Contract } from "contract";
import type { HandlerContext, HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { batch, firstRow, listed, rows, sql } from "../sql";
import { articleWhere } from "./blogs";
import { sanitiseEditorial } from "./sanitise";
import { freeSlug, slugFrom } from "./slug";

/** Addresses that mean something else under `/api/blogs` or `/magazine`. */
const reserved = ["list", "categoria"];

export const blogWrites: Pick<HandlersOf<"blogs">, "create" | "update" | "remove"> = {
  async create(blog, context) {
    const slug = await addressFor(blog.title, null, context);
    const { category, body, bio, tags, products, published } = await readied(blog, context);
    const added = await firstRow<{ blog_id: number }>(context.db)`
      INSERT INTO blogs (slug, category_id, title, body, image, author, author_image, author_bio, seo_title,
          seo_description, keywords, tags, products, published_at, updated_at)
        VALUES (${slug}, ${category}, ${blog.title}, ${body}, ${blog.picture}, ${blog.author},
          ${blog.authorPicture}, ${bio}, ${blog.seoTitle}, ${blog.seoDescription}, ${blog.keywords},
          ${tags}, ${products}, ${published ?? context.now.toISOString()}, ${context.now.toISOString()})
        RETURNING blog_id`;
    return articleWhere(sql`b.blog_id = ${added?.blog_id ?? null}`, context);
  },

  async update({ id, renewsSlug, ...blog }, context) {
    const before = await articleWhere(sql`b.blog_id = ${id}`, context);
    const slug = renewsSlug ? await addressFor(blog.title, id, context) : before.url;
    const { category, body, bio, tags, products, published } = await readied(blog, context);
    await batch(context.db, [
      sql`UPDATE blogs SET slug = ${slug}, category_id = ${category}, title = ${blog.title}, body = ${body},
          image = ${blog.picture}, author = ${blog.author}, author_image = ${blog.authorPicture},
          author_bio = ${bio}, seo_title = ${blog.seoTitle}, seo_description = ${blog.seoDescription},
          keywords = ${blog.keywords}, tags = ${tags}, products = ${products},
          published_at = COALESCE(${published}, published_at), updated_at = ${context.now.toISOString()}
        WHERE blog_id = ${id}`,
      sql`DELETE FROM blog_addresses WHERE slug = ${slug}`,
      sql`INSERT OR IGNORE INTO blog_addresses (slug, blog_id)
        SELECT ${before.url}, ${id} WHERE ${before.url} <> ${slug}`,
    ]);
    return articleWhere(sql`b.blog_id = ${id}`, context);
  },

  async remove({ id }, { db }) {
    await batch(db, [
      sql`DELETE FROM blog_addresses WHERE blog_id = ${id}`,
      sql`DELETE FROM blogs WHERE blog_id = ${id}`,
    ]);
    return { done: true };
  },
};

/** An address that no other article has or had. */
async function addressFor(title: string, id: number | null, { db }: HandlerContext): Promise<string> {
  const wanted = slugFrom(title);
  const near = await rows<{ slug: string }>(db)`
    SELECT slug FROM (SELECT slug, blog_id FROM blogs UNION ALL SELECT slug, blog_id FROM blog_addresses)
      WHERE blog_id IS NOT ${id} AND substr(slug, 1, ${wanted.length}) = ${wanted}`;
  const taken = new Set([...reserved, ...near.map(({ slug }) => slug)]);
  return freeSlug(wanted, (candidate) => taken.has(candidate));
}

/** What the columns hold that are not stored as they were sent. */
async function readied(blog: CallInput<Contract["blogs"]["create"]>, context: HandlerContext) {
  await allExist(blog.products, context);
  return {
    category: await categoryFor(blog.category, context),
    body: await sanitiseEditorial(blog.body),
    bio: blog.authorBio && (await sanitiseEditorial(blog.authorBio)),
    tags: JSON.stringify(blog.tags),
    products: JSON.stringify(blog.products),
    published: blog.publishedAt ? new Date(blog.publishedAt).toISOString() : null,
  };
}

/** What an article mentions has to be there: a mistyped address would show nothing, in silence. */
async function allExist(slugs: readonly string[], { db }: HandlerContext): Promise<void> {
  const found = await rows<{ slug: string }>(db)`
    SELECT slug FROM products WHERE slug IN ${listed([...slugs])}`;
  const known = new Set(found.map(({ slug }) => slug));
  const missing = [...new Set(slugs.filter((slug) => !known.has(slug)))];
  if (missing.length === 0) return;
  const named = missing.map((slug) => `«${slug}»`).join(", ");
  const sentence =
    missing.length === 1
      ? `Nessun prodotto ha l’indirizzo ${named}.`
      : `Nessun prodotto ha questi indirizzi: ${named}.`;
  throw new Refusal(422, sentence, "prodotti");
}

/** Name or slug of a category; one that is new is opened at the end. */
async function categoryFor(name: string | null, { db }: HandlerContext): Promise<number | null> {
  if (!name) return null;
  const slug = slugFrom(name);
  await rows(db)`INSERT OR IGNORE INTO blog_categories (slug, name, position)
    SELECT ${slug}, ${name}, COALESCE(MAX(position), 0) + 1 FROM blog_categories`;
  const found = await firstRow<{ category_id: number }>(db)`
    SELECT category_id FROM blog_categories WHERE slug = ${slug}`;
  return found?.category_id ?? null;
}
