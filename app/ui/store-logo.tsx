/** The logo of a store, whose name stands beside it; where it does not load its name. */
import type { Picture } from "domain/picture";

/** In pixels (product.md 'Pictures'). */
const logoSizes = { xs: 48, sm: 64, md: 80, lg: 96 } as const;

interface StoreLogoProps {
  logo: Picture | null;
  store: string;
  size: keyof typeof logoSizes;
}

export function StoreLogo({ logo, store, size }: StoreLogoProps) {
  if (!logo) return null;
  const pixels = logoSizes[size];
  return (
    <span className={`store-logo ${size}`} aria-hidden="true">
      <img src={logo.src} alt={store} width={pixels} height={pixels} loading="lazy" />
    </span>
  );
}
