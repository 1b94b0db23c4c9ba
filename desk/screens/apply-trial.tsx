/** A feed that was tried at the desk is applied as it was tried, once a person has said yes to what is odd about it. */
import { type Addresses, isUntracked, type Oddity, type UnknownWord } from "contract";
import { mostGone, refusalsOf } from "contract/feeds";
import { numberOf, shareOf } from "domain/told";
import { refusalProblem } from "server/feeds/reasons";
import type { Trial } from "server/feeds/trial";
import type { FeedReport } from "upstream/desk";
import { problemPage } from "../layout";
import { fieldOf, type ScreenContext, type Shown } from "../screen";
import { Hidden, Tick } from "../ui/form";
import { LinkLine } from "../ui/table";
import words from "../words.json";
import { networkOf } from "./addresses";
import { goOn, storesHome } from "./imports";
import { oddityOf } from "./sources/words";

const counted = ["read", "new", "changed", "unchanged", "gone", "known", "refused"] as const;

/** What the form of a tried feed carries besides the run: the report that the import leaves. */
interface Figures extends Record<(typeof counted)[number], number> {
  refusals: FeedReport["refusals"];
  unconfirmed: string[];
  words: UnknownWord[];
  problem: string | null;
  addresses: Addresses;
  odd: Oddity | null;
}

/** The button under a feed that was tried. @param readAt when the store's feed was read last, as the trial found it */
export function ApplyForm({ trial, store, readAt }: { trial: Trial; store: string; readAt: string | null }) {
  const { check, staged, gone, known, odd } = trial;
  if (!staged) return null;
  const figures: Figures = {
    read: check.read,
    new: trial.new,
    changed: trial.changed,
    unchanged: trial.unchanged,
    gone,
    known,
    refusals: refusalsOf(check.refused),
    refused: check.refused.length,
    unconfirmed: trial.unconfirmed,
    words: check.words,
    problem: refusalProblem(check.read, check.refused),
    addresses: check.addresses,
    odd,
  };
  const fields = {
    atto: "importa",
    importazione: staged.run,
    parti: String(staged.parts),
    quando: staged.at,
    prima: readAt ?? "",
    cifre: JSON.stringify(figures),
  };
  return <ApplyFields action={`${storesHome}/${store}`} fields={fields} figures={figures} />;
}

interface ApplyFieldsProps {
  action: string;
  fields: Record<string, string>;
  figures: Pick<Figures, "gone" | "known" | "addresses" | "odd">;
}

function ApplyFields({ action, fields, figures: { gone, known, addresses, odd } }: ApplyFieldsProps) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="fields">
      <Hidden of={fields} />
      {gone > known * mostGone && (
        <Tick
          name="conferma"
          label={`Sì, ${numberOf(gone)} offerte su ${numberOf(known)} (${shareOf(gone, known)}) devono sparire`}
          on={false}
        />
      )}
      {isUntracked(addresses) && (
        <Tick
          name="non-tracciati"
          label={`Sì, importa anche se nessun indirizzo è tracciato da ${networkOf(addresses)}`}
          on={false}
        />
      )}
      {odd && <Tick name="prezzi" label={`Sì, sono giusti: ${oddityOf(odd)}`} on={false} />}
      <button type="submit">Importa questo feed</button>
    </form>
  );
}

const hidden = ["atto", "importazione", "parti", "quando", "prima", "cifre"] as const;

/** Seals what was tried, and goes on behind the answer. A refusal shows the form again, with what it held. */
export async function applyTrial(context: ScreenContext, form: FormData): Promise<Shown | Response> {
  const { api, params } = context;
  const slug = params.store ?? "";
  const own = `${storesHome}/${slug}`;
  const run = fieldOf(form, "importazione");
  const figures = figuresOf(fieldOf(form, "cifre"));
  const at = fieldOf(form, "quando");
  const [stores, { store }] = await Promise.all([api.feeds.health({}), api.catalogue.store({ slug })]);
  const health = stores.find((each) => each.store === slug);
  if (!health || !store) return problemPage(404, "Questo negozio non esiste.");
  const tryAgain = <LinkLine to={own}>Prova di nuovo il feed</LinkLine>;
  const refused = (status: number, problem: string, body = tryAgain) => ({
    title: store.name,
    status,
    problem,
    body,
  });
  if (!figures || Number.isNaN(Date.parse(at))) return refused(422, words.applyTrial.unread);
  if ((health.readAt ?? "") !== fieldOf(form, "prima")) return refused(409, words.applyTrial.overtaken);
  const { gone, known, odd, ...told } = figures;
  const problem = unconfirmedIn(figures, form);
  if (problem !== null) {
    const fields = Object.fromEntries(hidden.map((name) => [name, fieldOf(form, name)]));
    const body = (
      <>
        <ApplyFields action={own} fields={fields} figures={figures} />
        {tryAgain}
      </>
    );
    return refused(422, problem, body);
  }
  await api.catalogue.apply({ run, store, at, parts: Number(fieldOf(form, "parti")), sure: odd !== null });
  await api.feeds.report({ store: slug, at, ...told, gone });
  return goOn(context, slug, run);
}

/** What a person has still to say yes to. */
function unconfirmedIn({ gone, known, addresses, odd }: Figures, form: FormData): string | null {
  if (gone > known * mostGone && form.get("conferma") === null) return words.applyTrial.gone;
  if (isUntracked(addresses) && form.get("non-tracciati") === null) return words.applyTrial.untracked;
  if (odd !== null && form.get("prezzi") === null)
    return `I prezzi si muovono in modo strano, ${oddityOf(odd)}: conferma che sono giusti.`;
  return null;
}

function figuresOf(text: string): Figures | null {
  try {
    const found = JSON.parse(text) as Figures;
    const { all, tracked, hosts } = found.addresses;
    const counts = [all, tracked, ...counted.map((name) => found[name])];
    const lists = [found.refusals, found.unconfirmed, found.words, hosts];
    return counts.every((count) => Number.isInteger(count) && count >= 0) && lists.every(Array.isArray)
      ? found
      : null;
  } catch {
    return null;
  }
}
