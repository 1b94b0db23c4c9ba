/** The letter about a child's growth: by the scheduled run, twice a year, to whoever asked for it and confirmed an address, until they end it. */
import { type CallInput, type Contract, contract, type SizedPerson } from "contract";
import { openSession } from "upstream/identity/sessions";
import { createUpstream, outgrownChore } from "upstream/index";
import { prepare, rows } from "upstream/sql";
import { expect, test } from "vitest";
import { drainAll } from "../../../functions/scheduled";
import { sender } from "../../fixtures/mail";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, testSessionKeys } from "../../tools/member";

let now = new Date("2026-03-10T09:30:00Z");
const database = await forFile(openDatabase({ seeded: false }));

const call: ReturnType<typeof createUpstream>["call"] = (row, input, caller) =>
  createUpstream({ DB: database.db, sessionKeys: testSessionKeys, now: () => now }).call(row, input, caller);

const child = { name: "Pulce", sizes: "bambina~scarpe.28~altezza.110", reminds: true } as const;

async function parent(confirmed = true) {
  const { id, email } = await makeMember(database.db, { now, confirmed });
  const signedIn = async () => {
    const { statement, tokens } = await openSession(id, {
      now,
      sessions: { keys: testSessionKeys, accessSeconds: 60 },
    });
    await prepare(database.db, statement).run();
    return { token: tokens.access };
  };
  const letters = async () =>
    await rows<{ subject: string; text: string; headers: string }>(database.db)`
      SELECT subject, text, headers FROM mail_outbox WHERE recipient = ${email} ORDER BY mail_id`;
  const save = async (person: CallInput<Contract["family"]["save"]>) =>
    call(contract.family.save, person, await signedIn());
  const persons = async () => (await call(contract.family.list, {}, await signedIn())) as SizedPerson[];
  const forget = async () => {
    const [first] = await persons();
    await call(contract.family.remove, { id: first?.id ?? 0 }, await signedIn());
  };
  return { letters, save, persons, forget };
}

/** The chore's turns of the day so many days later. */
async function pass(days: number): Promise<void> {
  now = new Date(now.getTime() + days * 86_400_000);
  while (await outgrownChore(database.db, sender, now).run());
}

test("it comes once in half a year, says what is kept, and never for who did not ask", async () => {
  const { letters, save } = await parent();
  await save(child);
  await save({ ...child, name: "Grillo", reminds: false });
  await pass(181);
  expect(await letters()).toEqual([]);
  await pass(2);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Le taglie di Pulce vanno ancora bene?");
  expect(letter?.text).toMatch(/Altezza: 110 cm\nScarpe: 28/);
  expect(letter?.text).toMatch(/https:\/\/vetrina\.example\/taglie\?persona=\d+\n/);
  for (const days of [1, 30, 149]) await pass(days);
  expect(await letters()).toHaveLength(1);
  await pass(3);
  expect(await letters()).toHaveLength(2);
});

test("its link ends it, for readers and for mail programs, and so does unticking; asking anew begins a new half year", async () => {
  const { letters, save, persons } = await parent();
  await save(child);
  await pass(183);
  const [letter] = await letters();
  const end = /https:\/\/vetrina\.example\/taglie\/promemoria\?token=([\w-]+)/.exec(letter?.text ?? "");
  expect(JSON.parse(letter?.headers ?? "{}")).toEqual({
    "List-Unsubscribe": `<${end?.[0]}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  await call(contract.family.endReminder, { token: end?.[1] ?? "" });
  await pass(200);
  expect(await letters()).toHaveLength(1);
  const id = (await persons())[0]?.id;
  await save({ ...child, id });
  await pass(183);
  expect(await letters()).toHaveLength(2);
  await save({ ...child, id, reminds: false });
  await pass(200);
  expect(await letters()).toHaveLength(2);
});

test("an address that nobody confirmed gets none; nor do a person or an account that are gone, or somebody grown up", async () => {
  const strangers = await parent(false);
  await strangers.save(child);
  const gone = await parent();
  await gone.save(child);
  await gone.forget();
  const grown = await parent();
  await grown.save({ ...child, birthMonth: "2009-05" });
  await pass(183);
  expect([await strangers.letters(), await gone.letters(), await grown.letters()]).toEqual([[], [], []]);
  expect(await grown.persons()).toMatchObject([{ name: "Pulce", remindsOn: null }]);
});

test("who keeps as many persons as may be, or writes them anew each day, gets no letter the more", async () => {
  const { letters, save, forget } = await parent();
  for (let one = 0; one < 12; one++) await save({ ...child, name: `Figlio ${one}` });
  await expect(save(child)).rejects.toMatchObject({ status: 422 });
  for (let day = 0; day < 5; day++) {
    await pass(20);
    await forget();
    await save(child);
  }
  expect(await letters()).toEqual([]);
  await pass(183);
  expect(await letters()).toHaveLength(12);
});

test("the scheduled run writes it, but of a site without an address of its own, or with another upstream", async () => {
  const { letters, save } = await parent();
  await save(child);
  now = new Date(now.getTime() + 183 * 86_400_000);
  const settings = { API_KEY: "chiave-di-prova", LOG: "off", MEDIA: {}, DB: database.db };
  const scheduledRun = (own: Record<string, string>) => drainAll({ ...settings, ...own }, () => {}, now);
  // Its turn comes before all others.
  const first = "INSERT OR REPLACE INTO clock (kind, due_at) VALUES ('letters of growth', -1)";
  await database.db.prepare(first).run();
  await scheduledRun({});
  await scheduledRun({ SITE_ORIGIN: sender.origin, API_BASE_URL: "https://api.example" });
  expect(await letters()).toEqual([]);
  await scheduledRun({ SITE_ORIGIN: sender.origin });
  expect(await letters()).toHaveLength(1);
});
