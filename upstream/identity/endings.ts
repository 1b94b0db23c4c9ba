/** Ends what the lifecycle says an event ends: the one way in which sessions, links and remembered browsers go. */
import { endDesk, endEnrolment } from "../operators/session";
import { type Sql, sql } from "../sql";
import { type Holding, type LifecycleEvent, lifecycle } from "./lifecycle";
import type { Purpose } from "./mailed-tokens";

interface Happening {
  userId: number;
  /** The session in which it happens; null where there is none: then all sessions are others. */
  session?: string | null;
  /** Only if this holds when the statements run. */
  when?: Sql;
  /** Ways back from before this moment stay: whoever took an account cannot end the owner's with their own. */
  since?: string;
}

const ending: Record<Holding, (of: Required<Happening>) => Sql> = {
  thisSession: ({ userId, session, when }) =>
    sql`DELETE FROM sessions WHERE user_id = ${userId} AND session_hash = ${session ?? ""} AND ${when}`,
  otherSessions: ({ userId, session, when }) =>
    sql`DELETE FROM sessions WHERE user_id = ${userId} AND session_hash <> ${session ?? ""} AND ${when}`,
  deskSessions: ({ userId, when }) => endDesk(userId, when),
  devices: ({ userId, when }) => sql`DELETE FROM known_devices WHERE user_id = ${userId} AND ${when}`,
  passkeys: (of) => keysEnded(0, of),
  deskPasskeys: (of) => keysEnded(1, of),
  resetLink: (of) => linkEnded("reset", of),
  confirmLink: (of) => linkEnded("confirm", of),
  pendingAddress: (of) => linkEnded("move", of),
  undo: (of) => sql`${linkEnded("undo", of)} AND created_at >= ${of.since}`,
  enrolment: ({ userId, when }) => endEnrolment(userId, when),
};

/** The statements for what an event ends. */
export function ended(
  event: LifecycleEvent,
  { userId, session = null, when = sql`1`, since = "" }: Happening,
): Sql[] {
  const holdings: readonly Holding[] = lifecycle[event].ends;
  return holdings.map((holding) => ending[holding]({ userId, session, when, since }));
}

function keysEnded(atDesk: 0 | 1, { userId, when }: Required<Happening>): Sql {
  return sql`DELETE FROM passkeys WHERE user_id = ${userId} AND at_desk = ${atDesk} AND ${when}`;
}

function linkEnded(purpose: Purpose, { userId, when }: Required<Happening>): Sql {
  return sql`DELETE FROM user_tokens WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL AND ${when}`;
}
