/** Imports that were begun and are not at their end: gone on with, or given up aloud. */
import { agoOf, momentOf, numberOf } from "domain/told";
import type { UnfinishedImport } from "upstream/desk";
import { done, fieldOf, type ScreenContext, type Shown } from "../screen";
import { Hidden, Press } from "../ui/form";
import { Table } from "../ui/table";
import { goOn, storesHome } from "./imports";

/** Whoever imports moves on every few seconds; in milliseconds. */
const restingAfter = 120_000;

export function Unfinished({ imports, now }: { imports: readonly UnfinishedImport[]; now: Date }) {
  if (imports.length === 0) return null;
  return (
    <Table
      title="Importazioni non finite"
      rows={imports}
      columns={[
        ["Negozio", ({ store }: UnfinishedImport) => store ?? "non ancora detto"],
        ["Cominciata", ({ begunAt }) => momentOf(begunAt)],
        ["Stato", (one) => stateOf(one, now)],
        ["Offerte entrate", ({ offers }) => numberOf(offers), "number"],
        ["", (one) => <Acts of={one} />],
      ]}
    />
  );
}

function stateOf({ parts, done: applied, movedAt, failed }: UnfinishedImport, now: Date): string {
  if (failed !== null) return "Interrotta: ripeti l’importazione, porta ciò che manca";
  const rests = now.getTime() - Date.parse(movedAt) > restingAfter;
  const since = rests ? `ferma da ${agoOf(movedAt, now)}` : "in corso";
  if (parts === null) return `In preparazione, ${since}: nulla è ancora nel catalogo`;
  return `${numberOf(applied)} parti su ${numberOf(parts)}, ${since}`;
}

function Acts({ of: { run, parts, store, failed } }: { of: UnfinishedImport }) {
  if (failed !== null) return <a href={`${storesHome}/${store}`}>Al negozio</a>;
  return (
    <form method="post" action={storesHome} className="acts">
      <Hidden of={{ importazione: run, negozio: store ?? "" }} />
      {parts !== null && <Press value="continua">Continua</Press>}
      <Press value="rinuncia">Rinuncia</Press>
    </form>
  );
}

export async function endImport(context: ScreenContext, form: FormData): Promise<Shown | Response> {
  const run = fieldOf(form, "importazione");
  const store = fieldOf(form, "negozio");
  if (fieldOf(form, "atto") === "continua") return goOn(context, store, run);
  const { begun } = await context.api.catalogue.discard({ run });
  return begun ? goOn(context, store, run) : done(storesHome, "rinunciato");
}
