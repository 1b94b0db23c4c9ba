/** `/suggerimenti?q=`: JSON `{words, goods}`; a word is a text (brands: `[text, 12]`), a good `[name, address, price, picture]`. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listingLimits, parseListing } from "contract/listing/query";
import { folded } from "domain/folded";
import type { SuggestedGood, SuggestedWord, Suggestions } from "~/browser/suggestion-list";
import { cardHref } from "~/lib/card-view";
import { formatPrice } from "~/lib/money";
import { offeredWidths, sourceOf } from "~/ui/picture";

/** More would not be read. */
const shown = 8;
const shownGoods = 4;
/** One letter says too little. */
const leastForGoods = 2;
/** Milliseconds that words wait for goods. */
const goodsTimeout = 200;
const pictureWidth = 160;

type Context = LoaderFunctionArgs["context"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, listingLimits.searchLength);
  const prefix = plain(typed).trimStart();
  const words = prefix === "" ? [] : await wordsFor(prefix, context);
  const goods = words[0] && prefix.length >= leastForGoods ? await goodsFor(textOf(words[0]), context) : [];
  return Response.json({ words, goods } satisfies Suggestions, {
    headers: { "Cache-Control": "public, max-age=60", "X-Robots-Tag": "noindex" },
  });
}

async function wordsFor(prefix: string, context: Context): Promise<SuggestedWord[]> {
  const found = await context.optional(context.api.suggestions.list({ q: prefix.trimEnd() }), []);
  // Not every upstream narrows by itself; ours says what completes the text although it begins otherwise.
  const wanted = found.filter(({ term, completes }) => completes || plain(term).startsWith(prefix));
  const terms = new Map(wanted.map(({ term, products }) => [term, products]));
  return [...terms].slice(0, shown).map(([term, products]) => (products ? [term, products] : term));
}

async function goodsFor(search: string, context: Context): Promise<SuggestedGood[]> {
  const listed = context.optional(context.api.products.list(parseListing({ cerca: search })), null);
  const page = (await context.softTimeout(listed, goodsTimeout)).value;
  if (page === null || page instanceof Promise) return [];
  const goods = page.products.flatMap((product): SuggestedGood[] => {
    const { name, price } = product;
    const [href, [picture]] = [cardHref(product), product.pictures];
    if (href === null || !picture) return [];
    const src = sourceOf(picture, offeredWidths(picture, pictureWidth));
    return [[name, href, formatPrice(price.current, price.currency), src]];
  });
  return goods.slice(0, shownGoods);
}

function textOf(word: SuggestedWord): string {
  return typeof word === "string" ? word : word[0];
}

/** Lower case, without accents, single spaces. */
function plain(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
