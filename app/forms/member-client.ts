/** The action of a member's form in the browser: where it leads is followed; out of reach, what was typed stays. */
import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { MemberAnswer } from "./member-form";
import { unreachable } from "./use-form";

export async function keepTypedOrLeave({ serverAction }: ClientActionFunctionArgs): Promise<MemberAnswer> {
  try {
    return await serverAction<MemberAnswer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failure: unreachable, errors: {}, values: {} };
  }
}
