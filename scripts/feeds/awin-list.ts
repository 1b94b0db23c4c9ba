/** Awin's list of feeds: an address of the list, with a feed's number behind '#', means that feed, wherever it lies today. */
import { readFile, rm } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { columnName } from "feeds/read/columns";
import { tableRowsOf } from "feeds/read/table-reader";
import { type DownloadOptions, downloadFeed, type FeedAddress, feedLimits, NoFeed } from "./download";

/** A publisher sees some thousands of feeds, a line each. */
const mostBytes = 30_000_000;

function isAwinList(address: string): boolean {
  return /\/datafeed\/list\/|\/productdata-darwin-download\/publisher\/.*\/feedList\b/.test(address);
}

/** The address of the feed itself; what the list was opened with stays with the list. Rejects with `NoFeed`. */
export async function listedFeed(
  from: FeedAddress,
  path: string,
  options: DownloadOptions,
): Promise<FeedAddress> {
  if (!isAwinList(from.address)) return from;
  const wanted = new URL(from.address).hash.slice(1);
  const file = `${path}.list`;
  const limits = { ...(options.limits ?? feedLimits), bytes: mostBytes };
  await downloadFeed({ ...from, etag: null, modified: null }, file, { ...options, limits });
  const bytes = await readFile(file);
  await rm(file);
  const address = addressIn(textOf(bytes), wanted);
  return { ...from, address, user: null, password: null, key: null };
}

function textOf(bytes: Buffer): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return (isPacked ? gunzipSync(bytes, { maxOutputLength: 10 * mostBytes }) : bytes).toString("utf8");
  } catch {
    throw new NoFeed("La lista dei feed di Awin non si legge.");
  }
}

function addressIn(text: string, wanted: string): string {
  const [head, ...rows] = tableRowsOf(text, { delimiter: ",", quoted: true });
  const names = (head?.cells ?? []).map(columnName);
  const [id, url] = [names.indexOf("feed_id"), names.indexOf("url")];
  if (id < 0 || url < 0) throw new NoFeed("All’indirizzo non c’è la lista dei feed di Awin.");
  const found = rows.filter(({ cells }) => wanted === "" || cells[id] === wanted);
  const [only] = found;
  if (!only?.cells[url] || found.length > 1)
    throw new NoFeed(
      wanted === ""
        ? "La lista di Awin ha più feed: scrivi # e il numero di quello giusto in fondo all’indirizzo."
        : `La lista di Awin non ha il feed ${wanted.slice(0, 20)}.`,
    );
  return only.cells[url];
}
