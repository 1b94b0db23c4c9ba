/** `/gestione/cerca`: one search over the screens of the desk and the goods of the catalogue. */
import { mayOpen } from "contract";
import { folded } from "domain/folded";
import type { Screen, ScreenContext } from "../screen";
import { LinkLine, Table } from "../ui/table";
import { brandColumn, home as catalogue, pictureColumn, priceColumn, productColumn } from "./catalogue/list";
import { contentLists } from "./content/screens";

const mostGoods = 10;

/** @param screens asked for once all of them are known */
export const deskSearch = (screens: () => readonly Screen[]): Screen => ({
  path: "/gestione/cerca",
  async show(context) {
    const { api, url } = context;
    const search = (url.searchParams.get("cerca") ?? "").trim().slice(0, 200);
    const found = search === "" ? [] : placesOf(search, screens(), context);
    const goods = await api.curation.find({ search: search || undefined, page: 1 });
    return {
      title: search === "" ? "Cerca nel banco" : `Cerca «${search}»`,
      body: (
        <>
          {search !== "" && <h2>Pagine del banco</h2>}
          {search !== "" && found.length === 0 && (
            <p className="empty">Nessuna pagina del banco si chiama così.</p>
          )}
          <ul>
            {found.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
          <h2>Prodotti</h2>
          <Table
            stacked
            caption="Prodotti"
            rows={goods.products.slice(0, mostGoods)}
            empty="Nessun prodotto corrisponde. Prova una sola parola del nome, o il numero del prodotto."
            columns={[pictureColumn, productColumn, brandColumn, priceColumn]}
          />
          {goods.total > mostGoods && (
            <LinkLine to={`${catalogue}?${new URLSearchParams({ cerca: search })}`}>
              Tutti i {goods.total.toLocaleString("it-IT")} nel catalogo
            </LinkLine>
          )}
        </>
      ),
    };
  },
});

/** Screens that the role opens and that have every word in their names. */
function placesOf(search: string, screens: readonly Screen[], { operator }: ScreenContext) {
  const words = folded(search).split(/\s+/);
  const named = screens.flatMap(({ path, nav, name = nav }) => (name ? [{ path, name }] : []));
  return [...named, ...contentLists].filter(
    ({ path, name }) =>
      operator && mayOpen(operator.role, path, "read") && words.every((word) => folded(name).includes(word)),
  );
}
