/** Breadcrumb paths without the home item, which the component puts first (product.md 'Breadcrumbs', 'Metadata calls'). */
import { type Breadcrumb, type FacetKey, listingHref } from "contract";
import { pagePath } from "contract/content/seo-shape";
import { withoutCode } from "domain/code";
import type { HandlerContext, HandlersOf } from "../handler";
import { shownPromotion } from "../promotions/reads";
import { existing, notFound } from "../refusal";
import { batch, knownRow, rows, type Sql, sql } from "../sql";

interface Step {
  slug: string;
  name: string;
}

export const breadcrumbs: HandlersOf<"breadcrumbs"> = {
  async category({ slug }, { db }) {
    const steps = await rows(db, stepsTo(sql`SELECT category_id FROM categories WHERE slug = ${slug}`));
    if (steps.length === 0) throw notFound("Categoria");
    return steps.map(categoryCrumb);
  },
  async page({ slug }, { db }) {
    const page = await knownRow<Step>(db, "Pagina")`
      SELECT slug, title AS name FROM pages WHERE slug = ${slug}`;
    return [{ type: "node", name: page.name, href: pagePath(page.slug) }];
  },
  /** A collection is a value of a facet: one brand, one season. */
  async collection({ slug }, context) {
    return [await collectionCrumb(slug, context)];
  },
  async product({ slug }, { db }) {
    const [[found], steps] = await batch(db, [
      sql<Step>`SELECT slug, name FROM products WHERE product_id = ${productNamed(slug)}`,
      stepsTo(sql`SELECT category_id FROM products WHERE product_id = ${productNamed(slug)}`),
    ]);
    const product = existing(found, "Prodotto");
    return [...steps.map(categoryCrumb), { type: "node", name: product.name, href: `/${product.slug}` }];
  },
  async blog({ slug }, { db }) {
    const found = await knownRow<Step & Record<"category" | "category_slug", string | null>>(db, "Articolo")`
      SELECT b.slug, b.title AS name, c.name AS category, c.slug AS category_slug
        FROM blogs b LEFT JOIN blog_categories c ON c.category_id = b.category_id WHERE b.slug = ${slug}`;
    const { category, category_slug } = found;
    return [
      { type: "node", name: "Magazine", href: "/magazine" },
      ...(category ? [{ type: "node", name: category, href: `/magazine/categoria/${category_slug}` }] : []),
      { type: "node", name: found.name, href: `/magazine/${found.slug}` },
    ];
  },
  async promotions({ merchant }, { db }) {
    if (!merchant) return [promotionsCrumb];
    const store = await knownRow<Step>(db, "Negozio")`
      SELECT slug, name FROM stores WHERE slug = ${merchant} OR CAST(store_id AS TEXT) = ${merchant}`;
    return [promotionsCrumb, merchantCrumb(store)];
  },
  async promotion({ slug }, context) {
    const { title, code, store_name, store_slug } = await shownPromotion(slug, context);
    return [
      promotionsCrumb,
      ...(store_name && store_slug ? [merchantCrumb({ name: store_name, slug: store_slug })] : []),
      { type: "node", name: withoutCode(title, code), href: `${promotionsCrumb.href}/${slug}` },
    ];
  },
};

const promotionsCrumb = { type: "node", name: "Codici sconto e coupon", href: "/codici-sconto-coupon" };

function merchantCrumb({ slug, name }: Step): Breadcrumb {
  return { type: "filtro", name, href: `${promotionsCrumb.href}?merchant=${encodeURIComponent(slug)}` };
}

/** A category and its ancestors, root first. */
function stepsTo(category: Sql): Sql<Step> {
  return sql`WITH RECURSIVE path (category_id, parent_id, slug, name, depth) AS (
      SELECT category_id, parent_id, slug, name, 0 FROM categories WHERE category_id = (${category})
      UNION ALL SELECT c.category_id, c.parent_id, c.slug, c.name, path.depth + 1
      FROM path JOIN categories c ON c.category_id = path.parent_id)
    SELECT slug, name FROM path ORDER BY depth DESC`;
}

function productNamed(slug: string): Sql {
  return sql`(SELECT product_id FROM products WHERE slug = ${slug}
    UNION ALL SELECT product_id FROM variants WHERE slug = ${slug} LIMIT 1)`;
}

function categoryCrumb({ slug, name }: Step): Breadcrumb {
  return { type: "node", name, href: listingHref({ category: slug }) };
}

async function collectionCrumb(slug: string, { db }: HandlerContext): Promise<Breadcrumb> {
  const value = await knownRow<{ facet: FacetKey; label: string }>(db, "Collezione")`
    SELECT facet, label FROM facet_values WHERE slug = ${slug} ORDER BY facet = 'brand' DESC, value_id`;
  return { type: "filtro", name: value.label, href: listingHref({ facets: { [value.facet]: [slug] } }) };
}
