/** Messages of alerts, as notifications; a press leads to the product, or to the list of alerts (`upstream/alerts/push.ts` writes them). */
import type { Pressed, Pushed, Scope } from "./scope";

declare const self: Scope;

interface Message {
  title: string;
  body: string;
  url: string;
  list: string;
  tag: string;
  image?: string;
}

/** Browsers want to see one for each message, also for one that nobody can read. */
const unread: Message = {
  title: "Novità sui tuoi avvisi",
  body: "Aprili per vedere che cosa è cambiato.",
  url: "/avvisi",
  list: "/avvisi",
  tag: "avvisi",
};

export function watchMessages(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event)));
  self.addEventListener("notificationclick", (event) => event.waitUntil(open(event)));
}

function show({ data }: Pushed): Promise<void> {
  const { title, body, url, list, tag, image } = read(data) ?? unread;
  const actions = [{ action: "avvisi", title: "I tuoi avvisi" }];
  // The same message twice is one notification.
  const more = { lang: "it", icon: "/icona-192.png", image, tag, data: { url, list }, actions };
  return self.registration.showNotification(title, { body, ...more });
}

function read(data: Pushed["data"]): Message | null {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}

async function open({ notification, action }: Pressed): Promise<void> {
  notification.close();
  const { url, list } = notification.data;
  const to = new URL(action === "avvisi" ? list : url, self.location.origin);
  if (to.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => window.url === to.href);
  await (open ? open.focus() : self.clients.openWindow(to.href));
}
