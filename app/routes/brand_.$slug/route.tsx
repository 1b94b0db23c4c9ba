/** /brand/{slug}: one brand, what it sells and costs here, and the way to follow it (product.md 'Brands'). */

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { emptyListing } from "contract/listing/query";
import { wholeAddress } from "domain/parsed-url";
import { brandFeedHref, brandHref } from "~/lib/brand-href";
import type { CardView } from "~/lib/card-view";
import { listingHref } from "~/lib/listing-url";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { isSlug } from "~/lib/slug-shape";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Carousel } from "~/ui/carousel";
import { CleanHtml } from "~/ui/clean-html";
import { Icon } from "~/ui/icon";
import { ItemList } from "~/ui/item-list";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { type CountedLink, figuresOf, fitOf, kindsOf, rowsOf, sizesOf } from "./view";

export const handle = { styles: ["carousel", "prose", "brands"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { site, brand, figures } = data;
  const { slug, name, logo, description, productCount } = brand;
  const path = brandHref(slug);
  const about = {
    "@type": "Brand",
    name,
    url: site.origin + path,
    ...(logo && { logo: wholeAddress(logo.src, site.origin) }),
    ...(description && {
      description: description
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    }),
  };
  return [
    ...pageMeta({
      title: `${name}: prezzi, taglie e novità | ${site.name}`,
      description: `${name}: ${figures}. Confronta i negozi, vedi le novità e segui la marca.`,
      path,
      site,
      image: logo?.src ?? null,
      robots: productCount === 0 ? "noindex, follow" : undefined,
      jsonLd: [about, breadcrumbJsonLd(crumbsOf(name, path), site.origin)],
    }),
    { tagName: "link", rel: "alternate", type: "application/atom+xml", href: brandFeedHref(slug) },
  ];
};

function crumbsOf(name: string, href: string) {
  return [
    { name: "Home", href: "/" },
    { name: "Brand", href: "/brand" },
    { name, href },
  ];
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const { api, optional, critical, site } = context;
  const counted = { listing: { ...emptyListing, facets: { brand: [slug] } }, only: ["size", "store"] };
  const [brand, counts, categories, rows] = await Promise.all([
    critical(api.brands.bySlug({ slug })),
    optional(api.facets.counts({ ...counted, sort: "alpha", order: "ASC" }), {}),
    optional(api.categories.list({}), []),
    rowsOf(slug, context),
  ]);
  return {
    site: { name: site.name, origin: site.origin },
    brand,
    figures: figuresOf(brand, counts.store?.length ?? 0),
    fit: fitOf(brand),
    kinds: kindsOf(brand, categories),
    sizes: sizesOf(slug, counts),
    ...rows,
  };
}

export default function BrandPage() {
  const { brand, figures, fit, kinds, sizes, newest, falling } = useLoaderData<typeof loader>();
  const { slug, name, logo, description, productCount } = brand;
  const facets = { brand: [slug] };
  return (
    <div className="brand-page">
      <div className="block">
        <Breadcrumbs items={crumbsOf(name, brandHref(slug))} />
        <header className="brand-head">
          {logo && <Picture picture={logo} sizes="140px" alt="" max={320} />}
          <h1>{name}</h1>
          <p className="brand-figures">{figures}</p>
          {fit && <p className="muted">{fit}</p>}
          <p className="line actions">
            {productCount > 0 && (
              <a className="button" href={listingHref({ facets })}>
                Vedi tutti i prodotti
              </a>
            )}{" "}
            <a className="button quiet" href={`/avvisi/nuovo?marca=${slug}`} rel="nofollow">
              <Icon name="bell" /> Segui<span className="vh"> {name}</span>
            </a>
          </p>
        </header>
        <CleanHtml className="prose" of={description} />
      </div>
      <Links heading="Che cosa trovi" links={kinds} />
      <Links heading="Taglie" links={sizes} />
      <Row
        heading={`Novità di ${name}`}
        cards={newest}
        more={listingHref({ facets, sort: "piu_recenti" })}
        isFirst
      />
      <Row
        heading="Prezzi in calo"
        note="Sconti che abbiamo verificato: nei 30 giorni prima del ribasso il prezzo non è mai stato più basso di quello barrato."
        cards={falling}
        more={listingHref({ facets, onSale: true, sort: "in_sconto" })}
      />
      <p className="block muted">
        Le novità di {name} sono anche in un <a href={brandFeedHref(slug)}>feed Atom</a>, aperto a tutti.
      </p>
    </div>
  );
}

function Links({ heading, links }: { heading: string; links: CountedLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className="line brand-links">
        {links.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              {label} <span className="muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface RowProps {
  heading: string;
  note?: string;
  cards: CardView[];
  more: string;
  isFirst?: boolean;
}

function Row({ heading, note, cards, more, isFirst }: RowProps) {
  if (cards.length === 0) return null;
  return (
    <Section heading={heading} more={{ href: more, label: "Vedi tutti" }}>
      {note && <p className="muted">{note}</p>}
      <Carousel label={heading} cards={cards} eagerCount={isFirst ? 2 : 0} />
      <ItemList cards={cards} name={heading} />
    </Section>
  );
}
