/** Where backups lie: a folder, or a bucket through wrangler. Names carry the day; one a day, each kept for thirty. */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

const day = 86_400_000;
const keptDays = 30;
/** A bucket cannot be listed: each backup takes away those of the days that have just become too old. */
const missedDays = 7;

const names = /^vetrina-(\d{4}-\d\d-\d\d)(-deletions)?\.backup$/;

export function nameOf(now: Date, onlyDeletions = false): string {
  return `vetrina-${now.toISOString().slice(0, 10)}${onlyDeletions ? "-deletions" : ""}.backup`;
}

/** What holds the file once it is whole; until then it is called `.part`. */
export interface Place {
  /** Where to write it first. */
  partial(name: string): string;
  /** Takes what was written; answers where it lies. */
  keep(name: string): string;
  /** Takes away what is older than thirty days; answers how many that were, as far as the place can tell. */
  tidy(now: Date): number;
}

export function folder(path: string): Place {
  const partial = (name: string) => join(path, `${name}.part`);
  return {
    partial: (name) => {
      mkdirSync(path, { recursive: true });
      return partial(name);
    },
    keep: (name) => {
      renameSync(partial(name), join(path, name));
      return join(path, name);
    },
    tidy: (now) => {
      const old = readdirSync(path).filter((name) => {
        const on = names.exec(name)?.[1];
        const today = Date.parse(now.toISOString().slice(0, 10));
        return on !== undefined && today - Date.parse(on) > keptDays * day;
      });
      for (const name of old) rmSync(join(path, name));
      return old.length;
    },
  };
}

/** `wrangler` runs it with these arguments; `aside` is a folder for the file on its way. */
export function bucket(name: string, aside: string, wrangler: (args: string[]) => void): Place {
  const object = (file: string) => `${name}/${basename(file)}`;
  return {
    partial: (file) => join(aside, file),
    keep: (file) => {
      wrangler(["r2", "object", "put", object(file), "--file", join(aside, file)]);
      return object(file);
    },
    tidy: (now) => {
      for (let past = 1; past <= missedDays; past++) {
        const then = new Date(now.getTime() - (keptDays + past) * day);
        for (const file of [nameOf(then), nameOf(then, true)])
          wrangler(["r2", "object", "delete", object(file)]);
      }
      return 0;
    },
  };
}
