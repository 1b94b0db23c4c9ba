/** The one inline script: fetches the site's scripts when the page has come, or at a touch, key or focus; saving data, only then. */
import { useContext } from "react";
import type { Providers } from "server/consent/providers";
import { scripts } from "../scripts.generated";
import { Shell } from "../shell";

/** A page that was fetched ahead says that it is shown: only then it is a visit (server/visit.ts). */
const shown = `performance.getEntriesByType("navigation")[0]?.deliveryType=="navigational-prefetch"&&fetch(location,{method:"HEAD",headers:{"X-Shown":"1"},referrer:document.referrer,keepalive:true}).catch(()=>{});`;

/** Written out, because it runs before any module is there. A module that does not come changes nothing. */
const start = `${shown}((s,m,c=navigator.connection,d)=>{let go=()=>d??=import(s).catch(console.error);
for(let e of["pointerdown","keydown","focusin"])addEventListener(e,go,{capture:true,passive:true,once:true});m||c?.saveData||/2g|3g/.test(c?.effectiveType)||addEventListener("load",()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:4000}):setTimeout(go,300))})`;

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
      dangerouslySetInnerHTML={{ __html: `${start}("${scripts}"${savesData ? ",1" : ""})` }}
    />
  );
}
