/** A click's id in the parameter of each network: added once, in its place, and nothing else of the address moves. */
import { references, withReference } from "server/exits/click-reference";
import { registrableDomain as domainOf } from "server/exits/registrable-domain";
import { expect, test } from "vitest";
import said from "./click-reference.json";

const click = "0123456789abcdef0123456789abcdef";
const ref = "0123456789abcdef0123";

test.each(said.added)("%s: %s", (network, address, expected) => {
  expect(references).toHaveProperty(network);
  expect(withReference(address, click, domainOf)).toBe(expected);
  // A second time nothing is added: what is there is kept.
  expect(withReference(expected, "f".repeat(32), domainOf)).toBe(expected);
});

test("an empty parameter, as feeds write it, is filled; one with a value of the feed's is kept", () => {
  expect(withReference("https://www.awin1.com/cread.php?clickref=&awinmid=1", click, domainOf)).toBe(
    `https://www.awin1.com/cread.php?clickref=${ref}&awinmid=1`,
  );
  const own = "https://www.awin1.com/cread.php?awinmid=1&clickref=estate";
  expect(withReference(own, click, domainOf)).toBe(own);
});

test.each(said.foreign)("%s belongs to no network and stays as it is", (address) => {
  expect(withReference(address, click, domainOf)).toBe(address);
});
