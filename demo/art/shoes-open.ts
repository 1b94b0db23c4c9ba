/** Light shoes: heels, sandals, wedges, flip-flops. */
import { turned } from "./second";
import { shoesAbove } from "./shoes-above";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

type Heel = "stiletto" | "block" | "slingback" | "strap";

function heels(s: Studio, kind: Heel): void {
  const stiletto = kind === "stiletto" || kind === "slingback";
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
  const upper =
    kind === "slingback"
      ? "M330 600C372 640 440 634 506 592C560 634 640 674 702 704C722 716 716 726 696 727L560 729C470 726 420 698 360 658C344 646 334 624 330 600Z"
      : "M150 446C176 466 212 544 300 600C372 640 440 634 506 592C560 634 640 674 702 704C722 716 716 726 696 727L560 729C470 726 420 698 360 658C290 618 230 608 160 616C138 560 136 500 150 446Z";
  s.piece(upper, { sheen: "down" });
  s.shine("M540 632C590 666 640 688 684 706", 22, 1.3);
  if (kind !== "slingback") s.shine("M168 500C176 540 190 570 210 590", 24, 0.9);
  s.fold("M400 640C440 690 500 716 570 722", 20, 0.5);
  s.fold("M160 606C230 600 300 620 360 652", 16, 0.5);
  s.soft();
  if (kind === "slingback") {
    s.seam("M338 612C290 600 200 560 158 486", { width: 20, opacity: 0.3 });
    s.seam("M338 612C290 600 200 560 158 486", { width: 15, colour: s.tone.base, opacity: 1 });
    s.seam("M158 486C150 520 150 570 164 608", { width: 15, colour: s.tone.base, opacity: 1 });
    s.seam("M244 560h22v22h-22z", { colour: "#c9a24a", width: 5, opacity: 1 });
    return;
  }
  s.seam("M154 462C184 484 220 556 304 608C374 646 440 642 500 604", { width: 1.6, opacity: 0.4 });
  if (kind !== "strap") return;
  const d = "M158 470C200 410 330 400 360 440C380 480 300 520 214 500";
  s.seam(d, { width: 20, opacity: 0.25 });
  s.seam(d, { width: 16, colour: mix(s.tone.base, s.tone.ink, 0.1), opacity: 1 });
  s.seam(d, { width: 2, colour: s.tone.light, opacity: 0.8 });
  s.seam("M318 478h26v24h-26z", { colour: "#c9a24a", width: 5, opacity: 1 });
}

/** Cork footbed with two buckled bands. */
function footbed(s: Studio): void {
  const metal = s.random.pick(["#c9a24a", "#c4c7cb"]);
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
    s.seam(`M${x} ${y}l40 16l-10 34l-40-16z`, { colour: metal, width: 7, opacity: 1 });
    s.seam(`M${x + 18} ${y + 8}l-8 34`, { colour: "#8a6a2a", width: 4, opacity: 1 });
  }
}

function heeled(s: Studio, thin: boolean): void {
  const clasp = s.random.pick(["#c9a24a", "#c4c7cb"]);
  s.floor(440, 742, 280, 24);
  s.floor(230, 742, 80, 14);
  const heel = thin
    ? "M150 596C200 600 250 608 284 622C244 652 214 694 206 740H186C184 690 172 640 150 596Z"
    : "M150 596C210 600 270 616 306 634C292 670 284 700 284 740H182C180 690 166 640 150 596Z";
  s.piece(heel, {
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
  s.seam("M306 462h28v28h-28z", { colour: clasp, width: 6, opacity: 1 });
}

/** A sole that climbs to the heel in one piece, of jute or cork, under two bands and an ankle strap. */
function wedge(s: Studio, low: boolean): void {
  const jute = s.random.chance(0.5);
  const back = low ? 620 : 540;
  s.floor(410, 742, 330, 28);
  const sole = `M128 ${back}C220 ${back + 6} 320 ${(back + 690) / 2} 420 680C520 706 620 700 706 692C722 706 720 736 704 742H160C136 700 126 640 128 ${back}Z`;
  s.piece(sole, { fill: jute ? "#cfae7c" : "#b98d5e", sheen: "down", depth: 14 });
  s.soft();
  let grain = "";
  for (let y = 724; y > back + 24; y -= 22)
    grain += `M${Math.round(134 + (742 - y) * 0.06)} ${y}Q${Math.round(300 - (742 - y) * 0.5)} ${y} ${Math.round(690 - (720 - y) * 2.5)} ${Math.min(730, y + 10)}`;
  s.seam(grain, { width: jute ? 6 : 3, colour: "#5a3c1c", opacity: 0.45, dash: jute ? "10 5" : "3 16" });
  s.seam(`M128 ${back}C220 ${back + 6} 320 ${(back + 690) / 2} 420 680C520 706 620 700 706 692`, {
    width: 8,
    colour: "#e2c9a2",
    opacity: 1,
  });
  s.piece("M500 702C490 640 520 598 580 596C636 600 676 640 694 692C630 712 560 712 500 702Z", {
    sheen: "down",
  });
  s.shine("M536 640C566 612 610 616 644 640", 22, 1.1);
  s.soft();
  const heelCup = `M132 ${back + 14}C120 ${back - 80} 128 ${back - 130} 150 ${back - 150}L184 ${back - 140}C180 ${back - 90} 186 ${back - 20} 206 ${back + 22}Z`;
  s.piece(heelCup, { sheen: "down", depth: 0 });
  const ankle = `M150 ${back - 120}C220 ${back - 176} 340 ${back - 150} 344 ${back - 112}C340 ${back - 70} 240 ${back - 50} 186 ${back - 84}`;
  s.seam(ankle, { width: 26, opacity: 0.25 });
  s.seam(ankle, { width: 20, colour: mix(s.tone.base, s.tone.ink, 0.08), opacity: 1 });
  s.seam(`M304 ${back - 92}h26v26h-26z`, { colour: "#c9a24a", width: 6, opacity: 1 });
}

/** Two crossed bands on a flat sole. */
function crossed(s: Studio): void {
  const lining = s.random.pick(["#d8bd94", "#c9a882", "#e2c9a2"]);
  s.floor(410, 716, 330, 28);
  s.piece(
    "M104 662C220 650 320 680 430 678C540 676 630 664 706 650C724 664 722 700 706 706H124C100 702 94 676 104 662Z",
    { fill: lining, sheen: "down", depth: 10 },
  );
  s.soft();
  s.seam("M106 700C300 708 540 706 714 694", { width: 14, colour: "#4a3426", opacity: 1 });
  for (const d of [
    "M330 694C350 620 430 560 520 560L560 588C480 610 440 650 430 700Z",
    "M430 700C420 640 450 580 500 562C580 560 640 600 690 664L640 690C600 640 560 620 520 616C500 640 496 670 500 702Z",
  ])
    s.piece(d, { sheen: "down" });
  s.shine("M520 580C580 584 630 620 660 656", 16, 1.1);
  s.soft();
  s.piece("M118 672C112 610 120 570 138 552L166 560C160 600 168 640 186 676Z", { depth: 0 });
  s.seam("M140 570C220 520 320 540 322 572C318 606 220 620 170 594", {
    width: 18,
    colour: mix(s.tone.base, s.tone.ink, 0.1),
    opacity: 1,
  });
  s.seam("M284 580h24v24h-24z", { colour: "#c9a24a", width: 5, opacity: 1 });
}

/** For small feet: woven straps and a closed toe. */
function babySandals(s: Studio): void {
  const sole = s.random.pick(["#f4efe6", "#c9a06a", "#e2c9a2"]);
  const one = () => {
    for (const d of [
      "M420 630C420 560 470 530 530 540L556 566C500 570 470 600 470 640Z",
      "M500 640C500 590 520 560 560 560C600 580 616 610 618 640Z",
      "M330 636C330 540 380 480 430 486L440 520C400 530 376 570 378 640Z",
    ])
      s.piece(d, { sheen: "down", depth: 0 });
    s.piece("M200 640C186 560 190 490 210 466L260 480C252 540 256 600 270 644Z", { sheen: "down" });
    s.seam("M214 486C280 440 400 450 420 480C412 520 300 530 236 512", {
      width: 24,
      colour: mix(s.tone.base, s.tone.ink, 0.1),
      opacity: 1,
    });
    s.button(384, 506, 11, "#f6f3ec");
    s.piece("M190 630C300 646 500 646 618 630C632 650 624 676 604 680H210C190 676 182 650 190 630Z", {
      fill: sole,
      depth: 0,
      sheen: "down",
    });
  };
  s.floor(410, 700, 280, 26);
  s.group("translate(60 -60) scale(.94)", one);
  s.group("translate(-20 20)", one);
}

/** Flip-flops say more from above; the second picture comes closer and turns them. */
export const lightShoes: Family = {
  heels: (s, view) => (view === "front" ? heels(s, "stiletto") : shoesAbove(s, "pump")),
  "block-heels": turned((s) => heels(s, "block")),
  slingbacks: turned((s) => heels(s, "slingback")),
  "strap-heels": turned((s) => heels(s, "strap")),
  "heeled-sandals": turned((s) => heeled(s, true)),
  "block-sandals": turned((s) => heeled(s, false)),
  wedges: turned((s) => wedge(s, false)),
  "low-wedges": turned((s) => wedge(s, true)),
  sandals: (s, view) => (view === "front" ? footbed(s) : shoesAbove(s, "sandal")),
  "crossed-sandals": turned(crossed),
  "baby-sandals": turned(babySandals),
  "flip-flops": (s, view) => {
    if (view === "front") shoesAbove(s, "thong");
    else s.group("rotate(38 400 500) translate(-120 -110) scale(1.35)", () => shoesAbove(s, "thong"));
  },
};
