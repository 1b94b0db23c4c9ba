/** What networks, steps and outcomes of readings are called at the desk. */
import type { FeedNetwork, Oddity, ReadingOutcome } from "contract";
import { feedNetworks } from "contract/feed-readings";
import { type Network, networks } from "contract/networks";
import { own } from "domain/own";
import { numberOf } from "domain/told";
import type { FeedReading, FeedSource } from "upstream/desk";
import words from "../../words.json";

export const sourcesHome = "/gestione/fonti";

export const networkNames = Object.fromEntries(
  feedNetworks.map((one) => [one, own<Network>(networks, one)?.name ?? own(words.shops, one)]),
) as Record<FeedNetwork, string>;
export const networkOptions = Object.entries(networkNames) as [FeedNetwork, string][];

const stepNames = { scarica: "scarica il file", legge: "legge le righe", importa: "importa" } as const;
const outcomeNames: Record<ReadingOutcome, string> = words.outcomes;

/** In a word how a reading stands, and whether that is good; `asks`: what it asked waits for its answer. */
export function stateOf(
  { outcome, step }: FeedReading,
  asks: boolean,
): [word: string, tone?: "good" | "bad"] {
  if (outcome === null) return [`in corso: ${stepNames[step]}`, "good"];
  if (outcome === "chiede" && !asks) return ["ha chiesto una decisione"];
  return [outcomeNames[outcome], outcome === "importato" || outcome === "invariato" ? "good" : "bad"];
}

/** The one whose question nobody has answered yet. */
export function askingIn({ question }: FeedSource, readings: readonly FeedReading[]) {
  return question ? readings.find(({ outcome }) => outcome === "chiede") : undefined;
}

/** `3,2 s`, `4 min`. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 60_000)
    return `${(milliseconds / 1_000).toLocaleString("it-IT", { maximumFractionDigits: 1 })} s`;
  return `${Math.round(milliseconds / 60_000).toLocaleString("it-IT")} min`;
}

/** `1,2 MB`. */
export function sizeOf(bytes: number): string {
  const [unit, divisor] = bytes < 1_000_000 ? ["kB", 1_000] : ["MB", 1_000_000];
  return `${(bytes / divisor).toLocaleString("it-IT", { maximumFractionDigits: 1 })} ${unit}`;
}

/** `−12,5 %`, `+3 %`. */
export function changeOf(percent: number): string {
  const shown = Math.abs(percent).toLocaleString("it-IT", { maximumFractionDigits: 1 });
  return `${percent < 0 ? "−" : "+"}${shown} %`;
}

/** 'moltiplicati per 100', 'divisi per 3,5'. */
export function timesOf(factor: number): string {
  const said = (value: number) => value.toLocaleString("it-IT", { maximumSignificantDigits: 4 });
  return factor >= 1 ? `moltiplicati per ${said(factor)}` : `divisi per ${said(1 / factor)}`;
}

/** '40 prezzi moltiplicati per 1,22, come se l’IVA ci fosse due volte'. */
export function oddityOf({ factor, count }: Oddity): string {
  return `${numberOf(count)} prezzi ${timesOf(factor)}${guessOf(factor)}`;
}

const vat = 1.22;

function guessOf(factor: number): string {
  const isBy = (times: number) => Math.abs(factor / times - 1) < 0.002;
  if (isBy(100) || isBy(1 / 100)) return ", come se si confondessero euro e centesimi";
  if (isBy(vat)) return ", come se l’IVA ci fosse due volte";
  return isBy(1 / vat) ? ", come se mancasse l’IVA" : "";
}
