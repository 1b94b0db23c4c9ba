/** Posts of the cart's forms with scripts: sent in place, the cart loaded anew, the header's count following. */
import { useFetcher, useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import type { CartOutcome } from "~/loaders/cart";

export interface Act {
  /** What the last post did; null while one is under way. */
  outcome: CartOutcome | null;
  busy: boolean;
  send(form: HTMLFormElement): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

export function useAct(): Act {
  const fetcher = useFetcher<CartOutcome>();
  const { revalidate } = useRevalidator();
  const busy = fetcher.state !== "idle";
  const { data } = fetcher;

  function send(form: HTMLFormElement) {
    if (busy) return;
    const fields = new FormData(form);
    fields.set("qui", "1");
    fetcher.submit(fields, { method: "post", action: "/carrello" });
  }

  useEffect(() => {
    // Another tab may have changed what this one shows.
    if (data?.failed && !data.again) revalidate();
  }, [data, revalidate]);

  return {
    outcome: busy ? null : (data ?? null),
    busy,
    send,
    onSubmit(event) {
      event.preventDefault();
      send(event.currentTarget);
    },
  };
}
