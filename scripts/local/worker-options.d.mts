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
export const bundle: string;
export function siteModule(file?: string): { type: "ESModule"; path: string; contents: string };
