/** What /account and /login say until the personal area opens. */
import type { MetaFunction } from "@remix-run/cloudflare";

export const closedAreaMeta: MetaFunction = () => [
  { title: "Area personale | Vetrina" },
  { name: "robots", content: "noindex, follow" },
];

export function ClosedArea() {
  return (
    <div className="block failure">
      <h1>L'area personale non è ancora aperta</h1>
      <p>
        Presto potrai salvare i prodotti che ti piacciono. Intanto puoi cercare, confrontare i prezzi e andare
        al negozio senza registrarti.
      </p>
      <p className="actions">
        <a className="button" href="/prodotti">
          Guarda i prodotti
        </a>
      </p>
    </div>
  );
}
