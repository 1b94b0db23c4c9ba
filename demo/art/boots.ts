/** Boots and ankle boots from the side. */
import { curve } from "./pen";
import { turned } from "./second";
import { shoesAbove } from "./shoes-above";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

type Boot = "tall" | "riding" | "chelsea" | "laced" | "combat" | "zip" | "biker";

/** Boots share foot, sole and heel; the shaft says which kind. */
function boot(s: Studio, shaftTop: number, drop: number, kind: Boot): void {
  const lug = kind === "combat" || kind === "biker" || s.random.chance(0.2);
  const sole = lug
    ? s.random.pick(["#222224", "#3a2a20"])
    : mix(s.tone.base, "#1a1210", s.random.pick([0.7, 0.55]));
  s.floor(430, 878 - drop, 310, 30);
  s.group(`translate(0 ${-drop})`, () => {
    const top = shaftTop + drop;
    s.piece(
      `M212 ${top}C250 ${top - 14} 350 ${top - 14} 388 ${top}C350 ${top + 16} 250 ${top + 16} 212 ${top}Z`,
      { fill: mix(s.tone.base, s.tone.ink, 0.6), depth: 0 },
    );
    s.piece(
      curve(
        [
          [212, top, 1],
          [300, top + 12],
          [388, top, 1],
          [388, (top + 620) / 2],
          [398, 620],
          [450, 690],
          [560, 730],
          [650, 762],
          [686, 820, 1],
          [440, 834],
          [180, 830, 1],
          [172, 760],
          [196, 660],
          [210, (top + 640) / 2],
        ],
        true,
      ),
    );
    s.fold("M392 630C360 650 330 650 300 636", 16, 0.6);
    s.fold("M410 660C370 690 330 690 290 670", 16, 0.5);
    s.fold("M500 712C480 740 476 780 480 820", 16, 0.5);
    s.shine(`M270 ${top + 30}C266 ${(top + 600) / 2} 270 560 280 640`, 40, 0.9);
    s.shine("M540 740C600 752 640 776 656 800", 30, 1);
    s.fold("M200 720C230 740 260 790 262 830", 18, 0.4);
    s.soft();
    s.seam("M180 770C230 740 262 780 268 832", { width: 2 });
    s.stitch("M178 778C226 748 254 786 260 832");
    if (kind === "chelsea") {
      s.piece(
        `M290 ${top + 10}C300 ${top + 100} 300 ${top + 150} 330 ${top + 190}C352 ${top + 150} 364 ${top + 100} 360 ${top + 6}Z`,
        { fill: mix(s.tone.base, "#1a1a1c", 0.55), depth: 0, cast: false },
      );
      s.seam(
        `M300 ${top + 12}L328 ${top + 180}M312 ${top + 12}L331 ${top + 180}M324 ${top + 12}L334 ${top + 180}M336 ${top + 12}L338 ${top + 176}M348 ${top + 10}L344 ${top + 160}`,
        { width: 2, opacity: 0.5 },
      );
      s.seam(`M204 ${top + 6}q-10-44 4-52q14 6 10 52z`, { width: 5, colour: s.tone.dark, opacity: 1 });
    } else if (kind === "laced" || kind === "combat") {
      s.seam(`M352 ${top + 10}C354 560 362 620 470 704`, { width: 3 });
      for (let index = 0; index < 6; index++) {
        const t = index / 5;
        const x = Math.round(374 + 70 * t * t);
        const ly = Math.round(top + 30 + (660 - top - 10) * t);
        s.seam(`M${x + 14} ${ly}L${x - 24} ${ly + 16}`, { width: 12, opacity: 0.3 });
        s.seam(`M${x + 14} ${ly}L${x - 24} ${ly + 16}`, {
          width: 8,
          colour: mix(s.tone.base, "#e8d9b8", s.tone.luminance > 0.6 ? 0.1 : 0.6),
          opacity: 1,
        });
        s.button(x - 26, ly + 17, 6, "#c9a24a");
      }
    } else if (kind === "biker") buckles(s, top);
    else {
      s.seam(`M298 ${top + 14}C294 ${(top + 700) / 2} 290 640 296 828`, { width: 2.4, opacity: 0.5 });
      s.seam(`M306 ${top + 14}C302 ${(top + 700) / 2} 298 640 304 828`, { width: 1.4, dash: "6 4" });
      s.seam(`M213 ${top + 26}C250 ${top + 40} 350 ${top + 40} 388 ${top + 26}`, { width: 2 });
      if (kind === "riding") buckles(s, 190, 1);
    }
    s.piece(
      lug
        ? "M170 820C320 836 560 834 690 812C706 824 706 850 694 866H420L400 852H320L312 880H172C166 860 166 840 170 820Z"
        : "M172 822C320 836 560 836 688 814C700 822 700 838 688 842C560 850 420 852 330 844C312 846 306 860 304 884H186C184 864 176 840 172 822Z",
      { fill: sole, depth: 0, sheen: "down" },
    );
    if (lug)
      s.seam(
        "M440 842v22M480 842v22M520 842v22M560 842v22M600 842v22M640 840v22M200 850v26M240 850v26M280 850v26",
        { width: 8, colour: "#000000", opacity: 0.5 },
      );
    s.seam("M174 826C320 838 560 838 688 818", {
      width: 3,
      colour: mix(sole, "#d9b98a", 0.5),
      opacity: 0.8,
      dash: "7 4",
    });
  });
}

/** Straps with a buckle around the shaft. */
function buckles(s: Studio, top: number, rows = 3): void {
  for (let row = 0; row < rows; row++) {
    const y = top + 40 + row * 96;
    const d = `M206 ${y}Q300 ${y + 22} ${392 + row * 6} ${y}`;
    s.seam(d, { width: 32, opacity: 0.4 });
    s.seam(d, { width: 27, colour: mix(s.tone.base, s.tone.ink, 0.25), opacity: 1 });
    s.seam(`M330 ${y - 6}h34v36h-34z`, { width: 6, colour: "#c4c7cb", opacity: 1 });
  }
}

/** Pointed toe, slanted heel, dipped shaft, stitched flames. */
function western(s: Studio): void {
  const sole = mix(s.tone.base, "#1a1210", s.random.pick([0.75, 0.6]));
  const thread = s.tone.luminance > 0.6 ? mix(s.tone.base, s.tone.ink, 0.6) : "#e8cfa0";
  s.floor(430, 878, 310, 30);
  s.piece("M206 196C250 230 350 230 394 196L392 260H208Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.6),
    depth: 0,
  });
  s.piece(
    curve(
      [
        [204, 196, 1],
        [300, 262],
        [396, 196, 1],
        [384, 400],
        [392, 620],
        [450, 700],
        [560, 750],
        [690, 800],
        [738, 836, 1],
        [440, 834],
        [184, 824, 1],
        [176, 750],
        [198, 640],
        [212, 420],
      ],
      true,
    ),
  );
  s.fold("M392 640C350 664 320 664 290 650", 16, 0.6);
  s.shine("M262 290C258 420 262 540 274 640", 38, 0.9);
  s.shine("M540 756C610 776 660 800 690 820", 26, 1);
  s.soft();
  for (const dx of [0, 14])
    s.seam(
      `M300 ${320 + dx}C250 ${380 + dx} 240 ${450 + dx} 300 ${500 + dx}C360 ${450 + dx} 350 ${380 + dx} 300 ${320 + dx}M300 ${500 + dx}C270 560 270 600 300 640C330 600 330 560 300 500M470 ${740 + dx}C540 ${740 + dx} 580 ${790 + dx} 650 ${800 + dx}`,
      { width: 4, colour: thread, opacity: 0.85 },
    );
  s.seam("M186 740C240 720 290 760 300 826M396 640C420 700 420 760 380 826", { width: 3, opacity: 0.6 });
  s.seam("M212 208q-22-34-6-60q20 10 14 58zM390 208q22-34 6-60q-20 10-14 58z", {
    width: 5,
    colour: s.tone.dark,
    opacity: 1,
  });
  s.piece(
    "M180 822C320 838 600 842 740 832C746 840 740 850 730 850C600 856 420 850 330 842C312 850 300 870 292 890H206C206 866 190 846 180 822Z",
    {
      fill: sole,
      depth: 0,
      sheen: "down",
    },
  );
}

/** Over the knee: a narrow shaft as high as the picture. */
function thighBoot(s: Studio): void {
  s.group("translate(60 0)", () => boot(s, 24, 0, "tall"));
}

/** Rubber: one shining piece with a band, a toe cap and a ribbed sole. */
function rainBoot(s: Studio): void {
  const trim = s.random.pick([
    "#f6f3ec",
    mix(s.tone.base, s.tone.ink, 0.5),
    mix(s.tone.base, "#ffffff", 0.5),
  ]);
  s.floor(430, 838, 310, 30);
  s.piece("M190 250C250 232 360 232 412 250C360 270 250 270 190 250Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.6),
    depth: 0,
  });
  s.piece(
    curve(
      [
        [190, 250, 1],
        [300, 266],
        [412, 250, 1],
        [408, 420],
        [414, 580],
        [480, 640],
        [590, 664],
        [676, 712],
        [702, 790, 1],
        [440, 800],
        [170, 796, 1],
        [166, 700],
        [186, 560],
        [192, 420],
      ],
      true,
    ),
    { depth: 34 },
  );
  s.shine("M250 300C244 420 246 540 250 700", 40, 1.8);
  s.shine("M540 672C610 690 650 726 664 764", 30, 1.8);
  s.soft();
  s.seam("M190 262C250 284 360 284 412 262", { width: 24, colour: trim, opacity: 1 });
  s.fill("M244 330C238 420 240 520 246 600L262 600C256 520 256 420 262 330Z", "#ffffff", 0.45);
  s.seam("M600 670C566 706 560 760 572 798", { width: 4, opacity: 0.4 });
  s.piece(
    "M160 784C320 800 560 800 704 780C718 796 716 832 704 840H420L404 826H316L306 846H164C156 826 154 804 160 784Z",
    {
      fill: trim,
      depth: 0,
      sheen: "down",
    },
  );
  s.seam("M162 804H708", { width: 3, opacity: 0.35, dash: "4 8" });
}

const above: Family = {
  boots: (s, view) => (view === "front" ? boot(s, 130, 0, "tall") : shoesAbove(s, "shaft")),
  "ankle-boots": (s, view) => (view === "front" ? boot(s, 366, 90, "zip") : shoesAbove(s, "shaft")),
};

export const bootShapes: Family = {
  ...above,
  "riding-boots": turned((s) => boot(s, 130, 0, "riding"), "translate(900 -180) scale(-1.3 1.3)"),
  "thigh-boots": turned(thighBoot, "translate(900 -180) scale(-1.3 1.3)"),
  "western-boots": turned(western, "translate(900 -180) scale(-1.3 1.3)"),
  "rain-boots": turned(rainBoot, "translate(900 -180) scale(-1.3 1.3)"),
  "chelsea-boots": turned((s) => boot(s, 366, 90, "chelsea"), "translate(1010 -380) scale(-1.5 1.5)"),
  "lace-up-boots": turned((s) => boot(s, 366, 90, "laced"), "translate(1010 -380) scale(-1.5 1.5)"),
  "combat-boots": turned((s) => boot(s, 330, 60, "combat"), "translate(1010 -380) scale(-1.5 1.5)"),
  "biker-boots": turned((s) => boot(s, 366, 90, "biker"), "translate(1010 -380) scale(-1.5 1.5)"),
};
