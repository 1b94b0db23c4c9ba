/** What the home page remembers of a visitor, by their own choice: where they were, what they opened, what of their saved goods got cheaper. */
import { choices, preferencesPath } from "~/forms/consent";
import { type CardView, cardViews } from "~/lib/card-view";
import { type SavedView, savedViews } from "~/lib/wishlist-view";
import { Carousel } from "~/ui/carousel";
import { ProductCard } from "~/ui/product-card";
import { Section } from "~/ui/section";
import type { SlotKind } from "~/ui/slot";
import { Track } from "~/ui/track";

interface Traces {
  /** Null: not asked yet. */
  remembers: "yes" | null;
  resume: { href: string; label: string } | null;
  opened: CardView[];
  fallen: SavedView[];
}

export const home: SlotKind<null, Traces | null> = {
  name: "home",
  // Nobody has any; for somebody `load` decides.
  state: () => "",
  load(_, { api, ownApi, exits, recent, remembers, resume, hasSaved }) {
    if (remembers === "no") return null;
    const seen = remembers === "yes" && recent.length > 0;
    const opened = seen ? api.products.recentlyViewed({ ids: recent.join(",") }) : [];
    const fallen = hasSaved ? ownApi.visitorList.fallen({}) : [];
    // What failed is left out: nobody waits for it here.
    return Promise.allSettled([opened, fallen]).then(([goods, cheaper]) => ({
      remembers,
      resume,
      opened: cardViews(goods.status === "fulfilled" ? goods.value : [], exits, {
        place: "home",
        spot: "recent",
      }),
      fallen: savedViews(cheaper.status === "fulfilled" ? cheaper.value : [], "data", exits, {
        place: "home",
        spot: "fallen",
      }),
    }));
  },
  failed: null,
  Show: ({ loaded }) => (loaded ? <Remembered {...loaded} /> : null),
};

function Remembered({ remembers, resume, opened, fallen }: Traces) {
  return (
    <>
      {resume && (
        <p className="block resume">
          Riprendi da dove eri: <a href={resume.href}>{resume.label}</a>
        </p>
      )}
      {fallen.length > 0 && <Fallen items={fallen} />}
      {opened.length > 0 && (
        <Section heading="Visti di recente" id="visti-di-recente">
          <Carousel label="Visti di recente" cards={opened} />
        </Section>
      )}
      <Choice remembers={remembers} />
    </>
  );
}

function Fallen({ items }: { items: SavedView[] }) {
  return (
    <Section
      heading="Scesi di prezzo tra i tuoi salvati"
      id="scesi"
      more={{ href: "/wishlist", label: "I tuoi salvati" }}
    >
      <Track label="Scesi di prezzo" className="products">
        {items.map(({ card, since }) => (
          <li key={card.id} className="fallen">
            <ProductCard card={card} eager={false} />
            <p className="muted">{since.sentence}</p>
          </li>
        ))}
      </Track>
    </Section>
  );
}

/** Asked once, and ended where it is seen. */
function Choice({ remembers }: Pick<Traces, "remembers">) {
  return (
    <form className="block remembering" method="post" action={preferencesPath} data-stay="">
      <input type="hidden" name="torna" value="/" />
      {remembers ? (
        <p className="muted">
          Lo ricorda solo questo browser, per trenta giorni.{" "}
          <button type="submit" name="scelta" value={choices.forget}>
            Dimentica e non ricordare più
          </button>
        </p>
      ) : (
        <p className="muted">
          Vuoi ritrovare qui la tua ultima ricerca e i prodotti che guardi? Restano in questo browser.{" "}
          <button type="submit" name="scelta" value={choices.remember}>
            Sì, ricorda
          </button>{" "}
          <button type="submit" name="scelta" value={choices.forget}>
            No, grazie
          </button>
        </p>
      )}
    </form>
  );
}
