/** What events keep in this tab while it is open, for visitors who agreed to analytics only. */
import type { Person } from "server/pages/person";

const sessionKey = "sessione_id";
const stateKey = "stato_eventi";
const toldKey = "eventi_detti";
const placeKey = "eventi_dove";
const ours = [sessionKey, stateKey, toldKey, placeKey];
/** Marks of told events that a tab keeps. */
const mostTold = 400;

/** `session_` and the moment it began; empty where the browser keeps nothing. */
export function sessionId(): string {
  try {
    const begun = sessionStorage.getItem(sessionKey) ?? `session_${Date.now()}`;
    sessionStorage.setItem(sessionKey, begun);
    return begun;
  } catch {
    return "";
  }
}

export function firstTime(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, "1");
    return true;
  } catch {
    return false;
  }
}

export function isNews(mark: string): boolean {
  try {
    const told = JSON.parse(sessionStorage.getItem(toldKey) ?? "[]") as string[];
    if (told.includes(mark)) return false;
    sessionStorage.setItem(toldKey, JSON.stringify([...told, mark].slice(-mostTold)));
    return true;
  } catch {
    return false;
  }
}

/** Notes the page that is shown, and says which one was before it in this tab; null for the first one. */
export function pageBefore(path: string): string | null {
  try {
    const before = sessionStorage.getItem(placeKey);
    sessionStorage.setItem(placeKey, path);
    return before;
  } catch {
    return null;
  }
}

/** Somebody has come from elsewhere, or asked for the page anew: what was told before is news again. */
export function beginAnew(): void {
  try {
    sessionStorage.removeItem(toldKey);
    sessionStorage.removeItem(placeKey);
  } catch {
    // What keeps nothing has nothing to forget.
  }
}

interface State {
  member: boolean;
  cart: number;
  saved: number[];
}

/** What this person has done since the last time that we looked: signed in, added to the cart, saved products. */
export function changes(person: Person | null): { signedIn: boolean; added: boolean; saved: number[] } {
  const current: State = {
    member: person?.name != null,
    cart: person?.cartCount ?? 0,
    saved: [...(person?.saved ?? [])],
  };
  const nothing = { signedIn: false, added: false, saved: [] };
  try {
    const text = sessionStorage.getItem(stateKey);
    sessionStorage.setItem(stateKey, JSON.stringify(current));
    if (text === null) return nothing;
    const before = JSON.parse(text) as State;
    const signedIn = current.member && !before.member;
    // What a list held before signing in was not saved now.
    const saved = signedIn || !before.member ? [] : current.saved.filter((id) => !before.saved.includes(id));
    return { signedIn, added: !signedIn && current.cart > before.cart, saved };
  } catch {
    return nothing;
  }
}

export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (ours.includes(key) || key.startsWith("viewed_")) sessionStorage.removeItem(key);
  } catch {
    // What keeps nothing has nothing to forget.
  }
}
