/** The action of a member's form in the browser: where it leads is followed; out of reach, what was typed stays. */
import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { MemberAnswer } from "./member-form";
import { unreachable } from "./use-form";

export async function keepTypedOrLeave({ serverAction }: ClientActionFunctionArgs): Promise<MemberAnswer> {
  try {
    return await serverAction<MemberAnswer>();
  } catch (error) {
    if (error instanceof Response) return leave(error);
    return { failure: unreachable, errors: {}, values: {} };
  }
}

/** A page that leads to itself is asked for anew: to go to one of its fragments a browser would only scroll. */
function leave(answer: Response): Promise<never> {
  const to = new URL(answer.headers.get("Location") ?? "", location.href);
  if (to.pathname !== location.pathname || to.search !== location.search) throw answer;
  history.replaceState(history.state, "", to);
  location.reload();
  return new Promise(() => {});
}
