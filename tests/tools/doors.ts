/** Every door that takes a file, as a browser posts to it. */
import { salesLimits } from "server/commissions/upload";
import { guideLimits } from "server/feeds/size-guides";
import { trialLimits } from "server/feeds/trial";
import { mostBytes } from "server/feeds/upload";
import { pictureLimits } from "upstream/desk";
import { operatorToken } from "./desk";
import { multipart } from "./multipart";
import type { Answer, Site } from "./site";

export interface Door {
  /** The file that shows its field. */
  source: string;
  path: string;
  field: string;
  /** What stands beside the file. */
  beside: Record<string, string>;
  /** Bytes that a file may have there. */
  limit: number;
}

function door(source: string, path: string, field: string, limit: number, beside = {}): Door {
  return { source, path, field, limit, beside };
}

const [desk, networks] = ["desk/screens", "/gestione/commissioni/reti"];

export const doors = {
  trial: door(
    "app/routes/partner-program_.verifica-feed.tsx",
    "/partner-program/verifica-feed",
    "feed",
    mostBytes,
  ),
  feed: door(`${desk}/feeds.tsx`, "/gestione/negozi/moda-milano", "feed", trialLimits.bytes),
  sales: door(`${desk}/commissions/networks.tsx`, networks, "tabella", salesLimits.bytes, { rete: "cj" }),
  rates: door(`${desk}/commissions/network-parts.tsx`, networks, "cambi", salesLimits.bytes, {
    atto: "cambi",
  }),
  guides: door(`${desk}/content/size-guides.tsx`, "/gestione/taglie", "tabelle", guideLimits.bytes, {
    atto: "file",
  }),
  pictures: door(`${desk}/pictures.tsx`, "/gestione/immagini", "file", pictureLimits.bytes, {
    folder: "banner",
    alt: "Una borsa rossa",
  }),
};

export type DoorName = keyof typeof doors;

let sent = 0;

/** Posts a file, by the operator of the site; from an address of its own, because whoever sends many is asked to wait. */
export async function bring(site: Site, { path, field, beside }: Door, file: Uint8Array, more = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...beside, ...more })) form.set(name, value as string);
  form.set(field, new File([file as BlobPart], "file"));
  const { type, body } = await multipart(form);
  return brought(site, path, type, body);
}

/** Posts any body there. */
export async function brought(site: Site, path: string, type: string, body: ArrayBuffer): Promise<Answer> {
  const number = ++sent;
  const headers = {
    "content-type": type,
    cookie: `banco=${await operatorToken(site)}`,
    "cf-connecting-ip": `203.0.${number % 250}.${Math.floor(number / 250) + 1}`,
  };
  return site.page(path, { method: "POST", headers, body });
}
