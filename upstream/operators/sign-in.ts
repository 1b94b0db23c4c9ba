/** Signing in at the desk: password and second factor. A stranger who fails on purpose keeps no operator out. */
import { EmailAddress } from "contract/forms";
import { Assertion } from "contract/identity/passkeys";
import { TypedPassword } from "contract/identity/password";
import { browserMark, networkHash } from "contract/wire";
import * as z from "zod";
import { admits } from "../act";
import { admit, type Limit, takenBack } from "../attempts";
import type { HandlerContext } from "../handler";
import { isPassword, stillLetsIn } from "../identity/passwords";
import { knownFrom } from "../identity/sign-in";
import {
  browserTold,
  isStrange,
  type KnownBrowser,
  knownBrowser,
  missedTold,
} from "../identity/sign-in-letters";
import { logged } from "../identity/sign-in-log";
import { deviceTries, networkTries, passwordTries } from "../identity/tries";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, type Sql } from "../sql";
import { failedSignIn } from "./audit";
import { secondFactor } from "./desk-keys";
import { codeTries, type FactorRow, typedCode, wrongCredentials } from "./factors";
import { openDesk } from "./session";

const factors = z.object({
  email: EmailAddress,
  password: TypedPassword,
  code: typedCode.default(""),
  /** In place of the code. */
  credential: Assertion.optional(),
  addressHash: networkHash,
  device: browserMark,
  /** False: from a network that is not listed. */
  listed: z.boolean().nullish(),
});
type Input = z.output<typeof factors>;

const closed =
  "Da questa rete il banco non si apre con password e codice. Usa una rete abilitata o un codice di recupero.";

interface Found extends FactorRow, KnownBrowser {
  /** The code is one of recovery that nobody has used. */
  recovers: number;
}

/** A wrong password, an unknown address, a member and a wrong code read the same; the password is judged in any case. */
async function letIn(
  { email, password, code, credential, addressHash, device: mark, listed }: Input,
  context: HandlerContext,
) {
  const { db, now } = context;
  const device = mark ? hashOf(mark) : "";
  const found = await firstRow<Found>(db)`
    SELECT user_id, email, password_hash, totp_secret, last_step, ${knownBrowser(device)},
        EXISTS (SELECT 1 FROM operator_recovery_codes r
          WHERE r.user_id = users.user_id AND code_hash = ${hashOf(code)} AND used_at IS NULL) AS recovers
      FROM users JOIN operator_factors USING (user_id)
      WHERE email = ${email} AND role = 'operator' AND locked_at IS NULL AND enrolled_at IS NOT NULL`;
  if (listed === false && !credential && !found?.recovers && !(await isLast(context)))
    throw new Refusal(403, closed);
  const { tries, codes } = limitsOf(found, device, { email, addressHash });
  await admit(db, tries, now);
  let used: Sql[];
  let missed: Sql[] = [];
  try {
    const right = await isPassword(password, found?.password_hash ?? null);
    if (!right || !found) throw new Refusal(401, wrongCredentials);
    if (!found.known) missed = missedTold(found.email, context);
    await admit(db, codes, now);
    used = await secondFactor({ code, credential }, found, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await batch(db, [...failedSignIn(email, addressHash, now), ...missed]);
    if (missed.length > 0) context.sendMail();
    throw error;
  }
  const still = stillLetsIn(found.user_id, found.password_hash);
  const { token, statements } = openDesk(found.user_id, now, still);
  const [, opened] = await batch(db, [
    ...statements,
    ...used,
    ...takenBack([...tries, ...codes], now),
    ...(mark ? [knownFrom(found.user_id, device, now, still)] : []),
    logged(found.user_id, "desk-sign-in", addressHash, now, still),
    ...(isStrange(found) ? browserTold(found.email, "banco", still, context) : []),
  ]);
  if (!opened?.length) throw new Refusal(401, wrongCredentials);
  if (isStrange(found)) context.sendMail();
  return { token };
}

export const signIn = admits(factors, letIn);

/** What strangers can use up is not counted against a known browser, nor against a recovery code: nobody guesses one. */
function limitsOf(
  found: Found | null,
  device: string,
  { email, addressHash }: Pick<Input, "email" | "addressHash">,
): { tries: Limit[]; codes: Limit[] } {
  if (found?.recovers) return { tries: networkTries(addressHash), codes: [] };
  if (found?.known) return { tries: deviceTries(device), codes: codeTries(device) };
  return { tries: passwordTries(email, addressHash), codes: codeTries(String(found?.user_id)) };
}

/** Where one operator is left, no list of networks shuts them out. */
async function isLast({ db }: HandlerContext): Promise<boolean> {
  const row = await firstRow<{ n: number }>(db)`
    SELECT COUNT(*) AS n FROM operator_factors JOIN users USING (user_id)
      WHERE enrolled_at IS NOT NULL AND role = 'operator' AND locked_at IS NULL`;
  return (row?.n ?? 0) < 2;
}
