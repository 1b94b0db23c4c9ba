/** The demo catalogue's photographer: product pictures, banners, tiles and logos as SVG text, deterministic by seed. */

export { drawBrandLogo, drawStoreLogo } from "./logo";
export { patterns } from "./patterns";
export { drawPortrait, type PortraitRequest } from "./portrait";
export { drawProduct } from "./product";
export { drawBanner, drawEditorial, drawTile } from "./scene";
export { shapes } from "./types";
