/** Acts that wait for the network. Each carries a key of its own: one that arrives twice counts once. */
import type { Scope, WaitingAct } from "./scope";
import { day, mine } from "./stores";

declare const self: Scope;

export async function hold(held: WaitingAct): Promise<void> {
  const { held: store } = await mine();
  // Pressed twice it is one.
  await store.put(`/attese?${held.fields}`, Response.json(held));
  // Where there is none, the next page sees to it.
  await self.registration.sync?.register("attese").catch(() => undefined);
}

let delivering: Promise<void> | undefined;

/** Sends what waits; rejects while nobody answers, and it goes on waiting. */
export function deliver(): Promise<void> {
  delivering ??= deliverAll().finally(() => {
    delivering = undefined;
  });
  return delivering;
}

async function deliverAll(): Promise<void> {
  const { held: store } = await mine();
  for (const key of await store.keys()) {
    const held: WaitingAct | undefined = await (await store.match(key))?.json();
    if (!held || held.says) continue;
    await store.put(key, Response.json({ ...held, says: await outcomeOf(held) }));
  }
}

async function outcomeOf({ url, fields, done, refused, otherwise, at }: WaitingAct): Promise<string> {
  if (Date.now() - at > day) return refused;
  const headers = { "X-Swap": "1" };
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(fields), headers });
  if (answer.status >= 500) throw new Error("The site is in trouble.");
  const to = answer.headers.get("X-Location");
  return to && !otherwise.includes(new URL(to, url).pathname) ? done : refused;
}

/** What became of them; `told` has been said, and a page that was left before it could say it is followed by one that does. */
export async function outcomes(told: readonly string[]): Promise<string[]> {
  await deliver();
  const { held: store } = await mine();
  const due = new Set<string>();
  for (const key of await store.keys()) {
    const held: WaitingAct | undefined = await (await store.match(key))?.json();
    if (held?.says && told.includes(held.says)) await store.delete(key);
    else if (held?.says) due.add(held.says);
  }
  return [...due];
}
