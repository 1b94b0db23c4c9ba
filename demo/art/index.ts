/** The demo catalogue's photographer: product pictures, banners, tiles and logos as SVG text, deterministic by seed. */

export { drawBrandLogo, drawStoreLogo, type LogoRequest } from "./logo";
export { drawPortrait, type PortraitRequest } from "./portrait";
export { drawProduct, type ProductRequest } from "./product";
export type { BannerRequest, SceneRequest } from "./scene";
export { drawBanner, drawEditorial, drawTile } from "./scene";
export { type Pattern, patterns, type Shape, shapes, type View } from "./types";
