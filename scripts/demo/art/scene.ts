/** Compositions of several products: wide banners, category tiles and magazine pictures. */
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
  title: string;
  subtitle?: string;
}

/** 1600×640, calm on the left third to two fifths where the page sets the title. */
export function drawBanner(request: BannerRequest): string {
  return scene(1600, 640, request);
}

/** 800×1000, for category tiles and the menu. */
export function drawTile(request: SceneRequest): string {
  return scene(800, 1000, request);
}

/** 1600×900, for magazine and CMS pages. */
export function drawEditorial(request: SceneRequest): string {
  return scene(1600, 900, request);
}

function scene(width: number, height: number, _request: SceneRequest): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#ece4da" d="M0 0h${width}v${height}H0z"/></svg>`;
}
