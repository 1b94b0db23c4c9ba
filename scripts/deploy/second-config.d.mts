export const secondFile: string;
export function secondConfig(config: string): string;
