/**
 * `npm run bench:letters [-- 10000]`: how many letters so many tries within one day bring about, from one network and from fifty, to
 * addresses drawn at random and to one alone, by every way in which a stranger can cause one; at the embedded upstream with a clock
 * that is moved (upstream/identity/DESIGN.md).
 */
import { contract } from "contract";
import { cost } from "upstream/identity/passwords";
import { createUpstream } from "upstream/index";
import { openDatabase } from "../harness/database";
import { goodPassword, makeMember, testSessionKeys } from "../harness/member";
import { random } from "../harness/random";

const [tries = 10_000] = process.argv.slice(2).filter(Number).map(Number);
// Letters are counted here, not time.
Object.assign(cost, { N: 2, r: 1, p: 1 });
const day = 86_400_000;
/** Together: what is counted is counted in the transaction that writes. */
const atOnce = 20;
const clock = { now: Date.parse("2026-03-10T00:00:00Z") };
const { db, close } = await openDatabase({ seeded: false });
const origin = "https://vetrina.example";
const sender = {
  name: "Vetrina",
  origin,
  trustedOrigin: origin,
  company: "Vetrina",
  operator: "a@posta.example",
};
const now = () => new Date(clock.now);
const upstream = createUpstream({ DB: db, sender, sessionKeys: testSessionKeys, now });
const person = { firstName: "Eva", lastName: "Prova", gender: "Donna", password: goodPassword } as const;

interface Try {
  email: string;
  addressHash: string;
  /** Of an account of the stranger's own. */
  token: string;
}

const ways: ((asked: Try) => Promise<unknown>)[] = [
  ({ email, addressHash }) => upstream.call(contract.user.register, { ...person, email, addressHash }),
  ({ email, addressHash }) => upstream.call(contract.user.forgotPassword, { email, addressHash }),
  ({ email, addressHash }) =>
    upstream.call(contract.newsletter.subscribe, { email, gender: "other", acceptsTerms: true, addressHash }),
  ({ email, addressHash }) =>
    upstream.call(contract.alerts.create, { search: "cerca=abito", channel: "email", email, addressHash }),
  ({ email, addressHash, token }) =>
    upstream.call(contract.user.changeEmail, { email, password: goodPassword, addressHash }, { token }),
  ({ addressHash, token }) => upstream.call(contract.user.resendConfirmation, { addressHash }, { token }),
];

interface Day {
  name: string;
  networks: number;
  /** How many addresses are written to. */
  victims: number;
}

const days: Day[] = [
  { name: "one network, any address", networks: 1, victims: 5_000 },
  { name: "50 networks, any address", networks: 50, victims: 5_000 },
  { name: "one network, one address", networks: 1, victims: 1 },
  { name: "50 networks, one address", networks: 50, victims: 1 },
];

try {
  for (const [index, { name, networks, victims }] of days.entries()) {
    clock.now += 3 * day;
    const chance = random(index + 1);
    const began = now().toISOString();
    const { token } = await makeMember(db, { now: now(), password: goodPassword });
    const from = clock.now;
    for (let n = 0; n < tries; n += atOnce) {
      clock.now = from + Math.floor((n / tries) * day);
      const asked = Array.from(
        { length: Math.min(atOnce, tries - n) },
        (): Try => ({
          email: `v${index}-${Math.floor(chance() * victims)}@posta.example`,
          addressHash: `rete-${index}-${Math.floor(chance() * networks)}-`.padEnd(24, "0"),
          token,
        }),
      );
      const way = () => ways[Math.floor(chance() * ways.length)] as (typeof ways)[number];
      await Promise.all(asked.map((one) => way()(one).catch(() => undefined)));
    }
    const written = await db
      .prepare(
        "SELECT COUNT(*) AS n, COUNT(DISTINCT recipient) AS people FROM mail_outbox WHERE written_at >= ?",
      )
      .bind(began)
      .first<{ n: number; people: number }>();
    console.log(`${name}: ${tries} tries, ${written?.n} letters to ${written?.people} addresses`);
  }
} finally {
  await close();
}
