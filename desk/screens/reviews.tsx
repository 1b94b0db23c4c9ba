/** `/gestione/recensioni`: what buyers wrote, let in or refused for a reason, with how each purchase was verified. */
import { momentOf } from "domain/told";
import {
  type JudgedReview,
  type RefusalGround,
  type ReviewState,
  refusalGrounds,
  reviewStates,
} from "upstream/desk";
import { done, fieldOf, type Screen } from "../screen";
import { ActButton } from "../ui/form";
import { Pages, pageOf, Table, Views } from "../ui/table";
import words from "../words.json";

const path = "/gestione/recensioni";
const { grounds, none, states } = words.reviews;

const stateIn = (url: URL): ReviewState =>
  reviewStates.find((state) => state === url.searchParams.get("stato")) ?? "waiting";

export const reviews: Screen = {
  path,
  nav: "Recensioni",
  labels: () => ({ refusedFor: "Perché" }),
  async show({ api, url }) {
    const state = stateIn(url);
    const { reviews: found, total } = await api.reviewJudgements.list({ state, page: pageOf(url) });
    return (
      <>
        <Views path={path} of={Object.entries(states)} at={state} />
        <p className="hint">{words.texts.reviews}</p>
        <Table
          stacked
          caption={states[state]}
          rows={found}
          empty={none[state]}
          columns={[
            ["Quando", ({ writtenAt }: JudgedReview) => momentOf(writtenAt)],
            [
              "Prodotto",
              ({ product, productId }) => <a href={`/gestione/catalogo/${productId}`}>{product}</a>,
            ],
            ["Recensione", (review) => <Said review={review} />],
            ["Verifica", verifiedBy],
            state === "refused" && ["Perché", ({ refusedFor }) => refusedFor && grounds[refusedFor]],
            ["Decidi", (review) => <Judge review={review} state={state} />],
          ]}
        />
        <Pages url={url} total={total} size={50} />
      </>
    );
  },
  async act({ api, url }, form) {
    const refusedFor =
      fieldOf(form, "atto") === "pubblica" ? null : (fieldOf(form, "motivo") as RefusalGround);
    await api.reviewJudgements.judge({ id: fieldOf(form, "recensione"), refusedFor });
    return done(`${path}?stato=${stateIn(url)}`, "giudicata");
  },
};

function Said({ review: { author, rating, title, text } }: { review: JudgedReview }) {
  return (
    <>
      <b>{rating} su 5</b> {author}
      {title && <>: {title}</>}
      <br />
      {text}
    </>
  );
}

function verifiedBy({ checked, store }: JudgedReview): string {
  if (checked) return `acquisto confermato da ${store ?? "chi l’ha raccolta"}`;
  return `acquisto non verificato${store ? `, raccolta da ${store}` : ""}`;
}

function Judge({ review: { id, product, author }, state }: { review: JudgedReview; state: ReviewState }) {
  const action = `${path}?stato=${state}`;
  const which = `${author ?? "cliente"}, ${product}`;
  return (
    <div className="acts inline">
      {state !== "published" && (
        <ActButton action={action} fields={{ atto: "pubblica", recensione: id }} of={which} does="Pubblica" />
      )}
      {state !== "refused" && (
        <form method="post" action={action} className="acts inline">
          <input type="hidden" name="recensione" value={id} />
          <select name="motivo" aria-label={`Perché rifiuti: ${which}`} required defaultValue="">
            <option value="">Perché…</option>
            {refusalGrounds.map((ground) => (
              <option key={ground} value={ground}>
                {grounds[ground]}
              </option>
            ))}
          </select>
          <button type="submit" className="soft" aria-label={`Rifiuta: ${which}`}>
            Rifiuta
          </button>
        </form>
      )}
    </div>
  );
}
