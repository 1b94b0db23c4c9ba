/** Makers' numbers in one spelling: '00501-0114', '501 0114' and '501.0114' are one; and the model's number in one that says colour and size. */
import { colours } from "./colours";
import { folded } from "./folded";

const joints = /[ \-./_]+/g;

/** Letters and digits, without zeros before them. */
export function numberOf(written: string): string {
  return written.toUpperCase().replace(joints, "").replace(/^0+/, "");
}

const compact = (text: string) => folded(text).replace(/[^a-z0-9]/g, "");

/** Every word of a colour, by each of them. */
const colourWords = new Map(
  colours.flatMap(({ slug, name, aliases }) => {
    const words = [slug, name, ...aliases].map(compact);
    return words.map((word) => [word, words] as const);
  }),
);

/** Without the words behind it that say the colour and size that it is of: 'MH01' of 'MH01-XS-Black'. @param said colour and size, as they are called here */
export function modelOf(written: string, said: readonly string[]): string {
  const called = said.map(compact).filter(Boolean);
  const own = new Set(called.flatMap((word) => [word, ...(colourWords.get(word) ?? [])]));
  const parts = written.toLowerCase().split(joints);
  for (;;) {
    const length = [2, 1].find((count) => parts.length > count && own.has(parts.slice(-count).join("")));
    if (length === undefined) return numberOf(parts.join(""));
    parts.splice(-length);
  }
}
