/** Tops: T-shirts, shirts, blouses, knitwear, sweatshirts. */
import { bodyOutline, drape, type Fit, hem, inside, usual } from "./cut";
import { binding, hoodBack, hoodFront, placket, shirtCollar, turtleneck, zip } from "./necks";
import { twice } from "./paint";
import { topView } from "./second";
import { cuffs, drawSleeves, ribHem, type Sleeve } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

/** A plain upper body: sleeves, body, drape; the trims are the caller's. */
export function bodice(s: Studio, fit: Fit, sleeve: Sleeve, sharp = false): void {
  drawSleeves(s, sleeve, fit);
  s.piece(bodyOutline(fit, sharp));
  drape(s, fit);
  s.soft();
  const arm = `M${400 + fit.shoulder} ${fit.shoulderY}C${388 + fit.shoulder} ${fit.shoulderY + 60} ${388 + fit.shoulder} ${fit.armY - 60} ${400 + fit.chest} ${fit.armY}`;
  if (sleeve !== "none") twice((d) => s.seam(d, { width: 1.8, opacity: 0.45 }), arm);
}

/** A chest pocket with its stitched edge. */
function pocket(s: Studio, x: number, y: number, width: number, height: number, flap = false): void {
  const d = `M${x} ${y}h${width}v${height - 16}l${-width / 2} 16l${-width / 2}-16z`;
  s.seam(d, { width: 5, opacity: 0.12 });
  s.seam(d, { width: 1.5, opacity: 0.5 });
  s.stitch(`M${x + 4} ${y + 14}h${width - 8}`);
  if (flap)
    s.piece(`M${x - 3} ${y - 8}h${width + 6}v28l${-width / 2 - 3} 14l${-width / 2 - 3}-14z`, {
      depth: 0,
      cast: false,
      sheen: "down",
    });
}

export function tshirt(s: Studio): void {
  const sharp = s.random.chance(0.25);
  const fit: Fit = {
    ...usual,
    depth: sharp ? 300 : s.random.between(232, 256),
    neck: s.random.between(70, 84),
    hemY: s.random.between(820, 860),
  };
  inside(s, fit);
  bodice(s, fit, "short", sharp);
  binding(s, fit, { sharp, ribbed: !sharp });
  hem(s, fit);
  twice(
    (d) => s.stitch(d),
    `M${400 + fit.shoulder + 124} ${fit.shoulderY + 204}Q${400 + fit.shoulder + 88} ${fit.shoulderY + 226} ${400 + fit.shoulder + 39} ${fit.shoulderY + 234}`,
  );
  if (s.random.chance(0.3)) pocket(s, 445, 380, 76, 88);
}

export function sleeveless(s: Studio, straps: boolean): void {
  const low = s.random.between(-16, 20);
  const fit: Fit = {
    ...usual,
    shoulder: straps ? 112 : 128,
    shoulderY: straps ? 190 : 204,
    neck: straps ? 84 : 72,
    neckY: straps ? 178 : 186,
    depth: (straps ? 320 : 280) + low,
    chest: 156,
    armY: 396,
    waist: 146,
    hem: 158,
    hemY: 790,
  };
  inside(s, fit);
  bodice(s, fit, "none", straps && s.random.chance(0.5));
  s.seam(
    `M${400 + fit.shoulder - 5} ${fit.shoulderY + 4}C${392 + fit.shoulder - 12} ${fit.shoulderY + 70} ${392 + fit.shoulder - 12} ${fit.armY - 80} ${400 + fit.chest - 6} ${fit.armY}`,
    { width: 1.6, dash: "6 4" },
  );
  s.seam(
    `M${400 - fit.shoulder + 5} ${fit.shoulderY + 4}C${408 - fit.shoulder + 12} ${fit.shoulderY + 70} ${408 - fit.shoulder + 12} ${fit.armY - 80} ${400 - fit.chest + 6} ${fit.armY}`,
    { width: 1.6, dash: "6 4" },
  );
  hem(s, fit);
}

function shirt(s: Studio): void {
  const short = s.random.chance(0.2);
  const fit: Fit = { ...usual, hemY: 836, bow: 44, depth: 226 };
  bodice(s, fit, short ? "short" : "long");
  placket(s, 228, 872, 7, { colour: s.random.chance(0.5) ? "#f1ede4" : undefined });
  shirtCollar(s, s.random.between(-8, 18));
  if (!short) cuffs(s, fit, "button");
  if (s.random.chance(0.6)) pocket(s, 446, 392, 80, 94, s.random.chance(0.25));
  hem(s, { ...fit, bow: 26 }, 14);
}

function blouse(s: Studio): void {
  const sleeve = s.random.pick(["bell", "puff", "long"] as const);
  const bow = s.random.chance(0.45);
  const fit: Fit = { ...usual, neck: 80, depth: bow ? 230 : 316, hemY: 800, hem: 180, waist: 158, bow: 16 };
  inside(s, fit);
  bodice(s, fit, sleeve, !bow);
  twice(
    (d) => s.seam(d, { width: 2, opacity: 0.28 }),
    "M450 250C456 290 452 330 462 370M480 236C490 280 484 310 500 350",
  );
  if (sleeve === "long") cuffs(s, fit, "button");
  if (!bow) {
    binding(s, fit, { sharp: true, width: 10, ribbed: false });
    placket(s, 322, 812, 5, { radius: 5 });
    return;
  }
  binding(s, fit, { width: 20, ribbed: false });
  s.piece("M398 250C360 300 350 380 366 470L392 476C384 400 392 320 404 262Z", { depth: 0, sheen: "down" });
  s.piece("M402 250C440 300 446 360 430 440L406 450C412 390 410 320 396 262Z", { depth: 0, sheen: "down" });
  for (const d of [
    "M400 252C440 208 500 204 508 240C512 286 450 282 400 258Z",
    "M400 252C360 208 300 204 292 240C288 286 350 282 400 258Z",
  ])
    s.piece(d, { depth: 0, sheen: "down" });
  s.piece("M384 236h32q8 18 0 38h-32q-8-18 0-38z", { depth: 0, sheen: "down" });
  twice((d) => s.seam(d, { width: 2, opacity: 0.35 }), "M416 250C440 240 470 236 490 244");
}

function polo(s: Studio): void {
  const fit: Fit = { ...usual, depth: 240 };
  const trim = s.random.chance(0.5)
    ? mix(s.tone.base, s.tone.luminance > 0.5 ? "#1c2743" : "#ffffff", 0.8)
    : undefined;
  bodice(s, fit, "short");
  placket(s, 236, 400, 3, { radius: 6 });
  s.seam("M384 400h32v8h-32z", { width: 1.5 });
  shirtCollar(s, 12, trim);
  for (const side of [1, -1]) {
    const x = (offset: number) => 400 + side * (fit.shoulder + offset);
    s.seam(
      `M${x(133)} ${fit.shoulderY + 200}Q${x(90)} ${fit.shoulderY + 224} ${x(44)} ${fit.shoulderY + 232}`,
      { width: 18, colour: trim ?? mix(s.tone.base, s.tone.ink, 0.12), opacity: 1 },
    );
  }
  hem(s, fit);
}

function jumper(s: Studio): void {
  const high = s.random.chance(0.35);
  const sharp = !high && s.random.chance(0.3);
  const fit: Fit = {
    ...usual,
    depth: high ? 220 : sharp ? 318 : 240,
    neck: 76,
    chest: 178,
    waist: 174,
    hem: 164,
    hemY: 820,
  };
  if (!high) inside(s, fit);
  bodice(s, fit, "long", sharp);
  if (high) turtleneck(s, fit);
  else binding(s, fit, { sharp, width: 24 });
  if (s.pattern === "plain" && s.random.chance(0.5)) cables(s, sharp ? 400 : 290);
  ribHem(s, fit);
  cuffs(s, fit, "rib");
}

/** Two cables knitted down the front. */
function cables(s: Studio, top: number): void {
  for (const x of [350, 450]) {
    let d = "";
    for (let y = top; y < 730; y += 48)
      d += `M${x - 14} ${y}C${x - 14} ${y + 26} ${x + 14} ${y + 22} ${x + 14} ${y + 48}M${x + 14} ${y}C${x + 14} ${y + 14} ${x + 6} ${y + 18} ${x + 2} ${y + 20}M${x - 14} ${y + 48}C${x - 14} ${y + 34} ${x - 6} ${y + 30} ${x - 2} ${y + 28}`;
    s.seam(d, { width: 5, opacity: 0.32 });
    s.seam(`M${x - 26} ${top - 10}V760M${x + 26} ${top - 10}V760`, { width: 3, opacity: 0.28 });
  }
}

function cardigan(s: Studio): void {
  const fit: Fit = { ...usual, depth: 392, neck: 76, chest: 178, waist: 172, hem: 166, hemY: 824 };
  inside(s, fit);
  bodice(s, fit, "long", true);
  ribHem(s, fit);
  cuffs(s, fit, "rib");
  s.seam("M400 400V834", { width: 44, opacity: 0.12 });
  binding(s, fit, { sharp: true, width: 30 });
  s.seam("M400 398V834", { width: 32, colour: mix(s.tone.base, s.tone.ink, 0.1), opacity: 1 });
  s.seam("M400 398V834", { width: 32, dash: "2 5", opacity: 0.25 });
  s.seam("M384 412V832M416 412V832", { width: 1.6 });
  for (let index = 0; index < 5; index++)
    s.button(400, 432 + index * 92, 10, s.random.chance(0.5) ? "#6b4529" : undefined);
  if (s.random.chance(0.6)) twice((d) => s.seam(d, { width: 2 }), "M450 660h88v110h-88zM450 680h88");
}

export function hoodie(s: Studio, zipped = s.random.chance(0.4)): void {
  const fit: Fit = {
    ...usual,
    depth: 262,
    neck: 86,
    neckY: 196,
    chest: 184,
    waist: 182,
    hem: 170,
    hemY: 836,
  };
  hoodBack(s);
  bodice(s, fit, "long");
  const left = "M302 606C330 600 370 600 400 600V764H272C272 740 276 720 280 700Z";
  if (zipped) zip(s, 290, 836);
  s.seam(
    left +
      left
        .replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x, y) => `${800 - Number(x)} ${y}`)
        .replace("H272", "H528"),
    { width: 2.2, opacity: zipped ? 0.35 : 0.5 },
  );
  twice((d) => s.stitch(d), "M492 610L514 700");
  ribHem(s, fit, 60);
  cuffs(s, fit, "rib");
  hoodFront(
    s,
    zipped && s.random.chance(0.5)
      ? null
      : s.tone.luminance > 0.7
        ? mix(s.tone.base, s.tone.ink, 0.25)
        : "#f4f1ea",
  );
  if (zipped) zip(s, 282, 836);
}

export const tops: Family = {
  "t-shirt": topView(tshirt, ["back", "folded", "near"], "short"),
  top: topView((s) => sleeveless(s, true), ["back", "near"], "none"),
  "tank-top": topView((s) => sleeveless(s, false), ["back", "near"], "none"),
  shirt: topView(shirt, ["folded", "back", "near"], "long", true),
  blouse: topView(blouse, ["back", "near"], "long"),
  polo: topView(polo, ["folded", "back"], "short", true),
  jumper: topView(jumper, ["folded", "back", "near"], "long"),
  cardigan: topView(cardigan, ["back", "near"], "long"),
  hoodie: topView((s) => hoodie(s), ["near"], "long"),
};
