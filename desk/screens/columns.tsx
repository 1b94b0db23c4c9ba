/** Columns of a feed that nobody knows: what they may mean is proposed, and confirmed once for the store. */
import type { FeedNetwork } from "contract";
import { own } from "domain/own";
import { Control, type Option } from "~/forms/control";
import { fieldOf, type ScreenContext, type Shown } from "../screen";
import words from "../words.json";
import { networkNames } from "./sources/words";

/** What the columns of the readers are called here. */
const labels: Record<string, string> = words.columns;
const options: readonly Option[] = [["", "Un attributo qualsiasi"], ...Object.entries(labels)];
const mostNames = 200;

interface AskedColumns {
  names: readonly string[];
  proposal: Readonly<Record<string, string>>;
  format?: FeedNetwork | null;
}

interface ColumnsFormProps {
  columns: AskedColumns;
  action: string;
  /** Of a feed that is understood already: what is told is added to it. */
  isMore?: boolean;
}

export function ColumnsForm({ columns, action, isMore = false }: ColumnsFormProps) {
  const { names, proposal, format } = columns;
  return (
    <form method="post" action={action} encType="multipart/form-data" className="fields">
      <h2>Che cosa dicono le colonne?</h2>
      <p>
        {!isMore && "Servono almeno identificativo, nome, collegamento e prezzo. "}Quello che confermi vale
        per ogni feed di questo negozio.
      </p>
      {format && (
        <p>Sembra un file di {networkNames[format]}: se lo è, scegli questa rete nella fonte del feed.</p>
      )}
      <input type="hidden" name="atto" value="colonne" />
      {isMore && <input type="hidden" name="altre" value="1" />}
      {names.slice(0, mostNames).map((name, place) => (
        <div className="field" key={name}>
          <input type="hidden" name={`nome-${place}`} value={name} />
          <label htmlFor={`colonna-${place}`}>«{name}»</label>
          <Control
            id={`colonna-${place}`}
            name={`colonna-${place}`}
            defaultValue={own(proposal, name) ?? ""}
            options={options}
          />
        </div>
      ))}
      <button type="submit">Conferma le colonne</button>
    </form>
  );
}

interface Confirming {
  /** The store whose columns they are, and where the form goes. */
  slug: string;
  action: string;
}

/** Keeps what was confirmed, beside what was before where it only adds to it; answers the form again where something is missing. */
export async function confirmColumns(
  { api }: ScreenContext,
  form: FormData,
  { slug, action }: Confirming,
): Promise<Shown | null> {
  const isMore = form.has("altre");
  const said: [name: string, column: string][] = [];
  for (let place = 0; place < mostNames && form.has(`nome-${place}`); place++) {
    const column = fieldOf(form, `colonna-${place}`);
    if (Object.hasOwn(labels, column)) said.push([fieldOf(form, `nome-${place}`).slice(0, 100), column]);
  }
  const columns = Object.fromEntries(said);
  const told = new Set(Object.values(columns).map((column) => (column === "tracked_link" ? "link" : column)));
  const missing = isMore ? [] : ["id", "title", "link", "price"].filter((column) => !told.has(column));
  if (missing.length > 0) {
    const names = missing.map((column) => own(labels, column)).join(", ");
    return {
      title: "Colonne del feed",
      status: 422,
      problem: `Manca ancora: ${names}.`,
      body: <ColumnsForm columns={{ names: namesIn(form), proposal: columns }} action={action} />,
    };
  }
  const before = isMore ? (await api.catalogue.store({ slug })).columns : null;
  await api.catalogue.columns({ slug, columns: { ...before, ...columns } });
  return null;
}

function namesIn(form: FormData): string[] {
  return Array.from({ length: mostNames }, (_, place) => fieldOf(form, `nome-${place}`)).filter(Boolean);
}
