/** Pages of this site asked for by a script, as documents that nothing runs in. */
import { releasePictures } from "./held-pictures";
import { noteSwapped } from "./offline";

/** Marks a request whose answer is swapped in: no visit, no redirect after a post (server/pages/swap.ts). */
export const swapHeader = { "X-Swap": "1" } as const;

/** What shows pages; it comes with the first one that is asked for. */
export let morph: typeof import("./morph");

/** False: it cannot be had any more, as after a deployment. */
export async function canMorph(): Promise<boolean> {
  try {
    morph ??= await import("./morph");
    return true;
  } catch {
    return false;
  }
}

/** Reads a page in pieces of so many letters, each a task of its own: a press between them is answered. */
async function read(text: string, piece = 16_384): Promise<Document> {
  const page = new DOMParser().parseFromString("", "text/html");
  for (let at = 0; at < text.length; at += piece) {
    page.write(text.slice(at, at + piece));
    await new Promise((go) => setTimeout(go));
  }
  page.close();
  return page;
}

export interface FetchedPage {
  document: Document;
  status: number;
  /** Where it stands, after redirects. */
  address: URL;
}

/** Null: not a page that this one could show (not HTML, a failure of the server, another build of the site). */
export async function pageIn(answer: Response): Promise<FetchedPage | null> {
  if (answer.status >= 500 || !answer.headers.get("Content-Type")?.startsWith("text/html")) return null;
  const whole = await answer.text();
  noteSwapped(answer, whole);
  // Its sheets are on the page already, and the open page's policy would refuse them; the menu's panels and the footer stay as they are.
  const text = whole.replace(/<style\b.*?<\/style>/gs, "").replace(/<\/main>.*<\/footer>/s, "</main>");
  const page = await read(text);
  if (entryOf(page) !== entryOf(document) || !(await canMorph())) return null;
  // As a document with scripts has them: text that is no element.
  for (const aside of page.querySelectorAll("noscript")) aside.textContent = aside.innerHTML;
  releasePictures(page);
  return { document: page, status: answer.status, address: new URL(answer.url) };
}

/** The page at an address; null also where nobody answers. */
export async function pageAt(address: string | URL, init: RequestInit = {}): Promise<FetchedPage | null> {
  try {
    return await pageIn(await fetch(address, { ...init, headers: swapHeader }));
  } catch {
    return null;
  }
}

export function entryOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-entry]")?.dataset.entry;
}
