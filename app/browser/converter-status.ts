/** What `/pagina-test` tells of the link converters in this browser, looked at again and again. */
import type { ConverterName } from "server/consent/providers";
import { kinds } from "./converter-kinds";
import { rescan, states } from "./converters";

/** Milliseconds between two looks (product.md 'Diagnostics'). */
const pause = 800;

export function showStatus(): void {
  const said = document.querySelector<HTMLElement>("[data-converted]");
  if (!said) return;
  const count = document.createElement("span");
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "button", onclick: rescan });
  button.textContent = "Ripeti la scansione";
  said.replaceChildren(count, " ", button);
  const look = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-sample]")];
    const converted = links.filter((link) => link.href !== link.dataset.sample).length;
    count.textContent = `Link convertiti: ${converted} su ${links.length}.`;
    mark("script", (name) => states.get(name) === "loaded");
    mark("global", (name) => kinds[name].global in window);
  };
  look();
  setInterval(look, pause);
}

function mark(what: "script" | "global", is: (name: ConverterName) => boolean): void {
  for (const cell of document.querySelectorAll<HTMLElement>(`[data-${what}]`))
    cell.textContent = is(cell.dataset[what] as ConverterName) ? "OK" : "NO";
}
