/** The network that an address is in: whoever has one IPv6 address has the 2^64 beside it, so they count as one. */

/** The first 64 bits of an IPv6 address, written in one way; any other address as it is. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner) return inner;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  // A dotted end stands for two groups.
  const groups = after.length + (after.at(-1)?.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - groups);
  const whole = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
