/** The built site in a process of its own, which can be killed like a machine that loses power. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startSite } from "../../tools/site";

export interface SiteProcess {
  url: URL;
  /** SIGKILL to the process and its workerd; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts the site inside `folder`, on a database that outlives it. */
export function startSiteProcess(folder: string, settings: Record<string, string>): Promise<SiteProcess> {
  const program = ["--import", "tsx", fileURLToPath(import.meta.url), folder, JSON.stringify(settings)];
  // A group of its own: workerd is a child of that process, and both have to go at once.
  const child = spawn(process.execPath, program, {
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = async () => {
    process.kill(-(child.pid as number), "SIGKILL");
    await gone;
  };
  return new Promise((resolve, reject) => {
    child.once("message", (url) => resolve({ url: new URL(String(url)), kill }));
    child.once("exit", (code) => reject(new Error(`The site's process ended (${code}).`)));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "", settings = "{}"] = process.argv.slice(2);
  const { url } = await startSite(JSON.parse(settings), { inside: folder });
  process.send?.(url.href);
}
