/** `/confronta?p=1,2`: up to four products side by side, what differs first (product.md 'Comparison'). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { comparisonCardPath } from "contract/share-card";
import { comparedIn, compareHref, comparePath, comparingHref, mostCompared } from "~/lib/comparing";
import { pageMeta } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ComparisonTable } from "./table";
import { type Compared, comparisonOf } from "./view";

export const handle = { styles: ["compare"] };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    title: `Confronta i prodotti | ${siteOf(matches).name}`,
    path: data ? compareHref(data.columns.map(({ id }) => id)) : comparePath,
    site: siteOf(matches),
    robots: "noindex, follow",
    image: data?.columns.flatMap(({ picture }) => picture?.src ?? []) ?? null,
    card: data?.columns.length
      ? {
          path: comparisonCardPath(data.columns.map(({ id }) => id)),
          alt: `A confronto: ${data.columns.map(({ name }) => name).join(", ")}`,
        }
      : null,
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = comparedIn(new URL(request.url).searchParams);
  const ids = asked.slice(0, mostCompared);
  const [categories, found] = await Promise.all([
    context.optional(context.api.categories.list({}), []),
    Promise.all(ids.map((id) => productOf(id, context))),
  ]);
  const compared = found.filter((one) => one !== null);
  return {
    ...comparisonOf(compared, categories, context),
    tooMany: asked.length > mostCompared,
    gone: ids.length - compared.length,
  };
}

/** Null for a product that does not exist any more. */
async function productOf(id: number, context: LoaderFunctionArgs["context"]): Promise<Compared | null> {
  const { api } = context;
  const asked = api.products.byId({ id });
  const [answer, history] = await Promise.all([
    context.outcome(asked),
    context.optional(api.products.priceHistory({ id, days: 90 }), null),
  ]);
  if ("value" in answer) return { product: answer.value, history };
  return answer.failure.status === 404 ? null : { product: await context.critical(asked), history };
}

export default function Compare() {
  const { columns, tooMany, gone, listing, differing, equal } = useLoaderData<typeof loader>();
  const ids = columns.map(({ id }) => id);
  const remarks = [
    tooMany && `Puoi confrontare al massimo ${mostCompared} prodotti: qui vedi i primi.`,
    gone === 1 && "Un prodotto non c’è più.",
    gone > 1 && `${gone} prodotti non ci sono più.`,
  ].filter((remark) => remark !== false);
  return (
    <div className="block compare" id="confronto">
      <Breadcrumbs items={[{ name: "Confronta", href: null }]} />
      <h1>Confronta i prodotti</h1>
      {remarks.map((remark) => (
        <p className="notice" role="status" key={remark}>
          {remark}
        </p>
      ))}
      {columns.length > 0 && <ComparisonTable columns={columns} differing={differing} equal={equal} />}
      <Next count={columns.length} add={comparingHref(listing, ids)} />
    </div>
  );
}

/** What can be done next: add, as long as there is room. */
function Next({ count, add }: { count: number; add: string }) {
  if (count >= mostCompared) return null;
  return (
    <div className="compare-next">
      {count === 0 && (
        <p>
          Scegli da due a quattro prodotti: li vedi uno accanto all’altro, con prezzi, taglie e materiali.
        </p>
      )}
      {count === 1 && <p>Scegli almeno un altro prodotto.</p>}
      <p>
        <a className={count < 2 ? "button" : "button quiet"} href={add} rel="nofollow">
          {count === 0 ? "Scegli i prodotti" : "Aggiungi un prodotto"}
        </a>
      </p>
    </div>
  );
}
