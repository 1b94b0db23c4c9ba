/** Which host names may be asked or led to: of the internet, not of this machine or network. */

/** Whether a canonical host name is a dotted name, no IP literal and no private one. */
export function isPublicName(hostname: string): boolean {
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(hostname) || hostname.length > 253) return false;
  const last = hostname.slice(hostname.lastIndexOf(".") + 1);
  return !/^\d+$/.test(last) && !privateEndings.has(last) && !/(^|\.)home\.arpa$/.test(hostname);
}

const privateEndings = new Set(
  "localhost local localdomain internal intranet private corp home lan onion invalid".split(" "),
);
