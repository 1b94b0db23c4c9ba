import { pageResponse, UpstreamError } from "server/errors";
import { expect, test } from "vitest";

const refused = (status: number) => new UpstreamError("products.bySlug", "status", "refused", status);

test.each([
  ...[401, 403, 404, 409, 422].map((status): [UpstreamError, number] => [refused(status), status]),
  [refused(400), 422],
  ...[418, 500, 503].map((status): [UpstreamError, number] => [refused(status), 502]),
  [new UpstreamError("menu.list", "network", "connection refused"), 502],
  [new UpstreamError("menu.list", "rubbish", "not JSON"), 502],
  [new UpstreamError("menu.list", "too-large", "more than 2000000 bytes"), 502],
  [new UpstreamError("menu.list", "timeout", "deadline passed"), 504],
])("%s becomes a page with status %i, in Italian, never stored", async (error, status) => {
  const response = pageResponse(error);
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const body = await response.text();
  expect(body).toMatch(/^[A-Z].+\.$/);
  expect(body).not.toContain(error.message);
});
