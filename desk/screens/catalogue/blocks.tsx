/** `/gestione/blocchi`: brands and words that are not sold here; what a block would hide is shown before it is made. */
import { momentOf, numberOf } from "domain/told";
import { brandSlug } from "server/feeds/brand";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { choice, Form, labelsOf, line, writtenIn } from "../../ui/fields";
import { ActButton, acting } from "../../ui/form";
import { Table } from "../../ui/table";
import words from "../../words.json";
import { stepsBehind } from "../imports";

export const blocksPath = "/gestione/blocchi";
const kinds = words.blocks;
const fields = {
  kind: choice("Che cosa", [
    ["brand", kinds.brand],
    ["word", kinds.word],
  ]),
  said: line("Quale", { max: 80, hint: words.hints.catalogueBlocks }),
};

interface Asked {
  kind: "brand" | "word";
  said: string;
  goods: number;
  names: readonly string[];
}

export const blocks: Screen = {
  path: blocksPath,
  nav: "Blocchi",
  labels: () => labelsOf(fields),
  show: (context) => blocksPage(context, null),
  async act(context, form) {
    const { api } = context;
    if (fieldOf(form, "atto") === "togli") {
      const { run } = await api.blocks.remove({ id: fieldOf(form, "blocco") });
      if (run) stepsBehind(context, run);
      return done(blocksPath, "sbloccata");
    }
    const { kind, said: typed } = writtenIn(fields, form);
    const said = kind === "brand" ? brandSlug(typed) : typed;
    if (fieldOf(form, "atto") !== "blocca") {
      const asked = { kind, said: typed, ...(await api.blocks.preview({ kind, said })) };
      return blocksPage({ ...context, typed: form }, asked);
    }
    const { run } = await api.blocks.add({ kind, said });
    if (run) stepsBehind(context, run);
    return done(blocksPath, "bloccata");
  },
};

async function blocksPage(context: ScreenContext, asked: Asked | null) {
  const found = await context.api.blocks.list({});
  return (
    <>
      <p className="hint">{words.texts.catalogueBlocks}</p>
      <Form
        of={fields}
        context={context}
        action={blocksPath}
        sends={{ atto: "guarda" }}
        button="Guarda che cosa sparirebbe"
      />
      {asked && <Asking asked={asked} />}
      <Table
        stacked
        caption="Blocchi"
        rows={found}
        empty="Nessun blocco."
        columns={[
          ["Che cosa", ({ kind, said }) => `${kinds[kind]}: ${said}`],
          ["Dal", ({ at }) => momentOf(at)],
          ["Prodotti nascosti", ({ goods }) => numberOf(goods), "number"],
          acting<(typeof found)[number]>("Togli", blocksPath, ({ id, said }) => ({
            fields: { atto: "togli", blocco: id },
            of: said,
          })),
        ]}
      />
    </>
  );
}

function Asking({ asked: { kind, said, goods, names } }: { asked: Asked }) {
  return (
    <section aria-label="Che cosa sparirebbe" className="preview">
      <p>
        Prodotti che sparirebbero: <b>{numberOf(goods)}</b>
        {names.length < goods && ", tra cui:"}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ActButton action={blocksPath} fields={{ atto: "blocca", kind, said }} does={`Blocca «${said}»`} />
    </section>
  );
}
