/** Plain data that Miniflare takes as options of a worker. */
export interface SiteOptions {
  name: string;
  compatibilityDate: string;
  compatibilityFlags: string[];
  bindings: Record<string, string>;
  d1Databases: Record<string, { id: string }>;
  r2Buckets: Record<string, { id: string }>;
  ratelimits: Record<string, never>;
  queueProducers: Record<string, { queueName: string }>;
  queueConsumers: Record<string, { maxBatchTimeout?: number; maxRetries?: number; deadLetterQueue?: string }>;
  assets: { directory: string };
}

export function workerOptions(): Promise<SiteOptions>;
export const bundles: { first: string; second: string };
export interface WorkerModule {
  type: "ESModule" | "CompiledWasm";
  path: string;
  contents: string | Uint8Array;
}
export function besideSecond(bundle?: string): WorkerModule[];
export function moduleOf(file: string): WorkerModule;
export const secondName: string;
export function runScheduled(host: import("miniflare").Miniflare, at?: Date): Promise<string>;
export function bothWorkers(
  first: object,
  modules: { first: WorkerModule[]; second: WorkerModule[] },
): [first: object, second: object];
