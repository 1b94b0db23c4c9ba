/** `/magazine/feed.xml`: the latest articles for feed readers. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { magazineFeed } from "~/lib/atom";
import { xmlAnswer } from "~/lib/xml";

export async function loader({ context }: LoaderFunctionArgs) {
  const articles = await context.critical(context.api.blogs.list({}));
  return xmlAnswer(magazineFeed(context.site, articles), "application/atom+xml");
}
