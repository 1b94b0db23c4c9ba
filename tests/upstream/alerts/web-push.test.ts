/** The vectors of RFC 8291 and 8292 hold for what is sent to browsers. */
import { Buffer } from "node:buffer";
import { encrypted, mostBytes, vapid } from "upstream/alerts/web-push";
import { expect, test } from "vitest";
import { newPushKeys } from "../../tools/push-keys";
import vectors from "./web-push.json";

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
const text = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());

/** RFC 8291, Appendix A. */
const vector = vectors.message;

/** RFC 8292, section 2.4. */
const example = vectors.token;

async function isSigned(token: string, publicKey: string): Promise<boolean> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("raw", bytes(publicKey), algorithm, false, ["verify"]);
  const [head, body, signature = ""] = token.split(".");
  const said = new TextEncoder().encode(`${head}.${body}`);
  return crypto.subtle.verify({ ...algorithm, hash: "SHA-256" }, key, bytes(signature), said);
}

test("the message of RFC 8291, Appendix A, is encrypted byte by byte as there", async () => {
  const once = { salt: bytes(vector.salt), keys: vector.sender };
  const body = await encrypted(bytes(vector.plain), vector.receiver, once);
  expect(Buffer.from(body).toString("base64url")).toBe(vector.body);
});

test("the same message twice is never the same bytes, and a longer one than services take is refused", async () => {
  const [once, twice] = await Promise.all([1, 2].map(() => encrypted(bytes(vector.plain), vector.receiver)));
  expect(once).not.toEqual(twice);
  expect((await encrypted(new Uint8Array(mostBytes), vector.receiver)).byteLength).toBe(4_096);
  await expect(encrypted(new Uint8Array(mostBytes + 1), vector.receiver)).rejects.toThrow(RangeError);
});

test("who checks the token of RFC 8292, section 2.4, finds it good, and ours too", async () => {
  expect(await isSigned(example.token, example.key)).toBe(true);
  const keys = newPushKeys();
  const until = new Date("2026-11-24T10:00:00Z");
  const said = await vapid("https://push.example.net/p/1?a=b", keys, "mailto:push@example.com", until);
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(said) ?? [];
  expect(key).toBe(keys.publicKey);
  expect(await isSigned(token, key)).toBe(true);
  const [head = "", body = ""] = token.split(".");
  expect([text(head), Object.keys(text(body))]).toEqual([
    text(example.token.split(".")[0] ?? ""),
    ["aud", "exp", "sub"],
  ]);
  expect(text(body)).toEqual({
    aud: "https://push.example.net",
    exp: until.getTime() / 1000,
    sub: "mailto:push@example.com",
  });
  expect(await isSigned(token, newPushKeys().publicKey)).toBe(false);
});
