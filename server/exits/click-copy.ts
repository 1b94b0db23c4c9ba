/** A click as signed text, for the page whose row was not certain when it went out. Pure. */
import type { ClickRow } from "upstream/site-records";
import { isSignatureOf, signatureOf } from "../seal";
import { decodeText, encodeAddress } from "./address";

/** Milliseconds. A page sends its copy at once; an hour covers tabs that a phone put to sleep. */
const longestWait = 3_600_000;

/** The row as signed text, for the page. Signed with a key of its own that is derived from the salt. */
export function signedCopy(row: ClickRow, salt: string): string {
  const text = encodeAddress(JSON.stringify(row));
  return `${text}.${signatureOf(text, copyKey(salt))}`;
}

/** The row of a copy that we signed ourselves within the last hour, else null. */
export function readCopy(copy: string, salt: string, now: number): ClickRow | null {
  const [text = "", signature = "", ...rest] = copy.split(".");
  if (rest.length > 0 || !isSignatureOf(text, copyKey(salt), signature)) return null;
  const json = decodeText(text);
  if (json === null) return null;
  const row = JSON.parse(json) as ClickRow;
  return Math.abs(now - row.at) <= longestWait ? row : null;
}

function copyKey(salt: string): string {
  return `copy of a click ${salt}`;
}
