/** Structured log: one JSON line per request and one per failure; never an address, a cookie or a secret. */
import { health } from "./health/record";
import type { Settings } from "./settings";

export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  request(fields: LogFields): void;
  /** Something went wrong that the visitor may not notice. */
  failure(event: string, fields: LogFields): void;
}

/** Opens the log of one request; `id` joins its lines. */
export function openLog({ LOG: level, LOG_SHARE: share }: LogSettings, id: string): Log {
  return {
    request(fields) {
      if (level === "requests" && (Number(fields.status) >= 500 || isDrawn(id, share)))
        console.log(JSON.stringify({ level: "info", event: "request", id, ...fields }));
    },
    failure(event, fields) {
      health.failure(event, { ...fields, id });
      if (level !== "off") console.error(JSON.stringify({ level: "error", event, id, ...fields }));
    },
  };
}

type LogSettings = Pick<Settings, "LOG" | "LOG_SHARE">;

/** By the id: both Workers leave their lines of a request, or neither does. */
function isDrawn(id: string, share: number): boolean {
  return share >= 100 || Number.parseInt(id.slice(0, 4), 16) % 100 < share;
}

/** What is worth logging of anything thrown: its name and message, and for defects where it happened. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error).slice(0, 300) };
  const at = error.stack?.split("\n").slice(1, 4).join(" ").replace(/\s+/g, " ").trim();
  return { error: `${error.name}: ${error.message}`.slice(0, 500), at };
}
