/** Dresses and jumpsuits. */
import { type Fit, inside, usual } from "./cut";
import { binding, hanger, shirtCollar } from "./necks";
import { twice } from "./paint";
import { type Point, symmetric } from "./pen";
import { closeUp } from "./second";
import { skirtEdge, skirtFolds } from "./skirts";
import { cuffs, drawSleeves, type Sleeve } from "./sleeves";
import type { Studio } from "./studio";
import type { Draw, Family } from "./types";

interface Style {
  fit: Fit;
  sleeve: Sleeve;
  neck: "v" | "round" | "straps" | "collar";
  hem: number;
  hemY: number;
  waves: number;
  belt: boolean;
}

function style(s: Studio, full: boolean): Style {
  const neck = s.random.pick(["v", "round", "straps", "collar"] as const);
  const sleeve = neck === "straps" ? "none" : s.random.pick(["none", "short", "puff", "elbow"] as const);
  const fitted = !full && s.random.chance(0.35);
  const y = full ? 120 : 160;
  const straps = neck === "straps";
  const fit: Fit = {
    ...usual,
    neck: straps ? 84 : 76,
    neckY: y,
    depth: { v: y + 130, round: y + 70, straps: y + 96, collar: y + 44 }[neck],
    shoulder: straps ? 100 : sleeve === "none" ? 128 : 142,
    shoulderY: straps ? y + 4 : y + 38,
    chest: 136,
    armY: y + 190,
    waist: 112,
    waistY: full ? 410 : 440,
    hem: 120,
    hemY: full ? 410 : 440,
  };
  return {
    fit,
    sleeve,
    neck,
    hem: fitted ? 158 : full ? s.random.between(230, 300) : s.random.between(220, 280),
    hemY: full ? 925 : fitted ? 840 : s.random.between(800, 880),
    waves: fitted ? 2 : full ? 5 : 4,
    belt: s.random.chance(0.45),
  };
}

function throat(fit: Fit, sharp: boolean): Point[] {
  return sharp
    ? [[0, fit.depth, 1]]
    : [
        [0, fit.depth],
        [fit.neck * 0.62, fit.depth - (fit.depth - fit.neckY) * 0.25],
      ];
}

function drawDress(s: Studio, look: Style, back: boolean): void {
  const { sleeve, neck, hem, hemY, waves, belt } = look;
  const fit = back ? { ...look.fit, depth: look.fit.neckY + (neck === "straps" ? 130 : 24) } : look.fit;
  const sharp = neck === "v" && !back;
  const { shoulder, shoulderY, chest, armY, waist, waistY } = fit;
  if (back) hanger(s, fit.neckY);
  else if (neck !== "collar") inside(s, fit);
  drawSleeves(s, sleeve, fit);
  s.piece(
    symmetric([
      ...throat(fit, sharp),
      [fit.neck, fit.neckY, 1],
      [shoulder, shoulderY, 1],
      [shoulder - 6, (shoulderY + armY) / 2],
      [chest, armY, 1],
      [waist + 6, waistY - 40],
      [waist, waistY],
      [waist + 22, waistY + 60],
      [hem < 170 ? 156 : (waist + hem) / 2 + 4, (waistY + hemY) / 2],
      ...skirtEdge(hem, hemY, waves),
    ]),
  );
  skirtFolds(s, waist * 0.9, waistY + 10, hem, hemY, waves);
  twice(
    (d) => s.fold(d, 14, 0.5),
    `M${398 + chest} ${armY + 6}C${390 + chest * 0.8} ${armY + 30} ${400 + chest * 0.55} ${armY + 50} ${400 + chest * 0.42} ${armY + 54}`,
  );
  twice(
    (d) => s.fold(d, 12, 0.45),
    `M${400 + waist} ${waistY - 16}C${400 + waist * 0.8} ${waistY - 40} ${400 + waist * 0.6} ${waistY - 60} ${400 + waist * 0.5} ${waistY - 90}`,
  );
  s.shine(
    `M${400 - chest * 0.5} ${armY - 20}C${400 - chest * 0.4} ${armY + 40} ${400 - waist * 0.4} ${waistY - 60} ${400 - waist * 0.4} ${waistY - 10}`,
    28,
    0.6,
  );
  s.fold(
    `M${400 - waist} ${waistY + 6}C${400 - waist * 0.5} ${waistY + 16} ${400 + waist * 0.5} ${waistY + 16} ${400 + waist} ${waistY + 6}`,
    14,
    0.5,
  );
  s.soft();
  if (sleeve !== "none")
    twice(
      (d) => s.seam(d, { width: 1.6, opacity: 0.4 }),
      `M${400 + shoulder} ${shoulderY}C${390 + shoulder} ${shoulderY + 60} ${390 + shoulder} ${armY - 60} ${400 + chest} ${armY}`,
    );
  if (!back || neck !== "collar") {
    if (neck === "collar") shirtFront(s, fit, hemY);
    else binding(s, fit, { sharp, width: neck === "straps" ? 8 : 11, ribbed: false });
  }
  if (back) {
    s.seam(`M400 ${fit.depth + 6}V${waistY + 130}`, { width: 2.4 });
    s.fill(`M397 ${fit.depth + 10}h6l2 22h-10z`, "#b9bcc0");
  }
  waistline(s, waist, waistY, belt, back);
  s.seam(`M${404 - hem} ${hemY - 14}Q400 ${hemY + 14} ${396 + hem} ${hemY - 14}`, {
    width: 1.3,
    opacity: 0.3,
  });
}

function shirtFront(s: Studio, fit: Fit, hemY: number): void {
  s.seam(`M385 ${fit.depth}V${hemY + 12}M415 ${fit.depth}V${hemY + 12}`, { width: 1.4 });
  for (let y = fit.depth + 20; y < hemY - 60; y += 66) s.button(400, y, 6.5);
  s.group(`translate(24 ${Math.round(fit.neckY - 171)}) scale(.94)`, () => shirtCollar(s));
}

function waistline(s: Studio, waist: number, y: number, belt: boolean, back: boolean): void {
  const w = waist + 3;
  if (!belt) {
    s.seam(`M${400 - w} ${y}Q400 ${y + 18} ${400 + w} ${y}`, { width: 2, opacity: 0.5 });
    return;
  }
  s.piece(
    `M${400 - w} ${y - 14}Q400 ${y + 4} ${400 + w} ${y - 14}L${401 + w} ${y + 18}Q400 ${y + 36} ${399 - w} ${y + 18}Z`,
    { depth: 0, cast: false },
  );
  if (back) return;
  s.piece(
    `M396 ${y + 8}C380 ${y + 70} 376 ${y + 110} 384 ${y + 170}L412 ${y + 164}C402 ${y + 110} 404 ${y + 60} 408 ${y + 8}Z`,
    { depth: 0, sheen: "down" },
  );
  s.piece(
    `M404 ${y + 8}C430 ${y + 60} 438 ${y + 90} 436 ${y + 140}L412 ${y + 150}C414 ${y + 100} 404 ${y + 60} 394 ${y + 12}Z`,
    { depth: 0, sheen: "down" },
  );
  s.piece(`M386 ${y - 10}h28q9 18 0 38h-28q-9-18 0-38z`, { depth: 0, sheen: "down" });
}

function dressViews(full: boolean): Draw {
  return (s, view) => {
    const look = style(s, full);
    if (view === "front") drawDress(s, look, false);
    else if (s.way.chance(0.35))
      closeUp(s, (room) => drawDress(room, look, false), "translate(-560 -180) scale(2.2) rotate(4)");
    else drawDress(s, look, true);
  };
}

/** A bodice that continues into trousers. */
function jumpsuit(s: Studio, back: boolean): void {
  const y = 96;
  const sleeve = s.random.pick(["none", "short", "long"] as const);
  const fit: Fit = {
    ...usual,
    neckY: y,
    depth: back ? y + 20 : y + 120,
    shoulder: 128,
    shoulderY: y + 36,
    chest: 128,
    armY: y + 170,
    waist: 104,
    waistY: 380,
  };
  const { shoulder, shoulderY, chest, armY, waist, waistY } = fit;
  if (back) hanger(s, y);
  else inside(s, fit);
  drawSleeves(s, sleeve, fit);
  s.piece(
    symmetric([
      [0, fit.depth, 1],
      [fit.neck, y, 1],
      [shoulder, shoulderY, 1],
      [shoulder - 4, (shoulderY + armY) / 2],
      [chest, armY, 1],
      [waist, waistY],
      [148, 490],
      [160, 700],
      [166, 930, 1],
      [100, 936],
      [30, 930, 1],
      [22, 740],
      [8, 604, 1],
      [0, 590, 1],
    ]),
  );
  s.fold("M392 600C380 700 376 800 372 926", 26, 0.6);
  twice((d) => s.fold(d, 16, 0.35), "M404 598C430 604 470 590 500 556");
  twice(
    (d) => s.fold(d, 16, 0.4),
    `M${396 + chest} ${armY + 8}C470 ${armY + 40} 450 ${armY + 50} 440 ${armY + 60}`,
  );
  twice((d) => s.shine(d, 36, 0.5), "M490 560C500 700 496 800 498 910");
  twice((d) => s.fold(d, 14, 0.35), "M436 860C460 870 490 866 520 850");
  s.soft();
  s.seam(`M400 ${fit.depth}V590`, { width: 2 });
  if (!back) {
    binding(s, fit, { sharp: true, width: 10, ribbed: false });
    for (let by = fit.depth + 24; by < waistY; by += 48) s.button(406, by, 6);
  }
  twice((d) => s.seam(d, { width: 2 }), "M508 410L552 520");
  if (sleeve === "long") cuffs(s, fit, "hem");
  waistline(s, waist, waistY, true, back);
}

export const dresses: Family = {
  dress: dressViews(false),
  "long-dress": dressViews(true),
  jumpsuit: (s, view) => jumpsuit(s, view === "second"),
};
