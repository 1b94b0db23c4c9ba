/** `/gestione/immagini-rotte`: pictures of feeds that could not be fetched. */
import { momentOf, numberOf } from "domain/told";
import type { BrokenPicture } from "upstream/desk";
import { done, fieldOf, type Screen } from "../screen";
import { acting } from "../ui/form";
import { Away, Pages, pageOf, Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/immagini-rotte";

export const brokenPictures: Screen = {
  path,
  nav: "Immagini rotte",
  async show({ api, url }) {
    const { pictures, total } = await api.brokenPictures.list({ page: pageOf(url) });
    return (
      <>
        <p className="hint">{words.texts.brokenPictures}</p>
        <Table
          stacked
          caption="Immagini rotte"
          rows={pictures}
          empty="Nessuna immagine rotta."
          columns={[
            [
              "Indirizzo",
              ({ address }: BrokenPicture) => (
                <Away to={address} className="wrap">
                  {address}
                </Away>
              ),
            ],
            ["Negozio", ({ store }) => store],
            ["Tentativi", ({ tries }) => numberOf(tries), "number"],
            ["Dal", ({ since }) => momentOf(since)],
            ["Prossimo", ({ dueAt }) => (dueAt === null ? "nessuno: rinunciato" : momentOf(dueAt))],
            acting("Riprova", path, ({ address }: BrokenPicture) => ({
              fields: { indirizzo: address },
              of: address,
            })),
          ]}
        />
        <Pages url={url} total={total} size={50} />
      </>
    );
  },
  async act({ api }, form) {
    await api.brokenPictures.retry({ address: fieldOf(form, "indirizzo") });
    return done(path, "riprova");
  },
};
