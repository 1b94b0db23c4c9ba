/** The one reader of what a command is called with: what it does not know, and what makes no sense, ends it with the way to call it (exit code 2). */
import { readFileSync } from "node:fs";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** `--help` is everybody's. @param how the way to call it, or where it stands. @param mostNames how many words without a name may follow, as files */
export function argumentsOf<const Options extends ParseArgsOptionsConfig>(
  how: string | URL,
  options: Options,
  mostNames = 0,
) {
  const usage = typeof how === "string" ? how : readFileSync(how, "utf8").trimEnd();
  function wrong(sentence: string): never {
    console.error(`✗ ${sentence}\n\n${usage}`);
    process.exit(2);
    throw new Error(sentence);
  }
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  const { values, positionals } = parsed(options, wrong);
  const tooMany = positionals[mostNames];
  if (tooMany !== undefined) wrong(`Unexpected argument '${tooMany}'.`);
  /** A number that was said, or the option's default. */
  function whole(name: keyof Options & string, least = 1): number {
    const said = String((values as Record<string, unknown>)[name]);
    if (!/^\d{1,9}$/.test(said) || Number(said) < least)
      wrong(`--${name} is a whole number from ${least}, not '${said}'.`);
    return Number(said);
  }
  return { values, names: positionals, whole, wrong };
}

function parsed<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  wrong: (sentence: string) => never,
) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}
