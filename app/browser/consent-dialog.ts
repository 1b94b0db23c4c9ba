/** 'Gestisci Cookie' over the page: the form of its own page, in a dialog. Loaded at the first press. */
import { choiceIn, preferencesPath } from "~/forms/consent";
import { openDialog } from "./dialog";
import { pageIn, swapHeader } from "./fetched-page";
import { answered, kept } from "./post";

/** Rejects when there is no such page now. */
export async function openPreferences(): Promise<void> {
  if (document.querySelector(".save-dialog")) return;
  const first = await asked();
  const { dialog, inside, shown } = openDialog("Gestisci Cookie");
  const said = document.createElement("p");
  said.role = "status";
  said.tabIndex = -1;
  for (const part of [first, said]) inside.appendChild(part);
  dialog.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("[data-back]"))) return;
    event.preventDefault();
    dialog.close();
  });
  let chosen = false;
  dialog.addEventListener(kept, ({ detail: fields }: CustomEventInit<URLSearchParams>) => {
    chosen = choiceIn((name) => fields?.get(name)) !== null;
  });
  dialog.addEventListener(answered, async ({ target, detail }: Event & CustomEventInit) => {
    if (detail.refused) return;
    if (chosen) return dialog.close();
    // The sizes are forgotten: their button has gone, and the focus with it.
    const message = document.querySelector(".page-message");
    inside.replaceChild(await asked(), target as HTMLFormElement);
    said.textContent = message?.textContent ?? "";
    message?.remove();
    said.focus();
  });
  await shown;
}

async function asked(): Promise<HTMLFormElement> {
  const page = await pageIn(await fetch(preferencesPath, { headers: swapHeader, cache: "no-cache" }));
  const form = page?.document.querySelector<HTMLFormElement>("form.preferences");
  if (!form) throw new Error("no preferences");
  const heading = document.createElement("h2");
  const title = form.querySelector("h1");
  heading.textContent = title?.textContent ?? "";
  title?.parentNode?.replaceChild(heading, title);
  form.dataset.stay = "";
  return document.importNode(form, true);
}
