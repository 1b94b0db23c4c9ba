/** What an import has to say: figures, refused rows, pictures. */
import type { Measures, Strayed } from "contract/feed-measures";
import type { Addresses, ReadingReport } from "contract/feed-readings";
import type { Movement } from "feeds/movement";
import { commonestOf, isRefusedTooOften, type RefusedRow } from "feeds/refusals";

export type Refusal = RefusedRow;

export interface ImportReport {
  leaving: ReadingReport["leaving"] & object;
  movement: Movement;
  addresses: Addresses;
  measures: Measures;
  strayed: Strayed[];
  /** Columns that nothing is made of; apart those that their network documents and that say nothing to visitors. */
  unnamed: string[];
  leftOut: string[];
  /** Its rows change with the time: dates of sales and ends. */
  timed: boolean;
  store: string;
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  refused: Refusal[];
  /** Rows whose number is none: their offers join nobody else's. */
  wrongGtins: Refusal[];
  /** Addresses of pictures that could not be had; their rows came in without them. */
  missingPictures: string[];
  storedPictures: number;
  dryRun: boolean;
  milliseconds: number;
}

/** How many rows were refused, the commonest reason, and three of them. */
export function refusalLine({ read, refused }: Pick<ImportReport, "read" | "refused">): string {
  const { reason, count, rows } = commonestOf(refused);
  return `${refused.length} of ${read} rows are refused, ${count} of them because '${reason}': line ${rows.join(", ")}`;
}

const shownRefusals = 50;
const shown = 10;

/** '3 pictures missing: a, b, c'; nothing for none. */
function someOf(all: readonly string[], said: string): string[] {
  const some = all.slice(0, shown).join(", ");
  const counted = all.length === 1 ? said.replace(/s\b/, "").replace(" are ", " is ") : said;
  return all.length === 0 ? [] : [`  ${all.length} ${counted}: ${some}${all.length > shown ? ", …" : ""}`];
}

export function reportLines(report: ImportReport): string[] {
  const { refused, missingPictures } = report;
  const lines = refused
    .slice(0, shownRefusals)
    .map(({ line, id, reason }) => `  refused line ${line}${id ? ` (${id})` : ""}: ${reason}`);
  if (refused.length > shownRefusals) lines.push(`  … and ${refused.length - shownRefusals} more`);
  const gtins = report.wrongGtins.map(({ line, reason }) => `line ${line} '${reason}'`);
  lines.push(...someOf(gtins, "GTINs are not valid"));
  lines.push(...someOf(missingPictures, "pictures missing"));
  lines.push(
    ...someOf(report.unnamed, "columns of which nothing is made (--column NAME=COLUMN says what one is)"),
  );
  lines.push(...someOf(report.leftOut, "columns left out on purpose"));
  lines.push(`  ${addressesLine(report.addresses)}`);
  const figures = (["read", "new", "changed", "unchanged", "gone"] as const).map(
    (name) => `${name} ${report[name]}`,
  );
  lines.push(
    `${report.store}: ${figures.join(", ")}, refused ${refused.length}, pictures stored ${report.storedPictures}, ${(report.milliseconds / 1_000).toFixed(1)} s${report.dryRun ? " (dry run: nothing written)" : ""}`,
  );
  if (isRefusedTooOften(report.read, refused.length)) lines.push(`Not well: ${refusalLine(report)}.`);
  return lines;
}

/** '4,120 addresses, all tracked by awin1.com (built by the store's deep link)'. @internal its cases are many */
export function addressesLine({ all, tracked, hosts, built = 0 }: Addresses): string {
  const number = (count: number) => count.toLocaleString("en");
  const addresses = `${number(all)} address${all === 1 ? "" : "es"},`;
  if (tracked === 0) return `${addresses} none tracked`;
  const by = hosts.map(([host, count]) => (hosts.length === 1 ? host : `${number(count)} by ${host}`));
  const count = built === tracked ? "" : `${number(built)} of them `;
  const how = built > 0 ? ` (${count}built by the store's deep link)` : "";
  return `${addresses} ${tracked === all ? "all" : number(tracked)} tracked${hosts.length === 1 ? " by " : ": "}${by.join(", ")}${how}`;
}
