/** Promotions of the shared catalogue: codes and offers of two stores, one about to end, one over, one to come. */
import { contract } from "contract";
import { shifted } from "domain/moments";
import type { Upstream } from "upstream/index";

const day = 86_400_000;

/** `now` dates them; `stores` are slugs, the last one has none. */
export async function fillPromotions(
  upstream: Upstream,
  stores: readonly string[],
  now: Date,
): Promise<void> {
  const at = (days: number) => shifted(now, days * day);
  const [first = "", second = ""] = stores;
  const open = { data_inizio: at(-30), data_fine: at(20), status: "active", paesi: ["IT"] };
  const of = (slug: string) => ({
    merchant_slug: slug,
    url_destinazione: `https://www.${slug}.example/promo`,
  });
  const percent = { tipo_sconto: "percent", valore_sconto: 20 };
  const sent = [
    {
      ...{
        ...open,
        ...of(first),
        ...percent,
        titolo: "Venti per cento con il codice PROVA20",
        codice: "PROVA20",
      },
      descrizione: "Con PROVA20 costa meno.",
      termini: "<p>Non cumulabile con <b>PROVA20</b>.<script>alert(1)</script></p>",
      condizioni: { spesa_minima: 30 },
    },
    { ...open, ...of(first), titolo: "Spedizione gratis", tipo_sconto: "shipping", data_fine: at(1) },
    { ...open, ...of(first), titolo: "Solo in Germania", codice: "NURDE", paesi: ["DE"] },
    { ...open, ...of(first), ...percent, titolo: "Codice finito", codice: "FINITO20", data_fine: at(-2) },
    { ...open, ...of(first), ...percent, titolo: "Codice di domani", codice: "DOMANI20", data_inizio: at(1) },
    { ...open, ...of(second), titolo: "Un regalo con la borsa", tipo_sconto: "gift", codice: "AB5" },
    ...Array.from({ length: 26 }, (_, place) => ({
      ...{ ...open, ...of(second), ...percent, titolo: `Selezione ${place + 1}`, valore_sconto: place + 1 },
    })),
  ];
  for (const promotion of sent) await upstream.answer(contract.promotions.create, promotion);
}
