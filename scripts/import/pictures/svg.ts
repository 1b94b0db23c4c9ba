/** Vector pictures: parsed and written anew from an allow-list, so that nothing in them can run or load anything. */
import sax from "sax";

const elements = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan clipPath mask pattern " +
    "marker linearGradient radialGradient stop filter feGaussianBlur feOffset feBlend feFlood feComposite feMerge " +
    "feMergeNode feColorMatrix feTurbulence feDisplacementMap feDropShadow feMorphology feDiffuseLighting " +
    "feSpecularLighting feDistantLight fePointLight feSpotLight feComponentTransfer feFuncR feFuncG feFuncB feFuncA " +
    "feImage feTile style"
  ).split(" "),
);

export interface Vector {
  svg: string;
  width: number;
  height: number;
}

/** Null when the text is no SVG or tells no size. */
export function cleanSvg(source: string): Vector | null {
  const parser = sax.parser(true, { trim: false, normalize: false });
  const out: string[] = [];
  let hidden = 0;
  let inStyle = false;
  let size: { width: number; height: number } | null = null;
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (hidden > 0 || !elements.has(name)) {
      hidden++;
      return;
    }
    const kept = Object.entries(attributes as Record<string, string>).filter(([key, value]) =>
      harmless(key, value),
    );
    if (name === "svg" && size === null) size = sizeOf(Object.fromEntries(kept));
    inStyle = name === "style";
    out.push(`<${name}${kept.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}>`);
  };
  parser.ontext = parser.oncdata = (text) => {
    if (hidden === 0) out.push(inStyle ? styleText(text) : escaped(text));
  };
  parser.onclosetag = (name) => {
    if (hidden > 0) {
      hidden--;
      return;
    }
    inStyle = false;
    const last = out.at(-1);
    if (last?.startsWith(`<${name}`) && !last.startsWith("</"))
      out[out.length - 1] = `${last.slice(0, -1)}/>`;
    else out.push(`</${name}>`);
  };
  try {
    parser.write(source).close();
  } catch {
    return null;
  }
  const found = size as { width: number; height: number } | null;
  return found && { svg: out.join("").trim(), ...found };
}

/** No handlers, no addresses but those within the picture. */
function harmless(name: string, value: string): boolean {
  if (/^on/i.test(name) || /^xml:(base|lang|space)$/i.test(name)) return false;
  if (/^(xlink:)?(href|src)$/i.test(name)) return value.startsWith("#");
  return !/url\(\s*['"]?(?!#)|javascript:|expression\(|@import/i.test(value);
}

function styleText(css: string): string {
  return /url\(\s*['"]?(?!#)|@import|expression\(|<|\\/i.test(css) ? "" : css;
}

function sizeOf(attributes: Record<string, string>): { width: number; height: number } | null {
  const box = attributes.viewBox?.match(/[^\s,]+/g)?.map(Number) ?? [];
  const width = Math.round(Number.parseFloat(attributes.width ?? "") || (box[2] ?? 0));
  const height = Math.round(Number.parseFloat(attributes.height ?? "") || (box[3] ?? 0));
  return width > 0 && height > 0 && width < 100_000 && height < 100_000 ? { width, height } : null;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
