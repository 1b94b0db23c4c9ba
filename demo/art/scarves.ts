/** Scarves and gloves. */
import { ribs } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";

const gold = "#c9a24a";

export function scarf(s: Studio, folded: boolean): void {
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

export function gloves(s: Studio, crossed: boolean): void {
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
