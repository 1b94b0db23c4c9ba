/** Loads what tells events (`events.ts`) for visitors who agreed to analytics; nobody else's page has it. */
import { useEffect } from "react";
import { now, subscribe } from "~/holes/person";

export function useAgreedEvents(): void {
  useEffect(() => {
    let begun = false;
    const begin = () => {
      if (begun || !mayTell()) return;
      begun = true;
      // A page that a deployment has overtaken tells nothing more.
      import("./events").then(({ tellEvents }) => tellEvents()).catch(console.error);
    };
    begin();
    return subscribe(begin);
  }, []);
}

export function mayTell(): boolean {
  const consent = now()?.consent ?? "undecided";
  return consent !== "undecided" && consent.analytics;
}
