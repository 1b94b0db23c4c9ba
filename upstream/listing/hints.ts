/** What tells of something without saying it, and what tells the opposite: for 'pantofole chiuse' no open ones come first. */
import { formOf } from "../search/forms";
import type { Part } from "../search/parts";
import { type Condition, titledCondition, withoutCondition } from "./conditions";
import data from "./hints.json";
import type { Known } from "./known";

/** Words and phrases of names and values. */
interface Hint {
  by?: string[];
  not?: string[];
}

const hints = new Map(Object.entries<Hint>(data).map(([said, hint]) => [formOf(said), hint]));

/** Each ranks a product of which a part says nothing itself; by the part's label, in lower case. */
export function hintsOf({ label }: Part, known: Known): { by: Condition | null; not: Condition | null } {
  const { by, not } = hints.get(formOf(label.toLowerCase())) ?? {};
  const telling = (phrases: string[]) =>
    titledCondition({ titled: phrases.map((phrase) => phrase.split(" ")) }, known);
  return { by: by ? telling(by) : null, not: not ? withoutCondition([telling(not)], known) : null };
}
