/** What visitors say of codes. Three failures running mark a code and call the operator; nothing is hidden for it. */
import type { Contract } from "contract";
import { isExpired, withoutCode } from "domain/code";
import type { Handler } from "../handler";
import { budget, budgeted } from "../mail/budget";
import { reportedCodeLetter } from "../mail/operator-letters";
import { Refusal } from "../refusal";
import { batch, prepare, type Sql, sql } from "../sql";
import { promotionOf, shownPromotion } from "./reads";

export const vote: Handler<Contract["promotions"]["vote"]> = async ({ slug, outcome, visitor }, context) => {
  const { db, now, sender } = context;
  const code = await shownPromotion(slug, context);
  if (code.code === null) throw new Refusal(422, "Questa promozione non ha un codice.", "slug");
  if (isExpired({ endsAt: code.ends_at, ended: code.ended === 1 }, now))
    throw new Refusal(422, "Questo codice è scaduto.", "slug");
  const id = code.promotion_id;
  const works = outcome === "si" ? 1 : 0;
  // One letter for each time that a code stops working.
  const key = `promotion-reported:${id}:${code.last_worked_at ?? "never"}`;
  const letter = reportedCodeLetter(
    { title: withoutCode(code.title, code.code), store: code.store_name ?? "", slug },
    sender,
  );
  await batch(db, [
    sql`INSERT INTO promotion_votes (promotion_id, visitor, worked, voted_at)
      VALUES (${id}, ${visitor}, ${works}, ${now.toISOString()})
      ON CONFLICT DO UPDATE SET worked = excluded.worked, voted_at = excluded.voted_at
      WHERE worked <> excluded.worked`,
    counted(sql`promotion_id = ${id}`),
    ...budgeted(
      key,
      letter,
      budget({ purpose: "operator", to: letter.to }),
      now,
      sql`EXISTS (SELECT 1 FROM promotions WHERE promotion_id = ${id} AND reported = 1)`,
    ),
  ]);
  context.sendMail();
  return promotionOf(await shownPromotion(slug, context), now);
};

/** Writes what follows from the votes of all promotions. @internal the demo writes its votes at once */
export function countVotes(db: D1Database): D1PreparedStatement {
  return prepare(db, counted(sql`1`));
}

function counted(which: Sql): Sql {
  const votes = sql`promotion_votes v WHERE v.promotion_id = promotions.promotion_id`;
  return sql`UPDATE promotions SET
      worked = (SELECT COUNT(*) FROM ${votes} AND v.worked = 1),
      failed = (SELECT COUNT(*) FROM ${votes} AND v.worked = 0),
      last_worked_at = (SELECT MAX(v.voted_at) FROM ${votes} AND v.worked = 1),
      reported = (SELECT COUNT(*) = 3 AND SUM(last.worked) = 0 FROM
        (SELECT v.worked FROM ${votes} ORDER BY v.voted_at DESC, v.visitor LIMIT 3) last)
    WHERE ${which}`;
}
