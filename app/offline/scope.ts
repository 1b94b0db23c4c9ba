/** What the service worker finds around it, and what pages and it say to each other. */

/** An act that waits for the network: a post that counts once however often it arrives, and the sentences that tell of it. */
export interface WaitingAct {
  url: string;
  fields: string;
  done: string;
  refused: string;
  /** Where the answer may lead without the act being done. */
  otherwise: string[];
  at: number;
  /** Which sentence is to be told; undefined while it waits. */
  says?: string;
}

/** Of a page: shown (`seen`), swapped in (`page`), waits (`held`), read out (`told`). Answered by the sentences that are due, or null. */
export interface Asked {
  seen?: string;
  page?: { url: string; text: string; headers: [string, string][] };
  held?: WaitingAct;
  told?: string[];
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Visiting extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Installing extends Lasting {
  addRoutes?(rule: { condition: object; source: "network" }): Promise<void>;
}

export interface Pushed extends Lasting {
  data: { json(): never } | null;
}

export interface Pressed extends Lasting {
  action: string;
  notification: { close(): void; data: { url: string; list: string } };
}

interface Window {
  url: string;
  focus(): Promise<unknown>;
}

export interface Scope {
  location: Location;
  clients: { matchAll(which: object): Promise<Window[]>; openWindow(url: string): Promise<unknown> };
  cookieStore?: { get(name: string): Promise<{ value: string } | null> };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    sync?: { register(tag: string): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "fetch", listener: (event: Visiting) => void): void;
  addEventListener(kind: "push", listener: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: Pressed) => void): void;
  addEventListener(kind: "install", listener: (event: Installing) => void): void;
  addEventListener(kind: "activate" | "sync", listener: (event: Lasting) => void): void;
  addEventListener(kind: "message", listener: (event: Lasting & MessageEvent<Asked>) => void): void;
}
