/** 'Visti di recente': the products that this visitor opened before the one of the page. */
import { useContext } from "react";
import { type CardView, cardViews } from "~/lib/card-view";
import { Carousel } from "~/ui/carousel";
import { Section } from "~/ui/section";
import type { SlotKind } from "~/ui/slot";
import { Shell } from "../shell";

/** Null: nothing to show. */
export type RecentRow = { cards: CardView[] } | "failed" | null;

interface RecentOf {
  /** The product whose page it is. */
  beside: number;
  /** The page is for somebody who saves data. */
  savesData?: boolean;
}

const heading = "Visti di recente";

export const recent: SlotKind<RecentOf, RecentRow> = {
  name: "recent",
  // Nobody has any; for somebody `load` decides.
  state: () => "",
  load({ beside }, { api, exits, recent }) {
    const others = recent.filter((id) => id !== beside);
    if (others.length === 0) return null;
    return api.products.recentlyViewedBeside({ id: beside, ids: others.join(",") }).then((found) => {
      const cards = cardViews(found, exits, { place: "product", spot: "recent" });
      return cards.length > 0 ? { cards } : null;
    });
  },
  failed: "failed",
  Show: ({ of, loaded: row }) =>
    row ? (
      <Section heading={heading} id="visti-di-recente">
        {row === "failed" ? (
          <p className="notice">Errore nel recuperare i prodotti visti di recente.</p>
        ) : (
          <Row cards={row.cards} savesData={of.savesData ?? false} />
        )}
      </Section>
    ) : null,
};

/** Rendered alone, it does not know the page around it. */
function Row({ cards, savesData }: { cards: CardView[]; savesData: boolean }) {
  const shell = useContext(Shell);
  return (
    <Shell.Provider value={{ ...shell, savesData }}>
      <Carousel label={heading} cards={cards} />
    </Shell.Provider>
  );
}
