/** robots.txt as RFC 9309 has it: which paths of a host may be asked, and how often. Pure. */
import robotsParser from "robots-parser";

export interface Robots {
  allows(path: string): boolean;
  /** Seconds that the host wants between two questions; null: says nothing. */
  delay: number | null;
}

/** What stands behind them is not heeded: nobody has so many, and each may hold many stars. */
const mostLines = 5_000;
/** A host of its own: what a file says of others is not asked. */
const host = "https://robots.example";

/** What a file says to whoever is called `agent`; else what it says to everybody. */
export function robotsFrom(text: string, agent: string): Robots {
  const heeded = text.split(/\r\n?|\n/, mostLines).join("\n");
  const robots = robotsParser(`${host}/robots.txt`, heeded);
  return {
    allows: (path) => robots.isAllowed(host + path, agent) !== false,
    delay: robots.getCrawlDelay(agent) ?? null,
  };
}

export const allowsAll = robotsFrom("", "*");
export const allowsNothing = robotsFrom("User-agent: *\nDisallow: /", "*");
