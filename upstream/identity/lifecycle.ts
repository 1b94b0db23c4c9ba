/** An account's events, said once: in which state, what each ends, who is told (docs/operate.md, 'The lifecycle of an account'). A test tries every cell. */
import holdings from "./holdings.json";

/** `unconfirmed`: nobody has shown to read the letters that go to the address. @internal a test tries every cell */
export const states = ["unconfirmed", "confirmed", "operator", "locked"] as const;
export type State = (typeof states)[number];

/** What an account holds that lets somebody in, or that can change whose it is. */
export type Holding = keyof typeof holdings;

export interface LifecycleRow {
  in: readonly State[];
  ends: readonly Holding[];
  /** What the account's address reads of it: a link that was asked for, or that it happened (told to confirmed addresses only). */
  letter?: "link" | "told";
  /** The state that follows, where it is another. */
  becomes?: Partial<Record<State, State | "gone">>;
}

const links = ["resetLink", "confirmLink", "pendingAddress"] as const;
/** What whoever proves ownership anew ends; not the former owner's way back, or a thief could end it too. @internal a test tries every cell */
export const allElse = ["otherSessions", "deskSessions", "devices", ...links] as const;
const allSessions = ["thisSession", ...allElse] as const;
const deskDoors = ["deskSessions", "deskPasskeys", "enrolment"] as const;
/** @internal a test tries every cell */
export const everything = Object.keys(holdings) as Holding[];
const open = ["unconfirmed", "confirmed", "operator"] as const;
const visitors = ["unconfirmed", "confirmed", "locked"] as const;
const confirms = { unconfirmed: "confirmed" } as const;
const gone = { unconfirmed: "gone", confirmed: "gone", operator: "gone", locked: "gone" } as const;

/** Passkeys outlive a change of the password by whoever knows it, and end with every recovery: the owner adds them anew. */
const keys = ["passkeys", "deskPasskeys"] as const;

export const lifecycle = {
  /** Told where the browser is none of those that the account knows. */
  signedIn: { in: open, ends: [], letter: "told" },
  signedOut: { in: open, ends: ["thisSession"] },
  /** A refresh token came back after its successor was in use: somebody copied it. */
  tokenReused: { in: open, ends: ["thisSession"] },
  resetAsked: { in: states, ends: ["resetLink"], letter: "link" },
  /** Whoever reads the letter owns the address, so this confirms it too. */
  passwordReset: { in: states, ends: [...allSessions, ...keys], letter: "told", becomes: confirms },
  /** The session that makes the change goes on, under new tokens. */
  passwordChanged: { in: open, ends: allElse, letter: "told" },
  /** Needs the password of this moment, and an address that reads the letter about it. */
  passkeyAdded: { in: ["confirmed", "operator"], ends: [], letter: "told" },
  passkeyRemoved: { in: open, ends: [], letter: "told" },
  confirmationAsked: { in: ["unconfirmed"], ends: ["confirmLink"], letter: "link" },
  /** Needs a session of the account, or its password: nobody else has a foot in. */
  addressConfirmed: { in: open, ends: ["confirmLink"], becomes: confirms },
  addressAsked: { in: open, ends: ["pendingAddress"], letter: "told" },
  addressAskedAgain: { in: open, ends: ["pendingAddress"] },
  /** Needs the password of this moment, or a session younger than the asking. */
  addressChanged: { in: open, ends: allElse, letter: "told", becomes: confirms },
  /** The password is void then: the former address gets a link to a new one. */
  addressUndone: { in: states, ends: everything, letter: "link", becomes: confirms },
  roleGiven: {
    in: states,
    ends: deskDoors,
    becomes: { unconfirmed: "operator", confirmed: "operator", locked: "operator" },
  },
  enrolled: { in: ["operator"], ends: [...allSessions, "deskPasskeys", "enrolment"] },
  roleTaken: { in: states, ends: deskDoors, becomes: { operator: "confirmed" } },
  locked: { in: visitors, ends: allSessions, becomes: { unconfirmed: "locked", confirmed: "locked" } },
  unlocked: { in: visitors, ends: [], becomes: { locked: "confirmed" } },
  deleted: { in: open, ends: everything, letter: "told", becomes: gone },
  removed: { in: visitors, ends: everything, becomes: gone },
} as const satisfies Record<string, LifecycleRow>;
export type LifecycleEvent = keyof typeof lifecycle;
