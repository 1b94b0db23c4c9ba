/** `/visti?oltre=`: the row of products opened before this one, for pages that are opened without a reload. */
import { recent } from "~/holes/recent";
import { personalLoader } from "~/loaders/personal";

export const loader = personalLoader(async ({ request, context }) => {
  const beside = Number(new URL(request.url).searchParams.get("oltre"));
  if (!Number.isSafeInteger(beside) || beside < 1) throw new Response(null, { status: 404 });
  const { api, exits, visitor } = context;
  const asked = recent.load?.({ beside }, { api, exits, recent: visitor.recent }) ?? null;
  const row = await context.optional(Promise.resolve(asked), "failed");
  return Response.json(row, { headers: { "X-Robots-Tag": "noindex" } });
});
