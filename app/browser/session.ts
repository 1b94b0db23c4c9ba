/** What a session gains from scripts: it is renewed while a page stays open, and signing out reaches every tab. */
import type { Person } from "server/pages/person";
import { enhance } from "./enhance";
import { morph, pageAt } from "./fetched-page";
import { personOfPage } from "./person";
import { concernsScripts } from "./providers";
import { onSwapped } from "./swapped";

const channelName = "auth";
const storageKey = "auth:logout";

export function watchSession(): void {
  watchLeaving();
  let renewAt: number | null = null;
  let stop: (() => void) | undefined;
  const follow = () => {
    const next = personOfPage()?.renewAt ?? null;
    if (next === renewAt) return;
    renewAt = next;
    stop?.();
    stop = keepAlive(renewAt);
  };
  follow();
  onSwapped(follow);
  // The page that a sign-out ends at tells all other tabs.
  enhance("[data-left]", tellLeft);
}

function tellLeft(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // A browser without storage still has the channel.
  }
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("logout");
  channel.close();
}

/** A page of somebody who has signed out elsewhere is asked for anew: as for nobody, or as the way to sign in. */
function watchLeaving(): void {
  let channel: BroadcastChannel | null = null;
  const leave = () => {
    if (personOfPage()?.name) location.reload();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && newValue !== null) leave();
  };
  // Only for members: the first of these listeners has the browser read its storage, which phones wait for.
  const listen = () => {
    if (!personOfPage()?.name) return;
    window.addEventListener("storage", onStorage);
    if (channel || typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", leave);
  };
  listen();
  onSwapped(listen);
  // An open channel keeps a page out of the back/forward cache.
  window.addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    listen();
    void lookAgain();
  });
}

/** A page that the browser kept aside may be somebody else's by now: what depends on the person follows. */
async function lookAgain(): Promise<void> {
  const before = personOfPage();
  const page = await pageAt(location.href, { cache: "no-cache" });
  if (!page) return;
  const now = personOfPage(page.document);
  if (page.address.pathname !== location.pathname) location.reload();
  else if (concernsScripts(before?.consent ?? "undecided", now?.consent ?? "undecided")) location.reload();
  else if (lasting(before) !== lasting(now)) await morph.showPage(page.document);
}

/** All but the time, which every answer has of its own. */
function lasting(person: Person | null): string {
  return JSON.stringify({ ...person, renewAt: null });
}

/** Least time before a ping, in milliseconds: clocks of browsers may be wrong. */
const leastPause = 5_000;
/** Most, which is sooner than needed: a timer of more than 24 days strikes at once. */
const mostPause = 86_400_000;

/** Asks shortly before the end, again and again; a ping that fails is ignored, the next page renews by itself. @internal a test lets days pass */
export function keepAlive(renewAt: number | null): (() => void) | undefined {
  if (renewAt === null) return;
  let stopped = false;
  let timer = pingAt(renewAt);
  function pingAt(at: number) {
    return setTimeout(ping, Math.min(mostPause, Math.max(leastPause, at - Date.now())));
  }
  async function ping() {
    try {
      const answer = await fetch("/sessione");
      const { renewAt: next } = (await answer.json()) as { renewAt: number | null };
      if (next !== null && !stopped) timer = pingAt(next);
    } catch {
      // See above.
    }
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
