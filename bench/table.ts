/** One line of the bench's result: goal, what was measured, the figure, and what performance.md asks for. */
export type Row = [goal: string, measured: string, figure: string, wanted: string];

/** The Markdown table that goes into the README. */
export function markdown(rows: Row[], date: string): string {
  const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return [`Measured on ${date}.`, "", "| # | measured | here | goal |", "|---|---|---|---|", ...lines].join(
    "\n",
  );
}
