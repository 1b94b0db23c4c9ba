/** `/avvisi/feed.xml?chi=…`: what a person's alerts had to tell, for feed readers; the address is its only key. */
import type { AlertNews } from "contract";
import { atomFeed } from "~/lib/atom";
import { formatPrice } from "~/lib/money";
import { xmlAnswer } from "~/lib/xml";
import { personalLoader } from "~/loaders/personal";

export const loader = personalLoader(async ({ request, context }) => {
  const token = new URL(request.url).searchParams.get("chi") ?? "";
  if (!/^[\w-]{22,100}$/.test(token)) throw new Response(null, { status: 404 });
  const news = await context.critical(context.api.alerts.feed({ token }));
  const { origin, name } = context.site;
  const answer = xmlAnswer(
    atomFeed(
      { id: `${origin}/avvisi`, title: `Avvisi di ${name}`, author: name, page: `${origin}/avvisi` },
      news.map((one) => entryOf(one, origin)),
    ),
    "application/atom+xml",
  );
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.set("X-Robots-Tag", "noindex, nofollow");
  return answer;
});

function entryOf({ id, name, slug, size, cents, beforeCents, at }: AlertNews, origin: string) {
  const what = size ? `${name}, taglia ${size}` : name;
  return {
    id: `${origin}/avvisi#n${id}`,
    title: `${what}: ${formatPrice(cents)}`,
    page: slug ? `${origin}/${slug}` : origin,
    updated: at,
    summary: beforeCents === null ? "Ora disponibile." : `Prima costava ${formatPrice(beforeCents)}.`,
  };
}
