/** A placeholder that types examples (product.md 'Search'): at rest only, and never for those who asked for less motion. */

const words = ["t-shirt", "borse", "sneakers", "jeans", "abiti"];

/** Milliseconds. */
const pace = { start: 400, type: 75, full: 1_100, erase: 55, empty: 600, afterBlur: 350 };

/** What stands in the field after `step` and how long it stays: each word is typed, read, erased. */
function* frames(): Generator<[text: string, milliseconds: number]> {
  for (let word = 0; ; word = (word + 1) % words.length) {
    const text = words[word] ?? "";
    for (let length = 1; length < text.length; length++) yield [text.slice(0, length), pace.type];
    yield [text, pace.full];
    for (let length = text.length - 1; length > 0; length--) yield [text.slice(0, length), pace.erase];
    yield ["", pace.empty];
  }
}

/** Animates the field's placeholder until it is focused or holds text; starts again after blur. */
export function typeExamples(input: HTMLInputElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const resting = input.placeholder;
  let timer: ReturnType<typeof setTimeout>;
  const start = (delay: number) => {
    const film = frames();
    const next = () => {
      if (input.value !== "" || input.isConnected === false) return stop();
      const [text, milliseconds] = film.next().value as [string, number];
      input.placeholder = text;
      timer = setTimeout(next, milliseconds);
    };
    clearTimeout(timer);
    timer = setTimeout(next, delay);
  };
  const stop = () => {
    clearTimeout(timer);
    input.placeholder = resting;
  };
  const again = () => start(pace.afterBlur);
  if (document.activeElement !== input) start(pace.start);
  input.addEventListener("focus", stop);
  input.addEventListener("input", stop);
  input.addEventListener("blur", again);
}
