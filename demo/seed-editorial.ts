/** What editors keep: menu, banners, category tiles, brand logos, pages and suggestions, written to D1 and the picture store. */
import { fold, slugify } from "feeds/normalise/text";
import { suggestionSlug } from "../contract/search";
import type { LocalTarget } from "../scripts/import/target-local";
import { taxonomy } from "../upstream/catalogue/taxonomy";
import { smallHtml } from "../upstream/content/small-html";
import { writeListing } from "../upstream/import/listing";
import { brands } from "./catalogue/words/brands";
import { demoMenu } from "./editorial/menu";
import { demoPages, divided, dividedSlugs } from "./editorial/pages";
import { demoBanners, demoSuggestions, departments } from "./editorial/tables";
import { type Keep, portfolio } from "./portfolio";

/** Safe to repeat: every statement replaces what an earlier run wrote. */
export async function seedEditorial(target: LocalTarget, now: Date): Promise<void> {
  const { files, keep } = portfolio();
  const { db } = target;
  const write = (sql: string, rows: unknown[]) => db.prepare(sql).bind(JSON.stringify(rows));
  const statements = [
    write(writeBanners, bannerRows(keep)),
    db.prepare("DELETE FROM menu_items"),
    write(writeMenu, menuRows(keep)),
    write(writeCategories, categoryRows(keep)),
    write(writeLogos, logoRows(keep)),
    write(writePages, pageRows(keep, now)),
    write(writeSuggestions, suggestionRows()),
    db.prepare(writeSales),
    db.prepare("INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products"),
    ...writeListing.map((statement) => db.prepare(statement)),
  ];
  await db.batch(statements);
  for (let start = 0; start < files.length; start += 250) {
    await target.storeFiles(files.slice(start, start + 250));
  }
}

const writeBanners = `INSERT OR REPLACE INTO banners (banner_id, image, title, description, href)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`;

function bannerRows(keep: Keep): unknown[] {
  return demoBanners.map(({ id, title, description, href }) => [
    id,
    keep("banner", `banner-${id}`),
    title,
    description,
    href,
  ]);
}

const writeMenu = `INSERT INTO menu_items (menu_id, parent_id, name, href, grouping, image, position)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 0 FROM json_each(?)`;

function menuRows(keep: Keep): unknown[] {
  return demoMenu().map(({ id, parentId, name, href, group, tile }) => {
    const image = tile ? keep("category", `tile-${tile}`) : null;
    return [id, parentId, name, href, group, image];
  });
}

const writeCategories = `UPDATE categories SET image = told.image, description = told.description,
    seo_title = told.title, seo_description = told.description_plain
  FROM (SELECT value ->> 0 AS slug, value ->> 1 AS image, value ->> 2 AS description, value ->> 3 AS title,
      value ->> 4 AS description_plain FROM json_each(?)) AS told
  WHERE categories.slug = told.slug`;

/** Departments and their areas; leaves do without a picture. */
export function categoryRows(keep: Keep): string[][] {
  return departments.flatMap(({ slug, description, menuName }) => {
    const root = taxonomy.find((node) => node.slug === slug);
    const own = [
      slug,
      keep("category", `tile-${slug}`),
      smallHtml(`<p>${description}</p>`),
      `Moda ${menuName.toLowerCase()}: confronta i prezzi`,
      description,
    ];
    const areas = taxonomy.filter((node) => node.parentId === root?.id && node.area);
    const others = areas.map((node) => {
      const text = `${node.name} ${menuName.toLowerCase()}: confronta prezzi, taglie e spedizioni dei negozi partner e scegli l'offerta migliore.`;
      const image = keep("category", `tile-${node.slug}`);
      return [node.slug, image, smallHtml(`<p>${text}</p>`), `${node.name} ${menuName.toLowerCase()}`, text];
    });
    return [own, ...others];
  });
}

const writeLogos = `UPDATE facet_values SET image = told.image
  FROM (SELECT value ->> 0 AS slug, value ->> 1 AS image FROM json_each(?)) AS told
  WHERE facet_values.facet = 'brand' AND facet_values.slug = told.slug`;

function logoRows(keep: Keep): unknown[] {
  return brands.map(({ name }) => {
    const slug = slugify(name);
    return [slug, keep("logos", `marca-${slug}`)];
  });
}

const writePages = `INSERT OR REPLACE INTO pages
    (slug, title, body, seo_title, seo_description, keywords, image, banner, updated_at)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
  FROM json_each(?)`;

function pageRows(keep: Keep, now: Date): unknown[] {
  return demoPages.map((page) => {
    const { slug, title, html, seoTitle, seoDescription, keywords, picture, banner } = page;
    // The privacy policy is one text of its own, introduction included.
    const intro = slug === "privacy-e-policy" ? "" : divided(page).intro;
    return [
      slug,
      title,
      dividedSlugs.includes(slug) ? intro : html,
      seoTitle,
      seoDescription,
      keywords,
      picture ? keep("pages", picture) : null,
      banner ? keep("pages", banner) : null,
      now.toISOString(),
    ];
  });
}

const writeSuggestions = `INSERT OR REPLACE INTO suggestions (slug, term, folded, uses)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`;

function suggestionRows(): unknown[] {
  return demoSuggestions.map(({ term, uses }) => [suggestionSlug(term), term, fold(term), uses]);
}

/** Clicks counted before today, so that 'bestseller' has something to sort by. */
const writeSales =
  "UPDATE products SET sales = (popularity * (product_id * 2654435761 % 977)) / 977 WHERE sales = 0";
