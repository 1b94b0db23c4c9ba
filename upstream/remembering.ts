/** What short texts became: the rows of a feed say the same things over and over. */
import { Lru } from "./lru";

const longest = 400;
/** So many texts more that were new than that were known, and remembering is given up, but for every eighth text. */
const patience = 500;
const hitsCount = 8;

/** The same function, which knows what it was asked last: several readers ask the same of one row, one after the other. */
export function sameAgain<Answer>(answer: (text: string) => Answer) {
  let last: { text: string; answer: Answer } | null = null;
  return (text: string): Answer => {
    if (last?.text !== text) last = { text, answer: answer(text) };
    return last.answer;
  };
}

/** The same function, remembering its answers, which are shared. Where every text is another one it gives up. */
export function remembering<Answer>(answer: (text: string) => Answer, most = 2_000) {
  const known = new Lru<string, { answer: Answer }>(most);
  let news = 0;
  return sameAgain((text: string): Answer => {
    if (text.length > longest) return answer(text);
    if (news > patience && news++ % hitsCount !== 0) return answer(text);
    const before = known.get(text);
    if (before) {
      news = Math.max(Math.min(news, patience + hitsCount) - hitsCount, 0);
      return before.answer;
    }
    news++;
    return known.set(text, { answer: answer(text) }).answer;
  });
}

/** What a function answers, worked out when somebody first asks. */
export function once<Answer>(answer: () => Answer): () => Answer {
  const known = onceFor(answer);
  return () => known(answer);
}

/** The same function, which works out its answer once for each object that it is asked about. */
export function onceFor<About extends object, Answer>(answer: (about: About) => Answer) {
  const known = new WeakMap<About, { answer: Answer }>();
  return (about: About): Answer => {
    let found = known.get(about);
    if (!found) {
      found = { answer: answer(about) };
      known.set(about, found);
    }
    return found.answer;
  };
}
