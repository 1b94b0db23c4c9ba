/** Pictures come from public addresses only, whatever a name, a redirect or a spelling leads to. */
import { createServer } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, expect, test } from "vitest";
import { fetchWithin, isPublic, publicOnly, type Reach } from "../../scripts/import/pictures/public-fetch";

let asked: string[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const to = new URLSearchParams(url.split("?")[1]).get("to");
  if (to) response.writeHead(302, { Location: to }).end();
  else response.end("picture");
});
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const port = (server.address() as AddressInfo).port;
afterAll(() => new Promise((closed) => server.close(closed)));

const soon = () => AbortSignal.timeout(5_000);

/** As if the machine of the test were public, and each other name meant what it says here. */
function reaching(names: Record<string, string[]>): Reach {
  const resolve: LookupFunction = (host, _options, done) => {
    const addresses = (names[host] ?? []).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    done(null, addresses);
  };
  return { resolve, isAllowed: (address) => address === "127.0.0.1" || isPublic(address) };
}

test.each([
  ...[
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
  ],
  ...[
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
  ],
  // IANA's registries of special purposes, a first and a last address of each.
  ...[
    "0.255.255.255",
    "100.127.255.255",
    "192.0.0.9",
    "192.0.2.1",
    "192.31.196.1",
    "192.52.193.255",
    "192.88.99.1",
  ],
  ...["192.175.48.1", "198.19.255.255", "198.51.100.7", "203.0.113.7", "240.0.0.1", "239.255.255.255"],
  ...[
    "64:ff9b:1::1",
    "100::1",
    "100:0:0:1::1",
    "2001::1",
    "2001:1ff:ffff::1",
    "2001:db8::1",
    "2620:4f:8000::1",
  ],
  ...[
    "3fff::1",
    "3fff:fff:ffff::1",
    "5f00::1",
    "5f00:ffff::1",
    "fec0::1",
    "ff02::1",
    "4000::1",
    "fe80::1%lo",
  ],
  ...["localhost", "", "255.255.255.255"],
])("%s is not public", (address) => expect(isPublic(address)).toBe(false));

test.each([
  ...["93.184.216.34", "172.32.0.1", "100.128.0.1", "192.31.197.1", "192.0.1.1"],
  ...["2606:2800:220:1:248:1893:25c8:1946", "2001:200::1", "2620:4f:8001::1", "3ffe::1", "2a00:1450:4002::1"],
])("%s is", (address) => expect(isPublic(address)).toBe(true));

test.each([
  "http://127.0.0.1",
  "http://localhost",
  "http://2130706433",
  "http://0x7f.1",
  "http://[::1]",
  "http://[::ffff:127.0.0.1]",
])("%s is not asked", async (origin) => {
  asked = [];
  await expect(fetchWithin(`${origin}:${port}/a.jpg`, soon())).rejects.toThrow(/no public address/);
  expect(asked).toEqual([]);
});

test("a name that means a private address, beside a public one too, is not asked", async () => {
  asked = [];
  const { isAllowed } = publicOnly;
  const { resolve } = reaching({
    "one.example": ["127.0.0.1"],
    "two.example": ["93.184.216.34", "127.0.0.1"],
  });
  for (const name of ["one.example", "two.example"])
    await expect(fetchWithin(`http://${name}:${port}/a.jpg`, soon(), { isAllowed, resolve })).rejects.toThrow(
      `${name} is no public address`,
    );
  expect(asked).toEqual([]);
});

test("a redirect is followed to public addresses, and nowhere else", async () => {
  const reach = reaching({ "shop.example": ["127.0.0.1"], "inside.example": ["10.0.0.1"] });
  const from = (to: string) =>
    fetchWithin(`http://shop.example:${port}/?to=${encodeURIComponent(to)}`, soon(), reach);
  asked = [];
  const answer = await from("/there.jpg");
  expect([answer.statusCode, asked.length]).toEqual([200, 2]);
  answer.resume();
  await expect(from("http://169.254.169.254/meta")).rejects.toThrow("169.254.169.254 is no public address");
  await expect(from("http://inside.example/")).rejects.toThrow("inside.example is no public address");
  await expect(from("file:///etc/passwd")).rejects.toThrow("is not fetched");
});
