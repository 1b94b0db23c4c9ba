/** What the whole list costs today at its best prices, store by store. */
import type { ListTotal } from "~/lib/wishlist-view";
import { ColumnHeads } from "~/ui/column-heads";
import { countText } from "~/ui/wishlists/save-panel";

const inclusion = {
  none: "Spedizione esclusa: i negozi non la indicano.",
  some: "Spedizione compresa dove il negozio la indica.",
  all: "Spedizione compresa.",
};

export function TotalOf({ total }: { total: ListTotal }) {
  const { stores, missing } = total;
  return (
    <section className="list-total" aria-labelledby="totale">
      <h2 id="totale">Tutta la lista, ai prezzi migliori: {total.total}</h2>
      <table>
        <ColumnHeads of={["Negozio", "Prodotti", "Spedizione", "Somma"]} hidden />
        <tbody>
          {stores.map(({ name, count, sum, shipping }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{countText(count)}</td>
              <td className="muted">{shipping}</td>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        {inclusion[total.shipping]}
        {missing > 0 &&
          ` ${missing === 1 ? "Un prodotto non disponibile non è" : `${missing} prodotti non disponibili non sono`} nel totale.`}
      </p>
    </section>
  );
}
