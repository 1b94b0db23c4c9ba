/** Signatures and seals: what we made opens, what anybody changed does not. */
import { isSignatureOf, openSealed, sameText, seal, signatureOf } from "server/seal";
import { describe, expect, it } from "vitest";

const secret = "a secret of the settings";

describe("seal", () => {
  it("opens what it sealed, with the same secret only", async () => {
    const sealed = await seal("Città, 👜 e un numero: 42", secret);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(await openSealed(sealed, secret)).toBe("Città, 👜 e un numero: 42");
    expect(await openSealed(sealed, "another secret")).toBeNull();
  });

  it("opens nothing that was changed, cut or made up", async () => {
    const sealed = await seal("token", secret);
    for (let at = 0; at < sealed.length - 1; at++) {
      const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
      expect(await openSealed(changed, secret), `character ${at}`).toBeNull();
    }
    for (const other of ["", "x", sealed.slice(0, -3), `${sealed}AAAA`, "è"])
      expect(await openSealed(other, secret)).toBeNull();
  });

  it("never seals the same text alike", async () => {
    expect(await seal("token", secret)).not.toBe(await seal("token", secret));
  });
});

describe("signatures", () => {
  it("know their text and their secret", () => {
    const signature = signatureOf("text", secret);
    expect(isSignatureOf("text", secret, signature)).toBe(true);
    expect(isSignatureOf("texu", secret, signature)).toBe(false);
    expect(isSignatureOf("text", "another", signature)).toBe(false);
    expect(isSignatureOf("text", secret, `${signature}A`)).toBe(false);
  });

  it("are HMAC-SHA-256 cut to 128 bits (RFC 4231 §4.3), each time", () => {
    for (const _ of [1, 2]) {
      expect(signatureOf("what do ya want for nothing?", "Jefe")).toBe("W9zBRr9gdU5qBCQmCJV1xw");
      expect(signatureOf("è", "città")).toBe("9FeYhnsNTp9bIkfxG2BIug");
    }
  });

  it("compares whole texts, whatever their length", () => {
    expect(sameText("abc", "abc")).toBe(true);
    expect(sameText("abc", "abcd")).toBe(false);
    expect(sameText("", "")).toBe(true);
  });
});
