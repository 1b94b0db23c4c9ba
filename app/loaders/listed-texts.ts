/** Texts that a page of the CMS is made of, one by one: terms, privacy, cookies (product.md 'Content pages'). */
import { data, type MetaDescriptor } from "@remix-run/cloudflare";
import { type ContentData, contentTags } from "./content";

export interface Listed<Text> {
  texts: readonly Text[];
  /** The sentence to show instead: the upstream's own, or ours. */
  failure: string | null;
}

/** Waits for the texts; a failed call becomes a sentence, because the rest of the page can stand. */
export async function listed<Text>(asked: Promise<readonly Text[]>, sentence: string): Promise<Listed<Text>> {
  try {
    return { texts: await asked, failure: null };
  } catch (error) {
    // Anything but a failed call is a defect of ours.
    if (!(error instanceof Error) || error.name !== "UpstreamError") throw error;
    return { texts: [], failure: (error as { sentence?: string | null }).sentence ?? sentence };
  }
}

/** The page with its texts: 502 and never stored when these failed. */
export function withTexts<Text>(content: ContentData, { texts, failure }: Listed<Text>) {
  const page = { ...content, texts, failure };
  return data(page, failure === null ? {} : { status: 502, headers: { "Cache-Control": "no-store" } });
}

/** Metadata of such a page; without any text it stays out of the index. */
export function textsMeta(
  page: (ContentData & { texts: readonly unknown[] }) | undefined,
  path: string,
): MetaDescriptor[] {
  if (!page) return [];
  return contentTags(page, path, page.texts.length === 0 ? "noindex, follow" : undefined);
}
