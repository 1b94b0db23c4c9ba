import { type Asked, decide, domainsOf, type ExitPolicy, mint } from "server/exit";
import { encodeAddress } from "server/exit-address";
import { describe, expect, test } from "vitest";
import genuine from "./exit-tables/genuine.json";
import hostile from "./exit-tables/hostile.json";

const key = { id: "2026a", secret: "the-newest-secret-of-ours" };
const policy: ExitPolicy = {
  keys: [key],
  unknown: "ask",
  ownHosts: ["www.vetrina.it"],
  known: domainsOf(["www.negozio.it", "shop.example.co.uk", "awin1.com", "uno.myshopify.com"]),
};

function asked(raw: string, route: Asked["route"] = "vai"): Asked {
  return { route, raw, keyId: null, signature: null };
}

function askedBy(link: string): Asked {
  const url = new URL(link, "https://www.vetrina.it");
  const { searchParams: query } = url;
  return { route: "vai", raw: url.pathname.slice(5), keyId: query.get("k"), signature: query.get("s") };
}

/** Every way to ask for an address: as /vai and /redirect write it, and with a signature that our own key made. */
function verdicts(address: string) {
  const written = address.isWellFormed() ? [asked(encodeURIComponent(address), "redirect")] : [];
  return [asked(encodeAddress(address)), ...written].map((one) => decide(one, policy));
}

test("the tables are as long as promised", () => {
  expect(new Set(Object.values(hostile.refused).flat()).size).toBeGreaterThanOrEqual(300);
  expect(new Set(genuine).size).toBeGreaterThanOrEqual(200);
});

describe.each(Object.entries(hostile.refused))("hostile addresses: %s", (_, addresses) => {
  test("are refused, however they are written and whoever signed them", () => {
    const accepted = addresses.filter((address) => {
      const all = [...verdicts(address), decide(askedBy(mint(address, key)), policy)];
      return all.some(({ kind }) => kind !== "refuse");
    });
    expect(accepted).toEqual([]);
  });
});

test("lookalikes of a known store never open by themselves", () => {
  const opened = hostile.asked.filter((address) => verdicts(address).some(({ kind }) => kind === "go"));
  expect(opened).toEqual([]);
});

test("genuine deep links are accepted, byte for byte", () => {
  const changed = genuine.filter((address) => {
    const verdict = decide(askedBy(mint(address, key)), policy);
    return verdict.kind !== "go" || verdict.url !== address;
  });
  expect(changed).toEqual([]);
});
