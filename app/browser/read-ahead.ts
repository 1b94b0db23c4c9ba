/** Pages that somebody is about to open are fetched ahead by the browser itself: on a press, or a pointer that rests. */

/** Somebody's own, or more than a page: nothing of this is asked for before it is meant. The server refuses it as well. */
const own = ["//", "/vai/", "/redirect/", "/login", "/logout", "/account", "/carrello", "/wishlist"];
const others = own.map((start) => `[href^="${start}"]`);
const never = `${others},[rel~=nofollow],[target],[download],[data-leaves] *`;

/** Milliseconds that a pointer rests on a link before its page is asked for. */
const rest = 200;

/** Not for who saves data, nor where the browser knows no such rules. */
export function readAhead(): void {
  tellShown();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const saves = connection?.saveData || "saves" in document.documentElement.dataset;
  if (saves || !HTMLScriptElement.supports?.("speculationrules")) return;
  let timer: ReturnType<typeof setTimeout>;
  addEventListener("pointerdown", ({ target }) => askFor(target));
  addEventListener("pointerover", ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(askFor, rest, target);
  });
}

/** The page asked for last, and its rule. */
let asked = "";
let rule: HTMLScriptElement | undefined;

/** One page by its address: for a rule about links the browser asks the whole page's styles at every change of it. */
function askFor(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // The same page asked otherwise is swapped in, and asked for by script.
  if (!link || link.href === asked || link.matches(never) || link.pathname === location.pathname) return;
  asked = link.href;
  rule?.remove();
  rule = document.createElement("script");
  rule.type = "speculationrules";
  rule.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  rule.textContent = JSON.stringify({ prefetch: [{ urls: [asked] }] });
  document.head.appendChild(rule);
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
