/** Pictures come from public addresses only, whatever a name, a redirect or a spelling leads to. */
import type { LookupFunction } from "node:net";
import { expect, test } from "vitest";
import { fetchWithin, isPublic, publicOnly, type Reach } from "../../scripts/import/pictures/public-fetch";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";
import said from "./pictures.json";

let asked: string[] = [];
const { port } = await forFile(
  listening(({ url = "" }, response) => {
    asked.push(url);
    const to = new URLSearchParams(url.split("?")[1]).get("to");
    if (to) response.writeHead(302, { Location: to }).end();
    else response.end("picture");
  }),
);

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

test.each(said.special)("%s is not public", (address) => expect(isPublic(address)).toBe(false));

test.each(said.open)("%s is", (address) => expect(isPublic(address)).toBe(true));

test.each(said.unasked)("%s is not asked", async (origin) => {
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
