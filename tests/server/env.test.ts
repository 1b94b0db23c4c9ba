import brand from "brand/brand.json";
import { parseSettings, readEnv } from "server/env";
import { describe, expect, test } from "vitest";
import said from "./env.json";

describe("settings", () => {
  test("a fresh machine needs none of them", () => {
    const settings = parseSettings({});
    expect(settings.COMPANY_EMAIL).toBe(brand.sender);
    expect(settings.API_BASE_URL).toBe("");
    expect(settings.UPSTREAM_TIMEOUT_MS).toBe(5000);
    expect(settings.EXIT_SIGNING_KEYS).toEqual([]);
    expect(settings.EXIT_UNKNOWN_HOSTS).toBe("ask");
  });

  test.each(said.wrong)(
    "a wrong %s (%s) is named in one sentence that keeps its value secret",
    (name, value) => {
      const attempt = () => parseSettings({ [name]: value });
      expect(attempt).toThrow(new RegExp(`^The setting ${name} is wrong: it must be .+\\.$`));
      expect(attempt).not.toThrow(value);
    },
  );

  test("addresses lose their trailing slash and keys keep their order", () => {
    const settings = parseSettings({
      SITE_ORIGIN: "https://www.vetrina.example/",
      API_BASE_URL: "https://api.example/v1/",
      EXIT_SIGNING_KEYS: "b:bbbbbbbbbbbbbbbb, a:aaaaaaaaaaaaaaaa",
    });
    expect(settings.SITE_ORIGIN).toBe("https://www.vetrina.example");
    expect(settings.API_BASE_URL).toBe("https://api.example/v1");
    expect(settings.EXIT_SIGNING_KEYS.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  test("a missing binding is named", () => {
    expect(() => readEnv({})).toThrow("The binding DB is missing");
  });
});

describe("the salt of clicks", () => {
  const bindings = { DB: {}, MEDIA: {} };
  const saltOf = (settings: Record<string, string>) => readEnv({ ...bindings, ...settings }).CLICK_SALT;
  const secrets = { EXIT_SIGNING_KEYS: "a:aaaaaaaaaaaaaaaa", ADMIN_KEY: "bbbbbbbbbbbbbbbb" };

  test("is the setting where there is one", () => {
    expect(saltOf({ ...secrets, CLICK_SALT: "pepper" })).toBe("pepper");
  });

  test("is else the same in every isolate, made of the other secrets, and gives none of them away", () => {
    const salt = saltOf(secrets);
    expect(saltOf({ ...secrets })).toBe(salt);
    expect(saltOf({ API_KEY: "a-key-of-our-own" })).not.toBe(saltOf({}));
    expect(saltOf({ ...secrets, ADMIN_KEY: "cccccccccccccccc" })).not.toBe(salt);
    expect(salt).not.toMatch(/aaaa|bbbb/);
  });
});
