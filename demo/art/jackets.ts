/** Denim, biker and bomber jackets; down jackets. */
import { bodyOutline, type Fit, inside, usual } from "./cut";
import { binding, hoodBack, hoodFront, zip } from "./necks";
import { twice } from "./paint";
import { cuffs, drawSleeves, ribHem } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import { bodice } from "./tops";

export function jacket(s: Studio): void {
  const kind = s.random.pick(["denim", "biker", "bomber"] as const);
  const fit: Fit = {
    ...usual,
    depth: 232,
    chest: 188,
    waist: 182,
    hem: 170,
    hemY: kind === "bomber" ? 770 : 740,
  };
  if (kind === "bomber") inside(s, fit);
  bodice(s, fit, "long");
  if (kind === "bomber") {
    binding(s, fit, { width: 30 });
    ribHem(s, fit, 56);
    cuffs(s, fit, "rib");
    zip(s, 256, 772);
    twice((d) => s.seam(d, { width: 3 }), "M470 560L520 650");
    twice((d) => s.seam(d, { width: 9, opacity: 0.16 }), "M466 562L516 652");
    return;
  }
  const fall =
    kind === "biker"
      ? "M398 240C430 220 452 190 460 150C480 160 496 180 502 204C500 250 490 290 470 330L440 306L448 360C430 320 414 290 398 262Z"
      : "M400 226C428 206 452 182 460 148C478 158 496 174 506 200C494 238 478 268 456 292C436 268 416 248 400 238Z";
  s.piece("M338 152C360 132 440 132 462 152L446 204C430 224 370 224 354 204Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.5),
    depth: 0,
    sheen: "down",
  });
  s.fill("M380 162h40v20h-40z", "#f4f0e8", 0.92);
  if (kind === "biker") {
    zip(s, 262, 744);
    twice((d) => s.seam(d, { width: 2 }), "M424 300C470 380 560 360 570 350");
    for (const d of ["M300 470L364 440", "M520 600L456 632", "M280 600L344 632"]) {
      s.seam(d, { width: 11, colour: "#2a2a2c", opacity: 0.7 });
      s.seam(d, { width: 5, colour: "#c4c7cb", opacity: 1, dash: "3 2" });
    }
  } else {
    const thread = s.tone.luminance > 0.8 ? undefined : "#d99a52";
    s.seam("M384 236V744M416 236V744", { width: 1.5 });
    for (const side of [1, -1]) {
      const x = (v: number) => 400 + side * v;
      s.seam(`M${x(16)} 372H${x(182)}`, { width: 2 });
      s.stitch(
        `M${x(16)} 378H${x(182)}M${x(22)} 240V700M${x(60)} 440L${x(44)} 690M${x(142)} 440L${x(150)} 690`,
        thread,
      );
      s.piece(`M${x(52)} 372H${x(150)}V404L${x(101)} 424L${x(52)} 404Z`, {
        depth: 0,
        cast: false,
        sheen: "down",
      });
      s.stitch(`M${x(56)} 398L${x(101)} 417L${x(146)} 398`, thread);
      s.button(x(101), 408, 6, "#b07a4a");
      s.seam(`M${x(52)} 408V436H${x(150)}V408`, { width: 1.5, opacity: 0.4 });
    }
    for (let y = 268; y < 730; y += 78) s.button(400, y, 8, "#b07a4a");
    s.seam("M232 696Q400 706 568 696", { width: 2 });
    s.stitch("M232 703Q400 713 568 703", thread);
  }
  s.piece(fall, { depth: 0, sheen: "down", turn: 30 });
  s.piece(
    fall.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${800 - Number(x)} ${y}`),
    { depth: 0, sheen: "down", turn: -30 },
  );
  cuffs(s, fit, "button");
}

export function downJacket(s: Studio, back: boolean): void {
  const hooded = s.random.chance(0.6);
  const length = s.random.chance(0.3) ? 900 : 770;
  const step = s.random.pick([58, 74]);
  const fit: Fit = {
    ...usual,
    neck: 84,
    neckY: 190,
    depth: back ? 206 : 224,
    shoulder: 180,
    shoulderY: 238,
    chest: 204,
    armY: 420,
    waist: 202,
    hem: 196,
    hemY: length,
  };
  if (hooded && !back) hoodBack(s);
  drawSleeves(s, "long", fit);
  s.piece(bodyOutline(fit));
  quilting(s, fit, step);
  s.soft();
  let crisp = "";
  for (let y = 250 + step; y < length - 20; y += step)
    crisp += `M${400 - 200} ${y}Q300 ${y + 10} 400 ${y + 4}T600 ${y}`;
  s.seam(crisp, { width: 2, opacity: 0.5 });
  twice(
    (d) => s.seam(d, { width: 2, opacity: 0.55 }),
    `M580 240C566 300 572 370 604 420M597 362Q626 358 654 346M606 434Q640 436 670 426M612 512Q650 518 681 506M624 592Q660 600 692 588M634 672Q668 680 701 668`,
  );
  if (back) {
    s.piece("M312 214C310 130 350 100 400 100S490 130 488 214C460 240 340 240 312 214Z", {
      sheen: "down",
      depth: 0,
    });
    s.seam("M400 102V232", { width: 2 });
    return;
  }
  if (hooded) hoodFront(s, null);
  else {
    s.piece(
      "M322 200C326 150 350 138 400 138S474 150 478 200C450 236 430 244 400 246C370 244 350 236 322 200Z",
      { fill: mix(s.tone.base, s.tone.ink, 0.45), depth: 0 },
    );
    for (const d of [
      "M318 204C316 160 330 146 352 140C344 180 366 216 396 232V272C356 264 330 240 318 204Z",
      "M482 204C484 160 470 146 448 140C456 180 434 216 404 232V272C444 264 470 240 482 204Z",
    ])
      s.piece(d, { depth: 0, sheen: "down" });
  }
  zip(s, hooded ? 286 : 250, length);
  twice((d) => s.seam(d, { width: 3 }), "M470 600L514 690");
  cuffs(s, fit, "hem");
}

/** Every channel bulges: light above, shade below. */
function quilting(s: Studio, fit: Fit, step: number): void {
  let light = "";
  let dark = "";
  for (let y = 250; y < fit.hemY; y += step) {
    dark += `M200 ${y + step - 8}Q300 ${y + step + 4} 400 ${y + step - 4}T600 ${y + step - 8}`;
    light += `M214 ${y + 24}Q300 ${y + 32} 400 ${y + 26}T586 ${y + 24}`;
  }
  s.fold(dark, 22, 0.6);
  s.shine(light, 16, 0.9);
}
