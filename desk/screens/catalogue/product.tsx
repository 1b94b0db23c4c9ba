/** `/gestione/catalogo/:id`: one product, why its offers are one, and what can be done about it. */
import type { Category } from "contract";
import { colours } from "domain/colours";
import { brandSlug } from "server/feeds/brand";
import type { CuratedProduct, CuratedVariant } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import { momentOf } from "../../format";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../../screen";
import { choice, Fields, Form, labelsOf, line, writtenIn } from "../../ui/fields";
import { ActButton } from "../../ui/form";
import { Back, choosing, Table } from "../../ui/table";
import words from "../../words.json";
import { corrections, newBrand, wording } from "./categories";
import { home, stateOf, Thumbnail } from "./list";
import { Alike, Offers } from "./product-offers";

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
          <Back to={home}>Torna al catalogo</Back>
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

const { reasonPlaces } = words;

/** The rule that put it there: what an operator said, or which word of the feed. */
function whyCategory({ fixed, category, categoryReason }: CuratedProduct): string {
  if (fixed.includes("category")) return "Decisa al banco: i feed non la cambiano.";
  if (categoryReason === null) return "Non annotato: il feed non è cambiato da quando il banco lo annota.";
  const [place, words] = categoryReason;
  return `${reasonPlaces[place]} «${words}» → ${category ?? "nessuna categoria"}`;
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
