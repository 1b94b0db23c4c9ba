/** Trainers from the side, toe to the right, and the list of all closed shoes. */
import { bootShapes } from "./boots";
import { curve } from "./pen";
import { turned } from "./second";
import { shoesAbove, soleOf, type Upper } from "./shoes-above";
import { laces } from "./shoes-laces";
import { leatherShoes } from "./shoes-leather";
import { loafers } from "./shoes-loafers";
import { sportShoes } from "./shoes-sport";
import { slippers } from "./slippers";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Draw, Family } from "./types";

type Trainer = "low" | "high" | "chunky" | "slip-on" | "straps";

function trainers(s: Studio, kind: Trainer): void {
  const chunky = kind === "chunky";
  const high = kind === "high";
  const sole = soleOf(s);
  const accent = s.random.pick([
    mix(s.tone.base, s.tone.ink, 0.4),
    s.tone.luminance > 0.6 ? "#2f7d46" : "#f6f3ec",
    mix(s.tone.base, "#ffffff", 0.5),
    "#c9a06a",
  ]);
  const lace = s.random.chance(0.75) ? "#fbf9f4" : accent;
  s.floor(410, 708, 340, 34);
  s.piece("M300 450C320 380 350 350 392 348C420 356 430 380 424 420L360 500Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.18),
    depth: 18,
    cast: false,
  });
  const collar: [number, number, 1?][] = high
    ? [
        [128, 300, 1],
        [170, 292],
        [280, 316],
        [344, 330, 1],
      ]
    : [
        [116, 418, 1],
        [146, 398],
        [178, 424],
        [240, 470],
        [306, 446],
        [340, 392, 1],
      ];
  s.piece(
    curve(
      [
        [116, 660, 1],
        [106, 570],
        [124, 470],
        ...collar,
        [384, 398],
        [456, 474],
        [536, 530],
        [628, 560],
        [690, 606],
        [706, 664, 1],
      ],
      true,
    ),
    { cast: false, sheen: "down" },
  );
  s.fold("M330 470C380 520 420 580 430 640", 20, 0.4);
  s.fold("M520 540C500 570 496 600 500 640", 20, 0.45);
  s.shine("M560 556C610 566 650 586 676 616", 26, 0.9);
  s.shine("M150 480C140 540 140 580 150 620", 30, 0.6);
  s.soft();
  s.piece("M112 660C104 600 108 540 120 484C150 490 184 520 196 560C206 600 206 630 200 660Z", {
    fill: accent,
    depth: 0,
    cast: false,
    sheen: "down",
  });
  s.piece("M706 664C702 630 690 604 660 582C628 566 590 556 560 556C530 590 520 630 524 660Z", {
    fill: chunky ? accent : s.tone.base,
    depth: 0,
    cast: false,
    sheen: "down",
  });
  if (!chunky)
    for (const [x, y] of [
      [600, 590],
      [630, 600],
      [604, 614],
      [634, 624],
      [660, 628],
    ])
      s.fill(`M${x} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`, "#000000", 0.35);
  if (kind === "slip-on") gores(s);
  else if (kind === "straps") velcro(s, accent);
  else throat(s, high, accent, lace);
  const thick = chunky ? 742 : 716;
  s.piece(
    chunky
      ? `M92 664C80 640 100 612 122 624C220 664 300 640 420 652C540 664 640 654 704 640C728 650 732 690 716 716L690 ${thick}H480L460 ${thick - 10}L440 ${thick}H150C110 ${thick} 96 700 92 664Z`
      : "M104 640C100 690 108 712 130 716H656C700 716 716 694 712 656C706 644 700 640 690 644C540 664 300 650 104 640Z",
    { fill: sole, sheen: "down", depth: 14 },
  );
  s.soft();
  s.seam(
    chunky
      ? "M100 676C220 706 300 686 420 696C540 706 640 700 722 684"
      : "M106 660C300 672 540 682 710 664M116 700H690",
    { width: 2, colour: "#171717", opacity: 0.3 },
  );
  if (chunky)
    s.seam(
      "M150 720v20M190 720v22M230 720v22M270 720v22M310 720v22M350 720v22M390 720v22M510 720v22M550 720v22M590 720v22M630 720v22",
      { width: 6, colour: "#171717", opacity: 0.28 },
    );
  s.seam("M120 484C122 460 120 440 116 418M146 404L150 440", { width: 3 });
}

function throat(s: Studio, high: boolean, accent: string, lace: string): void {
  s.piece("M336 396L384 398C430 456 490 504 548 534C530 560 510 574 486 580C430 540 380 480 336 396Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.12),
    depth: 0,
    cast: false,
  });
  s.stitch("M346 408C386 484 434 536 488 572");
  if (high) s.piece("M344 330L398 398L340 400L300 330Z", { depth: 0, cast: false });
  stripe(s, accent);
  laces(s, [396, 412], [528, 522], 5, lace);
  s.seam(
    "M396 412C370 380 350 370 330 380C316 392 330 410 396 412C420 372 446 366 456 384C460 400 430 412 396 412",
    { colour: lace, width: 8, opacity: 1 },
  );
}

/** Two stretchy wedges instead of laces. */
function gores(s: Studio): void {
  const elastic = mix(s.tone.base, "#1a1a1c", 0.5);
  s.piece("M322 430C360 470 376 520 372 584L330 580C320 530 306 480 290 452Z", {
    fill: elastic,
    depth: 0,
    cast: false,
  });
  s.seam("M306 450C330 490 340 530 344 580M316 442C344 486 354 530 358 582", {
    width: 2,
    colour: "#ffffff",
    opacity: 0.3,
  });
  s.stitch("M346 404C400 470 470 530 540 556");
  s.seam("M340 392C396 462 470 524 548 548", { width: 3 });
}

/** Two straps that close by pressing. */
function velcro(s: Studio, accent: string): void {
  for (const d of ["M330 440L404 412L470 482L372 540Z", "M390 552L482 494L556 546L440 612Z"]) {
    s.piece(d, { fill: accent, depth: 0 });
    s.seam(d, { width: 2, opacity: 0.4 });
  }
  s.seam("M350 446L416 420M410 556L490 506", { width: 2, colour: "#ffffff", opacity: 0.5, dash: "6 4" });
}

function stripe(s: Studio, accent: string): void {
  const d = s.random.pick([
    "M250 640C270 580 300 540 350 500L374 530C330 566 310 600 300 644Z",
    "M220 560C290 600 380 610 470 570C410 624 300 650 214 620Z",
    "M268 640L330 500L356 520L300 644ZM330 644L384 548L406 566L366 646Z",
  ]);
  s.piece(d, { fill: accent, depth: 0, cast: false, sheen: "none" });
}

function pair(side: (s: Studio) => void, upper: Upper): Draw {
  return (s, view) => (view === "front" ? side(s) : shoesAbove(s, upper));
}

export const shoes: Family = {
  trainers: pair((s) => trainers(s, "low"), "laced"),
  "high-trainers": turned((s) => trainers(s, "high")),
  "chunky-trainers": turned((s) => trainers(s, "chunky")),
  "slip-ons": turned((s) => trainers(s, "slip-on")),
  "strap-trainers": turned((s) => trainers(s, "straps")),
  ...sportShoes,
  ...leatherShoes,
  ...bootShapes,
  loafers: pair((s) => loafers(s, "penny"), "loafer"),
  slippers: pair(slippers, "mule"),
};
