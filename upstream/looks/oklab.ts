/** Colours as the eye parts them: OKLab (Björn Ottosson), in which equal distances look equally far. */

/** Lightness from 0 to 1, and the two axes of hue, some ±0.3. */
export type Lab = readonly [l: number, a: number, b: number];

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How far two colours are: some 0.02 is just seen. @param light how much lightness counts */
export function farness(one: Lab, other: Lab, light = 1): number {
  return Math.hypot((one[0] - other[0]) * light, one[1] - other[1], one[2] - other[2]);
}
