/** `/simili/{slug}`: goods like a product: of another brand else the same, then those that cost less in all (product.md 'Product page'). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { alikePath, inParts } from "~/lib/alike";
import { metaOf } from "~/lib/meta-of";
import { formatPrice } from "~/lib/money";
import { isSlug } from "~/lib/slug-shape";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ProductGrid } from "~/ui/product-card";
import { Section } from "~/ui/section";

export const handle = { styles: ["listing"] };

export const meta = metaOf<typeof loader>(({ name, slug }) => ({
  title: `Simili a ${name}`,
  path: alikePath(`/${slug}`),
  robots: "noindex, follow",
}));

export async function loader({ params: { slug }, context }: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const product = await context.critical(context.api.products.bySlug({ slug }));
  const found = await context.critical(context.api.products.related({ id: product.id }));
  const { name, price } = product;
  const current = price.current === null ? null : formatPrice(price.current, price.currency);
  return { slug, name, current, parts: inParts(product, found, context.exits) };
}

export default function AlikePage() {
  const { slug, name, current, parts } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="block">
        <Breadcrumbs
          items={[
            { name, href: `/${slug}` },
            { name: "Simili", href: null },
          ]}
        />
        <h1>Prodotti simili</h1>
        <p className="muted">{current ? `${name}, ${current}` : name}</p>
        {parts.length === 0 && <p>Nessun prodotto correlato trovato.</p>}
      </div>
      {parts.map(({ id, heading, cards }, index) => (
        <Section key={id} id={id} heading={heading}>
          <ProductGrid cards={cards} eagerCount={index === 0 ? 4 : 0} />
        </Section>
      ))}
      <div className="block">
        <a className="button quiet" href={`/${slug}`}>
          Torna al prodotto
        </a>
      </div>
    </>
  );
}
