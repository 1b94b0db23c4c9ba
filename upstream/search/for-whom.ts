/** For whom a search is, of all that says so: people, ages, and words of lives that only grown-ups lead. */
import type { Audience } from "../catalogue/taxonomy";
import { type FacetPart, grownUp, type Part, type PersonPart } from "./parts";

/** An age says for whom only where nobody else does; of people the smallest are meant, and a girl of eighteen is a woman. */
export function settlePeople(parts: readonly Part[], child: FacetPart | null, grown: boolean): Part[] {
  const people = parts.filter((part): part is PersonPart => part.type === "person");
  const named = people.some(({ label }) => label !== "");
  const byAge = people.find(({ label }) => label === "")?.audiences ?? [];
  const isGrown = (grown && child === null) || byAge.includes("donna");
  const isNewborn = !isGrown && people.some(({ audiences }) => audiences.join() === "neonato");
  return parts.flatMap((part): Part[] => {
    if (part.type !== "person") return [part];
    if (part.label === "") return named ? [] : [{ ...part, label: ageLabel(byAge) }];
    if (isGrown) return [grownUp(part)];
    if (isNewborn && !part.audiences.includes("neonato")) return [{ ...part, audiences: ["neonato"] }];
    const small = child && child.slugs.length > 0 && byAge.includes("neonato");
    return [small ? { ...part, audiences: [...new Set([...part.audiences, "neonato" as const])] } : part];
  });
}

function ageLabel(audiences: readonly Audience[]): string {
  if (audiences.includes("donna")) return "Adulti";
  return audiences.includes("bambina") ? "Bambini" : "Neonato";
}
