/** The persons whose sizes an account keeps: whose count, their lists, and what each is asked for. */
import type { SizedPerson } from "contract";
import { type Measure, measuresOf, parseOwnSizes, sizeLabel } from "domain/own-sizes";
import { formatLongDate } from "~/lib/dates-it";
import { optionLabel, wearerNames } from "./own-sizes-form";

const path = "/taglie";

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

interface PersonsProps {
  persons: readonly SizedPerson[];
  /** Those that are of a person. */
  lists: readonly { id: number; name: string; person: number }[];
  newKey: string;
}

/** Whose sizes count is switched by one press. */
export function Persons({ persons, lists, newKey }: PersonsProps) {
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
              )}{" "}
              <a href={`${path}?persona=${person.id}#titolo-taglie`}>
                Modifica<span className="vh"> le taglie di {person.name}</span>
              </a>{" "}
              {lists
                .filter((list) => list.person === person.id)
                .map(({ id, name }) => (
                  <a key={id} href={`/wishlist?list=${id}`}>
                    {name}
                  </a>
                ))}
              {!lists.some((list) => list.person === person.id) && (
                <NewList person={person} newKey={`${newKey}-${person.id}`} />
              )}
              <Act name="elimina" person={person} label="Elimina" />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="button quiet" href={`${path}?nuova=1#titolo-taglie`}>
          Aggiungi una persona
        </a>
      </p>
    </section>
  );
}

function NewList({ person: { id, name }, newKey }: { person: SizedPerson; newKey: string }) {
  return (
    <form method="post" action="/wishlist">
      <input type="hidden" name="atto" value="crea" />
      <input type="hidden" name="chiave" value={newKey} />
      <input type="hidden" name="persona" value={id} />
      <input type="hidden" name="nome_lista" value={`Lista di ${name}`} />
      <button type="submit">
        Crea una lista<span className="vh"> di {name}</span>
      </button>
    </form>
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
