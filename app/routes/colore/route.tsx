/** `/colore`: goods by a colour of the palette, of a product's picture or of one's own; with a colour, what looks like it (product.md 'Colour by eye'). */
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { canonicalTint, tintName, tintsBeside } from "domain/tints";
import { cardViews } from "~/lib/card-view";
import { canonicalColour, colourAddress, colourHref, colourPath } from "~/lib/colour-address";
import { categoryTrail } from "~/lib/listing-url";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ProductGrid } from "~/ui/product-card";
import { OtherColour, OwnPicture, Palette, ProductPicture, TintLinks } from "./palette";

const title = "Cerca per colore";

export const handle = { styles: ["listing", "tints"] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return [];
  const { tint, name, site, product } = page;
  const isPalette = tint === null && product === null;
  return pageMeta({
    title: `${name ? `Prodotti color ${name} (#${tint})` : title} | ${site.name}`,
    description:
      "Scegli un colore dalla tavolozza o da una foto: vestiti, scarpe e borse della tinta più vicina, dai nostri negozi.",
    path: colourHref(page),
    site,
    robots: isPalette ? undefined : "noindex, follow",
    jsonLd: isPalette ? [breadcrumbJsonLd(crumbsOf(null), site.origin)] : [],
  });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, critical, optional, site } = context;
  const url = new URL(request.url);
  const asked = colourAddress(url.searchParams);
  const categories = await optional(api.categories.list({}), []);
  const canonical = canonicalColour(url, categories);
  if (canonical) throw redirect(canonical, 301);
  const { tint, category } = asked;
  const [found, product] = await Promise.all([
    tint ? critical(api.products.tinted({ tint, category })) : [],
    asked.product === null ? null : productOf(asked.product, context),
  ]);
  const trail = categoryTrail(categories, category);
  const page = {
    tint,
    category,
    name: tint && tintName(tint).toLocaleLowerCase("it"),
    beside: tint ? tintsBeside(tint) : [],
    cards: cardViews(found, context.exits, { place: "listing", spot: "results" }),
    narrower: [null, trail[0]?.id ?? -1].map((parent) =>
      categories
        .filter(({ parentId, productCount }) => parentId === parent && productCount > 0)
        .map(({ slug, name }) => ({ slug, name, isChosen: trail.some((one) => one.slug === slug) })),
    ),
    product,
    isUnreadable: asked.isUnreadable,
    site: { name: site.name, origin: site.origin },
  };
  return data(page, { status: asked.isUnreadable ? 400 : 200 });
}

async function productOf(id: number, { api, critical, optional }: LoaderFunctionArgs["context"]) {
  const [{ name, slug, pictures }, tints] = await Promise.all([
    critical(api.products.byId({ id })),
    optional(api.products.tints({ id }), []),
  ]);
  return {
    name,
    href: `/${slug ?? id}`,
    picture: pictures[0] ?? null,
    tints: tints.map(({ hex, share }) => ({
      hex: canonicalTint(hex),
      name: `${tintName(hex)} · ${Math.round(share * 100)} %`,
    })),
  };
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

function crumbsOf(name: string | null) {
  const own = { name: title, href: colourPath };
  return name === null ? [own] : [own, { name: `Color ${name}`, href: null }];
}

export default function Colours() {
  const page = useLoaderData<typeof loader>();
  const { tint, name, product, isUnreadable, category } = page;
  if (tint && name) return <Results page={page} tint={tint} name={name} />;
  return (
    <div className="block tinted">
      <Breadcrumbs items={crumbsOf(null)} />
      <h1>{product ? `I colori di ${product.name}` : title}</h1>
      {isUnreadable && (
        <p className="notice" role="alert">
          Questo colore non si legge: un colore si scrive con sei cifre, come #c8202f. Scegline uno dalla
          tavolozza.
        </p>
      )}
      {product ? (
        <ProductPicture product={product} />
      ) : (
        <p className="muted">
          Scegli una tinta: prima vengono i prodotti che le somigliano di più. Puoi anche{" "}
          <a href="#tinta">comporne una</a> o <a href="#tua-foto">partire da una foto</a>.
        </p>
      )}
      {product && <h2>La tavolozza</h2>}
      <Palette category={category} level={product ? 3 : 2} />
      <OtherColour tint={null} category={category} />
      {!product && <OwnPicture />}
    </div>
  );
}

function Results({ page, tint, name }: { page: Page; tint: string; name: string }) {
  const { cards, beside, category } = page;
  return (
    <div className="block tinted">
      <Breadcrumbs items={crumbsOf(name)} />
      <div className="tint-head">
        <svg className="tint" aria-hidden="true" color={`#${tint}`} />
        <h1>Prodotti color {name}</h1>
        <p className="muted">{`#${tint}: prima le tinte più vicine.`}</p>
      </div>
      <nav aria-label="Tinte vicine">
        <TintLinks tints={beside} category={category} />
      </nav>
      <Categories page={page} />
      {cards.length > 0 ? (
        <>
          <h2 className="vh">Risultati</h2>
          <ProductGrid cards={cards} />
        </>
      ) : (
        <p className="notice" role="status">
          {category
            ? "Qui non c’è niente di questa tinta: prova tutte le categorie o una tinta vicina."
            : "Niente ha una tinta così: prova una di quelle vicine, o scegli dalla tavolozza."}
        </p>
      )}
      <section aria-labelledby="altra-tinta">
        <h2 id="altra-tinta">Un’altra tinta</h2>
        <Palette category={category} level={3} chosen={tint} />
        <OtherColour tint={tint} category={category} />
      </section>
      <OwnPicture />
    </div>
  );
}

function Categories({ page: { tint, category, narrower } }: { page: Page }) {
  const [whom = [], what = []] = narrower;
  const all = { slug: null, name: "Tutti", isChosen: category === null };
  return [
    { label: "Per chi", links: whom.length > 0 ? [all, ...whom] : [] },
    { label: "Che cosa", links: what },
  ].map(
    ({ label, links }) =>
      links.length > 0 && (
        <nav key={label} className="strip" aria-label={label}>
          {links.map(({ slug, name, isChosen }) => (
            <a
              key={slug}
              className="chip"
              href={colourHref({ tint, category: slug })}
              aria-current={isChosen ? "true" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      ),
  );
}
