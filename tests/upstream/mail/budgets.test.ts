/** Letters that somebody else causes: so many to one address by purpose, so many from one network, and none unasked to who never confirmed. */
import { readdirSync, readFileSync } from "node:fs";
import { type CallInput, type Contract, contract } from "contract";
import { createUpstream } from "upstream/index";
import { hashOf } from "upstream/seal";
import { rows } from "upstream/sql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember } from "../../tools/member";
import { memberUpstream } from "../identity/member-upstream";

cheapPasswords();
const site = await forFile(memberUpstream());
beforeEach(() => site.db.prepare("DELETE FROM mail_outbox").run());
afterEach(() => site.pass(2 * 86_400));

const person = { firstName: "Eva", lastName: "Prova", gender: "Donna", password: goodPassword } as const;
const network = (n: number) => `rete-${n}`.padEnd(24, "0");
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );
const upstream = () => createUpstream({ DB: site.db, now: () => new Date(site.clock.now) });
const subscribe = (email: string, from: string | null) =>
  upstream().call(contract.newsletter.subscribe, {
    email,
    gender: "other",
    acceptsTerms: true,
    addressHash: from,
  });
const watch = (email: string, from: string) =>
  upstream().call(contract.alerts.create, {
    search: "cerca=abito",
    channel: "email",
    email,
    addressHash: from,
  });
const write = (from: string) =>
  upstream().call(contract.contact.send, {
    firstName: "Eva",
    lastName: "Prova",
    email: "eva@posta.example",
    message: "Buongiorno",
    addressHash: from,
  } satisfies CallInput<Contract["contact"]["send"]>);
const subjectsTo = async (to: string) => (await site.lettersTo(to)).map(({ subject }) => subject);
const lettersWritten = () => site.count("mail_outbox");

test("an address that nobody confirmed reads nothing of an account but its confirmation and a reset that was asked for", async () => {
  const email = "estraneo@posta.example";
  const read: string[] = [];
  for (let cycle = 0; cycle < 5; cycle++) {
    site.pass(120);
    let { token } = await site.call("register", { ...person, email });
    for (const [from, to] of [
      [goodPassword, "Quattro gatti 5"],
      ["Quattro gatti 5", goodPassword],
    ] as const)
      ({ token } = await site.call("changePassword", { currentPassword: from, newPassword: to }, token));
    await site.call("changeEmail", { email: `altro${cycle}@posta.example`, password: goodPassword }, token);
    // What waits for a deleted account goes with it.
    read.push(...(await subjectsTo(email)));
    await site.call("delete", { password: goodPassword }, token);
  }
  read.push(...(await subjectsTo(email)));
  expect(read).toEqual(Array(3).fill(`Conferma il tuo indirizzo email per Vetrina`));
});

test("confirmation and reset of one address: three an hour and ten a day together, whatever stands behind a plus sign", async () => {
  const { token } = await site.call("register", { ...person, email: "nora@posta.example" });
  await site.call("register", { ...person, email: "nora+2@posta.example" });
  await site.call("forgotPassword", { email: "nora@posta.example" });
  expect(await outcome(site.call("resendConfirmation", {}, token))).toBe(429);
  await site.call("forgotPassword", { email: "nora@posta.example" });
  expect(await lettersWritten()).toBe(3);
  for (let hours = 0; hours < 20; hours++) {
    site.pass(3_600);
    for (let tries = 0; tries < 4; tries++)
      await site.call("forgotPassword", { email: "nora@posta.example" });
  }
  expect(await lettersWritten()).toBe(10);
});

test("a purpose that is used up silences no other", async () => {
  const email = "piena@posta.example";
  const { email: known } = await makeMember(site.db, {
    email,
    now: new Date(site.clock.now),
    confirmed: true,
  });
  for (let tries = 0; tries < 9; tries++) {
    await site.call("forgotPassword", { email: known });
    await outcome(site.call("register", { ...person, email }));
    await watch(email, network(1));
  }
  await subscribe(email, network(1));
  expect((await subjectsTo(email)).at(-1)).toBe(`Conferma l'iscrizione alla newsletter di Vetrina`);
  site.pass(4_000);
  await site.call("forgotPassword", { email });
  expect((await subjectsTo(email)).at(-1)).toBe(`Reimposta la password di Vetrina`);
  const subjects = await subjectsTo(email);
  expect(
    [subjects.length, new Set(subjects).size],
    "three resets, a hint, four alerts, a newsletter, a reset",
  ).toEqual([10, 4]);
});

test("all networks together cause so many letters to strangers a day; who has confirmed an address still gets a reset", async () => {
  const part = 7_200_000;
  for (const purpose of ["newsletter", "access"])
    await rows(site.db)`
      INSERT INTO attempts (counter, period, count, until) VALUES (${hashOf(`letters-of-${purpose} site`)}, ${Math.floor(site.clock.now / part)}, ${purpose === "access" ? 3_000 : 1_999}, ${site.clock.now + 90_000_000})`;
  for (const n of [71, 72]) await subscribe(`lontano${n}@posta.example`, network(n));
  await outcome(
    site.call("register", { ...person, email: "lontano73@posta.example", addressHash: network(73) }),
  );
  expect(await lettersWritten()).toBe(1);
  const { email } = await makeMember(site.db, { now: new Date(site.clock.now), confirmed: true });
  await site.call("forgotPassword", { email, addressHash: network(74) });
  expect(await subjectsTo(email)).toEqual([`Reimposta la password di Vetrina`]);
});

test("one network causes twenty letters to strangers a day, whichever way; a confirmed member still gets a reset from there", async () => {
  const from = network(2);
  const tries: ((n: number) => Promise<unknown>)[] = [
    (n) => site.call("register", { ...person, email: `a${n}@posta.example`, addressHash: from }),
    (n) => site.call("forgotPassword", { email: `a${n}@posta.example`, addressHash: from }),
    (n) => subscribe(`b${n}@posta.example`, from),
    (n) => watch(`c${n}@posta.example`, from),
  ];
  for (let n = 0; n < 40; n++) for (const act of tries) await outcome(act(n));
  expect(await lettersWritten()).toBe(20);
  const { email } = await makeMember(site.db, { now: new Date(site.clock.now), confirmed: true });
  site.pass(4_000);
  await site.call("forgotPassword", { email, addressHash: from });
  expect(await subjectsTo(email)).toEqual([`Reimposta la password di Vetrina`]);
  await subscribe("d@posta.example", network(3));
  expect(await subjectsTo("d@posta.example"), "from elsewhere").toHaveLength(1);
});

test("messages to the operator are all kept, and twenty a day from one network are sent on", async () => {
  for (let n = 0; n < 25; n++) await write(network(4));
  expect([await site.count("contact_messages"), await lettersWritten()]).toEqual([25, 20]);
});

test("what was refused uses nothing up: a flood in one hour leaves the next its letters", async () => {
  const { email } = await makeMember(site.db, { now: new Date(site.clock.now), confirmed: true });
  for (let tries = 0; tries < 30; tries++) await site.call("forgotPassword", { email });
  site.pass(2 * 3_600);
  await site.call("forgotPassword", { email });
  expect(await lettersWritten()).toBe(4);
});

test("registrations of one network are counted by the hour and by the day", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) {
    site.pass(900);
    statuses.push(
      await outcome(
        site.call("register", { ...person, email: `e${n}@posta.example`, addressHash: network(5) }),
      ),
    );
  }
  expect(statuses.filter((status) => status === 200).length).toBe(20);
});

test("no letter is written but through its budget, or by an operator's own hand", () => {
  const room = new URL("../../../upstream/", import.meta.url);
  const posting = readdirSync(room, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      path.endsWith(".ts") &&
      /import \{[^}]*\bposted\b[^}]*\}/.test(readFileSync(new URL(path, room), "utf8")),
  );
  // An operator writes replies one by one; letters to operators themselves go out once per rule and day.
  expect(posting.sort()).toEqual(["inbox/replies.ts", "mail/budget.ts", "mail/operator-letters.ts"]);
});
