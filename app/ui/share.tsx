/** Sharing a page: links for everybody; copying and the device's own sheet where scripts run. */
import { useEffect, useRef, useState } from "react";
import { shareTargets } from "~/lib/share";
import { Icon } from "./icon";

/** How long 'Link copiato' stays (product.md 'Product page'). */
const feedback = 1_800;

/** @param url absolute address of the page @param picture absolute address of a picture of it */
export function Share({ url, title, picture }: { url: string; title: string; picture: string | null }) {
  return (
    <details className="share">
      <summary className="aside">
        <Icon name="share" />
        Condividi
      </summary>
      <ul>
        {shareTargets(url, title, picture).map((target) => (
          <li key={target.name}>
            <a href={target.href} target="_blank" rel="nofollow noopener noreferrer">
              {target.name}
              {target.href.startsWith("http") && <span className="vh"> (si apre in una nuova scheda)</span>}
            </a>
          </li>
        ))}
        <ScriptedTargets url={url} title={title} />
      </ul>
    </details>
  );
}

/** Only once scripts run, and only what this browser can do. */
function ScriptedTargets({ url, title }: { url: string; title: string }) {
  const [can, setCan] = useState({ copy: false, native: false });
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setCan({ copy: "clipboard" in navigator, native: "share" in navigator });
    return () => clearTimeout(timer.current);
  }, []);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), feedback);
  };
  // Closing the device's own sheet rejects: nothing to tell.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      {can.copy && (
        <li>
          <button type="button" onClick={copy}>
            {copied ? "Link copiato" : "Copia link"}
          </button>
          <span className="vh" role="status">
            {copied ? "Link copiato" : ""}
          </span>
        </li>
      )}
      {can.native && (
        <li>
          <button type="button" onClick={share}>
            Altre app
          </button>
        </li>
      )}
    </>
  );
}
