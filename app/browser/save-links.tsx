/** Hearts open their dialog in place of their page; so does arriving at a product with `#salva`, as after signing in. */
import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { tellMissing } from "./missing-scripts";

/** The page of the last pressed heart. */
let pageInstead: string | undefined;
const SaveDialog = lazy(() =>
  import("~/ui/wishlists/save-dialog").catch((error) => tellMissing(error, pageInstead)),
);

export function SaveLinks() {
  const [query, setQuery] = useState<string | null>(null);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // Before the listener that follows links (`client-links.ts`).
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".heart") : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      if (!("HTMLDialogElement" in window)) return;
      event.preventDefault();
      pageInstead = link.href;
      setQuery(new URL(link.href).search);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about arriving
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>(".heart.wide");
    // Wherever a link of the dialog has led, the dialog stays behind.
    setQuery(null);
    if (hash !== "#salva" || !link) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setQuery(new URL(link.href).search);
  }, [pathname, search, hash]);
  if (query === null) return null;
  return (
    <Suspense fallback={null}>
      <SaveDialog query={query} onClose={() => setQuery(null)} key={query} />
    </Suspense>
  );
}
