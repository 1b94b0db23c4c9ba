/** Why what was asked is not done, told at once and beside it; nothing where there is nothing to tell. */
import type { ReactNode } from "react";

export function Failed({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="outcome failed" role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
