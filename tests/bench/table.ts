import type { Promised } from "../tools/promised";

/** One line of the bench's result: goal, what was measured, the figure, and what performance.md asks for. */
export type Row = [goal: string, measured: string, figure: string, wanted: string];

/** Those of the rows whose goal is one figure and was met: from then on it is a promise. `missed` names the others, as '# measured'. */
export function promisedIn(rows: readonly Row[], missed: RegExp): Promised[] {
  return rows.flatMap(([goal, measured, figure, wanted]) => {
    const [, sign, limit] = /^(?:([≤≥]) )?(\d+(?:\.\d+)?)(?: (?:KB|%))?$/.exec(wanted) ?? [];
    if (limit === undefined || missed.test(`${goal} ${measured}`)) return [];
    const most = sign === "≥" ? Number.POSITIVE_INFINITY : Number(limit);
    const least = sign === "≤" ? Number.NEGATIVE_INFINITY : Number(limit);
    const figures = (figure.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    const holds = figures.length > 0 && figures.every((one) => least <= one && one <= most);
    return [{ promise: `${goal} ${measured}`, figure, limit: wanted, holds }];
  });
}

/** The Markdown table that goes into the README. */
export function markdown(rows: Row[], date: string): string {
  const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return [`Measured on ${date}.`, "", "| # | measured | here | goal |", "|---|---|---|---|", ...lines].join(
    "\n",
  );
}
