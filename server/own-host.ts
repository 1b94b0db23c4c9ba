/** Hosts that are ours without being the public one: this machine, and the addresses that the platform gives to versions. */

/** Nobody else can be reached by it, whatever a request said. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** A version that is looked at before it is published: it stays where it was asked for. */
export function isPreview(hostname: string): boolean {
  return hostname.endsWith(".workers.dev");
}
