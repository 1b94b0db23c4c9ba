/** `/gestione/catalogo/:id`: one product, why its offers are one, and what can be done about it. */
import type { Category } from "contract";
import { colours } from "domain/colours";
import { brandSlug } from "server/feeds/brand";
import type {
  AlikeProduct,
  CuratedProduct,
  CuratedVariant,
  Parting,
  PlacedOffer,
  Placing,
} from "upstream/desk";
import { formatPrice } from "~/lib/money";
import { momentOf, numberOf } from "../../format";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../../screen";
import { choice, Fields, Form, labelsOf, line, writtenIn } from "../../ui/fields";
import { ActButton } from "../../ui/form";
import { choosing, Table } from "../../ui/table";
import { pricesHome } from "../struck-prices";
import { corrections, newBrand, wording } from "./categories";
import { brandColumn, home, pictureColumn, priceColumn, productColumn, stateOf, Thumbnail } from "./list";

const placings: Record<Placing, string> = {
  regola: "Deciso al banco",
  gtin: "Stesso GTIN e stessa marca di un altro negozio",
  gruppo: "Gruppo del feed con cui il prodotto è nato",
  "gruppo-unito": "Altre righe del suo gruppo hanno un GTIN in comune",
  ignoto: "Non annotato: l’offerta non è cambiata da quando il banco lo annota",
};
const partings: Record<Parting, string> = {
  regola: "separati al banco",
  marca: "marche diverse",
  gtin: "nessun GTIN in comune",
  "senza-gtin": "almeno uno dei due non ha un GTIN valido",
};

const joining = {
  altro: line("Numero dell’altro prodotto", {
    hint: "Le sue offerte passano a questo, il suo indirizzo porta qui. Le importazioni lo rispettano.",
  }),
};
const painting = {
  colore: choice(
    "Colore delle varianti scelte",
    [["", "Quello che dice il feed"], ...colours.map(({ slug, name }) => [slug, name] as const)],
    { hint: "Le importazioni lo rispettano, anche se la variante sparisce dal feed e ritorna." },
  ),
};

const correcting = (categories: readonly Category[]) => ({
  ...{ ...wording, ...corrections(categories), ...newBrand },
});

export const catalogueProduct: Screen = {
  path: `${home}/:id`,
  labels: () => labelsOf({ ...joining, ...correcting([]), ...painting }),
  async show(context) {
    const [product, categories] = await Promise.all([
      context.api.curation.product({ id: idOf(context) }),
      context.api.categories.list({}),
    ]);
    const own = `${home}/${product.id}`;
    return {
      title: product.name,
      body: (
        <>
          <Facts product={product} />
          <Offers product={product} context={context} />
          <Alike product={product} />
          <h2>Unisci un altro prodotto</h2>
          <Form
            of={joining}
            context={context}
            action={own}
            sends={{ atto: "unisci" }}
            button="Unisci a questo"
          />
          <Colours product={product} context={context} />
          <Corrections product={product} categories={categories} context={context} />
          <h2>{product.hiddenAt === null ? "Nascondi" : "Nascosto"}</h2>
          {product.hiddenAt === null ? (
            <ActButton action={own} fields={{ atto: "nascondi" }}>
              Togli dal sito
            </ActButton>
          ) : (
            <>
              <p>
                Dal {momentOf(product.hiddenAt)} nessuno lo trova; la sua pagina risponde che non c’è più.
              </p>
              <ActButton action={own} fields={{ atto: "mostra" }}>
                Rimetti sul sito
              </ActButton>
            </>
          )}
          <p>
            <a href={home}>Torna al catalogo</a>
          </p>
        </>
      ),
    };
  },
  async act(context, form) {
    const { api } = context;
    const id = idOf(context);
    const own = `${home}/${id}`;
    const act = fieldOf(form, "atto");
    const [single, offer] = fieldOf(form, "offerta-sola").split(":");
    if (single && offer) {
      const hidden = single === "nascondi-offerta";
      await api.curation.hideOffer({ offer: Number(offer), hidden });
      return done(own, hidden ? "offerta" : "offerta-mostrata");
    }
    if (act === "separa") {
      const offers = form.getAll("offerta").map(Number);
      if (offers.length === 0) return refused(context, form, "Scegli almeno un’offerta da separare.");
      const made = await api.curation.split({ id, offers });
      return done(`${home}/${made.id}`, "separato");
    }
    if (act === "colora") {
      const variants = form.getAll("variante").map(Number);
      if (variants.length === 0) return refused(context, form, "Scegli almeno una variante.");
      await api.curation.paint({ id, variants, colour: fieldOf(form, "colore") || null });
      return done(own, "salvato");
    }
    if (act === "unisci") {
      await api.curation.join({ id, other: Number(fieldOf(form, "altro")) });
      return done(own, "unito");
    }
    if (act === "correggi") {
      const { titolo: name, testo, categoria: category, marca, nuova } = writtenIn(correcting([]), form);
      const brand = brandSlug(marca ?? "") || null;
      const label = nuova && marca ? marca : undefined;
      // Browsers send other line ends than the feed wrote.
      const description = testo?.replaceAll("\r\n", "\n") ?? null;
      await api.curation.correct({ id, category, brand, newBrand: label, name, description });
      return done(own, "salvato");
    }
    await api.curation.hide({ id, hidden: act === "nascondi" });
    return done(own, act === "nascondi" ? "nascosto" : "mostrato");
  },
};

/** The screen once more, with why nothing was done. */
async function refused(context: ScreenContext, typed: FormData, problem: string): Promise<Shown | Response> {
  const shown = await catalogueProduct.show({ ...context, typed });
  return shown instanceof Response ? shown : { ...shown, status: 422, problem };
}

function Facts({ product }: { product: CuratedProduct }) {
  const { id, slug, brand, category, priceCents, picture, group, hiddenAt } = product;
  const offersAt = product.joinedInto ?? product.movedInto;
  return (
    <div className="facts">
      <Thumbnail name={picture} />
      <dl>
        <dt>Numero</dt>
        <dd>{id}</dd>
        <dt>Stato</dt>
        <dd>
          {stateOf(product)}
          {offersAt !== null && (
            <>
              {" "}
              (<a href={`${home}/${offersAt}`}>vai al prodotto</a>)
            </>
          )}
        </dd>
        <dt>Marca e categoria</dt>
        <dd>{[brand, category].filter(Boolean).join(", ") || "–"}</dd>
        <dt>Perché in questa categoria</dt>
        <dd>{whyCategory(product)}</dd>
        <dt>Prezzo migliore</dt>
        <dd>{priceCents === null ? "–" : formatPrice(priceCents)}</dd>
        <dt>Gruppo nel feed</dt>
        <dd>
          <code className="wrap">{group}</code>
        </dd>
        {hiddenAt === null && (
          <>
            <dt>Pagina</dt>
            <dd className="wrap">
              <a href={`/${slug}`}>/{slug}</a>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

const reasonPlaces = {
  indirizzo: "Il feed la chiama con il nostro indirizzo",
  percorso: "Nel percorso del feed c’è",
  google: "Nella categoria di Google c’è",
  titolo: "Il percorso non basta: nel titolo c’è",
} as const;

/** The rule that put it there: what an operator said, or which word of the feed. */
function whyCategory({ fixed, category, categoryReason }: CuratedProduct): string {
  if (fixed.includes("category")) return "Decisa al banco: i feed non la cambiano.";
  if (categoryReason === null) return "Non annotato: il feed non è cambiato da quando il banco lo annota.";
  const [place, words] = categoryReason;
  return `${reasonPlaces[place]} «${words}» → ${category ?? "nessuna categoria"}`;
}

function Offers({ product, context }: { product: CuratedProduct; context: ScreenContext }) {
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
          keyOf={({ id }) => id}
          empty="Nessuna offerta: nessun negozio lo ha più nel suo feed."
          columns={[
            choosing(
              "offerta",
              ({ store, variant, externalId }: PlacedOffer) => `${store}, ${variant}, ${externalId}`,
              context,
            ),
            { head: "Negozio", cell: ({ store }) => store },
            { head: "Variante", cell: ({ variant }) => variant },
            { head: "Perché è qui", cell: ({ placing }) => placings[placing] },
            { head: "GTIN", cell: ({ gtin }) => gtin ?? "–" },
            { head: "Prezzo", cell: ({ priceCents }) => formatPrice(priceCents), number: true },
            { head: "Disponibile", cell: ({ available }) => (available ? "sì" : "no") },
            { head: "Storico", cell: (offer) => <History of={offer} /> },
            { head: "Codice e gruppo", cell: Origin },
            { head: "Aggiornata", cell: ({ updatedAt }) => momentOf(updatedAt) },
            { head: "Sul sito", cell: (offer) => <Showing offer={offer} /> },
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
      <a href={url} rel="noreferrer nofollow">
        <code className="wrap">{externalId}</code>
      </a>
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

function Alike({ product }: { product: CuratedProduct }) {
  return (
    <>
      <h2>Prodotti simili che non sono uniti</h2>
      <Table
        stacked
        caption="Prodotti simili"
        rows={product.alike}
        keyOf={({ id }) => id}
        empty="Nessun altro prodotto ha un GTIN in comune, né lo stesso nome o codice nella stessa marca e categoria."
        columns={[
          pictureColumn,
          productColumn,
          brandColumn,
          { head: "Perché non è unito", cell: ({ partings: why }: AlikeProduct) => whyOf(why) },
          priceColumn,
          {
            head: "Unisci",
            cell: ({ id, name }) => (
              <ActButton
                action={`${home}/${product.id}`}
                fields={{ atto: "unisci", altro: id }}
                label={`Unisci a questo: ${name}`}
              >
                Unisci a questo
              </ActButton>
            ),
          },
        ]}
      />
    </>
  );
}

function whyOf(reasons: readonly Parting[]): string {
  if (reasons.length === 0) return "stesso GTIN e stessa marca, ma altro colore o altra taglia";
  return reasons.map((reason) => partings[reason]).join("; ");
}

const colourNames = new Map(colours.map(({ slug, name }) => [slug, name]));

/** Feeds' words for colours beside what they mean here; some variants at once get another meaning. */
function Colours({ product, context }: { product: CuratedProduct; context: ScreenContext }) {
  const { variants } = product;
  return (
    <>
      <h2>Colori delle varianti</h2>
      <form method="post" action={`${home}/${product.id}`}>
        <input type="hidden" name="atto" value="colora" />
        <Table
          stacked
          caption="Colori delle varianti"
          rows={variants}
          keyOf={({ id }) => id}
          empty="Nessuna variante."
          columns={[
            choosing("variante", ({ name }: CuratedVariant) => name, context),
            { head: "Variante nel feed", cell: ({ name }) => name },
            { head: "Colore qui", cell: ({ colour }) => colourNames.get(colour ?? "") ?? "sconosciuto" },
            { head: "Deciso", cell: ({ fixed }) => (fixed ? "al banco" : "dal feed") },
          ]}
        />
        {variants.length > 0 && (
          <div className="fields">
            <Fields of={painting} context={context} />
            <button type="submit">Salva il colore</button>
          </div>
        )}
      </form>
    </>
  );
}

interface CorrectionProps {
  product: CuratedProduct;
  categories: readonly Category[];
  context: ScreenContext;
}

function Corrections({ product, categories, context }: CorrectionProps) {
  const { fixed, categorySlug, brandSlug } = product;
  return (
    <>
      <h2>Correggi</h2>
      <Form
        of={correcting(categories)}
        kept={{
          titolo: product.name,
          testo: product.description,
          categoria: fixed.includes("category") ? categorySlug : "",
          marca: fixed.includes("brand") ? brandSlug : "",
        }}
        context={context}
        action={`${home}/${product.id}`}
        sends={{ atto: "correggi" }}
        button="Salva le correzioni"
      />
    </>
  );
}

function idOf({ params }: ScreenContext): number {
  return /^\d{1,15}$/.test(params.id ?? "") ? Number(params.id) : 0;
}
