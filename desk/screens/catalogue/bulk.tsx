/** `/gestione/catalogo/modifica` and `/modifiche`: many products changed at once, after a look at what that does, and taken back. */
import type { Category } from "contract";
import { momentOf, numberOf } from "domain/told";
import { brandSlug } from "server/feeds/brand";
import { type BulkAction, type BulkChange, type BulkEdit, bulkActions } from "upstream/desk";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { choice, Fields, optionsOf } from "../../ui/fields";
import { ActButton, Hidden } from "../../ui/form";
import { LinkLine, Table } from "../../ui/table";
import words from "../../words.json";
import { corrections } from "./categories";

const home = "/gestione/catalogo";
const editPath = `${home}/modifica`;
const editsPath = `${home}/modifiche`;
const mostShown = 200;

const actions: Record<BulkAction, string> = words.bulkActions;

const choosing = { azione: choice("Che cosa", optionsOf(actions)) };

interface Choosing {
  search: string;
  total: number;
  context: ScreenContext;
  categories: readonly Category[];
}

/** What to do with the products that are ticked above; belongs into the form around their table. */
export function Edits({ search, total, context, categories }: Choosing) {
  return (
    <>
      <input type="hidden" name="cerca" value={search} />
      <h2>Cambia insieme</h2>
      <div className="fields">
        <p>
          <label>
            <input type="checkbox" name="tutti" value="1" /> Tutti quelli trovati ({numberOf(total)}), non
            solo quelli scelti
          </label>
        </p>
        <Fields of={{ ...choosing, ...corrections(categories) }} context={context} />
        <button type="submit">Anteprima</button>
      </div>
      <LinkLine to={editsPath}>Modifiche fatte insieme</LinkLine>
    </>
  );
}

interface Wish {
  products: number[];
  action: BulkAction;
  value: string | null;
}

/** What a form says, from its address or its body. */
function wishOf(said: URLSearchParams | FormData): Wish {
  const text = (name: string) => String(said.get(name) ?? "").trim();
  const action = bulkActions.find((one) => one === text("azione")) ?? "categoria";
  const written =
    action === "categoria" ? text("categoria") : action === "marca" ? brandSlug(text("marca")) : "";
  const products = said
    .getAll("prodotto")
    .flatMap((one) => String(one).split(","))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return { products, action, value: written || null };
}

export const bulkEdit: Screen = {
  path: editPath,
  labels: () => ({ valore: "Categoria o marca", cerca: "Ricerca", prodotti: "Prodotti" }),
  async show(context) {
    const said = context.typed ?? context.url.searchParams;
    const wish = wishOf(said);
    const search = said.get("tutti") ? String(said.get("cerca") ?? "").slice(0, 200) : "";
    const changes =
      search === "" && wish.products.length === 0
        ? []
        : await context.api.bulkEdits.preview({ ...wish, search: search || undefined });
    const changing = changes.filter(({ before, after }) => before !== after);
    return {
      title: "Cambia insieme: anteprima",
      body: (
        <>
          <p>
            {changes.length === 0
              ? "Nessun prodotto scelto: torna al catalogo, cerca e scegli."
              : `${actions[wish.action]}. Prodotti che cambiano: ${numberOf(changing.length)} su ${numberOf(changes.length)}. Le importazioni lo rispettano, e si può annullare.`}
          </p>
          {changing.length > 0 && <Apply wish={wish} changing={changing} />}
          <Table
            stacked
            caption="Che cosa cambia"
            rows={changing.slice(0, mostShown)}
            empty="Nulla cambierebbe."
            columns={[
              ["Prodotto", ({ id, name }: BulkChange) => <a href={`${home}/${id}`}>{name}</a>],
              ["Adesso", ({ before }) => before],
              ["Dopo", ({ after }) => after],
            ]}
          />
          {changing.length > mostShown && <p>… e altri {numberOf(changing.length - mostShown)}.</p>}
          <LinkLine to={home}>Torna al catalogo</LinkLine>
        </>
      ),
    };
  },
  async act({ api }, form) {
    await api.bulkEdits.apply(wishOf(form));
    return done(editsPath, "insieme");
  },
};

/** Exactly what is shown is changed, whatever a search finds by then. */
function Apply({ wish: { action, value }, changing }: { wish: Wish; changing: readonly BulkChange[] }) {
  return (
    <form method="post" action={editPath}>
      <input type="hidden" name="prodotto" value={changing.map(({ id }) => id).join(",")} />
      <Hidden of={{ azione: action, [action === "marca" ? "marca" : "categoria"]: value ?? "" }} />
      <button type="submit">Applica ({numberOf(changing.length)})</button>
    </form>
  );
}

export const bulkEdits: Screen = {
  path: editsPath,
  name: "Modifiche fatte insieme",
  async show({ api }) {
    const edits = await api.bulkEdits.list({});
    return (
      <>
        <Table
          stacked
          caption="Modifiche fatte insieme"
          rows={edits}
          empty="Nessuna modifica di più prodotti, negli ultimi tre mesi."
          columns={[
            ["Quando", ({ at }: BulkEdit) => momentOf(at)],
            ["Che cosa", whatOf],
            ["Prodotti", ({ products }) => numberOf(products), "number"],
            ["Annulla", (edit) => <Undo of={edit} />],
          ]}
        />
        <LinkLine to={home}>Torna al catalogo</LinkLine>
      </>
    );
  },
  async act({ api }, form) {
    await api.bulkEdits.undo({ id: Number(fieldOf(form, "modifica")) });
    return done(editsPath, "annullata");
  },
};

function whatOf({ action, valueName, value }: BulkEdit): string {
  if (action === "nascondi" || action === "mostra") return actions[action];
  return `${actions[action]}: ${valueName ?? value ?? "quella che dice il feed"}`;
}

function Undo({ of: edit }: { of: BulkEdit }) {
  if (edit.undoneAt !== null) return `annullata ${momentOf(edit.undoneAt)}`;
  return (
    <ActButton
      action={editsPath}
      fields={{ modifica: edit.id }}
      of={`${whatOf(edit)}, ${momentOf(edit.at)}`}
      does="Annulla"
    />
  );
}
