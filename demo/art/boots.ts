/** Boots and ankle boots from the side. */
import { curve } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";

/** Boots share foot, sole and heel; the shaft says which kind. */
export function boot(s: Studio, shaftTop: number, drop: number): void {
  const lug = s.random.chance(0.4);
  const chelsea = s.random.chance(0.55);
  const sole = lug ? "#222224" : mix(s.tone.base, "#1a1210", 0.7);
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
    if (chelsea && top > 420) {
      s.piece(
        `M290 ${top + 10}C300 ${top + 100} 300 ${top + 150} 330 ${top + 190}C352 ${top + 150} 364 ${top + 100} 360 ${top + 6}Z`,
        { fill: mix(s.tone.base, "#1a1a1c", 0.55), depth: 0, cast: false },
      );
      s.seam(
        `M300 ${top + 12}L328 ${top + 180}M312 ${top + 12}L331 ${top + 180}M324 ${top + 12}L334 ${top + 180}M336 ${top + 12}L338 ${top + 176}M348 ${top + 10}L344 ${top + 160}`,
        { width: 2, opacity: 0.5 },
      );
      s.seam(`M204 ${top + 6}q-10-44 4-52q14 6 10 52z`, { width: 5, colour: s.tone.dark, opacity: 1 });
    } else if (top > 420) {
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
    } else {
      s.seam(`M298 ${top + 14}C294 ${(top + 700) / 2} 290 640 296 828`, { width: 2.4, opacity: 0.5 });
      s.seam(`M306 ${top + 14}C302 ${(top + 700) / 2} 298 640 304 828`, { width: 1.4, dash: "6 4" });
      s.seam(`M213 ${top + 26}C250 ${top + 40} 350 ${top + 40} 388 ${top + 26}`, { width: 2 });
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
