/** A GET form that applies by itself once scripts run: the address says what it says, and its fields follow the address. */
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

interface Applying {
  /** The address that is shown. */
  shown: string;
  /** What the fields say at that address. */
  values: Record<string, string>;
  hrefOf(fields: URLSearchParams): string;
  /** Milliseconds from the last key to the change. */
  pause: number;
}

/** `apply` goes there at once, `applySoon` after the pause; both replace the history entry. */
export function useApplying(
  form: RefObject<HTMLFormElement | null>,
  { shown, values, hrefOf, pause: wait }: Applying,
) {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const said = JSON.stringify(values);

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(said) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = value;
      // What is being typed is newer than what has arrived.
      if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = value;
    }
  }, [form, said]);

  function apply(event?: { preventDefault(): void }) {
    event?.preventDefault();
    clearTimeout(pause.current);
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) params.set(name, String(value));
    const href = hrefOf(params);
    if (href !== shown) navigate(href, { replace: true, preventScrollReset: true });
  }
  function applySoon() {
    clearTimeout(pause.current);
    pause.current = setTimeout(apply, wait);
  }
  return { apply, applySoon };
}
