/** Which of our addresses exist because somebody wrote them. */
import type { Context } from "server/context";
import { pageAddress } from "../lib/page-address";

export async function writtenPaths(api: Context["api"]): Promise<string[]> {
  const { pages } = await api.pages.list({});
  return pages.map(({ slug }) => pageAddress(slug));
}
