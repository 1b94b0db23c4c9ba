/** Loads what tells events (`events.ts`) for visitors who agreed to analytics; nobody else's page has it. */
import { useEffect } from "react";
import { subscribe } from "~/holes/person";
import { mayTell } from "./may-tell";

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
