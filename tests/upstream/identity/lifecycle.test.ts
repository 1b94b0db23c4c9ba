/** The life of an account, cell by cell of its table: what each event ends in each state, what it leaves, and where it is refused. */
import { readFileSync } from "node:fs";
import { contract } from "contract";
import { deskActs } from "upstream/desk";
import holdings from "upstream/identity/holdings.json";
import {
  allElse,
  everything,
  type LifecycleEvent,
  type LifecycleRow,
  lifecycle,
  type State,
  states,
} from "upstream/identity/lifecycle";
import { createUpstream } from "upstream/index";
import { enrolment, removal } from "upstream/operators/enrolment";
import { newChallenge } from "upstream/passkeys/challenges";
import { beforeEach, expect, test } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { madeKey, putKey } from "../../tools/authenticator";
import { forFile } from "../../tools/for-file";
import { testSessionKeys } from "../../tools/member";
import { type Held, madeAccount, stateOf } from "./held";
import { memberUpstream } from "./member-upstream";

cheapPasswords();
const site = await forFile(memberUpstream());
beforeEach(() => site.pass(90_000));

const newPassword = "Quattro gatti 5";
const now = () => new Date(site.clock.now);
const upstream = () => createUpstream({ DB: site.db, sessionKeys: testSessionKeys, now });
const atTheDesk = (row: "lock" | "remove", input: object) =>
  upstream().call(deskActs.users[row].row, input, { hasAdminKey: true });
const typed = (texts: string[]) => site.db.batch(texts.map((text) => site.db.prepare(text)));
const nothingWaits = ({ id }: Held) =>
  typed([`DELETE FROM user_tokens WHERE user_id = ${id} AND purpose = 'move'`]);

/** How each event comes about; rejects where it is refused. */
const happens: Record<LifecycleEvent, (held: Held) => Promise<unknown>> = {
  signedIn: ({ email, password }) => site.call("login", { email, password }),
  signedOut: ({ token }) => site.call("logout", {}, token),
  tokenReused: async ({ token, spent }) => {
    await site.call("ping", {}, token);
    await expect(site.call("refresh", { refreshToken: spent })).rejects.toMatchObject({ status: 401 });
  },
  resetAsked: ({ email }) => site.call("forgotPassword", { email }),
  passwordReset: ({ links }) => site.call("resetPassword", { token: links.resetLink, password: newPassword }),
  passwordChanged: ({ token, password }) =>
    site.call("changePassword", { currentPassword: password, newPassword }, token),
  passkeyAdded: ({ id, token, password }) => {
    const challenge = newChallenge(`add ${id}`, {
      now: now(),
      sessions: { keys: testSessionKeys, accessSeconds: 900 },
    });
    const { credential } = madeKey(challenge, "http://localhost:8788");
    return upstream().call(contract.passkeys.add, { credential, name: "Telefono", password }, { token });
  },
  passkeyRemoved: async ({ id, token }) => {
    const { id: another } = await putKey(site.db, id, { at: now() });
    const key = site.db
      .prepare("SELECT passkey_id AS id FROM passkeys WHERE credential_id = ?")
      .bind(another);
    return upstream().call(contract.passkeys.remove, { id: await key.first<number>("id") }, { token });
  },
  confirmationAsked: ({ token }) => site.call("resendConfirmation", {}, token),
  addressConfirmed: ({ token, links }) => site.call("confirmEmail", { token: links.confirmLink }, token),
  addressAsked: ({ token, email, password }) =>
    site.call("changeEmail", { email: `altra-${email}`, password }, token),
  addressAskedAgain: ({ token }) => site.call("resendConfirmation", {}, token),
  addressChanged: ({ token, links, password }) =>
    site.call("confirmEmail", { token: links.pendingAddress, password }, token),
  addressUndone: ({ links }) => site.call("undoEmail", { token: links.undo }),
  roleGiven: ({ email }) => typed(enrolment(email, now()).statements),
  enrolled: ({ enrolment: token, password, code }) =>
    upstream().call(deskActs.operators.enrol.row, { token, password, code: code() }),
  roleTaken: ({ email }) => typed(removal(email, now())),
  locked: ({ id }) => atTheDesk("lock", { id, locked: true }),
  unlocked: ({ id }) => atTheDesk("lock", { id, locked: false }),
  deleted: ({ token, password }) => site.call("delete", { password }, token),
  removed: ({ id }) => atTheDesk("remove", { id }),
};

const events = Object.keys(lifecycle) as LifecycleEvent[];
const rowOf = (event: LifecycleEvent): LifecycleRow => lifecycle[event];
const cells = events.flatMap((event) => states.map((state) => ({ event, state })));

test.each(cells)("$event, $state", async ({ event, state }) => {
  const { in: where, ends, letter, becomes = {} } = rowOf(event);
  const held = await madeAccount(site, state);
  expect(await stateOf(site, held.id)).toBe(state);
  if (event === "confirmationAsked") await nothingWaits(held);
  const before = await held.left();
  expect(before.length).toBe(everything.length - (event === "confirmationAsked" ? 1 : 0));
  const outcome = await happens[event](held).then(
    () => "done",
    () => "refused",
  );
  const possible = where.includes(state);
  expect(outcome).toBe(possible ? "done" : "refused");
  const left = await held.left();
  expect(before.filter((holding) => !left.includes(holding)).sort()).toEqual(
    possible ? [...ends].sort() : [],
  );
  expect(await stateOf(site, held.id)).toBe((possible && becomes[state]) || state);
  const confirmed = state !== "unconfirmed" || event === "passwordReset";
  const written = await site.lettersTo(event === "addressUndone" ? held.former : held.email);
  expect(written.length).toBe(possible && (letter === "link" || (letter === "told" && confirmed)) ? 1 : 0);
});

/** A cell as docs/operate.md shows it. */
function shown(event: LifecycleEvent, state: State): string {
  const { in: where, ends, becomes } = rowOf(event);
  if (!where.includes(state)) return "refused";
  const rest = ends.filter((holding) => !allElse.some((one) => one === holding));
  const named = ends.length - rest.length === allElse.length ? [...rest, "all else"] : ends;
  const what = ends.length === everything.length ? "everything" : named.join(", ") || "nothing";
  return becomes?.[state] ? `${what} → ${becomes[state]}` : what;
}

test("docs/operate.md shows the table as it is", () => {
  const line = (parts: string[]) => `| ${parts.join(" | ")} |`;
  const table = [
    line(["event", ...states, "letter"]),
    line(["---", ...states.map(() => "---"), "---"]),
    ...events.map((event) =>
      line([`\`${event}\``, ...states.map((state) => shown(event, state)), rowOf(event).letter ?? ""]),
    ),
  ].join("\n");
  const named = Object.entries(holdings).map(([name, what]) => `- \`${name}\`: ${what}`);
  const text = readFileSync(new URL("../../../docs/operate.md", import.meta.url), "utf8");
  expect(text).toContain(table);
  expect(text).toContain(named.join("\n"));
});
