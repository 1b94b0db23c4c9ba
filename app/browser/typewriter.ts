/** Examples typed over a search field's placeholder (product.md 'Search'): at rest only, and never for those who asked for less motion. */

const words = ["t-shirt", "borse", "sneakers", "jeans", "abiti"];

/** Milliseconds. */
const pace = { start: 400, type: 75, full: 1_100, erase: 55, empty: 600, afterBlur: 350 };

/** What is seen of which word, and for how long: each is typed, read, erased. */
const frames = words.flatMap((word, place) => {
  const parts = Array.from(word, (_, index) => word.slice(0, index));
  const frame = (text: string, lasts: number) => ({ place, text, lasts });
  const typed = parts.slice(1).map((text) => frame(text, pace.type));
  const erased = parts.reverse().map((text) => frame(text, text ? pace.erase : pace.empty));
  return [...typed, frame(word, pace.full), ...erased];
});

/** Types until the field is focused or holds text; starts again after blur. */
export function typeExamples(field: HTMLInputElement): void {
  let timer: ReturnType<typeof setTimeout>;
  let shown: Element | undefined;
  const stop = () => {
    clearTimeout(timer);
    shown?.remove();
  };
  const start = (delay: number) => {
    stop();
    timer = setTimeout(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!still && field.value === "" && field.isConnected) shown = film(field);
    }, delay);
  };
  if (document.activeElement !== field) start(pace.start);
  field.addEventListener("focus", stop);
  field.addEventListener("blur", () => start(pace.afterBlur));
}

/** All words below each other behind a cover, which both only move: no letter costs the page's thread anything. Measured where they stand: a canvas takes twice as long. */
function film(field: HTMLInputElement): Element {
  const box = Object.assign(document.createElement("span"), { className: "examples", ariaHidden: "true" });
  box.dataset.added = "";
  const [strip, cover] = [0, 1].map(() => box.appendChild(document.createElement("span")));
  const text = document.createTextNode(words.join("\n"));
  strip?.appendChild(text);
  field.insertAdjacentElement("afterend", box);
  const range = document.createRange();
  const places = new Map(frames.map(({ place, text }) => [text, place]));
  const widths = new Map(
    Array.from(places, ([part, place]) => {
      const begins = words.slice(0, place).join(" ").length + Math.sign(place);
      range.setStart(text, begins);
      range.setEnd(text, begins + part.length);
      return [part, range.getBoundingClientRect().width];
    }),
  );
  play(strip, ({ place }) => `translateY(${(-100 * place) / words.length}%)`);
  play(cover, (frame) => `translateX(${widths.get(frame.text)}px)`);
  return box;
}

function play(part: HTMLElement | undefined, place: (frame: (typeof frames)[number]) => string): void {
  const duration = frames.reduce((sum, { lasts }) => sum + lasts, 0);
  const transform: string[] = [];
  const offset: number[] = [];
  let at = 0;
  // Each step is read as the film begins: a place that stays is none, and how they follow is said once.
  for (const frame of frames) {
    const there = place(frame);
    if (there !== transform.at(-1)) {
      transform.push(there);
      offset.push(at / duration);
    }
    at += frame.lasts;
  }
  const steps = { transform: [...transform, "none"], offset: [...offset, 1], easing: "step-end" };
  part?.animate(steps, { duration, iterations: Number.POSITIVE_INFINITY });
}
