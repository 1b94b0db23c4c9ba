/** What an occasion and a season leave out of a look, whatever piece it would be (product.md 'Complete the look'). */
import type { FacetKey } from "contract/listing/facets";
import type { FacetChoice } from "contract/listing/query";
import { plainText } from "~/lib/labels";
import { cellsOf, type Occasion, type Season } from "./rules";

const warm = "lana,misto-lana,lana-merino,cashmere,pile,felpato,cotone-felpato,piuma,velluto,pelo";
const warmWords =
  "lana cashmere pile flanell tweed alpaca mohair cuffi berrett beanie colbacc sciarp guant pellicc piumin imbottit wool fleece";
const gym =
  "cargo jogg tuta felpa sport track training workout yoga gym running tight sweat hoodie trek warm-?up dance compression camoufl mimetic";
const onLand = "quotidiano ufficio cerimonia sera sport";

/** Occasions | seasons, * all | values of facets, 30 at most together | beginnings of words in names. */
const unfit = `
mare                   | *                | material:${warm},raso,seta season:autunno-inverno,inverno,autunno style:elegante,glamour occasion:cerimonia,sera,palestra,calcio,padel | ${warmWords} invern elegant computer allenament calci
${onLand}              | estate           | material:${warm} | ${warmWords}
${onLand}              | primavera estate | season:autunno-inverno,inverno,autunno | invern
${onLand}              | autunno inverno  | season:primavera-estate,estate,primavera material:paglia | paglia straw estiv infradit
${onLand}              | inverno          | material:lino,misto-lino | lino linen capri bermuda
quotidiano             | *                | occasion:mare,piscina | spiaggia
ufficio cerimonia sera | *                | style:sportivo,urban occasion:sport,palestra,corsa,trekking,yoga,mare,casa,notte,scuola material:tessuto-tecnico,pile,felpato,cotone-felpato pattern:mimetica | ${gym}
cerimonia              | *                | material:denim,gomma | jeans denim
sport                  | *                | style:elegante,glamour occasion:cerimonia,mare,casa,notte material:paglia,raso,seta,chiffon,lino,misto-lino | paglia elegant computer chino cargo
`;

const unfitLines = cellsOf(unfit.trim().split("\n"));

export interface Unfit {
  excluded: FacetChoice;
  /** By what it is called, where nothing else is known of it. */
  isUnfit(name: string): boolean;
}

/** What is out of place there, whatever piece it would be: values of facets, and beginnings of words in names. */
export function unfitFor(occasion: Occasion, season: Season): Unfit {
  const lines = unfitLines.filter(
    ([of, during]) => of?.includes(occasion) && (during?.[0] === "*" || during?.includes(season)),
  );
  const excluded: FacetChoice = {};
  for (const value of lines.flatMap(([, , values = []]) => values)) {
    const [facet, slugs = ""] = value.split(":") as [FacetKey, string];
    excluded[facet] = [...new Set([...(excluded[facet] ?? []), ...slugs.split(",")])];
  }
  const words = new RegExp(`\\b(${lines.flatMap(([, , , begun = []]) => begun).join("|")})`);
  return { excluded, isUnfit: (name) => words.test(plainText(name)) };
}
