/** What the service worker makes of a message, and where pressing its notification leads. */
import { beforeEach, expect, test, vi } from "vitest";
import { watchMessages } from "../../app/offline/push";

const origin = "https://vetrina.example";
const heard = new Map<string, (event: object) => void>();
const shown: [title: string, options: { data: object; tag: string }][] = [];
const opened: string[] = [];
let windows: { url: string; focus(): Promise<void> }[] = [];

beforeEach(() => {
  for (const list of [shown, opened]) list.length = 0;
  windows = [];
  vi.stubGlobal("self", {
    location: new URL(origin),
    registration: { showNotification: async (...one: never) => void shown.push(one) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
    addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
  });
  watchMessages();
});

async function happens(kind: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

const press = (url: string, action = "") =>
  happens("notificationclick", {
    action,
    notification: { close: () => undefined, data: { url, list: `${origin}/avvisi` } },
  });

test("a message is shown with its picture and price; one that nobody can read is shown too, and leads to the list", async () => {
  const message = { title: "Maglia", body: "Ora 40,00 €.", url: "/maglia", list: "/avvisi", tag: "p1" };
  await happens("push", { data: { json: () => ({ ...message, image: `${origin}/media/1.webp` }) } });
  await happens("push", { data: null });
  expect(shown).toEqual([
    [
      "Maglia",
      expect.objectContaining({
        body: "Ora 40,00 €.",
        image: `${origin}/media/1.webp`,
        tag: "p1",
        data: { url: "/maglia", list: "/avvisi" },
      }),
    ],
    ["Novità sui tuoi avvisi", expect.objectContaining({ data: { url: "/avvisi", list: "/avvisi" } })],
  ]);
});

test("pressed it leads to the product, in the window that shows it already; its button to the alerts; nowhere else", async () => {
  await press(`${origin}/maglia`);
  await press(`${origin}/maglia`, "avvisi");
  await press("https://evil.example/");
  expect(opened).toEqual([`${origin}/maglia`, `${origin}/avvisi`]);
  const focus = vi.fn(async () => undefined);
  windows = [{ url: `${origin}/maglia`, focus }];
  await press("/maglia");
  expect([focus.mock.calls.length, opened.length]).toEqual([1, 2]);
});
