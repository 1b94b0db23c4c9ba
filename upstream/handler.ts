/** What a handler is: domain input and the context it works at in, what the client gets out. */
import type { CallInput, CallOutput, Contract } from "contract";
import type { Caller, CallingRunner } from "./caller";
import type { EdgeSnapshots } from "./edge-snapshots";
import type { SessionKey } from "./identity/access-token";
import type { ListingEngine } from "./listing/engine";
import type { Sender } from "./mail/letter";
import type { CallingOperator } from "./operators/session";

export interface HandlerContext {
  db: D1Database;
  /** The database of logs, which may be the same: no statement joins the two, no batch writes both. */
  logs: D1Database;
  /** Where pictures are kept; null where there is no bucket. */
  media: R2Bucket | null;
  /** A store close by that outlives this process; null where there is none. */
  edgeSnapshots: EdgeSnapshots | null;
  /** Lets work go on after the answer has left; null where nobody waits for it. */
  behind: ((work: Promise<unknown>) => void) | null;
  /** Who answers the listing. */
  listing: ListingEngine;
  now: Date;
  caller: Caller;
  /** The signed-in member who calls; null for anybody else. Rows with `auth: "visitor"` use `memberOf(context)`. */
  userId: number | null;
  /** The member's session; null with `userId`. */
  sessionHash: string | null;
  /** The operator who calls an admin row with a session of the desk; null for the admin key and for commands. */
  operator: CallingOperator | null;
  runner: CallingRunner | null;
  /** What access tokens are signed with (the first key) and known by, and how many seconds they are good. */
  sessions: { keys: readonly SessionKey[]; accessSeconds: number };
  /** Hosts of push services whose browsers may be told; null where nobody sends to them. */
  push: { services: readonly string[] } | null;
  sender: Sender;
  /** Lets the outbox of letters be sent in the background, where there is a provider. */
  sendMail(): void;
}

/** Answers one row: domain input in, what the client gets out; throws `Refusal`. */
export type Handler<R> = (input: CallInput<R>, context: HandlerContext) => Promise<CallOutput<R>>;

export type HandlersOf<Domain extends keyof Contract> = {
  [Name in keyof Contract[Domain]]: Handler<Contract[Domain][Name]>;
};
export type Handlers = { [Domain in keyof Contract]: HandlersOf<Domain> };
/** A part of the table. */
export type SomeHandlers = { [Domain in keyof Contract]?: Partial<HandlersOf<Domain>> };
