/** What somebody without an account left is found by address, handed over and deleted; the log keeps who, when and how much. */
import type { CallInput, PersonExport, Row } from "contract";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember } from "../../tools/member";
import { makeOperator } from "../../tools/operator";

const now = new Date("2026-03-10T12:00:05Z");
const { db } = await forFile(openDatabase());
const operator = await makeOperator(db, { now });
const { find, handOver, remove } = deskActs.strangers;
async function call<R extends Row>(row: R, input: CallInput<R>) {
  return createUpstream({ DB: db, now: () => now }).call(row, input, { token: operator.token });
}

async function fill(email: string) {
  for (const text of [
    "INSERT INTO contact_messages VALUES (?1, 'Eva', 'Prova', ?1, 'La borsa è rotta', '2026-03-01')",
    "INSERT INTO inbox_replies (kind, subject, email, author, body, written_at, mail_key) VALUES ('messaggi', ?1, ?1, 'a', 'Ci spiace', '2026-03-02', ?1)",
    "INSERT INTO store_applications VALUES (?1, 'Eva', 'Eva', 'Eva', NULL, ?1, NULL, NULL, NULL, NULL, '2026-03-01')",
    "INSERT INTO newsletter_subscribers (email, gender, status, leave_token, asked_at) VALUES (?1, 'female', 'confirmed', ?1, '2026-03-01')",
    "INSERT INTO newsletter_proofs (email, event, at) VALUES (?1, 'asked', '2026-03-01')",
    "INSERT INTO alert_watchers (email, leave_token, feed_token, created_at) VALUES (?1, ?1, ?1, '2026-03-01')",
    "INSERT INTO alerts (watcher_id, subject, product_id, created_at) SELECT watcher_id, 'prodotto 1 ', 1, '2026-03-01' FROM alert_watchers WHERE email = ?1",
  ])
    await db.prepare(text).bind(email).run();
}
const counts = {
  messaggi: 1,
  risposte_ricevute: 1,
  richieste_negozi: 1,
  newsletter: 1,
  destinatario_degli_avvisi: 1,
  avvisi: 1,
};

test("by address all is found, handed over and deleted, nobody else's; what proves a consent stays", async () => {
  const [address, other] = ["eva@posta.example", "altra@posta.example"];
  for (const email of [address, other]) await fill(email);
  const both = { counts: { ...counts, consensi_newsletter: 1 }, hasAccount: false };
  expect(await call(find.row, { address: " Eva@Posta.example" })).toMatchObject(both);
  const { liste } = (await call(handOver.row, { address })) as PersonExport;
  expect(liste.messaggi).toMatchObject([{ email: address, messaggio: "La borsa è rotta" }]);
  expect(JSON.stringify(liste)).not.toContain(other);
  await call(remove.row, { address });
  expect(await call(find.row, { address })).toMatchObject({ counts: { consensi_newsletter: 1 } });
  expect(await call(find.row, { address: other })).toMatchObject(both);
  const log = await db
    .prepare("SELECT * FROM audit_log WHERE call LIKE 'strangers.%' ORDER BY entry_id")
    .all();
  expect(log.results).toMatchObject([
    { call: "strangers.handOver", actor: operator.email, subject: "e…@posta.example", at: now.toISOString() },
    { call: "strangers.remove", subject: "e…@posta.example" },
  ]);
  expect(JSON.parse(String(log.results[1]?.details))).toEqual(counts);
  expect(JSON.stringify(log.results)).not.toContain(address);
  expect(await db.prepare("SELECT kind FROM deletions").first("kind")).toBe("newsletter");
});

test("an account is deleted as one, and looking its address up takes nothing from its member", async () => {
  const { email: address } = await makeMember(db, { now, confirmed: true });
  await fill(address);
  expect(await call(find.row, { address })).toMatchObject({ hasAccount: true });
  await expect(call(remove.row, { address })).rejects.toMatchObject({ status: 409 });
  expect(await call(find.row, { address })).toMatchObject({ counts });
});
