/** The metal that jewellery and watches are made of. */
import type { Studio } from "./studio";

export function metalOf(s: Studio): string {
  const metals = ["#c9a24a", "#c4c7cb", "#d9a08b", "#8a5a33"];
  return metals.includes(s.tone.base) ? s.tone.base : s.random.pick(["#c9a24a", "#c4c7cb"]);
}
