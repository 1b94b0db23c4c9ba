/** A field's picture chosen from the library: a page of radio buttons that carries along what was typed. */
import { pictureFrom } from "domain/picture";
import { uploadFolders } from "upstream/desk";
import { fieldOf, type Screen, type ScreenContext, type Shown } from "../../screen";
import { Hidden, Press } from "../../ui/form";
import words from "../../words.json";

const pageSize = 24;

/** The screen with a page for each of its picture fields; whoever comes back finds the form as it was left. */
export function withPictures(screen: Screen): Screen {
  return {
    ...screen,
    async act(context, form) {
      const [act = "", folder = "", field = "", page = "1"] = fieldOf(form, "atto").split(":");
      if (act === "scegli") return library(context, form, { folder, field, page: Number(page) || 1 });
      if (act !== "scelta" && act !== "lascia") return screen.act?.(context, form) ?? screen.show(context);
      if (act === "lascia") form.set(field, fieldOf(form, "prima"));
      else if (!form.has(field)) form.set(field, fieldOf(form, "scelta"));
      return screen.show({ ...context, typed: form });
    },
  };
}

async function library(
  { api, url }: ScreenContext,
  form: FormData,
  { folder, field, page }: { folder: string; field: string; page: number },
): Promise<Shown> {
  const of = uploadFolders.find((one) => one === folder) ?? "pages";
  const { pictures, total } = await api.pictures.list({ page, folder: of });
  // What was ticked on another page of the library comes along.
  const chosen = fieldOf(form, form.has(field) ? field : "scelta");
  const sent = Object.fromEntries(form) as Record<string, string>;
  const { [field]: _, atto, scelta, prima = chosen, ...typed } = sent;
  const asked = `${of}:${field}`;
  const acts = [
    [`scelta:${asked}`, "Usa questa"],
    page > 1 && [`scegli:${asked}:${page - 1}`, "Immagini precedenti"],
    page * pageSize < total && [`scegli:${asked}:${page + 1}`, "Altre immagini"],
    [`lascia:${asked}`, "Torna senza cambiare"],
  ].filter((act) => act !== false);
  return {
    title: "Scegli un’immagine",
    body: (
      <form method="post" action={url.pathname}>
        <Hidden of={{ ...typed, prima, scelta: chosen }} />
        <p className="hint" role="status">
          {words.texts.library} «{words.folders[of]}».
        </p>
        <fieldset className="strip">
          <legend className="vh">Immagini</legend>
          {[{ name: "", alt: "Nessuna immagine" }, ...pictures].map(({ name, alt }) => (
            <label key={name}>
              <input type="radio" name={field} value={name} defaultChecked={name === chosen} />
              {name && (
                <img src={pictureFrom(name, of)?.src} alt="" loading="lazy" width="160" height="120" />
              )}
              {alt}
            </label>
          ))}
        </fieldset>
        <p className="acts">
          {acts.map(([act, does], at) => (
            <Press key={act} value={act} soft={at > 0}>
              {does}
            </Press>
          ))}
        </p>
      </form>
    ),
  };
}
