export const chromiumArguments: string[];
export function findChromium(kind?: { shell?: boolean }): Promise<string | null>;
export function ensureChromium(): Promise<string>;
