/** How sure the price of an offer is, and the way to say that the store asks another one (docs/decisions/0158). */
import { hoursAgo } from "domain/freshness";
import type { Trust } from "~/lib/product/selling";
import type { ProductView } from "~/lib/product/view";

export function PriceTrust({ of, product }: { of: Trust; product: ProductView }) {
  const { id, store, verifiedAt, staleness, reported, confirmed } = of;
  return (
    <>
      {verifiedAt && (
        <small className={staleness === "fresh" ? undefined : "doubt"}>
          Verificato <Ago at={verifiedAt} />
        </small>
      )}{" "}
      {verifiedAt && staleness !== "fresh" && <small className="doubt">Può essere cambiato</small>}{" "}
      {reported && <small className="doubt">Segnalato: prezzo da verificare</small>}{" "}
      {confirmed !== null && <small>{`Prezzi confermati ${confirmed}\u00a0%`}</small>}{" "}
      {id !== null && (
        <a
          className="differs"
          href={`/prezzo-diverso?prodotto=${product.here.slice(1)}&offerta=${id}`}
          rel="nofollow"
        >
          Prezzo diverso?<span className="vh"> {store}</span>
        </a>
      )}
    </>
  );
}

/** A page may be kept for hours: the edge says the time anew when it sends it (`server/pages/times.ts`). */
function Ago({ at }: { at: string }) {
  return (
    <time className="ago" dateTime={at}>
      {hoursAgo(at, Date.now())}
    </time>
  );
}

export function ConfirmedMeans({ offers }: { offers: readonly Trust[] }) {
  if (!offers.some(({ confirmed }) => confirmed !== null)) return null;
  return (
    <>
      {" "}
      «Prezzi confermati»: la quota di visite al negozio, negli ultimi 90 giorni, dopo le quali nessuno ha
      segnalato un prezzo diverso.
    </>
  );
}
