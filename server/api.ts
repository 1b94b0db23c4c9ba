/** The contract as callable functions: one path for all calls, in process or over HTTP. */
import type { CallInput, CallOutput, Contract } from "contract";

/** A row as a function; rows without required input may be called without any. */
export type Call<R> =
  Record<never, never> extends CallInput<R>
    ? (input?: CallInput<R>, options?: CallOptions) => Promise<CallOutput<R>>
    : (input: CallInput<R>, options?: CallOptions) => Promise<CallOutput<R>>;

export interface CallOptions {
  /** Sent as `Idempotency-Key`, so that a repeated delivery counts once. */
  idempotencyKey?: string;
}

/** `api.<domain>.<row>(input)`. */
export type Api = {
  [Domain in keyof Contract]: { [Name in keyof Contract[Domain]]: Call<Contract[Domain][Name]> };
};
