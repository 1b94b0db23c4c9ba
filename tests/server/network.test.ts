/** Who counts as one: an IPv4 address, and the 2^64 IPv6 addresses that one customer is given. */
import { callerOf } from "server/exits/clicks";
import { networkOf } from "server/flood";
import { expect, test } from "vitest";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8:1:2::ffff", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["2001:db8::5:6:7:8.9.10.11", "2001:db8:0:5"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["", ""],
])("'%s' is in '%s'", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("addresses of one network have one hash, those of another none of it, and tomorrow's is another", () => {
  const hash = (address: string, now = 0) =>
    callerOf(new Headers({ "CF-Connecting-IP": address }), "sale", now).visitor;
  expect(hash("2001:db8:1:2::a")).toBe(hash("2001:db8:1:2:9:8:7:6"));
  expect(hash("2001:db8:1:3::a")).not.toBe(hash("2001:db8:1:2::a"));
  expect(hash("2001:db8:1:2::a", 86_400_000)).not.toBe(hash("2001:db8:1:2::a"));
  expect(callerOf(new Headers(), "sale", 0).visitor).toBeNull();
});
