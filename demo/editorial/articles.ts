/** The demo's magazine as an operator would send it: articles with authors, pictures and products of the demo catalogue. */
import type { Contract } from "contract";
import { colourNamed } from "domain/colours";
import { categoryNamed } from "upstream/catalogue/taxonomy";
import * as z from "zod";
import { hash32 } from "../random";
import { type Text, textsIn } from "./markdown";
import { pictureName } from "./picture-name";
import { authors } from "./tables";

/** As the magazine lists them. */
export const magazineCategories = [
  "Abbinamenti",
  "Guide alle taglie",
  "Occasioni",
  "Materiali",
  "Cura dei tessuti",
  "Saldi e acquisti",
  "Bambini",
] as const;

/** 'sneakers-donna', or 'sneakers-donna/bianco' where only that colour fits the text. */
const leaf = z.string().refine((text) => {
  const [slug = "", colour] = text.split("/");
  return Boolean(categoryNamed(slug)?.leaf) && (!colour || colourNamed(colour) !== undefined);
}, "no leaf category, or no colour of the palette");

/** The front matter of `demo/articles/*.md`. */
export const articleMatter = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences below the title, in lists and for search engines. */
  summary: z.string().min(1),
  author: z.enum([...authors.keys()]),
  /** How many days before the filling of the demo it came out. */
  daysAgo: z.int().min(1),
  category: z.enum(magazineCategories),
  tags: z.array(z.string().min(1)).min(1),
  /** Leaf categories, with a colour if need be, whose products are mentioned, one product each. */
  products: z.array(leaf),
  picture: pictureName,
});

export type DemoArticle = z.infer<typeof articleMatter> & Text;

const placeOf = ({ category }: DemoArticle) => magazineCategories.indexOf(category);

/** By category, the newest first. */
export const demoArticles: readonly DemoArticle[] = textsIn("articles", articleMatter).sort(
  (a, b) => placeOf(a) - placeOf(b) || a.daysAgo - b.daysAgo,
);

const day = 86_400_000;

/** Among the most popular products of a category, so that neighbouring articles do not mention the same one. */
const choice = 6;

export interface MagazineDesk {
  now: Date;
  /** Stores a picture of `demo/pictures` and says under which name. */
  keep(picture: string): string;
  /** Slugs of buyable products of a leaf category, or of one colour of it, the most popular first. */
  productsOf(leaf: string): readonly string[];
}

export function magazineInputs(desk: MagazineDesk): z.input<Contract["blogs"]["create"]["input"]>[] {
  const portraits = Object.fromEntries([...authors.keys()].map((key) => [key, desk.keep(`ritratto-${key}`)]));
  return demoArticles.map((article) => {
    const { name = "", bio = "" } = authors.get(article.author) ?? {};
    const seed = hash32(article.title);
    return {
      titolo: article.title,
      contenuto: article.html,
      immagine_blog: desk.keep(article.picture),
      autore_nome: name,
      autore_immagine: portraits[article.author] ?? null,
      autore_bio: `<p>${bio}</p>`,
      data_pubblicazione: publishedAt(article, seed, desk.now),
      titolo_seo: null,
      descrizione_seo: article.summary,
      meta_keywords: article.tags.join(", "),
      categoria: article.category,
      tags: article.tags,
      prodotti: article.products.flatMap((leaf) => {
        const popular = desk.productsOf(leaf).slice(0, choice);
        return popular[(seed + hash32(leaf)) % popular.length] ?? [];
      }),
    };
  });
}

/** In the morning, never on the dot. */
function publishedAt({ daysAgo }: DemoArticle, seed: number, now: Date): string {
  const date = new Date(now.getTime() - daysAgo * day);
  date.setUTCHours(6 + (seed % 4), seed % 60, 0, 0);
  return date.toISOString();
}
