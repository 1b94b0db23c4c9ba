/**
 * The colour under a press: on the pictures of a product, and on one of the visitor's own, which is read here and sent nowhere. Only the
 * address of a colour is opened.
 */

import { farness, labOfHex } from "domain/oklab";
import { canonicalTint, tintName } from "domain/tints";
import { enhance } from "./enhance";

/** Pixels around the pressed one that count with it: threads and noise are no colour. */
const around = 3;
const widest = 640;
/** Colours of one's own picture that are offered, so far from each other. */
const mostOffered = 6;
const apart = 0.1;

export function watchPicking(): void {
  enhance<HTMLElement>("[data-pick]", (place) => {
    place.dataset.jsPicking = "";
    place.addEventListener("click", (event) => {
      const tint = pressedIn(event);
      if (tint) location.assign(hrefOf(tint));
    });
  });
  enhance<HTMLElement>("[data-own-picture]", addField);
}

/** The next press on a picture of the row opens its colour; Escape ends it. Pictures that may not be read leave it to the link. */
export function pickIn(row: HTMLElement, link: HTMLAnchorElement): void {
  if ("jsPicking" in row.dataset) {
    location.assign(link.href);
    return;
  }
  row.dataset.jsPicking = "";
  const hint = textElement("p", "Premi sulla foto il punto di cui vuoi il colore. Con Esc si smette.");
  hint.setAttribute("role", "status");
  link.parentElement?.insertAdjacentElement("afterend", hint);
  row.scrollIntoView({ block: "nearest" });
  const ended = new AbortController();
  ended.signal.addEventListener("abort", () => {
    delete row.dataset.jsPicking;
    hint.remove();
  });
  const press = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ended.abort();
    const tint = pressedIn(event);
    location.assign(tint ? hrefOf(tint) : link.href);
  };
  const { signal } = ended;
  row.addEventListener("click", press, { capture: true, signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && ended.abort(), { signal });
  addEventListener("pagehide", () => ended.abort(), { signal });
}

/** Null beside a picture, and on one of another host, which browsers do not let be read. */
function pressedIn({ target, clientX, clientY }: MouseEvent): string | null {
  const place = target instanceof Element ? target.closest("a,.shot") : null;
  const image = target instanceof HTMLImageElement ? target : place?.querySelector("img");
  if (!image?.naturalWidth) return null;
  const { left, top, width, height } = image.getBoundingClientRect();
  const fitted = getComputedStyle(image).objectFit === "cover" ? Math.max : Math.min;
  const scale = fitted(width / image.naturalWidth, height / image.naturalHeight);
  const x = (clientX - left - width / 2) / scale + image.naturalWidth / 2;
  const y = (clientY - top - height / 2) / scale + image.naturalHeight / 2;
  try {
    return tintAt(drawn(image, image.naturalWidth, image.naturalHeight), x, y);
  } catch {
    return null;
  }
}

function drawn(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  if (paper) Object.assign(paper, { fillStyle: "#fff" });
  paper?.fillRect(0, 0, width, height);
  paper?.drawImage(source, 0, 0, width, height);
  return canvas;
}

function tintAt(canvas: HTMLCanvasElement, x: number, y: number): string | null {
  const within = (value: number, size: number) =>
    Math.round(Math.max(0, Math.min(size - 1 - 2 * around, value - around)));
  const side = 1 + 2 * around;
  const pixels = canvas
    .getContext("2d")
    ?.getImageData(within(x, canvas.width), within(y, canvas.height), side, side).data;
  if (!pixels) return null;
  const middle = (channel: number) =>
    [...pixels].filter((_, at) => at % 4 === channel).sort((a, b) => a - b)[(side * side) >> 1] ?? 0;
  return canonicalTint(hex([middle(0), middle(1), middle(2)]));
}

function hex(channels: readonly number[]): string {
  return channels.map((channel) => channel.toString(16).padStart(2, "0")).join("");
}

/** Of the category that is looked at, as the page's own links are. */
function hrefOf(tint: string): string {
  const category = new URLSearchParams(location.search).get("categoria");
  const chosen =
    category && location.pathname === "/colore" ? `&categoria=${encodeURIComponent(category)}` : "";
  return `/colore?tinta=${tint}${chosen}`;
}

function addField(place: HTMLElement): void {
  if (place.querySelector("input")) return;
  const field = document.createElement("div");
  field.dataset.added = "";
  field.innerHTML =
    '<label for="foto">Scegli una foto</label> <input id="foto" type="file" accept="image/*"><p role="status"></p><div class="pictured"></div>';
  const [input, status, shown] = field.querySelectorAll<HTMLElement>("input,[role=status],.pictured");
  input?.addEventListener("change", async () => {
    const [file] = (input as HTMLInputElement).files ?? [];
    if (!file || !status || !shown) return;
    status.textContent = "";
    const canvas = await pictureFrom(file).catch(() => null);
    shown.textContent = "";
    for (const part of canvas ? [canvas, offered(canvas)] : []) shown.appendChild(part);
    status.textContent = canvas
      ? "Premi un punto della foto, o scegli uno dei suoi colori."
      : "Questo file non si apre come immagine: provane un altro, ad esempio JPEG o PNG.";
  });
  place.appendChild(field);
}

async function pictureFrom(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, widest / Math.max(bitmap.width, bitmap.height));
  const canvas = drawn(bitmap, Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  bitmap.close();
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", "La tua foto");
  return canvas;
}

/** What fills most of the picture as links, and first of them the pressed point. */
function offered(canvas: HTMLCanvasElement): HTMLElement {
  const list = document.createElement("ul");
  list.className = "tints";
  for (const tint of widestColours(canvas)) list.appendChild(tintItem(tint));
  canvas.addEventListener("click", ({ offsetX, offsetY }) => {
    const scale = canvas.width / canvas.clientWidth;
    const tint = tintAt(canvas, offsetX * scale, offsetY * scale);
    if (!tint) return;
    list.querySelector(".pressed")?.remove();
    const item = tintItem(tint, "Punto scelto: ");
    item.className = "pressed";
    list.insertAdjacentElement("afterbegin", item);
    item.querySelector("a")?.focus();
  });
  return list;
}

function tintItem(tint: string, before = ""): HTMLLIElement {
  const item = document.createElement("li");
  const link = textElement("a", `${before}${tintName(tint)}`);
  Object.assign(link, { href: hrefOf(tint), rel: "nofollow" });
  link.insertAdjacentHTML("afterbegin", `<svg class="tint" aria-hidden="true" color="#${tint}"></svg>`);
  item.appendChild(link);
  return item;
}

function textElement<Name extends "a" | "p">(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.dataset.added = "";
  element.textContent = text;
  return element;
}

/** Counted in the cells that have an address, the middle of the picture more than its edge. */
function widestColours(canvas: HTMLCanvasElement): string[] {
  const small = drawn(canvas, 64, 64);
  const pixels = small.getContext("2d")?.getImageData(0, 0, 64, 64).data ?? new Uint8ClampedArray();
  const weights = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [((at / 4) % 64) / 64 - 0.5, Math.floor(at / 4 / 64) / 64 - 0.5];
    const tint = canonicalTint(hex([...pixels.subarray(at, at + 3)]));
    weights.set(tint, (weights.get(tint) ?? 0) + Math.exp(-6 * (x * x + y * y)));
  }
  const found: string[] = [];
  for (const [tint] of [...weights].sort((one, other) => other[1] - one[1])) {
    const isNew = found.every((other) => farness(labOfHex(tint), labOfHex(other)) > apart);
    if (isNew && found.length < mostOffered) found.push(tint);
  }
  return found;
}
