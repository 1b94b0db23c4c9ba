/** The studio: collects the pieces of one product and lights them (shade, soft folds, seams, shadow) in the light of the same window, top left. */
import { fabric } from "./fabric";
import { flip } from "./pen";
import { randomOf } from "./random";
import type { Cloth, LineOptions, PieceOptions, Studio } from "./studio";
import { mix, type Tone, toneOf } from "./tone";

export function studio({ hex, pattern, seed, multi }: Cloth, prefix: string): Studio {
  const random = randomOf(seed);
  const tone = toneOf(multi ? "#f4ecd8" : hex);
  const cloth = multi && pattern === "plain" ? "print" : pattern;
  let defs = "";
  let body = "";
  let blurred = "";
  let clip = "";
  let casts = "";
  let count = 0;
  const known = new Map<string, string>();
  const name = () => `${prefix}${(count++).toString(36)}`;
  const once = (key: string, define: (id: string) => string) => {
    let id = known.get(key);
    if (!id) {
      id = name();
      known.set(key, id);
      defs += define(id);
    }
    return id;
  };

  function gradient(stops: readonly (readonly [number, string, number?])[], vertical = false): string {
    const marks = stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${round(opacity)}"`}/>`,
      )
      .join("");
    const direction = vertical ? ' x2="0" y2="1"' : "";
    const id = once(
      marks + direction,
      (key) => `<linearGradient id="${key}"${direction}>${marks}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  function sheenOf(own: Tone, sheen: "across" | "down" | "metal"): string {
    const { ink, shade, glow } = own;
    if (sheen === "metal")
      return gradient([
        [0, ink, 0.55],
        [0.18, "#fff", 0.75],
        [0.36, ink, 0.1],
        [0.6, ink, 0.5],
        [0.78, "#fff", 0.55],
        [1, ink, 0.6],
      ]);
    if (sheen === "down")
      return gradient(
        [
          [0, "#fff", glow * 0.8],
          [0.35, "#fff", 0],
          [0.6, ink, 0],
          [1, ink, shade * 0.8],
        ],
        true,
      );
    return gradient([
      [0, ink, shade * 0.45],
      [0.2, ink, shade * 0.06],
      [0.36, "#fff", glow * 0.4],
      [0.56, ink, 0.02],
      [0.82, ink, shade * 0.25],
      [1, ink, shade * 0.7],
    ]);
  }

  function clothUrl(turn: number): string {
    const root = known.get("cloth") ?? once("cloth", (id) => fabric(id, cloth, tone, randomOf(seed + 1)));
    if (!turn) return `url(#${root})`;
    return `url(#${once(`cloth${turn}`, (id) => `<pattern id="${id}" href="#${root}" patternTransform="rotate(${turn})"/>`)})`;
  }

  function piece(d: string, options: PieceOptions = {}): void {
    const { fill, turn = 0, sheen = "across", depth = 26, cast = true, opacity } = options;
    const own = fill ? toneOf(fill) : tone;
    const id = name();
    defs += `<path id="${id}" d="${d}"/>`;
    const use = (attributes: string) => `<use href="#${id}" ${attributes}/>`;
    if (cast) casts += use("");
    const edge = own.luminance > 0.85 ? 0.5 : 0.35;
    let drawn = use(`fill="${own.base}" stroke="${own.ink}" stroke-opacity="${edge}" stroke-width="1.4"`);
    if (!fill && cloth !== "plain") drawn += use(`fill="${clothUrl(turn)}"`);
    if (sheen !== "none") drawn += use(`fill="${sheenOf(own, sheen)}"`);
    if (!options.bare) body += opacity === undefined ? drawn : `<g opacity="${opacity}">${drawn}</g>`;
    if (depth) {
      clip += use("");
      const rim = (x: number, y: number, colour: string, strength: number) =>
        use(
          `x="${x}" y="${y}" stroke="${colour}" stroke-width="${depth}" stroke-opacity="${round(strength)}"`,
        );
      blurred += rim(5, 7, "#fff", own.glow * 0.6) + rim(-3, -5, own.ink, own.shade * 0.75);
    }
  }

  function soft(): void {
    if (!clip) return;
    const id = name();
    // One filter for every fold of the picture: blurring is what costs when the browser paints.
    const blur = once("blur", (key) => `<filter id="${key}"><feGaussianBlur stdDeviation="8"/></filter>`);
    defs += `<clipPath id="${id}">${clip}</clipPath>`;
    body += `<g clip-path="url(#${id})"><g filter="url(#${blur})" fill="none" stroke-linecap="round">${blurred}</g></g>`;
    blurred = "";
    clip = "";
  }

  function stroke(d: string, colour: string, width: number, opacity: number): string {
    return `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${round(opacity)}"/>`;
  }

  function seam(d: string, options: LineOptions = {}): void {
    const { colour = tone.ink, width = 2, opacity = 0.55, dash } = options;
    const dashes = dash ? ` stroke-dasharray="${dash}"` : "";
    body += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round"${dashes}/>`;
  }

  return {
    tone,
    random,
    way: randomOf(seed + 2),
    pattern,
    piece,
    soft,
    seam,
    gradient,
    id: name,
    fold: (d, width = 16, strength = 1) => {
      blurred += stroke(d, tone.ink, width, tone.shade * strength);
    },
    shine: (d, width = 18, strength = 1) => {
      blurred += stroke(d, "#fff", width, tone.glow * strength);
    },
    stitch: (d, colour) => {
      const light = mix(tone.base, "#ffffff", 0.45);
      seam(d, {
        colour: colour ?? (tone.luminance < 0.35 ? light : tone.ink),
        width: 1.6,
        opacity: 0.6,
        dash: "6 4",
      });
    },
    fill: (d, colour, opacity) => {
      body += `<path d="${d}" fill="${colour}"${opacity === undefined ? "" : ` fill-opacity="${opacity}"`}/>`;
    },
    button: (x, y, radius = 7, colour = mix(tone.base, tone.ink, tone.luminance > 0.8 ? 0.12 : 0.45)) => {
      const id = once(`button${radius}${colour}`, (key) => {
        const hole = radius * 0.28;
        const holes = `<circle cx="${-hole}" r="${round(hole * 0.7)}"/><circle cx="${hole}" r="${round(hole * 0.7)}"/>`;
        return `<g id="${key}"><circle r="${radius}" cx="1.5" cy="2.5" fill="#000" fill-opacity=".28"/><circle r="${radius}" fill="${colour}" stroke="#000" stroke-opacity=".3"/><circle r="${round(radius * 0.68)}" fill="#fff" fill-opacity=".22"/><g fill="#000" fill-opacity=".5">${holes}</g></g>`;
      });
      body += `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
    },
    floor: (x, y, rx, ry, strength = 1) => {
      const id = once(
        "floor",
        (key) =>
          `<radialGradient id="${key}"><stop stop-color="#2b2119" stop-opacity=".5"/><stop offset=".55" stop-color="#2b2119" stop-opacity=".18"/><stop offset="1" stop-color="#2b2119" stop-opacity="0"/></radialGradient>`,
      );
      body += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" opacity="${strength}"/>`;
    },
    group: (transform, draw) => {
      body += `<g transform="${transform}">`;
      const before = casts;
      casts = "";
      draw();
      casts = casts && `${before}<g transform="${transform}">${casts}</g>`;
      body += "</g>";
    },
    raw: (svg) => {
      body += svg;
    },
    content: () => {
      soft();
      // Three wide faint strokes read as one soft shadow and cost no filter.
      const shadow = [34, 20, 9]
        .map(
          (width) =>
            `<g stroke-width="${width}">${width === 34 ? `<g id="${prefix}_">${casts}</g>` : `<use href="#${prefix}_"/>`}</g>`,
        )
        .join("");
      const cast = casts
        ? `<g transform="translate(6 14)" stroke="#3b2c20" stroke-linejoin="round" stroke-opacity=".045" fill="#3b2c20" fill-opacity=".05">${shadow}</g>`
        : "";
      return rounded(`<defs>${defs}</defs>${cast}${body}`);
    },
  };
}

/** Draws a path on both sides of the picture's middle. */
export function twice(draw: (d: string) => void, d: string): void {
  draw(d);
  draw(flip(d));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Two decimals are finer than any screen; long fractions only cost bytes. */
function rounded(svg: string): string {
  return svg.replace(/\d+\.\d{3,}/g, (value) => String(round(Number(value))));
}
