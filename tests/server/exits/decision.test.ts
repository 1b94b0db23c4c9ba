import fc from "fast-check";
import { encodeAddress } from "server/exits/address";
import { decide, type ExitPolicy, emptyPayload, type LinkPayload, mint } from "server/exits/decision";
import { describe, expect, test } from "vitest";
import {
  asked,
  askedBy,
  codingIsFaithful,
  policy as commonPolicy,
  key as newKey,
  targetIsSound,
} from "../../fixtures/exit-claims";
import said from "./decision.json";

const oldKey = { id: "2025b", secret: "an-older-secret-of-ours" };
/** What a site without keys signs with. */
const counting = { id: "", secret: "a-secret-of-every-site" };
const policy: ExitPolicy = { ...commonPolicy, keys: [newKey, oldKey] };

function askedFor(address: string) {
  return asked(encodeAddress(address));
}

describe("addresses that are never accepted", () => {
  test.each([
    ...said.never,
    `https://negozio.it/${"a".repeat(2048)}`,
    `https://negozio.it/${"è".repeat(600)}`,
  ])("%s", (address) => {
    expect(decide(askedFor(address), policy)).toEqual({ kind: "refuse" });
    expect(decide(asked(encodeURIComponent(address), "redirect"), policy)).toEqual({ kind: "refuse" });
  });

  test("not even with a signature", () => {
    for (const address of ["https://127.0.0.1/", "javascript:alert(1)", "https://www.vetrina.it/"])
      expect(decide(askedBy(mint(address, newKey)), policy)).toEqual({ kind: "refuse" });
  });
});

describe("encodings", () => {
  const address = "https://www.negozio.it/p/abito?colore=blu&taglia=M";
  const encoded = encodeAddress(address);

  test("padding may be there, missing, or percent-encoded once", () => {
    const padded = encoded.padEnd(Math.ceil(encoded.length / 4) * 4, "=");
    for (const raw of [encoded, padded, encodeURIComponent(padded)])
      expect(decide(asked(raw), policy)).toMatchObject({ kind: "go", url: address });
  });

  test.each([
    ["nothing", ""],
    ["standard alphabet", "aHR0cHM6Ly9uZWdvemlvLml0Lz8+Pz8/"],
    ["wrong padding", `${encoded}====`],
    ["encoded twice", "aHR0cHM6Ly9uZWdvemlvLml0Lw%253D%253D"],
    ["a malformed percent sign", `${encoded}%`],
    ["spare bits that are not zero", "aHR0cHM6Ly9uZWdvemlvLml0Lx"],
    ["bytes that are not UTF-8", "aHR0cHM6Ly__"],
    ["a length that base64 never has", encoded.slice(0, encoded.length - (encoded.length % 4) + 1)],
    ["a plain address", "https%3A%2F%2Fwww.negozio.it%2F"],
  ])("%s is refused", (_, raw) => {
    expect(decide(asked(raw), policy)).toEqual({ kind: "refuse" });
  });

  test("/redirect takes a percent-encoded address too", () => {
    const verdict = decide(asked(encodeURIComponent(address), "redirect"), policy);
    expect(verdict).toMatchObject({ kind: "go", url: address });
    expect(decide(asked(encoded, "redirect"), policy)).toMatchObject({ kind: "go", url: address });
  });

  test("what is encoded decodes to the same", () => {
    fc.assert(codingIsFaithful, { numRuns: 500 });
  });
});

describe("three levels", () => {
  test("a signed address goes, with the newest and with the older key", () => {
    for (const key of [newKey, oldKey]) {
      const link = mint("https://www.mai-visto.it/p?x=1", key);
      expect(link).toMatch(/^\/vai\/[\w-]+\?k=\w+&s=[\w-]{22}$/);
      expect(decide(askedBy(link), policy)).toMatchObject({ kind: "go", because: "signed" });
    }
  });

  test("a forged, foreign or unknown signature falls to the host rule", () => {
    const link = mint("https://www.mai-visto.it/p", newKey);
    const other = mint("https://www.altro.it/p", newKey);
    const forged = [
      { ...askedBy(link), signature: askedBy(other).signature },
      { ...askedBy(link), keyId: "2019z" },
      { ...askedBy(link), keyId: oldKey.id },
      { ...askedBy(link), signature: "" },
    ];
    for (const one of forged) expect(decide(one, policy)).toMatchObject({ kind: "ask", because: "unknown" });
  });

  test.each(said.hosts)("%s → %s", (address, kind) => {
    expect(decide(askedFor(address), policy)).toMatchObject({ kind });
  });

  describe("what a link leads to", () => {
    const goods = { product: 123_456, offer: 7_890_123, place: "listing", spot: null, page: null } as const;
    const link = (over: Partial<LinkPayload> = {}, by = newKey) =>
      mint("https://mai-visto.it/p", by, { ...goods, ...over });

    test("travels under the signature, whatever of it is known", () => {
      for (const over of [
        {},
        { offer: null },
        { product: null },
        { product: null, offer: null },
        { product: 0 },
        { page: "/" },
        { spot: "row2" as const },
        { spot: "results" as const, page: "/prodotti?categoria=scarpe&marca=a%26b+c" },
        { product: null, offer: null, spot: "main" as const, page: "/codici-sconto-coupon/citt%C3%A0" },
      ])
        expect(decide(askedBy(link(over)), policy)).toMatchObject({
          because: "signed",
          payload: { ...goods, ...over },
        });
    });

    test("costs a listing five characters a link", () => {
      const [bare, counted] = [mint("https://mai-visto.it/p", newKey), link({ offer: null })];
      expect(counted.length - bare.length).toBe(5);
    });

    test("and says its page and place on it as the page's own address says it, once the same for all links", () => {
      const here = { spot: "results", page: "/prodotti?categoria=scarpe" } as const;
      expect(link({ offer: null, ...here })).toMatch(/&s=[\w-]{22}l2n9c~r\/prodotti\?categoria=scarpe$/);
      const elsewhere = link(here).replace("categoria=scarpe", "categoria=borse");
      expect(decide(askedBy(elsewhere), policy)).toMatchObject({ kind: "ask", payload: emptyPayload });
    });

    test("is ignored as soon as one character is another, and the host decides", () => {
      const whole = link();
      const from = whole.indexOf("&s=") + 3;
      for (let at = from; at < whole.length; at++) {
        const changed = whole.slice(0, at) + (whole[at] === "p" ? "q" : "p") + whole.slice(at + 1);
        expect(decide(askedBy(changed), policy), changed).toMatchObject({
          kind: "ask",
          payload: emptyPayload,
        });
      }
      expect(decide(askedBy(whole.slice(0, -1)), policy)).toMatchObject({
        kind: "ask",
        payload: emptyPayload,
      });
    });

    test("counts without keys too, but opens nothing", () => {
      const counted = link({}, counting);
      expect(counted).toMatch(/\?s=[\w-]{8}l[\da-z.]+$/);
      const keys = [counting];
      expect(decide(askedBy(counted), { ...policy, keys })).toMatchObject({ kind: "ask", payload: goods });
      expect(decide(askedBy(`${counted}1`), { ...policy, keys })).toMatchObject({ payload: emptyPayload });
      const named = counted.replace("?s=", "?k=&s=");
      expect(decide(askedBy(named), { ...policy, keys })).toMatchObject({ kind: "ask" });
    });
  });

  test("a link that went out in a letter opens as long as its key is known: how links are signed never changes", () => {
    const sent = "/vai/aHR0cHM6Ly9tYWktdmlzdG8uaXQvcA?k=2026a&s=ColVhhj18fRJx6SY_B_MOw";
    expect(mint("https://mai-visto.it/p", newKey)).toBe(sent);
    const counted = "/vai/aHR0cHM6Ly9tYWktdmlzdG8uaXQvcA?k=2026a&s=aGnG0IcL3HXi_rnLDS5wgwl2n9c.4p423";
    expect(
      mint("https://mai-visto.it/p", newKey, {
        ...emptyPayload,
        ...{ product: 123_456, offer: 7_890_123, place: "listing" },
      }),
    ).toBe(counted);
  });

  test.each([
    ["https://www.altra-nostra.it/", "refuse"],
    ["https://anteprima.altra-nostra.it/", "refuse"],
    ["https://co.uk/", "refuse"],
    ["https://com.au/", "ask"],
  ])("with several hosts of ours, one of them without a registered domain, %s → %s", (address, kind) => {
    const ownHosts = ["www.vetrina.it", "Altra-Nostra.it", "co.uk"];
    expect(decide(askedFor(address), { ...policy, ownHosts })).toMatchObject({ kind });
  });

  test("EXIT_UNKNOWN_HOSTS=auto lets unknown hosts go, and nothing else", () => {
    const auto: ExitPolicy = { ...policy, unknown: "auto" };
    expect(decide(askedFor("https://mai-visto.it/"), auto)).toMatchObject({ kind: "go", because: "unknown" });
    expect(decide(askedFor("https://127.0.0.1/"), auto)).toEqual({ kind: "refuse" });
  });

  test("without keys a link that leads to nothing known has no query, and the host decides", () => {
    const link = mint("https://www.negozio.it/p", counting);
    expect(link).toMatch(/^\/vai\/[\w-]+$/);
    expect(decide(askedBy(link), { ...policy, keys: [counting] })).toMatchObject({ because: "known" });
  });

  test("whatever is asked, the target is canonical http(s) without credentials and not ours", () => {
    fc.assert(targetIsSound, { numRuns: 2_000 });
  });
});
