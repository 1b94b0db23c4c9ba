/**
 * Counts how much text a piece of work looks at: whoever reads a text does so through the language's own functions, so each call
 * counts the characters (bytes, entries) that it looks at. Unlike time it is the same on every machine and in every run.
 */

// biome-ignore lint/suspicious/noExplicitAny: functions of any shape are wrapped.
type Wrapped = (this: any, ...input: any[]) => any;
type Cost = (self: { length: number }, result: unknown, input: unknown[]) => number;

const one: Cost = () => 1;
const whole: Cost = ({ length }) => length;
const made: Cost = (_, result) => 1 + (result as string).length;
/** As far as a search went. */
const until: Cost = ({ length }, result, [, from]) => {
  const start = typeof from === "number" ? from : 0;
  return 1 + Math.max(typeof result === "number" && result >= 0 ? result - start : length - start, 0);
};
const given: Cost = (_, __, [input]) => (input as { length?: number })?.length ?? 0;

const costs: [owner: object, names: string[], cost: Cost][] = [
  [String.prototype, ["charCodeAt", "charAt", "codePointAt"], one],
  [String.prototype, ["slice", "substring", "substr"], made],
  [
    String.prototype,
    ["trim", "trimStart", "trimEnd", "toLowerCase", "toUpperCase", "normalize", "replaceAll", "split"],
    whole,
  ],
  [String.prototype, ["indexOf"], until],
  [String.prototype, ["includes", "lastIndexOf"], whole],
  [
    Array.prototype,
    ["indexOf", "includes", "splice", "join", "find", "filter", "map", "flatMap", "some", "every", "reduce"],
    whole,
  ],
  [Object.getPrototypeOf(Uint8Array.prototype), ["indexOf"], until],
  [
    Object.getPrototypeOf(Uint8Array.prototype),
    ["findLastIndex", "lastIndexOf"],
    ({ length }, at) => length - Number(at),
  ],
  [Object.getPrototypeOf(Uint8Array.prototype), ["set"], given],
  [TextDecoder.prototype, ["decode"], given],
  [JSON, ["parse"], given],
];

/** How many characters a pattern may be tried on unless it is known to look at each of them a fixed number of times. */
const longestTried = 2_500;

export interface Work {
  steps: number;
  /** Patterns that were tried on long texts. */
  patterns: Set<string>;
}

/** What `work` looks at. Nothing else may run meanwhile but what it awaits. */
export async function stepsOf(work: () => unknown): Promise<Work> {
  const done: Work = { steps: 0, patterns: new Set() };
  const undo = [
    ...costs.flatMap(([owner, names, cost]) => names.map((name) => counted(owner, name, cost, done))),
  ];
  undo.push(countedPatterns(done));
  try {
    await work();
  } finally {
    for (const each of undo.reverse()) each();
  }
  return done;
}

function counted(owner: object, name: string, cost: Cost, done: Work): () => void {
  const functions = owner as Record<string, Wrapped>;
  const own = functions[name] as Wrapped;
  functions[name] = function (...input) {
    const result = own.apply(this, input);
    done.steps += cost(this, result, input);
    return result;
  };
  return () => {
    functions[name] = own;
  };
}

/** Every use of a pattern asks its `exec` once that is not the language's own. */
function countedPatterns(done: Work): () => void {
  const own = RegExp.prototype.exec;
  RegExp.prototype.exec = function (text: string) {
    const from = this.lastIndex;
    const found = own.call(this, text);
    const length = String(text).length;
    const end = found ? found.index + found[0].length : this.sticky ? from : length;
    done.steps += 1 + Math.max(end - (this.global || this.sticky ? from : 0), 0);
    if (length > longestTried) done.patterns.add(this.source);
    return found;
  };
  return () => {
    RegExp.prototype.exec = own;
  };
}
