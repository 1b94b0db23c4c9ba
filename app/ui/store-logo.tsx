/** The logo of a store; where there is none its initial, and where it does not load its name. */
import type { Picture } from "domain/picture";

/** In pixels (product.md 'Pictures'). */
const logoSizes = { xs: 48, sm: 64, md: 80, lg: 96 } as const;

interface StoreLogoProps {
  logo: Picture | null;
  store: string;
  size: keyof typeof logoSizes;
}

export function StoreLogo({ logo, store, size }: StoreLogoProps) {
  const pixels = logoSizes[size];
  return (
    <span className={`store-logo ${size}`} aria-hidden="true">
      {logo ? (
        <img src={logo.src} alt={store} width={pixels} height={pixels} loading="lazy" />
      ) : (
        store.slice(0, 1).toUpperCase()
      )}
    </span>
  );
}
