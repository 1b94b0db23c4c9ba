/** Who counts as one: an IPv4 address; the 2^64 IPv6 addresses of a line, and the 65,536 lines that one customer may have. */
import { networkHashes } from "server/exits/clicks";
import { networksOf } from "server/flood";
import { expect, test } from "vitest";
import networks from "./network.json";

test.each(networks as [string, ...string[]][])("'%s' is in %s %s", (address, ...expected) => {
  expect(networksOf(address)).toEqual(expected);
});

test("addresses of one network have one hash, those of another none of it, and tomorrow's is another", () => {
  const hash = (address: string, now = 0) =>
    networkHashes(new Headers({ "CF-Connecting-IP": address }), "sale", now)[0];
  expect(hash("2001:db8:1:2::a")).toBe(hash("2001:db8:1:2:9:8:7:6"));
  expect(hash("2001:db8:1:3::a")).not.toBe(hash("2001:db8:1:2::a"));
  expect(hash("2001:db8:1:2::a", 86_400_000)).not.toBe(hash("2001:db8:1:2::a"));
});

test("another line of the same customer shares the second hash alone", () => {
  const [one, other] = ["2001:db8:1:2::a", "2001:db8:1:3::a"].map((address) =>
    networkHashes(new Headers({ "CF-Connecting-IP": address }), "sale", 0),
  );
  expect(one?.length).toBe(2);
  expect(one?.[0]).not.toBe(other?.[0]);
  expect(one?.[1]).toBe(other?.[1]);
  expect(networkHashes(new Headers({ "CF-Connecting-IP": "203.0.113.7" }), "sale", 0)).toHaveLength(1);
  expect(networkHashes(new Headers(), "sale", 0)).toEqual([]);
});
