/** Leather shoes from the side: oxfords, brogues, ballet flats, espadrilles. */
import { curve } from "./pen";
import { turned } from "./second";
import { laces } from "./shoes-laces";
import { loafers } from "./shoes-loafers";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

/** The last of a lace-up: toe cap, closed or open lacing, stacked heel. */
function oxford(s: Studio, kind: "oxford" | "derby" | "brogue"): void {
  const dark = mix(s.tone.base, s.tone.ink, 0.3);
  const sole = mix(s.tone.base, "#1a1210", s.random.pick([0.75, 0.6, 0.88]));
  s.floor(410, 700, 330, 30);
  s.piece("M196 470C240 440 330 430 400 452L380 520H230Z", {
    fill: mix(s.tone.base, "#caa27a", 0.55),
    depth: 12,
    cast: false,
  });
  s.piece(
    curve(
      [
        [116, 656, 1],
        [108, 580],
        [122, 468, 1],
        [170, 452],
        [230, 476],
        [300, 470],
        [372, 436, 1],
        [430, 470],
        [500, 530],
        [600, 568],
        [684, 602],
        [714, 660, 1],
      ],
      true,
    ),
    { sheen: "down" },
  );
  s.shine("M560 566C620 580 666 602 690 632", 26, 1.2);
  s.fold("M470 560C450 590 440 620 446 650", 16, 0.5);
  s.soft();
  const quarter =
    kind === "derby"
      ? "M300 470L372 436C420 470 470 520 506 566C480 600 400 620 330 606C310 560 300 510 300 470Z"
      : "M330 458L372 436C410 466 450 510 480 544C460 566 440 576 410 580C370 540 344 500 330 458Z";
  s.piece(quarter, { fill: dark, depth: 0, cast: false, sheen: "down" });
  s.stitch("M172 462C176 540 196 600 226 654M300 478C330 560 380 610 470 640");
  laces(
    s,
    [398, 462],
    [476, 542],
    4,
    mix(s.tone.base, s.tone.luminance > 0.5 ? "#2a1c12" : "#fff3df", 0.45),
    38,
  );
  const cap = "M570 558C552 590 550 630 566 664";
  s.seam(cap, { width: 3.4, opacity: 0.7 });
  s.seam(cap.replace("570", "580").replace("566", "576"), { width: 2, dash: "5 4", opacity: 0.6 });
  if (kind === "brogue") {
    s.seam(
      "M560 560C536 574 520 590 500 590C520 606 540 630 552 662M130 560C180 566 206 610 214 654M488 560C470 590 440 606 400 616",
      {
        width: 7,
        colour: "#120c0a",
        opacity: 0.75,
        dash: "1 12",
      },
    );
    s.seam("M612 592a24 20 0 1 0 48 14a24 20 0 1 0-48-14M636 586v34M620 602h34", {
      width: 5,
      colour: "#120c0a",
      opacity: 0.7,
      dash: "1 9",
    });
  }
  s.piece(
    "M110 650C300 664 560 666 716 650C728 656 726 674 714 678C560 686 380 686 286 678L282 712H120C110 694 106 668 110 650Z",
    {
      fill: sole,
      depth: 0,
      sheen: "down",
    },
  );
  s.seam("M114 657C300 671 560 673 714 657", { width: 2.4, colour: "#d9b98a", opacity: 0.8, dash: "7 4" });
}

function ballet(s: Studio, kind: "bow" | "strap"): void {
  const trim = mix(s.tone.base, s.tone.ink, s.random.pick([0.35, 0.2, 0.5]));
  s.floor(410, 690, 320, 26);
  s.piece("M130 540C220 560 420 620 520 600L480 650H170Z", { fill: "#d9b896", depth: 12, cast: false });
  s.piece(
    curve(
      [
        [120, 668, 1],
        [112, 610],
        [126, 536, 1],
        [160, 590],
        [240, 624],
        [380, 626],
        [470, 606],
        [530, 584, 1],
        [610, 602],
        [680, 630],
        [704, 670, 1],
      ],
      true,
    ),
    { sheen: "down" },
  );
  s.shine("M560 598C610 606 650 622 676 644", 22, 1.2);
  s.soft();
  s.seam("M126 540C150 590 240 630 380 630C450 626 500 604 530 588", { width: 9, colour: trim, opacity: 1 });
  s.stitch("M134 560C160 606 250 642 380 642C460 640 520 616 548 598");
  if (kind === "strap") {
    s.piece(
      "M250 620C260 540 300 520 340 524C390 530 420 570 430 618L404 622C392 584 370 560 336 558C306 556 286 580 280 624Z",
      { depth: 0 },
    );
    s.button(416, 604, 10, "#c9a24a");
  } else {
    for (const d of [
      "M536 584C500 556 470 560 470 584C474 604 510 604 536 590Z",
      "M536 584C566 556 600 556 604 580C600 602 566 604 536 590Z",
    ])
      s.piece(d, { fill: trim, depth: 0 });
    s.button(536, 587, 9, trim);
  }
  s.piece(
    "M116 660C300 674 560 676 706 662C716 668 714 682 704 684C500 694 260 694 130 686C116 680 112 668 116 660Z",
    {
      fill: mix(s.tone.base, "#2a1c14", 0.7),
      depth: 0,
    },
  );
}

function espadrille(s: Studio): void {
  const jute = s.random.pick(["#cfae7c", "#d9bd90", "#c29c66"]);
  s.floor(410, 706, 330, 28);
  s.piece("M140 520C220 540 330 570 430 552L390 620H190Z", {
    fill: mix(s.tone.base, "#f4ecd8", 0.5),
    depth: 12,
    cast: false,
  });
  s.piece(
    curve(
      [
        [120, 660, 1],
        [112, 590],
        [132, 500, 1],
        [190, 556],
        [280, 586],
        [370, 574],
        [448, 532, 1],
        [540, 556],
        [640, 592],
        [704, 660, 1],
      ],
      true,
    ),
    { sheen: "down" },
  );
  s.shine("M540 570C600 586 650 606 676 634", 24, 0.9);
  s.soft();
  s.seam("M132 504C190 562 280 592 370 580C406 572 430 552 448 538", { width: 3 });
  s.stitch("M140 522C196 576 290 606 380 592C420 584 440 566 456 550");
  s.piece("M300 588C310 560 330 548 352 552L352 584Z", {
    fill: mix(s.tone.base, "#1a1a1c", 0.5),
    depth: 0,
    cast: false,
  });
  const sole =
    "M104 646C280 668 560 668 716 644C730 660 726 690 712 704C520 720 260 720 116 706C96 694 94 664 104 646Z";
  s.piece(sole, { fill: jute, depth: 8, sheen: "down" });
  s.soft();
  s.seam("M104 662C280 684 560 684 722 660M104 678C280 700 560 700 724 676M110 694C280 714 560 714 718 692", {
    width: 5,
    colour: "#6b4a24",
    opacity: 0.5,
    dash: "10 5",
  });
  s.seam("M116 648C300 664 540 664 706 648", { width: 7, colour: "#f4ecd8", opacity: 0.9, dash: "3 11" });
}

export const leatherShoes: Family = {
  "tassel-loafers": turned((s) => loafers(s, "tassel")),
  "bit-loafers": turned((s) => loafers(s, "bit")),
  oxfords: turned((s) => oxford(s, "oxford")),
  derbies: turned((s) => oxford(s, "derby")),
  brogues: turned((s) => oxford(s, "brogue")),
  "ballet-flats": turned((s) => ballet(s, "bow")),
  "strap-flats": turned((s) => ballet(s, "strap")),
  espadrilles: turned(espadrille),
};
