/** Sharing a page: links for everybody; copying and the device's own sheet where scripts run (`browser/share.ts`). */
import { shareTargets } from "~/lib/share";
import { Icon } from "./icon";

/** @param url absolute address of the page @param picture absolute address of a picture of it */
export function Share({ url, title, picture }: { url: string; title: string; picture: string | null }) {
  return (
    <details className="share" data-share={url} data-title={title}>
      <summary className="aside">
        <Icon name="share" />
        Condividi
      </summary>
      <ul className="line">
        {shareTargets(url, title, picture).map((target) => (
          <li key={target.name}>
            <a href={target.href} target="_blank" rel="nofollow noopener noreferrer">
              {target.name}
              {target.href.startsWith("http") && <span className="vh"> (si apre in una nuova scheda)</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
