/** A row that scrolls sideways and snaps; with scripts also by arrows and swipes, around both ends (`browser/carousels.ts`). */
import type { ReactNode } from "react";

interface TrackProps {
  label: string;
  className: string;
  children?: ReactNode;
}

export function Track({ label, className, children }: TrackProps) {
  return (
    <div className={`carousel ${className}`}>
      <ul className="track" aria-label={label}>
        {children}
      </ul>
      <div className="steps" />
    </div>
  );
}
