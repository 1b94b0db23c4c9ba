/** Hydrates the document; the last part of waking a page (`browser/wake`). */
import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

function Browser() {
  useEffect(() => {
    // For whoever drives the page from outside: from here on it answers to clicks by itself.
    document.documentElement.dataset.awake = "";
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(document, <Browser />);
});
