/** Routes that are personal as a whole: they get `context.visitor`, and what they answer is never kept (`private, no-store`). */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { PersonalContext } from "server/context";

export type { PersonalContext };

/** What a personal loader or action gets. Cookies are the visitor's business: `request` does not bring them. */
export type PersonalArgs = Omit<LoaderFunctionArgs, "context"> & { context: PersonalContext };

/** `export const loader = personalLoader(async ({ context }) => …)` */
export function personalLoader<Answer>(load: (args: PersonalArgs) => Answer) {
  return async (args: LoaderFunctionArgs): Promise<Awaited<Answer>> =>
    await load({ ...args, context: await args.context.personal() });
}

/** `export const action = personalAction(async ({ context, request }) => …)` */
export function personalAction<Answer>(act: (args: PersonalArgs) => Answer) {
  return async (args: ActionFunctionArgs): Promise<Awaited<Answer>> =>
    await act({ ...args, context: await args.context.personal() });
}
