/** `/senza-rete`: what a browser shows of its own without network, for pages that it has no copy of (app/offline/worker.ts). */
import { metaOf } from "~/lib/meta-of";
import { offlinePath } from "~/lib/offline-path";

export const handle = { styles: ["prose"] };

export const meta = metaOf(() => ({ title: "Sei offline", path: offlinePath, robots: "noindex, nofollow" }));

export default function Offline() {
  return (
    <div className="block prose-page">
      <h1>Sei offline</h1>
      <div className="prose">
        <p>
          Questa pagina non si può mostrare senza connessione, e non è stato inviato niente.{" "}
          {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, which this page stands in for */}
          <a href="">Riprova</a>
        </p>
        <p>Nell’ultimo giorno hai visto, e puoi rileggere:</p>
        {/* Filled in by the service worker. */}
        <ul id="viste" />
        <p>
          <a href="/">Home</a> · <a href="/prodotti">Prodotti</a> · <a href="/wishlist">Le mie liste</a> ·{" "}
          <a href="/carrello">Carrello</a>
        </p>
      </div>
    </div>
  );
}
