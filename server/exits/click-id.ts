/** What makes two requests one click, and what is kept of a visitor: hashes of a day and a class of device. Pure. */
import { isbot } from "isbot";
import { Lru } from "upstream/lru";
import { sameClick } from "upstream/site-records";
import { networkOf } from "../network";
import { hashOf } from "../seal";

export interface ClickOrigin {
  /** Salted hash of the network, different every day; null when the platform names no address. */
  visitor: string | null;
  device: Device;
}

type Device = "desktop" | "mobile" | "tablet" | "bot" | "other";

export interface ClickIds {
  id: string;
  before: string | null;
  after: string | null;
}

/** Reduces a request to what a click row keeps. No address and no user agent survive. */
export function callerOf(headers: Headers, salt: string, now: number): ClickOrigin {
  const address = headers.get("CF-Connecting-IP");
  const network = address === null ? null : networkOf(address);
  const visitor = network === null ? null : hashOf(`${salt} ${dayOf(now)} ${network}`).slice(0, 24);
  return { visitor, device: deviceOf(headers.get("User-Agent") ?? "") };
}

/**
 * The id of a click: derived from address, browser, target and a window of ten minutes, so that it needs neither a cookie
 * nor a script to stay the same. `before` closes the gap at the window's edge: a row with that id that is younger than
 * `sameClick` is this very click, and so is one with the id `after` when this row comes late. Without an address nothing tells
 * visitors apart, and every request has its own id.
 */
export function clickIds(target: string, headers: Headers, salt: string, now: number): ClickIds {
  const address = headers.get("CF-Connecting-IP");
  if (address === null) return { id: crypto.randomUUID().replaceAll("-", ""), before: null, after: null };
  const view = `${address}\n${headers.get("User-Agent")}\n${headers.get("Accept-Language")}\n${target}`;
  const at = (time: number) =>
    hashOf(`${salt} ${dayOf(time)} ${Math.floor(time / sameClick)}\n${view}`).slice(0, 32);
  return { id: at(now), before: at(now - sameClick), after: at(now + sameClick) };
}

/** isbot's pattern is long and a few agents make most of the traffic. */
const devices = new Lru<string, Device>(2_000);

/** A user agent reduced to its class; crawlers are 'bot'. */
function deviceOf(agent: string): Device {
  return devices.remember(agent, classOf);
}

function classOf(agent: string): Device {
  if (agent === "" || isbot(agent)) return "bot";
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return "tablet";
  if (/Mobi|iPhone|iPod|Android/i.test(agent)) return "mobile";
  return /Windows|Macintosh|X11|Linux|CrOS/i.test(agent) ? "desktop" : "other";
}

/** Windows of ten minutes never cross midnight, so an id belongs to one day's salt. */
function dayOf(now: number): number {
  return Math.floor(now / 86_400_000);
}
