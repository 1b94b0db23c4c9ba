/** An event needs its type and its session: else a warning, and nothing is sent. */
import { afterEach, expect, test, vi } from "vitest";
import { eventOf } from "~/lib/tracked-event";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["", "session_1", "tipo_evento"],
  ["page_view", "", "sessione_id"],
])("type '%s' and session '%s': a warning about %s", (type, session, missing) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(eventOf(type, session, "/", {})).toBeNull();
  expect(warn.mock.calls[0]?.[0]).toContain(missing);
});

test("a whole event says how long the session has lasted, and has an id of its own", () => {
  const session = `session_${Date.now() - 5_000}`;
  const [one, other] = [
    eventOf("search", session, "/prodotti", { search_term: "lino" }),
    eventOf("search", session, "/", {}),
  ];
  expect(one).toMatchObject({ tipo_evento: "search", url_pagina: "/prodotti", search_term: "lino" });
  expect(one?.tempo_durata_sessione).toBeGreaterThanOrEqual(5);
  expect(one?.evento_uuid).not.toBe(other?.evento_uuid);
});
