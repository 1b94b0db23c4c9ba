/** The place of Turnstile's widget in a form that writes a letter; scripts fill it (`browser/human.ts`), without them it is nothing. */
import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";

export function HumanCheck() {
  const key = useRouteLoaderData<typeof loader>("root")?.humanKey;
  return key ? <div className="human" data-human={key} /> : null;
}
