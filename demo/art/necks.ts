/** What surrounds the neck: bindings, collars, lapels, hoods; and the hanger of the back views. */
import { type Fit, neckline } from "./cut";
import { twice } from "./paint";
import { flip } from "./pen";
import { ribs } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";

/** A sewn-on band along the neckline. */
export function binding(
  s: Studio,
  fit: Fit,
  options: { sharp?: boolean; width?: number; ribbed?: boolean; colour?: string } = {},
): void {
  const { sharp = false, width = 15, ribbed = true, colour = mix(s.tone.base, s.tone.ink, 0.1) } = options;
  const middle = neckline(fit, sharp, width * 0.45);
  s.seam(neckline(fit, sharp, width), { width: 3, opacity: 0.4 });
  s.seam(middle, { width, colour, opacity: 1 });
  if (ribbed) s.seam(middle, { width, dash: "2 5", opacity: 0.28 });
  s.seam(neckline(fit, sharp, 0), { width: 1.5, opacity: 0.55 });
}

/** A turned-over shirt collar with its stand. */
export function shirtCollar(s: Studio, spread = 0, colour?: string): void {
  const inner = mix(colour ?? s.tone.base, s.tone.ink, 0.3);
  s.piece("M338 152C360 132 440 132 462 152L446 204C430 224 370 224 354 204Z", {
    fill: inner,
    sheen: "down",
    depth: 0,
  });
  s.fill("M384 160h32v18h-32z", "#f7f4ee", 0.92);
  s.seam("M344 186C370 200 430 200 456 186", { width: 1.4, opacity: 0.4 });
  const tip = 446 + spread;
  const leaf = `M400 218C424 202 450 180 460 148C474 154 488 168 498 192C486 226 ${tip + 18} 254 ${tip} 278C430 258 412 240 400 230Z`;
  const stitching = `M406 224C430 240 ${tip - 8} 256 ${tip - 3} 266C${tip + 12} 246 476 222 488 194`;
  const options = colour ? { fill: colour } : { turn: 30 };
  s.piece(leaf, { ...options, depth: 0, sheen: "down" });
  s.piece(flip(leaf), { ...options, depth: 0, sheen: "down" });
  twice((d) => s.stitch(d), stitching);
  s.seam(`M400 232C412 244 430 264 ${tip} 281C${tip + 20} 256 486 230 499 196`, { width: 5, opacity: 0.16 });
  s.seam(flip(`M400 232C412 244 430 264 ${tip} 281C${tip + 20} 256 486 230 499 196`), {
    width: 5,
    opacity: 0.16,
  });
}

/** A buttoned strip down the middle. */
export function placket(
  s: Studio,
  top: number,
  bottom: number,
  buttons: number,
  options: { hidden?: boolean; radius?: number; colour?: string } = {},
): void {
  const { hidden = false, radius = 6.5, colour } = options;
  s.seam(`M417 ${top}V${bottom}`, { width: 5, opacity: 0.12 });
  s.seam(`M384 ${top}V${bottom}M416 ${top}V${bottom}`, { width: 1.4, opacity: 0.5 });
  s.stitch(`M389 ${top}V${bottom}M411 ${top}V${bottom}`);
  if (hidden) return;
  const step = (bottom - top - 30) / Math.max(1, buttons - 1);
  for (let index = 0; index < buttons; index++)
    s.button(400, top + 14 + index * step * (buttons > 1 ? 0.96 : 1), radius, colour);
}

/** A zip down the middle, its teeth and its puller. */
export function zip(s: Studio, top: number, bottom: number, metal = "#c4c7cb"): void {
  s.seam(`M400 ${top}V${bottom}`, { width: 20, opacity: 0.16 });
  s.seam(`M400 ${top}V${bottom}`, { colour: mix(s.tone.dark, "#222222", 0.4), width: 12, opacity: 1 });
  s.seam(`M400 ${top}V${bottom}`, { colour: metal, width: 7, opacity: 1, dash: "3 2" });
  s.fill(`M394 ${top}h12l2 20h-16zM397 ${top + 20}h6l3 32q-6 7-12 0z`, metal);
  s.seam(`M394 ${top}h12l2 20h-16zM397 ${top + 20}h6l3 32q-6 7-12 0z`, {
    colour: "#222222",
    width: 1,
    opacity: 0.6,
  });
}

/** A high knitted collar. */
export function turtleneck(s: Studio, fit: Fit): void {
  const { neck, neckY } = fit;
  const l = 400 - neck - 6;
  const right = 400 + neck + 6;
  const top = neckY - 62;
  s.piece(
    `M${l + 6} ${top}C${l + 40} ${top - 16} ${right - 40} ${top - 16} ${right - 6} ${top}C${right - 30} ${top + 14} ${l + 30} ${top + 14} ${l + 6} ${top}Z`,
    { fill: mix(s.tone.base, s.tone.ink, 0.5), depth: 0 },
  );
  s.piece(
    `M${l + 6} ${top}C${l + 30} ${top + 16} ${right - 30} ${top + 16} ${right - 6} ${top}L${right + 4} ${neckY + 16}C${right - 40} ${neckY + 50} ${l + 40} ${neckY + 50} ${l - 4} ${neckY + 16}Z`,
    { depth: 0 },
  );
  ribs(
    s,
    [
      [l + 6, top + 4],
      [400, top + 13],
    ],
    [
      [l - 2, neckY + 18],
      [400, neckY + 40],
    ],
    11,
  );
  ribs(
    s,
    [
      [400, top + 13],
      [right - 6, top + 4],
    ],
    [
      [400, neckY + 40],
      [right + 2, neckY + 18],
    ],
    11,
  );
  s.seam(
    `M${l - 4} ${neckY + 19}C${l + 40} ${neckY + 54} ${right - 40} ${neckY + 54} ${right + 4} ${neckY + 19}`,
    { width: 4, opacity: 0.3 },
  );
}

/** A hood lying open behind and around the neck. Its back is drawn before the body, its front after. */
export function hoodBack(s: Studio): void {
  s.piece(
    "M304 214C296 150 330 92 400 88C470 92 504 150 496 214C470 250 440 262 400 264C360 262 330 250 304 214Z",
    { turn: 40 },
  );
  s.fold("M330 190C340 130 370 112 400 110C430 112 460 130 470 190", 12, 0.6);
}

export function hoodFront(s: Studio, cord: string | null): void {
  const lining = mix(s.tone.base, s.tone.ink, 0.5);
  s.piece(
    "M340 206C336 158 362 128 400 126C438 128 464 158 460 206C448 238 424 262 400 268C376 262 352 238 340 206Z",
    { fill: lining, sheen: "down", depth: 0, cast: false },
  );
  s.fill("M384 196h32v18h-32z", "#f7f4ee", 0.9);
  const side =
    "M458 150C488 162 502 190 497 216C478 254 440 282 402 292L394 272C432 258 462 228 462 190C462 176 461 160 458 150Z";
  s.piece(flip(side), { turn: -30, depth: 0, cast: false });
  s.piece(side, { turn: 30, depth: 0, cast: false });
  twice((d) => s.stitch(d), "M470 168C478 210 440 256 400 276");
  if (!cord) return;
  for (const [x, end] of [
    [366, 420],
    [432, 400],
  ] as const) {
    s.fill(`M${x - 5} 268a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z`, "#c4c7cb");
    const d = `M${x} 270C${x - 6} 320 ${x + 7} 360 ${x} ${end}`;
    s.seam(d, { width: 10, opacity: 0.16 });
    s.seam(d, { width: 6, colour: cord, opacity: 1 });
    s.fill(`M${x - 4} ${end - 4}h8v24h-8z`, mix(cord, "#3a3a3a", 0.4));
  }
}

/** A wooden hanger, for back views: draw before the garment. */
export function hanger(s: Studio, neckY: number): void {
  const y = neckY - 8;
  const size = Math.min(1, (y - 12) / 124);
  s.group(`translate(400 ${y}) scale(${Math.round(size * 100) / 100})`, () => {
    s.seam("M0 6V-44C0-66 30-66 30-92C30-122-16-126-22-94", { colour: "#8b8d92", width: 6, opacity: 1 });
    s.seam("M-2 6V-44C-2-64 28-68 28-92C28-118-14-122-20-96", {
      colour: "#ffffff",
      width: 1.6,
      opacity: 0.8,
    });
  });
  s.piece(
    `M400 ${y - 10}C440 ${y - 10} 500 ${y + 40} 560 ${y + 66}L550 ${y + 84}C500 ${y + 64} 440 ${y + 40} 400 ${y + 38}S300 ${y + 64} 250 ${y + 84}L240 ${y + 66}C300 ${y + 40} 360 ${y - 10} 400 ${y - 10}Z`,
    { fill: "#c49a6a", sheen: "down", depth: 0 },
  );
}

/** Notched lapels folded over a jacket front that closes at the given height. */
export function lapels(s: Studio, closeY: number, kind: "notch" | "peak" | "shawl" = "notch"): void {
  const outer: Record<typeof kind, string> = {
    notch: "L500 300L474 306L512 344",
    peak: "L494 322L540 292L522 356",
    shawl: "C520 290 524 320 516 350",
  };
  const lapel = `M452 166C470 172 486 184 494 200${outer[kind]}C500 ${closeY - 110} 450 ${closeY - 40} 400 ${closeY}L384 ${closeY - 10}C420 ${closeY - 100} 440 260 452 166Z`;
  s.piece(flip(lapel), { depth: 0, sheen: "down", turn: 20 });
  s.piece(lapel, { depth: 0, sheen: "down", turn: -20 });
  if (kind !== "shawl")
    twice((d) => s.seam(d, { width: 1.6 }), kind === "notch" ? "M474 306L440 262" : "M494 322L442 264");
  twice(
    (d) => s.seam(d, { width: 6, opacity: 0.14 }),
    `M516 350C502 ${closeY - 106} 454 ${closeY - 36} 402 ${closeY + 4}`,
  );
}
