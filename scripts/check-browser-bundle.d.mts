export function browserBundleFaults(): string[];
