/** `/gestione/immagini`: pictures are brought here, each with what it shows, and named in the fields of contents and stores. */
import { pictureFrom } from "domain/picture";
import { momentOf, numberOf } from "domain/told";
import { pictureLimits, type UploadedPicture, type UploadFolder } from "upstream/desk";
import type { Screen, ScreenContext } from "../screen";
import { choice, Form, file, labelsOf, line, optionsOf, writtenIn } from "../ui/fields";
import { Pages, pageOf, Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/immagini";
const folderNames: Record<UploadFolder, string> = words.folders;
const most = `${pictureLimits.bytes / 1_000_000} MB`;
const fields = {
  file: file("File", {
    accept: "image/jpeg,image/png,image/webp",
    hint: `JPEG, PNG o WebP; fino a ${most} e ${numberOf(pictureLimits.pixels)} pixel per lato.`,
  }),
  folder: choice("Per che cosa", optionsOf(folderNames)),
  alt: line("Che cosa mostra", { hint: words.hints.pictures, max: 200 }),
};

export const pictures: Screen = {
  path,
  nav: "Immagini",
  limit: pictureLimits.bytes + 100_000,
  patience: 20_000,
  labels: () => labelsOf(fields),
  show: (context) => picturesPage(context, null),
  async act(context, form) {
    const { file, folder, alt } = writtenIn(fields, form);
    if (!file) return { refused: "«File»: scegli l’immagine.", blamed: "file" };
    if (alt === "") return { refused: "«Che cosa mostra»: scrivilo, per chi non la vede.", blamed: "alt" };
    const base64 = Buffer.from(await file.arrayBuffer()).toString("base64");
    const { name } = await context.api.pictures.add({ folder, alt, base64 });
    return picturesPage(context, name);
  },
};

/** @param added the name of the picture that has just come */
async function picturesPage(context: ScreenContext, added: string | null) {
  const { api, url } = context;
  const found = await api.pictures.list({ page: pageOf(url) });
  return (
    <>
      {added && (
        <p className="message" role="status">
          Caricata. Il suo nome, per i campi «Immagine» e «Logo»: <code className="wrap">{added}</code>
        </p>
      )}
      <Form of={fields} context={context} action={path} button="Carica l’immagine" />
      <h2>Caricate</h2>
      <Table
        stacked
        caption="Immagini"
        rows={found.pictures}
        empty="Nessuna immagine caricata da qui."
        columns={[
          ["Immagine", Thumbnail],
          ["Mostra", ({ alt }: UploadedPicture) => alt],
          ["Per", ({ folder }) => folderNames[folder]],
          ["Nome", ({ name }) => <code className="wrap">{name}</code>],
          ["In un testo", Snippet],
          ["Caricata", ({ uploadedAt }) => momentOf(uploadedAt)],
        ]}
      />
      <Pages url={url} total={found.total} size={24} />
    </>
  );
}

function Thumbnail({ name, folder, alt }: UploadedPicture) {
  const picture = pictureFrom(name, folder);
  return (
    picture && <img className="thumb" src={picture.src} alt={alt} loading="lazy" width="48" height="60" />
  );
}

/** What one pastes into the HTML of a page or an article. */
function Snippet({ name, folder, alt }: UploadedPicture) {
  const picture = pictureFrom(name, folder);
  if (!picture) return "–";
  const words = alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return (
    <details>
      <summary>HTML</summary>
      <code className="wrap">{`<img src="${picture.src}" alt="${words}" width="${picture.width}" height="${picture.height}">`}</code>
    </details>
  );
}
