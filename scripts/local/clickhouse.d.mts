/** Path of a ClickHouse server, installed when there is none. Rejects with what to install by hand. */
export function ensureClickHouse(): Promise<string>;
/** The folder of the engine of today, installed when there is none. */
export function ensureClickHouseToday(): Promise<string>;
