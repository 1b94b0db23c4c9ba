/** A colleague is let in by a letter: its link works once and for a day, and the one before is void with each new one. */
import { roles } from "contract/access";
import { EmailAddress } from "contract/forms";
import * as z from "zod";
import { room, tooOften } from "../attempts";
import type { HandlerContext } from "../handler";
import { budget, budgeted } from "../mail/budget";
import { accountLetter, linked } from "../mail/identity-letters";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, rows, verbatim } from "../sql";
import { invitation } from "./enrolment";

export const invited = z.object({ email: EmailAddress, role: z.enum(roles) });

export async function invite({ email: to, role }: z.output<typeof invited>, context: HandlerContext) {
  const { db, now, sender } = context;
  const from = linked(sender);
  if (!from)
    throw new Refusal(409, "Prima va detto l’indirizzo del sito (SITE_ORIGIN): la lettera porta qui.");
  const working = await rows(db)`SELECT 1 FROM operator_factors JOIN users USING (user_id)
    WHERE email = ${to} AND role = 'operator' AND enrolled_at IS NOT NULL`;
  if (working.length > 0) throw new Refusal(409, "Questa persona lavora già al banco.", "email");
  const limits = budget({ purpose: "access", to });
  if (!(await firstRow(db)`SELECT 1 AS free WHERE ${room(limits, now)}`))
    throw tooOften("A questo indirizzo sono già partite molte lettere.", limits, now);
  const { statements, token } = invitation(to, now, role);
  const letter = accountLetter("deskInvitation", to, from, { token });
  await batch(db, [...statements.map(verbatim), ...budgeted(`link-${hashOf(token)}`, letter, limits, now)]);
  context.sendMail();
}
