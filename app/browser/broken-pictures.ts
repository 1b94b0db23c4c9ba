/** Pictures that do not load: another format, else the drawn default, else nothing; logos give way to the name (product.md 'Pictures'). */

/** A file of a lasting name, so that no deployment takes it away. */
const standIn = "/immagine-mancante.svg";
/** Frames that would stand empty. */
const frames = ".shot, .shots, .thumbs, .tile-picture, .story-picture, .saving";
/** Where the alternative text is the name of whom the logo belongs to; their style sheets write `data-name`. */
const named = ".store-logo, .brand-tile";

export function watchBrokenPictures(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) mend(target);
    },
    true,
  );
  // A drawing without a size of its own has no width either: decoding it tells.
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0)
      picture.decode().catch(() => mend(picture));
}

/** One step; when it does not help, the next error brings the next one. */
function mend(picture: HTMLImageElement): void {
  const formats = picture.parentElement?.matches("picture") ? picture.parentElement : null;
  if (formats?.querySelector("source")) {
    for (const source of formats.querySelectorAll("source")) source.remove();
    // Chosen anew even if its address stays the same.
    picture.srcset = picture.srcset || picture.src;
  } else if (picture.srcset && picture.getAttribute("src")) picture.removeAttribute("srcset");
  else giveUp(picture);
}

function giveUp(picture: HTMLImageElement): void {
  const logo = picture.closest<HTMLElement>(named);
  const second = picture.closest(".hover");
  if (logo) logo.dataset.name = picture.alt;
  else if (second) second.className = "";
  else if (picture.closest(frames) && !picture.src.endsWith(standIn)) {
    picture.removeAttribute("srcset");
    picture.src = standIn;
    return;
  }
  // As a property: a style attribute is not allowed.
  picture.style.display = "none";
}
