/** Texts that a page of the CMS is made of, one by one: terms, privacy, cookies (product.md 'Content pages'). */
import { type AppLoadContext, data, type MetaDescriptor } from "@remix-run/cloudflare";
import { type ContentData, contentTags } from "./content";

export interface Listed<Text> {
  texts: readonly Text[];
  /** The sentence to show instead: the upstream's own, or ours. */
  failure: string | null;
  /** Status of the page. */
  status: number;
}

/** Waits for the texts; a failed call becomes a sentence, because the rest of the page can stand. */
export async function listed<Text>(
  asked: Promise<readonly Text[]>,
  sentence: string,
  context: AppLoadContext,
): Promise<Listed<Text>> {
  const found = await context.outcome(asked);
  if ("value" in found) return { texts: found.value, failure: null, status: 200 };
  const { status, sentence: said } = found.failure;
  return { texts: [], failure: said ?? sentence, status };
}

/** The page with its texts; with the failure's status and never stored when these failed. */
export function withTexts<Text>(content: ContentData, { texts, failure, status }: Listed<Text>) {
  const page = { ...content, texts, failure };
  return data(page, failure === null ? {} : { status, headers: { "Cache-Control": "no-store" } });
}

/** Metadata of such a page; without any text it stays out of the index. */
export function textsMeta(
  page: (ContentData & { texts: readonly unknown[] }) | undefined,
  path: string,
): MetaDescriptor[] {
  if (!page) return [];
  return contentTags(page, path, page.texts.length === 0 ? "noindex, follow" : undefined);
}
