/** What becomes of an account: registered, confirmed, changed, exported, deleted; each link works once, each change is told. */
import { personalTables } from "upstream/personal-data";
import { rows } from "upstream/sql";
import { beforeEach, expect, test } from "vitest";
import { tableOf, text } from "../../../scripts/tables";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember } from "../../tools/member";
import { memberUpstream, tokenIn } from "./member-upstream";

cheapPasswords();
const site = await forFile(memberUpstream());
beforeEach(() => site.pass(7_200));

const person = { firstName: "Eva", lastName: "Prova", gender: "Donna", password: goodPassword } as const;
const member = (options: { confirmed?: boolean } = {}) =>
  makeMember(site.db, { now: new Date(site.clock.now), password: goodPassword, ...options });
const lastLetter = async (to: string) => (await site.lettersTo(to)).at(-1);

test("whoever registers is signed in at once; the letter confirms the address, by pressing twice once", async () => {
  const { token, userId } = await site.call("register", { ...person, email: "eva@posta.example" });
  expect(await site.call("info", {}, token)).toMatchObject({ utente_id: userId, email_confermata: false });
  const letter = await lastLetter("eva@posta.example");
  expect(letter?.text, "our own address, not the asked one").toContain(
    "https://vetrina.example/conferma-email?token=",
  );
  for (let press = 0; press < 2; press++)
    expect(await site.call("confirmEmail", { token: tokenIn(letter?.text) }, token)).toEqual({
      message: "Indirizzo email confermato.",
    });
  expect(await site.call("info", {}, token)).toMatchObject({ email_confermata: true });
  expect(await site.count("sign_in_log WHERE event = 'email-confirmed'")).toBe(1);
});

test("a known address gets the generic sentence, and its owner a letter", async () => {
  const { email, id } = await member({ confirmed: true });
  const again = site.call("register", { ...person, email });
  await expect(again).rejects.toMatchObject({
    status: 409,
    field: null,
    message:
      "Non è stato possibile completare la registrazione con questi dati. Se hai già un account, accedi o reimposta la password.",
  });
  expect((await lastLetter(email))?.subject).toBe("Hai già un account Vetrina");
  expect(
    await site.db.prepare("SELECT first_name FROM users WHERE user_id = ?").bind(id).first("first_name"),
  ).toBe("Giulia");
});

test("a lost password: the link works once and for an hour, ends all sessions, and the owner is told", async () => {
  const { email, token } = await member();
  await site.call("forgotPassword", { email });
  const link = tokenIn((await lastLetter(email))?.text);
  await expect(site.call("resetPassword", { token: link, password: "Password123!" })).rejects.toMatchObject({
    status: 422,
  });
  await site.call("resetPassword", { token: link, password: "Quattro gatti 5" });
  expect((await lastLetter(email))?.subject).toBe("La password di Vetrina è stata cambiata");
  await expect(site.call("info", {}, token)).rejects.toMatchObject({ status: 401 });
  await expect(site.call("resetPassword", { token: link, password: "Cinque gatti 6" })).rejects.toMatchObject(
    { status: 422 },
  );
  await expect(site.call("login", { email, password: "Quattro gatti 5" })).resolves.toHaveProperty("token");

  await site.call("forgotPassword", { email });
  const late = tokenIn((await lastLetter(email))?.text);
  site.pass(3_601);
  await expect(site.call("resetPassword", { token: late, password: "Cinque gatti 6" })).rejects.toMatchObject(
    {
      message:
        "Il link di reset sembra non valido o corrotto. Richiedi un nuovo link dalla pagina “Password dimenticata”.",
    },
  );
});

test("a changed password signs the other devices out and gives this one new tokens", async () => {
  const { email, token } = await member();
  const other = await site.call("login", { email, password: goodPassword });
  const change = (currentPassword: string) =>
    site.call("changePassword", { currentPassword, newPassword: "Quattro gatti 5" }, token);
  await expect(change("sbagliata")).rejects.toMatchObject({ status: 422, field: "currentPassword" });
  const fresh = await change(goodPassword);
  for (const old of [token, other.token])
    await expect(site.call("info", {}, old)).rejects.toMatchObject({ status: 401 });
  await expect(site.call("refresh", { refreshToken: other.refreshToken })).rejects.toMatchObject({
    status: 401,
  });
  await expect(site.call("info", {}, fresh.token)).resolves.toMatchObject({ email });
});

test("a new address counts once confirmed; both are written to; one that is taken is answered the same", async () => {
  const { email, token, id } = await member({ confirmed: true });
  const taken = await member({ confirmed: true });
  const ask = (to: string) => site.call("changeEmail", { email: to, password: goodPassword }, token);
  const said = await ask("nuova@posta.example");
  expect(said.message).toBe("Ti abbiamo scritto al nuovo indirizzo: apri il link per confermarlo.");
  expect(await site.call("info", {}, token)).toMatchObject({ email, email_in_attesa: "nuova@posta.example" });
  expect((await lastLetter(email))?.text).toContain("nuova@posta.example");
  const link = tokenIn((await lastLetter("nuova@posta.example"))?.text);
  expect(await ask(taken.email)).toEqual(said);
  expect((await lastLetter(taken.email))?.text).not.toContain("token=");
  await site.call("confirmEmail", { token: link, password: goodPassword }, token);
  expect(await site.call("info", {}, token)).toMatchObject({ utente_id: id, email: "nuova@posta.example" });
  await expect(
    site.call("update", { ...person, password: null, email: "x@posta.example" }, token),
  ).rejects.toMatchObject({ field: "password" });
});

test("the export has every list; deleting the account leaves nothing but what a law asks for", async () => {
  const { email, token, id } = await member({ confirmed: true });
  const stranger = await member();
  const alerts = async () => {
    const tables = ["alerts", "alert_news"].map((table) => site.db.prepare(`SELECT * FROM ${table}`).all());
    return (await Promise.all(tables)).map(({ results }) => results);
  };
  const others = await alerts();
  await fill(id, email);
  const { liste } = (await site.call("export", {}, token)) as unknown as { liste: Record<string, object[]> };
  for (const { list } of personalTables)
    expect([list, liste[list]?.length ?? 0], list).not.toEqual([list, 0]);
  expect(JSON.stringify(liste)).not.toMatch(/hash|scrypt/);
  for (const list of ["prodotti_salvati", "carrello", "avvisi"])
    expect(liste[list]?.[0], "what an id means is said beside it").toHaveProperty("prodotto");
  await expect(site.call("delete", { password: "sbagliata" }, token)).rejects.toMatchObject({ status: 422 });
  await site.call("delete", { password: goodPassword }, token);
  await expect(site.call("info", {}, token)).rejects.toMatchObject({ status: 401 });
  for (const { table, stays } of personalTables) {
    const { results } = await site.db.prepare(`SELECT * FROM ${table}`).all();
    const named = results.filter((row) => row.user_id === id || JSON.stringify(row).includes(email));
    const left = table === "mail_outbox" ? ["Il tuo account Vetrina è stato eliminato"] : [];
    if (stays === undefined)
      expect(
        named.map((row) => row.subject ?? row),
        table,
      ).toEqual(left);
  }
  expect(await alerts()).toEqual(others);
  await expect(site.call("info", {}, stranger.token)).resolves.toMatchObject({ utente_id: stranger.id });
});

test("an address that nobody has confirmed opens nothing that is known about it", async () => {
  const { email, token, id } = await member({ confirmed: false });
  await fill(id, email);
  const { liste } = (await site.call("export", {}, token)) as unknown as { liste: Record<string, object[]> };
  for (const list of ["newsletter", "messaggi", "email_inviate"]) expect(liste[list]).toEqual([]);
});

/** One row about this person in every table that can have one. */
async function fill(id: number, email: string) {
  const at = "2026-03-10";
  const key = `prova-${id}`;
  const statements = [
    ["INSERT INTO wishlists (user_id, name, create_key, created_at) VALUES (?, 'Estate', ?, ?)", id, key, at],
    [
      "INSERT INTO wishlist_items (list_id, user_id, product_id, saved_at) SELECT list_id, user_id, 1, ? FROM wishlists WHERE user_id = ?",
      at,
      id,
    ],
    [
      "INSERT INTO cart_lines (owner, user_id, product_id, variant_id, store_id, offer_id, quantity, added_cents, added_at, touched_at) VALUES (?, ?, 1, 1, 1, 1, 1, 4990, ?, ?)",
      `utente:${id}`,
      id,
      at,
      at,
    ],
    [
      "INSERT INTO size_persons (user_id, name, sizes, chosen_at, created_at, updated_at) VALUES (?, 'Io', 'donna~scarpe.38', ?, ?, ?)",
      id,
      at,
      at,
      at,
    ],
    [
      "INSERT INTO alert_watchers (user_id, email, leave_token, feed_token, created_at) VALUES (?, ?, ?, ?, ?)",
      id,
      email,
      key,
      key,
      at,
    ],
    [
      "INSERT INTO push_subscriptions SELECT NULL, MAX(watcher_id), ?, 'B', 'a', 0, NULL, 0, ? FROM alert_watchers",
      `https://push.example/${key}`,
      at,
    ],
    [
      "INSERT INTO alerts (watcher_id, subject, product_id, created_at) SELECT watcher_id, 'prodotto 1 ', 1, ? FROM alert_watchers WHERE user_id = ?",
      at,
      id,
    ],
    [
      "INSERT INTO alert_news (alert_id, watcher_id, product_id, price_cents, at) SELECT alert_id, watcher_id, 1, 4990, ? FROM alerts JOIN alert_watchers USING (watcher_id) WHERE user_id = ?",
      at,
      id,
    ],
    ["INSERT INTO user_tokens VALUES (?, ?, 'reset', ?, ?, 9e15, NULL, NULL)", key, id, email, at],
    ["INSERT INTO cookie_consents VALUES (?, ?, 1, 1, 0)", id, at],
    [
      "INSERT INTO passkeys (user_id, credential_id, public_key, algorithm, counter, name, added_at) VALUES (?, ?, 'x', -7, 0, 'Telefono', ?)",
      id,
      key,
      at,
    ],
    ["INSERT INTO known_devices VALUES (?, ?, 0, ?)", key, id, at],
    ["INSERT INTO sign_in_log (user_id, event, at) VALUES (?, 'sign-in', ?)", id, at],
    [
      "INSERT INTO newsletter_subscribers (email, gender, status, leave_token, asked_at) VALUES (?, 'other', 'asked', ?, ?)",
      email,
      key,
      at,
    ],
    ["INSERT INTO operator_factors (user_id, totp_secret, enrolment_hash) VALUES (?, 'abc', ?)", id, key],
    ["INSERT INTO operator_recovery_codes VALUES (?, ?, NULL)", key, id],
    ["INSERT INTO operator_sessions VALUES (?, ?, ?, 9e15, 9e15)", key, id, at],
    [
      "INSERT INTO audit_log (at, user_id, actor, call, subject, details) VALUES (?, ?, ?, 'blogs.update', '1', '{}')",
      at,
      id,
      email,
    ],
    ["INSERT INTO text_versions VALUES (NULL, 'pagine', 'chi-siamo', ?, ?, ?, '{}', '{}')", at, id, email],
    ["INSERT INTO newsletter_proofs (email, event, at) VALUES (?, 'asked', ?)", email, at],
    ["INSERT INTO contact_messages VALUES (?, 'Eva', 'Prova', ?, 'Buongiorno', ?)", key, email, at],
    [
      `INSERT INTO inbox_replies (kind, subject, email, author, body, written_at, mail_key)
        VALUES ('messaggi', ?, ?, 'gestore@vetrina.example', 'Ciao', ?, ?)`,
      key,
      email,
      at,
      key,
    ],
    [
      "INSERT INTO store_applications (idempotency_key, contact_name, company, store_name, email, received_at) VALUES (?, 'Eva', 'E', 'E', ?, ?)",
      key,
      email,
      at,
    ],
    [
      "INSERT INTO mail_outbox (mail_key, recipient, subject, text, html, written_at, due_at) VALUES (?, ?, 'Ciao', '', '', ?, 0)",
      key,
      email,
      at,
    ],
    [
      "INSERT INTO events (type, session_id, payload, created_at) VALUES ('page_view', 's', ?, ?)",
      JSON.stringify({ utente_id: id }),
      at,
    ],
  ] as [string, ...(string | number)[]][];
  await site.db.batch(statements.map(([text, ...values]) => site.db.prepare(text).bind(...values)));
}

/** What a column that names a person may be called. */
const telling =
  /user|utente|member|owner|person|email|recipient|reply_to|phone|visitor|anonymous|device|address_hash|author|name$/;

test("every table of the schema is declared, and every column of one that holds data about persons", async () => {
  const columns = await schema();
  const impersonal = tableOf(new URL("impersonal.tsv", import.meta.url), { table: text, why: text });
  const declared = [...personalTables, ...impersonal].map(({ table }) => table).sort();
  expect(declared).toEqual([...columns.keys()].sort());
  const cells = { table: text, column: text, why: text };
  const withheld = tableOf(new URL("withheld.tsv", import.meta.url), cells);
  for (const { table, shown } of personalTables) {
    const left = withheld.flatMap((one) => (one.table === table ? one.column : []));
    const named = [...Object.keys(shown), ...left].sort();
    expect([table, named]).toEqual([table, [...(columns.get(table) ?? [])].sort()]);
  }
  const suspect = impersonal.flatMap(({ table, why }) =>
    (columns.get(table) ?? []).filter(
      (column) =>
        telling.test(column) && !why.includes(`\`${column}\``) && !/catalogue|content|words/.test(why),
    ),
  );
  expect(suspect, "say in impersonal.tsv why it names nobody").toEqual([]);
});

/** Tables and their columns as the migrations made them. */
async function schema(): Promise<Map<string, string[]>> {
  const results = await rows<{ name: string; columns: string }>(site.db)`
    SELECT tables.name AS name, json_group_array(columns.name) AS columns
      FROM sqlite_master tables JOIN pragma_table_info(tables.name) columns
      WHERE tables.type = 'table' AND tables.name NOT GLOB '_cf_*' AND tables.name NOT GLOB 'sqlite_*' GROUP BY tables.name`;
  return new Map(results.map(({ name, columns }) => [name, JSON.parse(columns) as string[]]));
}
