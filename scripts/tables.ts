/** Tables kept beside what reads them: '#' opens a remark, the first other line names the columns, tabs part cells. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { names as namesOf, phrases as phrasesOf } from "../upstream/search/vocabulary/tables";

export const text = z.string().min(1, "must not be empty");
export const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "no number")
  .transform(Number);
export const flag = z.enum(["yes", "no"]).transform((said) => said === "yes");
/** Parted by spaces. */
export const names = text.transform(namesOf);
/** Parted by commas. */
export const phrases = z.string().transform(phrasesOf);
/** Parted by semicolons, where commas belong to a part. */
export const parts = z.string().transform((said) => said.split(";").flatMap((part) => part.trim() || []));

/** A cell that may be empty: then nothing is said. */
export function perhaps<Cell extends z.ZodType>(cell: Cell) {
  return z
    .literal("")
    .transform(() => undefined)
    .or(cell);
}

/** Its rows; empty cells at the end of a line may be left out. Throws with file, line and column of what no cell of `cells` takes. */
export function tableOf<Cells extends z.ZodRawShape>(
  file: URL,
  cells: Cells,
): z.output<z.ZodObject<Cells>>[] {
  const row = z.object(cells);
  const columns = Object.keys(cells);
  const path = relative(process.cwd(), fileURLToPath(file));
  const [head, ...body] = readFileSync(file, "utf8")
    .split("\n")
    .map((line, at) => ({ line, where: `${path}:${at + 1}` }))
    .filter(({ line }) => line !== "" && !line.startsWith("#"));
  if (head?.line !== columns.join("\t"))
    throw new Error(`${head?.where ?? path}: the columns are ${columns.join(", ")}`);
  return body.map(({ line, where }) => {
    const told = line.split("\t");
    if (told.length > columns.length)
      throw new Error(`${where}: ${told.length} cells under ${columns.length} columns`);
    try {
      return row.parse(Object.fromEntries(columns.map((column, at) => [column, told[at] ?? ""])));
    } catch (error) {
      throw new Error(`${where}: ${reasonOf(error)}`);
    }
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return (error as Error).message;
  return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
}
