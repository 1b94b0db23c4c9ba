export function packagesAreCurrent(folder?: string): boolean;
export function installPackages(): Promise<void>;
