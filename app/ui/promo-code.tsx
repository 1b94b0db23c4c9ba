/**
 * A discount code: masked until the visitor asks for it. It is not in the page: a POST brings it, in place with scripts,
 * as the promotion's own page without (docs/decisions/0102).
 */
import { useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { promotionHref } from "~/lib/promotions-url";

/** What the promotion's action answers. */
export interface PromotionAnswer {
  /** The code that was asked for. */
  code: string | null;
  /** What became of a vote. */
  thanks: string | null;
  failure: string | null;
}

/** The answer of the last press, sent to the page of the promotion. `given` came with the page after a plain POST. */
export function usePromotion(slug: string, given?: PromotionAnswer) {
  const fetcher = useFetcher<PromotionAnswer>();
  const submit = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const fields = new FormData(form);
    if (submitter instanceof HTMLButtonElement && submitter.name) fields.set(submitter.name, submitter.value);
    fetcher.submit(fields, { method: "post", action: promotionHref(slug) });
  };
  return { answer: fetcher.data ?? given ?? null, submit, busy: fetcher.state !== "idle" };
}

export type PromotionCall = ReturnType<typeof usePromotion>;

interface RevealProps {
  slug: string;
  call: PromotionCall;
  /** What else the press does, in the same moment: scripts only. */
  onPress?: () => void;
  children: ReactNode;
}

/** The button that asks for the code. */
export function Reveal({ slug, call, onPress, children }: RevealProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (call.busy) return;
    onPress?.();
    call.submit(event.currentTarget, null);
  }
  return (
    <form method="post" action={promotionHref(slug)} onSubmit={send}>
      <input type="hidden" name="atto" value="scopri" />
      {children}
    </form>
  );
}

/** How long 'Codice copiato' stays (product.md 'Limits'). */
const feedback = 1_800;

/** Copies the code; there is nothing to copy before it is shown, and nothing to press without scripts. */
export function Copy({ code }: { code: string | null }) {
  const [can, setCan] = useState(false);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setCan("clipboard" in navigator);
    return () => clearTimeout(timer.current);
  }, []);
  if (!can) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? "");
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), feedback);
  };
  return (
    <>
      <button type="button" className="button quiet" disabled={code === null} onClick={copy}>
        {copied ? "Codice copiato" : "Copia"}
      </button>
      <span className="vh" role="status">
        {copied ? "Codice copiato" : ""}
      </span>
    </>
  );
}
