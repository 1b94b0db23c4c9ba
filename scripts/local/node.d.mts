export function isRecentNode(version?: string): boolean;
export function needRecentNode(): Promise<void>;
export function isWhole(folder: string, name: string): boolean;
