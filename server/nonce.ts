/** Random tokens. */

/** 122 random bits in hexadecimal, always 32 characters: the nonce of one response. One call into the runtime makes them. */
export function makeNonce(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
