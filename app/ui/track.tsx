/**
 * A row that scrolls sideways and snaps. It works by touch, wheel and keyboard alone; with scripts it gains arrows and
 * swipes that wrap around at both ends, and dots (`browser/carousels.ts`).
 */
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
