/** `/gestione/contenuti/home`: which blocks the home shows, in which order and under which names; a draft until it is published. */
import { homeBlocks } from "contract/content/home";
import type { Picture } from "domain/picture";
import type { EveryApi } from "server/api";
import { featured, fewestInRow, goodsOf, sectionsIn, tilesOf, withoutRepeats } from "~/lib/home-rows";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { ActButton, Press, TextField, Tick } from "../../ui/form";
import { Moves, moved } from "../../ui/order";
import words from "../../words.json";

export const orderedHome = "/gestione/contenuti/home";
type Layout = Awaited<ReturnType<EveryApi["editing"]["home"]>>["blocks"];

const nameOf = (key: string) => homeBlocks.find((block) => block.key === key)?.name ?? key;

export const homeScreen: Screen = {
  path: orderedHome,
  name: "Home",
  async show(context) {
    const kept = await context.api.editing.home({});
    const blocks = context.typed ? writtenIn(context.typed) : kept.blocks;
    return (
      <>
        <p className="hint">{words.texts.contentHome}</p>
        <BlocksForm blocks={blocks} context={context} />
        {kept.isDraft && <ActButton action={orderedHome} fields={{ atto: "butta" }} does="Butta la bozza" />}
        <ActButton
          action={orderedHome}
          fields={{ atto: "partenza" }}
          does="Rimetti l’ordine e i nomi di partenza"
        />
        <HomePreview shown={await shownIn(blocks, context.api)} />
      </>
    );
  },
  async act(context, form) {
    const { editing } = context.api;
    const [act = "", key] = fieldOf(form, "atto").split(":");
    if (act === "butta") await editing.endDraft({ publish: false });
    else if (act === "partenza")
      await editing.saveHome({ blocks: homeBlocks.map((block) => ({ ...block, hidden: false })) });
    else {
      const blocks = writtenIn(form);
      if (blocks.every(({ hidden }) => hidden)) return { refused: "Almeno un blocco si deve vedere." };
      const from = blocks.findIndex((block) => block.key === key);
      await editing.saveHome({ blocks: moved(blocks, from, act) });
    }
    if (act === "pubblica") await editing.endDraft({ publish: true });
    return done(orderedHome, act === "pubblica" ? "pubblicato" : "salvato");
  },
};

/** The blocks as the form has them; one without a name is called as in the beginning. */
function writtenIn(form: FormData): Layout {
  return form.getAll("blocco").flatMap((sent) => {
    const block = homeBlocks.find(({ key }) => key === sent);
    if (!block) return [];
    const { key, name } = block;
    return { key, name: fieldOf(form, `nome-${key}`) || name, hidden: !form.has(`vede-${key}`) };
  });
}

function BlocksForm({ blocks, context }: { blocks: Layout; context: ScreenContext }) {
  return (
    <form method="post" action={orderedHome} className="fields">
      <p className="acts">
        <Press value="salva" soft>
          Salva la bozza e guardala
        </Press>
        <Press value="pubblica">Pubblica</Press>
      </p>
      <ol className="blocks plain">
        {blocks.map(({ key, name, hidden }, at) => (
          <li key={key}>
            <input type="hidden" name="blocco" value={key} />
            <TextField name={`nome-${key}`} label={nameOf(key)} value={name} max={60} context={context} />
            <Tick name={`vede-${key}`} label={`Mostra «${nameOf(key)}»`} on={!hidden} />
            <Moves of={key} name={nameOf(key)} at={at} count={blocks.length} />
          </li>
        ))}
      </ol>
    </form>
  );
}

interface Pictured {
  name: string;
  picture?: Picture | null;
  logo?: Picture | null;
  pictures?: readonly Picture[];
}
/** `holds` is null where a block shows something else than goods, brands and categories. */
type ShownBlock = Layout[number] & { holds: readonly Pictured[] | null };

/** What each block that is not hidden shows, as the home puts it together. */
async function shownIn(blocks: Layout, api: EveryApi): Promise<ShownBlock[]> {
  const shown = blocks.filter(({ hidden }) => !hidden);
  const composed = api.home.composed({});
  const asking = { optional: <T,>(promise: Promise<T>, fallback: T) => promise.catch(() => fallback) };
  const sections = sectionsIn(shown);
  const rows = withoutRepeats(
    composed,
    sections.map((section) => goodsOf(section, api.products.list, asking)),
  );
  const [tiles, brands, ...lists] = await Promise.all([
    tilesOf(composed, () => api.categories.list({})),
    api.brands.list({ limit: 2000 }).then(featured),
    ...rows,
  ]);
  const held = new Map<string, readonly Pictured[]>([
    ...sections.map(({ key }, at) => [key, lists[at] ?? []] as const),
    ["categorie", tiles],
    ["marche", brands],
  ]);
  return shown.map((block) => ({ ...block, holds: held.get(block.key) ?? null }));
}

function HomePreview({ shown }: { shown: readonly ShownBlock[] }) {
  return (
    <section aria-label="Anteprima">
      <h2>Anteprima</h2>
      <div className="preview">
        {shown.map(({ key, name, holds }) => (
          <section key={key}>
            <h3>{name}</h3>
            {holds === null ? null : holds.length < fewestInRow && key !== "categorie" ? (
              <p className="hint">Ne ha meno di quattro: sul sito il blocco aspetta di averne.</p>
            ) : (
              <ul className="strip">
                {holds.slice(0, 8).map((one) => (
                  <li key={one.name}>
                    <Thumbnail picture={one.picture ?? one.logo ?? one.pictures?.[0]} />
                    {one.name}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

function Thumbnail({ picture }: { picture: Picture | undefined }) {
  return picture && <img src={picture.src} alt="" loading="lazy" width="96" height="120" />;
}
