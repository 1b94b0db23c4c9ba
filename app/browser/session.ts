/** What a session gains from scripts: it is renewed while a page stays open, and signing out reaches every tab. */
import { useEffect } from "react";
import { now, usePerson } from "~/holes/person";

const channelName = "auth";
const storageKey = "auth:logout";

/** For every page. */
export function useSession(): void {
  const renewAt = usePerson()?.renewAt ?? null;
  useEffect(watchLeaving, []);
  useEffect(() => keepAlive(renewAt), [renewAt]);
}

/** For the page that a sign-out ends at: tells all other tabs. */
export function useLeft(left: boolean): void {
  useEffect(() => {
    if (!left) return;
    try {
      localStorage.setItem(storageKey, String(Date.now()));
    } catch {
      // A browser without storage still has the channel.
    }
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage("logout");
    channel.close();
  }, [left]);
}

/** A page of somebody who has signed out elsewhere is asked for anew: as for nobody, or as the way to sign in. */
function watchLeaving() {
  const leave = () => {
    if (now()?.name) location.reload();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && newValue !== null) leave();
  };
  /** A page that the browser kept whole may be from before. */
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave();
  };
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  channel?.addEventListener("message", leave);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    channel?.close();
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}

/** Least time before a ping, in milliseconds: clocks of browsers may be wrong. */
const leastPause = 5_000;
/** Most, which is sooner than needed: a timer of more than 24 days strikes at once. */
const mostPause = 86_400_000;

/** Asks shortly before the end, again and again; a ping that fails is ignored, the next page renews by itself. */
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
