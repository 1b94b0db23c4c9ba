/** `/prodotto/{slug}/taglie`: what every size costs at every store, each with its way there (product.md 'Product page'). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { metaOf } from "~/lib/meta-of";
import { formatPrice } from "~/lib/money";
import { pageOptions } from "~/lib/product/address";
import { shippingBeside } from "~/lib/product/offers";
import { matrixHref, type SizeCell, sizeMatrix } from "~/lib/product/size-matrix";
import { isSlug } from "~/lib/slug-shape";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ColumnHeads } from "~/ui/column-heads";
import { outRel } from "~/ui/product-card";

export const handle = { styles: ["tables"] };

export const meta = metaOf<typeof loader>(({ name, path }) => ({
  title: `${name}: prezzi per taglia e negozio`,
  path,
  robots: "noindex, follow",
}));

export async function loader({ params: { slug }, request, context }: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const product = await context.critical(context.api.products.bySlug({ slug }));
  const matrix = sizeMatrix(product, pageOptions(new URL(request.url).searchParams).choice);
  const cellOf = ({ offer, best }: SizeCell) => ({
    best,
    price: formatPrice(offer.price.current, offer.price.currency),
    shipping: shippingBeside(offer.shippingCents, offer.price.currency),
    out:
      offer.purchasable && offer.url
        ? context.exits.link({
            url: offer.url,
            product: product.id,
            offer: offer.id,
            place: "product",
            spot: "offer",
          })
        : null,
  });
  const path = `/${product.slug ?? slug}`;
  return {
    name: product.name,
    path,
    all: matrix?.choice ? matrixHref(path, "") : null,
    chosen: matrix?.chosen ?? null,
    stores: matrix?.stores ?? [],
    rows: (matrix?.rows ?? []).map(({ size, cells }) => ({
      size,
      cells: cells.map((cell) => cell && cellOf(cell)),
    })),
  };
}

export default function SizesAndStores() {
  const { name, path, all, chosen, rows } = useLoaderData<typeof loader>();
  return (
    <div className="block tables">
      <Breadcrumbs
        items={[
          { name, href: path },
          { name: "Taglie e negozi", href: null },
        ]}
      />
      <h1>Prezzi per taglia e negozio</h1>
      <p className="muted">
        {name}
        {chosen && ` · ${chosen}`}
      </p>
      {all && (
        <p>
          <a href={all}>Tutti i colori</a>
        </p>
      )}
      {rows.length > 0 ? (
        <Matrix />
      ) : (
        <p>
          Questo prodotto si vende in una sola taglia o in un solo negozio: <a href={path}>le sue offerte</a>.
        </p>
      )}
    </div>
  );
}

function Matrix() {
  const { stores, rows, chosen } = useLoaderData<typeof loader>();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="scroll" aria-label="Prezzi per taglia e negozio" tabIndex={0}>
        <table className="matrix">
          <ColumnHeads of={["Taglia", ...stores]} />
          <tbody>
            {rows.map(({ size, cells }) => (
              <tr key={size}>
                <th scope="row">
                  <span className="vh">Taglia </span>
                  {size}
                </th>
                {cells.map((cell, at) => (
                  <Cell key={stores[at]} cell={cell} size={size} store={stores[at] ?? ""} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted">
        {chosen ? "" : "Tra i colori conta il meno caro. "}«Il meno caro» è il totale più basso di quella
        taglia, spedizione compresa dove il negozio la dice.
      </p>
    </>
  );
}

type MatrixCell = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number]["cells"][number];

function Cell({ cell, size, store }: { cell: MatrixCell; size: string; store: string }) {
  if (!cell)
    return (
      <td className="none">
        <span className="vh">{store}: non in vendita</span>
        <span aria-hidden="true">–</span>
      </td>
    );
  const { price, shipping, out, best } = cell;
  return (
    <td className={best ? "best" : undefined}>
      <span className="who" aria-hidden="true">
        {store}
      </span>{" "}
      {out ? (
        <a href={out} target="_blank" rel={outRel}>
          {price}
          <span className="vh">
            , taglia {size} da {store} (nuova scheda)
          </span>
        </a>
      ) : (
        <span>
          <s>{price}</s> esaurita
        </span>
      )}{" "}
      {out && <small>{shipping}</small>} {best && <small className="good">Il meno caro</small>}
    </td>
  );
}
