/** The account of the member who calls, as it is now. */
import type { HandlerContext } from "../handler";
import { firstRow } from "../sql";
import { memberOf, signInNeeded } from "./caller";

export interface AccountRow {
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  gender: string;
  email_confirmed_at: string | null;
  pending: string | null;
}

export async function own(context: HandlerContext): Promise<AccountRow> {
  const row = await firstRow<AccountRow>(context.db)`
    SELECT user_id, email, first_name, last_name, gender, email_confirmed_at,
        (SELECT email FROM user_tokens WHERE user_id = users.user_id AND purpose = 'move' AND used_at IS NULL
          AND valid_until > ${context.now.getTime()}) AS pending
      FROM users WHERE user_id = ${memberOf(context)}`;
  if (!row) throw signInNeeded();
  return row;
}
