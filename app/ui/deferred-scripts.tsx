/**
 * Remix's `<Scripts>`, but late: the same modules, imported when the page is idle after `load`, or at the first touch, key
 * or focus; on a metered or slow connection only then. Until it wakes, every link and form works as plain HTML.
 */
import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { Shell } from "../shell";

export function DeferredScripts() {
  const { nonce } = useContext(Shell);
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  // Tells Remix to stream the loaders' data behind the document.
  if (remix?.renderMeta) remix.renderMeta.didRenderScripts = true;
  const source = typeof document === "undefined" && remix ? script(remix, matches) : " ";
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: build output and Remix's own escaped string
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}

type Remix = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>;

function script({ manifest, serverHandoffString }: Remix, matches: { id: string }[]): string {
  const ids = matches.map(({ id }) => id);
  const modules = [manifest.url, ...ids.map((id) => manifest.routes[id]?.module)];
  return `window.__remixContext=${serverHandoffString};__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());(${wake})(${JSON.stringify(modules)},${JSON.stringify(ids)},${JSON.stringify(manifest.entry.module)})`;
}

/** Written out, because it runs as an inline script before any module is there. */
const wake = `function(m,ids,entry){var on=["pointerdown","keydown","focusin"],done,n=navigator.connection||{};
function wake(){if(done)return;done=1;on.forEach(function(e){removeEventListener(e,wake,true)});var l=document.createElement("link");l.rel="modulepreload";l.href=entry;document.body.append(l);
Promise.all(m.map(function(u){return import(u)})).then(function(a){var r=window.__remixRouteModules={};ids.forEach(function(id,i){r[id]=a[i+1]});return import(entry)}).catch(function(e){console.error(e)})}
function idle(){window.requestIdleCallback?requestIdleCallback(wake,{timeout:4000}):setTimeout(wake,300)}
on.forEach(function(e){addEventListener(e,wake,{capture:true,passive:true})});
if(!n.saveData&&!/2g|3g/.test(n.effectiveType||""))document.readyState=="complete"?idle():addEventListener("load",idle)}`;
