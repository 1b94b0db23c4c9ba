/** Answers what readers ask of the magazine; operators write in `blog-writes.ts`. */
import type { Blog, BlogArticle, BlogCategory } from "contract";
import { hasWords } from "domain/folded";
import { pictureFrom } from "domain/picture";
import { cardOf, cardRows, cardsOf } from "../catalogue/cards";
import type { HandlerContext, HandlersOf } from "../handler";
import { notFound } from "../refusal";
import { firstRow, rows, type Sql, sql } from "../sql";
import { altOf } from "./picture-words";

interface BlogRow {
  blog_id: number;
  slug: string;
  title: string;
  image: string | null;
  author: string | null;
  seo_description: string | null;
  tags: string;
  published_at: string;
  updated_at: string;
  category_id: number | null;
  category_slug: string | null;
  category_name: string | null;
}

interface ArticleRow extends BlogRow {
  body: string;
  author_image: string | null;
  author_bio: string | null;
  seo_title: string | null;
  keywords: string | null;
  alt: string | null;
}

const listColumns = sql`b.blog_id, b.slug, b.title, b.image, b.author, b.seo_description, b.tags, b.published_at, b.updated_at,
  c.category_id, c.slug AS category_slug, c.name AS category_name`;
const joined = sql`blogs b LEFT JOIN blog_categories c ON c.category_id = b.category_id`;

/** The article of a present or former address, as long as it is published. */
function publishedAt(url: string, now: Date): Sql {
  return sql`b.published_at <= ${now.toISOString()}
    AND b.blog_id = COALESCE((SELECT blog_id FROM blogs WHERE slug = ${url}),
      (SELECT blog_id FROM blog_addresses WHERE slug = ${url}))`;
}

/** With words to search for, the articles that hold all of them, in title or text, are marked. */
async function listWhere(
  condition: Sql,
  { limit = 2000, search }: { limit?: number; search?: string },
  { db, now }: HandlerContext,
): Promise<Blog[]> {
  const text = search ? sql`b.body` : sql`NULL`;
  const found = await rows<BlogRow & { body: string | null }>(db)`
    SELECT ${listColumns}, ${text} AS body FROM ${joined} WHERE b.published_at <= ${now.toISOString()} AND ${condition}
      ORDER BY b.published_at DESC, b.blog_id DESC LIMIT ${limit}`;
  return found.map((row) => ({ ...blogOf(row), matches: search ? isAbout(row, search) : null }));
}

function isAbout(row: BlogRow & { body: string | null }, search: string): boolean {
  const { title, seo_description, author, category_name, tags, body } = row;
  const text = (body ?? "").replace(/<[^>]*>/g, " ").replace(/&#?\w+;/g, " ");
  return hasWords([title, seo_description, author, category_name, tags, text].join(" "), search);
}

/** One article, published or not. */
export async function articleWhere(condition: Sql, { db }: HandlerContext): Promise<BlogArticle> {
  const row = await firstRow<ArticleRow>(db)`
    SELECT ${listColumns}, b.body, b.author_image, b.author_bio, b.seo_title, b.keywords, ${altOf(sql`b.image`)} AS alt
      FROM ${joined} WHERE ${condition}`;
  if (!row) throw notFound("Articolo");
  return {
    ...blogOf(row),
    body: row.body,
    alt: row.alt,
    authorPicture: pictureFrom(row.author_image, "blog"),
    authorBio: row.author_bio,
    seo: { title: row.seo_title, description: row.seo_description, keywords: row.keywords },
  };
}

function blogOf(row: BlogRow): Blog {
  const { category_id, category_slug, category_name } = row;
  const known = category_id !== null && category_slug !== null && category_name !== null;
  return {
    id: row.blog_id,
    url: row.slug,
    title: row.title,
    picture: pictureFrom(row.image, "blog"),
    author: row.author,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    description: row.seo_description,
    category: known ? { id: category_id, name: category_name, slug: category_slug } : null,
    tags: JSON.parse(row.tags) as string[],
    matches: null,
  };
}

function categoriesWhere(condition: Sql, { db, now }: HandlerContext): Promise<BlogCategory[]> {
  return rows<BlogCategory>(db)`SELECT category_id AS id, name, slug FROM blog_categories c
    WHERE ${condition} AND EXISTS (SELECT 1 FROM blogs b
      WHERE b.category_id = c.category_id AND b.published_at <= ${now.toISOString()})
    ORDER BY position, name COLLATE NOCASE`;
}

async function category({ slug }: { slug: string }, context: HandlerContext) {
  const [found] = await categoriesWhere(sql`slug = ${slug}`, context);
  if (!found) throw notFound("Categoria");
  return found;
}

const byUrl = ({ url }: { url: string }, context: HandlerContext) =>
  articleWhere(publishedAt(url, context.now), context);

export const blogReads: Omit<HandlersOf<"blogs">, "create" | "update" | "remove"> = {
  list: (asked, context) => listWhere(sql`1`, asked, context),
  byUrl,
  async products({ url }, context) {
    const picked = sql`SELECT p.product_id, p.best_offer_id AS offer_id, named.key AS rank
      FROM blogs b, json_each(b.products) named JOIN products p ON p.slug = named.value
      WHERE ${publishedAt(url, context.now)}`;
    return cardRows(await rows(context.db, cardsOf(context.now, picked))).map(cardOf);
  },
  tags: async (input, context) => (await byUrl(input, context)).tags,
  categories: (_, context) => categoriesWhere(sql`1`, context),
  category,
  async ofCategory({ slug, search }, context) {
    const { id } = await category({ slug }, context);
    return listWhere(sql`b.category_id = ${id}`, { search }, context);
  },
};
