export function isRecentNode(version?: string): boolean;
export function needRecentNode(): Promise<void>;
export function broughtNode(folder?: string): Promise<string>;
export function isWhole(folder: string, name: string): boolean;
