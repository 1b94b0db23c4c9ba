/** The pictures of a product, large: by pinch, double tap, keys and buttons. Comes with the first press on one. */
import { openDialog } from "./dialog";

const most = 4;
const tapScale = 2.5;
/** A swipe of at most this many pixels changes nothing, as in the row. */
const swipe = 50;

interface Place {
  scale: number;
  x: number;
  y: number;
}

/** @param links of the row, each to its large file @param closed is told which one was looked at last */
export function openZoom(links: HTMLAnchorElement[], first: number, closed: (index: number) => void): void {
  const { dialog, inside } = openDialog("Immagini ingrandite", "zoom", Promise.resolve());
  inside.insertAdjacentHTML("beforeend", controls(links.length > 1));
  const stage = inside.querySelector(".stage") as HTMLElement;
  const picture = stage.firstElementChild as HTMLImageElement;
  let index = first;
  const view = zooming(stage, picture, (step) => show(index + step));
  const show = (next: number) => {
    index = (next + links.length) % links.length;
    const link = links[index] as HTMLAnchorElement;
    // What the row shows already stands there until the large one has come.
    const { currentSrc = "", alt = "" } = link.querySelector("img") ?? {};
    picture.src = currentSrc;
    picture.alt = alt;
    // The largest, in the format that the row shows.
    picture.src = currentSrc.endsWith(".avif") ? link.href.replace(/\.webp$/, ".avif") : link.href;
    view.to({ scale: 1, x: 0, y: 0 });
    (inside.querySelector("[role=status]") as HTMLElement).textContent = `${index + 1} di ${links.length}`;
  };
  inside.addEventListener("click", ({ target }) => {
    const act = target instanceof Element && target.closest<HTMLElement>("[data-zoom]")?.dataset.zoom;
    if (act) acts[act]?.();
  });
  const acts: Record<string, () => void> = {
    "-1": () => show(index - 1),
    "1": () => show(index + 1),
    "+": () => view.by(1.5),
    "-": () => view.by(1 / 1.5),
  };
  const keys: Record<string, string> = { ArrowLeft: "-1", ArrowRight: "1", "+": "+", "=": "+", "-": "-" };
  dialog.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (links.length > 1 || Number.isNaN(Number(act))) acts[act]?.();
  });
  dialog.addEventListener("close", () => closed(index));
  show(first);
}

const icon = (name: string) => `<svg class="i" aria-hidden="true"><use href="#i-${name}"/></svg>`;

function controls(several: boolean): string {
  const button = (act: string, label: string, sign: string) =>
    `<button type="button" data-zoom="${act}" aria-label="${label}">${sign}</button>`;
  const turn =
    button("-1", "Immagine precedente", icon("left")) + button("1", "Immagine successiva", icon("right"));
  return `<div class="stage"><img alt=""></div><div class="zoom-bar">${several ? turn : ""}<span role="status"></span>${button("-", "Rimpicciolisci", "−")}${button("+", "Ingrandisci", "+")}</div>`;
}

/** Fingers and pointers on the stage; at its own size a swipe turns the page. */
function zooming(stage: HTMLElement, picture: HTMLElement, turn: (step: number) => void) {
  let at: Place = { scale: 1, x: 0, y: 0 };
  const fingers = new Map<number, { x: number; y: number }>();
  let began = { x: 0, y: 0, spread: 0, at };
  let lastTap = 0;
  const to = ({ scale, x, y }: Place) => {
    const size = allowed(scale);
    const [wide, high] = [stage.clientWidth, stage.clientHeight].map((side) => ((size - 1) * side) / 2);
    at = { scale: size, x: within(x, wide ?? 0), y: within(y, high ?? 0) };
    picture.style.transform = `translate(${at.x}px,${at.y}px) scale(${at.scale})`;
  };
  /** What lay under one point lies under another. */
  const grow = (from: Place, factor: number, under: Point, now: Point) => {
    const scale = allowed(from.scale * factor);
    const grown = scale / from.scale;
    to({ scale, x: now.x - (under.x - from.x) * grown, y: now.y - (under.y - from.y) * grown });
  };
  /** Towards a point, which stays where it is. */
  const by = (factor: number, point = { x: 0, y: 0 }) => {
    grow(at, factor, point, point);
  };
  const begin = () => {
    const points = [...fingers.values()];
    began = { ...middle(points), spread: spread(points), at };
  };
  const fromCentre = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, fromCentre(event));
    begin();
  });
  stage.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, fromCentre(event));
    const points = [...fingers.values()];
    const grown = points.length > 1 && began.spread > 0 ? spread(points) / began.spread : 1;
    if (allowed(began.at.scale * grown) > 1) grow(began.at, grown, began, middle(points));
  });
  const end = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (!fingers.delete(event.pointerId) || !was) return;
    const across = was.x - began.x;
    if (fingers.size === 0 && at.scale === 1 && Math.abs(across) > swipe) turn(across < 0 ? 1 : -1);
    const isTap = fingers.size === 0 && Math.hypot(across, was.y - began.y) < 10;
    if (isTap && Date.now() - lastTap < 350) {
      if (at.scale > 1) to({ scale: 1, x: 0, y: 0 });
      else by(tapScale, was);
      lastTap = 0;
    } else if (isTap) lastTap = Date.now();
    if (fingers.size > 0) begin();
  };
  stage.addEventListener("pointerup", end);
  stage.addEventListener("pointercancel", end);
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      by(event.deltaY < 0 ? 1.15 : 1 / 1.15, fromCentre(event));
    },
    { passive: false },
  );
  return { to, by };
}

const allowed = (scale: number) => Math.min(most, Math.max(1, scale));
const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

interface Point {
  x: number;
  y: number;
}

function middle(points: Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread([one, other]: Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
