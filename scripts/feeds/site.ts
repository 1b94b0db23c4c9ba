/** The site whose feeds are read: its work, and its catalogue to import into; on this machine or elsewhere. */
import type { CallInput, CallOutput, Row } from "contract";
import { feedWork } from "contract/feed-work";
import { wireInput } from "contract/row";
import type { Target } from "../import/target";
import { CallRefused, remoteCalls, remoteTarget } from "../import/target-remote";
import type { Wait } from "../local/repeated";

type Rows = typeof feedWork;

export interface Site {
  call<R extends Row>(row: R, input: CallInput<R>): Promise<CallOutput<R>>;
  work<Name extends keyof Rows>(name: Name, input: CallInput<Rows[Name]>): Promise<CallOutput<Rows[Name]>>;
  target: Target;
}

interface RemoteSite {
  url: string;
  /** The reader's own token; it opens nothing else. */
  token: string;
  wait?: Wait;
}

export function remoteSite({ url, token, wait }: RemoteSite): Site {
  const send = remoteCalls({ url, headers: { Authorization: `Bearer ${token}` }, wait });
  return siteOn(
    (row, input) => send(row, wireInput(row, input) as Record<string, unknown>),
    remoteTarget(send),
  );
}

/** @param call calls a row with its domain input */
export function siteOn(
  call: (row: Row, input: Record<string, unknown>) => Promise<unknown>,
  target: Target,
): Site {
  return {
    call: call as Site["call"],
    work: ((name: keyof Rows, input: Record<string, unknown>) => call(feedWork[name], input)) as Site["work"],
    target,
  };
}

/** Whether somebody else has taken up what was leased. */
export function isConflict(error: unknown): boolean {
  return (
    (error instanceof CallRefused || (error as Error | null)?.name === "Refusal") &&
    (error as CallRefused).status === 409
  );
}
