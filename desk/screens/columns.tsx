/** Columns of a feed that nobody knows: what they may mean is proposed, and confirmed once for the store. */
import { type Asked, done, fieldOf, type Shown } from "../screen";

/** What the columns of the readers are called here. */
const labels: Record<string, string> = {
  id: "Identificativo",
  item_group_id: "Identificativo del gruppo di varianti",
  title: "Nome",
  description: "Descrizione",
  link: "Collegamento al prodotto",
  image_link: "Immagine",
  additional_image_link: "Altre immagini",
  availability: "Disponibilità",
  price: "Prezzo",
  sale_price: "Prezzo scontato",
  sale_price_effective_date: "Date dello sconto",
  previous_price: "Prezzo precedente",
  currency: "Valuta",
  brand: "Marca",
  gtin: "GTIN (EAN)",
  mpn: "Codice del produttore",
  product_type: "Categoria",
  google_product_category: "Categoria di Google",
  color: "Colore",
  size: "Taglia",
  size_system: "Sistema delle taglie",
  gender: "Genere",
  age_group: "Età",
  material: "Materiale",
  pattern: "Fantasia",
  shipping: "Spedizione",
  delivery_time: "Tempi di consegna",
  expiration_date: "Scadenza",
  tags: "Etichette",
  store_name: "Nome del negozio",
};
const mostNames = 200;

interface Proposed {
  names: readonly string[];
  proposal: Readonly<Record<string, string>>;
}

export function ColumnsForm({ columns, action }: { columns: Proposed | null; action: string }) {
  if (!columns) return null;
  const { names, proposal } = columns;
  return (
    <form method="post" action={action} encType="multipart/form-data" className="fields">
      <h2>Che cosa dicono le colonne?</h2>
      <p>
        Servono almeno identificativo, nome, collegamento e prezzo. Quello che confermi vale per ogni feed di
        questo negozio.
      </p>
      <input type="hidden" name="atto" value="colonne" />
      {names.slice(0, mostNames).map((name, place) => (
        <div className="field" key={name}>
          <input type="hidden" name={`nome-${place}`} value={name} />
          <label htmlFor={`colonna-${place}`}>«{name}»</label>
          <select id={`colonna-${place}`} name={`colonna-${place}`} defaultValue={proposal[name] ?? ""}>
            <option value="">Un attributo qualsiasi</option>
            {Object.entries(labels).map(([column, label]) => (
              <option key={column} value={column}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button type="submit">Conferma le colonne</button>
    </form>
  );
}

/** Keeps what was confirmed; the file has to be chosen again, as browsers keep none in a form. */
export async function confirmColumns({ api, params }: Asked, form: FormData): Promise<Shown | Response> {
  const slug = params.store ?? "";
  const columns: Record<string, string> = {};
  for (let place = 0; place < mostNames && form.has(`nome-${place}`); place++) {
    const column = fieldOf(form, `colonna-${place}`);
    if (Object.hasOwn(labels, column)) columns[fieldOf(form, `nome-${place}`).slice(0, 100)] = column;
  }
  const told = new Set(Object.values(columns));
  const missing = ["id", "title", "link", "price"].filter((column) => !told.has(column));
  if (missing.length > 0) {
    const names = missing.map((column) => labels[column]).join(", ");
    return {
      title: "Colonne del feed",
      status: 422,
      problem: `Manca ancora: ${names}.`,
      body: (
        <ColumnsForm
          columns={{ names: namesIn(form), proposal: columns }}
          action={`/gestione/negozi/${slug}`}
        />
      ),
    };
  }
  await api.catalogue.columns({ slug, columns });
  return done(`/gestione/negozi/${slug}`, "colonne");
}

function namesIn(form: FormData): string[] {
  return Array.from({ length: mostNames }, (_, place) => fieldOf(form, `nome-${place}`)).filter(Boolean);
}
