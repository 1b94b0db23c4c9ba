/** Trousers, jeans, leggings, joggers, shorts, skirts. */
import { drawLegs, fly, half, type Legs, long, seatPockets, sidePockets, waistband } from "./legs";
import { twice } from "./paint";
import { type Point, symmetric } from "./pen";
import { closeUp } from "./second";
import { skirt } from "./skirts";
import { ribs } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Draw, Family } from "./types";

const copper = "#b07a4a";
const orange = "#d99a52";

/** Fronts, backs and a crop of the waist. */
function views(draw: (s: Studio, back: boolean) => void): Draw {
  return (s, view) => {
    if (view === "front") return draw(s, false);
    if (s.way.chance(0.3))
      closeUp(s, (room) => draw(room, false), "translate(-410 -100) scale(2) rotate(-3)");
    else draw(s, true);
  };
}

export function trousers(s: Studio, back: boolean): void {
  const wide = s.random.pick([0, 1, 2]);
  const cut: Legs = {
    ...long,
    hemOut: [150, 162, 208][wide] as number,
    kneeOut: [152, 160, 186][wide] as number,
    kneeIn: [36, 30, 18][wide] as number,
    hemIn: [58, 44, 24][wide] as number,
    hemY: s.random.between(880, 925),
  };
  const creased = s.random.chance(0.7);
  drawLegs(s, cut, { crease: creased, back });
  waistband(s, cut, { button: back ? undefined : mix(s.tone.base, s.tone.ink, 0.5) });
  if (back) {
    for (const x of [290, 424]) s.seam(`M${x} 250h86v7h-86z`, { width: 1.8, opacity: 0.7 });
    for (const x of [333, 467]) s.button(x, 272, 6);
    twice((d) => s.seam(d, { width: 1.6 }), "M466 170L462 232");
    return;
  }
  fly(s, cut);
  sidePockets(s, cut, false);
  if (wide) twice((d) => s.seam(d, { width: 2, opacity: 0.4 }), "M452 164L450 260M478 162L480 240");
}

function jeans(s: Studio, back: boolean): void {
  const slim = s.random.chance(0.5);
  const cut: Legs = {
    ...long,
    hemOut: slim ? 136 : 172,
    hemIn: slim ? 62 : 44,
    kneeOut: slim ? 144 : 160,
    kneeIn: slim ? 42 : 30,
  };
  const thread = s.tone.luminance > 0.75 ? undefined : orange;
  const faded = s.tone.luminance > 0.16 && s.tone.luminance < 0.8;
  drawLegs(s, cut, { back });
  if (faded) {
    const wash = s.gradient(
      [
        [0, "#fff", 0],
        [0.35, "#fff", 0.26],
        [0.7, "#fff", 0.12],
        [1, "#fff", 0],
      ],
      true,
    );
    twice(
      (d) => s.raw(`<path d="${d}" fill="${wash}"/>`),
      `M450 330C500 320 530 420 524 640C516 760 486 760 474 640C460 520 436 420 450 330Z`,
    );
  }
  waistband(s, cut, { button: back ? undefined : copper, thread });
  twice(
    (d) => s.stitch(d, thread),
    `M${394 + cut.hemOut} ${cut.hemY - 18}L${406 + cut.hemIn} ${cut.hemY - 15}`,
  );
  if (back) {
    seatPockets(s, cut, thread);
    s.fill("M452 118h58v34h-58z", "#9a6236");
    s.seam("M455 121h52v28h-52z", { colour: "#4d2f18", width: 1.2, opacity: 0.8 });
    return;
  }
  fly(s, cut, thread);
  sidePockets(s, cut, true, thread);
  for (const x of [332, 282, 468, 518]) s.button(x, x > 300 && x < 500 ? 170 : 234, 3, copper);
  twice(
    (d) => s.stitch(d, thread),
    `M${392 + cut.waist + 8} 190C${392 + cut.hip} 300 ${393 + cut.kneeOut} 460 ${392 + cut.kneeOut} ${cut.kneeY}`,
  );
}

function leggings(s: Studio, back: boolean): void {
  const cut: Legs = {
    ...long,
    waist: 112,
    hip: 140,
    kneeOut: 120,
    kneeIn: 40,
    hemOut: 98,
    hemIn: 48,
    hemY: 900,
  };
  drawLegs(s, cut, { back });
  const band = s.random.chance(0.6);
  s.piece(
    symmetric([
      [0, 122],
      [112, 110, 1],
      [126, 186, 1],
      [0, 204],
    ]),
    { depth: 0, cast: false },
  );
  s.stitch("M276 190Q400 214 524 190");
  const mesh = mix(s.tone.base, s.tone.luminance < 0.3 ? "#ffffff" : s.tone.ink, 0.22);
  if (band)
    twice(
      (d) => s.seam(d, { colour: mesh, width: 9, opacity: 0.9 }),
      "M528 240C540 380 528 520 514 620C506 720 500 800 496 896",
    );
  if (back) twice((d) => s.seam(d, { width: 2 }), "M400 300C440 330 490 330 530 300");
}

export function joggers(s: Studio, back: boolean): void {
  const cut: Legs = { ...long, hemOut: 132, hemIn: 62, kneeOut: 158, kneeIn: 34, hemY: 870 };
  drawLegs(s, cut, { back });
  waistband(s, cut, { elastic: true });
  for (const side of [1, -1]) {
    const at = (dx: number, y: number): Point => [400 + side * dx, y, 1];
    const [a, b, c, d] = [at(56, 862), at(138, 858), at(124, 920), at(66, 922)] as [
      Point,
      Point,
      Point,
      Point,
    ];
    s.piece(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}L${d[0]} ${d[1]}Z`, { depth: 0 });
    ribs(s, [a, b], [d, c], 10);
  }
  if (s.random.chance(0.4))
    twice(
      (d) => s.seam(d, { colour: s.tone.luminance > 0.7 ? "#1c2743" : "#f6f3ec", width: 10, opacity: 1 }),
      "M540 200C566 300 562 460 552 600C546 720 536 800 530 856",
    );
  if (back) {
    s.seam("M436 250h86v92h-86zM436 268h86", { width: 1.8 });
    return;
  }
  sidePockets(s, cut, false);
  for (const [x, end] of [
    [388, 262],
    [414, 246],
  ] as const) {
    const d = `M${x} 142C${x - 6} 180 ${x + 6} 210 ${x} ${end}`;
    s.seam(d, { width: 9, opacity: 0.2 });
    s.seam(d, { colour: s.tone.luminance > 0.75 ? "#8d8d8d" : "#f4f1ea", width: 5, opacity: 1 });
  }
}

export function shorts(s: Studio, back: boolean, knee = false): void {
  const denim = s.pattern === "denim";
  const thread = denim ? orange : undefined;
  const cut: Legs = { ...half, hemY: s.random.between(680, 740) + (knee ? 110 : 0) };
  drawLegs(s, cut, { back, crease: !denim && s.random.chance(0.4) });
  waistband(s, cut, {
    button: back ? undefined : denim ? copper : mix(s.tone.base, s.tone.ink, 0.5),
    thread,
  });
  if (s.random.chance(0.4))
    twice(
      (d) => s.seam(d, { width: 6, opacity: 0.2 }),
      `M${398 + cut.hemOut} ${cut.hemY - 46}Q520 ${cut.hemY - 34} ${402 + cut.hemIn} ${cut.hemY - 40}`,
    );
  if (back) seatPockets(s, cut, thread);
  else {
    fly(s, cut, thread);
    sidePockets(s, cut, denim, thread);
  }
}

export const bottoms: Family = {
  trousers: views(trousers),
  jeans: views(jeans),
  leggings: views(leggings),
  joggers: views(joggers),
  shorts: views((s, back) => shorts(s, back)),
  bermuda: views((s, back) => shorts(s, back, true)),
  skirt: views(skirt),
};
