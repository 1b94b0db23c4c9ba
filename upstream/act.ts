/**
 * What only the desk asks: typed functions without an address, which pass the same door as the rows of the contract, where role and
 * area are judged and changes logged (docs/decisions/0125).
 */
import type { Row } from "contract";
import type { DeepReadonly } from "contract/row";
import * as z from "zod";
import type { HandlerContext } from "./handler";

/** A row that no wire carries, and who answers it. */
export interface Act<Input extends z.ZodType = z.ZodType, Answer = unknown> {
  row: Row<Input, z.ZodType<Answer>>;
  handler(input: z.output<Input>, context: HandlerContext): Promise<Answer>;
}

type Kind = Partial<Pick<Row, "about" | "quiet">>;

type Handled<Input extends z.ZodType, Answer> = Act<Input, Answer>["handler"];

/** A question: tried again where it fails by chance, never logged. */
export function reads<Input extends z.ZodType, Answer>(input: Input, handler: Handled<Input, Answer>) {
  return act("GET", input, handler);
}

/** A change: asked once, and logged with who made it; what the log tells of it stands before what it does. */
export function changes<Input extends z.ZodType, Answer>(
  input: Input,
  ...how: [Handled<Input, Answer>] | [Kind, Handled<Input, Answer>]
) {
  const [handler, kind] = how.length === 1 ? how : [how[1], how[0]];
  return act("POST", input, handler, kind);
}

/** What lets somebody in: asked before anybody is known, and logged by itself. */
export function admits<Input extends z.ZodType, Answer>(input: Input, handler: Handled<Input, Answer>) {
  return act("POST", input, handler, { auth: "public" });
}

function act<Input extends z.ZodType, Answer>(
  method: "GET" | "POST",
  input: Input,
  handler: Handled<Input, Answer>,
  kind: Partial<Pick<Row, "about" | "quiet" | "auth">> = {},
): Act<Input, Answer> {
  const output = z.custom<Answer>();
  return {
    row: { method, path: "", summary: "", input, output, cache: "none", auth: "admin", ...kind },
    handler,
  };
}

export type Acts = Readonly<Record<string, Readonly<Record<string, Act>>>>;

type Ask<Input, Answer> =
  Record<never, never> extends Input ? (input?: Input) => Promise<Answer> : (input: Input) => Promise<Answer>;

/** The acts as whoever is at the desk calls them. */
export type Asking<Table> = {
  [Domain in keyof Table]: {
    [Name in keyof Table[Domain]]: Table[Domain][Name] extends Act<infer Input, infer Answer>
      ? Ask<DeepReadonly<z.input<Input>>, Answer>
      : never;
  };
};
