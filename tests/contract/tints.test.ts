/** Colours searched by eye: what looks the same has one address, and the palette's are all different and named. */

import { farness, hexOf, labOf, labOfHex } from "domain/oklab";
import { canonicalTint, tintFrom, tintGroups, tintName, tintStep, tintsBeside } from "domain/tints";
import { expect, test } from "vitest";

const channels = Array.from({ length: 24 }, (_, at) => Math.round((at * 255) / 23));
const everywhere = channels.flatMap((red) =>
  channels.flatMap((green) =>
    channels.map((blue) => [red, green, blue].map((one) => one.toString(16).padStart(2, "0")).join("")),
  ),
);

test("OKLab is as its author published it, there and back", () => {
  const near = (lab: readonly number[], expected: readonly number[]) => {
    for (const [axis, value] of expected.entries()) expect(lab[axis]).toBeCloseTo(value, 3);
  };
  near(labOf(255, 255, 255), [1, 0, 0]);
  near(labOf(255, 0, 0), [0.628, 0.2249, 0.1258]);
  near(labOf(0, 255, 0), [0.8664, -0.2339, 0.1795]);
  near(labOf(0, 0, 255), [0.452, -0.0325, -0.3115]);
  for (const hex of everywhere.filter((_, at) => at % 37 === 0)) expect(hexOf(labOfHex(hex))).toBe(hex);
});

test("every colour has one address, which leads nowhere else, and looks like it; all of them are some thousands", () => {
  const addresses = new Set<string>();
  for (const hex of everywhere) {
    const tint = canonicalTint(hex);
    expect(canonicalTint(tint), hex).toBe(tint);
    expect(farness(labOfHex(hex), labOfHex(tint)), hex).toBeLessThan(2.2 * tintStep);
    addresses.add(tint);
  }
  expect(addresses.size).toBeGreaterThan(1000);
  expect(addresses.size).toBeLessThan(3000);
});

test("greys stay grey, black and white themselves", () => {
  for (const grey of channels.map((one) => one.toString(16).padStart(2, "0").repeat(3)))
    expect(canonicalTint(grey)).toMatch(/^(..)\1\1$/);
  expect(canonicalTint("ffffff")).toBe("ffffff");
  expect(canonicalTint("000000")).toBe("000000");
});

test("the palette has forty to sixty colours, each with a name and an address of its own", () => {
  const tints = tintGroups.flatMap((group) => group.tints);
  expect(tints.length).toBeGreaterThanOrEqual(40);
  expect(tints.length).toBeLessThanOrEqual(60);
  expect(new Set(tints.map(({ name }) => name)).size).toBe(tints.length);
  expect(new Set(tints.map(({ hex }) => hex)).size).toBe(tints.length);
  for (const { name, hex } of tints) expect(tintName(hex)).toBe(name);
});

test("a colour is read as people and forms write it, and nothing else is one", () => {
  expect(tintFrom("#C8202F")).toBe(tintFrom("c8202f"));
  expect(tintFrom(" #fff ")).toBe("ffffff");
  for (const text of ["", "rosso", "#12", "12345g", "#1234567", "c8202f00"])
    expect(tintFrom(text)).toBeNull();
});

test("beside a colour are lighter, darker, brighter and duller ones; a grey has no brighter one", () => {
  expect(tintsBeside(canonicalTint("1f4fa3")).map(({ name }) => name)).toEqual([
    "Più chiaro",
    "Più scuro",
    "Più acceso",
    "Più spento",
  ]);
  expect(tintsBeside(canonicalTint("909090")).map(({ name }) => name)).toEqual(["Più chiaro", "Più scuro"]);
  expect(tintsBeside("ffffff").map(({ name }) => name)).toEqual(["Più scuro"]);
  for (const { tints } of tintGroups)
    for (const { hex } of tints)
      for (const beside of tintsBeside(hex)) expect(canonicalTint(beside.hex)).toBe(beside.hex);
});
