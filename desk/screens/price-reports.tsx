/** `/gestione/prezzi-segnalati`: prices that visitors found different, offer by offer, and what the operator found. */
import { agoOf, momentOf } from "domain/told";
import type { ReportedOffer } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import { done, fieldOf, type Screen } from "../screen";
import { ActButton } from "../ui/form";
import { Away, Pages, pageOf, Table, Views } from "../ui/table";
import words from "../words.json";

const path = "/gestione/prezzi-segnalati";
const views = Object.entries(words.reportedPrices);

export const priceReports: Screen = {
  path,
  nav: "Prezzi segnalati",
  async show({ api, url, now }) {
    const closed = url.searchParams.get("stato") === "chiuse";
    const { offers, total } = await api.priceReports.list({
      state: closed ? "chiuse" : "aperte",
      page: pageOf(url),
    });
    return (
      <>
        <Views path={path} of={views} at={closed ? "chiuse" : "aperte"} />
        <p className="hint">{words.texts.priceReports}</p>
        <Table
          stacked
          caption={closed ? "Prezzi controllati" : "Prezzi da controllare"}
          rows={offers}
          empty={
            closed ? "Nessuna segnalazione è stata controllata." : "Nessuna segnalazione da controllare."
          }
          columns={[
            [
              "Prodotto",
              ({ product, slug }: ReportedOffer) => (slug ? <a href={`/${slug}`}>{product}</a> : "–"),
            ],
            ["Negozio", ({ store, url: address }) => <Away to={address}>{store}</Away>],
            ["Da noi", ({ priceCents }) => formatPrice(priceCents), "number"],
            ["Confermato", ({ verifiedAt }) => agoOf(verifiedAt, now)],
            ["Visto dai visitatori", (offer) => <Seen offer={offer} />],
            closed
              ? ["Esito", ({ founded }) => (founded ? "Prezzo sbagliato" : "Infondata")]
              : ["Esito", (offer) => <Close offer={offer} />],
          ]}
        />
        <Pages url={url} total={total} size={50} />
      </>
    );
  },
  async act({ api }, form) {
    const offerId = Number(fieldOf(form, "offerta"));
    await api.priceReports.close({ offerId, founded: fieldOf(form, "fondata") === "si" });
    return done(path, "stato");
  },
};

function Seen({ offer: { reports, marked } }: { offer: ReportedOffer }) {
  return (
    <>
      {marked && <b className="bad">Segnata sul sito</b>}
      <ul className="plain">
        {reports.map(({ at, seenCents, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two visitors apart
          <li key={index}>
            {seenCents !== null && <b>{formatPrice(seenCents)}</b>} {momentOf(at)}
            {note && ` – ${note}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Close({ offer: { offerId, product } }: { offer: ReportedOffer }) {
  return (
    <span className="acts">
      {Object.entries({ si: "Prezzo sbagliato", no: "Infondata" }).map(([fondata, does]) => (
        <ActButton
          key={fondata}
          action={path}
          fields={{ offerta: offerId, fondata }}
          of={product ?? "–"}
          does={does}
        />
      ))}
    </span>
  );
}
