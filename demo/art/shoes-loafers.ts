/** Loafers from the side: with a penny strap, a metal bit or tassels. */
import { curve } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";

export function loafers(s: Studio, kind: "penny" | "bit" | "tassel"): void {
  const sole = mix(s.tone.base, "#1a1210", s.random.pick([0.75, 0.6, 0.85]));
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
    { fill: sole, depth: 0, sheen: "down" },
  );
  s.seam("M118 656C300 670 560 670 708 656", { width: 2.4, colour: "#d9b98a", opacity: 0.8, dash: "7 4" });
}
