/** Search terms that the box suggests, and how often they were used; the most wanted first. */

const terms = `
sneakers bianche; t-shirt bianca; borse a tracolla; abiti da cerimonia; jeans a vita alta; sneakers; borse; jeans; abiti; t-shirt;
vestiti donna; scarpe donna; scarpe uomo; stivali; stivaletti; sandali; décolleté; ballerine; mocassini; infradito; ciabatte; pantofole;
scarpe da running; scarpe da trekking; scarpe da ginnastica; scarpe eleganti; scarpe stringate; espadrillas; zeppe; anfibi; chelsea; texani;
camicia bianca; camicia di jeans; camicia di lino; camicie uomo; camicie donna; bluse; top; canotte; polo uomo; maglione; maglione a collo alto;
maglione cashmere; cardigan; cardigan lungo; felpa con cappuccio; felpa con zip; felpe uomo; felpe donna; giacca; giacca uomo; blazer; blazer donna;
cappotto; cappotto lana; cappotto donna; trench; piumino; piumino donna; piumino uomo; piumino leggero; giubbotto; bomber; giubbotto pelle; gilet;
pantaloni; pantaloni palazzo; pantaloni chino; pantaloni cargo; pantaloni eleganti; pantaloni tuta; leggings; shorts; bermuda; gonna; gonna plissettata;
gonna lunga; minigonna; abito lungo; abito midi; abito a fiori; abito elegante; vestito estivo; tubino nero; tuta elegante; tuta sportiva; completo uomo;
intimo donna; reggiseno; reggiseno sportivo; slip; boxer uomo; pigiama; pigiama bambina; calze; calzini; body; costume intero; costume uomo; bikini;
borsa a mano; borsa a spalla; borsa nera; borsa in pelle; shopper; secchiello; pochette; pochette cerimonia; zaino; zaino scuola; zaino porta pc; marsupio;
borsone palestra; borsa da viaggio; portafoglio uomo; portafoglio donna; cintura pelle; cintura donna; sciarpa; foulard seta; cappello; cappello paglia;
berretto lana; cappellino baseball; guanti pelle; occhiali da sole; occhiali da sole uomo; occhiali polarizzati; cravatta; fascia per capelli;
collana; collana argento; collana oro; orecchini; orecchini a cerchio; anello; anello argento; bracciale; bracciale uomo; ciondolo; cavigliera; gemelli camicia;
orologio; orologio donna; orologio uomo; orologio digitale; orologio automatico; cronografo; smartwatch; profumo; profumo donna; profumo uomo; rossetto;
rossetto rosso; mascara; fondotinta; smalto; crema viso; crema corpo; crema solare; shampoo; olio da barba;
vestito bambina; vestito cerimonia bambina; felpa bambino; jeans bambino; scarpe bambina; scarpe bambino; sneakers bambino; giubbotto bambino; costume bambina;
pigiama bambino; zaino asilo; body neonato; tutina neonato; scarpine neonato; bavaglino; cappellino neonato; completino neonato; salopette neonato; borsa fasciatoio;
tutina nascita; copricapo neonato; piumino neonato; regalo nascita; regalo donna; regalo uomo; idee regalo; taglie comode; saldi; novità;
adidas; calvin klein; puma; levi's; havaianas; nero giardini; fiorella rubino; nike; diadora; chicco; scarpe adidas; sneakers nike; jeans levi's; felpa puma;
boxer calvin klein; infradito havaianas; stivaletti nero giardini; abiti fiorella rubino; scarpe diadora; body chicco; lino; cashmere; seta; velluto; pelle; ecopelle`;

export interface DemoSuggestion {
  term: string;
  uses: number;
}

/** About 200 terms, each once; uses fall from a few thousand to a handful. */
export const demoSuggestions: readonly DemoSuggestion[] = [
  ...new Set(terms.split(";").map((term) => term.replace(/\s+/g, " ").trim())),
].map((term, index) => ({ term, uses: Math.round(4200 / (index + 3) ** 0.9) }));
