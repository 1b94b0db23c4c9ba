/** Pages that somebody is about to open are fetched ahead by the browser itself: on a press, or a pointer that rests. */

/** Somebody's own, or more than a page: nothing of this is asked for before it is meant. The server refuses it as well. */
const never = ["//", "/vai/", "/redirect/", "/login", "/logout", "/account", "/carrello", "/wishlist"];

/** Not for who saves data, nor where the browser knows no such rules. */
export function readAhead(): void {
  tellShown();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const saves = connection?.saveData || "saves" in document.documentElement.dataset;
  if (saves || !HTMLScriptElement.supports?.("speculationrules")) return;
  // Not before a hand is there: the browser looks at every link of the page for it.
  addEventListener("pointerover", addRules, { once: true, passive: true });
}

function addRules(): void {
  // The same page asked otherwise is swapped in, and asked for by script.
  const here = location.pathname;
  const others = [...never, `${here}?`].map((start) => `[href^="${start}"]`);
  const left = [
    ...others,
    `[href="${here}"]`,
    "[rel~=nofollow]",
    "[target]",
    "[download]",
    "[data-leaves] *",
  ];
  // By selectors: patterns of addresses are compiled anew at every change of the address, and pile up.
  const isPage = { selector_matches: `a[href^="/"]:not(${left})` };
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  rules.textContent = JSON.stringify({
    prefetch: [{ source: "document", where: isPage, eagerness: "moderate" }],
  });
  document.head.appendChild(rules);
}

/** A page that was fetched ahead says that it is shown: only then it is a visit (server/visit.ts). */
function tellShown(): void {
  const [arrival] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  if (arrival?.deliveryType !== "navigational-prefetch") return;
  const { referrer } = document;
  fetch(location.href, { method: "HEAD", headers: { "X-Shown": "1" }, referrer, keepalive: true }).catch(
    () => undefined,
  );
}
