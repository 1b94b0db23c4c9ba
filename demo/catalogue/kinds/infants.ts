/** Kinds for the first months: layette, little clothes, little shoes. */
import { type Group, type Kind, kind, type Palette, type Shape, type SizeRun } from "../kinds";

/* One line a kind: leaf ~ noun ~ shape, and its drawing where that is another ~ euros ~ materials ~ share ~ cuts, these separated by '+'. */

const clothes = `
  body ~ body m ~ infant-body ~ 9-25 ~ cotone cotonebio jersey ~ 2.4 ~ a maniche lunghe | sleeveType=Maniche lunghe + a maniche corte | sleeveType=Maniche corte + smanicato | sleeveType=Senza maniche + incrociato | closure=Bottoni a pressione
  tutine ~ tutina f ~ romper ~ 15-39 ~ cotone cotonebio jersey felpato ~ 2.6 ~ intera con piedini | length=Lunga + in ciniglia + da nascita | occasion=Nascita + con apertura davanti + senza piedini
  tutine ~ pagliaccetto m ~ romper/playsuit ~ 15-35 ~ cotone cotonebio jersey lino ~ 1.2 ~ corto | length=Corta + con volant + a maniche corte | sleeveType=Maniche corte + con bottoncini
  vestiti ~ vestitino m ~ dress ~ 19-45 ~ cotone cotonebio lino popeline ~ 1.5 ~ a balze + smanicato | sleeveType=Senza maniche + con colletto tondo | neckType=Colletto tondo + da cerimonia | occasion=Cerimonia
  camicie ~ camicina f ~ shirt ~ 17-35 ~ cotone popeline lino ~ 0.8 ~ con collo alla coreana | neckType=Coreana + a righine + da battesimo | occasion=Battesimo + con colletto tondo | neckType=Colletto tondo
  t-shirt ~ T-shirt f ~ t-shirt ~ 8-19 ~ cotone cotonebio jersey ~ 1.4 ~ a girocollo | neckType=Girocollo + a maniche corte | sleeveType=Maniche corte + con bottoni sulla spalla
  maglie ~ maglioncino m ~ jumper ~ 19-45 ~ lana cotone mistolana cashmere ~ 1.1 ~ a girocollo | neckType=Girocollo + a trecce + con bottoni sulla spalla
  cardigan ~ cardigan m ~ cardigan ~ 19-45 ~ lana cotone mistolana ~ 1 ~ con bottoni | closure=Bottoni + con cappuccio | neckType=Cappuccio + da nascita | occasion=Nascita
  felpe ~ felpa f ~ hoodie ~ 17-35 ~ felpato cotonebio ~ 1 ~ con cappuccio | neckType=Cappuccio + con zip | closure=Zip + con orecchie sul cappuccio | neckType=Cappuccio
  giacche ~ giubbino m ~ jacket ~ 29-59 ~ nylon cotone ~ 0.8 ~ leggero | feature=Leggero + primi passi + antivento | feature=Antivento
  cappotti ~ cappottino m ~ coat ~ 39-79 ~ mistolana lana ~ 0.6 ~ doppiopetto | closure=Doppiopetto + classico + da cerimonia | occasion=Cerimonia
  piumini ~ piumino m ~ down-jacket ~ 35-75 ~ nylon poliestere ~ 0.8 ~ con cappuccio | neckType=Cappuccio + smanicato | sleeveType=Senza maniche + trapuntato
  gilet ~ gilet m ~ cardigan/gilet ~ 15-35 ~ felpato mistolana lana ~ 0.5 ~ da cerimonia | occasion=Cerimonia + con bottoncini | closure=Bottoni
  jeans ~ jeans mp ~ jeans ~ 19-39 ~ denim ~ 0.8 ~ morbidi + primi passi + con risvolto
  pantaloni ~ pantaloncini mp ~ joggers ~ 12-29 ~ cotone cotonebio jersey felpato ~ 1.4 ~ con elastico in vita | closure=Elastico + con coulisse | closure=Coulisse + morbidi + con polsini
  leggings ~ leggings mp ~ leggings ~ 9-19 ~ jersey cotonebio ~ 0.7 ~ in tinta unita + morbidi + da gioco
  shorts ~ shorts mp ~ shorts ~ 11-25 ~ cotone lino mistolino ~ 0.7 ~ morbidi + leggeri + da gioco
  gonne ~ gonnellina f ~ skirt ~ 14-29 ~ cotone jersey ~ 0.5 ~ a ruota + da cerimonia
  tute ~ salopette f ~ jumpsuit/dungarees ~ 19-45 ~ cotone lino ~ 0.9 ~ lunga | length=Lunga + da gioco | length=Lunga
  completi ~ completino m ~ pyjamas/baby-set ~ 22-49 ~ cotone cotonebio jersey ~ 1.1 ~ due pezzi + da nascita | occasion=Nascita + con pantaloncini + da cerimonia | occasion=Cerimonia
  intimo ~ canottiera f ~ top/tank-top ~ 7-17 ~ cotone cotonebio jersey ~ 0.5 ~ a spalla larga + smanicata
  pigiami ~ pigiamino m ~ pyjamas ~ 14-32 ~ cotone cotonebio jersey felpato ~ 1.2 ~ lungo | length=Lungo + con piedini + in due pezzi
  costumi ~ costumino m ~ swimsuit ~ 12-29 ~ lycra ~ 0.6 ~ intero + contenitivo + con protezione UV | feature=Protezione UV`;

const worn = `
  cappelli ~ cappellino m ~ beanie/bonnet ~ 9-22 ~ cotone cotonebio jersey lana mistolana ~ 1.1 ~ da nascita | occasion=Nascita + con pompon + a costine + con orecchie
  guanti ~ muffoline fp ~ gloves/mittens ~ 7-16 ~ felpato mistolana lana ~ 0.5 ~ foderate + in maglia + con cordino
  calze ~ calzine fp ~ socks ~ 5-14 ~ cotone cotonebio mistolana ~ 0.9 ~ antiscivolo | feature=Antiscivolo + lunghe | length=Lunga`;

const small = `
  bavaglini ~ bavaglino m ~ bib ~ 5-17 ~ cotone cotonebio ~ 1.2 ~ impermeabile | feature=Impermeabile + a bandana + con maniche + in confezione da tre | detail=Confezione da 3
  sciarpe ~ scaldacollo m ~ scarf/neck-warmer ~ 9-19 ~ felpato mistolana lana ~ 0.5 ~ in maglia + foderato + a trecce
  occhiali-da-sole ~ occhialini da sole mp ~ sunglasses/round-sunglasses ~ 15-35 ~ acetato ~ 0.5 ~ rotondi + flessibili + con elastico`;

const feet = `
  scarpine ~ scarpine fp ~ baby-shoes ~ 15-35 ~ pelle cotone tela lana ~ 1.6 ~ da culla + primi passi + con strappo | closure=Strappo + da cerimonia | occasion=Cerimonia
  sneakers ~ sneakers fp ~ trainers ~ 25-55 ~ pelle tela ecopelle rete ~ 1.3 ~ primi passi + basse + con strappo | closure=Strappo, shape=strap-trainers
  stivali ~ stivaletti da pioggia mp ~ boots/rain-boots ~ 17-35 ~ gomma ~ 0.5 ~ colorati + bassi + foderati
  stivaletti ~ stivaletti mp ~ ankle-boots ~ 29-59 ~ pelle camoscio ecopelle ~ 0.7 ~ primi passi + con pelliccetta interna + con zip | closure=Zip
  sandali ~ sandaletti mp ~ baby-shoes/baby-sandals ~ 22-49 ~ pelle ecopelle ~ 0.8 ~ a ragnetto + primi passi + con doppio strappo | closure=Strappo
  ballerine ~ ballerine fp ~ loafers/strap-flats ~ 19-39 ~ pelle camoscio raso ~ 0.6 ~ con cinturino + con fiocco + da cerimonia | occasion=Cerimonia
  pantofole ~ pantofoline fp ~ slippers ~ 12-25 ~ felpato mistolana ~ 0.6 ~ antiscivolo | feature=Antiscivolo + chiuse + a calzino`;

const gifts = `
  zaini ~ zainetto m ~ backpack ~ 17-35 ~ poliestere nylon tela ~ 0.8 ~ asilo | occasion=Scuola + piccolo + con orecchie
  borse-fasciatoio ~ borsa f ~ tote/changing-bag ~ 35-89 ~ nylon poliestere tela ecopelle ~ 0.9 ~ fasciatoio + fasciatoio a spalla + fasciatoio trapuntata
  collane ~ collanina f ~ necklace/disc-necklace ~ 17-45 ~ argento dorato ~ 0.6 ~ con angioletto + con medaglietta + da battesimo | occasion=Battesimo
  bracciali ~ braccialetto m ~ bracelet ~ 15-39 ~ argento dorato ~ 0.7 ~ con piastrina + con cuoricino + da battesimo | occasion=Battesimo
  orecchini ~ orecchini mp ~ earrings/studs ~ 12-35 ~ argento dorato ~ 0.6 ~ a lobo + a cuoricino + a stellina
  ciondoli ~ ciondolo m ~ necklace/angel-pendant ~ 12-35 ~ argento dorato ~ 0.4 ~ con angioletto + a orsetto + portafortuna`;

const clothDetails =
  "con cuciture piatte; con etichetta stampata; con tessuto certificato; con ricamo; con bottoncini automatici; con stampa di animaletti; con orsetto applicato; con nuvole; con stelline; con bordi a contrasto";
const footDetails = "con suola flessibile; con punta rinforzata; con fodera morbida; con ricamo";
const giftDetails = "con confezione regalo; con nome da ricamare; con dettagli a contrasto";
const dressed = "fit: Comoda, Regolare; closure: Bottoni a pressione, Bottoni; style: Casual, Classico";
const shod =
  "closure: Strappo, Lacci; heelType: Piatto; toeShape: Tonda; soleWidth: Regolare, Larga; style: Casual";
const given = "occasion: Regalo, Nascita; style: Classico";

const jewels = new Set(["necklace", "bracelet", "earrings"]);
const carried = new Set(["backpack", "tote"]);
const printed = new Set(["dress", "infant-body", "romper", "pyjamas", "t-shirt", "bib", "leggings", "shirt"]);

function groupOf(shape: string): Group {
  if (carried.has(shape)) return "borse";
  return jewels.has(shape) ? "gioielli" : "neonato";
}

function paletteOf(shape: string): Palette {
  if (jewels.has(shape)) return "metalli";
  return shape === "jeans" ? "denim" : "neonato";
}

function patternsOf(shape: string): string {
  if (shape === "jeans") return "denim";
  return printed.has(shape) ? "plain plain striped dotted floral" : "plain";
}

function read(table: string, run: SizeRun, details: string, attributes: string): Kind[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [leaf = "", noun = "", look = "", euro = "", materials = "", share = "", cuts = ""] = line
        .split("~")
        .map((part) => part.trim());
      const [shape = "", drawing = shape] = look.split("/");
      const [low = 0, high = 0] = euro.split("-").map(Number);
      return kind({
        leaf,
        roots: "n",
        group: groupOf(shape),
        noun,
        shape: shape as Shape,
        drawing: drawing as Shape,
        euro: [low, high],
        run,
        palette: paletteOf(shape),
        patterns: patternsOf(shape),
        materials,
        cuts: cuts.replaceAll("+", "\n"),
        details,
        attributes,
        share: Number(share),
      });
    });
}

export const infants: readonly Kind[] = [
  ...read(clothes, "alto", clothDetails, dressed),
  ...read(worn, "alto", clothDetails, "style: Casual"),
  ...read(small, "unica", giftDetails, "style: Casual"),
  ...read(feet, "scarpe", footDetails, shod),
  ...read(gifts, "unica", giftDetails, given),
];
