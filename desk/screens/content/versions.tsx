/** `/gestione/contenuti/:kind/:id/versioni`: who changed a text, when and what; each version is taken up again in the editor. */
import { own } from "domain/own";
import { momentOf } from "domain/told";
import type { TextVersion } from "upstream/desk";
import type { Labels } from "../../labels";
import { problemPage } from "../../layout";
import type { Screen, ScreenContext } from "../../screen";
import { labelsOf } from "../../ui/fields";
import { LinkLine, Table } from "../../ui/table";
import words from "../../words.json";
import type { ContentKind } from "./kinds";

/** @param home of the editors of all kinds */
export function versionsOf(
  home: string,
  kindIn: (context: ScreenContext) => ContentKind | undefined,
): Screen {
  return {
    path: `${home}/:kind/:id/versioni`,
    async show(context) {
      const found = kindIn(context);
      if (!found) return problemPage(404, "Questo tipo di contenuto non esiste.");
      const { api, params, url } = context;
      const text = { kind: found.kind, id: params.id ?? "" };
      const editor = `${home}/${text.kind}/${encodeURIComponent(text.id)}`;
      const versions = await api.editing.versions(text);
      const upTo = url.searchParams.get("versione") ?? versions[0]?.version;
      const compared = upTo === undefined ? [] : await api.editing.versions({ ...text, upTo });
      return {
        title: "Versioni",
        body: (
          <>
            <p className="hint">{words.texts.versions}</p>
            <Table
              stacked
              caption="Versioni"
              rows={versions}
              empty="Nessuno ha ancora cambiato questo testo da quando se ne tengono le versioni."
              columns={[
                [
                  "Quando",
                  ({ version, at }: TextVersion) => (
                    <a href={`${editor}/versioni?versione=${version}#cambiato`}>{momentOf(at)}</a>
                  ),
                ],
                ["Chi", ({ who }) => who || "com’era prima, non si sa di chi"],
              ]}
            />
            <Differences of={await differencesOf(compared)} labels={labelsOf(found.fields)} editor={editor} />
            <LinkLine to={editor}>Torna al testo</LinkLine>
          </>
        ),
      };
    },
  };
}

/** Of the fields that are others than before. */
async function differencesOf([is, was = is]: readonly TextVersion[]) {
  if (!is) return null;
  const { difference } = await import("../../difference");
  const text = (version: TextVersion | undefined, field: string) =>
    String(own(version?.fields ?? {}, field) ?? "");
  const changed = Object.keys(is.fields).filter((field) => text(is, field) !== text(was, field));
  return {
    ...is,
    changes: changed.map((field) => ({ field, pieces: difference(text(was, field), text(is, field)) })),
  };
}

interface DifferencesProps {
  of: Awaited<ReturnType<typeof differencesOf>>;
  labels: Labels;
  editor: string;
}

function Differences({ of, labels, editor }: DifferencesProps) {
  if (!of) return null;
  const { version, at, changes } = of;
  return (
    <section id="cambiato" aria-label="Differenze">
      <h2>La versione del {momentOf(at)}</h2>
      {changes.length === 0 && <p>È la più vecchia che si conserva.</p>}
      {changes.map(({ field, pieces }) => (
        <p key={field} className="said">
          <b>{own(labels, field) ?? field}</b>
          <br />
          {pieces.map(({ value, added, removed }, at) => {
            const Mark = added ? "ins" : removed ? "del" : "span";
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
            return [added && pieces[at - 1]?.removed && " ", <Mark key={at}>{value}</Mark>];
          })}
        </p>
      ))}
      <LinkLine to={`${editor}?versione=${version}`} as="button">
        Riprendi questa versione
      </LinkLine>
    </section>
  );
}
