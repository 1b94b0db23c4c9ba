/** Soft accessories: foulards, headbands, neck warmers, mittens, bonnets, bucket hats. */
import { curve } from "./pen";
import { turned } from "./second";
import { ribs } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

const gold = "#c9a24a";

/** A square of silk, folded once across, its frame in another colour. */
function foulard(s: Studio): void {
  const frame = s.random.pick(["#1c2743", "#a8123a", "#f6f3ec", gold]);
  s.piece("M110 250C300 230 500 230 690 250L700 270C640 470 520 680 400 800C280 680 160 470 100 270Z", {
    fill: frame,
    sheen: "down",
  });
  s.piece("M150 280C310 264 490 264 650 280C590 460 500 620 400 736C300 620 210 460 150 280Z", {
    depth: 24,
    cast: false,
  });
  s.fold("M240 290C300 420 360 560 396 700", 22, 0.35);
  s.fold("M560 290C500 420 440 560 404 700", 22, 0.35);
  s.shine("M330 290C360 420 380 520 398 640", 26, 0.9);
  s.soft();
  s.seam("M190 310C320 298 480 298 610 310C560 450 480 580 400 680C320 580 240 450 190 310Z", {
    width: 7,
    colour: frame,
    opacity: 0.9,
  });
  s.seam("M106 262C300 242 500 242 694 262", { width: 12, colour: mix(frame, "#ffffff", 0.25), opacity: 1 });
  s.seam("M300 360q40-50 80 0q-40 50-80 0zM420 360q40-50 80 0q-40 50-80 0zM360 470q40-50 80 0q-40 50-80 0z", {
    width: 5,
    colour: frame,
    opacity: 0.8,
  });
}

/** A band for the hair, knotted in front. */
function headband(s: Studio): void {
  const twist = s.random.between(30, 44);
  s.piece(
    "M150 640C130 400 230 210 400 210S670 400 650 640L590 650C600 440 520 300 400 300S200 440 210 650Z",
    { depth: 30 },
  );
  s.fold("M180 560C190 420 270 270 400 262", 18, 0.5);
  s.fold("M620 560C610 420 530 270 400 270", 18, 0.5);
  s.soft();
  for (const d of [
    `M330 190C380 ${220 - twist} 440 220 470 320L420 350C400 290 360 260 320 270Z`,
    `M470 190C420 ${220 - twist} 360 220 330 320L380 350C400 290 440 260 480 270Z`,
  ])
    s.piece(d, { turn: 30, depth: 18 });
  s.soft();
  s.seam("M152 636L210 646M648 636L590 646", { width: 3 });
}

/** A knitted tube for the neck. */
function neckWarmer(s: Studio): void {
  const fleece = s.random.pick([
    "#f4efe6",
    mix(s.tone.base, s.tone.ink, 0.4),
    mix(s.tone.base, "#ffffff", 0.5),
  ]);
  s.piece(
    curve(
      [
        [190, 330],
        [400, 276],
        [610, 330],
        [636, 520],
        [620, 700],
        [400, 760],
        [180, 700],
        [164, 520],
      ],
      true,
    ),
    { depth: 40 },
  );
  s.piece("M196 340C240 280 560 280 604 340C560 400 240 400 196 340Z", {
    fill: fleece,
    depth: 16,
    cast: false,
  });
  for (const d of ["M180 470C300 530 500 530 620 470", "M176 600C300 660 500 660 624 600"])
    s.fold(d, 26, 0.6);
  for (const d of ["M190 430C300 490 500 490 610 430", "M184 560C300 620 500 620 616 560"])
    s.shine(d, 18, 0.9);
  s.soft();
  let ribbing = "";
  for (let x = 200; x <= 600; x += 18)
    ribbing += `M${x} ${Math.round(392 - Math.abs(x - 400) * 0.16)}C${x - 4} 500 ${x + 4} 620 ${x} ${Math.round(746 - Math.abs(x - 400) * 0.2)}`;
  s.seam(ribbing, { width: 4, opacity: 0.25 });
}

/** For the smallest hands: no fingers, one thumb, a cord between the two. */
function mittens(s: Studio): void {
  const cord = s.random.pick(["#f4efe6", mix(s.tone.base, s.tone.ink, 0.4), gold]);
  s.seam("M230 830C200 940 600 940 570 830", { width: 8, colour: cord, opacity: 1 });
  const one = () => {
    s.piece(
      "M320 800C310 700 300 620 306 520C312 400 350 320 420 320C500 320 530 410 530 520C560 480 600 480 606 520C606 580 550 640 520 690L516 800Z",
      { depth: 34 },
    );
    s.shine("M356 440C344 540 346 640 352 760", 34, 0.9);
    s.soft();
    s.seam("M530 520C534 560 530 590 520 612", { width: 3 });
    s.piece("M308 780H528L532 872H304Z", { depth: 0 });
    ribs(
      s,
      [
        [308, 782],
        [528, 782],
      ],
      [
        [304, 870],
        [532, 870],
      ],
      15,
    );
    s.seam("M380 520q20-30 40 0q20-30 40 0q0 30-40 60q-40-30-40-60z", {
      width: 6,
      colour: cord,
      opacity: 0.9,
    });
  };
  s.group("translate(-110 40) scale(.86)", one);
  s.group("translate(910 40) scale(-.86 .86)", one);
}

/** A bonnet with ears, tied under the chin. */
function bonnet(s: Studio): void {
  const lining = mix(s.tone.base, "#ffffff", s.random.pick([0.6, 0.75, 0.45]));
  for (const x of [250, 550]) {
    s.piece(`M${x - 74} 330a74 74 0 1 0 148 0a74 74 0 1 0-148 0Z`, { depth: 20 });
    s.fill(`M${x - 40} 336a40 40 0 1 0 80 0a40 40 0 1 0-80 0Z`, "#e7b7ae");
  }
  s.piece(
    "M170 640C150 430 250 290 400 290S650 430 630 640C600 690 560 700 520 690H280C240 700 200 690 170 640Z",
    { depth: 36 },
  );
  s.shine("M270 380C220 450 206 540 216 620", 34, 0.9);
  s.soft();
  s.seam("M182 640C250 560 550 560 618 640", { width: 34, colour: lining, opacity: 1 });
  s.stitch("M190 618C260 544 540 544 610 618");
  s.seam("M400 292V566", { width: 2.4 });
  for (const d of ["M226 690C220 780 260 860 240 920", "M574 690C580 780 540 860 560 920"])
    s.seam(d, { width: 12, colour: lining, opacity: 1 });
}

/** A brim that falls all around. */
function bucketHat(s: Studio): void {
  const band = s.random.chance(0.5);
  s.floor(400, 700, 330, 26);
  s.piece("M236 540C240 420 270 330 300 316C340 300 460 300 500 316C530 330 560 420 564 540Z", { depth: 30 });
  s.soft();
  s.piece(
    "M230 520C300 556 500 556 570 520C640 580 700 640 706 684C560 736 240 736 94 684C100 640 160 580 230 520Z",
    { sheen: "down", depth: 26 },
  );
  s.fold("M300 560C270 620 240 660 220 700", 16, 0.4);
  s.soft();
  for (const dy of [24, 48, 72, 96, 120])
    s.stitch(`M${232 - dy} ${540 + dy}Q400 ${590 + dy} ${568 + dy} ${540 + dy}`);
  if (band)
    s.seam("M238 512C300 546 500 546 562 512", {
      width: 26,
      colour: mix(s.tone.base, s.tone.ink, 0.35),
      opacity: 1,
    });
  for (const x of [290, 310]) s.fill(`M${x} 420a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z`, "#000000", 0.5);
}

const near = "translate(1030 -300) scale(-1.55 1.55)";

export const softAccessories: Family = {
  foulard: turned(foulard, near),
  headband: turned(headband, near),
  "neck-warmer": turned(neckWarmer, near),
  mittens: turned(mittens, near),
  bonnet: turned(bonnet, near),
  "bucket-hat": turned(bucketHat, near),
};
