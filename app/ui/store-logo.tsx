/** The logo of a store; where there is none, or it does not load, its initial. */
import type { Picture } from "contract";

export function StoreLogo({ logo, store, size }: { logo: Picture | null; store: string; size: 48 | 64 }) {
  const initial = store.slice(0, 1).toUpperCase();
  return (
    <span className={size === 64 ? "store-logo big" : "store-logo"} aria-hidden="true">
      {logo ? <img src={logo.src} alt={initial} width={size} height={size} loading="lazy" /> : initial}
    </span>
  );
}
