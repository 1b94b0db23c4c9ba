/** `/gestione/catalogo`: products found by what an operator knows of them; without words those that were changed here. */
import type { FoundProduct } from "contract";
import { pictureFrom, pictureVariant } from "contract";
import { formatPrice } from "~/lib/money";
import { numberOf } from "../../format";
import type { Screen } from "../../screen";
import { SearchForm } from "../../ui/form";
import { type Column, Pages, pageOf, Table } from "../../ui/table";

export const home = "/gestione/catalogo";

export const pictureColumn: Column<FoundProduct> = {
  head: "Immagine",
  cell: ({ picture }) => <Thumbnail name={picture} />,
};
export const productColumn: Column<FoundProduct> = {
  head: "Prodotto",
  cell: ({ id, name }) => (
    <a className="long" href={`${home}/${id}`}>
      {name}
    </a>
  ),
};
export const brandColumn: Column<FoundProduct> = { head: "Marca", cell: ({ brand }) => brand ?? "–" };
export const priceColumn: Column<FoundProduct> = {
  head: "Prezzo",
  cell: ({ priceCents }) => (priceCents === null ? "–" : formatPrice(priceCents)),
  number: true,
};

export const catalogueList: Screen = {
  path: home,
  nav: "Catalogo",
  async show({ api, url }) {
    const search = (url.searchParams.get("cerca") ?? "").trim().slice(0, 200);
    const page = pageOf(url);
    const found = await api.curation.find({ search: search || undefined, page });
    return {
      title: "Catalogo",
      body: (
        <>
          <SearchForm label="Nome, GTIN, numero, indirizzo o codice del negozio" url={url} />
          <h2>{search ? `Prodotti per «${search}»` : "Prodotti modificati al banco"}</h2>
          <Table
            stacked
            caption="Prodotti"
            rows={found.products}
            keyOf={({ id }) => id}
            empty={
              search
                ? "Nessun prodotto corrisponde. Prova una sola parola del nome, o il numero del prodotto."
                : "Nessun prodotto è nascosto, unito o corretto."
            }
            columns={[
              pictureColumn,
              productColumn,
              brandColumn,
              { head: "Categoria", cell: ({ category }) => category ?? "–" },
              { head: "Stato", cell: (product) => stateOf(product) },
              priceColumn,
              { head: "Negozi", cell: ({ stores }) => numberOf(stores), number: true },
              { head: "Numero", cell: ({ id }) => id, number: true },
            ]}
          />
          <Pages url={url} total={found.total} size={50} />
        </>
      ),
    };
  },
};

/** What was decided about it. */
export function stateOf({ hiddenAt, joinedInto, movedInto, fixed, stores }: FoundProduct): string {
  const said = [
    hiddenAt !== null && "Nascosto",
    joinedInto !== null && `Unito al ${joinedInto}`,
    fixed.includes("category") && "Categoria corretta",
    fixed.includes("brand") && "Marca corretta",
    fixed.includes("colour") && "Colori corretti",
    joinedInto === null && movedInto !== null && `Offerte passate al ${movedInto}`,
    hiddenAt === null && joinedInto === null && movedInto === null && stores === 0 && "Senza offerte",
  ].filter(Boolean);
  return said.length > 0 ? said.join(", ") : "In vista";
}

/** The smallest stored picture; decoration, since the name stands beside it. */
export function Thumbnail({ name }: { name: string | null }) {
  const picture = pictureFrom(name, "uploads");
  if (!picture) return null;
  const [smallest] = picture.widths;
  const src = smallest ? pictureVariant(picture, smallest, "webp") : picture.src;
  return <img className="thumb" src={src} alt="" loading="lazy" width="48" height="60" />;
}
