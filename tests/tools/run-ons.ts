/** Where words of two parts of a page run together for who reads it without styles: text browsers, print, what is copied. */
import { attribute, type Element } from "./elements";

/** What browsers set apart by themselves. */
const apart =
  /^(address|article|aside|blockquote|body|br|caption|dd|details|dialog|div|dl|dt|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|html|input|legend|li|main|nav|ol|option|p|pre|search|section|select|summary|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul)$/;
const silent = /^(head|noscript|script|style|svg|template|textarea)$/;

/** Both sides of each place where a word or a figure follows another element's without a space: '29,80 €|con 4,90 €'. */
export function runOns(root: Element): string[] {
  const found: string[] = [];
  let before: { text: string; parent: Element } | null = null;
  function read(text: string, parent: Element): void {
    if (before && before.parent !== parent && /[\p{L}\p{N}€%.?!:)]$/u.test(before.text))
      if (/^[\p{L}\p{N}€×+]/u.test(text)) found.push(`${before.text.slice(-30)}|${text.slice(0, 30)}`);
    if (text !== "") before = { text, parent };
  }
  function visit(element: Element): void {
    if (silent.test(element.tag) || attribute(element, "hidden") !== null) return;
    if (apart.test(element.tag)) before = null;
    const words = element.tag === "img" ? attribute(element, "alt") : null;
    if (words) read(words, element);
    for (const child of element.children) typeof child === "string" ? read(child, element) : visit(child);
    if (apart.test(element.tag)) before = null;
  }
  visit(root);
  return found;
}
