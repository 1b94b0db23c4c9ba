/** Clothes in two pieces, and those between two kinds: suits, tracksuits, gilets, dungarees, bodies. */
import { joggers, shorts, trousers } from "./bottoms";
import { type Fit, inside, usual } from "./cut";
import { drawLegs, long } from "./legs";
import { binding, zip } from "./necks";
import { blazer } from "./outerwear";
import { twice } from "./paint";
import { symmetric } from "./pen";
import { placed, turned } from "./second";
import { drawSleeves } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import { bodice, hoodie, sleeveless, tshirt } from "./tops";
import type { Family } from "./types";

/** Two garments side by side, the lower one behind. */
function pair(s: Studio, lower: (s: Studio) => void, upper: (s: Studio) => void): void {
  placed(s, "translate(240 190) scale(.74)", lower);
  placed(s, "translate(-50 -20) scale(.78)", upper);
}

/** T-shirt with panels along the sides and a number's place. */
function sportsShirt(s: Studio): void {
  const accent = s.random.pick(["#e4572e", "#2f7d46", "#1c2743", mix(s.tone.base, "#ffffff", 0.6)]);
  tshirt(s);
  twice((d) => s.seam(d, { width: 26, colour: accent, opacity: 0.95 }), "M582 420C574 540 572 680 574 820");
  twice(
    (d) => s.seam(d, { width: 16, colour: accent, opacity: 0.95 }),
    "M486 206C530 214 560 222 578 236C630 290 660 350 690 420",
  );
  s.seam("M330 330L400 366L470 330", { width: 14, colour: accent, opacity: 0.95 });
  s.seam("M300 560H500M300 590H500M300 620H500", { width: 3, opacity: 0.18, dash: "3 7" });
}

/** Sleeveless, buttoned, with two points below. */
function gilet(s: Studio): void {
  const horn = s.random.pick(["#6b4529", "#232326", mix(s.tone.base, s.tone.ink, 0.5)]);
  const fit: Fit = {
    ...usual,
    depth: 420,
    neck: 74,
    shoulder: 138,
    shoulderY: 212,
    chest: 158,
    armY: 420,
    waist: 148,
    hem: 156,
    hemY: 760,
  };
  inside(s, fit);
  bodice(s, fit, "none", true);
  s.piece("M246 720L330 800L400 736L470 800L554 720L552 690H248Z", { depth: 0, cast: false });
  binding(s, fit, { sharp: true, width: 22, ribbed: false });
  s.seam("M400 424V742", { width: 3 });
  for (let y = 452; y < 720; y += 66) s.button(408, y, 11, horn);
  twice((d) => s.seam(d, { width: 9, opacity: 0.35 }), "M448 600L530 588");
  twice((d) => s.seam(d, { width: 2 }), "M446 594L532 582M446 606L532 594");
  twice((d) => s.stitch(d), "M532 222C516 290 516 360 548 414");
}

/** Bib, straps and legs in one. */
function dungarees(s: Studio): void {
  const metal = s.random.pick(["#c9a24a", "#c4c7cb", "#b07a4a"]);
  const thread = s.tone.luminance > 0.75 ? undefined : "#d99a52";
  twice(
    (d) => s.seam(d, { width: 40, colour: mix(s.tone.base, s.tone.ink, 0.22), opacity: 1 }),
    "M450 60C480 120 486 160 486 250",
  );
  s.group("translate(0 60)", () =>
    drawLegs(s, {
      ...long,
      waist: 138,
      waistY: 330,
      hip: 164,
      hipY: 420,
      crotchY: 500,
      kneeY: 680,
      hemOut: 168,
      kneeOut: 160,
      hemY: 890,
    }),
  );
  s.piece("M292 230H508L530 400H270Z", { sheen: "down" });
  s.soft();
  s.piece("M352 290H448V360L400 384L352 360Z", { depth: 0, cast: false });
  s.stitch("M300 238H500M360 298H440V354L400 374L360 354V298", thread);
  s.piece("M262 396C340 416 460 416 538 396L544 438C460 458 340 458 256 438Z", { depth: 0, cast: false });
  s.stitch("M264 404C340 424 460 424 536 404M258 430C340 450 460 450 542 430", thread);
  for (const x of [314, 486]) {
    s.seam(`M${x - 22} 236h44v40h-44z`, { width: 6, colour: metal, opacity: 1 });
    s.button(x, 268, 11, metal);
  }
  twice((d) => s.stitch(d, thread), "M450 470C470 520 500 540 552 546");
  for (const y of [470, 500]) s.button(556, y, 8, metal);
}

/** A close top that ends in briefs. */
function bodysuit(s: Studio): void {
  const high = s.random.chance(0.4);
  const long = s.random.chance(0.6);
  const fit: Fit = {
    ...usual,
    neck: 70,
    neckY: 150,
    depth: high ? 176 : 280,
    shoulder: 138,
    shoulderY: 188,
    chest: 138,
    armY: 350,
    waist: 112,
    waistY: 480,
    hem: 130,
    hemY: 640,
  };
  inside(s, fit);
  drawSleeves(s, long ? "long" : "none", fit);
  s.piece(
    symmetric([
      [0, fit.depth],
      [fit.neck * 0.6, fit.depth - (fit.depth - 150) * 0.3],
      [70, 150, 1],
      [138, 188, 1],
      [126, 270],
      [138, 350, 1],
      [112, 480],
      [140, 620],
      [150, 680, 1],
      [96, 760],
      [48, 836],
      [36, 880, 1],
      [0, 886],
    ]),
  );
  twice((d) => s.fold(d, 16, 0.45), "M512 470C480 490 450 500 420 498M520 560C480 570 450 574 430 572");
  s.shine("M350 400C344 520 342 620 352 720", 34, 0.6);
  s.soft();
  binding(s, fit, { width: high ? 26 : 12, ribbed: high });
  twice((d) => s.stitch(d), "M546 686C500 752 456 826 446 872");
  for (const x of [382, 400, 418]) s.button(x, 876, 5, "#c4c7cb");
}

/** For infants: short legs, flounced shoulders, buttons down the front. */
function playsuit(s: Studio): void {
  const trim = mix(
    s.tone.base,
    s.tone.luminance > 0.7 ? s.tone.ink : "#ffffff",
    s.random.pick([0.25, 0.4, 0.55]),
  );
  const fit: Fit = {
    ...usual,
    neck: 84,
    neckY: 190,
    depth: 246,
    shoulder: 150,
    shoulderY: 226,
    chest: 168,
    armY: 370,
    waist: 166,
    hem: 190,
    hemY: 700,
  };
  inside(s, fit);
  drawSleeves(s, "puff", fit);
  s.piece(
    symmetric([
      [0, 246],
      [52, 232],
      [84, 190, 1],
      [150, 226, 1],
      [146, 300],
      [168, 370, 1],
      [172, 520],
      [204, 660],
      [210, 770, 1],
      [120, 790],
      [44, 770, 1],
      [20, 720, 1],
      [0, 712],
    ]),
  );
  s.fold("M300 600C290 660 280 720 290 770", 20, 0.4);
  s.shine("M300 420C290 520 280 600 282 680", 30, 0.7);
  s.soft();
  binding(s, fit, { width: 18, colour: trim, ribbed: false });
  for (const d of ["M190 764Q290 800 356 766", "M610 764Q510 800 444 766"])
    s.seam(d, { width: 22, colour: trim, opacity: 1 });
  s.seam("M400 252V710", { width: 20, colour: trim, opacity: 1 });
  for (let y = 286; y < 700; y += 74) s.button(400, y, 10, "#f6f3ec");
}

const near = "translate(-500 -220) scale(1.9) rotate(3)";

export const sets: Family = {
  suit: turned((s) => pair(s, (room) => trousers(room, false), blazer), near),
  tracksuit: turned(
    (s) =>
      pair(
        s,
        (room) => joggers(room, false),
        (room) => {
          hoodie(room, true);
          zip(room, 282, 836);
        },
      ),
    near,
  ),
  "two-piece": turned(
    (s) =>
      pair(
        s,
        (room) => trousers(room, false),
        (room) => sleeveless(room, true),
      ),
    near,
  ),
  "baby-set": turned((s) => pair(s, (room) => shorts(room, false), tshirt), near),
  "sports-shirt": turned(sportsShirt, near),
  gilet: turned(gilet, near),
  dungarees: turned(dungarees, near),
  bodysuit: turned(bodysuit, near),
  playsuit: turned(playsuit, near),
};
