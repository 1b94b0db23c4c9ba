/** What completes what: kinds by occasion, season and for whom, as tables to be read and changed (product.md 'Complete the look'). */
export const occasions = {
  quotidiano: "Tutti i giorni",
  ufficio: "Ufficio",
  cerimonia: "Cerimonia",
  sera: "Sera",
  sport: "Sport",
  mare: "Mare",
} as const;
export type Occasion = keyof typeof occasions;

export const seasons = {
  primavera: "Primavera",
  estate: "Estate",
  autunno: "Autunno",
  inverno: "Inverno",
} as const;
export type Season = keyof typeof seasons;

const roleNames = {
  sopra: "Sopra",
  sotto: "Sotto",
  scarpe: "Scarpe",
  capospalla: "Capospalla",
  borsa: "Borsa",
  gioiello: "Gioiello",
  orologio: "Orologio",
  accessorio: "Accessorio",
} as const;
export type Role = keyof typeof roleNames;

/** Where a look begins: leaves (without their audience) | occasions, the usual one first | pieces, the most important first. */
const beginnings = `
vestiti                                   | quotidiano ufficio cerimonia sera | scarpe borsa gioiello capospalla
tute                                      | quotidiano sport sera             | scarpe borsa capospalla accessorio
camicie bluse                             | ufficio quotidiano cerimonia sera | sotto scarpe capospalla borsa
top                                       | quotidiano sera mare              | sotto scarpe borsa gioiello
t-shirt polo                              | quotidiano ufficio sport mare     | sotto scarpe capospalla borsa
canotte                                   | quotidiano sport mare             | sotto scarpe borsa accessorio
maglie cardigan                           | quotidiano ufficio                | sotto scarpe capospalla accessorio
felpe                                     | quotidiano sport                  | sotto scarpe capospalla borsa
giacche piumini gilet                     | quotidiano sport                  | sopra sotto scarpe accessorio
cappotti                                  | quotidiano ufficio cerimonia sera | sopra sotto scarpe accessorio
blazer                                    | ufficio quotidiano cerimonia sera | sopra sotto scarpe borsa
jeans                                     | quotidiano sera                   | sopra scarpe capospalla borsa
pantaloni gonne                           | quotidiano ufficio cerimonia sera | sopra scarpe capospalla borsa
leggings                                  | sport quotidiano                  | sopra scarpe capospalla borsa
shorts                                    | quotidiano sport mare             | sopra scarpe borsa accessorio
completi                                  | cerimonia ufficio quotidiano      | sopra scarpe accessorio orologio
costumi                                   | mare                              | scarpe borsa accessorio
sneakers                                  | quotidiano sport                  | sotto sopra capospalla borsa
scarpe-sportive                           | sport quotidiano                  | sotto sopra capospalla borsa
stivali stivaletti mocassini ballerine    | quotidiano ufficio sera           | sotto sopra capospalla borsa
decollete scarpe-stringate                | ufficio cerimonia sera            | sotto sopra capospalla borsa
sandali zeppe                             | quotidiano cerimonia sera mare    | sotto sopra borsa gioiello
espadrillas                               | quotidiano mare                   | sotto sopra borsa accessorio
ciabatte                                  | mare                              | sotto sopra borsa accessorio
borse-a-tracolla borse-a-spalla secchielli| quotidiano ufficio sera           | sopra sotto scarpe accessorio
shopper                                   | quotidiano ufficio mare           | sopra sotto scarpe accessorio
borse-a-mano cartelle                     | ufficio cerimonia                 | sopra sotto scarpe capospalla
pochette                                  | sera cerimonia                    | sopra sotto scarpe gioiello
zaini marsupi                             | quotidiano sport                  | sopra sotto scarpe accessorio
borsoni                                   | sport                             | sopra sotto scarpe capospalla
collane bracciali orecchini anelli ciondoli parure | sera cerimonia ufficio quotidiano | sopra sotto scarpe borsa
orologi-analogici cronografi orologi-automatici    | ufficio quotidiano cerimonia      | sopra sotto scarpe accessorio
orologi-digitali smartwatch               | sport quotidiano                  | sopra sotto scarpe borsa
cinture portafogli                        | quotidiano ufficio                | sopra sotto scarpe capospalla
cappelli sciarpe guanti occhiali-da-sole  | quotidiano                        | sopra sotto scarpe capospalla
cravatte gemelli                          | cerimonia ufficio                 | sopra sotto scarpe capospalla
`;

/** A piece: role | occasion | seasons, * any other | leaves for women | for men | for children; the first that is sold fits best. */
const pieces = `
scarpe     | quotidiano | estate           | sandali sneakers espadrillas       | sneakers espadrillas mocassini | sandali sneakers
scarpe     | quotidiano | inverno          | stivaletti stivali sneakers        | stivaletti sneakers scarpe-stringate | stivaletti stivali sneakers
scarpe     | quotidiano | *                | sneakers mocassini ballerine       | sneakers mocassini scarpe-stringate | sneakers ballerine mocassini
scarpe     | ufficio    | inverno          | stivaletti decollete mocassini     | scarpe-stringate stivaletti mocassini |
scarpe     | ufficio    | *                | decollete mocassini ballerine      | scarpe-stringate mocassini     |
scarpe     | cerimonia  | primavera estate | sandali decollete                  | scarpe-stringate mocassini     | ballerine sandali mocassini
scarpe     | cerimonia  | *                | decollete ballerine                | scarpe-stringate mocassini     | ballerine scarpe-stringate mocassini
scarpe     | sera       | inverno          | decollete stivaletti               | scarpe-stringate stivaletti    |
scarpe     | sera       | *                | decollete sandali                  | mocassini scarpe-stringate     |
scarpe     | sport      | *                | scarpe-sportive sneakers           | scarpe-sportive sneakers       | scarpe-sportive sneakers
scarpe     | mare       | *                | ciabatte sandali espadrillas       | ciabatte espadrillas sandali   | ciabatte sandali espadrillas
sopra      | quotidiano | estate           | t-shirt top camicie                | t-shirt polo camicie           | t-shirt polo top
sopra      | quotidiano | inverno          | maglie felpe cardigan              | maglie felpe camicie           | maglie felpe cardigan
sopra      | quotidiano | *                | camicie t-shirt maglie             | camicie t-shirt felpe          | felpe t-shirt camicie
sopra      | ufficio    | inverno          | camicie maglie bluse               | camicie maglie                 |
sopra      | ufficio    | *                | bluse camicie top                  | camicie polo                   |
sopra      | cerimonia  | *                | bluse top camicie                  | camicie                        | camicie
sopra      | sera       | *                | top bluse body                     | camicie                        |
sopra      | sport      | primavera estate | t-shirt canotte top                | t-shirt canotte                | t-shirt canotte
sopra      | sport      | *                | felpe t-shirt                      | felpe t-shirt                  | felpe t-shirt
sopra      | mare       | *                | canotte t-shirt top                | t-shirt canotte                | t-shirt canotte
sotto      | quotidiano | estate           | shorts gonne pantaloni             | shorts jeans pantaloni         | shorts gonne pantaloni
sotto      | quotidiano | *                | jeans pantaloni gonne              | jeans pantaloni                | jeans pantaloni leggings
sotto      | ufficio    | *                | pantaloni gonne                    | pantaloni                      |
sotto      | cerimonia  | *                | gonne pantaloni                    | pantaloni                      | gonne pantaloni
sotto      | sera       | *                | gonne pantaloni jeans              | pantaloni jeans                |
sotto      | sport      | primavera estate | leggings shorts                    | shorts tute                    | shorts leggings
sotto      | sport      | *                | leggings tute                      | tute pantaloni                 | tute leggings
sotto      | mare       | *                | shorts gonne                       | shorts                         | shorts
capospalla | quotidiano | inverno          | cappotti piumini giacche           | cappotti piumini giacche       | piumini cappotti giacche
capospalla | quotidiano | primavera autunno| giacche blazer cardigan            | giacche blazer cardigan        | giacche gilet cardigan
capospalla | ufficio    | inverno          | cappotti blazer                    | cappotti blazer                |
capospalla | ufficio    | *                | blazer giacche                     | blazer giacche                 |
capospalla | cerimonia  | inverno          | cappotti blazer                    | blazer cappotti                | cappotti blazer
capospalla | cerimonia  | *                | blazer                             | blazer                         | blazer
capospalla | sera       | inverno          | cappotti blazer                    | cappotti blazer                |
capospalla | sera       | primavera autunno| blazer giacche                     | blazer giacche                 |
capospalla | sport      | inverno          | piumini giacche felpe              | piumini giacche felpe          | piumini giacche felpe
capospalla | sport      | primavera autunno| felpe giacche gilet                | felpe giacche gilet            | felpe giacche gilet
borsa      | quotidiano | *                | borse-a-tracolla shopper borse-a-spalla | zaini borse-a-tracolla marsupi | zaini marsupi
borsa      | ufficio    | *                | borse-a-mano borse-a-spalla shopper | cartelle zaini                |
borsa      | cerimonia  | *                | pochette borse-a-mano              |                                | pochette
borsa      | sera       | *                | pochette borse-a-tracolla          |                                |
borsa      | sport      | *                | borsoni zaini                      | borsoni zaini                  | zaini borsoni
borsa      | mare       | *                | shopper borse-a-spalla             | zaini shopper                  | zaini
gioiello   | quotidiano | *                | orecchini bracciali collane        | bracciali                      | bracciali collane
gioiello   | ufficio    | *                | orecchini collane                  |                                |
gioiello   | cerimonia  | *                | orecchini collane parure           |                                | collane orecchini
gioiello   | sera       | *                | orecchini collane bracciali        |                                |
gioiello   | mare       | *                | cavigliere bracciali               |                                |
orologio   | quotidiano | *                | orologi-analogici orologi-digitali | orologi-analogici cronografi   | orologi-digitali orologi-analogici
orologio   | ufficio    | *                | orologi-analogici                  | orologi-analogici orologi-automatici cronografi |
orologio   | cerimonia  | *                | orologi-analogici                  | orologi-automatici orologi-analogici | orologi-analogici
accessorio | quotidiano | estate           | occhiali-da-sole cappelli          | occhiali-da-sole cappelli cinture | cappelli occhiali-da-sole
accessorio | quotidiano | inverno          | sciarpe cappelli guanti            | sciarpe cappelli guanti        | cappelli sciarpe guanti
accessorio | quotidiano | *                | sciarpe cinture                    | cinture sciarpe                | cappelli cinture
accessorio | ufficio    | *                | cinture sciarpe                    | cravatte cinture               |
accessorio | cerimonia  | *                | cinture sciarpe                    | cravatte cinture               | cravatte accessori-per-capelli cinture
accessorio | sera       | inverno          | sciarpe cinture                    | sciarpe cinture                |
accessorio | sera       | *                | cinture                            | cinture                        |
accessorio | sport      | *                | cappelli                           | cappelli                       | cappelli
accessorio | mare       | *                | occhiali-da-sole cappelli          | occhiali-da-sole cappelli      | cappelli occhiali-da-sole
`;

export function cellsOf(table: string): string[][][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.split(" ").filter(Boolean)));
}

const beginningOf = new Map(
  cellsOf(beginnings).flatMap(([leaves = [], inOccasions = [], roles = []]) =>
    leaves.map((leaf) => [leaf, { occasions: inOccasions as Occasion[], roles: roles as Role[] }] as const),
  ),
);
const pieceLines = cellsOf(pieces);

const audiences = ["donna", "uomo", "bambina", "bambino", "neonato"];

/** Where a look begins: what the product is, without whom it is for, and whom it is for. */
export interface Beginning {
  leaf: string;
  audience: string;
  occasions: readonly Occasion[];
  roles: readonly Role[];
}

/** A piece that a look asks for, and the categories that it may be of, the best first. */
export interface Wanted {
  role: Role;
  name: string;
  categories: string[];
}

/** A look has three pieces at least, that of the beginning among them. */
export const leastPieces = 3;

/** By the category of a product; null where nothing is known to go with it. */
export function beginningFor(category: string | null | undefined): Beginning | null {
  const [, leaf = "", audience = ""] = /^(.+)-([a-z]+)$/.exec(category ?? "") ?? [];
  const found = beginningOf.get(leaf);
  if (!found || !audiences.includes(audience)) return null;
  const fitting = found.occasions.filter((occasion) =>
    Object.keys(seasons).some(
      (season) =>
        wantedFor({ ...found, leaf, audience }, occasion, season as Season).length >= leastPieces - 1,
    ),
  );
  return fitting.length > 0 ? { leaf, audience, occasions: fitting, roles: found.roles } : null;
}

/** What an occasion in a season asks for besides, the most important first: always for the same person, never of the same kind. */
export function wantedFor(
  { leaf, audience, roles }: Pick<Beginning, "leaf" | "audience" | "roles">,
  occasion: Occasion,
  season: Season,
): Wanted[] {
  const column = audience === "donna" ? 3 : audience === "uomo" ? 4 : 5;
  return roles.flatMap((role) => {
    const lines = pieceLines.filter((line) => line[0]?.[0] === role && line[1]?.[0] === occasion);
    const line =
      lines.find(([, , during]) => during?.includes(season)) ??
      lines.find(([, , during]) => during?.[0] === "*");
    const leaves = (line?.[column] ?? []).filter((one) => one !== leaf);
    const categories = leaves.map((one) => `${one}-${audience}`);
    return categories.length > 0 ? [{ role, name: roleNames[role], categories }] : [];
  });
}

/** @param month 1 to 12 */
export function seasonOf(month: number): Season {
  return (["inverno", "primavera", "estate", "autunno"] as const)[Math.floor((month % 12) / 3)] ?? "inverno";
}
