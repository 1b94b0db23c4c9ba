/** A button that copies: in every `[data-copy]`, which says what, as what (`data-label`), and what is said then (`data-copied`). */

/** How long the thanks stay (product.md 'Product page'). */
const feedback = 1_800;

/** Connects one; without a clipboard there is no button. While there is nothing to copy it cannot be pressed. */
export function addCopy(place: HTMLElement): (() => void) | undefined {
  if (!("clipboard" in navigator)) return;
  const { label = "Copia", copied = "Copiato" } = place.dataset;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "button quiet", textContent: label });
  const told = document.createElement("span");
  Object.assign(told, { className: "vh", role: "status" });
  for (const part of [button, told]) {
    part.dataset.added = "";
    place.appendChild(part);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(place.dataset.copy ?? "");
    button.textContent = told.textContent = copied;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = label;
      told.textContent = "";
    }, feedback);
  });
  const follow = () => {
    button.disabled = !place.dataset.copy;
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(place, { attributeFilter: ["data-copy"] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
