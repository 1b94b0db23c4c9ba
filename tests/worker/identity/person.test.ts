/** A person's account without scripts, from the registration to its end; and no address that leads them on leads them off the site. */
import { expect, test } from "vitest";
import hostile from "../../fixtures/hostile-next.json";
import { forFile } from "../../tools/for-file";
import { linkTo } from "../../tools/letters";
import { goodPassword, makeMember } from "../../tools/member";
import { PlainBrowser } from "../../tools/plain-browser";
import { sharedSite } from "../../tools/site";

const site = await forFile(sharedSite());

const newPassword = "Quattro gatti 5";
const send = (person: PlainBrowser) => person.press(person.one("main form .send button"));

async function fillAndSend(person: PlainBrowser, path: string, fields: Record<string, string>) {
  await person.go(path);
  for (const [name, text] of Object.entries(fields)) person.fill(person.one(`main [name=${name}]`), text);
  await send(person);
}

async function confirm(person: PlainBrowser, email: string, password: string | null = null) {
  await person.go(await linkTo(site.db, email));
  if (password !== null) person.fill(person.one("main [name=password]"), password);
  await person.press(person.one(".letter-page button"));
}

test("a whole life without scripts: registered, confirmed, changed, taken away, deleted", async () => {
  const [first, second] = ["vita@posta.example", "nuova-vita@posta.example"];
  const person = new PlainBrowser(site);
  await person.go("/register");
  const who = { nome: "Eva", cognome: "Prova", email: first, password: goodPassword };
  for (const [name, text] of Object.entries(who)) person.fill(person.one(`main [name=${name}]`), text);
  person.choose(person.one("main [name=genere]"), "Donna");
  await send(person);
  expect(person.path).toBe("/account/info");
  await confirm(person, first);
  expect(person.says("Indirizzo email confermato.")).toBe(true);

  await fillAndSend(person, "/account/edit-profile", { nome: "Ada" });
  expect(person.says("Profilo aggiornato con successo.")).toBe(true);
  await person.follow(person.one(".ways a[href='/account']"));
  expect(person.says("Ada Prova")).toBe(true);

  await fillAndSend(person, "/account/password", {
    password_attuale: goodPassword,
    password_nuova: newPassword,
    password_conferma: newPassword,
  });
  expect(person.says("Password aggiornata. Gli altri dispositivi sono stati disconnessi.")).toBe(true);

  await fillAndSend(person, "/account/email", { email: second, password: newPassword });
  expect(person.says("Ti abbiamo scritto al nuovo indirizzo: apri il link per confermarlo.")).toBe(true);
  await confirm(person, second, newPassword);
  expect(person.says("Indirizzo email aggiornato.")).toBe(true);

  await person.go("/account/dati");
  const everything = JSON.parse(await person.download(person.one("a[href$='/tutto.json']")));
  expect(everything.liste.profilo).toMatchObject([{ email: second, nome: "Ada" }]);
  const profile = await person.download(person.one("a[href$='/profilo.csv']"));
  const [names, values] = profile.split("\r\n");
  expect([names, values]).toEqual([
    expect.stringContaining("email,nome"),
    expect.stringContaining(`${second},Ada`),
  ]);

  const old = [...person.jar.cookies];
  await fillAndSend(person, "/account/elimina", { password: newPassword });
  expect(person.says("Il tuo account è stato eliminato.")).toBe(true);
  expect(person.path.split("?")[0]).toBe("/login");
  expect([...person.jar.cookies.keys()]).not.toContain("sessione");
  for (const [name, value] of old) person.jar.cookies.set(name, value);
  await person.go("/account/info");
  expect(person.path).toBe("/login?next=%2Faccount%2Finfo");
  await person.go("/brand");
  expect(person.texts(".tools .account"), "nobody on shared pages").toEqual(["Accedi"]);
});

test("a letter opened in another browser asks for the password or leads to a new one; the first browser stays signed in", async () => {
  const email = "due-browser@posta.example";
  const [first, second] = [new PlainBrowser(site), new PlainBrowser(site)];
  await first.go("/register");
  const who = { nome: "Eva", cognome: "Prova", email, password: goodPassword };
  for (const [name, text] of Object.entries(who)) first.fill(first.one(`main [name=${name}]`), text);
  first.choose(first.one("main [name=genere]"), "Donna");
  await send(first);
  await second.go(await linkTo(site.db, email));
  expect(second.texts("main a[href='/forgot-password']")).toEqual(["Scegline una nuova"]);
  await second.press(second.one(".letter-page button"));
  expect(second.says("Per confermare da questo browser inserisci la password del tuo account.")).toBe(true);
  second.fill(second.one("main [name=password]"), "sbagliata");
  await second.press(second.one(".letter-page button"));
  expect(second.says("La password attuale non è corretta.")).toBe(true);
  second.fill(second.one("main [name=password]"), goodPassword);
  await second.press(second.one(".letter-page button"));
  expect(second.says("Indirizzo email confermato.")).toBe(true);
  await first.go("/account/info");
  expect(first.path).toBe("/account/info");
  expect(first.says("Ti abbiamo scritto")).toBe(false);
});

test("no address to go on to leads a browser off the site, or round in circles", async () => {
  const { email } = await makeMember(site.db, { password: goodPassword });
  let person = new PlainBrowser(site);
  // After the real act, with a field that somebody has changed …
  for (const next of [
    "//evil.example/",
    "/\\evil.example",
    "/%2F%2Fevil.example",
    "/a/..//evil.example",
    "/login",
  ]) {
    person = new PlainBrowser(site);
    await person.go("/login");
    const field = person.one("[name=next]");
    field.attributes = new Map([...field.attributes, ["value", next]]);
    person.fill("Email", email);
    person.fill("Password", goodPassword);
    await send(person);
    expect([next, person.path]).toEqual([next, "/account/info"]);
  }
  // … and for somebody who is in already, who only follows a link: what browsers read in ways of their own. What the
  // server makes of all the others stands in tests/app/own-path.test.ts.
  const bent = hostile.filter((next) => /[\s\\%@]|^\/{2}|^\/\.|^\w+:/.test(next));
  for (const next of bent) {
    await person.go(`/login?next=${encodeURIComponent(next)}`);
    expect([next, person.path]).toEqual([next, "/account/info"]);
  }
});
