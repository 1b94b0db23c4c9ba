/** The offers of one product with why they are one, and the products that look alike and are not joined. */
import { momentOf, numberOf } from "domain/told";
import type { AlikeProduct, CuratedProduct, Parting, PlacedOffer, Placing } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import type { ScreenContext } from "../../screen";
import { acting } from "../../ui/form";
import { Away, choosing, Table } from "../../ui/table";
import words from "../../words.json";
import { pricesHome } from "../struck-prices";
import { brandColumn, home, pictureColumn, priceColumn, productColumn } from "./list";

const placings: Record<Placing, string> = words.placings;
const partings: Record<Parting, string> = words.partings;

export function Offers({ product, context }: { product: CuratedProduct; context: ScreenContext }) {
  const { offers } = product;
  return (
    <>
      <h2>Offerte: {numberOf(offers.length)}</h2>
      <form method="post" action={`${home}/${product.id}`}>
        <input type="hidden" name="atto" value="separa" />
        {/* What the return key presses: else it would hide the first offer. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
          Separa le offerte scelte
        </button>
        <Table
          stacked
          caption="Offerte"
          rows={offers}
          empty="Nessuna offerta: nessun negozio lo ha più nel suo feed."
          columns={[
            choosing(
              "offerta",
              ({ store, variant, externalId }: PlacedOffer) => `${store}, ${variant}, ${externalId}`,
              context,
            ),
            ["Negozio", ({ store }) => store],
            ["Variante", ({ variant }) => variant],
            ["Perché è qui", ({ placing }) => placings[placing]],
            ["GTIN", ({ gtin }) => gtin ?? "–"],
            ["Prezzo", ({ priceCents }) => formatPrice(priceCents), "number"],
            ["Disponibile", ({ available }) => (available ? "sì" : "no")],
            ["Storico", (offer) => <History of={offer} />],
            ["Codice e gruppo", Origin],
            ["Aggiornata", ({ updatedAt }) => momentOf(updatedAt)],
            ["Sul sito", (offer) => <Showing offer={offer} />],
          ]}
        />
        {offers.length > 1 && <button type="submit">Separa le offerte scelte</button>}
      </form>
    </>
  );
}

/** A button of the form around the table: hides this offer, or shows it again. */
function Showing({ offer: { id, store, variant, hiddenAt } }: { offer: PlacedOffer }) {
  const [act, verb] =
    hiddenAt === null ? ["nascondi-offerta", "Nascondi"] : ["mostra-offerta", "Mostra di nuovo"];
  return (
    <>
      {hiddenAt !== null && <span className="bad">Nascosta dal {momentOf(hiddenAt)} </span>}
      <button
        type="submit"
        name="offerta-sola"
        value={`${act}:${id}`}
        className="soft"
        aria-label={`${verb}: ${store}, ${variant}`}
      >
        {verb}
      </button>
    </>
  );
}

function Origin({ externalId, group, url }: PlacedOffer) {
  return (
    <>
      <Away to={url}>
        <code className="wrap">{externalId}</code>
      </Away>
      {group && <code className="wrap quiet">{group}</code>}
    </>
  );
}

function History({ of: { id, history: points } }: { of: PlacedOffer }) {
  if (points.length === 0) return "–";
  return (
    <details>
      <summary>{numberOf(points.length)}</summary>
      <ul>
        {points.map(({ at, priceCents, available }) => (
          <li key={at}>
            {momentOf(at)}: {formatPrice(priceCents)}
            {!available && ", esaurito"}
          </li>
        ))}
      </ul>
      <a href={`${pricesHome}/${id}`}>Cancella un prezzo sbagliato</a>
    </details>
  );
}

export function Alike({ product }: { product: CuratedProduct }) {
  return (
    <Table
      stacked
      title="Prodotti simili che non sono uniti"
      caption="Prodotti simili"
      rows={product.alike}
      empty="Nessun altro prodotto ha un GTIN in comune, né lo stesso nome o codice nella stessa marca e categoria."
      columns={[
        pictureColumn,
        productColumn,
        brandColumn,
        ["Perché non è unito", ({ partings: why }: AlikeProduct) => whyOf(why)],
        priceColumn,
        acting("Unisci", `${home}/${product.id}`, ({ id, name }: AlikeProduct) => ({
          fields: { atto: "unisci", altro: id },
          of: name,
          does: "Unisci a questo",
        })),
      ]}
    />
  );
}

function whyOf(reasons: readonly Parting[]): string {
  if (reasons.length === 0) return "stesso GTIN e stessa marca, ma altro colore o altra taglia";
  return reasons.map((reason) => partings[reason]).join("; ");
}
