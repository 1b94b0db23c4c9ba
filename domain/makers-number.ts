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

/** Shorter ones begin too many others. */
export function isTelling(number: string): boolean {
  return number.length > 4 && (number.length > 5 ? /\d.*\d/ : /(?:\d.*){3}/).test(number);
}

/** What stands before each sign that parts a number. */
function headsOf(written: string): string[] {
  const heads = Array.from(written.matchAll(joints), ({ index }) => numberOf(written.slice(0, index)));
  return heads.filter(isTelling);
}

/** What a number says behind the model's; '' for nothing that tells a colour. */
export function tailIn(written: string | null): string {
  const tail = written?.split(joints).at(-1) ?? "";
  const head = headsOf(written ?? "").at(-1) ?? "";
  return tail.length > 1 && head !== "" && head.length + tail.length >= wholeNumber ? tail : "";
}

/** Whether only the last signs of two numbers differ: 'BB5476' and 'BB5478', 'NF0A3C8DLE4' and 'NF0A3C8DZU3'. */
export function areSisters(a: string | null, b: string | null): boolean {
  const [one, other] = [numberOf(a ?? ""), numberOf(b ?? "")];
  const same = Math.max(one.length - mostOfColour, longBeginning);
  return one.length === other.length && one.length > same && one.slice(0, same) === other.slice(0, same);
}

/** 3: of one number, the other says less ('25528-NENA' and '25528'; 'M9160C' and 'M9160'; 'FT0237/S 05B' and 'FT0237-05B'); 2: of one part ('396463-01', '396463-02'); 1: alike; 0: others. */
export type Nearness = 0 | 1 | 2 | 3;

const [mostBehind, mostOfColour] = [2, 3];
const [longBeginning, wholeNumber] = [5, 8];

const begun = (written: string) => written.slice(0, 3).replace(/^0/, "").slice(0, 2).toUpperCase();
const unpadded = (written: string) => written.replace(/(?<=[a-z])0+(?=\d)/gi, "");

/** With zeros behind letters or without: 'EK000620' and 'EK620'. */
export function nearness(a: string, b: string): Nearness {
  const near = nearnessOf(a, b);
  const isPadded = near < 3 && begun(a) === begun(b);
  return isPadded ? (Math.max(near, nearnessOf(unpadded(a), unpadded(b))) as Nearness) : near;
}

function nearnessOf(a: string, b: string): Nearness {
  const [short = "", long = ""] = [a, b].sort((one, other) => numberOf(one).length - numberOf(other).length);
  const [less, more, heads] = [numberOf(short), numberOf(long), headsOf(long)];
  if (less === more) return 3;
  if (!isTelling(less)) return 0;
  // A supplier's own stands before the maker's: '10U-003 49539 1041'.
  const isWhole = less.length >= wholeNumber;
  if (heads.includes(less) || (isWhole && more.endsWith(less))) return 3;
  if (more.startsWith(less) && (isWhole || more.length - less.length <= mostBehind)) return 3;
  const shared =
    heads.some((head) => less.startsWith(head)) || headsOf(short).some((head) => more.startsWith(head));
  if (shared) return tailIn(short) !== "" && tailIn(short) === tailIn(long) ? 3 : 2;
  // 'L41086600' and '410866'; 'TB010061713' and '10061'.
  if (/^\d+$/.test(less) && more.replace(/^[A-Z]{1,2}0*/, "=").startsWith(`=${less}`)) return 2;
  return more.includes(less) || less.slice(0, longBeginning) === more.slice(0, longBeginning) ? 1 : 0;
}
