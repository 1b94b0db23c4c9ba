/** Turnstile in forms that write letters: fetched when somebody begins to fill one; a form that it does not reach is sent without. */
import { enhance } from "./enhance";
import { answered } from "./post";

interface Turnstile {
  render(place: HTMLElement, options: Record<string, string | undefined>): string;
  reset(widget: string): void;
  remove(widget: string): void;
}

const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
let loading: Promise<Turnstile> | undefined;

function load(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve((window as typeof window & { turnstile: Turnstile }).turnstile);
    script.onerror = reject;
    document.head.appendChild(script);
  });
  return loading;
}

export function watchHumans(): void {
  enhance<HTMLElement>("[data-human]", (place) => {
    const form = place.closest("form");
    let shown: { turnstile: Turnstile; widget: string } | undefined;
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      load()
        .then((turnstile) => {
          const box = document.createElement("div");
          box.dataset.added = "";
          place.appendChild(box);
          const options = {
            sitekey: place.dataset.human,
            appearance: "interaction-only",
            size: "flexible",
            language: "it",
          };
          shown = { turnstile, widget: turnstile.render(box, options) };
        })
        .catch(console.error);
    };
    // A token is good for one post.
    const renew = () => shown?.turnstile.reset(shown.widget);
    form?.addEventListener(answered, renew);
    form?.addEventListener("focusin", begin);
    if (form?.contains(document.activeElement)) begin();
    return () => {
      form?.removeEventListener(answered, renew);
      shown?.turnstile.remove(shown.widget);
    };
  });
}
