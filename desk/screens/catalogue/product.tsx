/** `/gestione/catalogo/:id`: one product, why its offers are one, and what can be done about it. */
import type { Category } from "contract";
import { momentOf } from "domain/told";
import { brandSlug } from "server/feeds/brand";
import type { CuratedProduct } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import { done, fieldOf, idOf, type Screen, type ScreenContext } from "../../screen";
import { Form, labelsOf, line, writtenIn } from "../../ui/fields";
import { ActButton } from "../../ui/form";
import { LinkLine, Listed } from "../../ui/table";
import words from "../../words.json";
import { blocksPath } from "./blocks";
import { corrections, newBrand, wording } from "./categories";
import { home, stateOf, Thumbnail } from "./list";
import { Alike, Offers } from "./product-offers";
import { Attributes, Colours, Pictures, partActs, partFields } from "./product-parts";

const joining = { altro: line("Numero dell’altro prodotto", { hint: words.hints.catalogueProduct }) };
const correcting = (categories: readonly Category[]) => ({
  ...{ ...wording, ...corrections(categories), ...newBrand },
});

export const catalogueProduct: Screen = {
  path: `${home}/:id`,
  labels: () => labelsOf({ ...joining, ...correcting([]), ...partFields }),
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
          {product.joinedInto !== null && (
            <ActButton action={own} fields={{ atto: "annulla-unione" }} does="Annulla l’unione" />
          )}
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
          <Pictures product={product} />
          <Attributes product={product} context={context} />
          <Hiding product={product} />
          <LinkLine to={home}>Torna al catalogo</LinkLine>
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
      if (offers.length === 0) return { refused: "Scegli almeno un’offerta da separare." };
      const made = await api.curation.split({ id, offers });
      return done(`${home}/${made.id}`, "separato");
    }
    const saveParts = partActs.get(act.split(":")[0] ?? "");
    if (saveParts) {
      const refused = await saveParts(api, id, form);
      return refused ? { refused } : done(own, "salvato");
    }
    if (act === "unisci") {
      await api.curation.join({ id, other: Number(fieldOf(form, "altro")) });
      return done(own, "unito");
    }
    if (act === "annulla-unione") {
      await api.curation.unjoin({ id });
      return done(own, "diviso");
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

function Hiding({ product: { id, hiddenAt, blockedBy } }: { product: CuratedProduct }) {
  const action = `${home}/${id}`;
  if (hiddenAt === null)
    return (
      <>
        <h2>Nascondi</h2>
        <ActButton action={action} fields={{ atto: "nascondi" }} does="Togli dal sito" />
      </>
    );
  return (
    <>
      <h2>Nascosto</h2>
      <p>Dal {momentOf(hiddenAt)} nessuno lo trova; la sua pagina risponde che non c’è più.</p>
      {blockedBy === null ? (
        <ActButton action={action} fields={{ atto: "mostra" }} does="Rimetti sul sito" />
      ) : (
        <p>
          Lo nasconde il blocco di «{blockedBy}»: si toglie in <a href={blocksPath}>Blocchi</a>.
        </p>
      )}
    </>
  );
}

function Facts({ product }: { product: CuratedProduct }) {
  const { id, slug, brand, category, priceCents, picture, group, hiddenAt } = product;
  const offersAt = product.joinedInto ?? product.movedInto;
  return (
    <div className="facts">
      <Thumbnail name={picture} />
      <Listed
        of={[
          ["Numero", id],
          [
            "Stato",
            <>
              {stateOf(product)}
              {offersAt !== null && (
                <>
                  {" "}
                  (<a href={`${home}/${offersAt}`}>vai al prodotto</a>)
                </>
              )}
            </>,
          ],
          ["Marca e categoria", [brand, category].filter(Boolean).join(", ") || "–"],
          ["Perché in questa categoria", whyCategory(product)],
          ["Prezzo migliore", priceCents === null ? "–" : formatPrice(priceCents)],
          [
            "Gruppo nel feed",
            <code key="gruppo" className="wrap">
              {group}
            </code>,
          ],
          hiddenAt === null && [
            "Pagina",
            <a key="pagina" className="wrap" href={`/${slug}`}>
              /{slug}
            </a>,
          ],
        ]}
      />
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
