/** Shoes for sport from the side: running, trail, court, football, trekking. */
import { curve } from "./pen";
import { turned } from "./second";
import { laces } from "./shoes-laces";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

type Sport = "running" | "trail" | "court" | "football";

const soles: Record<Sport, string> = {
  running:
    "M84 640C100 616 130 630 160 640C300 672 460 636 600 640C660 642 700 622 738 620C748 660 706 716 620 726C500 740 200 748 118 738C80 730 70 676 84 640Z",
  trail:
    "M92 640C106 622 130 630 160 640C300 664 460 644 600 646C660 648 700 632 730 632C740 664 712 706 690 716L670 732L650 716L626 734L602 718L578 736L554 720L530 738L506 722L480 738L456 722L420 738L396 722L350 738L326 722L280 738L256 722L210 738L186 722L140 736C90 722 80 676 92 640Z",
  court:
    "M100 640C106 616 130 628 160 636C300 652 560 656 700 632C724 640 728 690 708 710H124C96 700 92 662 100 640Z",
  football:
    "M106 648C200 664 560 666 704 646C720 654 718 680 704 688L700 700H660L654 690H560L554 702H514L508 690H300L294 702H250L244 690H190L184 702H134L126 688C104 680 98 660 106 648Z",
};

function sportShoe(s: Studio, kind: Sport): void {
  const light = s.tone.luminance > 0.6;
  const accent = s.random.pick([
    "#e4572e",
    "#2f7d46",
    light ? "#1c2743" : "#f6f3ec",
    mix(s.tone.base, "#ffffff", 0.55),
  ]);
  const foam =
    kind === "football" ? "#2a2a2d" : s.random.pick(["#f7f5f0", "#f7f5f0", mix(accent, "#ffffff", 0.7)]);
  s.floor(410, 724, 340, 32);
  s.piece("M300 470C320 400 348 366 388 366C416 374 420 400 412 440L350 510Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.3),
    depth: 14,
    cast: false,
  });
  s.piece(
    curve(
      [
        [118, 654, 1],
        [112, 570],
        [98, 462],
        [126, 420, 1],
        [196, 468],
        [262, 486],
        [318, 436],
        [350, 398, 1],
        [400, 408],
        [480, 486],
        [580, 544],
        [682, 592],
        [716, 654, 1],
      ],
      true,
    ),
    { cast: false, sheen: "down" },
  );
  s.shine("M560 556C620 570 660 592 690 622", 26, 0.9);
  s.fold("M340 480C390 520 420 580 430 640", 18, 0.4);
  s.soft();
  mesh(s);
  s.piece("M112 654C108 590 104 530 100 470C150 480 190 530 206 580C212 610 210 640 206 656Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.3),
    depth: 0,
    cast: false,
    sheen: "down",
  });
  s.piece(stripeOf(kind), { fill: accent, depth: 0, cast: false, sheen: "none" });
  if (kind === "trail" || kind === "football")
    s.piece("M716 656C706 622 676 592 616 566C592 590 584 630 596 660Z", {
      fill: mix(s.tone.base, "#17171a", 0.55),
      depth: 0,
      cast: false,
    });
  s.seam("M98 462C92 430 100 412 118 404L130 424", { width: 9, colour: accent, opacity: 1 });
  s.piece("M344 400L400 408C440 456 494 506 548 532C530 556 506 566 486 572C430 532 384 470 344 400Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.16),
    depth: 0,
    cast: false,
  });
  laces(s, [404, 422], [526, 520], 5, accent, 42);
  s.piece(soles[kind], { fill: foam, sheen: "down", depth: 12 });
  s.soft();
  if (kind === "running")
    s.fill(
      "M86 700C200 734 520 720 700 676C690 706 660 720 620 726C500 740 200 748 118 738C96 732 86 716 86 700Z",
      accent,
    );
  else if (kind === "trail")
    s.fill("M88 694C240 716 540 712 722 684L690 716H120C100 712 92 704 88 694Z", "#26262a");
  else if (kind === "court")
    s.seam("M104 668C300 682 560 682 716 664", { width: 6, colour: accent, opacity: 0.9 });
}

/** Rows of tiny holes, as sport uppers breathe. */
function mesh(s: Studio): void {
  let d = "";
  for (let row = 0; row < 7; row++) d += `M${450 + row * 22} ${516 + row * 8}l${-40 - row * 4} 110`;
  s.seam(d, { width: 4, opacity: 0.28, dash: "3 9" });
}

function stripeOf(kind: Sport): string {
  if (kind === "running")
    return "M214 656C250 590 300 560 380 540C460 560 520 610 560 654L520 656C480 616 430 586 386 578C320 590 280 620 256 656Z";
  if (kind === "trail") return "M230 640L330 500L352 516L270 648ZM300 650L376 540L398 556L336 656Z";
  if (kind === "court") return "M214 610C300 640 400 630 486 574L500 592C410 654 300 664 210 640Z";
  return "M230 620C320 600 380 560 420 520L470 560C400 610 320 636 232 644Z";
}

/** Ankle high, lugged, with hooks for the laces. */
function trekking(s: Studio): void {
  const accent = s.random.pick(["#c9702e", "#a8302a", "#d3a33a", mix(s.tone.base, "#ffffff", 0.5)]);
  const rubber = "#2a2a2d";
  s.floor(410, 724, 340, 32);
  s.piece("M150 330C200 306 330 310 372 330L360 420H170Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.5),
    depth: 12,
    cast: false,
  });
  s.piece(
    curve(
      [
        [118, 660, 1],
        [108, 560],
        [136, 440],
        [138, 330, 1],
        [250, 350],
        [376, 326, 1],
        [392, 420],
        [460, 490],
        [560, 540],
        [676, 584],
        [712, 660, 1],
      ],
      true,
    ),
    { cast: false, sheen: "down" },
  );
  s.fold("M360 440C330 470 290 480 250 470", 16, 0.5);
  s.fold("M470 520C440 560 430 610 436 650", 18, 0.4);
  s.shine("M170 380C160 460 150 540 150 620", 28, 0.8);
  s.soft();
  s.seam("M138 336C200 356 320 354 376 332", {
    width: 26,
    colour: mix(s.tone.base, s.tone.ink, 0.35),
    opacity: 1,
  });
  s.piece("M714 660C704 616 676 588 610 560C580 590 576 630 590 664Z", {
    fill: rubber,
    depth: 0,
    cast: false,
  });
  s.piece("M116 660C108 600 112 560 130 520C180 530 206 580 214 660Z", {
    fill: rubber,
    depth: 0,
    cast: false,
  });
  s.piece("M236 656C270 560 330 520 392 500L430 540C370 560 320 600 300 658Z", {
    fill: accent,
    depth: 0,
    cast: false,
    sheen: "none",
  });
  laces(s, [392, 356], [404, 440], 3, accent, 34);
  laces(s, [424, 470], [540, 548], 4, accent, 36);
  s.piece(
    "M104 646C300 664 560 664 716 644C730 660 728 690 716 702L708 728H670L664 708H620L614 728H570L564 708H500L494 728H450L440 706H310L304 728H260L254 708H212L206 728H130L116 702C96 690 94 664 104 646Z",
    { fill: rubber, depth: 0, sheen: "down" },
  );
  s.seam("M106 660C300 676 560 676 718 658", { width: 7, colour: accent, opacity: 0.9 });
}

export const sportShoes: Family = {
  "running-shoes": turned((s) => sportShoe(s, "running")),
  "trail-shoes": turned((s) => sportShoe(s, "trail")),
  "court-shoes": turned((s) => sportShoe(s, "court")),
  "football-shoes": turned((s) => sportShoe(s, "football")),
  "trekking-shoes": turned(trekking),
};
