export function packagesAreCurrent(folder?: string): boolean;
export function installPackages(folder?: string): Promise<void>;
