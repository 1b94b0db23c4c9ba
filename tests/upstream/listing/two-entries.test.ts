/** Where the first ClickHouse server is away the second is asked; what a server refuses is refused. */
import { clickHouse, eitherOf } from "upstream/listing/clickhouse/client";
import { expect, test } from "vitest";
import { forFile } from "../../tools/for-file";
import { listening } from "../../tools/listening";

const asked = { first: 0, second: 0 };
let status = 200;
const servers = await Promise.all(
  (["first", "second"] as const).map((name) =>
    forFile(
      listening((request, response) => {
        asked[name] += 1;
        request.resume();
        response.statusCode = name === "first" ? status : 200;
        response.end(JSON.stringify({ data: [[name]] }));
      }),
    ),
  ),
);

test("the first is asked while it is there, the second while it is not, and the first again later", async () => {
  const clock = { now: 1_000_000 };
  const [one, other] = servers.map((server) =>
    clickHouse({ url: `${server.origin}/`, user: "", password: "" }),
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
  await servers[0]?.close();
  expect(await ask()).toEqual([["second"]]);
});
