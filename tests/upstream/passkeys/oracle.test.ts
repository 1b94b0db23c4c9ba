/** Our reading of WebAuthn says what @simplewebauthn/server says, of sound answers and of everything that may be wrong with one. */
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { assertedCounter, newKeyCounter } from "upstream/passkeys/webauthn";
import { describe, expect, test } from "vitest";
import { type Flaws, madeKey, signedWith } from "../../tools/authenticator";
import { random } from "../../tools/random";

const origin = "https://www.vetrina.example";
const challenge = "1abcdefg.prova.segno";
const expected = { origin, isChallenge: (given: string) => given === challenge };
const common = {
  expectedChallenge: Buffer.from(challenge).toString("base64url"),
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
};

const flaws: [name: string, flaws: Flaws & { challenge?: string }][] = [
  ["a sound answer", {}],
  ["a sound answer with a counter", { counter: 7 }],
  ["the other ceremony", { type: "payment.get" }],
  ["another site", { origin: "https://www.vetrina.example.evil.example" }],
  ["another port", { origin: "https://www.vetrina.example:8443" }],
  ["plain http", { origin: "http://www.vetrina.example" }],
  ["a key of another host", { host: "vetrina.example" }],
  ["nobody present", { flags: 0x44 }],
  ["nobody verified", { flags: 0x41 }],
  ["a backup of what cannot be backed up", { flags: 0x55 }],
  ["a backed up key", { flags: 0x5d }],
  ["another challenge", { challenge: "1abcdefg.altra.segno" }],
];

const sound = async (verdict: Promise<{ verified: boolean }>) =>
  verdict.then(
    ({ verified }) => verified,
    () => false,
  );

describe.each(flaws)("%s", (_, { challenge: asked = challenge, ...flaw }) => {
  test("makes a key, or none, as the library says", async () => {
    const { credential, attestationObject } = madeKey(asked, origin, flaw);
    const { response, id } = credential;
    const theirs = verifyRegistrationResponse({
      ...common,
      response: {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON: response.clientDataJSON, attestationObject },
      },
    });
    const ours = (await newKeyCounter(credential, expected)) !== null;
    expect(ours).toBe(await sound(theirs));
  });

  test("lets in, or not, as the library says", async () => {
    const { key, cose, credential } = madeKey(challenge, origin);
    const flags = flaw.flags === undefined ? undefined : flaw.flags & ~0x40;
    const answer = signedWith(key, asked, origin, { ...flaw, ...(flags !== undefined && { flags }) });
    expect(await bothSay(answer, cose, credential.response.publicKey)).toBe(true);
  });
});

test("of 400 answers with a byte changed none lets in", async () => {
  const chance = random(29);
  const { key, credential } = madeKey(challenge, origin);
  for (let round = 0; round < 400; round++) {
    const answer = signedWith(key, challenge, origin);
    const names = ["clientDataJSON", "authenticatorData", "signature"] as const;
    const name = names[round % 3] ?? "signature";
    const bytes = Buffer.from(answer.response[name], "base64url");
    const at = Math.floor(chance() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(chance() * 255));
    answer.response[name] = bytes.toString("base64url");
    expect(
      await assertedCounter(answer, { key: credential.response.publicKey, algorithm: -7 }, expected),
    ).toBe(null);
  }
});

async function bothSay(
  answer: ReturnType<typeof signedWith>,
  cose: Buffer,
  publicKey: string,
): Promise<boolean> {
  const theirs = verifyAuthenticationResponse({
    ...common,
    response: { ...answer, rawId: answer.id, type: "public-key", clientExtensionResults: {} },
    credential: { id: answer.id, publicKey: new Uint8Array(cose), counter: 0 },
  });
  const ours = (await assertedCounter(answer, { key: publicKey, algorithm: -7 }, expected)) !== null;
  return ours === (await sound(theirs));
}
