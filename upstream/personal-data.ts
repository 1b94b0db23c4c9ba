/** What the site holds about persons, table by table (`personal-tables.json`): a test fails on a table or column that nobody declares (docs/decisions/0085). */
import declared from "./personal-tables.json";
import { type Sql, sql } from "./sql";

/** Whose data it is. */
export interface DataSubject {
  id: number;
  /** The account's address. */
  email: string;
  /** The same once its owner has confirmed it: only then what is known about the address is known about this person. */
  confirmedEmail: string | null;
}

type Rows = (subject: DataSubject) => Sql;

const member: Rows = ({ id }) => sql`user_id = ${id}`;
const address: Rows = ({ confirmedEmail }) => sql`email = ${confirmedEmail}`;
const memberOrAddress: Rows = (subject) => sql`(${member(subject)}) OR (${address(subject)})`;

/** Which rows are a person's, as the declared tables name it. */
const rowsOf = {
  member,
  address,
  memberOrAddress,
  watcher: (subject) =>
    sql`watcher_id IN (SELECT watcher_id FROM alert_watchers WHERE ${memberOrAddress(subject)})`,
  listOwner: ({ id }) => sql`list_id IN (SELECT list_id FROM wishlists WHERE user_id = ${id})`,
  recipient: ({ confirmedEmail }) => sql`recipient = ${confirmedEmail}`,
  recipientOrAsker: ({ email }) => sql`recipient = ${email} OR reply_to = ${email}`,
  /** Clicks on ways out name nobody. */
  eventOwner: ({ id }) => sql`json_extract(payload, '$.utente_id') IN (${id}, ${String(id)})`,
} satisfies Record<string, Rows>;

interface Declared {
  /** Name of the list in the export. */
  list: string;
  whose: keyof typeof rowsOf;
  /** Column → name in the export. What it leaves out, and why, stands in tests/upstream/identity/withheld.tsv. */
  shown: Record<string, string>;
  /** What things are called whose ids it shows: expression → name. */
  named?: Record<string, string>;
  /** Stands among the logs, with rows that are young, or older than that database, still in the shop's own. */
  logged?: boolean;
  /** Which rows go with the account, if not those of `whose`. */
  ending?: keyof typeof rowsOf;
  /** Why its rows stay when the account goes. */
  stays?: string;
}

export type PersonalTable = (typeof personalTables)[number];

/** A deletion goes from the last to the first: alerts and news are found through their watcher, who stands before them. */
export const personalTables = Object.entries(declared as Record<string, Declared>).map(
  ([table, { whose, ending = whose, ...told }]) => ({
    ...told,
    table,
    whose: rowsOf[whose],
    ending: rowsOf[ending],
  }),
);
