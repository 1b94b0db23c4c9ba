/** Tables of sizes that brands and stores give, as an operator brings them to the desk: as a CSV file, or written line by line. */
import { sizeTables } from "domain/size-tables";
import { slugify } from "feeds/normalise/text";
import { separatorOf } from "feeds/read/csv";
import { tableRowsOf } from "feeds/read/table-reader";
import type { EveryApi } from "../api";
import { UpstreamError } from "../errors";

export const guideLimits = { bytes: 200_000, guides: 60, sizes: 60 } as const;
export const guideColumns = ["marca", "capo", "taglia", "da", "a", "fonte", "url_fonte"] as const;

/** As the catalogue's brands have it. */
export const brandSlug = (name: string): string => slugify(name);

interface WrittenSize {
  label: string;
  from: number;
  to: number;
}

export interface Refused {
  line: number;
  reason: string;
}

/** '38; 225; 236' a line. */
export function sizesWritten(text: string): { rows: WrittenSize[]; problem: string | null } {
  const rows: WrittenSize[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [label = "", from = "", to = ""] = line.split(/[;\t|]/).map((cell) => cell.trim());
    const row = sizeIn(label, from, to);
    if (typeof row === "string") return { rows, problem: `Riga ${at + 1}: ${row}` };
    if (rows.some((one) => one.label === label))
      return { rows, problem: `Riga ${at + 1}: la taglia ${label} c’è già.` };
    rows.push(row);
  }
  const problem = rows.length === 0 ? "Scrivi almeno una taglia: taglia; da; a." : null;
  return {
    rows,
    problem: rows.length > guideLimits.sizes ? `Al massimo ${guideLimits.sizes} taglie.` : problem,
  };
}

/** Or why it is none. */
function sizeIn(label: string, least: string, most: string): WrittenSize | string {
  const [from, to] = [numberIn(least), numberIn(most)];
  if (label === "" || label.length > 20) return "manca la taglia, o ha più di 20 lettere.";
  if (from === null || to === null) return `le misure di ${label} vanno scritte come 225 o 22,5.`;
  return from < to ? { label, from, to } : `la misura «da» di ${label} deve essere più piccola di «a».`;
}

function numberIn(text: string): number | null {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

interface Guide {
  line: number;
  brandName: string;
  kind: string;
  source: string;
  sourceUrl: string | null;
  rows: WrittenSize[];
}

/** A file of one size a row; a row that cannot be read is refused with its reason, and the others of its table with it. */
function guidesIn(text: string): { guides: Guide[]; refused: Refused[] } | null {
  const delimiter = separatorOf(text.split("\n", 1)[0] ?? "");
  const [head, ...lines] = tableRowsOf(text.replace(/^\uFEFF/, ""), { delimiter, quoted: true });
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (guideColumns.some((column) => column !== "url_fonte" && !names.includes(column))) return null;
  const guides = new Map<string, Guide>();
  const refused = new Map<string, Refused>();
  for (const [at, { cells }] of lines.entries()) {
    const cell = (name: (typeof guideColumns)[number]) => cells[names.indexOf(name)]?.trim() ?? "";
    const [brandName, kind, source] = [cell("marca"), cell("capo"), cell("fonte")];
    const key = `${brandSlug(brandName)} ${kind}`;
    const row = sizeIn(cell("taglia"), cell("da"), cell("a"));
    const known = guides.get(key);
    const reason = !sizeTables.some((table) => table.key === kind)
      ? `il capo «${kind}» non c’è.`
      : brandSlug(brandName) === "" || source === ""
        ? "mancano la marca o la fonte."
        : typeof row === "string"
          ? row
          : known?.rows.some(({ label }) => label === row.label) && `la taglia ${row.label} c’è già.`;
    if (reason) refused.set(key, refused.get(key) ?? { line: at + 2, reason });
    else if (known) known.rows.push(row as WrittenSize);
    else
      guides.set(key, {
        ...{ line: at + 2, brandName, kind, source, sourceUrl: cell("url_fonte") || null },
        rows: [row as WrittenSize],
      });
  }
  const whole = [...guides].filter(([key]) => !refused.has(key)).map(([, guide]) => guide);
  return { guides: whole, refused: [...refused.values()] };
}

/** What came of a file, or why it is none. */
export async function takeGuides(
  api: Pick<EveryApi, "sizeGuides">,
  file: Blob,
): Promise<{ saved: number; refused: Refused[] } | { problem: string }> {
  if (file.size === 0) return { problem: "Scegli il file delle tabelle." };
  if (file.size > guideLimits.bytes) return { problem: "Il file supera i 200 KB: dividilo." };
  const read = guidesIn(await file.text());
  if (!read) return { problem: `La prima riga deve avere le colonne ${guideColumns.join(", ")}.` };
  const { guides, refused } = read;
  if (guides.length > guideLimits.guides)
    return { problem: `Al massimo ${guideLimits.guides} tabelle per file: dividilo.` };
  let saved = 0;
  for (const { line, ...guide } of guides) {
    try {
      await api.sizeGuides.save({ ...guide, brand: brandSlug(guide.brandName) });
      saved++;
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 422) throw error;
      refused.push({ line, reason: error.sentence ?? "non è stata accettata." });
    }
  }
  return { saved, refused: refused.toSorted((one, other) => one.line - other.line) };
}
