/** HTML of editors, by an allow list. A file beside the second Worker, loaded when somebody writes a text. */
import sanitize from "sanitize-html";
import allowed from "./editorial-html.json";

/** What a product description may hold (`small-html.ts`), and sections, quotations, tables, links, pictures. The page's title stays the only h1. */
export function editorialHtml(html: string): string {
  return sanitize(html, {
    ...allowed,
    transformTags: { b: "strong", i: "em", h1: "h2", h5: "h4", h6: "h4", a: link, img: picture },
    exclusiveFilter: isHollow,
  }).trim();
}

const standAlone = new Set(["br", "hr", "img", "td", "th"]);

/** Elements that hold neither text nor a picture only leave gaps. */
function isHollow(frame: sanitize.IFrame): boolean {
  return !standAlone.has(frame.tag) && !frame.text.trim() && frame.mediaChildren.length === 0;
}

function link(tagName: string, { href = "" }: sanitize.Attributes): sanitize.Tag {
  const outside = /^https?:/i.test(href.trim());
  return { tagName, attribs: { href, ...(outside ? { rel: "noopener noreferrer" } : {}) } };
}

function picture(tagName: string, { src = "", alt = "", width, height }: sanitize.Attributes): sanitize.Tag {
  const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  return { tagName, attribs: { src, alt, loading: "lazy", ...size } };
}
