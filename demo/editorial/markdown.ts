/** Texts as Markdown files with front matter; a mistake in one is told with its file and field. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import brand from "brand/brand.json";
import { Marked } from "marked";
import { editorialHtml } from "upstream/content/editorial-html";
import { parse } from "yaml";
import type * as z from "zod";

export interface Text {
  /** The file's name without its ending. */
  slug: string;
  /** As it is written, without the front matter; empty for a page that only has a title. */
  markdown: string;
  /** As the door for editors' HTML leaves it. */
  html: string;
}

const marked = new Marked({ async: false });

/** All texts of a folder of `demo/`, by file name, in the name of the brand. */
export function textsIn<Matter extends object>(folder: string, schema: z.ZodType<Matter>): (Matter & Text)[] {
  const path = join(import.meta.dirname, "..", folder);
  const files = readdirSync(path).filter((name) => name.endsWith(".md"));
  return files
    .sort()
    .map((name) =>
      textOf(
        `${folder}/${name}`,
        readFileSync(join(path, name), "utf8").replaceAll("Vetrina", brand.name),
        schema,
      ),
    );
}

/** One text; throws with `file` and the field when the front matter is not what `schema` says. */
export function textOf<Matter extends object>(
  file: string,
  source: string,
  schema: z.ZodType<Matter>,
): Matter & Text {
  const [, front, markdown = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined) throw new Error(`${file}: no front matter between two lines '---'`);
  const matter = schema.safeParse(yamlOf(file, front));
  if (!matter.success) {
    const wrong = matter.error.issues.map(
      ({ path, message }) => `${path.join(".") || "front matter"}: ${message}`,
    );
    throw new Error(`${file}: ${wrong.join("; ")}`);
  }
  const html = editorialHtml(marked.parse(markdown) as string);
  return { ...matter.data, slug: file.replace(/^.*\/|\.md$/g, ""), markdown: markdown.trim(), html };
}

function yamlOf(file: string, front: string): unknown {
  try {
    return parse(front);
  } catch (error) {
    throw new Error(`${file}: front matter: ${(error as Error).message}`);
  }
}
