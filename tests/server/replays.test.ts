/** The cookie of a session that was ended: whoever kept a copy of it is nobody, however often and whenever they try. */

import { tokensLine } from "server/session/session-cookie";
import { type HeldTokens, held } from "server/session/tokens";
import { visitorOf } from "server/session/visitor";
import { type EdgeContext, openVisit } from "server/visit";
import { expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { makeMember, testSessionKeys } from "../tools/member";

const replays = 1_000;
const address = "https://vetrina.example/account/info";

const database = await forFile(openDatabase({ seeded: false }));

test(`after signing out none of ${replays} replays is let in, whether its token is still good or due for renewal`, async () => {
  const env = {
    DB: database.db,
    MEDIA: {},
    LOG: "off",
    SESSION_KEYS: testSessionKeys.map(({ id, secret }) => `${id}:${secret}`).join(),
  };
  const visitorWith = (cookie: string) => {
    const request = new Request(address, { headers: { cookie } });
    const edge: EdgeContext = {
      request,
      url: new URL(address),
      env,
      id: "prova",
      data: {},
      waitUntil: () => undefined,
    };
    return visitorOf(edge, openVisit(edge));
  };
  const { id, token, refreshToken } = await makeMember(database.db);
  const tokens = held(
    { access: token, refresh: refreshToken },
    { refresh: null, remember: true },
    Date.now(),
  );
  const cookieOf = async (one: HeldTokens) =>
    (await tokensLine(new Request(address), one, { SESSION_KEYS: testSessionKeys })).split(";", 1)[0] ?? "";
  const good = await cookieOf(tokens);
  const due = await cookieOf({ ...tokens, expires: Date.now() + 1_000 });

  const signedIn = await visitorWith(good);
  expect(signedIn.member?.id, "good before").toBe(id);
  await signedIn.leave();
  let letIn = 0;
  for (let replay = 0; replay < replays; replay++) {
    const { member, requireMember } = await visitorWith(replay % 2 ? due : good);
    if (member) letIn += 1;
    expect(requireMember).toThrow(expect.objectContaining({ status: 303 }));
  }
  expect(letIn).toBe(0);
  const rows = await database.db.prepare("SELECT COUNT(*) AS n FROM sessions").first("n");
  expect(rows, "and none has opened a session").toBe(0);
});
