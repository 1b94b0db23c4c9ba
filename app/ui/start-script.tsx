/** The one inline script: fetches the site's scripts when the page has come, or at a touch, key or focus; saving data, only then. */
import { useContext } from "react";
import type { Providers } from "server/consent/providers";
import { scripts } from "../scripts.generated";
import { Shell } from "../shell";

/**
 * Written out, because it runs before any module is there. A module that does not come changes nothing. It stands at the page's end: whoever
 * writes in a field by then has touched the page already.
 */
const start = `((m,{entry:s}=document.currentScript.dataset,c=navigator.connection,d)=>{let go=()=>d??=import(s).catch(console.error);
for(let e of["pointerdown","keydown","focusin"])addEventListener(e,go,{capture:true,once:true});m||c?.saveData||/2g|3g/.test(c?.effectiveType)||addEventListener("load",()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:4000}):setTimeout(go,300));document.activeElement==document.body||go()})`;

interface StartProps {
  /** The third parties of the site, for who agrees to them. */
  providers: Providers | null;
  /** Whether browsers keep pages for the time without network; a page that failed does not know. */
  offline: "on" | "off" | undefined;
}

export function StartScript({ providers, offline }: StartProps) {
  const { nonce, savesData } = useContext(Shell);
  return (
    <script
      nonce={nonce}
      data-entry={scripts}
      data-offline={offline}
      data-providers={providers ? JSON.stringify(providers) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: build output
      dangerouslySetInnerHTML={{ __html: `${start}(${savesData ? 1 : ""})` }}
    />
  );
}
