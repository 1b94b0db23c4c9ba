/** How a CMS page of the demo is written down. */
export interface DemoPage {
  slug: string;
  title: string;
  seoTitle: string;
  seoDescription: string;
  keywords: string;
  /** HTML; sanitised before it is stored. */
  body: string;
}

/** The page of a text in light mark-up, see `htmlOf`. */
export function page(
  slug: string,
  title: string,
  seoTitle: string,
  seoDescription: string,
  keywords: string,
  text: string,
): DemoPage {
  return { slug, title, seoTitle, seoDescription, keywords, body: htmlOf(text) };
}

/** '# ' opens a section, '- ' a list item, '1. ' a numbered one, '> ' is a quotation, anything else a paragraph. */
export function htmlOf(text: string): string {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks.map((block) => blockOf(block.split("\n").map((line) => line.trim()))).join("\n");
}

function blockOf(lines: string[]): string {
  const first = lines[0] ?? "";
  if (first.startsWith("# ")) return `<h2>${inline(first.slice(2))}</h2>`;
  if (first.startsWith("> ")) return `<blockquote><p>${inline(first.slice(2))}</p></blockquote>`;
  if (first.startsWith("- ")) return list("ul", lines);
  if (/^\d+\. /.test(first)) return list("ol", lines);
  return `<p>${inline(lines.join(" "))}</p>`;
}

function list(tag: "ul" | "ol", lines: string[]): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(/^(- |\d+\. )/, ""))}</li>`).join("")}</${tag}>`;
}

/** **strong**, and the three characters that HTML needs escaped. */
function inline(text: string): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return escaped.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");
}
