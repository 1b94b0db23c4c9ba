/** What editors of the tests wrote: 27 articles in three categories, guides and legal texts, all through the admin rows. */
import { contract } from "contract";
import { shifted } from "domain/moments";
import { deskActs } from "upstream/desk";
import type { Upstream } from "upstream/index";

const subjects = ["Lino", "Seta", "Lana", "Denim", "Velluto", "Cotone", "Pelle", "Cashmere", "Viscosa"];
const categories = ["Cura dei tessuti", "Guide alle taglie", "Idee e abbinamenti"] as const;
export const articleCount = subjects.length * categories.length;

/** Articles are a day apart; every third one mentions `è` and is tagged 'perché no'. */
export async function fillMagazine(upstream: Upstream, now: Date): Promise<void> {
  const prodotti = await mentionable(upstream);
  let place = 0;
  for (const categoria of categories) {
    for (const subject of subjects) {
      place += 1;
      await upstream.answer(contract.blogs.create, {
        titolo: `${subject}: ${categoria.toLowerCase()} ${String(place).padStart(2, "0")}`,
        contenuto: `<p>Testo numero ${place}.</p><h2>Come si fa</h2><ul><li>Piano</li></ul>`,
        immagine_blog: "c0ffee04_1600x600.svg",
        autore_nome: place % 4 === 0 ? null : "Anna Prova",
        autore_bio: "<p>Scrive di tessuti.</p>",
        data_pubblicazione: shifted(now, -place * 86_400_000),
        descrizione_seo: `In breve: ${subject.toLowerCase()}${place % 3 === 0 ? ", perché è comodo" : ""}.`,
        categoria,
        tags: place % 3 === 0 ? ["perché no", subject.toLowerCase()] : [subject.toLowerCase()],
        prodotti,
      });
    }
  }
  for (const [position, title] of ["Cerca e filtra", "Confronta le offerte"].entries())
    await upstream.ask(deskActs.guides.save.row, {
      slug: title.toLowerCase().replaceAll(" ", "-"),
      title,
      body: "<p>Passo per passo.</p>",
      position,
    });
  const section = (titolo: string) => ({ titolo, contenuto: `<p>Testo su: ${titolo}.</p>` });
  for (const titolo of ["Il servizio", "I prezzi"]) {
    await upstream.ask(deskActs.terms.create.row, { title: titolo, body: `<p>Testo su: ${titolo}.</p>` });
    await upstream.answer(contract.cookiePolicy.create, section(titolo));
  }
  await upstream.answer(contract.privacy.create, { contenuto: "<p>Chi tratta i dati.</p>", versione: "3.1" });
}

/** Slugs of three products that exist. */
async function mentionable(upstream: Upstream): Promise<string[]> {
  const page = contract.products.list.output.parse(await upstream.answer(contract.products.list, {}));
  return page.products.slice(0, 3).flatMap(({ slug }) => slug ?? []);
}
