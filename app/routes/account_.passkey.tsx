/** `/account/passkey`: the member's passkeys, named and dated; one is added with the password of this moment (upstream/identity/DESIGN.md). */
import { useActionData, useLoaderData, useMatches } from "@remix-run/react";
import type { CallOutput, Contract } from "contract";
import { KeyName, NewCredential, passkeyAnswer } from "contract/identity/passkeys";
import { own } from "domain/own";
import * as z from "zod";
import {
  answerPosted,
  type MemberAnswer,
  type MemberPlan,
  planned,
  typedPassword,
} from "~/forms/member-form";
import { messages } from "~/forms/rules";
import { siteOf } from "~/lib/site-of";
import { plainAccount, plainAccountMeta } from "~/loaders/account";
import { type PersonalArgs, personalAction, personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";
import { AddPasskey, Passkeys } from "~/ui/account-passkeys";

const path = "/account/passkey";
const title = "Passkey";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = plainAccountMeta(title, path);
export const loader = personalLoader(async ({ context }) => {
  const account = plainAccount(context);
  const { passkeys } = context.visitor.api;
  const [keys, offer] = await context.critical(
    Promise.all([
      passkeys.list({}),
      // A new key is told by letter, to an address that is read.
      account.member.emailConfirmed === false ? null : passkeys.offer({}),
    ]),
  );
  return { ...account, keys, offer };
});

type Says = CallOutput<Contract["passkeys"]["add"]>;
const gone = "Questa passkey non c’è più.";
const name = z.string().trim().min(1, messages.required).max(60, messages.tooLong).pipe(KeyName);
const chosen = { atto: z.string(), chiave: z.string().regex(/^[1-9]\d{0,14}$/, gone) };
const keys = (args: PersonalArgs) => {
  args.context.visitor.requireMember();
  return args.context.visitor.api.passkeys;
};
const after = (otherwise: string) => (said: Says) => ({
  to: path,
  says: ["pagina", said.message ?? otherwise] satisfies [string, string],
});
const failure: MemberPlan<z.ZodObject, Says>["failure"] = ({ status, sentence }) =>
  status === 404 ? gone : (sentence ?? "Il servizio non risponde. Riprova tra qualche istante.");

const addSchema = z
  .object({ atto: z.string(), nome: name, password: typedPassword, passkey: z.string() })
  .refine(({ passkey }) => NewCredential.safeParse(passkeyAnswer(passkey)).success, {
    message: "Per aggiungere una passkey serve un browser con gli script attivi, che sappia usarle.",
    path: ["passkey"],
    // Nobody is asked for a key before the rest is right.
    when: ({ issues }) => issues.length === 0,
  });
const add: MemberPlan<typeof addSchema, Says> = {
  schema: addSchema,
  unseen: ["passkey"],
  send: ({ nome, password, passkey }, args) =>
    keys(args).add({ credential: NewCredential.parse(passkeyAnswer(passkey)), name: nome, password }),
  after: after("Passkey aggiunta."),
  failure,
};

const renameSchema = z.object({ ...chosen, nome: name });
const rename: MemberPlan<typeof renameSchema, Says> = {
  schema: renameSchema,
  unseen: ["chiave"],
  send: ({ chiave, nome }, args) => keys(args).rename({ id: Number(chiave), name: nome }),
  after: after("Passkey rinominata."),
  failure,
};

const removeSchema = z.object(chosen);
const remove: MemberPlan<typeof removeSchema, Says> = {
  schema: removeSchema,
  unseen: ["chiave"],
  send: ({ chiave }, args) => keys(args).remove({ id: Number(chiave) }),
  after: after("Passkey eliminata."),
  failure,
};

const acts = { rinomina: planned(rename), elimina: planned(remove), aggiungi: planned(add) };

export const action = personalAction((args) =>
  answerPosted((fields) => own(acts, fields.get("atto") ?? "") ?? acts.aggiungi, args),
);
export { memberHeaders as headers } from "~/forms/member-form";

export default function OwnPasskeys() {
  const { keys, offer, member } = useLoaderData<typeof loader>();
  const site = siteOf(useMatches());
  const answer = useActionData<MemberAnswer>();
  const adding = answer?.values.atto === "aggiungi";
  return (
    <AccountFrame title={title}>
      <p>
        Con una passkey accedi senza scrivere la password: con l'impronta, il viso o il PIN del tuo
        dispositivo. La password resta valida. Se la reimposti perché l'hai dimenticata, le passkey vengono
        eliminate e puoi aggiungerle di nuovo.
      </p>
      <Passkeys keys={keys} answer={adding ? undefined : answer} />
      <AddPasskey offer={offer} email={member.email} site={site.name} answer={adding ? answer : undefined} />
    </AccountFrame>
  );
}
