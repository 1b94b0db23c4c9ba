/** Hats, caps and beanies. */
import { ellipse } from "./pen";
import { ribs } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";

const gold = "#c9a24a";

export function hat(s: Studio, above: boolean): void {
  const straw = s.random.chance(0.4);
  const band = straw ? "#232326" : mix(s.tone.base, "#1a1412", 0.7);
  if (above) {
    s.piece(ellipse(400, 500, 330, 310), { depth: 40 });
    s.piece(ellipse(400, 490, 178, 190), { depth: 30 });
    s.fold("M400 380C380 450 380 520 400 590", 40, 0.7);
    s.soft();
    s.seam(ellipse(400, 490, 184, 196), { colour: band, width: 18, opacity: 1 });
    for (const r of [210, 240, 270, 300])
      s.seam(ellipse(400, 498, r, r - 16), { width: 2, opacity: straw ? 0.4 : 0.1 });
    return;
  }
  s.floor(400, 692, 350, 30);
  s.piece("M70 620C60 570 240 560 400 560S740 570 730 620C720 690 560 690 400 690S80 690 70 620Z", {
    sheen: "down",
    depth: 24,
  });
  s.soft();
  s.piece(
    "M216 620C214 480 240 360 300 316C340 290 370 330 400 330S460 290 500 316C560 360 586 480 584 620C540 650 260 650 216 620Z",
    { depth: 34 },
  );
  s.fold("M330 340C370 400 380 440 376 500", 24, 0.5);
  s.shine("M280 380C258 440 250 500 252 560", 34, 0.8);
  s.soft();
  s.fill("M218 560C260 592 540 592 582 560L585 622C540 652 260 652 215 622Z", band);
  s.seam("M218 562C260 594 540 594 582 562", { colour: "#ffffff", width: 2, opacity: 0.25 });
  s.piece("M548 574q26-16 30 10v44q-10 16-32 10z", { fill: band, depth: 0, cast: false });
  if (straw) {
    let weave = "";
    for (let y = 350; y < 560; y += 14)
      weave += `M${222 + Math.max(0, 430 - y) * 0.5} ${y}Q400 ${y + 30} ${578 - Math.max(0, 430 - y) * 0.5} ${y}`;
    s.seam(weave, { width: 2, opacity: 0.35, dash: "9 3" });
    s.seam("M90 640Q400 700 710 640M84 622Q400 686 716 622M110 660Q400 708 690 660", {
      width: 2,
      opacity: 0.35,
      dash: "9 3",
    });
  }
}

export function cap(s: Studio, back: boolean): void {
  s.floor(400, 690, 290, 24);
  s.piece("M190 600C180 430 270 320 400 320S620 430 610 600C560 630 240 630 190 600Z", { depth: 36 });
  s.shine("M300 380C260 440 240 500 240 570", 36, 0.9);
  s.soft();
  s.seam("M400 322C396 420 396 520 400 616M400 322C300 350 250 480 250 612M400 322C500 350 550 480 550 612", {
    width: 2,
  });
  s.stitch("M390 324C386 420 386 520 390 614M410 324C414 420 414 520 410 614");
  s.button(400, 318, 15, s.tone.dark);
  for (const x of [320, 480]) s.fill(ellipse(x, 430, 6, 6), "#000000", 0.5);
  if (back) {
    s.fill("M316 616C320 540 480 540 484 616Z", "#efebe5");
    s.seam("M316 616C320 540 480 540 484 616", { width: 4, opacity: 0.5 });
    s.piece("M306 596H494V628H306Z", { depth: 0 });
    s.seam("M420 600h24v24h-24z", { colour: gold, width: 5, opacity: 1 });
    return;
  }
  s.piece(
    "M190 596C260 566 540 566 610 596C650 630 680 670 664 692C560 640 240 640 136 692C120 670 150 630 190 596Z",
    { sheen: "down", depth: 22 },
  );
  s.soft();
  for (const dy of [16, 32, 48])
    s.stitch(`M${188 - dy * 0.7} ${602 + dy}C280 ${574 + dy} 520 ${574 + dy} ${612 + dy * 0.7} ${602 + dy}`);
  const ink = s.tone.luminance > 0.55 ? "#1c2743" : "#fbf9f4";
  const emblem = s.random.pick([
    "M366 490V430L400 478L434 430V490",
    "M366 490V430L434 490V430",
    "M430 440C410 424 370 428 372 450S430 466 428 486S380 500 366 482",
    "",
  ]);
  if (emblem) s.seam(emblem, { colour: ink, width: 13, opacity: 1 });
}

export function beanie(s: Studio, flat: boolean): void {
  s.group(flat ? "rotate(-16 400 500)" : "translate(0 0)", () => knitted(s));
}

function knitted(s: Studio): void {
  const pompom = s.random.chance(0.55);
  if (pompom) {
    const fluff = mix(s.tone.base, "#fff8ee", 0.7);
    s.piece(ellipse(400, 220, 86, 82), { fill: fluff, depth: 30 });
    s.soft();
    let hair = "";
    for (let index = 0; index < 64; index++) {
      const turn = index * 2.4;
      const far = 30 + (index % 8) * 8;
      hair += `M${Math.round(400 + Math.cos(turn) * far)} ${Math.round(220 + Math.sin(turn) * far)}l${Math.round(Math.cos(turn) * 18)} ${Math.round(Math.sin(turn) * 18)}`;
    }
    s.seam(hair, { width: 2.4, opacity: 0.3 });
  }
  s.piece("M206 640C196 440 260 296 400 290S604 440 594 640Z", { depth: 36 });
  s.shine("M310 340C260 420 250 520 256 620", 40, 0.7);
  s.soft();
  let lines = "";
  for (let index = -8; index <= 8; index++)
    lines += `M${400 + index * 5} 296C${400 + index * 18} 380 ${400 + index * 23} 500 ${400 + index * 23} 640`;
  s.seam(lines, { width: 4, opacity: 0.3 });
  s.seam(
    lines.replace(/M(\d+)/g, (_, x) => `M${Number(x) + 5}`),
    { colour: "#ffffff", width: 2.5, opacity: 0.18 },
  );
  s.piece("M194 610C260 590 540 590 606 610L610 736C540 760 260 760 190 736Z", { depth: 24 });
  s.soft();
  ribs(
    s,
    [
      [194, 612],
      [606, 612],
    ],
    [
      [190, 738],
      [610, 738],
    ],
    26,
  );
  if (s.random.chance(0.6)) s.fill("M470 650h76v46h-76z", "#8a5a33");
}
