/** The form of one's sizes, and for whom they are. */
import type { SizedPerson } from "contract";
import {
  isChild,
  type Measure,
  measures,
  measuresOf,
  type OwnSizes,
  sizeLabel,
  type Wearer,
  wearers,
} from "domain/own-sizes";
import { SelectField, TextField } from "~/forms/field";
import type { MemberAnswer } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";

const path = "/taglie";

export const wearerNames: Record<Wearer, string> = {
  donna: "Donna",
  uomo: "Uomo",
  bambina: "Bambina",
  bambino: "Bambino",
  neonato: "Neonato",
};

const labels: Record<Measure | "nome" | "mese" | "promemoria", string> = {
  lettera: "In lettere",
  numero: "Abiti, giacche, camicie",
  pantaloni: "Pantaloni",
  vita: "Jeans: vita (W)",
  gamba: "Interno gamba (L)",
  scarpe: "Scarpe",
  reggiseno: "Reggiseno",
  anello: "Anello",
  altezza: "Altezza",
  nome: "Nome o soprannome",
  mese: "Mese di nascita",
  promemoria: "Promemoria",
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

interface SizesFormProps {
  wearer: Wearer | null;
  kept: OwnSizes | null;
  person: SizedPerson | null;
  isNew: boolean;
  member: { name: string } | null;
  answer: MemberAnswer | undefined;
}

export function SizesForm(props: SizesFormProps) {
  const { wearer, person, isNew } = props;
  const known = person ? `&persona=${person.id}` : isNew ? "&nuova=1" : "";
  const address = (one: Wearer) => `${path}?per=${one}${known}#titolo-taglie`;
  return (
    <section aria-labelledby="titolo-taglie">
      <h2 id="titolo-taglie" className="own-title">
        {isNew ? "Una persona in più" : person ? `Le taglie di ${person.name}` : "Di chi sono"}
        {!wearer && ": donna, uomo o bambino?"}
      </h2>
      <ul className="line account-chips" aria-label="Per chi">
        {wearers.map((one) => (
          <li key={one}>
            <a className="chip" href={address(one)} aria-current={one === wearer ? "true" : undefined}>
              {wearerNames[one]}
            </a>
          </li>
        ))}
      </ul>
      {wearer && <Measures {...props} wearer={wearer} action={address(wearer)} />}
      {!props.member && props.kept && (
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

function Measures(props: SizesFormProps & { wearer: Wearer; action: string }) {
  const { wearer, kept, person, isNew, member, answer, action } = props;
  return (
    <MemberFrame
      id="taglie"
      action={action}
      answer={answer?.values.atto === "salva" ? answer : undefined}
      values={{
        nome: person?.name ?? (isNew ? "" : (member?.name ?? "")),
        mese: person?.birthMonth ?? "",
        ...kept?.sizes,
      }}
      submit="Salva le taglie"
      busyText="Salvataggio in corso…"
      labels={labels}
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
      {member && isChild(wearer) && <OfChild reminds={person?.remindsOn != null} />}
    </MemberFrame>
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

export function optionLabel(name: Measure, slug: string): string {
  return name === "altezza" ? `${slug} cm` : sizeLabel(slug);
}
