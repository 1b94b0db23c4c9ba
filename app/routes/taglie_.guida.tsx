/** `/taglie/guida`: conversions with their sources, and 'Che taglia prendo?' in two questions, answered without scripts (product.md 'Sizes first'). */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { SizeGuide } from "contract";
import { rowAsked, sizeOfBrand, tableNamed } from "domain/size-answers";
import { type SizeTable, sizeTables } from "domain/size-tables";
import { FormContext, SelectField, TextField } from "~/forms/field";
import { slugOf } from "~/lib/labels";
import { metaOf } from "~/lib/meta-of";
import { otherAddress } from "~/lib/one-address";
import { breadcrumbJsonLd } from "~/lib/seo";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Send } from "~/ui/send";
import { BrandSizes, decimal, Sizes } from "~/ui/size-tables";

const path = "/taglie/guida";
const title = "Guida alle taglie";
const crumbs = [
  { name: "Home", href: "/" },
  { name: "Le mie taglie", href: "/taglie" },
  { name: title, href: path },
];

export const handle = { styles: ["prose", "forms", "account"] };

export const meta = metaOf<typeof loader>((data, site) => ({
  title: `${title}: conversioni IT, EU, UK, US, FR`,
  description:
    "Tabelle delle taglie con la loro fonte: abiti, scarpe, reggiseni, anelli, bambini. E che taglia prendere di un’altra marca.",
  path,
  robots: data.typed.taglia ? "noindex, follow" : undefined,
  jsonLd: [breadcrumbJsonLd(crumbs, site.origin)],
}));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const said = (name: string) => (url.searchParams.get(name) ?? "").trim().slice(0, 40).trim();
  const typed = { tipo: said("tipo"), taglia: said("taglia"), porto: said("porto"), voglio: said("voglio") };
  const filled = new URLSearchParams(Object.entries(typed).filter(([, text]) => text !== ""));
  const canonical = otherAddress(url, filled.size > 0 ? `${path}?${filled}` : path, Object.keys(typed));
  if (canonical) throw redirect(canonical, 301);
  const brands = [...new Set([slugOf(typed.porto), slugOf(typed.voglio)])].filter(Boolean);
  const guides =
    brands.length > 0
      ? await context.optional(context.api.sizeGuides.list({ brands: brands.join(","), kind: null }), [])
      : [];
  return { typed, guides };
}

type Typed = Awaited<ReturnType<typeof loader>>["typed"];

const labels = {
  tipo: "Che cosa",
  taglia: "Che taglia porti",
  porto: "Di che marca",
  voglio: "Di che marca la vuoi",
};

export default function SizeGuidePage() {
  const { typed, guides } = useLoaderData<typeof loader>();
  const table = tableNamed(typed.tipo);
  const own = guides.filter(({ kind }) => !table || kind === table.key);
  return (
    <div className="block prose-page size-guide">
      <Breadcrumbs items={crumbs} />
      <h1>{title}</h1>
      <section aria-labelledby="titolo-domanda">
        <h2 id="titolo-domanda" className="own-title">
          Che taglia prendo?
        </h2>
        <Question typed={typed} />
        <div id="risposta" data-swap="" role="status">
          {table && typed.taglia && <Answer table={table} typed={typed} guides={own} />}
        </div>
      </section>
      <div className="prose">
        {own.map((guide) => (
          <BrandSizes key={`${guide.brand} ${guide.kind}`} guide={guide} />
        ))}
        <h2>Le tabelle</h2>
        <ul>
          {sizeTables.map(({ key, title: name }) => (
            <li key={key}>
              <a href={`#${key}`}>{name}</a>
            </li>
          ))}
        </ul>
        {sizeTables.map((one) => (
          <Sizes key={one.key} table={one} />
        ))}
      </div>
    </div>
  );
}

function Question({ typed }: { typed: Typed }) {
  const values: Record<string, string> = typed;
  return (
    <FormContext.Provider value={{ id: "guida", labels, values, errors: {}, again: false }}>
      <form method="get" action={path} className="form">
        <fieldset>
          <legend>1. Che cosa porti, e va bene</legend>
          <SelectField
            name="tipo"
            required
            empty="Scegli"
            options={sizeTables.map(({ key, title: name }): [string, string] => [key, name])}
          />
          <div className="pair">
            <TextField name="taglia" required hint="Com’è scritta: 42, M, UK 8, US 7,5." />
            <TextField name="porto" />
          </div>
        </fieldset>
        <fieldset>
          <legend>2. Che cosa vuoi</legend>
          <TextField name="voglio" />
        </fieldset>
        <Send>Dimmi la taglia</Send>
      </form>
    </FormContext.Provider>
  );
}

interface AnswerProps {
  table: SizeTable;
  typed: Typed;
  guides: readonly SizeGuide[];
}

/** By the measure of the body: of the brand that is worn where it has a table, else by the conversion. */
function Answer({ table, typed, guides }: AnswerProps) {
  const guideOf = (brand: string) => guides.find((guide) => brand && guide.brand === slugOf(brand));
  const [worn, wanted] = [guideOf(typed.porto), guideOf(typed.voglio)];
  const size = typed.taglia.toUpperCase();
  const byBrand = worn?.rows.find(({ label }) => label.toUpperCase() === size);
  const asked = rowAsked(table, typed.taglia);
  const body = byBrand ?? asked?.row;
  if (!body)
    return (
      <p className="outcome failed">
        La taglia «{typed.taglia}» non è nella tabella «{table.title}»: scrivila com’è sull’etichetta, ad
        esempio {table.systems[0]} {table.rows[3]?.sizes[0]}.
      </p>
    );
  const ofWanted = wanted && sizeOfBrand(wanted, body);
  const unknown = [typed.porto, typed.voglio].filter((brand) => brand && !guideOf(brand));
  return (
    <div className="outcome">
      {ofWanted && (
        <p>
          <b>
            Di {wanted.brandName} prendi la {ofWanted}
          </b>
          , secondo la sua tabella ({wanted.source}).
        </p>
      )}
      {wanted && !ofWanted && <p>La tabella di {wanted.brandName} non ha una taglia per queste misure.</p>}
      <p>
        {table.measure}: tra {decimal(body.from)} e {decimal(body.to)} {table.unit}.
        {asked && !byBrand && (
          <>
            {" "}
            {asked.system} {asked.size} corrisponde a <b>{inSystems(table, asked.row.sizes)}</b>.
          </>
        )}
      </p>
      {unknown.length > 0 && (
        <p>
          {unknown.length === 1 ? `Di ${unknown[0]}` : `Di ${unknown.join(" e di ")}`} nessuno ci ha dato una
          tabella delle taglie: vale solo la conversione, e da una marca all’altra può cambiare di mezza
          taglia o di una.
        </p>
      )}
    </div>
  );
}

function inSystems({ systems }: SizeTable, sizes: readonly string[]): string {
  return systems.map((system, at) => `${system} ${sizes[at]}`).join(" · ");
}
