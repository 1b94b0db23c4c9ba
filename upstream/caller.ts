/** Who calls, as far as an answer may depend on it. */
export interface Caller {
  /** Header `Idempotency-Key`: a repeated delivery with the same key counts once. */
  idempotencyKey?: string | null;
  /** Header `x-anonymous-id`; counts only without a token. */
  visitor?: string | null;
  /** The bearer of `Authorization`: an access token of a member, or one of the desk. */
  token?: string | null;
  /** Came over HTTP and has shown the admin key. */
  hasAdminKey?: boolean;
}

export interface CallingRunner {
  runnerId: number;
  name: string;
}
