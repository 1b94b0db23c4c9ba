/** The edges of what counts as an address: lengths, anchors, last labels. */
import { Buffer, isUtf8 } from "node:buffer";
import fc from "fast-check";
import {
  canonicalAddress,
  decodeAddress,
  decodeEither,
  decodeText,
  encodeAddress,
} from "server/exits/address";
import { mint, unpackLinkPayload } from "server/exits/decision";
import { domainsOf } from "server/exits/registrable-domain";
import { describe, expect, test } from "vitest";

const start = "https://negozio.it/";
const ofLength = (length: number) => start + "a".repeat(length - start.length);
/** A host name of so many characters, in labels that DNS allows. */
const hostOf = (length: number) => `${"abcdefghi.".repeat(30).slice(0, length - 3)}.it`.replace("..", "a.");

describe("an address is accepted", () => {
  test.each([
    ["of 2,048 characters, and no longer", ofLength(2_048), true],
    ["of 2,049 characters", ofLength(2_049), false],
    ["that is too long, though its canonical form is short", `${start}${"./".repeat(1_100)}a`, false],
    ["with a host of 253 characters", `https://${hostOf(253)}/`, true],
    ["with a host of 254 characters", `https://${hostOf(254)}/`, false],
    ["under a last label that begins with a digit", "https://negozio.3d/", true],
    ["under a last label that ends in a digit", "https://negozio.web3/", true],
    ["that only begins like a name of the home network", "https://home.arpa.negozio.it/", true],
    ["with an empty name of a user, encrypted", "https://@negozio.it/", false],
    ["with an empty name of a user, in the clear", "http://@negozio.it/", false],
    ["behind a word", "vai:https://negozio.it/", false],
  ])("%s", (_, address, accepted) => {
    expect(canonicalAddress(address)?.href.slice(0, 12)).toBe(accepted ? address.slice(0, 12) : undefined);
  });
});

describe("an encoded address is read", () => {
  const encoded = encodeAddress("https://negozio.it/p");
  test.each([
    ["as it is", encoded, true],
    ["with its padding", `${encoded}=`, true],
    ["not with another padding", `${encoded}==`, false],
    ["not behind another sign", `*${encoded}`, false],
    ["not before another sign", `${encoded}*`, false],
  ])("%s", (_, text, read) => {
    expect(decodeText(text)).toBe(read ? "https://negozio.it/p" : null);
  });

  test("exactly where Node writes it the same way, whatever it says", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."AQgwEMIhz09-_"), maxLength: 9 });
    const written = fc.string({ unit: "grapheme" }).map((text) => Buffer.from(text).toString("base64url"));
    fc.assert(
      fc.property(fc.oneof(digits, written), (asked) => {
        const bytes = Buffer.from(asked, "base64url");
        const same = asked !== "" && bytes.toString("base64url") === asked && isUtf8(bytes);
        expect(decodeText(asked)).toBe(same ? bytes.toString() : null);
        if (same) expect(encodeAddress(bytes.toString())).toBe(asked);
      }),
      { numRuns: 2_000 },
    );
  });

  test("up to twice the length of an address", () => {
    expect(decodeAddress(encodeAddress("a".repeat(3_072)))).toHaveLength(3_072);
    expect(decodeAddress(encodeAddress("a".repeat(3_073)))).toBeNull();
  });

  test("percent-encoded too at /redirect, encrypted or not", () => {
    for (const address of ["http://negozio.it/p", "https://negozio.it/p"])
      expect(decodeEither(encodeURIComponent(address))).toBe(address);
  });
});

test("an address that is none gets a link that is refused", () => {
  expect(mint("javascript:alert(1)", { id: "", secret: "x" })).toBe("/vai/-");
});

test("hosts of settings are read with spaces and capitals; what is no host is left out", () => {
  expect([...domainsOf([" WWW.Negozio.IT ", "", "co.uk", "à.it"])]).toEqual(["negozio.it", "xn--0ca.it"]);
});

test.each(["l1.2.3", "1l", "l1!", "!l1", "q1", "l."])("'%s' says nothing of goods", (packed) => {
  expect(unpackLinkPayload(packed)).toBeNull();
});
