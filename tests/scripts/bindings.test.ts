/** Local databases are asked beside other work: while that holds the thread, a connection that it opened may end. */
import { expect, test } from "vitest";
import { posted } from "../../scripts/local/bindings";
import { listening } from "../tools/listening";

test.each([
  [0, "stored"],
  [20, "stored"],
  [21, "ECONNRESET"],
])("after %i connections that end before they are used, a post comes to: %s", async (ends, outcome) => {
  const { server, origin, close } = await listening((_request, response) => response.end("stored"));
  let connections = 0;
  server.on("connection", (socket) => {
    if (connections++ < ends) socket.resetAndDestroy();
  });
  const said = await posted(new URL(origin), "a batch").catch(({ code }) => code);
  await close();
  expect(said).toBe(outcome);
});
