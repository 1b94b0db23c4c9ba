/** The magazine: articles, their categories, tags and mentioned products (product.md 'Magazine', 'Content calls'). */
import * as z from "zod";
import { ProductCard } from "../catalogue/card";
import { admin, called, codec, type DeepReadonly, type DomainOf, Done, fields, get } from "../row";
import {
  bareList,
  bareObject,
  flag,
  identifier,
  lenientArray,
  listUnder,
  pictureIn,
  requiredText,
  text,
} from "../wire";

const picture = pictureIn("blog");

export const BlogCategory = fields({
  id: called("categoria_id", identifier),
  name: called("nome_categoria", requiredText),
  slug: requiredText,
});
export type BlogCategory = DomainOf<typeof BlogCategory>;

/** A tag is a word, or an object around it. */
export const BlogTag = codec(
  z.union([requiredText, z.object({ nome: text, tag: text, slug: text })]),
  (wire, context) => {
    const word = typeof wire === "string" ? wire : (wire.nome ?? wire.tag ?? wire.slug);
    if (word) return word;
    context.issues.push({ code: "custom", message: "a tag needs a word", input: wire });
    return z.NEVER;
  },
  (word) => word,
);

const BlogWire = z.object({
  blog_id: identifier,
  titolo: requiredText,
  url_blog: requiredText,
  immagine_blog: picture,
  autore_nome: text,
  data_pubblicazione: text,
  data_aggiornamento: text,
  descrizione_seo: text,
  categoria: BlogCategory.nullish(),
  tags: lenientArray(BlogTag).nullish(),
  contenuto: text,
  /** Beyond the specification: what the picture shows. */
  immagine_alt: text,
  autore_immagine: picture,
  autore_bio: text,
  titolo_seo: text,
  meta_keywords: text,
  /** Beyond the specification: the searched words stand in this article. */
  corrisponde: z.boolean().nullish(),
});

/** What a list shows of an article; `url` is its last path segment, times are ISO. */
export const Blog = codec(BlogWire, summaryFrom, summaryFields);
export type Blog = DomainOf<typeof Blog>;

/** A whole article. `body` and the author's `bio` are HTML that was sanitised where it entered. */
export const BlogArticle = codec(
  BlogWire,
  (wire) => ({
    ...summaryFrom(wire),
    body: wire.contenuto,
    alt: wire.immagine_alt,
    authorPicture: wire.autore_immagine,
    authorBio: wire.autore_bio,
    seo: { title: wire.titolo_seo, description: wire.descrizione_seo, keywords: wire.meta_keywords },
  }),
  (article) => ({
    ...summaryFields(article),
    contenuto: article.body,
    immagine_alt: article.alt,
    autore_immagine: article.authorPicture,
    autore_bio: article.authorBio,
    titolo_seo: article.seo.title,
    meta_keywords: article.seo.keywords,
  }),
);
export type BlogArticle = DomainOf<typeof BlogArticle>;

function summaryFrom(wire: z.output<typeof BlogWire>) {
  return {
    id: wire.blog_id,
    url: wire.url_blog,
    title: wire.titolo,
    picture: wire.immagine_blog,
    author: wire.autore_nome,
    publishedAt: wire.data_pubblicazione,
    updatedAt: wire.data_aggiornamento,
    description: wire.descrizione_seo,
    category: wire.categoria ?? null,
    tags: wire.tags ?? [],
    /** Null where nothing was searched for. */
    matches: wire.corrisponde ?? null,
  };
}

function summaryFields(blog: DeepReadonly<ReturnType<typeof summaryFrom>>) {
  return {
    blog_id: blog.id,
    titolo: blog.title,
    url_blog: blog.url,
    immagine_blog: blog.picture,
    autore_nome: blog.author,
    data_pubblicazione: blog.publishedAt,
    data_aggiornamento: blog.updatedAt,
    descrizione_seo: blog.description,
    categoria: blog.category,
    tags: blog.tags,
    ...(blog.matches !== null && { corrisponde: blog.matches }),
  };
}

/** What an operator sends: HTML is sanitised, the slug follows from the title unless given. */
const written = {
  title: called("titolo", requiredText.pipe(z.string().max(200))),
  body: called("contenuto", z.string().max(200_000)),
  picture: called("immagine_blog", text),
  author: called("autore_nome", text),
  authorPicture: called("autore_immagine", text),
  authorBio: called("autore_bio", text),
  /** ISO; a moment to come keeps the article back until then. Now, when left out. */
  publishedAt: called(
    "data_pubblicazione",
    z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional(),
  ),
  seoTitle: called("titolo_seo", text),
  seoDescription: called("descrizione_seo", text),
  keywords: called("meta_keywords", text),
  /** Name or slug; a name that is new opens a category. */
  category: called("categoria", text),
  tags: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
  /** Slugs of mentioned products, in order. */
  products: called("prodotti", z.array(z.string().max(120)).max(24).default([])),
};

const byUrl = z.object({ url: requiredText });
/** Beyond the specification: articles in whose whole text these words stand are marked. */
const searched = { search: called("cerca", z.string().max(100).optional()) };
const oneArticle = bareObject(BlogArticle, "blog", "data");
const open = { cache: "long", auth: "public" } as const;

export const blogs = {
  list: get("/api/blogs/list", "Published articles, latest first", {
    ...open,
    input: fields({ limit: z.coerce.number().int().min(1).max(2000).optional(), ...searched }),
    output: bareList(Blog, "blogs", "rows"),
  }),
  byUrl: get("/api/blogs/{url}", "One article; a former address answers with the present one", {
    ...open,
    input: byUrl,
    output: oneArticle,
  }),
  products: get("/api/blogs/{url}/products", "Products that an article mentions", {
    ...open,
    cache: "short",
    input: byUrl,
    output: bareList(ProductCard, "products", "prodotti"),
  }),
  tags: get("/api/blogs/{url}/tags", "Tags of an article", {
    ...open,
    input: byUrl,
    output: listUnder(BlogTag, "tags"),
  }),
  categories: get("/api/categories/blogs", "Categories that have published articles", {
    ...open,
    output: bareList(BlogCategory, "categories", "categorie"),
  }),
  category: get("/api/categories/{slug}", "One category of articles", {
    ...open,
    input: z.object({ slug: requiredText }),
    output: bareObject(BlogCategory, "category", "categoria", "data"),
  }),
  ofCategory: get("/api/categories/{slug}/blogs", "Published articles of a category, latest first", {
    ...open,
    input: fields({ slug: requiredText, ...searched }),
    output: bareList(Blog, "blogs", "rows"),
  }),
  create: admin.post("/api/blogs", "Adds an article", { input: fields(written), output: oneArticle }),
  update: admin.put(
    "/api/blogs/{id}",
    "Replaces an article; rigenera_slug=1 gives it the address of its new title, the former one leads there",
    {
      input: fields({ id: identifier, ...written, renewsSlug: called("rigenera_slug", flag) }),
      output: oneArticle,
    },
  ),
  remove: admin.del("/api/blogs/{id}", "Removes an article", {
    input: z.object({ id: identifier }),
    output: Done,
  }),
};
