/** What the upstream would have a page say about itself instead of our own words (product.md 'Metadata'). */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { MetaPayload } from "contract";

/** The metadata of a page if it says anything and is in time; `asked` is an optional call that was made early. */
export async function textsInTime(
  asked: Promise<MetaPayload | null>,
  { softTimeout }: AppLoadContext,
): Promise<MetaPayload | null> {
  const { value } = await softTimeout(asked);
  return value instanceof Promise || value === null || Object.keys(value).length === 0 ? null : value;
}
