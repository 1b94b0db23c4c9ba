import { pageResponse, UpstreamError } from "server/errors";
import { expect, test } from "vitest";

const refused = (status: number) => new UpstreamError("products.bySlug", "status", "refused", status);

test.each([
  [refused(400), 422],
  [refused(401), 401],
  [refused(403), 403],
  [refused(404), 404],
  [refused(409), 409],
  [refused(422), 422],
  [refused(418), 502],
  [refused(500), 502],
  [refused(503), 502],
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
