/** Writes the demo's promotions through the row that an operator calls, and what visitors said of the codes. */
import { contract } from "contract";
import { shifted } from "domain/moments";
import { createUpstream } from "upstream/index";
import { countVotes } from "upstream/promotions/votes";
import type { LocalTarget } from "../scripts/import/target-local";
import { demoPromotions } from "./promotions";

/** Safe to repeat: a site that has promotions keeps them. */
export async function seedPromotions({ db }: Pick<LocalTarget, "db">, now: Date): Promise<void> {
  if (await db.prepare("SELECT 1 FROM promotions LIMIT 1").first()) return;
  const votes: [slug: string, visitor: string, worked: number, at: string][] = [];
  for (const { written, at, votes: said } of demoPromotions(now)) {
    const upstream = createUpstream({ DB: db, now: () => at });
    const answer = await upstream.answer(contract.promotions.create, written);
    const { slug } = contract.promotions.create.output.parse(answer);
    said.forEach((worked, index) => {
      // The latest a few minutes ago, the others some hours apart.
      const hoursAgo = (said.length - index) * 5 - 4.9;
      const voted = shifted(now, -hoursAgo * 3_600_000);
      votes.push([slug ?? "", `demo-${slug}-${index}`, worked ? 1 : 0, voted]);
    });
  }
  await db.batch([db.prepare(writeVotes).bind(JSON.stringify(votes)), countVotes(db)]);
}

const writeVotes = `INSERT OR IGNORE INTO promotion_votes (promotion_id, visitor, worked, voted_at)
  SELECT p.promotion_id, told.value ->> 1, told.value ->> 2, told.value ->> 3
  FROM json_each(?) told JOIN promotions p ON p.slug = told.value ->> 0`;
