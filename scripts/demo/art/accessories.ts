/** Accessories: belts, hats, scarves, gloves, sunglasses, ties. */
import { ribs } from "./cut";
import { type Studio, twice } from "./paint";
import { curve, ellipse, symmetric } from "./pen";
import { mix } from "./tone";
import type { Family } from "./types";

const gold = "#c9a24a";
const steel = "#c4c7cb";

function buckle(s: Studio, d: string, metal: string, width = 16): void {
  s.seam(d, { colour: mix(metal, "#241a0a", 0.55), width: width + 4, opacity: 1 });
  s.seam(d, { colour: metal, width, opacity: 1 });
  s.seam(d, { colour: "#ffffff", width: width * 0.25, opacity: 0.8 });
}

/** Rolled up on the table, or lying straight with its buckle near. */
function belt(s: Studio, near: boolean): void {
  const metal = s.random.pick([gold, steel, steel]);
  const round = s.random.chance(0.3);
  if (near) {
    s.piece("M-20 420H620C660 424 680 460 680 500S660 576 620 580H-20Z", { sheen: "down", depth: 24 });
    s.soft();
    s.stitch("M-20 436H616C648 440 662 470 662 500S648 560 616 564H-20");
    for (const x of [380, 450, 520, 590]) s.fill(ellipse(x, 500, 9, 12), "#000000", 0.6);
    s.piece("M40 404h60v192h-60z", { depth: 0, sheen: "down" });
    s.group("translate(-220 0)", () => {
      buckle(
        s,
        round
          ? ellipse(420, 500, 110, 120)
          : "M330 392h170q20 0 20 20v176q0 20-20 20H330q-20 0-20-20V412q0-20 20-20z",
        metal,
        26,
      );
      buckle(s, "M322 500H532", metal, 16);
    });
    return;
  }
  s.floor(410, 690, 290, 24);
  s.piece("M190 470C190 400 300 370 420 370S640 400 640 470L636 560C600 480 240 480 194 560Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.55),
    depth: 20,
  });
  s.soft();
  s.piece(
    curve(
      [
        [186, 470, 1],
        [220, 520],
        [320, 556],
        [420, 562],
        [540, 548],
        [620, 512],
        [644, 470, 1],
        [650, 540],
        [640, 596, 1],
        [600, 640],
        [500, 676],
        [400, 684],
        [290, 674],
        [214, 640],
        [188, 590, 1],
      ],
      true,
    ),
    { depth: 22 },
  );
  s.shine("M250 560C320 600 460 610 560 580", 24, 0.8);
  s.soft();
  s.stitch(
    "M192 486C240 540 330 572 420 574S600 540 640 488M194 592C240 640 320 668 410 672S580 650 634 598",
  );
  for (const x of [520, 560, 596]) s.fill(ellipse(x, 606 - (x - 520) * 0.3, 6, 8), "#000000", 0.6);
  s.piece("M296 548L336 560V684L296 676Z", { depth: 0, cast: false });
  buckle(s, round ? ellipse(396, 622, 62, 74) : "M346 546L446 556V690L346 684Z", metal);
  buckle(s, "M342 618L452 626", metal, 10);
}

function hat(s: Studio, above: boolean): void {
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

function cap(s: Studio, back: boolean): void {
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
  s.seam("M366 490V430L400 478L434 430V490", { colour: ink, width: 13, opacity: 1 });
}

function beanie(s: Studio, flat: boolean): void {
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

function scarf(s: Studio, folded: boolean): void {
  const fringe = (x: number, y: number, width: number) => {
    let d = "";
    for (let index = 0; index <= width; index += 12)
      d += `M${x + index} ${y - 2}q${s.random.between(-5, 5)} 24 ${s.random.between(-5, 5)} ${s.random.between(40, 52)}`;
    s.seam(d, { width: 7, colour: mix(s.tone.base, s.tone.ink, 0.14), opacity: 1 });
    s.seam(d, { width: 2, colour: s.tone.light, opacity: 0.7 });
  };
  if (folded) {
    for (const [y, dx] of [
      [640, -10],
      [560, 6],
      [480, 0],
      [400, 8],
    ] as const)
      s.piece(
        `M${180 + dx} ${y}C${170 + dx} ${y - 30} ${190 + dx} ${y - 40} ${220 + dx} ${y - 40}H${600 + dx}C${626 + dx} ${y - 40} ${634 + dx} ${y + 60} ${606 + dx} ${y + 62}H${214 + dx}C${186 + dx} ${y + 60} ${184 + dx} ${y + 30} ${180 + dx} ${y}Z`,
        { sheen: "down", depth: 24 },
      );
    s.soft();
    fringe(230, 702, 360);
    return;
  }
  fringe(262, 850, 110);
  s.piece("M300 330C270 480 256 680 258 852H380C384 700 400 520 420 380Z", { turn: 8 });
  s.fold("M350 400C320 540 312 700 314 850", 20, 0.6);
  s.soft();
  fringe(424, 780, 112);
  s.piece("M380 340C420 480 430 640 420 782H544C560 620 540 460 500 330Z", { turn: -8 });
  s.fold("M460 400C490 540 490 660 484 780", 20, 0.6);
  s.shine("M430 420C450 540 454 660 446 770", 18, 0.7);
  s.soft();
  s.piece("M236 260C230 180 320 130 400 130S570 180 564 260C556 370 470 420 400 420S244 370 236 260Z", {
    turn: 30,
    depth: 34,
  });
  s.fill(
    "M300 226C310 190 350 176 400 176S490 190 500 226C470 250 330 250 300 226Z",
    mix(s.tone.base, s.tone.ink, 0.6),
  );
  for (const d of [
    "M250 240C300 300 500 300 550 240",
    "M246 290C310 350 490 350 554 290",
    "M280 350C340 390 460 390 520 350",
  ])
    s.fold(d, 18, 0.75);
  for (const d of ["M256 266C310 326 490 326 544 266", "M262 318C320 372 480 372 538 318"])
    s.shine(d, 14, 0.9);
  s.soft();
}

function gloves(s: Studio, crossed: boolean): void {
  const knit = s.random.chance(0.5);
  const one = () => {
    s.piece(
      "M330 840C326 760 316 700 306 640C286 600 250 570 226 530C214 500 250 480 276 500C296 520 316 544 326 548C330 480 316 400 318 340C320 306 360 306 364 340C368 400 370 440 376 470C378 420 374 330 380 280C384 250 424 250 426 280C430 340 424 430 428 470C434 420 442 350 450 306C456 278 492 284 492 310C490 370 480 440 478 490C486 450 500 410 508 386C518 362 548 372 546 396C540 450 526 520 516 590C506 650 492 760 490 840Z",
      { depth: 26 },
    );
    s.fold("M340 720C390 740 440 740 486 716", 16, 0.4);
    s.shine("M380 560C376 640 376 700 380 780", 34, 0.8);
    s.soft();
    s.seam(
      "M370 470C376 500 378 520 378 540M428 470V540M478 490C474 520 470 540 468 556M330 560C346 600 350 640 344 680",
      { width: 2, opacity: 0.4 },
    );
    if (knit) {
      s.piece("M322 790H498L504 900H318Z", { depth: 0 });
      ribs(
        s,
        [
          [322, 792],
          [498, 792],
        ],
        [
          [318, 898],
          [504, 898],
        ],
        15,
      );
    } else {
      s.stitch("M400 580V690M440 580V690M364 590L370 690");
      s.stitch("M332 822H490");
      s.button(470, 790, 10, gold);
    }
  };
  if (crossed) {
    s.group("rotate(24 400 500) translate(70 40) scale(.84)", one);
    s.group("translate(800 0) scale(-1 1) rotate(20 400 500) translate(110 10) scale(.84)", one);
    return;
  }
  s.group("translate(-110 40) scale(.86)", one);
  s.group("translate(910 40) scale(-.86 .86)", one);
}

function sunglasses(s: Studio, folded: boolean): void {
  const kind = s.random.pick(["round", "cat", "square", "pilot"] as const);
  const lens = {
    round: ellipse(556, 500, 112, 108),
    cat: "M444 450C500 420 620 410 688 420C690 500 660 600 560 604C470 600 444 530 444 450Z",
    square: "M446 424q0-14 14-14h200q16 0 16 16v110q0 56-60 56H510q-64 0-64-62z",
    pilot: "M446 436C500 420 620 420 668 440C676 520 650 620 560 622C480 610 446 530 446 436Z",
  }[kind];
  const metal = kind === "pilot" ? gold : null;
  const tint = s.gradient(
    [
      [0, "#1d1a1c", 0.94],
      [0.6, "#3a3234", 0.82],
      [1, kind === "pilot" ? "#b98a52" : "#6a5a52", 0.62],
    ],
    true,
  );
  const frame = metal ?? s.tone.base;
  const turn = folded ? "rotate(-14 400 500) translate(20 20) scale(.95)" : "translate(0 0)";
  s.group(turn, () => {
    s.floor(400, 640, 330, 22);
    const arm = folded ? "M690 430C720 470 560 640 300 660" : "M676 440C716 400 722 360 700 330";
    const other = folded ? "M110 430C80 480 260 600 520 640" : "M124 440C84 400 78 360 100 330";
    for (const d of [arm, other]) {
      s.seam(d, { colour: mix(frame, "#171717", 0.55), width: metal ? 9 : 18, opacity: 1 });
      s.seam(d, { colour: frame, width: metal ? 6 : 13, opacity: 1 });
    }
    for (const side of ["", "translate(800 0) scale(-1 1)"]) {
      s.group(side || "translate(0 0)", () => {
        s.seam(lens, { colour: mix(frame, "#120d0a", 0.6), width: metal ? 13 : 36, opacity: 1 });
        s.seam(lens, { colour: frame, width: metal ? 9 : 31, opacity: 1 });
        s.raw(`<path d="${lens}" fill="${tint}"/>`);
      });
      if (!side) s.fill("M480 470C520 440 570 440 600 446L500 570C480 540 474 500 480 470Z", "#ffffff", 0.16);
      else s.fill("M160 470C200 440 250 440 280 446L180 570C160 540 154 500 160 470Z", "#ffffff", 0.16);
    }
    twice(
      (d) => s.seam(d, { colour: "#ffffff", width: 4, opacity: 0.35 }),
      kind === "round" ? "M470 430C500 396 600 380 640 430" : "M460 418C520 402 600 400 660 412",
    );
    const bridge = metal
      ? "M446 446C430 420 370 420 354 446M440 420H360"
      : "M444 474C430 446 370 446 356 474";
    s.seam(bridge, { colour: mix(frame, "#120d0a", 0.5), width: metal ? 9 : 25, opacity: 1 });
    s.seam(bridge, { colour: frame, width: metal ? 6 : 20, opacity: 1 });
  });
}

function tie(s: Studio, rolled: boolean): void {
  if (rolled) {
    s.piece(ellipse(360, 560, 190, 180), { depth: 30 });
    s.soft();
    for (const radius of [150, 112, 74, 36])
      s.seam(ellipse(360, 560, radius, radius - 8), { width: 7, opacity: 0.5 });
    s.piece(
      "M360 380C460 370 560 400 640 470L690 560L600 640C540 560 470 520 400 530C420 480 400 420 360 380Z",
      { turn: 40 },
    );
    s.soft();
    return;
  }
  s.piece("M366 220C380 420 340 640 320 780L392 910L470 780C460 640 424 420 434 220Z", { turn: 38 });
  s.fold("M440 260C450 420 470 620 480 760", 20, 0.5);
  s.shine("M384 300C376 460 360 620 350 760", 24, 0.9);
  s.soft();
  s.piece(
    symmetric([
      [0, 108],
      [56, 112, 1],
      [62, 140],
      [38, 236, 1],
      [0, 244],
    ]),
    { turn: -38, depth: 16 },
  );
  s.fold("M350 130C380 160 400 180 404 236", 14, 0.6);
  s.soft();
  s.seam("M362 238Q400 256 438 238", { width: 5, opacity: 0.4 });
  s.seam("M402 300C404 330 398 350 400 380", { width: 3, opacity: 0.3 });
}

export const accessories: Family = {
  belt: (s, view) => belt(s, view === "second"),
  hat: (s, view) => hat(s, view === "second"),
  cap: (s, view) => cap(s, view === "second"),
  beanie: (s, view) => beanie(s, view === "second"),
  scarf: (s, view) => scarf(s, view === "second"),
  gloves: (s, view) => gloves(s, view === "second"),
  sunglasses: (s, view) => sunglasses(s, view === "second"),
  tie: (s, view) => tie(s, view === "second"),
};
