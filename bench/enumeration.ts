/**
 * `npm run bench:enumeration`: whether the time of an answer tells a member's address from a stranger's, at the embedded
 * upstream on a local D1. Prints the area under the curve of whoever would guess by time: 0.5 is blind, 1 always right.
 * `-- 500 cheap`: fewer samples, with a hash that costs nothing.
 */
import { contract } from "contract";
import { cost, hashPassword } from "upstream/identity/passwords";
import { createUpstream } from "upstream/index";
import { openDatabase } from "../harness/database";
import { goodPassword, makeMember } from "../harness/member";
import { random } from "../harness/random";

const [samples = 2_000] = process.argv.slice(2).filter(Number).map(Number);
// Where the hash costs nothing, the rest has nowhere to hide: quicker, and stricter.
if (process.argv.includes("cheap")) Object.assign(cost, { N: 2, r: 1, p: 1 });
const members = 40;
/** Longer than every window in which tries are counted. */
const stepMilliseconds = 3 * 3_600_000;
const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;

interface Sample {
  known: boolean;
  milliseconds: number;
}

const { db, close } = await openDatabase({ seeded: false });
const clock = { now: Date.now() };
const origin = "https://vetrina.example";
const sender = {
  name: "Vetrina",
  origin,
  trustedOrigin: origin,
  company: "Vetrina",
  operator: "a@posta.example",
};
const upstream = createUpstream({
  DB: db,
  sender,
  sessionKeys: [{ id: "bench", secret: "chiave-della-misura" }],
  now: () => new Date(clock.now),
});
const chance = random(seed);

try {
  const known = await addresses();
  console.log(`${samples} samples each, half of them members' addresses, in random order (SEED=${seed})`);
  const login = (email: string) => upstream.call(contract.user.login, { email, password: "sbagliata 1" });
  const forgot = (email: string) => upstream.call(contract.user.forgotPassword, { email });
  report("login, wrong password", await measured(known, login));
  report("forgotten password", await measured(known, forgot));
} finally {
  await close();
}

async function addresses(): Promise<string[]> {
  const hash = await hashPassword(goodPassword);
  const made = [];
  for (let n = 0; n < members; n++) made.push((await makeMember(db)).email);
  await db.prepare("UPDATE users SET password_hash = ?").bind(hash).run();
  return made;
}

async function measured(known: string[], ask: (email: string) => Promise<unknown>): Promise<Sample[]> {
  const taken: Sample[] = [];
  for (let n = -20; n < samples; n++) {
    clock.now += stepMilliseconds;
    const isKnown = chance() < 0.5;
    const email = isKnown ? (known[Math.floor(chance() * members)] ?? "") : stranger();
    const before = performance.now();
    await ask(email).catch(() => undefined);
    // The first ones warm up.
    if (n >= 0) taken.push({ known: isKnown, milliseconds: performance.now() - before });
  }
  return taken;
}

/** As long as a member's address. */
function stranger(): string {
  return `${chance().toString(36).slice(2, 14).padEnd(12, "x")}@posta.example`;
}

function report(what: string, taken: Sample[]): void {
  const area = areaUnderCurve(taken);
  const told = Math.max(area, 1 - area);
  console.log(
    `${what}: ${told.toFixed(3)} (goal < 0.55); median ${median(taken, true)} ms known, ${median(taken, false)} ms unknown`,
  );
}

/** How often a known address took longer than an unknown one (Mann and Whitney). */
function areaUnderCurve(taken: Sample[]): number {
  const ordered = [...taken].sort((one, other) => one.milliseconds - other.milliseconds);
  const ranks = ordered.reduce((sum, { known }, at) => (known ? sum + at + 1 : sum), 0);
  const known = taken.filter((sample) => sample.known).length;
  return (ranks - (known * (known + 1)) / 2) / (known * (taken.length - known));
}

function median(taken: Sample[], known: boolean): string {
  const times = taken.filter((sample) => sample.known === known).map(({ milliseconds }) => milliseconds);
  return (times.sort((one, other) => one - other)[times.length >> 1] ?? 0).toFixed(1);
}
