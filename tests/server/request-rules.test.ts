import { addSecurityHeaders, mayChange } from "server/request-rules";
import { describe, expect, test } from "vitest";

const site = "https://www.vetrina.it";

function request(path: string, method = "GET", headers: Record<string, string> = {}): Request {
  return new Request(site + path, { method, headers });
}

describe("who may change something", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["a page of ours", { "Sec-Fetch-Site": "same-origin", Origin: site }, true],
    ["a page of ours that sends no referrer", { "Sec-Fetch-Site": "same-origin", Origin: "null" }, true],
    ["a foreign page", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, false],
    [
      "another host of the same site",
      { "Sec-Fetch-Site": "same-site", Origin: "https://blog.vetrina.it" },
      false,
    ],
    ["a foreign page that claims our origin", { "Sec-Fetch-Site": "cross-site", Origin: site }, false],
    ["an older browser on our page", { Origin: site }, true],
    ["an older browser on a foreign page", { Origin: "https://evil.example" }, false],
    ["a page in a sandbox", { Origin: "null" }, false],
    ["a page whose origin is empty", { Origin: "" }, false],
    ["our host over plain http", { Origin: "http://www.vetrina.it" }, false],
    ["a text browser on our page", { Referer: `${site}/prodotti` }, true],
    ["a text browser on a foreign page", { Referer: "https://evil.example/" }, false],
    ["a program", {}, true],
  ])("%s: %o → %s", (_, headers, allowed) => {
    expect(mayChange(request("/?_data=root", "POST", headers), "")).toBe(allowed);
    expect(mayChange(request("/", "GET", headers), "")).toBe(true);
  });

  test("the forwarded host proves nothing", () => {
    const headers = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
    expect(mayChange(request("/", "POST", headers), "")).toBe(false);
  });

  test("calls with a key in a header are not forms", () => {
    expect(mayChange(request("/api/eventi", "POST", { Origin: "https://partner.example" }), "")).toBe(true);
  });
});

describe("security headers", () => {
  function headersFor(path: string, given: Record<string, string> = {}, origin = site): Headers {
    const headers = new Headers(given);
    addSecurityHeaders(headers, new URL(origin + path), "n0nce", { media: "", agreed: [] });
    return headers;
  }

  test("a page may run and style only what is ours or carries the nonce", () => {
    const policy = headersFor("/", { "Content-Type": "text/html; charset=utf-8" }).get(
      "Content-Security-Policy",
    );
    expect(policy).toContain("script-src 'nonce-n0nce' 'strict-dynamic'");
    expect(policy).toContain("style-src 'self' 'nonce-n0nce'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("anything else may load nothing", () => {
    expect(headersFor("/api/menu").get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  test("an answer's own policy stays", () => {
    const own = { "Content-Security-Policy": "sandbox" };
    expect(headersFor("/media/x.svg", own).get("Content-Security-Policy")).toBe("sandbox");
  });

  test.each([
    ["/prodotti", "strict-origin-when-cross-origin"],
    ["/vai/abc", "no-referrer"],
    ["/redirect/1/abc", "no-referrer"],
    ["/reset-password", "no-referrer"],
    ["/vaiolo", "strict-origin-when-cross-origin"],
  ])("%s sends %s", (path, expected) => {
    expect(headersFor(path).get("Referrer-Policy")).toBe(expected);
  });

  test("HSTS is for https only", () => {
    expect(headersFor("/").get("Strict-Transport-Security")).toContain("max-age=31536000");
    expect(headersFor("/", {}, "http://localhost:8788").has("Strict-Transport-Security")).toBe(false);
  });
});
