export const chromiumArguments: string[];
export function findChromium(): Promise<string | null>;
export function findHeadlessShell(): string | null;
export function ensureChromium(): Promise<string>;
