/** Runs of blanks as one blank, line end or blank line: patterns that look for something behind blanks look at each run once. */
export function singleBlanks(text: string): string {
  return text.replace(/\s{2,}/g, (run) => {
    const first = run.indexOf("\n");
    if (first < 0) return " ";
    return run.includes("\n", first + 1) ? "\n\n" : "\n";
  });
}

/** A copy: a text cut out of a feed would hold on to the whole piece, as long as its row lives. */
export function apart(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
