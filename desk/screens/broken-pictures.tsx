/** `/gestione/immagini-rotte`: pictures of feeds that could not be fetched. */
import { momentOf, numberOf } from "domain/told";
import type { BrokenPicture } from "upstream/desk";
import { done, fieldOf, type Screen } from "../screen";
import { ActButton } from "../ui/form";
import { Pages, pageOf, Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/immagini-rotte";

export const brokenPictures: Screen = {
  path,
  nav: "Immagini rotte",
  async show({ api, url }) {
    const { pictures, total } = await api.brokenPictures.list({ page: pageOf(url) });
    return {
      title: "Immagini rotte",
      body: (
        <>
          <p className="hint">{words.texts.brokenPictures}</p>
          <Table
            stacked
            caption="Immagini rotte"
            rows={pictures}
            keyOf={({ address }) => address}
            empty="Nessuna immagine rotta."
            columns={[
              {
                head: "Indirizzo",
                cell: ({ address }: BrokenPicture) => (
                  <a className="wrap" href={address} rel="noreferrer nofollow">
                    {address}
                  </a>
                ),
              },
              { head: "Negozio", cell: ({ store }) => store },
              { head: "Tentativi", cell: ({ tries }) => numberOf(tries), number: true },
              { head: "Dal", cell: ({ since }) => momentOf(since) },
              {
                head: "Prossimo",
                cell: ({ dueAt }) => (dueAt === null ? "nessuno: rinunciato" : momentOf(dueAt)),
              },
              {
                head: "Riprova",
                cell: ({ address }) => (
                  <ActButton
                    action={path}
                    fields={{ indirizzo: address }}
                    label={`Riprova: ${address}`}
                    does="Riprova"
                  />
                ),
              },
            ]}
          />
          <Pages url={url} total={total} size={50} />
        </>
      ),
    };
  },
  async act({ api }, form) {
    await api.brokenPictures.retry({ address: fieldOf(form, "indirizzo") });
    return done(path, "riprova");
  },
};
