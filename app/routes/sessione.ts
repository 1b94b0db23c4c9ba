/** `/sessione`: what an open page pings so that its session is renewed in time; says when to ping again. */
import { personalLoader } from "~/loaders/personal";

export const loader = personalLoader(async ({ context }) =>
  Response.json({ renewAt: context.visitor.member ? await context.visitor.renewAt() : null }),
);
