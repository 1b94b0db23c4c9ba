/** What of a product comes in pieces: colours of variants, pictures, attributes, each as its feeds say it or as an operator does. */
import { facetKeys, facets } from "contract";
import { colours } from "domain/colours";
import { own } from "domain/own";
import type { EveryApi } from "server/api";
import type { CuratedProduct, CuratedVariant } from "upstream/desk";
import { fieldOf, type ScreenContext } from "../../screen";
import { choice, Fields, type FieldTable, Form, list, writtenIn } from "../../ui/fields";
import { ActButton, Press, Tick } from "../../ui/form";
import { Moves, moved } from "../../ui/order";
import { choosing, Table } from "../../ui/table";
import { home, Thumbnail } from "./list";

interface PartProps {
  product: CuratedProduct;
  context: ScreenContext;
}

const painting = {
  colore: choice(
    "Colore delle varianti scelte",
    [["", "Quello che dice il feed"], ...colours.map(({ slug, name }) => [slug, name] as const)],
    { hint: "Le importazioni lo rispettano, anche se la variante sparisce dal feed e ritorna." },
  ),
};

/** What a good is told by beside brand, sizes and colours, which are corrected in other ways. */
const attributeKeys = facetKeys.filter(
  (key) => !["size", "brand", "colour", "store", "tag", "format"].includes(key),
);
const attributesTold = (told: readonly string[]): FieldTable =>
  Object.fromEntries(
    attributeKeys.map((key) => [key, list(`${facets[key].label}${told.includes(key) ? " (al banco)" : ""}`)]),
  );

export const partFields: FieldTable = { ...painting, ...attributesTold([]) };

/** Answers why nothing was done. */
type Save = (api: EveryApi, id: number, form: FormData) => Promise<string | null>;

/** By the first word of what a form asks. */
export const partActs: ReadonlyMap<string, Save> = new Map<string, Save>([
  ["colora", paint],
  ["attributi", saveAttributes],
  ...["immagini", "su", "giu", "immagini-feed"].map((act) => [act, savePictures] as const),
]);

async function paint(api: EveryApi, id: number, form: FormData) {
  const variants = form.getAll("variante").map(Number);
  if (variants.length === 0) return "Scegli almeno una variante.";
  await api.curation.paint({ id, variants, colour: fieldOf(form, "colore") || null });
  return null;
}

async function savePictures(api: EveryApi, id: number, form: FormData) {
  const [act = "", key] = fieldOf(form, "atto").split(":");
  const names = form.getAll("immagine").map(String);
  const ordered = act === "immagini" ? names : moved(names, names.indexOf(key ?? ""), act);
  const pictures = ordered.map((name) => (form.has(`vede-${name}`) ? name : `-${name}`));
  if (act !== "immagini-feed" && pictures.every((name) => name.startsWith("-")))
    return "Almeno un’immagine si deve vedere.";
  await api.curation.arrange({ id, pictures: act === "immagini-feed" ? null : pictures });
  return null;
}

/** Only what was typed anew, or was told here before: the rest stays the feeds'. */
async function saveAttributes(api: EveryApi, id: number, form: FormData) {
  const { attributes: shown, told } = await api.curation.product({ id });
  const written = Object.entries(writtenIn(attributesTold([]), form) as Record<string, string[]>);
  const attributes = Object.fromEntries(
    written.filter(([key, labels]) => told.includes(key) || `${labels}` !== `${own(shown, key) ?? []}`),
  );
  await api.curation.arrange({ id, attributes });
  return null;
}

const colourNames = new Map(colours.map(({ slug, name }) => [slug, name]));

/** Feeds' words for colours beside what they mean here; some variants at once get another meaning. */
export function Colours({ product, context }: PartProps) {
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
          empty="Nessuna variante."
          columns={[
            choosing("variante", ({ name }: CuratedVariant) => name, context),
            ["Variante nel feed", ({ name }) => name],
            ["Colore qui", ({ colour }) => colourNames.get(colour ?? "") ?? "sconosciuto"],
            ["Deciso", ({ fixed }) => (fixed ? "al banco" : "dal feed")],
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

export function Pictures({ product: { id, pictures, fixed } }: { product: CuratedProduct }) {
  const action = `${home}/${id}`;
  const isFixed = fixed.includes("pictures");
  return (
    <>
      <h2>Immagini{isFixed && ": decise al banco"}</h2>
      {pictures.length === 0 && <p className="empty">Nessuna immagine.</p>}
      <form method="post" action={action}>
        <ol className="blocks">
          {pictures.map(({ name, isOut }, at) => (
            <li key={name}>
              <input type="hidden" name="immagine" value={name} />
              <Thumbnail name={name} />
              <Tick name={`vede-${name}`} label={`Mostra l’immagine ${at + 1}`} on={!isOut} />
              <Moves of={name} name={`immagine ${at + 1}`} at={at} count={pictures.length} />
            </li>
          ))}
        </ol>
        {pictures.length > 0 && <Press value="immagini">Salva le immagini</Press>}
      </form>
      {isFixed && (
        <ActButton action={action} fields={{ atto: "immagini-feed" }} does="Rimetti le immagini del feed" />
      )}
    </>
  );
}

export function Attributes({ product: { id, attributes, told }, context }: PartProps) {
  return (
    <details open={context.blamed !== null && attributeKeys.some((key) => key === context.blamed)}>
      <summary>Attributi{told.length > 0 && `, decisi al banco: ${told.length}`}</summary>
      <Form
        of={attributesTold(told)}
        kept={attributes}
        context={context}
        action={`${home}/${id}`}
        sends={{ atto: "attributi" }}
        button="Salva gli attributi"
      >
        <p className="hint">Valori del catalogo, separati da virgole. Vuoto: quello che dice il feed.</p>
      </Form>
    </details>
  );
}
