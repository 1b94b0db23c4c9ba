/** Which of our addresses exist because somebody wrote them. */
import { pagePath } from "contract/content/seo-shape";
import type { Context } from "server/context";

export async function writtenPaths(api: Context["api"]): Promise<string[]> {
  const { pages } = await api.pages.list({});
  return pages.map(({ slug }) => pagePath(slug));
}
