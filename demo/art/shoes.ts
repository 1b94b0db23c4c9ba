/** Closed shoes from the side, toe to the right: trainers, boots, ankle boots, loafers, slippers. */
import { boot } from "./boots";
import { curve } from "./pen";
import { rubber, shoesAbove, type Upper } from "./shoes-above";
import { slippers } from "./slippers";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Draw, Family } from "./types";

/** A strap of bootlace over the throat: dark holes, then crossing bands. */
function laces(
  s: Studio,
  from: readonly [number, number],
  to: readonly [number, number],
  rows: number,
  colour: string,
  reach = 46,
): void {
  for (let index = 0; index < rows; index++) {
    const t = index / (rows - 1);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const d = `M${Math.round(x)} ${Math.round(y)}q${-reach * 0.3} ${reach * 0.35} ${-reach * 0.75} ${reach * 0.72}`;
    s.seam(d, { width: 17, opacity: 0.22 });
    s.seam(d, { width: 12, colour, opacity: 1 });
    s.seam(d, { width: 2, colour: "#000000", opacity: 0.12 });
    s.fill(
      `M${Math.round(x - reach * 0.75 - 6)} ${Math.round(y + reach * 0.72)}a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z`,
      "#000000",
      0.4,
    );
  }
}

function trainers(s: Studio): void {
  const chunky = s.random.chance(0.4);
  const high = !chunky && s.random.chance(0.25);
  const sole = s.random.pick(rubber);
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

function stripe(s: Studio, accent: string): void {
  const d = s.random.pick([
    "M250 640C270 580 300 540 350 500L374 530C330 566 310 600 300 644Z",
    "M220 560C290 600 380 610 470 570C410 624 300 650 214 620Z",
    "M268 640L330 500L356 520L300 644ZM330 644L384 548L406 566L366 646Z",
  ]);
  s.piece(d, { fill: accent, depth: 0, cast: false, sheen: "none" });
}

function loafers(s: Studio): void {
  const kind = s.random.pick(["penny", "bit", "tassel"] as const);
  s.floor(410, 690, 330, 30);
  s.piece("M134 506C220 500 330 540 424 536L400 600H180Z", {
    fill: mix(s.tone.base, "#caa27a", 0.65),
    depth: 14,
    cast: false,
  });
  s.piece(
    curve(
      [
        [118, 656, 1],
        [112, 590],
        [130, 500, 1],
        [170, 536],
        [250, 566],
        [340, 556],
        [420, 520, 1],
        [452, 522],
        [520, 556],
        [620, 580],
        [690, 616],
        [708, 660, 1],
      ],
      true,
    ),
    { sheen: "down" },
  );
  s.shine("M540 574C600 584 650 602 676 628", 28, 1.1);
  s.fold("M440 540C420 580 410 620 416 650", 16, 0.4);
  s.fold("M250 580C240 610 240 630 244 650", 18, 0.3);
  s.soft();
  s.seam("M470 532C500 580 540 600 600 606C650 612 680 622 700 640", { width: 5, opacity: 0.3 });
  s.seam("M470 530C500 578 540 598 600 604C650 610 680 620 700 638", { width: 2.4, opacity: 0.7 });
  s.stitch("M140 520C180 550 250 580 340 570C380 562 410 546 440 534");
  s.seam("M160 540C170 580 196 620 220 656", { width: 2 });
  s.piece(
    "M402 528C424 517 452 519 476 535C490 566 494 600 488 634C462 646 432 648 404 642C416 600 414 562 402 528Z",
    { depth: 0, sheen: "down", cast: false },
  );
  if (kind === "penny")
    s.fill(
      "M424 566C436 560 452 560 464 566C460 578 460 590 464 602C450 608 436 608 424 602C428 590 428 578 424 566Z",
      mix(s.tone.base, "#000000", 0.6),
    );
  if (kind === "bit") {
    s.seam("M416 556a18 18 0 1 0 1 0M470 560a16 16 0 1 0 1 0M430 574h30", {
      colour: "#c9a24a",
      width: 8,
      opacity: 1,
    });
    s.seam("M418 558a15 15 0 1 0 1 0M472 562a13 13 0 1 0 1 0M430 572h30", {
      colour: "#fff3cf",
      width: 1.6,
      opacity: 0.8,
    });
  }
  if (kind === "tassel")
    for (const x of [446, 474])
      s.piece(
        `M${x} 548C${x + 20} 560 ${x + 26} 590 ${x + 30} 622L${x + 4} 626C${x + 6} 600 ${x} 570 ${x - 6} 552Z`,
        { fill: s.tone.dark, depth: 0 },
      );
  s.piece(
    "M114 650C300 664 560 664 710 650C722 656 720 674 708 676C560 684 380 684 280 676L276 704H124C116 690 112 668 114 650Z",
    { fill: mix(s.tone.base, "#1a1210", 0.75), depth: 0, sheen: "down" },
  );
  s.seam("M118 656C300 670 560 670 708 656", { width: 2.4, colour: "#d9b98a", opacity: 0.8, dash: "7 4" });
}

function pair(side: (s: Studio) => void, upper: Upper): Draw {
  return (s, view) => (view === "front" ? side(s) : shoesAbove(s, upper));
}

export const shoes: Family = {
  trainers: pair(trainers, "laced"),
  boots: pair((s) => boot(s, 130, 0), "shaft"),
  "ankle-boots": pair((s) => boot(s, 366, 90), "shaft"),
  loafers: pair(loafers, "loafer"),
  slippers: pair(slippers, "mule"),
};
