/** `/manifest.webmanifest`: the site as an app on the home screen, and where links end that other apps share with it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paper } from "~/styles.generated";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icona-${purpose === "any" ? size : `maschera-${size}`}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export function loader({ context }: LoaderFunctionArgs) {
  const manifest = {
    id: "/",
    name: context.site.name,
    short_name: context.site.name,
    description: "Confronta i prezzi della moda nei negozi partner.",
    lang: "it",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: paper.light,
    theme_color: paper.light,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    shortcuts: [
      { name: "Cerca tra i prodotti", url: "/prodotti" },
      { name: "Offerte", url: "/offerte" },
      { name: "Le mie liste", url: "/wishlist" },
      { name: "Carrello", url: "/carrello" },
    ],
    share_target: {
      action: "/condividi",
      method: "GET",
      params: { title: "titolo", text: "testo", url: "indirizzo" },
    },
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
