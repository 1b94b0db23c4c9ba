/** What commands that measure have promised: told in a line each, handed to `npm run promises` where that asked, and the exit code. */
import { appendFileSync } from "node:fs";

export interface Promised {
  promise: string;
  figure: string;
  limit: string;
  holds: boolean;
}

/** Tells them and ends the process: 1 where one is broken, or nothing was found out. */
export function verdict(found: readonly Promised[]): void {
  for (const { promise, figure, limit, holds } of found)
    console.log(`${holds ? "✓" : "✗"} ${promise}: ${figure} (${limit})`);
  const { VETRINA_PROMISES: gathering } = process.env;
  if (gathering) appendFileSync(gathering, found.map((one) => `${JSON.stringify(one)}\n`).join(""));
  process.exit(found.length > 0 && found.every(({ holds }) => holds) ? 0 : 1);
}
