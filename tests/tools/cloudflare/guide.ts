/** The commands of docs/deploy.md, as they stand there: each block of them under its heading. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../site";

export interface Block {
  heading: string;
  lines: string[];
}

export function guide(): Block[] {
  const text = readFileSync(join(root, "docs/deploy.md"), "utf8");
  return text.split(/^## /m).flatMap((part) => {
    const [heading = ""] = part.split("\n");
    const blocks = [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)];
    return blocks.map(([, commands = ""]) => ({ heading, lines: commands.trim().split("\n") }));
  });
}

/** What a rehearsal cannot run as it stands: a login is a browser's, and `npm test` may be what is running. */
export function runnable({ lines }: Block): string {
  const script = lines.map((line) => {
    if (line.startsWith("npm run login")) return "npm run --silent wrangler -- whoami > /dev/null";
    if (line.startsWith("npm test")) return noteTested;
    return line.replace("npm run ", "npm run --silent ");
  });
  return ["set -e", ...script].join("\n");
}

const noteTested = `node -e 'import("./scripts/local/tested.mjs").then(({ noteTested }) => noteTested())'`;
