/** Runs of blanks as one blank, line end or blank line: patterns that look for something behind blanks look at each run once. */
export function singleBlanks(text: string): string {
  return text.replace(/\s{2,}/g, (run) => {
    const first = run.indexOf("\n");
    if (first < 0) return " ";
    return run.includes("\n", first + 1) ? "\n\n" : "\n";
  });
}

/**
 * The text by itself: one that was cut out of a feed holds on to the whole piece that it was cut from, so what outlives its row is
 * copied.
 */
export function apart(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
