/** The brands of the demo catalogue: the ten featured ones, and sixty-odd invented ones. */
import type { Group, Root } from "../kinds";

export interface DemoBrand {
  name: string;
  groups: readonly Group[];
  roots: readonly Root[];
  /** Price level: 1 = the middle of the market. */
  level: number;
  /** How often it is chosen among the brands that fit. */
  weight: number;
  /** Names of its lines, used in some titles. */
  lines: readonly string[];
}

function brand(
  name: string,
  roots: string,
  groups: string,
  level: number,
  weight: number,
  lines = "",
): DemoBrand {
  return {
    name,
    roots: [...roots] as Root[],
    groups: groups.split(" ") as Group[],
    level,
    weight,
    lines: lines === "" ? [] : lines.split(", "),
  };
}

const clothes = "capi eleganti denim maglie capispalla";

/** product.md 'Home': adidas, calvin-klein, puma, levis, havaianas, nero-giardini, fiorella-rubino, nike, diadora, chicco. */
export const featuredBrands: readonly DemoBrand[] = [
  brand("adidas", "dufmn", "sport scarpe-sport mare", 1.1, 4),
  brand("Calvin Klein", "du", "intimo denim mare accessori orologi borse", 1.35, 2.2),
  brand("Puma", "dufmn", "sport scarpe-sport", 0.95, 3.5),
  brand("Levi's", "dufm", "denim capi maglie", 1.2, 4),
  brand("Havaianas", "dufm", "ciabatte", 1, 7),
  brand("Nero Giardini", "du", "scarpe", 1.15, 6),
  brand("Fiorella Rubino", "d", "capi eleganti maglie", 1, 4),
  brand("Nike", "dufmn", "sport scarpe-sport", 1.2, 4),
  brand("Diadora", "dufm", "sport scarpe-sport", 0.95, 3),
  brand("Chicco", "nfm", "neonato bimbi bellezza", 0.95, 4),
];

const inventedBrands: readonly DemoBrand[] = [
  brand("Ardizia", "d", `${clothes} accessori`, 1.3, 2, "Brera, Notturno"),
  brand("Bellaspina", "d", "capi eleganti maglie", 1, 2, "Rosa, Giardino"),
  brand("Cortedoro", "d", "eleganti capispalla", 1.6, 1),
  brand("Dolcemiele", "df", "capi intimo eleganti", 0.85, 2),
  brand("Fioralba Studio", "d", "eleganti capi", 1.15, 2, "Primula, Ninfea"),
  brand("Giunca", "d", "capi maglie denim", 0.95, 2),
  brand("Lunaria Milano", "d", `${clothes}`, 1.4, 1.5, "Aurora, Eclissi"),
  brand("Mirabò", "d", "eleganti borse scarpe", 1.2, 1.5),
  brand("Nuvola Tessile", "d", "maglie capi intimo", 1, 2),
  brand("Ottavia Serra", "d", "eleganti capispalla scarpe", 1.5, 1),
  brand("Petronilla Bruni", "d", "capi eleganti accessori", 1.1, 1.5),
  brand("Rubinea", "d", "eleganti scarpe", 0.9, 1.5),
  brand("Salvia e Sale", "d", "capi mare", 0.95, 1.5),
  brand("Terramadre Lab", "du", "capi maglie intimo", 1.15, 2, "Radici, Seme"),
  brand("Alterio", "u", `${clothes} accessori`, 1.2, 2.5, "Navigli, Porta Nuova"),
  brand("Baldocchi", "u", "eleganti capi capispalla", 1.5, 1.5),
  brand("Camiceria Lodi", "u", "capi accessori", 1.1, 2),
  brand("Dragomar", "u", "mare capi", 0.9, 2),
  brand("Ferroquota", "um", "denim capispalla capi", 1, 2.5, "Officina"),
  brand("Granpasso", "u", "capi capispalla maglie", 0.9, 2),
  brand("Lanificio Orta", "du", "maglie capispalla accessori", 1.35, 2, "Filo, Quota"),
  brand("Montegrigio", "u", "capispalla maglie capi", 1.1, 2),
  brand("Sartoria Venier", "u", "eleganti accessori", 1.7, 1.5),
  brand("Tenente Blu", "um", "capi denim maglie", 1, 2),
  brand("Bluorma", "dum", "denim", 0.95, 3, "Indaco, Rock"),
  brand("Filo Indaco", "duf", "denim capi", 0.85, 2.5),
  brand("Quarantadue Nord", "du", "capispalla sport", 1.25, 1.5, "Artico, Fiordo"),
  brand("Aeroveloce", "dum", "sport scarpe-sport", 0.85, 2, "Volo, Aria 2, Scia"),
  brand("Ginnika", "df", "sport intimo mare", 0.8, 2),
  brand("Kaltero", "dufm", "capispalla sport accessori", 1.05, 1.5, "Vetta, Neve"),
  brand("Ondachiara", "df", "mare ciabatte", 0.95, 2.5, "Marea, Corallina"),
  brand("Scoglio Alto", "udm", "mare accessori", 1, 2),
  brand("Velablu", "du", "mare capi accessori", 1.1, 1.5),
  brand("Intimamente", "d", "intimo", 0.9, 3, "Seconda Pelle, Alba"),
  brand("Cotonverde", "dufm", "intimo", 0.8, 2.5),
  brand("Buonanotte Lab", "dufm", "intimo", 0.85, 2),
  brand("Piè Leggero", "dufm", "scarpe ciabatte", 0.9, 2.5),
  brand("Calzaturificio Brentella", "du", "scarpe", 1.3, 2.5, "Riviera"),
  brand("Passoreale", "u", "scarpe", 1.2, 2),
  brand("Tacco e Punta", "d", "scarpe", 1, 2.5, "Diva, Milonga"),
  brand("Suolaviva", "dufm", "scarpe scarpe-sport", 0.85, 2),
  brand("Sugherina", "duf", "ciabatte scarpe", 0.8, 2),
  brand("Pellemastra", "du", "borse accessori", 1.4, 2.5, "Bottega"),
  brand("Borsalena", "d", "borse", 1, 2.5, "Viola, Matilde"),
  brand("Cuoioscuro", "du", "borse accessori scarpe", 1.25, 2),
  brand("Zaino Sette", "dufmn", "borse", 0.8, 2.5, "Metrò, Cartella"),
  brand("Tramontana", "dufm", "accessori", 0.9, 2.5),
  brand("Foglia d'Oro Firenze", "d", "accessori gioielli", 1.2, 1.5),
  brand("Lenteluce", "dufm", "occhiali", 1, 3, "Riva, Zenit"),
  brand("Solemio Optics", "dufm", "occhiali", 0.8, 2.5),
  brand("Argentovivo Lab", "duf", "gioielli", 1, 3, "Luna, Alfabeto"),
  brand("Perlacea", "df", "gioielli", 0.9, 2.5, "Mare, Goccia"),
  brand("Orafo Bellinzago", "dufmn", "gioielli", 1.4, 2, "Eterno"),
  brand("Piccola Stella Gioie", "nfm", "gioielli", 0.9, 2.5),
  brand("Meridiano Zero", "dum", "orologi", 1.2, 3, "Polare, Equatore"),
  brand("Tempora", "dufm", "orologi", 0.9, 3, "Lancetta, Secondo"),
  brand("Ticchettio", "fmdu", "orologi", 0.7, 2),
  brand("Acqua di Camelia", "d", "bellezza", 1.2, 2.5),
  brand("Erbaserena", "dufmn", "bellezza", 0.85, 3),
  brand("Officina Ambrata", "du", "bellezza", 1.4, 2),
  brand("Truccovia", "df", "bellezza", 0.75, 2.5),
  brand("Barbaforte", "u", "bellezza", 1, 2.5),
  brand("Coccolina", "n", "neonato bellezza", 1, 3, "Ninnolo, Dondolo"),
  brand("Cicognino", "n", "neonato", 0.85, 2.5, "Nido"),
  brand("Primo Sorriso", "n", "neonato borse", 1.05, 2),
  brand("Mammolina", "n", "neonato", 0.9, 2),
  brand("Girotondo Blu", "fmn", "bimbi neonato", 0.9, 3, "Ricreazione"),
  brand("Lucciola e Grillo", "fmn", "bimbi neonato", 1.1, 3, "Bosco"),
  brand("Marameo", "fm", "bimbi", 0.8, 3),
  brand("Principessa Lilla", "f", "bimbi", 1, 3),
  brand("Capitan Bottone", "m", "bimbi", 0.95, 3),
];

export const brands: readonly DemoBrand[] = [...featuredBrands, ...inventedBrands];
