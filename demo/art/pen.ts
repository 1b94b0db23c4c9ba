/** Path helpers: smooth outlines through points, mirrored about the middle of the picture. */

/** x, y and, if the outline has a corner here, 1. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** A smooth curve through the points; handles are a third of each chord, so uneven spacing never overshoots. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Point;
  const [x0, y0] = at(0);
  let d = `M${r(x0)} ${r(y0)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = at(index);
    const to = at(index + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const out = handle(closed || index > 0 ? at(index - 1) : from, from, to, length);
    const into = handle(closed || index + 2 < count ? at(index + 2) : to, to, from, length);
    if (from[2] && to[2]) d += `L${r(to[0])} ${r(to[1])}`;
    else d += `C${r(out[0])} ${r(out[1])} ${r(into[0])} ${r(into[1])} ${r(to[0])} ${r(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

function handle(before: Point, here: Point, next: Point, length: number): readonly [number, number] {
  if (here[2]) return [here[0] + (next[0] - here[0]) * 0.25, here[1] + (next[1] - here[1]) * 0.25];
  const dx = next[0] - before[0];
  const dy = next[1] - before[1];
  const span = Math.hypot(dx, dy) || 1;
  return [here[0] + (dx / span) * length * 0.36, here[1] + (dy / span) * length * 0.36];
}

/** A closed outline symmetric about x = centre; points give the right half from top to bottom as offsets from the centre. */
export function symmetric(half: readonly Point[], centre = 400): string {
  const right = half.map(([x, y, corner]): Point => [centre + x, y, corner]);
  const left = half
    .filter(([x]) => x !== 0)
    .map(([x, y, corner]): Point => [centre - x, y, corner])
    .reverse();
  return curve([...right, ...left], true);
}

/** The same absolute path seen in a mirror standing at x = centre. */
export function flip(d: string, centre = 400): string {
  return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x, y) => `${r(2 * centre - Number(x))} ${y}`);
}

export function both(d: string): string {
  return d + flip(d);
}

/** Coordinates are whole units: the canvas has 800, which no screen resolves finer. */
function r(value: number): number {
  return Math.round(value);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${r(cx - rx)} ${r(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
