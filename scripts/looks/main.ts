/**
 * `npm run looks -- --to URL`: reads what pictures show of goods whose leading picture nobody has read: those that were stored before it was
 * read, or by a reader of feeds that cannot open pictures. Needs ADMIN_KEY (and API_KEY) in the environment; may be run again.
 */
import { pictureFrom, pictureVariant } from "domain/picture";
import { photoLook } from "../import/pictures/photo";
import { openRemote, ownKeys } from "../import/target-remote";
import { argumentsOf } from "../local/arguments";

const atOnce = 8;
const deadline = 15_000;

const { values } = argumentsOf("npm run looks -- [--to URL]", {
  to: { type: "string", default: "http://localhost:8788" },
});
const target = openRemote({ url: values.to, ...ownKeys() });
let [read, failed] = [0, 0];

for (let after: number | null = 0; after !== null; ) {
  const { pictures, next }: Awaited<ReturnType<typeof unseen>> = await unseen(after);
  for (let from = 0; from < pictures.length; from += atOnce) {
    const part = pictures.slice(from, from + atOnce);
    const found = await Promise.all(part.map(async (name) => [name, await lookOf(name)] as const));
    const looks = found.filter(([, look]) => look !== null);
    await target.call("rememberLooks", { looks: Object.fromEntries(looks) as Record<string, string> });
    read += looks.length;
    failed += found.length - looks.length;
  }
  await target.call("rememberLooks", { looks: {}, after });
  after = next;
}
console.log(`${read} pictures read${failed > 0 ? `, ${failed} could not be` : ""}.`);
await target.close();

function unseen(after: number) {
  return target.call("unseen", { after });
}

async function lookOf(name: string): Promise<string | null> {
  const picture = pictureFrom(name, "uploads");
  // The smallest that is stored is enough.
  const [width] = picture?.widths ?? [];
  if (!picture || width === undefined) return null;
  try {
    const answer = await fetch(new URL(pictureVariant(picture, width, "webp"), values.to), {
      signal: AbortSignal.timeout(deadline),
    });
    return answer.ok ? await photoLook(new Uint8Array(await answer.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
