/** What the upstream that lives in the site's own worker is given. */
import { embeddedEnv } from "server/embedded";
import type { Env } from "server/env";
import { expect, test } from "vitest";

test("imports through the site's own address find its archive of pictures", () => {
  const env = { MEDIA: {} as R2Bucket, LISTING_URL: [], SITE_ORIGIN: "" } as unknown as Env;
  expect(embeddedEnv({ env, waitUntil: () => undefined }).MEDIA).toBe(env.MEDIA);
});
