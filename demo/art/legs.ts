/** The cut of everything with two legs: outlines, waistband, pockets, fly. */
import { twice } from "./paint";
import { symmetric } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";

/** Half widths from the middle and heights, in picture units. */
export interface Legs {
  waist: number;
  waistY: number;
  hip: number;
  hipY: number;
  crotchY: number;
  kneeOut: number;
  kneeIn: number;
  kneeY: number;
  hemOut: number;
  hemIn: number;
  hemY: number;
}

export const long: Legs = {
  waist: 124,
  waistY: 110,
  hip: 158,
  hipY: 270,
  crotchY: 372,
  kneeOut: 158,
  kneeIn: 34,
  kneeY: 610,
  hemOut: 160,
  hemIn: 52,
  hemY: 920,
};

export const half: Legs = {
  ...long,
  waist: 140,
  waistY: 240,
  hip: 186,
  hipY: 400,
  crotchY: 520,
  kneeOut: 206,
  kneeIn: 14,
  kneeY: 640,
  hemOut: 216,
  hemIn: 22,
  hemY: 760,
};

function outline(cut: Legs): string {
  const { waist, waistY, hip, hipY, crotchY, kneeOut, kneeIn, kneeY, hemOut, hemIn, hemY } = cut;
  return symmetric([
    [0, waistY + 12],
    [waist, waistY, 1],
    [(waist + hip) / 2 + 8, (waistY + hipY) / 2],
    [hip, hipY],
    [kneeOut, kneeY],
    [hemOut, hemY, 1],
    [(hemOut + hemIn) / 2, hemY + 8],
    [hemIn, hemY + 2, 1],
    [kneeIn, kneeY],
    [8, crotchY + 26, 1],
    [0, crotchY, 1],
  ]);
}

/** Both legs with the folds that gather at hip, knee and hem. */
export function drawLegs(s: Studio, cut: Legs, options: { crease?: boolean; back?: boolean } = {}): void {
  const { waist, waistY, hip, crotchY, kneeOut, kneeIn, kneeY, hemOut, hemIn, hemY } = cut;
  const inner = mix(s.tone.base, s.tone.ink, 0.5);
  s.piece(
    `M${400 - waist} ${waistY}C${400 - waist * 0.5} ${waistY - 14} ${400 + waist * 0.5} ${waistY - 14} ${400 + waist} ${waistY}C${400 + waist * 0.5} ${waistY + 30} ${400 - waist * 0.5} ${waistY + 30} ${400 - waist} ${waistY}Z`,
    { fill: inner, depth: 0 },
  );
  if (!options.back) s.fill(`M380 ${waistY - 6}h40v13h-40z`, "#f7f4ee", 0.9);
  s.piece(outline(cut));
  s.fold(
    `M${392 - kneeIn * 0.3} ${crotchY + 40}C${396 - kneeIn} ${kneeY} ${396 - kneeIn} ${kneeY} ${394 - hemIn} ${hemY}`,
    34,
    0.5,
  );
  const mid = 400 + (kneeOut + kneeIn) / 2;
  const low = 400 + (hemOut + hemIn) / 2;
  twice(
    (d) => s.fold(d, 16, 0.32),
    `M404 ${crotchY + 6}C430 ${crotchY + 14} 460 ${crotchY + 4} ${400 + hip * 0.62} ${crotchY - 30}`,
  );
  twice(
    (d) => s.fold(d, 14, 0.25),
    `M408 ${crotchY + 34}C430 ${crotchY + 50} 450 ${crotchY + 46} ${400 + hip * 0.6} ${crotchY + 34}`,
  );
  if (hemY - kneeY > 200) {
    s.fold(
      `M${400 + kneeIn + 4} ${kneeY - 6}C${mid - 20} ${kneeY + 10} ${mid} ${kneeY} ${mid + 24} ${kneeY - 14}`,
      16,
      0.45,
    );
    s.fold(
      `M${400 - kneeOut} ${kneeY + 24}C${800 - mid - 20} ${kneeY + 34} ${800 - mid} ${kneeY + 20} ${800 - mid + 16} ${kneeY + 8}`,
      16,
      0.45,
    );
    twice(
      (d) => s.fold(d, 14, 0.45),
      `M${400 + hemIn + 6} ${hemY - 70}C${low - 10} ${hemY - 60} ${low + 10} ${hemY - 66} ${low + 34} ${hemY - 84}`,
    );
  }
  twice(
    (d) => s.shine(d, 34, 0.55),
    `M${mid + 4} ${crotchY}C${mid + 6} ${crotchY + 120} ${mid} ${kneeY} ${low + 2} ${hemY - 30}`,
  );
  s.soft();
  s.seam(`M400 ${waistY + 14}V${crotchY}`, { width: 2, opacity: 0.6 });
  if (options.crease)
    twice(
      (d) => s.seam(d, { width: 2, opacity: 0.4 }),
      `M${400 + waist * 0.5} ${waistY + 60}C${mid - 4} ${crotchY} ${mid} ${kneeY} ${low} ${hemY + 4}`,
    );
  twice(
    (d) => s.seam(d, { width: 1.3, opacity: 0.35 }),
    `M${398 + hemOut} ${hemY - 24}Q${low} ${hemY - 16} ${402 + hemIn} ${hemY - 22}`,
  );
}

/** A cut-on waistband with loops and its button. */
export function waistband(
  s: Studio,
  cut: Legs,
  options: { button?: string; loops?: boolean; elastic?: boolean; thread?: string } = {},
): void {
  const { waist, waistY } = cut;
  const { button, loops = true, elastic = false, thread } = options;
  const wide = waist + 5;
  s.piece(
    `M${400 - waist} ${waistY}C${400 - waist * 0.5} ${waistY + 18} ${400 + waist * 0.5} ${waistY + 18} ${400 + waist} ${waistY}L${400 + wide + 4} ${waistY + 40}C${400 + wide * 0.5} ${waistY + 60} ${400 - wide * 0.5} ${waistY + 60} ${396 - wide} ${waistY + 40}Z`,
    { depth: 0, cast: false },
  );
  const along = (dy: number) =>
    `M${399 - waist - dy / 9} ${waistY + dy}C${400 - waist * 0.5} ${waistY + dy + 19} ${400 + waist * 0.5} ${waistY + dy + 19} ${401 + waist + dy / 9} ${waistY + dy}`;
  if (elastic) {
    for (const dy of [10, 20, 30]) s.seam(along(dy), { width: 9, opacity: 0.16, dash: "3 5" });
    s.seam(along(40), { width: 2 });
    return;
  }
  s.seam(along(41), { width: 4, opacity: 0.2 });
  s.stitch(along(6), thread);
  s.stitch(along(35), thread);
  if (loops)
    for (const part of [-0.62, 0.62]) {
      const x = Math.round(400 + waist * part);
      s.seam(`M${x - 6} ${waistY + 6}h12v50h-12z`, { width: 1.6, opacity: 0.6 });
      s.fill(`M${x - 6} ${waistY + 6}h12v50h-12z`, s.tone.light, 0.28);
    }
  if (button) s.button(400, waistY + 34, 10, button);
}

/** A fly's stitched J and slanted or round front pockets. */
export function fly(s: Studio, cut: Legs, thread?: string): void {
  const y = cut.waistY + 54;
  s.seam(
    `M434 ${y}V${cut.crotchY - 100}C434 ${cut.crotchY - 66} 420 ${cut.crotchY - 52} 402 ${cut.crotchY - 46}`,
    { width: 1.2, opacity: 0.3 },
  );
  s.stitch(
    `M430 ${y}V${cut.crotchY - 100}C430 ${cut.crotchY - 70} 418 ${cut.crotchY - 56} 402 ${cut.crotchY - 50}`,
    thread,
  );
}

export function sidePockets(s: Studio, cut: Legs, round: boolean, thread?: string): void {
  const { waist, hip, waistY, hipY } = cut;
  const y = waistY + 46;
  const far = 394 + (waist + hip) / 2 + 12;
  const d = round
    ? `M${400 + waist * 0.5} ${y + 8}C${400 + waist * 0.55} ${y + 66} ${400 + waist * 0.8} ${y + 84} ${far} ${y + 78}`
    : `M${400 + waist * 0.72} ${y + 4}L${400 + hip - 6} ${hipY - 20}`;
  twice((path) => s.seam(path, { width: 5, opacity: 0.16 }), d);
  twice((path) => s.seam(path, { width: 1.8, opacity: 0.6 }), d);
  const inside = round
    ? `M${394 + waist * 0.5} ${y + 8}C${394 + waist * 0.55} ${y + 72} ${396 + waist * 0.8} ${y + 91} ${far + 1} ${y + 85}`
    : `M${394 + waist * 0.72} ${y + 4}L${394 + hip - 6} ${hipY - 18}`;
  twice((path) => s.stitch(path, thread), inside);
}

/** Patch pockets on the seat, for the back. */
export function seatPockets(s: Studio, cut: Legs, thread?: string): void {
  const { waist, waistY, hipY } = cut;
  const x = 400 + waist * 0.3;
  const y = waistY + 98;
  const w = waist * 0.78;
  const h = (hipY - waistY) * 0.74;
  const d =
    `M${x} ${y}L${x + w} ${y - 8}L${x + w + 2} ${y + h - 16}L${x + w / 2} ${y + h}L${x + 4} ${y + h - 8}Z`.replace(
      /(\d+\.\d+)/g,
      (v) => String(Math.round(Number(v))),
    );
  twice((path) => s.fill(path, s.tone.light, 0.14), d);
  twice((path) => s.seam(path, { width: 1.8, opacity: 0.6 }), d);
  twice(
    (path) => s.stitch(path, thread),
    `M${Math.round(x + 4)} ${y + 16}L${Math.round(x + w - 2)} ${y + 8}`,
  );
  const yoke = `M400 ${waistY + 104}L${400 + waist + 18} ${waistY + 74}`;
  twice((path) => s.seam(path, { width: 1.8 }), yoke);
  twice((path) => s.stitch(path, thread), `M400 ${waistY + 98}L${400 + waist + 17} ${waistY + 68}`);
}
