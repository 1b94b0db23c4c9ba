/** Contrast takes four fifths of axe's time: what looks the same as a text that was right is judged once a process. */

interface Told {
  contrastRatio?: number | null;
  messageKey?: string | null;
}

/** axe's own rule and check of it, as they lie in a page. */
interface Rules {
  _audit: {
    rules: { id: string; matches: (...of: [Element, ...unknown[]]) => boolean }[];
    checks: Record<string, { evaluate: (...of: [Element, ...unknown[]]) => unknown }>;
  };
}

/** Of texts that were right: the marks of how they looked. */
const right = new Set<string>();

/** What the page is to know before axe looks at its colours. */
export const looksKnown = () => [...right];

export function learnLooks(marks: string[]): void {
  for (const mark of marks) right.add(mark);
}

/**
 * Runs in a page that has just got axe: it then passes over texts with a mark in `rightLooks`, and adds those that it measures
 * and finds right. What it finds wrong, or half covered, it looks at each time.
 */
export function judgeLooksOnce(): void {
  const { axe, rightLooks } = window as unknown as { axe: Rules; rightLooks: Set<string> };
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const check = axe._audit.checks["color-contrast"];
  if (!rule || !check) throw new Error("axe has no rule of contrast as this knows it");
  const { matches } = rule;
  const { evaluate } = check;
  const onPictures = new Set(["bgImage", "bgGradient", "imgNode", "pseudoContent"]);
  const markOf = (element: Element | null): string => {
    const { marks } = window as unknown as { marks: WeakMap<Element, string> };
    const mark = element ? (marks.get(element) ?? marked(element)) : "";
    if (element) marks.set(element, mark);
    return mark;
  };
  /** Names, colours and letters of an element and of all that it stands in. */
  const marked = (element: Element): string => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, textShadow } = style;
    const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
    const look = [name, color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, textShadow];
    let [a, b] = [0x9e3779b1, 0x85ebca6b];
    for (const letter of `${markOf(element.parentElement)}>${look}`) {
      const code = letter.charCodeAt(0);
      a = Math.imul(a ^ code, 0x85ebca77);
      b = Math.imul(b ^ code, 0xc2b2ae3d) ^ (a >>> 15);
    }
    return (a >>> 0).toString(36) + (b >>> 0).toString(36);
  };
  rule.matches = (element, ...more) => !rightLooks.has(markOf(element)) && matches(element, ...more);
  check.evaluate = function (this: { data: (told: Told) => void }, element, ...more) {
    const mark = markOf(element);
    if (rightLooks.has(mark)) return true;
    const { data } = this;
    let said: Told = {};
    this.data = (told) => {
      said = told;
      data.call(this, told);
    };
    const result = evaluate.call(this, element, ...more);
    const isRight = result === true && typeof said.contrastRatio === "number";
    // Nobody can say it of text on pictures.
    const isOnPicture = result === undefined && onPictures.has(said.messageKey ?? "");
    if (isRight || isOnPicture) rightLooks.add(mark);
    return result;
  };
}
