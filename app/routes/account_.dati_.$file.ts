/** `/account/dati/tutto.json` and `/account/dati/{list}.csv`: the member's own data as files. */

import { csvOf } from "domain/csv";
import { own } from "domain/own";
import { personalLoader } from "~/loaders/personal";

export const loader = personalLoader(async ({ context, params }) => {
  const { visitor } = context;
  visitor.requireMember();
  const [, name = "", kind] = /^([a-z_]{1,40})\.(json|csv)$/.exec(params.file ?? "") ?? [];
  const all = await context.critical(visitor.api.user.export());
  const list = own(all.liste, name);
  if (kind === "json" && name === "tutto")
    return file(JSON.stringify(all, null, 2), "application/json", "dati.json");
  if (kind === "csv" && list) return file(csvOf(list), "text/csv", `${name}.csv`);
  throw new Response(null, { status: 404 });
});

function file(text: string, type: string, name: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
