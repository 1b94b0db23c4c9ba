/** The letter about a child who may have grown; it carries the way to end such letters, for readers and for mail programs (RFC 8058). */
import { parseOwnSizes, sizeLabel } from "domain/own-sizes";
import { type Letter, type Sender, written } from "./letter";

export interface Grown {
  person_id: number;
  name: string;
  /** As `domain/own-sizes.ts` writes them. */
  sizes: string;
  leave_token: string;
}

export function outgrownLetter(
  to: string,
  { person_id, name, sizes, leave_token }: Grown,
  sender: Sender,
): Letter {
  const end = `${sender.origin}/taglie/promemoria?token=${leave_token}`;
  const { altezza, scarpe } = parseOwnSizes(sizes)?.sizes ?? {};
  const kept = {
    Altezza: altezza ? `${altezza} cm` : "non indicata",
    Scarpe: scarpe ? sizeLabel(scarpe) : "non indicate",
  };
  return written(sender, {
    to,
    urgency: "newsletter",
    lasts: 14 * 86_400_000,
    subject: `Le taglie di ${name} vanno ancora bene?`,
    parts: [
      "Ciao!",
      `Ci hai chiesto di ricordarti due volte l'anno di ricontrollare le taglie di ${name}. Da noi oggi sono queste:`,
      { facts: Object.entries(kept) },
      { link: `${sender.origin}/taglie?persona=${person_id}`, label: "Controlla le taglie" },
    ],
    footnote: [`Per non ricevere più questo promemoria: ${end}`],
    end,
  });
}
