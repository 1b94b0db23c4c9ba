/** An owner with a copy of the project, a shell, and an account on the stand-in. */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Circumstances } from "./account";
import { type StandIn, startCloudflare } from "./api";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface Owner {
  folder: string;
  cloud: StandIn;
  /** Runs a line of a shell in the project's folder, with `given` as what it is told when it asks. */
  run(line: string): Promise<{ code: number; said: string }>;
  stop(): Promise<void>;
}

export async function startOwner(circumstances: Circumstances): Promise<Owner> {
  const house = mkdtempSync(join(tmpdir(), "vetrina-owner-"));
  const folder = join(house, "vetrina");
  copyProject(folder);
  const cloud = await startCloudflare(join(house, "cloud"), circumstances);
  const env = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: house,
    TMPDIR: house,
    TERM: "dumb",
    NO_COLOR: "1",
    CLOUDFLARE_API_TOKEN: "prova",
    CLOUDFLARE_ACCOUNT_ID: cloud.account.id,
    CLOUDFLARE_API_BASE_URL: cloud.address,
    // As an address: options are parted at the spaces of a path.
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, "tests/tools/cloudflare/reach.mjs")).href}`,
    WRANGLER_SEND_METRICS: "false",
    // wrangler is read sixty times.
    NODE_COMPILE_CACHE: join(house, "compiled"),
  };
  const run: Owner["run"] = (line) =>
    new Promise((resolve, reject) => {
      const child = spawn("bash", ["-c", line], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data) => {
          said += data;
        });
      child.on("error", reject);
      child.on("close", (code) => resolve({ code: code ?? 1, said }));
    });
  return {
    folder,
    cloud,
    run,
    stop: async () => {
      await cloud.stop();
      rmSync(house, { recursive: true, force: true });
    },
  };
}

/** What git knows, what was built, and a repository with one commit; packages are the same. */
function copyProject(folder: string): void {
  const git = (args: string[], cwd = root) => execFileSync("git", args, { cwd, encoding: "utf8" });
  const known = git(["ls-files", "-co", "--exclude-standard", "-z"]);
  const made = git(["ls-files", "-oi", "--exclude-standard", "-z", "*.generated.ts", "build", "public"]);
  for (const file of `${known}${made}`.split("\0").filter(Boolean)) {
    if (file.startsWith("docs/")) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  git(["init", "-q", "-b", "main"], folder);
  commit(folder, "A beginning");
}

export function commit(folder: string, message: string): void {
  const as = ["-c", "user.name=Prova", "-c", "user.email=prova@vetrina.example"];
  execFileSync("git", ["add", "-A", "-f", "wrangler.toml", "package.json"], { cwd: folder });
  execFileSync("git", [...as, "commit", "-q", "--allow-empty", "-m", message], { cwd: folder });
}
