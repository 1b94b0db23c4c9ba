/** The form of one's sizes, for whom they are, and the persons whose sizes an account keeps. */
import type { SizedPerson } from "contract";
import {
  isChild,
  type Measure,
  measures,
  measuresOf,
  type OwnSizes,
  parseOwnSizes,
  sizeLabel,
  type Wearer,
  wearers,
} from "contract/own-sizes";
import { SelectField, TextField } from "~/forms/field";
import type { MemberAnswer } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { formatLongDate } from "~/lib/dates-it";

const path = "/taglie";

const wearerNames: Record<Wearer, string> = {
  donna: "Donna",
  uomo: "Uomo",
  bambina: "Bambina",
  bambino: "Bambino",
  neonato: "Neonato",
};

const labels: Record<Measure, string> = {
  lettera: "In lettere",
  numero: "Abiti, giacche, camicie",
  pantaloni: "Pantaloni",
  vita: "Jeans: vita (W)",
  gamba: "Interno gamba (L)",
  scarpe: "Scarpe",
  reggiseno: "Reggiseno",
  anello: "Anello",
  altezza: "Altezza",
};

const hints: Partial<Record<Measure, string>> = {
  numero: "Taglia italiana.",
  pantaloni: "Taglia italiana.",
  vita: "In pollici.",
  gamba: "In pollici: 32 sono 81 centimetri.",
  scarpe: "Numero europeo, quello usato in Italia.",
  reggiseno: "Misura europea: la terza B è 75B.",
  anello: "Misura italiana: i millimetri di circonferenza meno 40.",
  altezza: "Abiti da bambino: la prima misura che non è più bassa.",
};

const formLabels = {
  ...labels,
  nome: "Nome o soprannome",
  mese: "Mese di nascita",
  promemoria: "Promemoria",
};

interface SizesFormProps {
  wearer: Wearer;
  kept: OwnSizes | null;
  person: SizedPerson | null;
  isNew: boolean;
  member: { name: string } | null;
  answer: MemberAnswer | undefined;
}

export function SizesForm({ wearer, kept, person, isNew, member, answer }: SizesFormProps) {
  const known = person ? `&persona=${person.id}` : isNew ? "&nuova=1" : "";
  const tells = answer?.values.atto === "salva" ? answer : undefined;
  const child = isChild(wearer);
  return (
    <section aria-labelledby="titolo-taglie">
      <h2 id="titolo-taglie" className="own-title">
        {isNew ? "Una persona in più" : person ? `Le taglie di ${person.name}` : "Di chi sono"}
      </h2>
      <ul className="account-chips" aria-label="Per chi">
        {wearers.map((one) => (
          <li key={one}>
            <a
              className="chip"
              href={`${path}?per=${one}${known}#titolo-taglie`}
              aria-current={one === wearer ? "true" : undefined}
            >
              {wearerNames[one]}
            </a>
          </li>
        ))}
      </ul>
      <MemberFrame
        id="taglie"
        action={path}
        answer={tells}
        values={{
          nome: person?.name ?? (isNew ? "" : (member?.name ?? "")),
          mese: person?.birthMonth ?? "",
          ...kept?.sizes,
        }}
        submit="Salva le taglie"
        busyText="Salvataggio in corso…"
        labels={formLabels}
      >
        <input type="hidden" name="atto" value="salva" />
        <input type="hidden" name="per" value={wearer} />
        {person && <input type="hidden" name="persona" value={person.id} />}
        {member && <TextField name="nome" required />}
        <div className="pair">
          {measuresOf(wearer).map((name) => (
            <SelectField
              key={name}
              name={name}
              empty="Non lo dico"
              hint={hints[name]}
              options={measures[name].map((slug): [string, string] => [slug, optionLabel(name, slug)])}
            />
          ))}
        </div>
        {member && child && <OfChild reminds={person?.remindsOn != null} />}
      </MemberFrame>
      {!member && kept && (
        <form method="post" action={path}>
          <input type="hidden" name="atto" value="dimentica" />
          <button type="submit" className="button quiet">
            Dimentica le mie taglie
          </button>
        </form>
      )}
    </section>
  );
}

/** As little as will do: a month, and a letter for whoever asks for it. */
function OfChild({ reminds }: { reminds: boolean }) {
  return (
    <>
      <TextField name="mese" hint="Anno e mese, ad esempio 2020-05. Il giorno non ci serve." />
      <p className="field tick">
        <input type="checkbox" name="promemoria" id="taglie-promemoria" defaultChecked={reminds} />
        <label htmlFor="taglie-promemoria">
          Due volte l’anno ricordatemi, all’indirizzo email confermato, di ricontrollare le taglie. Si spegne
          con un clic.
        </label>
      </p>
    </>
  );
}

function optionLabel(name: Measure, slug: string): string {
  return name === "altezza" ? `${slug} cm` : sizeLabel(slug);
}

/** What a person's sizes say in one line: 'Donna · M, 42, scarpe 38'. */
function inWords(text: string): string {
  const own = parseOwnSizes(text);
  if (!own) return "";
  const said = measuresOf(own.wearer).flatMap((name) => {
    const slug = own.sizes[name];
    if (!slug) return [];
    return [name === "lettera" ? sizeLabel(slug) : `${shortNames[name]} ${optionLabel(name, slug)}`];
  });
  return [wearerNames[own.wearer], said.join(", ") || "nessuna taglia"].join(" · ");
}

const shortNames: Record<Measure, string> = {
  lettera: "",
  numero: "abiti",
  pantaloni: "pantaloni",
  vita: "jeans W",
  gamba: "gamba L",
  scarpe: "scarpe",
  reggiseno: "reggiseno",
  anello: "anello",
  altezza: "altezza",
};

/** Whose sizes count is switched by one press. */
export function Persons({ persons }: { persons: readonly SizedPerson[] }) {
  return (
    <section aria-labelledby="titolo-persone">
      <h2 id="titolo-persone" className="own-title">
        Per chi compri
      </h2>
      <ul className="account-keys">
        {persons.map((person) => (
          <li key={person.id}>
            <div>
              <h3>{person.name}</h3>
              <p className="muted">
                {inWords(person.sizes)}
                {person.remindsOn && ` · promemoria il ${formatLongDate(person.remindsOn)}`}
              </p>
            </div>
            <div className="ways">
              {person.counts ? (
                <b>Contano ora</b>
              ) : (
                <Act name="usa" person={person} label="Usa queste taglie" />
              )}
              <a href={`${path}?persona=${person.id}#titolo-taglie`}>
                Modifica<span className="vh"> le taglie di {person.name}</span>
              </a>
              <Act name="elimina" person={person} label="Elimina" />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="button quiet" href={`${path}?nuova=1&per=bambina#titolo-taglie`}>
          Aggiungi una persona
        </a>
      </p>
    </section>
  );
}

function Act({ name, person, label }: { name: string; person: SizedPerson; label: string }) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="atto" value={name} />
      <input type="hidden" name="persona" value={person.id} />
      <button type="submit">
        {label}
        <span className="vh"> di {person.name}</span>
      </button>
    </form>
  );
}
