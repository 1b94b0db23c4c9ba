/** What people type for the colours of the palette besides the words that they share with feeds (contract/listing/colours.ts). */
import { colours } from "contract/listing/colours";
import { phrases } from "./kind";

export interface ColourWords {
  slug: string;
  label: string;
  words: readonly string[];
}

/** By slug. */
const typed: Readonly<Record<string, string>> = {
  nero: "total black, nero lucido, nero opaco, nerissimo, nero notte, color nero, nero fumo, nerino, corvino, all black, black nero",
  bianco:
    "bianco latte, bianco sporco, bianco ottico, candido, bianco neve, bianco gesso, bianco puro, bianco candido, bianca ottica, color bianco, bianchissimo, bianchissime",
  grigio:
    "grigio chiaro, grigio perla, fumo, grigio topo, ghiaccio, grigio melange, grigio medio, grigio fumo, cenere, grigio cenere, cemento, grigio cemento, grigio ferro, grigio pietra, grigiastro, grigio ghiaccio, color grigio, griggio, griggia",
  antracite:
    "grigio scuro, grigio antracite, piombo, ardesia, lavagna, canna di fucile, canna da fucile, grigio ardesia, asfalto, grigio piombo, color antracite, antracide",
  argento:
    "argentate, argentati, color argento, metallizzato, argentee, argenteo, argentea, cromato, oro bianco, argentato lucido, metalizzato, color silver, argentone",
  oro: "dorate, dorati, oro giallo, color oro, oro chiaro, oro antico, oro lucido, placcato oro, color gold, giallo oro, dorè",
  "oro-rosa": "oro rosato, oro rosa, rose gold, rosegold, oro rose, oro rosè, rosè gold",
  bronzo: "ramato, color bronzo, rame, ramata, bronzato, bronzata, color rame, ramati",
  beige:
    "color carne, carne, corda, ecru, sabbiato, bez, color nudo, naturale, nudo, champagne, champagna, greige, avena, beige chiaro, beige scuro, bege, beje, bais, crudo, grezzo, color sabbia, color pelle, carne nude, travertino, écru, color ecrù, color beige, color champagne, canapa colore, color corda, lino colore",
  panna:
    "burro, color panna, color crema, color latte, bianco panna, vaniglia, bianco avorio, color avorio, bianco crema, meringa, bianco burro, color burro, bianca panna, latte e menta",
  cammello:
    "color cammello, miele, caramello, nocciola, color cuoio, toffee, cuoio naturale, color cognac, color camel, color miele, cammelo, camello, color caramello, tabacco chiaro, whisky, color biscotto, color camoscio",
  marrone:
    "marroni, color cioccolato, castano, caffè, tabacco, marron, testa moro, marone, marroncino, marroncina, bruno, bruna, castagna, moka, mocha, mokka, mogano, noce, ebano, cacao, terra di siena, marrone scuro, marrone chiaro, marrone bruciato, cioccolata, cioccolato fondente, color marrone, color tabacco, testa di moro scuro, marrò, marone scuro, color moro",
  tortora:
    "color tortora, talpa, visone, tortoro, grigio tortora, color fango, color taupe, visone colore, tortora chiaro, tortora scuro",
  giallo:
    "gialli, gialle, giallo limone, giallo fluo, canarino, giallo sole, giallo pastello, giallo paglierino, evidenziatore, girasole, mais, giallo canarino, color giallo, giallo acceso, giallo burro, giallino",
  senape:
    "giallo senape, giallo ocra, zafferano, curry, color senape, mostarda, curcuma, color ocra, senapato, color zafferano",
  arancione:
    "arancioni, aranciato, color arancio, mattone, ruggine, terracotta, arancione fluo, arancio fluo, arancio bruciato, arancione bruciato, zucca, carota, cotto, papaya, ambra, color mattone, color ruggine, color zucca, ruggine scuro, color terracotta, arancia, arancioni fluo, mandarini",
  corallo:
    "color pesca, color salmone, albicocca, rosa salmone, rosa pesca, rosa corallo, rosso corallo, aragosta, melone, color corallo, color albicocca, salmonato",
  rosso:
    "rosso fuoco, rosso ciliegia, rosso natale, scarlatto, ciliegia, carminio, rosso acceso, rosso ferrari, rosso rubino, rosso lacca, rosso passione, rosso valentino, rosso sangue, rosso pomodoro, vermiglio, fragola, rosso chiaro, rosso pompeiano, rosso cardinale, rosso carminio, rosso papavero, papavero, color rosso, rossissimo, rosso mattone",
  bordeaux:
    "bordo, bordeau, bordo', rosso vino, rosso scuro, amaranto, rosso bordeaux, borgogna, bordeux, bordoux, bordoeaux, bordò, vinaccia, mosto, color vino, rosso borgogna, marsala, melograno, sangria, granato, amarena, bordo scuro, bordeaux scuro, burgundi, color bordeaux, color bordò, rosso granata, rosso porpora, bordeax",
  rosa: "rosa cipria, rosa antico, rosa chiaro, rosa pallido, rosa confetto, rosata, rosa baby, rosa polvere, rosa perla, rosa carne, rosa nudo, rosa quarzo, rosa tenue, rosa pastello, rosa candy, rosato, rosa barbie chiaro, color cipria, rosa cipria chiaro, rosette colore, rosellina, rosa nude, rosa salvia, color rosa, rosino, confetto, rosa polvere chiaro, rosa bebè, rosa bebe",
  fucsia:
    "fuxia, fuscia, fuksia, rosa shocking, rosa acceso, ciclamino, fucsia acceso, fuxsia, fucsie, fucsi, rosa fluo, rosa fucsia, rosa barbie, lampone, geranio, rosa neon, color fucsia, fuchia, rosa forte, fusia, pink acceso, barbie",
  lilla:
    "malva, viola chiaro, color lilla, viola pastello, pervinca, lillà, mauve, color glicine, viola lavanda, color lavanda, lillino, violetto chiaro, color malva, orchidea",
  viola:
    "viola scuro, violetto, violetta, porpora, uva, ametista, mirtillo, viola prugna, viola acceso, color prugna, color melanzana, color viola, viole, viola melanzana, ultraviolet",
  blu: "bleu, blu elettrico, blu royal, blu cobalto, bluet, blu china, blu oltremare, blu acceso, blu cina, indaco, blu intenso, zaffiro, blu zaffiro, blu avio, avio, blu jeans, color jeans, blu denim, blu cielo notte, blu klein, color blu, blu petrolio, elettrico, blu aviazione, blù",
  "blu-navy":
    "blu navy, blu marino, blu marine, navy blue, blunotte, blu profondo, blu inchiostro, blu mezzanotte, blu marina, inchiostro, blu scurissimo, color navy, blu oltremare scuro, bluscuro, blu nave",
  azzurro:
    "azzurra, azzurri, azzurre, blu chiaro, carta da zucchero, azzurro polvere, celestino, acquamarina, azzuro, turchesi, azzurro cielo, azzurro pastello, acqua marina, cielo, blu polvere, blu cielo, celesti, turchino, turchina, ciano, azzurrino, azzurrina, ceruleo, blu pastello, azzurro baby, color cielo, carta zucchero, zucchero carta, azzurro chiaro, color turchese, celeste chiaro, color celeste, azzurro ghiaccio, verde tiffany, color tiffany, verde turchese, azzurro carta da zucchero",
  verde:
    "verdi, verde bosco, verde acqua, verde petrolio, verde bottiglia, verde smeraldo, verde menta, verde chiaro, verde scuro, petrolio, verde mela, verde fluo, pistacchio, ottanio, verde prato, foresta, verde foresta, lime, verde lime, verde pino, giada, verde giada, verde pastello, verde pisello, verde brillante, verde inglese, verde foglia, verde acido, verde mare, verdone, verdino, verde ottanio, color petrolio, color ottanio, verde acqua chiaro, acquamarina verde, verde natale, verde speranza, color verde, verde mela chiaro, color salvia chiaro, bottiglia",
  "verde-militare":
    "verde militare, verde salvia, verde oliva, militare, cachi, verde kaki, verde army, army, muschio, verde muschio, verde palude, verde felce, color salvia, color kaki, kachi, khaki, color militare, verde cachi, verde oliva scuro, salvia chiaro, color oliva, verde khaki, verde alpino",
  multicolore:
    "colorato, colorata, colorati, colorate, arcobaleno, multicolori, multicolor, arlecchino, iridescente, policromo, coloratissimo, coloratissima, coloratissimi, vivace, sgargiante",
};

/** Colours in feeds that mean something else when typed. */
const onlyFeeds: ReadonlySet<string> = new Set(["denim", "fantasia", "rosé"]);

export const colourWords: readonly ColourWords[] = colours.map(({ slug, name, aliases }) => ({
  slug,
  label: name,
  words: [name, ...aliases.filter((word) => !onlyFeeds.has(word)), ...phrases(typed[slug])],
}));
