/** Where the first ClickHouse server is away the second is asked; what a server refuses is refused. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { clickHouse, eitherOf } from "upstream/listing/clickhouse/client";
import { afterAll, beforeAll, expect, test } from "vitest";

const asked = { first: 0, second: 0 };
let status = 200;
const servers: Server[] = [];
beforeAll(async () => {
  for (const name of ["first", "second"] as const) {
    const server = createServer((request, response) => {
      asked[name] += 1;
      request.resume();
      response.statusCode = name === "first" ? status : 200;
      response.end(JSON.stringify({ data: [[name]] }));
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    servers.push(server);
  }
});
const stop = (server?: Server) => new Promise((done) => server?.close(done).closeAllConnections());
afterAll(async () => {
  await Promise.all(servers.map(stop));
});

test("the first is asked while it is there, the second while it is not, and the first again later", async () => {
  const clock = { now: 1_000_000 };
  const [one, other] = servers.map((server) =>
    clickHouse({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      user: "",
      password: "",
    }),
  ) as [ReturnType<typeof clickHouse>, ReturnType<typeof clickHouse>];
  const either = eitherOf(one, other, () => clock.now);
  const ask = () => either.rows<[string]>("SELECT 1");
  expect(await ask()).toEqual([["first"]]);
  status = 500;
  await expect(ask(), "a refusal is no absence").rejects.toThrow("answers 500");
  status = 530;
  expect(await ask()).toEqual([["second"]]);
  expect(await ask()).toEqual([["second"]]);
  expect(asked).toEqual({ first: 3, second: 2 });
  status = 200;
  clock.now += 31_000;
  expect(await ask()).toEqual([["first"]]);
  await stop(servers[0]);
  expect(await ask()).toEqual([["second"]]);
});
