/** Icons, those that repeat by a sprite. Shapes from Lucide (ISC License, Copyright (c) 2026 Lucide Icons and Contributors), https://lucide.dev. */

const shapes = {
  search: "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z",
  user: "M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z",
  menu: "M4 5h16M4 12h16M4 19h16",
  close: "M18 6 6 18m0-12 12 12",
  right: "m9 18 6-6-6-6",
  left: "m15 18-6-6 6-6",
  down: "m6 9 6 6 6-6",
  up: "m5 12 7-7 7 7m-7 7V5",
  filters: "M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7M8 10v4m0-2H3",
  external: "M15 3h6v6M10 14 21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
  check: "M20 6 9 17l-5-5",
  share: "M12 2v13m4-9-4-4-4 4m-4 6v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8",
  bag: "m6 2-3 4v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6l-3-4zM3 6h18m-5 4a4 4 0 0 1-8 0",
  bell: "M10.27 21a2 2 0 0 0 3.46 0M3.26 15.33A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.67C19.41 13.96 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.41 5.96-2.74 7.33",
  pipette:
    "m2 22 1-1h3l9-9M3 21v-3l9-9M15 6l3.4-3.4a2.1 2.1 0 1 1 3 3L18 9l.4.4a2.1 2.1 0 1 1-3 3l-3.8-3.8a2.1 2.1 0 1 1 3-3l.4.4Z",
  compare: "M9 4H4v16h5m6-16h5v16h-5M12 2v20",
  heart:
    "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
} as const;

type IconName = keyof typeof shapes;

/** Those that repeat on most pages; the others are drawn where they stand, so that no page carries what it does not show. */
const shared: readonly IconName[] = ["close", "right", "left", "down", "heart"];

interface IconProps {
  name: IconName;
  className?: string;
  /** Draws the shape here: for what is seen before the sprite, which stands after the content, has arrived. */
  drawn?: boolean;
}

/** Decorative: the text or label beside it says what it means. */
export function Icon({ name, className, drawn = !shared.includes(name) }: IconProps) {
  return (
    <svg
      className={className ? `i ${className}` : "i"}
      aria-hidden="true"
      viewBox={drawn ? "0 0 24 24" : undefined}
    >
      {drawn ? <path d={shapes[name]} /> : <use href={`#i-${name}`} />}
    </svg>
  );
}

/** Goes once into the document. */
export function IconSprite() {
  return (
    <svg display="none" aria-hidden="true">
      {shared.map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={shapes[name]} />
        </symbol>
      ))}
    </svg>
  );
}
