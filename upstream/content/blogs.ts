/** Answers what readers ask of the magazine; operators write in `blog-writes.ts`. */
import type { Blog, BlogArticle, BlogCategory } from "contract";
import { hasWords } from "domain/folded";
import { pictureFrom } from "domain/picture";
import { readCards } from "../catalogue/cards";
import type { HandlerContext, HandlersOf } from "../handler";
import { firstOf } from "../refusal";
import { knownRow, rows, type Sql, sql } from "../sql";
import { altOf } from "./picture-words";

/** As the tables have it: a picture is the name of a file, lists and objects are JSON. */
type BlogRow = Omit<Blog, "picture" | "category" | "tags" | "matches"> & {
  image: string | null;
  category: string | null;
  tags: string;
};

type ArticleRow = BlogRow &
  Pick<BlogArticle, "body" | "alt" | "authorBio"> & {
    author_image: string | null;
    seo_title: string | null;
    keywords: string | null;
  };

const listColumns = sql`b.blog_id AS id, b.slug AS url, b.title, b.image, b.author, b.seo_description AS description, b.tags,
  b.published_at AS publishedAt, b.updated_at AS updatedAt,
  iif(c.category_id IS NULL, NULL, json_object('id', c.category_id, 'name', c.name, 'slug', c.slug)) AS category`;
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
  return found.map(({ body, ...row }) => {
    const blog = blogOf(row);
    return { ...blog, matches: search ? isAbout(blog, body ?? "", search) : null };
  });
}

function isAbout({ title, description, author, category, tags }: Blog, body: string, search: string) {
  const text = body.replace(/<[^>]*>/g, " ").replace(/&#?\w+;/g, " ");
  return hasWords([title, description, author, category?.name, ...tags, text].join(" "), search);
}

/** One article, published or not. */
export async function articleWhere(condition: Sql, { db }: HandlerContext): Promise<BlogArticle> {
  const found = await knownRow<ArticleRow>(db, "Articolo")`
    SELECT ${listColumns}, b.body, b.author_image, b.author_bio AS authorBio, b.seo_title, b.keywords,
        ${altOf(sql`b.image`)} AS alt
      FROM ${joined} WHERE ${condition}`;
  const { author_image, seo_title, keywords, body, alt, authorBio, ...row } = found;
  const seo = { title: seo_title, description: row.description, keywords };
  return { ...blogOf(row), body, alt, authorBio, authorPicture: pictureFrom(author_image, "blog"), seo };
}

function blogOf({ image, category, tags, ...row }: BlogRow): Blog {
  return {
    ...row,
    picture: pictureFrom(image, "blog"),
    category: category === null ? null : (JSON.parse(category) as BlogCategory),
    tags: JSON.parse(tags) as string[],
    matches: null,
  };
}

function categoriesWhere(condition: Sql, { db, now }: HandlerContext): Promise<BlogCategory[]> {
  return rows<BlogCategory>(db)`SELECT category_id AS id, name, slug FROM blog_categories c
    WHERE ${condition} AND EXISTS (SELECT 1 FROM blogs b
      WHERE b.category_id = c.category_id AND b.published_at <= ${now.toISOString()})
    ORDER BY position, name COLLATE NOCASE`;
}

const category = ({ slug }: { slug: string }, context: HandlerContext) =>
  firstOf(categoriesWhere(sql`slug = ${slug}`, context), "Categoria");

const byUrl = ({ url }: { url: string }, context: HandlerContext) =>
  articleWhere(publishedAt(url, context.now), context);

export const blogReads: Omit<HandlersOf<"blogs">, "create" | "update" | "remove"> = {
  list: (asked, context) => listWhere(sql`1`, asked, context),
  byUrl,
  products({ url }, context) {
    const picked = sql`SELECT p.product_id, p.best_offer_id AS offer_id, named.key AS rank
      FROM blogs b, json_each(b.products) named JOIN products p ON p.slug = named.value
      WHERE ${publishedAt(url, context.now)}`;
    return readCards(context, picked);
  },
  tags: async (input, context) => (await byUrl(input, context)).tags,
  categories: (_, context) => categoriesWhere(sql`1`, context),
  category,
  async ofCategory({ slug, search }, context) {
    const { id } = await category({ slug }, context);
    return listWhere(sql`b.category_id = ${id}`, { search }, context);
  },
};
