/** `/gestione/catalogo`: the products, the latest first, found by what an operator knows of them; or only those changed here. */
import { mayOpen } from "contract";
import { pictureFrom, pictureVariant } from "domain/picture";
import { numberOf } from "domain/told";
import type { FoundProduct } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import type { Screen, ScreenContext } from "../../screen";
import { SearchForm } from "../../ui/form";
import { type Column, choosing, Pages, pageOf, Table } from "../../ui/table";
import words from "../../words.json";
import { Edits } from "./bulk";

export const home = "/gestione/catalogo";

export const pictureColumn: Column<FoundProduct> = [
  "Immagine",
  ({ picture }) => <Thumbnail name={picture} />,
];
export const productColumn: Column<FoundProduct> = [
  "Prodotto",
  ({ id, name }) => (
    <a className="long" href={`${home}/${id}`}>
      {name}
    </a>
  ),
];
export const brandColumn: Column<FoundProduct> = ["Marca", ({ brand }) => brand ?? "–"];
export const priceColumn: Column<FoundProduct> = [
  "Prezzo",
  ({ priceCents }) => (priceCents === null ? "–" : formatPrice(priceCents)),
  "number",
];

const tickColumn = choosing("prodotto", ({ name, id }: FoundProduct) => `${name}, ${id}`);

function isChanger({ operator }: ScreenContext): boolean {
  return operator !== null && mayOpen(operator.role, home, "change");
}

export const catalogueList: Screen = {
  path: home,
  nav: "Catalogo",
  async show(context) {
    const { api, url } = context;
    const search = (url.searchParams.get("cerca") ?? "").trim().slice(0, 200);
    const changed = url.searchParams.has("modificati");
    const [found, categories] = await Promise.all([
      api.curation.find({ search: search || undefined, changed, page: pageOf(url) }),
      api.categories.list({}),
    ]);
    const canChoose = search !== "" && found.total > 0 && isChanger(context);
    return (
      <>
        <SearchForm label="Nome, GTIN, numero, indirizzo o codice del negozio" url={url} />
        <p>
          {changed ? (
            <a href={home}>Tutti i prodotti</a>
          ) : (
            <a href={`${home}?modificati`}>Solo quelli modificati al banco</a>
          )}
        </p>
        <h2>
          {changed ? "Modificati al banco" : search ? "Prodotti" : "Gli ultimi prodotti"}
          {search && ` per «${search}»`}
        </h2>
        <form method="get" action={`${home}/modifica`}>
          <Table
            stacked
            caption="Prodotti"
            rows={found.products}
            empty={
              changed
                ? "Nessun prodotto è nascosto, unito o corretto."
                : "Nessun prodotto corrisponde. Prova una sola parola del nome, o il numero del prodotto."
            }
            columns={[
              canChoose && tickColumn,
              pictureColumn,
              productColumn,
              brandColumn,
              ["Categoria", ({ category }) => category ?? "–"],
              ["Stato", (product) => stateOf(product)],
              priceColumn,
              ["Negozi", ({ stores }) => numberOf(stores), "number"],
              ["Numero", ({ id }) => id, "number"],
            ]}
          />
          {canChoose && (
            <Edits search={search} total={found.total} context={context} categories={categories} />
          )}
        </form>
        {(search || changed) && <Pages url={url} total={found.total} size={50} />}
      </>
    );
  },
};

const correctedWords = words.corrected;

/** What was decided about it. */
export function stateOf({ hiddenAt, joinedInto, movedInto, fixed, stores }: FoundProduct): string {
  const said = [
    hiddenAt !== null && "Nascosto",
    joinedInto !== null && `Unito al ${joinedInto}`,
    ...fixed.map((what) => correctedWords[what]),
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
