/** Wakes the page: hydrates the document, then loads the whole stylesheet for pages that are opened without a reload. */
import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { siteStylesheet } from "./styles.generated";

function Browser() {
  useEffect(() => {
    // Only now: an element that the server did not write would upset the hydration of <head>.
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = siteStylesheet;
    document.head.appendChild(sheet);
    // For whoever drives the page from outside: from here on it answers to clicks by itself.
    document.documentElement.dataset.awake = "";
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(document, <Browser />);
});
