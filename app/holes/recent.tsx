/** 'Visti di recente': the products that this visitor opened before the one of the page. */
import { useEffect, useState } from "react";
import { type CardView, cardViews } from "~/lib/card-view";
import { Carousel } from "~/ui/carousel";
import type { HoleKind } from "~/ui/hole";
import { Section } from "~/ui/section";
import { isAwake } from "./person";

/** Null: nothing to show. */
export type RecentRow = { cards: CardView[] } | "failed" | null;

interface RecentOf {
  /** The product whose page it is. */
  beside: number;
}

const dataId = "visti";
const heading = "Visti di recente";

export const recent: HoleKind<RecentOf, RecentRow> = {
  name: "recent",
  // Nobody has any; for somebody `load` decides.
  state: () => "",
  async load({ beside }, { api, exits, recent }) {
    const others = recent.filter((id) => id !== beside);
    if (others.length === 0) return null;
    const found = await api.products.recentlyViewedBeside({ id: beside, ids: others.join(",") });
    const cards = cardViews(found, exits, "product");
    return cards.length > 0 ? { cards } : null;
  },
  failed: "failed",
  Show: ({ of, loaded }) => <Row key={of.beside} beside={of.beside} loaded={loaded} />,
};

function Row({ beside, loaded }: RecentOf & { loaded: RecentRow | undefined }) {
  const [row, setRow] = useState(loaded ?? written);
  useEffect(() => {
    if (row === undefined) return follow(beside, setRow);
  }, [beside, row]);
  if (!row) return null;
  return (
    <Section heading={heading} id="visti-di-recente">
      {row === "failed" ? (
        <p className="notice">Errore nel recuperare i prodotti visti di recente.</p>
      ) : (
        <Carousel label={heading} cards={row.cards} />
      )}
      <script
        type="application/json"
        id={dataId}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its brackets escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(row).replaceAll("<", "\\u003c") }}
      />
    </Section>
  );
}

/** The row that the document came with; undefined on pages that are opened without a reload. */
function written(): RecentRow | undefined {
  if (typeof document === "undefined") return null;
  if (isAwake()) return undefined;
  return JSON.parse(document.getElementById(dataId)?.textContent || "null") as RecentRow;
}

/** Asks for the row; returns how to stop. Without an answer the page stands as it is. */
function follow(beside: number, show: (row: RecentRow) => void) {
  const stop = new AbortController();
  fetch(`/visti?oltre=${beside}`, { signal: stop.signal })
    .then((answer) => (answer.ok ? (answer.json() as Promise<RecentRow>) : null))
    .then(show)
    .catch(() => undefined);
  return () => stop.abort();
}
