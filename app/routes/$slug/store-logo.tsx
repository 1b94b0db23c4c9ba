/** The logo of a store; its initial stands beneath, so that a missing or broken picture still says something. */
import type { Picture } from "contract";

export function StoreLogo({ logo, store, size }: { logo: Picture | null; store: string; size: 48 | 64 }) {
  return (
    <span className={size === 64 ? "store-logo big" : "store-logo"} aria-hidden="true">
      {store.slice(0, 1).toUpperCase()}
      {logo && <img src={logo.src} alt="" width={size} height={size} loading="lazy" />}
    </span>
  );
}
