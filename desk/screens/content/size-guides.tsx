/** `/gestione/taglie`: tables of sizes that brands and stores gave, with who gave them: written here, or as a CSV file; none is made up. */
import type { SizeGuide } from "contract";
import { tableNamed } from "domain/size-answers";
import { sizeTables } from "domain/size-tables";
import { momentOf, numberOf } from "domain/told";
import {
  brandSlug,
  guideColumns,
  guideLimits,
  type Refused,
  sizesWritten,
  takeGuides,
} from "server/feeds/size-guides";
import { problemPage } from "../../layout";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { area, choice, Form, file, labelsOf, line, maybe, writtenIn } from "../../ui/fields";
import { ActButton } from "../../ui/form";
import { Pages, pageOf, RefusedLines, Table } from "../../ui/table";
import words from "../../words.json";

export const sizeGuidesHome = "/gestione/taglie";
const brandName = { brandName: line("Marca", { max: 80 }) };
const garments = sizeTables.map(({ key, title }) => [key, title] as const);
const kind = { kind: choice("Capo", garments) };
const table = {
  source: line("Chi l’ha data", { max: 200, hint: words.hints.contentSizeGuides }),
  sourceUrl: maybe("Dove si legge", { max: 500 }),
  rows: {
    ...area("Taglie e misure", { rows: 10, required: true, hint: words.hints.contentSizeGuides2 }),
    shown: (rows: SizeGuide["rows"]) =>
      rows.map(({ label, from, to }) => [label, from, to].join("; ").replaceAll(".", ",")).join("\n"),
    read: (form: FormData, name: string) => sizesWritten(fieldOf(form, name)),
  },
};
const tables = {
  tabelle: file("File CSV, una taglia per riga", {
    hint: `Colonne: ${guideColumns.join(", ")}. Il capo è uno di: ${sizeTables.map(({ key }) => key).join(", ")}. Una tabella con una riga che non si legge resta com’è.`,
  }),
};
const fields = { ...brandName, ...kind, ...table };
const labels = () => labelsOf(fields);
const titleOf = (kind: string) => tableNamed(kind)?.title ?? kind;

const overview: Screen = {
  path: sizeGuidesHome,
  name: "Tabelle delle taglie",
  limit: guideLimits.bytes + 100_000,
  patience: 25_000,
  labels,
  show: (context) => overviewPage(context, null),
  async act(context, form) {
    if (fieldOf(form, "atto") !== "file") return save(context, form);
    const { tabelle } = writtenIn(tables, form);
    if (!tabelle) return { refused: "Scegli il file delle tabelle." };
    const taken = await takeGuides(context.api, tabelle);
    return "problem" in taken ? { refused: taken.problem } : overviewPage(context, taken);
  },
};

const editor: Screen = {
  path: `${sizeGuidesHome}/:brand/:kind`,
  labels,
  async show(context) {
    const { brand = "", kind = "" } = context.params;
    const [guide] = await context.api.sizeGuides.list({ brands: brand, kind });
    if (!guide) return problemPage(404, "Questa tabella non c’è più.");
    const path = `${sizeGuidesHome}/${brand}/${kind}`;
    return {
      title: `${guide.brandName}: ${titleOf(kind)}`,
      body: (
        <>
          <p>
            <a href={sizeGuidesHome}>Tabelle delle taglie</a>
            {" · "}
            <a href={`/taglie/guida?${new URLSearchParams({ tipo: kind, voglio: guide.brandName })}`}>
              Vedi sul sito
            </a>
          </p>
          <GuideForm action={path} guide={guide} context={context} />
          <ActButton action={path} fields={{ atto: "elimina" }} does="Elimina" />
        </>
      ),
    };
  },
  async act(context, form) {
    const { brand = "", kind = "" } = context.params;
    if (fieldOf(form, "atto") !== "elimina") return save(context, form);
    await context.api.sizeGuides.remove({ brand, kind });
    return done(sizeGuidesHome, "eliminato");
  },
};

/** Under brand and kind: the same ones again replace the table. */
async function save(context: ScreenContext, form: FormData) {
  const { params, api } = context;
  const { rows: sizes, ...written } = writtenIn(fields, form);
  const kind = params.kind ?? written.kind;
  const brand = params.brand ?? brandSlug(written.brandName);
  if (brand === "") return { refused: "«Marca»: scrivi il nome della marca.", blamed: "brandName" };
  const { rows, problem } = sizes;
  if (problem !== null) return { refused: `«${table.rows.label}»: ${problem}`, blamed: "rows" };
  await api.sizeGuides.save({ ...written, brand, kind, rows });
  return done(`${sizeGuidesHome}/${brand}/${kind}`, "salvato");
}

async function overviewPage(context: ScreenContext, taken: { saved: number; refused: Refused[] } | null) {
  const { api, url } = context;
  const { guides, total } = await api.sizeGuides.all({ page: pageOf(url) });
  return (
    <>
      <p className="hint">{words.texts.contentSizeGuides}</p>
      {taken && <Outcome {...taken} />}
      <Table
        stacked
        caption="Tabelle delle taglie"
        rows={guides}
        empty="Nessuna tabella ancora."
        columns={[
          [
            "Marca e capo",
            ({ brand, brandName, kind }: SizeGuide) => (
              <a href={`${sizeGuidesHome}/${brand}/${kind}`}>
                {brandName}: {titleOf(kind)}
              </a>
            ),
          ],
          ["Taglie", ({ rows }) => numberOf(rows.length), "number"],
          ["Fonte", ({ source }) => source],
          ["Aggiornata", ({ updatedAt }) => momentOf(updatedAt)],
        ]}
      />
      <Pages url={url} total={total} size={50} />
      <h2>Una tabella nuova</h2>
      <GuideForm action={sizeGuidesHome} guide={null} context={context} />
      <h2>Da un file</h2>
      <Form
        of={tables}
        context={context}
        action={sizeGuidesHome}
        sends={{ atto: "file" }}
        button="Leggi le tabelle"
      />
    </>
  );
}

interface FormProps {
  action: string;
  guide: SizeGuide | null;
  context: ScreenContext;
}

function GuideForm({ action, guide, context }: FormProps) {
  return (
    <Form
      of={guide ? { ...brandName, ...table } : fields}
      kept={guide}
      context={context}
      action={action}
      sends={{ atto: "salva" }}
      button="Salva la tabella"
    />
  );
}

function Outcome({ saved, refused }: { saved: number; refused: Refused[] }) {
  return (
    <section aria-label="Esito della lettura">
      <p className="message" role="status">
        Tabelle salvate {numberOf(saved)}, rifiutate {numberOf(refused.length)}.
      </p>
      <RefusedLines title="Tabelle rifiutate" refused={refused} />
    </section>
  );
}

export const sizeGuideScreens: readonly Screen[] = [overview, editor];
