/** Handbags with their handles, flaps and metal. */
import { symmetric } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";

export const gold = "#c9a24a";

/** Plain leather or cloth, darker: sides and insides of bags. */
export function deep(s: Studio, part = 0.3): string {
  return mix(s.tone.base, s.tone.ink, part);
}

export function handle(s: Studio, d: string, width = 22): void {
  s.seam(d, { width: width + 4, opacity: 0.4 });
  s.seam(d, { width, colour: deep(s, 0.12), opacity: 1 });
  s.seam(d, { width: width * 0.3, colour: s.tone.light, opacity: 0.55 });
  s.seam(d, { width: width * 0.72, opacity: 0.35, dash: "1 9" });
}

/** A metal ring or buckle with its highlight. */
export function ring(s: Studio, d: string, metal: string, width = 8): void {
  s.seam(d, { colour: mix(metal, "#2a1c08", 0.55), width: width + 2.5, opacity: 0.9 });
  s.seam(d, { colour: metal, width, opacity: 1 });
  s.seam(d, { colour: "#ffffff", width: width * 0.3, opacity: 0.7 });
}

export function handbag(s: Studio, back: boolean, kind: "structured" | "flap" | "bucket"): void {
  const metal = s.random.pick([gold, gold, "#c4c7cb"]);
  s.floor(400, 806, 300, 26);
  if (kind === "flap") flapBag(s, metal, back);
  else if (kind === "bucket") bucketBag(s, metal, back);
  else structured(s, metal, back);
}

function structured(s: Studio, metal: string, back: boolean): void {
  handle(s, "M290 450C290 270 330 200 400 200S510 270 510 450", 20);
  s.piece("M186 420C180 520 160 660 138 770L190 800V430Z", { fill: deep(s), depth: 16 });
  s.piece("M614 420C620 520 640 660 662 770L610 800V430Z", { fill: deep(s), depth: 16 });
  s.piece(
    symmetric([
      [0, 412],
      [206, 416, 1],
      [222, 560],
      [238, 780, 1],
      [226, 800],
      [0, 804],
    ]),
    { sheen: "down" },
  );
  s.fold("M210 640C300 660 500 660 590 640", 30, 0.18);
  s.shine("M230 440C300 430 500 430 570 440", 30, 1);
  s.shine("M226 500C216 600 210 680 204 760", 22, 0.9);
  s.soft();
  s.stitch("M204 428H596L624 786H176Z");
  s.piece(
    symmetric([
      [0, 412],
      [206, 414, 1],
      [210, 476, 1],
      [0, 480],
    ]),
    { depth: 0, cast: false },
  );
  s.stitch("M200 470H600");
  handle(s, "M276 470C276 290 320 230 400 230S524 290 524 470", 24);
  for (const x of [276, 524]) {
    s.piece(`M${x - 22} 456h44v70q-22 26-44 0z`, { depth: 0 });
    s.stitch(`M${x - 16} 462v60q16 18 32 0v-60`);
    s.button(x, 506, 9, metal);
  }
  if (back) {
    s.seam("M260 560H540V740H260ZM260 560q140 20 280 0", { width: 2 });
    s.stitch("M268 570V732H532V570");
    return;
  }
  s.piece("M372 400h56v120q-28 30-56 0z", { depth: 0 });
  s.stitch("M379 406v108q21 22 42 0v-108");
  s.fill("M376 492h48v34h-48z", metal);
  ring(s, "M376 492h48v34h-48z", metal, 4);
  s.fill("M396 502h8v14h-8z", "#3a2a10");
}

function flapBag(s: Studio, metal: string, back: boolean): void {
  const quilted = s.random.chance(0.5);
  const links = s.random.chance(0.5);
  const strap = "M186 470C150 240 260 110 400 110S650 240 614 470";
  if (links) {
    s.seam(strap, { width: 18, colour: mix(metal, "#2a1c08", 0.5), opacity: 0.9, dash: "16 7" });
    s.seam(strap, { width: 12, colour: metal, opacity: 1, dash: "16 7" });
    s.seam(strap, { width: 4, colour: "#fff", opacity: 0.6, dash: "16 7" });
  } else handle(s, strap, 18);
  s.piece(
    symmetric([
      [0, 440],
      [206, 440],
      [232, 470],
      [246, 760],
      [224, 802],
      [0, 806],
    ]),
    { sheen: "down" },
  );
  s.shine("M180 500C172 600 170 700 178 760", 24, 0.9);
  s.fold("M190 780C300 800 500 800 610 780", 22, 0.5);
  s.soft();
  s.stitch("M182 480C176 580 170 700 176 756Q180 788 214 790H586Q620 788 624 756C630 700 624 580 618 480");
  if (back) {
    s.seam("M220 560Q400 590 580 560V740Q400 760 220 740Z", { width: 2 });
    s.stitch("M228 572Q400 600 572 572");
    return;
  }
  s.piece(
    symmetric([
      [0, 432],
      [210, 436],
      [238, 470],
      [240, 600],
      [200, 664],
      [90, 690],
      [0, 696],
    ]),
    { sheen: "down" },
  );
  s.shine("M200 460C300 448 500 448 600 460", 26, 1);
  s.fold("M170 610C200 660 300 684 400 690S600 660 630 610", 16, 0.4);
  s.soft();
  if (quilted) {
    let d = "";
    for (let index = -3; index < 8; index++)
      d += `M${170 + index * 70} 440l${250} 250M${630 - index * 70} 440l-250 250`;
    const id = s.id();
    s.raw(
      `<clipPath id="${id}"><path d="M170 450H630V600C600 660 500 690 400 690S200 660 170 600Z"/></clipPath><g clip-path="url(#${id})">`,
    );
    s.seam(d, { width: 5, opacity: 0.25 });
    s.seam(d, { width: 1.6, opacity: 0.5 });
    s.raw("</g>");
  } else s.stitch("M172 480V596C210 650 300 678 400 682S590 650 628 596V480");
  s.fill("M366 640h68v58q-34 22-68 0z", metal);
  ring(s, "M366 640h68v58q-34 22-68 0z", metal, 5);
  s.seam("M384 660h32v26h-32z", { width: 5, colour: mix(metal, "#3a2a10", 0.5), opacity: 0.9 });
}

function bucketBag(s: Studio, metal: string, back: boolean): void {
  handle(s, "M236 440C220 220 300 130 400 130S580 220 564 440", 20);
  s.piece("M226 410C280 380 520 380 574 410C520 436 280 436 226 410Z", { fill: deep(s, 0.55), depth: 10 });
  s.piece(
    symmetric([
      [0, 432],
      [174, 410, 1],
      [184, 520],
      [206, 760],
      [190, 800],
      [0, 810],
    ]),
  );
  for (const x of [270, 330, 470, 530])
    s.fold(
      `M${x} 440C${x + (x - 400) * 0.1} 500 ${x + (x - 400) * 0.2} 560 ${x + (x - 400) * 0.24} 640`,
      18,
      0.55,
    );
  for (const x of [300, 360, 440])
    s.shine(`M${x} 450C${x} 520 ${x + (x - 400) * 0.2} 600 ${x + (x - 400) * 0.24} 700`, 18, 0.8);
  s.soft();
  s.stitch("M200 738Q400 762 600 738");
  s.seam("M199 730Q400 754 601 730", { width: 2 });
  for (const x of [262, 318, 374, 426, 482, 538])
    ring(
      s,
      `M${x - 8} ${468 + (1 - Math.abs(x - 400) / 180) * 14}a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z`.replace(
        /\.\d+/g,
        "",
      ),
      metal,
      4,
    );
  s.seam("M232 462Q400 500 568 462", { width: 9, colour: deep(s, 0.35), opacity: 1, dash: "44 14" });
  if (back) return;
  s.seam("M400 488C390 540 380 570 384 640M404 488C420 540 424 560 418 626", {
    width: 8,
    colour: deep(s, 0.3),
    opacity: 1,
  });
  s.piece("M372 636h24l6 70h-36zM408 622h22l6 66h-34z", { depth: 0, sheen: "down" });
}
