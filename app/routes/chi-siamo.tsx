/** /chi-siamo: the CMS page, then who runs the site. */
import { contentLoader, contentMeta } from "~/lib/content-loader";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("chi-siamo");
export const meta = contentMeta("/chi-siamo");

export default function ChiSiamo() {
  return (
    <ContentPage>
      {({ company }) => (
        <section className="facts" aria-labelledby="azienda">
          <h2 id="azienda">L'azienda</h2>
          <dl>
            <Fact name="Ragione sociale" value={company.name} />
            <Fact name="Partita IVA" value={company.vat} />
            <Fact name="Sede" value={company.seat} />
            <Fact name="Capitale sociale" value={company.capital} />
            <Fact name="Registro imprese" value={company.register} />
          </dl>
        </section>
      )}
    </ContentPage>
  );
}

/** Settings that the operator left empty are not shown. */
function Fact({ name, value }: { name: string; value: string }) {
  if (value === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
