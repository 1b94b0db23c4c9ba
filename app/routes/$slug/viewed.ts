/** Tells the site that a product was looked at: once per product and browser session, with nothing that names the visitor. */
import { useEffect } from "react";

/** Sends one event of a type for a product and page, once per browser session (product.md 'Product page'). */
function sendOnce(mark: string, event: Record<string, string>) {
  try {
    if (sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, "1");
  } catch {
    // Without storage nothing could keep repeats apart: then nothing is counted.
    return;
  }
  fetch("/eventi", { method: "POST", body: new URLSearchParams(event), keepalive: true }).catch(
    () => undefined,
  );
}

/** @param id product @param path of the page, without its query */
export function useViewed(id: number, path: string): void {
  useEffect(() => {
    sendOnce(`viewed_${id}`, { tipo: "page_view", prodotto: String(id), pagina: path });
  }, [id, path]);
}
