/** What visitors who agreed to analytics do, told to `/eventi` in batches that delay nothing (product.md 'Tracking'). */
import { type Details, eventOf, type TrackedEvent, type TrackedType } from "~/lib/tracked-event";
import { type Item, itemOf, itemsOf, productOf } from "./event-items";
import { beginAnew, changes, firstTime, forgetSession, isNews, pageBefore, sessionId } from "./event-session";
import { agreesToAnalytics, consentUpdated, personOfPage } from "./person";
import { onSwapped } from "./swapped";
import { watchWithdrawal } from "./withdrawn";

/** Milliseconds that events wait for others; leaving the page sends them at once. */
const pause = 4_000;
const most = 20;

let queue: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let arrivedAt = "";

/** Begins to tell, at the page where it is called; once for a document. */
export function tellEvents(): void {
  watchWithdrawal();
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  window.addEventListener("pagehide", send);
  document.addEventListener("click", onClick, true);
  onSwapped(() => (agreesToAnalytics() ? arrive() : forget()));
  document.addEventListener(consentUpdated, () => !agreesToAnalytics() && forget());
  // Given back by the browser as it was left: an arrival like any other.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    arrivedAt = "";
    arrive();
  });
  if (!cameFromHere()) beginAnew();
  arrive();
}

/** By a link of this site, or back or forward to it; not by asking for it anew. */
function cameFromHere(): boolean {
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (how?.type === "reload") return false;
  return how?.type === "back_forward" || document.referrer.startsWith(`${location.origin}/`);
}

/** Somebody came to a page, agreed on it, or has just changed something there. */
function arrive(): void {
  if (!agreesToAnalytics()) return;
  const product = productOf(document);
  const address = location.pathname + location.search;
  if (address !== arrivedAt) {
    arrivedAt = address;
    const before = pageBefore(location.pathname);
    const referrer = before === null ? document.referrer.split("?")[0] : location.origin + before;
    if (!product || firstTime(`viewed_${product.item_id}`)) tell("page_view", product, { referrer });
    if (product) tell("view_item", product, { items: [product] });
    const items = product ? [] : itemsOf(document);
    if (items.length > 0) tell("view_item_list", null, { items, item_list_id: location.pathname });
    const term = new URLSearchParams(location.search).get("cerca")?.trim();
    if (term && !product) tell("search", null, { search_term: term });
  }
  const { signedIn, added, saved } = changes(personOfPage());
  if (signedIn)
    tell(/\/register$/.test(new URL(document.referrer || location.href).pathname) ? "sign_up" : "login");
  if (added) tell("add_to_cart", product);
  for (const id of saved) tell("add_to_wishlist", { item_id: id });
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || !agreesToAnalytics()) return;
  const item = itemOf(link) ?? productOf(document);
  const path = new URL(link.href, location.href).pathname;
  if (path.startsWith("/vai/")) {
    const data = { nomeProdotto: item?.item_name ?? "", origine: location.pathname };
    tell("click", item, { dati_evento: data });
  } else if (itemOf(link) && !link.closest(".snackbar")) {
    tell("select_item", item, {
      items: item ? [item] : [],
      item_list_id: location.pathname,
      url_prodotto: path,
    });
  }
}

/** Tells an event once per tab, type, product and address; nothing without consent. */
function tell(type: TrackedType, item: Item | null = null, details: Details = {}): void {
  const key = `${type} ${item?.item_id ?? ""} ${location.pathname}${location.search}`;
  if (type !== "page_view" && !isNews(key)) return;
  const about = { ...details, ...(item && { prodotto_id: item.item_id }) };
  const event = eventOf(type, sessionId(), location.pathname, about);
  if (!event) return;
  queue.push(event);
  window.gtag?.("event", type, { ...about, page_location: location.origin + location.pathname });
  if (queue.length >= most) send();
  else timer ??= setTimeout(send, pause);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0 || !agreesToAnalytics()) return;
  navigator.sendBeacon("/eventi", JSON.stringify({ eventi: queue.splice(0, most) }));
}

/** Consent was withdrawn: nothing stays, and nothing leaves any more. */
function forget(): void {
  queue = [];
  forgetSession();
}
