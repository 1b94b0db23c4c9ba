/** `/taglie`: one's own sizes, kept with the account or in this browser, and those of whom one buys for (product.md 'Sizes first'). */
import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  isChild,
  measureNames,
  measures,
  type OwnSizes,
  ownSizesText,
  parseOwnSizes,
  wearers,
} from "domain/own-sizes";
import * as z from "zod";
import { answerPosted, type MemberAnswer, type MemberPlan, planned } from "~/forms/member-form";
import { messages } from "~/forms/rules";
import { metaOf } from "~/lib/meta-of";
import { type PersonalArgs, personalAction, personalLoader } from "~/loaders/personal";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { SizesForm } from "~/ui/own-sizes-form";
import { Persons } from "~/ui/sized-persons";

const path = "/taglie";
const title = "Le mie taglie";

export const handle = { styles: ["prose", "forms", "account", "chips"] };

export const meta = metaOf(() => ({ title, path, robots: "noindex, follow" }));

export const loader = personalLoader(async ({ request, context }) => {
  const { visitor } = context;
  const { searchParams } = new URL(request.url);
  const persons = visitor.member ? await context.critical(visitor.api.family.list({})) : [];
  const lists = persons.length > 0 ? await context.optional(visitor.api.wishlists.lists({}), []) : [];
  const asked = Number(searchParams.get("persona"));
  const person = searchParams.has("nuova")
    ? null
    : (persons.find(({ id }) => id === asked) ?? persons.find(({ counts }) => counts) ?? null);
  const isNew = searchParams.has("nuova") && persons.length > 0;
  const kept = isNew ? null : person ? parseOwnSizes(person.sizes) : await visitor.ownSizes();
  const wearer = wearers.find((one) => one === searchParams.get("per")) ?? kept?.wearer ?? null;
  return {
    member: visitor.member && { name: visitor.member.name },
    persons: [...persons].sort((a, b) => a.id - b.id),
    lists: lists.flatMap(({ id, name, person: of }) => (of ? [{ id, name, person: of.id }] : [])),
    key: crypto.randomUUID(),
    person,
    isNew,
    wearer,
    kept: wearer && (kept?.wearer === wearer || !isChild(wearer)) ? kept : null,
  };
});

const size = z.string().trim().max(8);
const schema = z.object({
  atto: z.string(),
  per: z.enum(wearers, messages.required),
  persona: z.string().regex(/^\d{0,15}$/),
  nome: z.string().trim().max(60, messages.tooLong),
  mese: z.string().regex(/^((19|20)\d\d-(0[1-9]|1[0-2]))?$/, "Scrivi anno e mese, ad esempio 2020-05."),
  promemoria: z.string(),
  ...(Object.fromEntries(measureNames.map((name) => [name, size])) as Record<
    (typeof measureNames)[number],
    typeof size
  >),
});

/** Who sends nothing for a measure has none; what nobody makes is left out. */
function sizesIn(values: z.output<typeof schema>): OwnSizes {
  const said = measureNames.filter((name) => (measures[name] as readonly string[]).includes(values[name]));
  return { wearer: values.per, sizes: Object.fromEntries(said.map((name) => [name, values[name]])) };
}

async function save(values: z.output<typeof schema>, { context: { visitor } }: PersonalArgs) {
  const own = sizesIn(values);
  if (!visitor.member) return visitor.keepSizes(own);
  await visitor.api.family.save({
    id: Number(values.persona) || null,
    name: values.nome || visitor.member.name || "Io",
    sizes: ownSizesText(own),
    birthMonth: (isChild(own.wearer) && values.mese) || null,
    reminds: isChild(own.wearer) && values.promemoria === "on",
  });
  visitor.keepSizes(null);
}

const saving: MemberPlan<typeof schema, void> = {
  schema,
  unseen: ["persona", "per"],
  send: save,
  after: () => ({ to: path, says: ["pagina", "Taglie salvate: da ora gli elenchi te le propongono."] }),
  failure: ({ sentence }) => sentence ?? "Non è stato possibile salvare le taglie. Riprova.",
};

const oneSchema = z.object({ atto: z.string(), persona: z.string().regex(/^\d{0,15}$/) });

function act(of: (id: number, args: PersonalArgs) => Promise<unknown>, says: string) {
  const plan: MemberPlan<typeof oneSchema, unknown> = {
    schema: oneSchema,
    unseen: ["persona"],
    send: ({ persona }, args) => of(Number(persona), args),
    after: () => ({ to: path, says: ["pagina", says] }),
    failure: ({ status, sentence }) =>
      status === 404 ? "Questa persona non c’è più." : (sentence ?? "Il servizio non risponde. Riprova."),
  };
  return planned(plan);
}

const acts = {
  salva: planned(saving),
  usa: act(
    (id, { context: { visitor } }) => visitor.api.family.choose({ id }),
    "Da ora contano queste taglie.",
  ),
  elimina: act(
    (id, { context: { visitor } }) => visitor.api.family.remove({ id }),
    "Taglie eliminate: non ne conserviamo copia.",
  ),
  dimentica: act(async (_, { context: { visitor } }) => visitor.keepSizes(null), "Taglie dimenticate."),
};

export const action = personalAction((args) =>
  answerPosted((fields) => {
    const chosen = fields.get("atto") as keyof typeof acts;
    const needsMember = chosen === "usa" || chosen === "elimina";
    if (needsMember && !args.context.visitor.member) throw redirect(path, 303);
    return Object.hasOwn(acts, chosen) ? acts[chosen] : acts.salva;
  }, args),
);
export { memberHeaders as headers } from "~/forms/member-form";

export default function OwnSizesPage() {
  const { member, persons, lists, key, person, isNew, wearer, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<MemberAnswer>();
  return (
    <div className="block account-page">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          ...(member ? [{ name: "Account", href: "/account/info" }] : []),
          { name: title, href: null },
        ]}
      />
      <h1>{title}</h1>
      <div className="prose">
        <p>
          Scrivile una volta: elenchi, ricerche e schede ti dicono che cosa c’è nella tua taglia, in quanti
          negozi e da che prezzo. Non serve riempire tutto.{" "}
          <a href="/taglie/guida">Guida alle taglie e conversioni</a>
        </p>
        {!member && (
          <p>
            Senza account restano in un cookie tecnico di questo browser, per un anno.{" "}
            <a href="/login?next=/taglie">Accedi</a> per averle ovunque, e per tenere anche quelle di chi
            vesti tu.
          </p>
        )}
      </div>
      {persons.length > 0 && <Persons persons={persons} lists={lists} newKey={key} />}
      <SizesForm
        key={`${person?.id} ${wearer} ${isNew}`}
        wearer={wearer}
        kept={kept}
        person={isNew ? null : person}
        isNew={isNew}
        member={member}
        answer={answer}
      />
    </div>
  );
}
