/** Compositions of several products: wide banners, category tiles and magazine pictures. */
import { colourNamed } from "contract/listing/colours";
import type { Pattern } from "./patterns";
import { canvas, productContent } from "./product";
import { hashOf, type Random, randomOf } from "./random";
import { mix } from "./tone";
import type { Shape } from "./types";

export interface SceneRequest {
  shapes: readonly Shape[];
  /** Palette slugs; the first one tints the scene, the products take them in turn. */
  colours: readonly string[];
  seed: number;
}

export interface BannerRequest extends SceneRequest {
  /** Picks the layout; banners of one kind look related. */
  kind: number | string;
  /** Not drawn: the page sets it over the calm left side. It varies the picture. */
  title: string;
  subtitle?: string;
}

/** A scene being set: its tints and the products placed so far. */
interface Stage {
  request: SceneRequest;
  random: Random;
  pale: string;
  mid: string;
  deep: string;
  count: number;
}

function stage(request: SceneRequest, salt: string): Stage {
  const hex = colourNamed(request.colours[0] ?? "beige")?.hex ?? canvas;
  // A scene tinted by black or white would look like a mistake: both lean to warm stone.
  const tint = mix(hex, "#c9b29a", 0.35);
  return {
    request,
    random: randomOf(request.seed ^ hashOf(salt)),
    pale: mix(tint, canvas, 0.78),
    mid: mix(tint, canvas, 0.58),
    deep: mix(tint, canvas, 0.34),
    count: 0,
  };
}

/** The next product of the request, centred at x with its picture's bottom at y, as tall as given. */
function place(on: Stage, x: number, bottom: number, height: number, turn = 0): string {
  const { shapes, colours, seed } = on.request;
  const index = on.count++;
  const shape = shapes[index % shapes.length] ?? "dress";
  const colour = colours[(index + Math.floor(index / shapes.length)) % colours.length] ?? "beige";
  const soft: readonly Shape[] = [
    "dress",
    "long-dress",
    "shirt",
    "blouse",
    "skirt",
    "swimsuit",
    "scarf",
    "pyjamas",
  ];
  const pattern: Pattern =
    soft.includes(shape) && on.random.chance(0.4)
      ? on.random.pick(["floral", "striped", "dotted", "checked"] as const)
      : shape === "jeans"
        ? "denim"
        : "plain";
  const content = productContent({ shape, colour, pattern, view: "front", seed: seed + index }, `p${index}`);
  const width = Math.round(height * 0.8);
  const box = `<svg x="${Math.round(x - width / 2)}" y="${Math.round(bottom - height)}" width="${width}" height="${Math.round(height)}" viewBox="0 0 800 1000" overflow="visible">${content}</svg>`;
  return turn
    ? `<g transform="rotate(${turn} ${Math.round(x)} ${Math.round(bottom - height / 2)})">${box}</g>`
    : box;
}

function frame(width: number, height: number, on: Stage, content: string): string {
  const wall = `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${mix(on.pale, "#ffffff", 0.35)}"/><stop offset="1" stop-color="${on.pale}"/></linearGradient>`;
  const block = `<linearGradient id="m" x2="1" y2="1"><stop stop-color="${mix(on.mid, "#ffffff", 0.14)}"/><stop offset="1" stop-color="${on.mid}"/></linearGradient><linearGradient id="d" x2="1" y2="1"><stop stop-color="${mix(on.deep, "#ffffff", 0.12)}"/><stop offset="1" stop-color="${on.deep}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${wall}${block}</defs><path fill="url(#w)" d="M0 0h${width}v${height}H0z"/>${content}</svg>`;
}

function arch(x: number, top: number, width: number, bottom: number, fill: string): string {
  const radius = width / 2;
  return `<path fill="${fill}" d="M${x} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${bottom}z"/>`;
}

/** Daylight falling through a window onto the wall. */
function daylight(x: number, height: number): string {
  return `<path fill="#fff" fill-opacity=".22" d="M${x} 0h150l-${Math.round(height * 0.5)} ${height}h-150zM${x + 190} 0h60l-${Math.round(height * 0.5)} ${height}h-60z"/>`;
}

type Layout = (on: Stage) => string;

const banners: readonly Layout[] = [
  (on) =>
    `${daylight(900, 640)}${arch(900, 70, 420, 640, "url(#m)")}${arch(1330, 230, 230, 640, "url(#d)")}<path fill="${on.deep}" fill-opacity=".5" d="M620 596h980v44H620z"/>${place(on, 1110, 650, 640)}${place(on, 1405, 640, 470)}${place(on, 790, 640, 440)}`,
  (on) =>
    `<circle cx="1120" cy="330" r="270" fill="url(#m)"/><circle cx="1450" cy="520" r="170" fill="url(#d)"/>${daylight(1000, 640)}${place(on, 1120, 690, 740, -4)}${place(on, 1380, 660, 480, 7)}${place(on, 810, 610, 430, -8)}`,
  (on) =>
    `<path fill="url(#m)" d="M820 0h400v640H820z"/><path fill="url(#d)" d="M1220 0h380v640h-380z"/>${place(on, 1030, 650, 640)}${place(on, 1380, 640, 540)}${place(on, 770, 640, 400)}`,
  (on) => rail(on),
];

/** Clothes on a rail, the classic shop picture. */
function rail(on: Stage): string {
  const bar = `<path stroke="#6b625a" stroke-width="9" stroke-linecap="round" d="M640 62H1570M660 62V640M1540 62V640" fill="none"/><path stroke="#fff" stroke-opacity=".5" stroke-width="2" d="M640 59H1570" fill="none"/>`;
  const hook = (x: number) =>
    `<path d="M${x} 140V100C${x} 84 ${x + 16} 84 ${x + 16} 66C${x + 16} 48 ${x - 12} 48 ${x - 14} 64" fill="none" stroke="#8b8d92" stroke-width="4"/>`;
  const places = [830, 1020, 1210, 1400];
  const clothes = places.map((x) => `${hook(x)}${place(on, x, 660, 600)}`).join("");
  return `<path fill="url(#m)" d="M0 590h1600v50H0z"/>${daylight(1180, 640)}${bar}${clothes}`;
}

/** 1600×640; the left 36 % stay free of goods: there the page sets the title. */
export function drawBanner(request: BannerRequest): string {
  const on = stage(request, request.title);
  const kind = typeof request.kind === "number" ? request.kind : hashOf(request.kind);
  const hangs = request.shapes.every((shape) => wardrobe.has(shape));
  const layout = banners[kind % (hangs ? banners.length : 3)] as Layout;
  return frame(1600, 640, on, layout(on));
}

const wardrobe: ReadonlySet<Shape> = new Set([
  "dress",
  "shirt",
  "blouse",
  "t-shirt",
  "top",
  "polo",
  "jumper",
  "cardigan",
  "hoodie",
  "blazer",
  "jacket",
  "down-jacket",
  "coat",
  "long-dress",
]);

/** 800×1000, for category tiles and the menu. */
export function drawTile(request: SceneRequest): string {
  const on = stage(request, "tile");
  const several = request.shapes.length > 1;
  const backdrop = on.random.pick([
    arch(110, 110, 580, 1000, "url(#m)"),
    `<circle cx="400" cy="500" r="330" fill="url(#m)"/>`,
    `<path fill="url(#m)" d="M400 0h400v1000H400z"/>`,
    `<path fill="url(#m)" d="M0 720h800v280H0z"/>${arch(180, 130, 440, 720, "url(#d)")}`,
  ]);
  const main = place(on, several ? 370 : 400, several ? 900 : 960, several ? 880 : 920);
  const extra = several ? place(on, 610, 1000, 440, 4) : "";
  return frame(800, 1000, on, `${backdrop}${daylight(420, 1000)}${main}${extra}`);
}

/** 1600×900, for magazine and CMS pages. */
export function drawEditorial(request: SceneRequest): string {
  const on = stage(request, "editorial");
  const layouts: readonly Layout[] = [
    (to) =>
      `<path fill="url(#m)" d="M0 0h560v900H0z"/><path fill="url(#d)" d="M1080 0h520v470h-520z"/><path fill="${mix(to.mid, "#ffffff", 0.4)}" d="M1080 470h520v430h-520z"/>${place(to, 280, 960, 1010)}${place(to, 820, 900, 860)}${place(to, 1340, 500, 520)}${place(to, 1340, 910, 480)}`,
    (to) =>
      `${arch(520, 80, 560, 900, "url(#m)")}<circle cx="1330" cy="620" r="210" fill="url(#d)"/>${daylight(640, 900)}${place(to, 800, 920, 900)}${place(to, 300, 900, 700, -6)}${place(to, 1330, 900, 620, 6)}`,
    (to) =>
      `<path fill="url(#m)" d="M0 640h1600v260H0z"/>${daylight(900, 900)}${[250, 620, 990, 1360].map((x, index) => place(to, x, 880, index % 2 ? 700 : 780)).join("")}`,
  ];
  return frame(1600, 900, on, on.random.pick(layouts)(on));
}
