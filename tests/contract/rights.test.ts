/** The rights matrix of all calls over HTTP: nobody, a caller with the api key, a member, an operator, the admin key. */

import { contract, type Role, type Row, roles } from "contract";
import { deskActs } from "upstream/desk";
import { type HttpEnv, upstreamApp } from "upstream/http";
import { createUpstream, everyRow, Refusal } from "upstream/index";
import { expect, test } from "vitest";
import { cheapPasswords } from "../fixtures/cheap-passwords";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { makeMember, testSessionKeys } from "../tools/member";
import { makeOperator } from "../tools/operator";

const now = new Date("2026-03-10T12:00:00Z");
const app = upstreamApp("");
cheapPasswords();
const bearers: Record<string, string> = {};
const database = await forFile(openDatabase({ seeded: false }));
const shared = { API_KEY: "chiave", ADMIN_KEY: "gestore", sessionKeys: testSessionKeys };
const env: HttpEnv = { DB: database.db, now: () => now, ...shared };
bearers.member = (await makeMember(database.db, { now })).token;
const { token } = deskActs.feedSources.addRunner.row.output.parse(
  await createUpstream(env).call(deskActs.feedSources.addRunner.row, { name: "Prova" }),
);
bearers.runner = token;
bearers.operator = (await makeOperator(database.db, { now })).token;
for (const role of roles)
  bearers[role] = (await makeOperator(database.db, { now, role, email: `${role}@vetrina.example` })).token;

const rows = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Row>).map(([name, row]) => ({ name: `${domain}.${name}`, row })),
);

/** Asks with input that no handler accepts (where it needs any): who may not call never gets as far as that. */
async function statusFor({ method, path }: Row, headers: Record<string, string>): Promise<number> {
  const url = `http://upstream${path.replace(/\{\w+\}/g, "%20")}`;
  const body = method === "POST" || method === "PUT" ? "{}" : undefined;
  const answer = await app.fetch(new Request(url, { method, headers, body }), env);
  await answer.text();
  return answer.status;
}

/** Open to everybody with a key of their own: an id of a cart that nobody else knows, the secret of a network's address. */
const keyed = ["cart.lines", "cart.advice", "commissions.postback", "commissions.postbackSent"];

/** What the roles read and change, said of domains or of single calls; what is not named is for who may do everything. */
const texts =
  "categories brands banners menu pages guides sizeGuides terms privacy cookiePolicy blogs suggestions searchTerms promotions editing pictures keptPages reviewJudgements";
const goods =
  "catalogue blocks destinations brokenPictures bulkEdits feeds feedSources curation priceReports priceStrikes storeKeeping";
const figures = "searchReport tracking exports commissions commissionReport ordering";
const tokens = "feedSources.runners feedSources.addRunner feedSources.removeRunner";
const reads: Record<Role, string> = {
  lettura: `${texts} vocabulary ${goods} ${figures}`,
  redazione: `${texts} vocabulary ${goods} ${figures} inbox`,
  catalogo: `${texts} vocabulary ${goods} ${figures}`,
  tutto: "*",
};
const changes: Record<Role, string> = {
  lettura: "",
  redazione: `${texts} vocabulary inbox`,
  catalogo: `vocabulary ${goods}`,
  tutto: "*",
};
/** Of the operator who calls. */
const own =
  "operators.session operators.signOut operators.passkeys operators.passkeyOffer operators.addPasskey operators.removePasskey";

function isFor(role: Role, name: string, { method }: Row): boolean {
  const among = (words: string) =>
    words.split(" ").some((word) => word === "*" || word === name || word === name.split(".")[0]);
  if (among(own)) return true;
  if (among(tokens) && role !== "tutto") return false;
  return among(method === "GET" ? reads[role] : changes[role]);
}

const refused = (status: number) => status === 401 || status === 403;

test.each(rows)("$name is open to those whom it is for, and to nobody else", async ({ name, row }) => {
  const key = { "x-api-key": "chiave" };
  const as = (who: string) => ({ ...key, Authorization: `Bearer ${bearers[who]}` });
  expect(await statusFor(row, {}), "nobody").toBe(401);
  // What takes a password or a refresh token may say 401 about those.
  const mayCall = async (headers: Record<string, string>) => !refused(await statusFor(row, headers));
  // A reader of feeds needs no other key, and gets nowhere else.
  const runner = refused(await statusFor(row, { Authorization: `Bearer ${bearers.runner}` }));
  expect(runner, "a reader of feeds").toBe(row.runner !== true);
  const nobody = await mayCall(key);
  const admin = await mayCall({ ...key, "x-admin-key": "gestore" });
  if (row.auth === "admin") {
    expect([nobody, admin]).toEqual([false, true]);
    expect(await statusFor(row, as("member")), "a member").toBe(403);
    expect(await statusFor(row, { ...key, Authorization: "Bearer op_nessuno" })).toBe(401);
    expect(await mayCall(as("operator")), "an operator").toBe(true);
  } else if (row.auth === "visitor") {
    expect([nobody, admin]).toEqual([false, false]);
    if (name !== "user.logout") expect(await mayCall(as("member")), "a member").toBe(true);
    expect(await statusFor(row, as("operator")), "an operator is no member").toBe(401);
  } else expect([nobody, admin]).toEqual(keyed.includes(name) ? [false, false] : [true, true]);
});

const acts = Object.entries(everyRow.acts).flatMap(([domain, named]) =>
  Object.entries(named).map(([name, { row }]) => ({ name: `${domain}.${name}`, row: row as Row })),
);
const ofDesk = acts.filter(({ row }) => row.auth === "admin");
/** Signing out ends the session that the others need. */
const ofOperators = [...rows, ...ofDesk].filter(
  ({ name, row }) => row.auth === "admin" && name !== "operators.signOut",
);

test("only what lets an operator in is asked before anybody is known", () => {
  const open = acts.filter((act) => !ofDesk.includes(act)).map(({ name }) => name);
  expect(open.sort()).toEqual(
    ["challenge", "enrol", "enrolment", "signIn"].map((name) => `operators.${name}`),
  );
});

/** The same for what only the desk asks, which no address leads to. */
function actStatus(row: Row, token: string): Promise<number> {
  const asked = createUpstream(env).ask(row, {}, { token });
  return asked.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : 500),
  );
}

test.each(ofDesk)("$name passes the door of the desk, and has no other", async ({ name, row }) => {
  expect(await actStatus(row, "op_nessuno"), "nobody").toBe(401);
  expect(await actStatus(row, bearers.member ?? ""), "a member").toBe(403);
  expect(await actStatus(row, bearers.runner ?? ""), "a reader of feeds").toBe(403);
  if (name !== "operators.signOut")
    expect(await actStatus(row, bearers.operator ?? ""), "an operator").not.toBe(403);
});

test.each(ofOperators)(
  "$name is open to the roles that it is for, and to no other",
  async ({ name, row }) => {
    for (const role of roles) {
      const bearer = bearers[role] ?? "";
      const headers = { "x-api-key": "chiave", Authorization: `Bearer ${bearer}` };
      const status = row.path === "" ? await actStatus(row, bearer) : await statusFor(row, headers);
      expect(status !== 403, role).toBe(isFor(role, name, row));
    }
  },
);
