/** `/gestione/destinazioni`: offers whose page at the store is gone or sold out, as readers of feeds found it (product.md 'Catalogue that mends itself'). */
import { agoOf, momentOf, numberOf } from "domain/told";
import type { LostDestination } from "upstream/desk";
import { done, fieldOf, type Screen } from "../screen";
import { ActButton } from "../ui/form";
import { Away, Pages, pageOf, Table, Views } from "../ui/table";
import words from "../words.json";

const path = "/gestione/destinazioni";

const reasons: Record<LostDestination["why"], string> = words.lost;

export const destinations: Screen = {
  path,
  nav: "Pagine sparite",
  async show({ api, url, now }) {
    const state = url.searchParams.get("stato") === "dubbie" ? "dubbie" : "nascoste";
    const { offers, total } = await api.destinations.list({ state, page: pageOf(url) });
    const isHidden = state === "nascoste";
    return (
      <>
        <Views path={path} of={Object.entries(words.destinations)} at={state} />
        <p className="hint">{words.texts.destinations}</p>
        <Table
          stacked
          caption={isHidden ? "Offerte nascoste" : "Offerte in dubbio"}
          rows={offers}
          empty={isHidden ? "Nessuna offerta è nascosta per la sua pagina." : "Nessuna offerta in dubbio."}
          columns={[
            [
              "Prodotto",
              ({ productId, product, variant }: LostDestination) => (
                <>
                  <a href={`/gestione/catalogo/${productId}`}>{product}</a> ({variant})
                </>
              ),
            ],
            ["Negozio", ({ store, url: address }) => <Away to={address}>{store}</Away>],
            ["Perché", ({ why }) => reasons[why]],
            ["Letture", ({ readings }) => numberOf(readings), "number"],
            ["Dal", ({ since }) => momentOf(since)],
            ["Ultima lettura", ({ readAt }) => agoOf(readAt, now)],
            isHidden
              ? ["Annulla", (one) => <Show of={one} />]
              : ["Sul sito", ({ isSpared }) => (isSpared ? "sì, deciso al banco" : "sì, per ora")],
          ]}
        />
        <Pages url={url} total={total} size={50} />
      </>
    );
  },
  async act({ api }, form) {
    await api.curation.hideOffer({ offer: Number(fieldOf(form, "offerta")), hidden: false });
    return done(path, "offerta-mostrata");
  },
};

function Show({ of: { offer, product, store } }: { of: LostDestination }) {
  return (
    <ActButton action={path} fields={{ offerta: offer }} of={`${product}, ${store}`} does="Mostra di nuovo" />
  );
}
