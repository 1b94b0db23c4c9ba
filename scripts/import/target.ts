/** Where an import goes: the rows of contract/import.ts, called in this process or over HTTP. */
import type { CallInput, CallOutput } from "contract";
import type { feeds } from "contract/feeds";
import type { catalogue } from "contract/import";

type Rows = typeof catalogue;
type Calls = Omit<Rows, "storeFiles">;

export interface PictureFile {
  key: string;
  type: "image/avif" | "image/webp" | "image/svg+xml";
  body: Uint8Array;
}

export interface Target {
  /** Calls a row with its domain input; rejects with the upstream's own words. */
  call<Name extends keyof Calls>(name: Name, input: CallInput<Rows[Name]>): Promise<CallOutput<Rows[Name]>>;
  /** Stores picture files; several hundred at once are welcome. */
  storeFiles(files: PictureFile[]): Promise<void>;
  /** Tells operators what an import did. */
  report(input: CallInput<typeof feeds.report>): Promise<void>;
  close(): Promise<void>;
}
