/** The embedded upstream on a database of its own with a clock that tests move, and the letters that it wrote. */
import { type CallInput, type Contract, contract } from "contract";
import { createUpstream } from "upstream/index";
import { rows } from "upstream/sql";
import { openDatabase } from "../../tools/database";
import { testSessionKeys } from "../../tools/member";

type Users = Contract["user"];
interface TokensWire {
  token: string;
  refreshToken: string;
}

export async function memberUpstream() {
  const { db, close } = await openDatabase({ seeded: false });
  const clock = { now: Date.parse("2026-03-10T12:00:10Z") };
  const sender = {
    name: "Vetrina",
    origin: "https://falso.example",
    trustedOrigin: "https://vetrina.example",
    company: "Vetrina",
    operator: "info@vetrina.example",
  };
  const upstream = createUpstream({
    DB: db,
    sender,
    sessionKeys: testSessionKeys,
    now: () => new Date(clock.now),
  });
  return {
    db,
    close,
    clock,
    pass: (seconds: number) => {
      clock.now += seconds * 1_000;
    },
    /** Calls a row of `user`; the answer is the wire's. */
    call: <Name extends keyof Users>(
      name: Name,
      input: CallInput<Users[Name]>,
      token: string | null = null,
    ) =>
      upstream.call(contract.user[name], input, { token }) as Promise<TokensWire & Record<string, unknown>>,
    lettersTo: async (to: string) =>
      await rows<{ subject: string; text: string }>(db)`
        SELECT subject, text FROM mail_outbox WHERE recipient = ${to} ORDER BY mail_id`,
    count: (from: string) => db.prepare(`SELECT COUNT(*) AS n FROM ${from}`).first<number>("n"),
  };
}

export type MemberUpstream = Awaited<ReturnType<typeof memberUpstream>>;

/** The token of the link in a letter. */
export function tokenIn(text: string | undefined): string {
  return /\?token=([0-9a-f]{64})\b/.exec(text ?? "")?.[1] ?? "";
}
