/** Light shoes: heels, sandals, flip-flops. */
import { shoesAbove } from "./shoes-above";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

function heels(s: Studio): void {
  const stiletto = s.random.chance(0.6);
  const strap = s.random.chance(0.35);
  const red = s.random.chance(0.2);
  s.floor(440, 742, 290, 24);
  s.floor(200, 742, 60, 14);
  const heel = stiletto
    ? "M158 604C200 606 250 612 284 624C246 650 220 690 210 740L188 740C188 690 176 640 158 604Z"
    : "M156 600C210 604 270 616 306 634C288 670 280 700 280 740H190C188 690 172 640 156 600Z";
  s.piece(heel, { depth: 16, fill: s.random.chance(0.8) ? s.tone.base : "#c9a24a" });
  s.soft();
  s.fill(stiletto ? "M188 734h22v8h-22z" : "M190 732h90v10h-90z", "#241c18");
  s.piece("M150 446C200 470 260 545 340 574C400 594 460 592 506 592L450 650L260 604Z", {
    fill: "#d3ae86",
    depth: 18,
    cast: false,
  });
  s.soft();
  s.piece(
    "M160 612C230 612 300 630 364 672C420 712 470 738 560 738H690C712 736 718 728 712 722L560 724C470 720 420 690 360 650Z",
    { fill: red ? "#b01c2c" : "#b98a5c", depth: 0 },
  );
  s.piece(
    "M150 446C176 466 212 544 300 600C372 640 440 634 506 592C560 634 640 674 702 704C722 716 716 726 696 727L560 729C470 726 420 698 360 658C290 618 230 608 160 616C138 560 136 500 150 446Z",
    { sheen: "down" },
  );
  s.shine("M540 632C590 666 640 688 684 706", 22, 1.3);
  s.shine("M168 500C176 540 190 570 210 590", 24, 0.9);
  s.fold("M400 640C440 690 500 716 570 722", 20, 0.5);
  s.fold("M160 606C230 600 300 620 360 652", 16, 0.5);
  s.soft();
  s.seam("M154 462C184 484 220 556 304 608C374 646 440 642 500 604", { width: 1.6, opacity: 0.4 });
  if (!strap) return;
  const d = "M158 470C200 410 330 400 360 440C380 480 300 520 214 500";
  s.seam(d, { width: 20, opacity: 0.25 });
  s.seam(d, { width: 16, colour: mix(s.tone.base, s.tone.ink, 0.1), opacity: 1 });
  s.seam(d, { width: 2, colour: s.tone.light, opacity: 0.8 });
  s.seam("M318 478h26v24h-26z", { colour: "#c9a24a", width: 5, opacity: 1 });
}

function sandals(s: Studio): void {
  if (s.random.chance(0.5)) footbed(s);
  else heeled(s);
}

/** Cork footbed with two buckled bands. */
function footbed(s: Studio): void {
  s.floor(410, 712, 340, 30);
  s.piece(
    "M110 640C200 622 300 664 420 660C540 656 640 640 704 624C726 640 722 690 704 706H130C100 700 96 660 110 640Z",
    { fill: "#c49a6c", sheen: "down", depth: 14 },
  );
  s.soft();
  s.piece("M104 690C300 704 540 700 716 688C718 710 712 720 700 722H128C110 718 104 706 104 690Z", {
    fill: "#3a2a20",
    depth: 0,
  });
  s.fill(
    "M110 640C200 622 300 664 420 660C540 656 640 640 704 624L700 634C640 650 540 668 420 672C300 676 200 636 112 652Z",
    "#e2c9a2",
  );
  const bands = [
    "M300 684C300 590 350 520 420 516C450 516 466 528 470 540C444 580 430 630 432 688C390 696 340 694 300 684Z",
    "M486 688C484 610 520 552 586 552C640 556 676 590 690 640C664 680 560 700 486 688Z",
  ];
  for (const d of bands) s.piece(d, { sheen: "down" });
  s.shine("M340 590C360 550 390 534 420 534", 22, 1);
  s.shine("M530 596C560 570 600 570 640 590", 22, 1);
  s.soft();
  s.stitch("M308 676C310 594 356 530 418 526M494 682C494 614 526 562 584 562");
  for (const [x, y] of [
    [340, 570],
    [524, 600],
  ] as const) {
    s.seam(`M${x} ${y}l40 16l-10 34l-40-16z`, { colour: "#c9a24a", width: 7, opacity: 1 });
    s.seam(`M${x + 18} ${y + 8}l-8 34`, { colour: "#8a6a2a", width: 4, opacity: 1 });
  }
}

function heeled(s: Studio): void {
  s.floor(440, 742, 280, 24);
  s.floor(230, 742, 80, 14);
  s.piece("M150 596C210 600 270 616 306 634C292 670 284 700 284 740H182C180 690 166 640 150 596Z", {
    fill: mix(s.tone.base, "#5a4028", 0.2),
    depth: 16,
  });
  s.piece(
    "M146 586C230 580 310 620 370 662C430 704 480 716 560 716H700C724 720 724 736 706 740H560C460 740 410 716 360 680C300 640 230 616 152 612Z",
    { fill: "#c9a077", sheen: "down", depth: 0 },
  );
  s.soft();
  const straps = [
    "M150 606C130 520 140 440 164 420L196 430C190 480 196 560 216 600Z",
    "M548 722C532 684 548 650 592 640C640 634 676 662 690 690L684 716C640 690 600 690 584 722Z",
  ];
  for (const d of straps) s.piece(d, { sheen: "down" });
  s.shine("M560 668C584 650 630 654 664 680", 20, 1.1);
  s.soft();
  const ankle = "M160 440C230 380 350 400 352 440C350 486 240 500 190 470";
  s.seam(ankle, { width: 26, opacity: 0.22 });
  s.seam(ankle, { width: 21, colour: mix(s.tone.base, s.tone.ink, 0.08), opacity: 1 });
  s.seam(ankle, { width: 2, colour: s.tone.light, opacity: 0.9 });
  s.seam("M306 462h28v28h-28z", { colour: "#c9a24a", width: 6, opacity: 1 });
}

/** Flip-flops say more from above; the second picture comes closer and turns them. */
export const lightShoes: Family = {
  heels: (s, view) => (view === "front" ? heels(s) : shoesAbove(s, "pump")),
  sandals: (s, view) => (view === "front" ? sandals(s) : shoesAbove(s, "sandal")),
  "flip-flops": (s, view) => {
    if (view === "front") shoesAbove(s, "thong");
    else s.group("rotate(38 400 500) translate(-120 -110) scale(1.35)", () => shoesAbove(s, "thong"));
  },
};
