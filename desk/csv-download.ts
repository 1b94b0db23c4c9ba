/** A table that is downloaded while it is read: one page of rows at a time, as many as one wants to open. */
import { type CsvCell, csvHeaders, csvLine } from "domain/csv";

/** Beyond that a spreadsheet is no tool, and an answer may ask the database no more. */
export const mostRows = 200_000;

interface Page {
  rows: readonly (readonly CsvCell[])[];
  after: string | null;
}

/** @param ask the page after a key; the first is asked before the answer begins, so that a refusal is still a page */
export async function csvDownload(
  file: string,
  heads: readonly string[],
  ask: (after: string | undefined) => Promise<Page>,
): Promise<Response> {
  let page: Page | null = await ask(undefined);
  let sent = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvLine(heads))),
    async pull(controller) {
      if (!page) return controller.close();
      const lines = page.rows.slice(0, mostRows - sent).map(csvLine);
      sent += lines.length;
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      const { after } = page;
      page = after !== null && sent < mostRows ? await ask(after) : null;
      if (after !== null && sent >= mostRows) {
        const cut = `Altre righe non stanno qui: al massimo ${mostRows.toLocaleString("it-IT")}.`;
        controller.enqueue(encoder.encode(csvLine([cut])));
      }
      if (!page) controller.close();
    },
  });
  return new Response(body, { headers: csvHeaders(file) });
}
