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

const desk = "desk/screens";

export const doors = {
  trial: {
    source: "app/routes/partner-program_.verifica-feed.tsx",
    path: "/partner-program/verifica-feed",
    field: "feed",
    beside: {},
    limit: mostBytes,
  },
  feed: {
    source: `${desk}/feeds.tsx`,
    path: "/gestione/negozi/moda-milano",
    field: "feed",
    beside: {},
    limit: trialLimits.bytes,
  },
  sales: {
    source: `${desk}/commissions/networks.tsx`,
    path: "/gestione/commissioni/reti",
    field: "tabella",
    beside: { rete: "cj" },
    limit: salesLimits.bytes,
  },
  rates: {
    source: `${desk}/commissions/network-parts.tsx`,
    path: "/gestione/commissioni/reti",
    field: "cambi",
    beside: { atto: "cambi" },
    limit: salesLimits.bytes,
  },
  guides: {
    source: `${desk}/content/size-guides.tsx`,
    path: "/gestione/taglie",
    field: "tabelle",
    beside: { atto: "file" },
    limit: guideLimits.bytes,
  },
  pictures: {
    source: `${desk}/pictures.tsx`,
    path: "/gestione/immagini",
    field: "file",
    beside: { folder: "banner", alt: "Una borsa rossa" },
    limit: pictureLimits.bytes,
  },
} as const satisfies Record<string, Door>;

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
