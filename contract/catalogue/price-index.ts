/** How prices of a kind move from month to month, by the site's own history (product.md 'Season and prices'). */
import * as z from "zod";
import type { DomainOf } from "../row";
import { count, requiredText } from "../wire";

/** Fewer goods seen in both months say nothing of their kind. */
export const leastMatched = 30;

/** Days of a month on which a price must have been payable to count for it. */
export const leastDays = 7;

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** `change` is a ratio: 0.97 is 3 % less than the month before. */
const Move = z.object({ month, change: z.number().positive(), products: count });
export type Move = DomainOf<typeof Move>;

/** Oldest first, only months in which enough goods were seen twice. */
export const KindIndex = z.object({ slug: requiredText, name: requiredText, months: z.array(Move) });
export type KindIndex = DomainOf<typeof KindIndex>;
