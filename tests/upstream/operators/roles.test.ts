/** Roles of operators: what was given counts at once and is logged; somebody who may do everything always stays. */
import { type CallInput, contract, type Role, type Row } from "contract";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { enrolment, lastNamed } from "upstream/operators/enrolment";
import { rows } from "upstream/sql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { openDatabase, type TestDatabase } from "../../tools/database";
import { goodPassword, makeMember, testSessionKeys } from "../../tools/member";
import { makeOperator } from "../../tools/operator";

const now = new Date("2026-03-10T12:00:00Z");
cheapPasswords();
let database: TestDatabase;
beforeEach(async () => {
  database = await openDatabase({ seeded: false });
});
afterEach(() => database.close());

const named = (name: string, role: Role) =>
  makeOperator(database.db, { now, role, email: `${name}@vetrina.example` });

async function call<R extends Row>(row: R, input: CallInput<R>, token: string) {
  const upstream = createUpstream({ DB: database.db, sessionKeys: testSessionKeys, now: () => now });
  return upstream.call(row, input, { token });
}

const { operators } = deskActs;
const roleOf = async (token: string) => (await call(operators.session.row, {}, token)) as { role: Role };
const guide = { slug: "prova", title: "Prova", body: "<p>Prova</p>", position: 1 };
const lastOne = { status: 409, message: expect.stringContaining("unica persona che può fare tutto") };

test("a role counts from the next call on, and the log tells who gave it to whom", async () => {
  const [anna, bruno] = [await named("anna", "tutto"), await named("bruno", "redazione")];
  await call(deskActs.guides.save.row, guide, bruno.token);
  await call(operators.setRole.row, { id: bruno.id, role: "lettura" }, anna.token);
  expect(await roleOf(bruno.token)).toMatchObject({ role: "lettura" });
  await expect(call(deskActs.guides.save.row, guide, bruno.token)).rejects.toMatchObject({ status: 403 });
  await expect(
    call(operators.setRole.row, { id: bruno.id, role: "tutto" }, bruno.token),
  ).rejects.toMatchObject({ status: 403 });
  const { entries } = (await call(operators.audit.row, { page: 1 }, anna.token)) as {
    entries: { call: string; actor: string; subject: string; details: string }[];
  };
  expect(entries[0]).toMatchObject({ call: "operators.setRole", actor: anna.email, subject: `${bruno.id}` });
  expect(JSON.parse(entries[0]?.details ?? "")).toEqual({ id: bruno.id, role: "lettura" });
  expect(entries.map((entry) => entry.call)).not.toContain("guides.remove");
});

test("what each operator did is told apart, and counted beside what they may do", async () => {
  const [anna, bruno] = [await named("anna", "tutto"), await named("bruno", "redazione")];
  for (const title of ["Uno", "Due"]) await call(deskActs.guides.save.row, { ...guide, title }, bruno.token);
  await call(deskActs.guides.remove.row, { slug: "prova" }, anna.token);
  const did = async (operator: number) =>
    (
      (await call(operators.audit.row, { page: 1, operator }, anna.token)) as { entries: { call: string }[] }
    ).entries.map((entry) => entry.call);
  expect(await did(bruno.id)).toEqual(["guides.save", "guides.save"]);
  expect(await did(anna.id)).toEqual(["guides.remove"]);
  expect(await call(operators.list.row, {}, anna.token)).toMatchObject([
    { email: anna.email, role: "tutto", changes: 1 },
    { email: bruno.email, role: "redazione", changes: 2, lastChangeAt: now.toISOString() },
  ]);
});

test("the last operator who may do everything keeps the role, the desk and the account; one of two does not", async () => {
  const [anna, bruno] = [await named("anna", "tutto"), await named("bruno", "catalogo")];
  // Whose link nobody has used cannot come in.
  await makeOperator(database.db, { now, enrolled: false, email: "carla@vetrina.example" });
  await expect(
    call(operators.setRole.row, { id: anna.id, role: "lettura" }, anna.token),
  ).rejects.toMatchObject(lastOne);
  await expect(call(operators.remove.row, { id: anna.id }, anna.token)).rejects.toMatchObject(lastOne);
  expect(await roleOf(anna.token)).toMatchObject({ role: "tutto" });
  await call(operators.setRole.row, { id: bruno.id, role: "tutto" }, anna.token);
  await call(operators.remove.row, { id: anna.id }, bruno.token);
  await expect(roleOf(anna.token)).rejects.toMatchObject({ status: 401 });
  await expect(call(operators.remove.row, { id: bruno.id }, bruno.token)).rejects.toMatchObject(lastOne);
  expect(
    await database.db.prepare("SELECT role FROM users WHERE user_id = ?").bind(anna.id).first("role"),
  ).toBeNull();
});

test("two who take the role from each other at once do not both lose it", async () => {
  const [anna, bruno] = [await named("anna", "tutto"), await named("bruno", "tutto")];
  await Promise.allSettled([
    call(operators.setRole.row, { id: bruno.id, role: "lettura" }, anna.token),
    call(operators.setRole.row, { id: anna.id, role: "lettura" }, bruno.token),
  ]);
  const results = await rows<{ desk_role: string }>(database.db)`
    SELECT desk_role FROM operator_factors ORDER BY desk_role`;
  expect(results.map((row) => row.desk_role)).toEqual(["lettura", "tutto"]);
});

test("the command on the machine knows the last one too, gives a role, and keeps it when a phone is lost", async () => {
  const isLast = async (email: string) => {
    const { text, values } = lastNamed(email);
    return (
      (
        await database.db
          .prepare(text)
          .bind(...values)
          .all()
      ).results.length > 0
    );
  };
  const enrol = (email: string, role: Role | null) =>
    database.db.batch(enrolment(email, now, role).statements.map((text) => database.db.prepare(text)));
  const roleNow = (id: number) =>
    database.db
      .prepare("SELECT desk_role FROM operator_factors WHERE user_id = ?")
      .bind(id)
      .first("desk_role");
  const anna = await named("anna", "tutto");
  expect([await isLast(anna.email), await isLast("nessuno@vetrina.example")]).toEqual([true, false]);
  const bruno = await named("bruno", "catalogo");
  expect([await isLast(anna.email), await isLast(bruno.email)]).toEqual([true, false]);
  await enrol(bruno.email, null);
  expect(await roleNow(bruno.id)).toBe("catalogo");
  await enrol(bruno.email, "tutto");
  expect([await roleNow(bruno.id), await isLast(anna.email)]).toEqual(["tutto", true]);
  await named("bruno", "tutto");
  expect(await isLast(anna.email)).toBe(false);
});

test("whoever is the last operator of all does not delete their account by accident", async () => {
  const email = "anna@vetrina.example";
  const { token } = await makeMember(database.db, { now, email, password: goodPassword });
  await named("anna", "tutto");
  await expect(call(contract.user.delete, { password: goodPassword }, token)).rejects.toMatchObject({
    status: 409,
  });
  await named("bruno", "tutto");
  await expect(call(contract.user.delete, { password: goodPassword }, token)).resolves.toBeDefined();
});
