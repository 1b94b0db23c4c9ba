/**
 * Remix's `<Scripts>`, but late: the same modules, imported when the page is idle after `load`, or at the first touch, key
 * or focus; on a metered or slow connection only then. Until it wakes, every link and form works as plain HTML.
 */
import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { announceScripts, startScript } from "../render/remix-internals";
import { Shell } from "../shell";

export function DeferredScripts() {
  const { nonce } = useContext(Shell);
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  if (remix) announceScripts(remix);
  const ids = matches.map(({ id }) => id);
  const source = typeof document === "undefined" && remix ? startScript(remix, ids) : " ";
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: build output and Remix's own escaped string
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}
