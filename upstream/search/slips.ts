/** Whether a word may be another one that a finger or an ear got wrong: what differs tells it. */
import { own } from "domain/own";
import { differsInDoubles, typosBetween } from "domain/typos";
import near from "./slips.json";

/** From so many letters on any vowel may be another and the first letter missing ('vostito', 'ciarpa'), or wrong: 'falco' is no 'talco'. */
const [middleWord, longWord] = [6, 8];

export function isSlip(typed: string, meant: string): boolean {
  if (differsInDoubles(typed, meant)) return true;
  const typos = typosBetween(typed, meant);
  // Nobody mistypes much and the first letter too.
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0];
  const surely = typed === meant.slice(1) ? middleWord : longWord;
  const isSure = typos < 2 && (isSwapped || typed.length >= surely);
  if (typed[0] !== meant[0] && !isSure) return false;
  const [wrong, right] = [[...typed], [...meant]];
  if (wrong.length === right.length) {
    const others = wrong.flatMap((letter, at) => (letter === right[at] ? [] : [at]));
    const isVowel = (letter = "") => typos < 2 && typed.length >= middleWord && "aeiou".includes(letter);
    // A neighbour may be pressed twice in its place: 'sandlli'.
    const isTwice = (at: number) => wrong[at] === wrong[at - 1] || wrong[at] === wrong[at + 1];
    const isMeant = (at: number) =>
      areNear(wrong[at] ?? "", right[at] ?? "") || isTwice(at) || (isVowel(wrong[at]) && isVowel(right[at]));
    return others.length > typos || others.every(isMeant);
  }
  if (wrong.length < right.length) return true;
  // A letter too many was pressed twice, together with its neighbour, or too early; a vowel may be any: 'stivaeli'.
  return wrong.some((extra, at) => {
    const [before = "", next = "", later] = [-1, 1, 2].map((step) => typed[at + step]);
    const isPressed =
      [before, next].some((other) => other === extra || areNear(extra, other)) ||
      later === extra ||
      (typos < 2 && typed.length >= longWord && "aeiou".includes(extra));
    const rest = wrong.toSpliced(at, 1).join("");
    return isPressed && typosBetween(rest, meant) < typos && isSlip(rest, meant);
  });
}

/** Beside each other on the keyboard, or of the same sound: 'snikers', 'fuxia', 'borza'. */
function areNear(one: string, other: string): boolean {
  return other !== "" && (own<string>(near, one)?.includes(other) ?? false);
}
