/** Choices on cookies that the upstream keeps: each member's own, the latest counts, all are the record. */
import { contract, type Row } from "contract";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { today } from "../../fixtures/catalogue";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, type TestMember, testSessionKeys } from "../../tools/member";

const database = await forFile(openDatabase());
const giulia = await makeMember(database.db, { now: today });
const marco = await makeMember(database.db, { now: today, name: "Marco" });

function ask(who: TestMember | null, row: Row, input: unknown): Promise<unknown> {
  const upstream = createUpstream({ DB: database.db, now: () => today, sessionKeys: testSessionKeys });
  return upstream.answer(row, input, { token: who?.token ?? null });
}
const choose = (who: TestMember | null, utente_id: number, analitici: boolean, deciso_il: string) =>
  ask(who, contract.consent.save, { essenziali: true, analitici, marketing: false, utente_id, deciso_il });
const kept = (who: TestMember | null, userId: number) => ask(who, contract.consent.preferences, { userId });

test("the latest choice counts, a repeated delivery changes nothing, and every choice stays on record", async () => {
  await expect(kept(giulia, giulia.id)).rejects.toMatchObject({ status: 404 });
  await choose(giulia, giulia.id, true, "2026-03-01T10:00:00.000Z");
  for (let delivery = 0; delivery < 2; delivery++)
    await choose(giulia, giulia.id, false, "2026-03-02T10:00:00.000Z");
  expect(await kept(giulia, giulia.id)).toMatchObject({
    essenziali: true,
    analitici: false,
    marketing: false,
    utente_id: giulia.id,
    deciso_il: "2026-03-02T10:00:00.000Z",
  });
  expect(await ask(giulia, contract.person.summary, {})).toMatchObject({ consent: { analytics: false } });
  const exported = (await ask(giulia, contract.user.export, {})) as { liste: Record<string, object[]> };
  expect(exported.liste.consensi_cookie).toHaveLength(2);
});

test("nobody reads or makes somebody else's choice", async () => {
  await choose(giulia, giulia.id, true, "2026-03-03T10:00:00.000Z");
  await expect(kept(marco, giulia.id)).rejects.toMatchObject({ status: 404 });
  await expect(kept(null, giulia.id)).rejects.toMatchObject({ status: 401 });
  await expect(choose(marco, giulia.id, false, "2026-03-04T10:00:00.000Z")).rejects.toMatchObject({
    status: 403,
  });
  expect(await kept(giulia, giulia.id)).toMatchObject({ analitici: true });
});
