/** Letters about an account: links that do something only when a button is pressed, and notices of what was changed. */
import { own } from "domain/own";
import texts from "./identity-letters.json";
import { type Letter, type LetterPart, type Sender, type Urgency, written } from "./letter";

/** A sender whose own address is known for certain, never from what a request claims. */
export type Linked = Sender & { trustedOrigin: string };

/** Null, and a line in the log, where letters with links cannot be written. */
export function linked(sender: Sender): Linked | null {
  if (sender.trustedOrigin) return { ...sender, trustedOrigin: sender.trustedOrigin };
  console.error(JSON.stringify({ level: "error", event: "mail", reason: "SITE_ORIGIN is not set" }));
  return null;
}

/** Where the letter's text has `{token}`, `{address}`, `{passkey}`. */
interface Said {
  token?: string;
  address?: string;
  passkey?: string;
}

interface Text {
  subject: string;
  parts: (string | { link: string; label: string })[];
  urgency?: Urgency;
  minutes?: number;
}

/** A link without a token is left out where the sender's own address is not certain; with one it has to be (`linked`). */
export function accountLetter(kind: keyof typeof texts, to: string, sender: Sender, said: Said = {}): Letter {
  const { subject, parts, urgency = "access", minutes } = texts[kind] as Text;
  const words: Record<string, string> = { ...said, site: sender.name, operator: sender.operator };
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name) => {
      const word = own(words, name);
      if (word === undefined) throw new Error(`the letter '${kind}' wants a ${name}`);
      return word;
    });
  const partOf = (part: Text["parts"][number]): LetterPart[] => {
    if (typeof part === "string") return [filled(part)];
    const link = filled(part.link);
    if (sender.trustedOrigin) return [{ link: `${sender.trustedOrigin}${link}`, label: part.label }];
    if (said.token !== undefined) throw new Error(`the letter '${kind}' wants an origin`);
    return [];
  };
  const draft = { to, urgency, subject: filled(subject), parts: ["Ciao!", ...parts.flatMap(partOf)] };
  return written(sender, minutes === undefined ? draft : { ...draft, lasts: minutes * 60_000 });
}
