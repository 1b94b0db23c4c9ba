-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('brands', '# How shoppers write brands. Without a spelling: known in Italy, and never taken for a typo, whether or not the catalogue holds it.
name	typed
Levi''s	levis, levi s, levi, livais, levi strauss, lewis jeans
adidas	adiddas, addidas, adidass, adidas originals, addias
Calvin Klein	ck, calvin clein, kalvin klein, calvin, calvinklein, calvin klain, klein
Nike	naik, naike, nicke, nikes
Puma	pumas
Havaianas	havaianas, havaiana, avaianas, =hawaianas, hawaians, havianas, avaiane, havaiane
Nero Giardini	nerogiardini, nero giardino, ng scarpe, giardini
Fiorella Rubino	fiorella rubini, fiorellarubino
Diadora	diadore, diadorra, djadora
Chicco	chico, cicco
zara
gucci
prada
guess
armani
emporio armani
giorgio armani
versace
dolce gabbana
fendi
valentino
moschino
max mara
liu jo
pinko
twinset
benetton
sisley
stefanel
geox
lacoste
tommy hilfiger
tommy
hilfiger
ralph lauren
michael kors
kors
coach
furla
coccinelle
borbonese
longchamp
louis vuitton
chanel
dior
hermes
balenciaga
burberry
moncler
colmar
napapijri
north face
the north face
timberland
vans
converse
all star
new balance
asics
fila
reebok
under armour
kappa
lotto
joma
mizuno
saucony
skechers
crocs
birkenstock
clarks
dr martens
ugg
superga
hogan
tods
golden goose
steve madden
bata
camper
ecco
jordan
kipling
eastpak
invicta
seven
samsonite
roncato
carpisa
the bridge
piquadro
mandarina duck
rayban
oakley
persol
polaroid
carrera
swarovski
pandora
morellato
brosway
casio
swatch
fossil
rolex
omega
tissot
citizen
seiko
garmin
apple
samsung
huawei
intimissimi
tezenis
calzedonia
yamamay
lovable
triumph
oysho
goldenpoint
hm
mango
bershka
stradivarius
pull and bear
ovs
terranova
primark
shein
asos
desigual
gas
diesel
replay
wrangler
lee
pepe jeans
carhartt
dickies
stone island
cp company
peuterey
herno
blauer
refrigiwear
canada goose
patagonia
columbia
salomon
salewa
lancome
ysl
clinique
nivea
collistar
kiko
sephora
bottega verde
rituals
bulgari
bvlgari
cartier
tiffany
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('colours', '# What people type for the colours of the palette besides the words that they share with feeds (domain/colours.json).
slug	typed
nero	total black, nero lucido, nero opaco, nerissimo, nero notte, color nero, nero fumo, nerino, corvino, all black, black nero, 🖤, ⚫
bianco	total white, bianco latte, bianco sporco, bianco ottico, candido, bianco neve, bianco gesso, bianco puro, bianco candido, bianca ottica, color bianco, bianchissimo, bianchissime, 🤍, ⚪, bco, bca
grigio	grigio chiaro, grigio perla, fumo, grigio topo, ghiaccio, grigio melange, grigio medio, grigio fumo, =cenere, grigio cenere, cemento, grigio cemento, grigio ferro, grigio pietra, grigiastro, grigio ghiaccio, color grigio, griggia, 🩶
antracite	grigio scuro, grigio antracite, piombo, ardesia, lavagna, canna di fucile, canna da fucile, grigio ardesia, asfalto, grigio piombo, color antracite
argento	argentate, argentati, color argento, metallizzato, argentee, argenteo, argentea, cromato, oro bianco, argentato lucido, metalizzato, color silver, argentone, arg
oro	dorate, dorati, oro giallo, color oro, oro chiaro, oro antico, oro lucido, placcato oro, color gold, giallo oro, dorè, oro 18 carati, oro 18kt, oro 18 kt, oro 750, oro 18k, oro 9 carati, oro 14 carati, 18 carati, 18 kt, 18kt, 18k, 9 carati, 14 carati
oro-rosa	oro rosato, oro rosa, rose gold, rosegold, oro rose, oro rosè, rosè gold
bronzo	ramato, color bronzo, rame, ramata, bronzato, bronzata, color rame, ramati
beige	color carne, carne, corda, ecru, sabbiato, bez, color nudo, naturale, nudo, champagne, champagna, greige, avena, beige chiaro, beige scuro, bege, beje, bais, crudo, grezzo, color sabbia, color pelle, carne nude, travertino, écru, color ecrù, color beige, color champagne, canapa colore, color corda, lino colore
panna	burro, color panna, color crema, color latte, bianco panna, vaniglia, bianco avorio, color avorio, bianco crema, meringa, bianco burro, color burro, bianca panna, latte e menta
cammello	color cammello, miele, caramello, nocciola, color cuoio, cuoio, toffee, cuoio naturale, color cognac, color camel, color miele, cammelo, camello, color caramello, tabacco chiaro, whisky, color biscotto, color camoscio
marrone	marroni, color cioccolato, castano, caffè, tabacco, marron, testa moro, marroncino, marroncina, bruno, bruna, castagna, moka, mocha, mokka, mogano, noce, ebano, cacao, terra di siena, marrone scuro, marrone chiaro, marrone bruciato, cioccolata, cioccolato fondente, color marrone, color tabacco, testa di moro scuro, marrò, color moro, 🤎, 🟤, marr
tortora	color tortora, talpa, visone, grigio tortora, color fango, color taupe, visone colore, tortora chiaro, tortora scuro
giallo	gialli, gialle, giallo limone, giallo fluo, canarino, giallo sole, giallo pastello, giallo paglierino, evidenziatore, girasole, mais, giallo canarino, color giallo, giallo acceso, giallo burro, giallino, 💛, 🟡
senape	giallo senape, giallo ocra, zafferano, curry, color senape, mostarda, curcuma, color ocra, senapato, color zafferano
arancione	arancioni, aranciato, color arancio, mattone, ruggine, terracotta, arancione fluo, arancio fluo, arancio bruciato, arancione bruciato, zucca, carota, cotto, papaya, ambra, color mattone, color ruggine, color zucca, ruggine scuro, color terracotta, arancia, arancioni fluo, mandarini, 🧡, 🟠
corallo	color pesca, color salmone, albicocca, rosa salmone, rosa pesca, rosa corallo, rosso corallo, aragosta, melone, color corallo, color albicocca, salmonato
rosso	rosso fuoco, rosso ciliegia, rosso natale, scarlatto, ciliegia, carminio, rosso acceso, rosso ferrari, rosso rubino, rosso lacca, rosso passione, rosso valentino, rosso sangue, rosso pomodoro, vermiglio, fragola, rosso chiaro, rosso pompeiano, rosso cardinale, rosso carminio, rosso papavero, papavero, color rosso, rossissimo, rosso mattone, ❤, 🔴, rubino, rubini
bordeaux	bordo, bordo'', rosso vino, rosso scuro, amaranto, rosso bordeaux, borgogna, bordoux, bordoeaux, bordò, vinaccia, mosto, color vino, rosso borgogna, marsala, melograno, sangria, granato, amarena, bordo scuro, bordeaux scuro, burgundi, color bordeaux, color bordò, rosso granata, rosso porpora
rosa	rosa cipria, rosa antico, rosa chiaro, rosa pallido, rosa confetto, rosata, rosa baby, rosa polvere, rosa perla, rosa carne, rosa nudo, rosa quarzo, rosa tenue, rosa pastello, rosa candy, rosato, rosa barbie chiaro, color cipria, rosa cipria chiaro, rosette colore, rosellina, rosa nude, rosa salvia, color rosa, rosino, confetto, rosa polvere chiaro, rosa bebè, rosa bebe, 🩷
fucsia	fuxia, fuscia, rosa shocking, rosa acceso, ciclamino, fucsia acceso, fuxsia, rosa fluo, rosa fucsia, rosa barbie, lampone, geranio, rosa neon, color fucsia, fuchia, rosa forte, fusia, pink acceso, barbie, barbie core, barbiecore
lilla	malva, viola chiaro, color lilla, viola pastello, pervinca, lillà, mauve, color glicine, viola lavanda, color lavanda, lillino, violetto chiaro, color malva, orchidea
viola	viola scuro, violetto, violetta, porpora, uva, ametista, mirtillo, viola prugna, viola acceso, color prugna, color melanzana, color viola, viole, viola melanzana, ultraviolet, 💜, 🟣
blu	bleu, blu elettrico, blu royal, blu cobalto, bluet, blu china, blu oltremare, blu acceso, blu cina, indaco, blu intenso, zaffiro, blu zaffiro, blu avio, avio, blu jeans, color jeans, blu denim, blu cielo notte, blu klein, color blu, blu petrolio, elettrico, blu aviazione, blù, 💙, 🔵
blu-navy	blu navy, blu marino, blu marine, navy blue, blunotte, blu profondo, blu inchiostro, blu mezzanotte, blu marina, inchiostro, blu scurissimo, color navy, blu oltremare scuro, bluscuro, blu nave
azzurro	azzurra, azzurri, azzurre, blu chiaro, carta da zucchero, azzurro polvere, celestino, acquamarina, turchesi, azzurro cielo, azzurro pastello, acqua marina, cielo, blu polvere, blu cielo, celesti, turchino, turchina, ciano, azzurrino, azzurrina, ceruleo, blu pastello, azzurro baby, color cielo, carta zucchero, zucchero carta, azzurro chiaro, color turchese, celeste chiaro, color celeste, azzurro ghiaccio, verde tiffany, color tiffany, verde turchese, azzurro carta da zucchero, 🩵, azz
verde	verdi, verde bosco, verde acqua, verde petrolio, verde bottiglia, verde smeraldo, verde menta, verde chiaro, verde scuro, petrolio, verde mela, verde fluo, pistacchio, ottanio, verde prato, foresta, verde foresta, lime, verde lime, verde pino, giada, verde giada, verde pastello, verde pisello, verde brillante, verde inglese, verde foglia, verde acido, verde mare, verdone, verdino, verde ottanio, color petrolio, color ottanio, verde acqua chiaro, acquamarina verde, verde natale, verde speranza, color verde, verde mela chiaro, color salvia chiaro, bottiglia, 💚, 🟢
verde-militare	verde militare, verde salvia, verde oliva, militare, cachi, verde kaki, verde army, army, muschio, verde muschio, verde palude, verde felce, color salvia, color kaki, kachi, khaki, color militare, verde cachi, verde oliva scuro, salvia chiaro, color oliva, verde khaki, verde alpino
multicolore	colorato, colorata, colorati, colorate, arcobaleno, multicolori, multicolor, arlecchino, iridescente, policromo, coloratissimo, coloratissima, coloratissimi, vivace, sgargiante
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-03-shoes', '# Shoes for sport, and boots.
label	area	leaves	also	words	typed	feed	titled	rather
Scarpe da running	scarpe	scarpe-sportive		running shoes, scarpe da corsa, scarpe da running	scarpe per correre, scarpe jogging, scarpe maratona, scarpe atletica, scarpe ammortizzate, scarpette da corsa, scarpe runner, scarpe podismo, scarpe da jogging, scarpe da atletica, scarpe per la corsa, scarpe running strada	=laufschuhe, =chaussures de running, =zapatillas de running	running, corsa, run
Scarpe da trekking	scarpe	scarpe-sportive		hiking shoes, hiking boots, scarpe da trekking, scarpe da montagna	scarponi, scarponcini da montagna, scarponi da montagna, pedule, scarpe trekking, scarpe escursionismo, scarpe trail, scarponcini da trekking, scarponcini trekking, trail running, scarpe alpinismo, scarpe goretex, scarpe outdoor, scarpe da passeggiata in montagna, scarpe hiking, scarpe da bosco, scarpone, scarpe impermeabili, 🥾, scarponcini escursionismo, scarpe da escursionismo, scarpe per escursioni, scarpe da montagna basse, scarpe trail running, scarpe trekking alte, scarpe da trekking alte	=wanderschuhe, =chaussures de randonnée, =botas de montaña		trekking, trail, hiking, montagna, escursionismo
Scarpe da calcio	scarpe	scarpe-sportive		football boots, scarpe da calcio, scarpe da calcetto	scarpini da calcio, scarpe calcio, scarpe calcetto, scarpini calcio, futsal, scarpette da calcio, scarpette calcio, scarpe da pallone, scarpe football, =scarpini, =scarpino calcio, =tacchetti, scarpe tacchetti, scarpe con i tacchetti	=fußballschuhe, =fussballschuhe, =chaussures de football, =botas de fútbol	calcetto, calcio, football
Scarpe da padel e tennis	scarpe	scarpe-sportive		scarpe da tennis, scarpe da padel, tennis shoes	scarpe padel, scarpe tennis, scarpe da paddle		padel, tennis
Scarpe da ginnastica	scarpe	sneakers scarpe-sportive			scarpe da ginnastica, scarpe da tennis comode, scarpe ginnastica, scarpette da ginnastica, ginniche, training shoes, scarpe da tennis bianche, scarpe tipo tennis, scarpe da passeggio, scarpe passeggio, scarpe da camminata, scarpe camminata, scarpe per camminare, scarpe da walking, scarpe comode per camminare, scarpe tempo libero, gym shoes, scarpe ginn, scarpe da ginn, scarpe ginnast
Scarpe sportive	scarpe	scarpe-sportive	sneakers	scarpe sportive, scarpe da palestra	scarpe sport, scarpe palestra, scarpe fitness, scarpe da allenamento, sport shoes, scarpe pallavolo, scarpe da pallavolo, scarpe volley, scarpe ciclismo, scarpe da bici, scarpe bici, scarpe mtb, scarpe crossfit, scarpe spinning, scarpe zumba, scarpe aerobica, scarpe da golf, scarpe golf, scarpe nordic walking, scarpe da spinning, scarpe danza moderna	scarpe da ginnastica, =sportschuhe, =chaussures de sport, =zapatillas deportivas
Sneakers alte	scarpe	sneakers			sneakers alte, scarpe da basket, scarpe basket, high top, sneakers a stivaletto, hi top, scarpe alte sportive, scarpe alte alla caviglia, sneakers caviglia, scarpe da pallacanestro			alte, alta, high, mid
Sneakers	scarpe	sneakers		sneakers, trainers	snickers, sniker, snikers, scarpe casual, scarpe da skate, slip-on, scarpe di tela, sneaker, snicker, snikker, dad shoes, chunky, slipon, scarpe con luci, scarpe con le luci, scarpe luminose, scarpe led, scarpe con velcro, scarpe velcro, scarpe con le rotelle, scarpe da scuola, scarpe per scuola, scarpe scuola, skate shoes, kicks, scarpe urban, scarpe streetwear, scarpe sportive eleganti, scarpe stringate sportive, scarpe giovani, scarpe stile tennis, 👟, scarpe da tennis di tela, scarpe da tennis in tela, tennis di tela, tennis bianche, tennis nere, basket bianche, scarpe basse sportive, runner bianche, =snk, =runners, retro runner, low top, sock sneakers, scarpe con le lucine	=turnschuhe, =zapatillas
Anfibi	scarpe	stivaletti		combat boots, anfibi	anfibio, dr martens, scarpe militari, doc martens, biker boots, boots biker, stivaletti biker, stivali biker, stivaletti militari, stivali militari, stivaletti stringati, stivaletti con lacci, stivali con lacci, stivaletti con i lacci, boots stringati, scarponcini militari, stivali da moto, stivali moto		anfibi, anfibio, combat, biker, carrarmato
Chelsea	scarpe	stivaletti		chelsea, chelsea boots, beatles	beatle, stivaletti beatles, stivaletti con elastico, stivaletti elastico, stivaletti elasticizzati, stivaletti con gli elastici, chelsy, celsi		chelsea, beatles
Texani	scarpe	stivali		texani, cowboy boots, camperos	stivali texani, stivali cowboy, stivali western, camperos, stivali camperos, texano, stivaletti texani, stivaletti camperos, campero, stivaletti western, stivaletti cowboy, boots western, stivali country, cowgirl, cow boy, stivali cow boy, western boots, cowboy		texani, western, cowboy, camperos
Stivali da pioggia	scarpe	stivali		rain boots, wellington, stivali da pioggia	stivali di gomma, stivali gomma, stivali pioggia, galosce, stivaletti pioggia, stivali di plastica, stivaletti di gomma, galoche, calosce, stivali impermeabili, scarpe da pioggia, scarpe pioggia, stivali pescatore, stivali giardino, stivali acqua	=gummistiefel, =bottes de pluie, =botas de agua		pioggia, gomma, rain
Doposci	scarpe	stivali stivaletti		snow boots, doposci	dopo sci, moon boot, moon boots, stivali da neve, stivali neve, scarponcini da neve, doposci neve, scarponi da neve, scarpe da neve, scarponi neve, stivali imbottiti, stivali pelosi, stivali con pelo, stivaletti con pelo, stivali col pelo, stivali di pelo, stivaletti pelo, après ski, apres ski, moonboot, moonboots, stivali eschimese, stivaletti da neve, stivaletti neve, scarpe con pelo, stivali caldi, stivaletti imbottiti, stivali montone, stivaletti pelosi, stivaletti montone			neve, doposci, snow, imbottiti, imbottitura
Stivali alti	scarpe	stivali			cuissardes, cuissard, stivali sopra il ginocchio, stivali al ginocchio, stivali alti, stivali lunghi, overknee, over the knee, stivali cosciali, stivale alto, cavallerizza, stivali da equitazione, stivali equitazione, stivali gambale, stivali al polpaccio, stivali calza, stivali tubo, stivali sottoginocchio, kuissard, quissardes, stivali coscia			cuissard, cuissardes, alti, ginocchio
Stivaletti	scarpe	stivaletti		ankle boots, bootie, booties, stivaletto, tronchetto, polacchino	tronchetti, polacchine, polacco, scarponcino, desert boot, stivali corti, stivali alla caviglia, boots bassi, stivali bassi, polacchini, polacchetto, desert, chukka, chukka boots, scarponcini, mezzi stivali, mezzo stivale, sock boots, ankleboots, clarks, stivalini, stivalino, polacca, scarpe alte invernali, scarpe invernali	=stiefeletten, =bottines, =botines
Stivali	scarpe	stivali	stivaletti	=boots, stivale	boots, stivaloni, stivalone, 👢, botas, =stiv, jodhpur	=stiefel, =bottes, =botas
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-04-light-shoes', '# The shoes that are neither for sport nor boots, ''scarpe'' as a whole behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Espadrillas	scarpe	espadrillas		espadrille, espadrillas, espadrillos	espadriglie, scarpe di corda, scarpe corda, espadrillas, espadrilles, espadrille, scarpe suola corda, alpargatas	=espadrilles, =alpargatas
Zeppe	scarpe	zeppe	sandali espadrillas	=wedge, =wedges, zeppa, zeppe	scarpe con zeppa, sandali con la zeppa, sandali zeppa, scarpe zeppa, wedge, zeppe sandali, zatteroni, sandali platform, sandali con platform, sandali platform donna, espadrillas con zeppa, espadrillas zeppa
Pantofole	scarpe	pantofole		=slippers, pantofola	ciabatte da casa, ciabatte casa, ciabatte invernali, babbucce, pantofoline, scarpe da casa, pattine, pantofola, ciabatte pelose, ciabatte peluche, ciabatte da camera, ciabatte camera, ciabatte calde, ciabattine da casa, babbuccia, slippers, charentaise, ciabatte di lana, ciabatte lana, ciabatte pelo, ciabatte di pelo, ciabatte con pelo, ciabatte imbottite, ciabatte inverno, ciabatte chiuse, ciabatte in feltro, ciabatte feltro, scarpette da casa, stivaletti da casa, ciabatte donna inverno, friulane, furlane, friulana, ciabatte ospedale, calzature da camera, pianelle da casa, scarpe da camera, calzature da casa, ciabatte felpate, ciabatte di stoffa, ciabatte in lana cotta, babucce, pantofole da camera, ciabatte da notte, ciavatte da casa, ciavatte casa, ciabattine casa, ciavatte invernali, ciavatte calde, savatte da casa, papusse	=hausschuhe, =chaussons, =pantoufles, =zapatillas de casa
Infradito	scarpe	ciabatte		flip flop, flip-flops, infradito	ciabatte infradito, infradito mare, flipflop, ciabatte brasiliane, sandali infradito, tong, giapponesine, 🩴	=zehentrenner, =tongs, =chanclas	infradito, flip
Ciabatte	scarpe	ciabatte	pantofole	ciabatta, zoccolo, =slides	ciabattine, savatte, ciabatte mare, ciabatte piscina, ciabatte da piscina, ciabatte doccia, zoccoli, sabot, slippers mare, ciavatte, zoccoletti, scarpe infermiera, slides, slide, sliders, clogs, clog, mules, mule, ciabatte ortopediche, ciabattone, sandalo ciabatta, sandali ciabatta, pianelle, pianella, tappine, zoccoli ospedale, zoccolette, ciabatte anatomiche, ciabatta, scalzette, sandali sabot, sabò, ciabattina	=pantoletten
Sandali con tacco	scarpe	sandali	decollete		sandali con tacco, sandali col tacco, sandali tacco, sandali eleganti, sandali alti, sandali gioiello, sandali da sera, sandali cerimonia, sandali da cerimonia, sandali sposa, sandali da sposa, sandali plateau, sandali a spillo, sandali strass, sandali con plateau, sandali dorati tacco			tacco, gioiello, plateau, doppia
Sandali	scarpe	sandali		sandal, sandalo, sandaletto	sandaletti, scarpe aperte, scarpe estive, gladiatore, gladiatori, sandali alla schiava, sandali schiava, capresi, ragnetti, ragnetto, sandalini, scarpe estate, 👡, =sand, scarpe punta aperta, scarpe spuntate	=sandalen, =sandales, =sandalias
Mary Jane	scarpe	ballerine	decollete		mary jane, mary janes, scarpe mary jane, scarpe con cinturino			mary jane, cinturino
Ballerine	scarpe	ballerine		ballet flat, ballerina, ballerine	scarpe rasoterra, scarpe basse donna, scarpe basse eleganti, mary jane basse, scarpe da ballo, scarpette da ballo, scarpette danza, scarpe danza, mezze punte, flats, paperine, scarpe piatte, scarpe basse, mezzepunte, bambolina, scarpe raso terra, ballerinas, scarpe basse comode donna, 🥿, bailarine, =ball, ballerinette, ballerinette bimba, scarpe da ballerina, scarpine da ballerina, scarpe punta tonda basse	=ballerinas, =bailarinas
Scarpe col tacco	scarpe	decollete sandali	zeppe		scarpe col tacco, scarpe con il tacco, scarpe con tacco, scarpe tacco, scarpe coi tacchi, scarpe con i tacchi, scarpe tacchi, tacchi, tacchi alti, tacco alto, tacco 12, tacchi a spillo, tacco a spillo, scarpe alte, scarpe da sposa, scarpe sposa, scarpe eleganti donna, scarpe da cerimonia donna, scarpe donna eleganti, tacco basso, tacco grosso, rocchetto, scarpe plateau, scarpe col plateau, scarpe con plateau, heels, heel, high heel, scarpe da ballo latino, scarpe da sera, scarpe sera, scarpe invitata, scarpe damigella, tacchi bassi, scarpe tango, 👠, scarpe tacco 3, scarpe tacco 3 cm, scarpe tacco 4, scarpe tacco 4 cm, scarpe tacco 5, scarpe tacco 5 cm, tacco 5 cm, scarpe tacco 6, scarpe tacco 6 cm, tacco 6 cm, scarpe tacco 7, scarpe tacco 7 cm, tacco 7 cm, scarpe tacco 8, scarpe tacco 8 cm, tacco 8 cm, scarpe tacco 9, scarpe tacco 9 cm, tacco 9 cm, scarpe tacco 10, scarpe tacco 10 cm, tacco 10 cm, scarpe tacco 11, scarpe tacco 11 cm, tacco 11 cm, scarpe tacco 12, scarpe tacco 12 cm, tacco 12 cm, tacco 5, tacco 6, tacco 7, tacco 8, tacco 9, tacco 10, tacco 11, kitten heels, kitten heel, scarpe tacchetto, scarpe con tacchetto, scarpe con il tacchetto			tacco, tacchi, décolleté, decollete, slingback, pumps, heel, heels
Décolleté	scarpe	decollete		=pumps, high heels, stiletto, decollete	decolte, decolté, decolletè, decoltè, slingback, chanel scarpe, pumps, pump, court shoes, scarpe chanel, chanel tacco, decolleté chanel, chanel basse, scollate, peep toe, spuntate, open toe, scarpe a spillo, stilettos, scarpe aperte dietro, dorsay	=escarpins, =pumps, =zapatos de tacón
Mocassini	scarpe	mocassini		loafer, moccasin, mocassino	college, car shoe, scarpe da barca, mocassini, loafers, penny loafer, penny loafers, drivers, boat shoes, gommini, gommino, slipper eleganti, horsebit, scarpe da vela, scarpe da guida, driving shoes, scarpe a pantofola, =moc	=mokassins, =mocassins, =mocasines
Scarpe eleganti	scarpe	scarpe-stringate mocassini decollete ballerine			scarpe eleganti, scarpe classiche, scarpe da cerimonia, scarpe cerimonia, scarpe da ufficio, scarpe da matrimonio, scarpe formali, scarpe battesimo, scarpe comunione, scarpe cresima, scarpe laurea, scarpe business, scarpe da lavoro eleganti, scarpe da comunione, scarpe prima comunione, scarpe colloquio, =scarpe invitato, 👞, =scarpe da vestito, =scarpe da completo
Scarpe stringate	scarpe	scarpe-stringate		oxford, derby, brogue, =lace-ups, lace-up, stringata, stringate	francesine, francesina, inglesine, scarpe inglesi, scarpe con i lacci, scarpe con lacci, scarpe allacciate, scarpe stringate, scarpe in pelle uomo, duilio, oxford, derby, brogue, brogues, oxfords, monk strap, monk, doppia fibbia, scarpe con fibbia, budapester, inglesina, scarpe in cuoio, scarpe di cuoio, scarpe maschili donna, scarpe con stringhe, =scarpe sposo	=schnürschuhe, =zapatos de cordones
Scarpe primi passi	scarpe	scarpine sneakers sandali stivaletti ballerine			scarpe primi passi, primi passi, scarpette primi passi, scarpine primi passi			primi passi
Scarpine	scarpe	scarpine		scarpina, crib shoes	scarpe neonato, scarpine neonato, scarpette neonato, scarpe culla, babbucce neonato, scarpette battesimo, scarpette culla, scarpette lana neonato, scarpe bebè, scarpe baby, scarpe gattonamento, calzine scarpina, scarpe prima infanzia
Scarpe comode	scarpe	sneakers scarpe-sportive mocassini ballerine sandali espadrillas stivaletti scarpe-stringate	ciabatte pantofole		scarpe comode, scarpe ortopediche, scarpe anatomiche, scarpine comode
Scarpe	scarpe	sneakers scarpe-sportive stivali stivaletti sandali ballerine decollete mocassini scarpe-stringate espadrillas zeppe scarpine	ciabatte pantofole	shoes, footwear, scarpa, calzatura	scarpette, scarpetta, calzature, shoe, scarpe antinfortunistiche	=schuhe, =chaussures, =zapatos, =calzado
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-05-jewellery', '# Jewellery.
label	area	leaves	also	words	typed	feed	titled	rather
Cavigliere	gioielli	cavigliere		anklet, cavigliera	braccialetto caviglia, catenina caviglia, bracciale caviglia, bracciale alla caviglia, catenella caviglia, bracciale da caviglia, catenina piede, catenina per il piede, braccialetto piede, bracciale piede	=fußkettchen, =tobilleras
Collane	gioielli	collane	ciondoli	necklace, collana, collanina, girocollo in	catenina, catenella, catena, girocollo, choker, collier, collane, rosario, collanina, punto luce, filo di perle, filo perle, catenine, catenina con croce, collanona, torchon, sautoir, vezzo, chocker, ciocker, laccetto, grumetta, catene, collarino, 📿	=halsketten, =colliers, =collares
Bracciali	gioielli	bracciali		bracelet, bangle, bracciale, braccialetto	bracciali, tennis bracciale, bracciale tennis, schiava, bangles, bracciale semirigido, braccialetti, braccialino, braccialini, braccialetto fortuna, pulsera, bracciale componibile, bracialini, tennis argento, tennis oro, tennis brillanti, =brac, semanario, groumette, tennis bracelet	=armbänder, =armreifen, =pulseras
Orecchini a cerchio	gioielli	orecchini		hoop earrings, orecchini a cerchio	cerchi, orecchini cerchio, orecchini cerchi, creole, hoop, hoops, orecchini tondi, orecchini ad anello, orecchini a cerchietto, cerchietti orecchini, orecchini cerchietto, campanelle, cerchietti oro, cerchietti argento, cerchietti in oro, cerchietti in argento, cerchietti dorati, cerchietti acciaio, cerchi oro, cerchi argento, =anelle, =anelline, cerchioni, cerchiello			cerchio, cerchi, hoop
Orecchini a lobo	gioielli	orecchini		stud earrings, orecchini a lobo	orecchini lobo, orecchini al lobo, bottoncini orecchie, stud, studs, orecchini a bottone, orecchini bottone, =punti luce, orecchini punto luce, orecchini punti luce, orecchini a punto luce, orecchini a perno, orecchini piccoli, orecchini piccolini			lobo, bottone, punto luce, perno, cuoricino, stellina, stud, studs
Orecchini pendenti	gioielli	orecchini			orecchini pendenti, pendenti, orecchini pendente, orecchini a goccia, chandelier, orecchini lunghi			pendente, pendenti, goccia, drop
Orecchini	gioielli	orecchini		earring, orecchino	perline orecchie, monachelle, earcuff, piercing, pirsing, piercing naso, orecchino naso, boccole, buccole, pendagli, orecchini a clip, orecchini clip, clip orecchie, mono orecchino, monorecchino, earrings, helix, tragus, climber, lobetti, huggies, punto luce orecchini	=ohrringe, =boucles d''oreilles, =pendientes
Gemelli	gioielli	gemelli		cufflinks, cuff links, gemelli, gemello	gemelli da camicia, gemelli camicia, bottoni gemelli, fermacravatta, fermacravatte, spilla cravatta	=manschettenknöpfe, =boutons de manchette, =gemelos
Ciondoli	gioielli	ciondoli		pendant, charm, ciondolo	=pendente, medaglietta, medaglia, portafortuna, ciondoli, croce, charms, bead, beads, crocifisso, crocetta, medaglione, medaglioni, cornetto, quadrifoglio, amuleto, chiama angeli, chiamangeli, piastrina, ciondolino, angioletto, ciondolo angelo, madonnina, albero della vita, pendagli collana, pendente collana, pendente per collana, pendenti collana, pendaglio, locket, mano di fatima
Spille	gioielli	spille		brooch, spilla	spilletta, spillette, spilla da balia, brosche, cammeo, spilloni, spillone, pins, broche	=broschen, =broches
Parure	gioielli	parure		jewelry set, jewellery set, parure	completo gioielli, set gioielli, coordinato gioielli, set collana e orecchini, set orecchini e collana, collana e orecchini, completo collana orecchini, set bigiotteria, gioielli coordinati, collana orecchini coordinati
Fedi e solitari	gioielli	anelli			fede, fedine, fedina, fedi, solitario, anello di fidanzamento, anello fidanzamento, trilogy, veretta, anello trilogy, anello solitario, fede nuziale, fedi nuziali, anello di diamanti, anello diamante, anello con diamante, anello brillante, anello con brillante, anello proposta, proposta di matrimonio, eternity, verette, riviere, trilogie, trilogi, anello promessa, anello matrimonio, anello coppia, anelli coppia, anello nozze, fidanzamento, solitari			fascia, fascetta, solitario, trilogy, fede
Anelli	gioielli	anelli		=ring, =rings, anello	anellino, anelli, anellone, chevalier, chevaliere, anello mignolo, sigillo, anello falange, anelino, ring, 💍, brillocco, contrarié, vera nuziale	=ringe, =bagues, =anillos
Gioielli	gioielli			jewelry, jewellery, jewelery, gioiello, bigiotteria	gioielleria, gioie, preziosi, bijoux, monili, bijou, jewels, gioiellini, gioiellino, bigiotterie, bigiottiera, ori, accessori gioiello, 💎	=schmuck, =bijoux, =joyas, =joyería
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-06-beauty', '# Perfume, make-up and care.
label	area	leaves	also	words	typed	feed	titled	rather
Profumi	bellezza	profumi		perfume, cologne, eau de toilette, eau de parfum, profumo, fragrance, fragranza, acqua profumata	acqua di colonia, colonia, edp, edt, essenza, parfum, profumi, acqua di profumo, body mist, eau, eau fraiche, profumino, essenze, profumeria, body spray, profumo da borsetta, parfume, parfums, profumo arabo, profumi di nicchia, profumo di nicchia, fragranze, odoglielle, toilette, deo parfum, deo profumato, profumo spray, profumo solido, extrait, acqua profumata corpo, profumo roll on	=parfums, =düfte, =perfumes
Rossetti lucidi	bellezza	rossetti			rossetto lucido, rossetti lucidi, rossetto brillante, rossetto luminoso, rossetto vinile, rossetto effetto vinile			luminoso, vinile, lucido, gloss, shine
Rossetti	bellezza	rossetti		lipstick, lip gloss, rossetto, lucidalabbra	gloss, lip gloss, tinta labbra, trucco labbra, burrocacao, burro cacao, matita labbra, lip balm, lip oil, balsamo labbra, labello, plumper, labbra, scrub labbra, lipgloss, lip, balsamo per labbra, 💄, matita per labbra, rossettino, tinta per labbra, olio labbra, trattamento labbra, maschera labbra	=lippenstifte, =rouges à lèvres, =pintalabios
Trucco occhi	bellezza	trucco-occhi		mascara, eye shadow, eyeshadow, eye liner, eyeliner, ombretto, trucco occhi	rimmel, matita occhi, kajal, ciglia finte, palette occhi, ombretti, palette, sopracciglia, matita sopracciglia, matita nera, kohl, khol, ciglia, primer occhi, liner, brow, ombreto, mascarà, matita trucco, gel sopracciglia, matita per occhi, ombretto stick, penna eyeliner, base ombretto, piegaciglia, siero ciglia, pennarello occhi	=augen-make-up, =maquillage des yeux
Unghie	bellezza	unghie		nail polish, =nails, smalto, unghie	smalti, smalto semipermanente, manicure, smalto gel, unghia, semipermanente, topcoat, lima, limetta, unghie finte, acetone, levasmalto, ricostruzione unghie, nail art, cuticole, pedicure, kit unghie, kit manicure, lampada unghie, gel uv, french, smaltino, 💅, base coat
Trucco viso	bellezza	trucco-viso		foundation, concealer, blush, fondotinta, cipria in, correttore, trucco viso, make up, makeup	fard, terra, illuminante, primer viso, bb cream, fondo tinta, cipria viso, cipria compatta, cipria, contouring, bronzer, highlighter, polvere viso, primer, cc cream, fondotinta coprente, correttori, correttore occhiaie, fissatore trucco, spray fissante, fissante trucco, spugnetta trucco, beauty blender, pennelli make up, pennelli, base trucco, base viso, cushion, terra abbronzante, illuminanti, phard, fondotinte, crema colorata, blush guance, contorni viso, =fdt, copriocchiaie, copri occhiaie, polvere compatta, polvere libera, cipria libera, fondotinta liquido, fondotinta compatto, blush crema, blush stick, fard in polvere, spugnetta, spugnette, correttore liquido, blush liquido
Solari	bellezza	solari		sunscreen, sun screen, after sun, aftersun, solare, doposole, protezione solare	crema solare, creme solari, crema da sole, crema abbronzante, abbronzante, spf, latte solare, olio solare, crema sole, protezione sole, protezione, dopo sole, doposole, crema protettiva sole, protezione bimbi, autoabbronzante, acceleratore abbronzatura, intensificatore abbronzatura, protezione totale, crema mare, abbronzatura, protezione uv	=sonnenschutz, =protection solaire, =protección solar
Barba e rasatura	bellezza	barba		shaving, shave, beard, aftershave, after shave, barba, rasatura, dopobarba	olio da barba, olio barba, schiuma da barba, rasoio, dopo barba, balsamo barba, cera baffi, lametta, lamette, rasoi, sapone da barba, sapone barba, crema da barba, crema barba, pennello da barba, pennello barba, regolabarba, tagliabarba, kit barba, set barba, pre barba, lozione dopobarba, balsamo dopobarba, balsamo dopo barba, baffi, shampoo barba, kit rasatura, dopo rasatura, set rasatura, bilama, schiuma
Cura dei capelli	bellezza	cura-dei-capelli		shampoo, conditioner, hair care, balsamo, cura dei capelli, maschera capelli	sciampo, sciampoo, olio capelli, =lacca, gel capelli, prodotti capelli, lozione capelli, crema capelli, maschera per capelli, schampoo, antiforfora, forfora, balsami, impacco capelli, siero capelli, siero per capelli, lacca capelli, schiuma capelli, schiuma per capelli, spuma capelli, cera capelli, cera per capelli, pomata capelli, tinta capelli, tinta per capelli, colorazione capelli, henné, hennè, olio di argan, olio argan, lozione anticaduta, anticaduta, trattamento capelli, cheratina, spray capelli, termoprotettore, spazzola, spazzole, shampoo secco, doppie punte, lisciante, maschera ristrutturante, capelli ricci, capelli grassi, capelli crespi, piastra capelli, piastra per capelli, piastra, phon, asciugacapelli, arricciacapelli, ferro arricciacapelli, champoo, champù, fluido capelli, cristalli liquidi, maschera ricci, crema ricci, balsamo ricci, =capelli, lozione per capelli, crema per capelli, mousse ricci, gel ricci, attivatore ricci, olio per capelli, latte capelli, acqua capelli, leave in, balsamo senza risciacquo, shampoo solido, balsamo solido, district, =co-wash, siero punte, anticrespo, crema anticrespo, siero anticrespo, siero anti crespo, crema anti crespo, schiuma volumizzante, schiuma ricci, schiuma per ricci	=haarpflege, =soins des cheveux, =cuidado del cabello
Bagnetto	bellezza	bagnetto		bagnetto, baby bath, bagnoschiuma neonato	sapone neonato, bagno neonato, bagnoschiuma bambini, detergente neonato, bagnoschiuma bimbo, sapone bimbi, shampoo neonato, bagnoschiuma baby, olio neonato, olio per neonati, crema neonato, crema neonati, crema cambio, pasta cambio, salviettine, salviette neonato, detergente bimbi, bagno schiuma neonato, prodotti neonato, talco neonato, crema pannolino, pasta lenitiva, crema culetto, set bagnetto, baby shampoo, bagno schiuma bebè, bagnoschiuma bebè, baby bath, shampoo bebè, shampoo baby, bagnoschiuma neonato, bagnoschiuma bambino, bagno schiuma bambino, bagno schiuma bimbo, bagno schiuma baby, docciaschiuma neonato, docciaschiuma bambino, docciaschiuma bimbo, docciaschiuma bebè, docciaschiuma baby, bagnodoccia neonato, bagnodoccia bambino, bagnodoccia bimbo, bagnodoccia bebè, bagnodoccia baby, sapone bambino, sapone bimbo, sapone bebè, sapone baby, crema bimbo, crema bebè, crema baby, detergente bambino, detergente bimbo, detergente bebè, detergente baby, olio bimbo, olio bebè, olio baby, balsamo neonato, balsamo bebè, balsamo baby, crema bambino, sapone per bambini, spugna bagnetto, shampoo delicato bimbi, bagnoschiuma delicato neonato, detergente delicato neonato, bagnetto delicato, pasta pannolino
Creme mani	bellezza	cura-del-corpo		crema mani, hand cream	crema per le mani, creme mani, mani secche, crema mani secche, handcream, balsamo mani		mani, hand
Contorno occhi	bellezza	cura-del-viso		contorno occhi, eye cream	crema contorno occhi, crema occhi, occhiaie, borse sotto gli occhi, patch occhi, siero occhi, crema per occhiaie, borse e occhiaie, rughe occhi		contorno, occhi
Cura del viso	bellezza	cura-del-viso		face cream, face serum, skin care, skincare, siero, crema viso, cura del viso	crema anti eta, siero viso, crema giorno, crema notte, crema idratante viso, struccante, tonico viso, maschera viso, detergente viso, crema per il viso, sieri, idratante viso, acido ialuronico, vitamina c, retinolo, maschere viso, maschera in tessuto, maschera idratante, peeling, esfoliante viso, scrub viso, gommage, micellare, tonico, mousse detergente, struccanti, olio viso, gel viso, crema pelle secca, crema pelle grassa, crema acne, antiacne, antimacchie, collagene, filler, emulsione viso, skin care, routine viso, bifasico, sapone viso, prodotti viso, pulizia viso, detergente, trattamento viso, crema lifting, punti neri, crema faccia, crema per la faccia, cremina viso, mousse viso, fluido viso, esfoliante, crema per viso, lozione viso, gel detergente, latte detergente, gel struccante, olio struccante, balsamo struccante, essenza viso, ampolle viso, fiale viso, cosa metto sul viso, mettere sul viso, pelle del viso, metto in faccia, cleanser, sheet mask, acqua termale, acqua micellare, maschera notte, maschera da notte viso, acqua di rose, acqua alle rose	=gesichtspflege, =soins du visage, =cuidado facial
Burri per il corpo	bellezza	cura-del-corpo			burro corpo, burro per il corpo, body butter, burro di karité corpo			burro, butter, nutriente
Cura del corpo	bellezza	cura-del-corpo		body lotion, body cream, body wash, bagnoschiuma, crema corpo, cura del corpo	doccia schiuma, docciaschiuma, bagno schiuma, crema per il corpo, latte corpo, olio corpo, scrub corpo, deodorante, gel doccia, sapone, bagnodoccia, shower gel, saponetta, saponette, sali da bagno, sali bagno, bombe da bagno, anticellulite, cellulite, rassodante, deo, deodorante roll on, antitraspirante, scrub, olio massaggi, olio da massaggio, olio di mandorle, lozione corpo, body milk, crema piedi, talco, borotalco, ceretta, depilatoria, detergente intimo, smagliature, gel aloe, aloe vera, crema gambe, sapone di marsiglia, doccia gel, gel bagno, deodoranti, acqua profumata corpo, idratante corpo, docciashampoo, doccia shampoo, idratante per il corpo, latte idratante, balsamo corpo, esfoliante corpo, emulsione corpo, roll on, deo spray, deo stick, deodorante spray, mousse corpo, gel corpo, sapone mani, sapone liquido, acqua corpo, crema corpo, crema snellente, crema rassodante, olio secco, fluido corpo, talco corpo, cosa metto sul corpo, mettere sul corpo, pelle del corpo	=körperpflege, =soins du corps, =cuidado corporal
Bellezza	bellezza			beauty, cosmetic, cosmetics, bellezza	cosmetici, cosmetica, prodotti di bellezza, prodotti bellezza, cura della persona, cofanetto, cofanetti, estetica, prodotti beauty, set beauty, kit bellezza, box bellezza, set bellezza, cosmesi
Trucco	bellezza	trucco-viso trucco-occhi rossetti	unghie		trucco, trucchi, maquillage, make up, makeup, trousse trucchi, prodotti trucco, set trucco, set trucchi, kit trucco, palette trucco, valigetta trucchi, mekap, makeup set	=maquillage, =maquillaje
Creme	bellezza	cura-del-viso cura-del-corpo	solari		crema, creme, cremina, crema idratante, pomata, creme idratanti
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-07-tops', '# What is worn above the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Marinière	abbigliamento	t-shirt maglie			marinière, maglia alla marinara, maglietta alla marinara			righe, striped, stripes
Reggiseni sportivi	abbigliamento	reggiseni		sports bra, sport bra, reggiseno sportivo	reggiseno palestra, reggiseno sport, brassiere sportiva, bra sportivo, reggiseno corsa, reggiseno da corsa, reggiseno running, reggiseno fitness, brassiere sport, reggiseno yoga	=sport-bhs, =brassières de sport, =sujetadores deportivos	sportivo, sport, sports
Top sportivi	abbigliamento	top canotte reggiseni			top sportivo, top palestra, top fitness, top yoga, top running, crop top sportivo, top da palestra, top da yoga, top allenamento, top da allenamento, top pilates			sportivo, sportiva, sport, sports, yoga, tecnico, allenamento
Reggiseni push up	abbigliamento	reggiseni			reggiseno push up, reggiseni push up, reggiseno imbottito, push up reggiseno, reggiseno pushup, reggiseno push-up			push, balconcino, imbottit, preformat
Reggiseni	abbigliamento	reggiseni		bralette, bra, reggiseno	reggipetto, brassiere, push up, pushup, reggiseno balconcino, reggiseni, wonderbra, bralette, fascia seno, balconcino, bralettes, minimizer, reggisenini, reggiseno invisibile, brassière, reggipetti, bra, copricapezzoli, reggitette	=bhs, =soutiens-gorge, =sujetadores
Corredini	abbigliamento	tutine body	completi		corredino, corredini, corredino nascita, corredo nascita, corredino neonato, set nascita, completino nascita, coprifasce, completino ospedale, completino clinico, camicina della fortuna, camicino della fortuna, set neonato, set ospedale neonato, corredo neonato, corredo bebè, vestitini nascita
Body	abbigliamento	body		bodysuit, body	body neonato, body neonata, bodino, bodini, lupetto body
Tutine	abbigliamento	tutine		onesie, romper, sleepsuit, tutina, pagliaccetto	ghettine, tutine neonato, pagliaccetti, pigiamino intero, ghettina, ghette, sacchi nanna, sacconanna, sacchetto nanna, babygrow, pigiama intero neonato, tutone neonato, tuta neonato, tuta da neve neonato, tutone imbottito, tutone da neve neonato, tuta imbottita neonato, sacco imbottito neonato, sacco a pelo neonato, tutone imbottito neonato, barboteuse, dormiglione, dormiglioni, saccottino nanna, sacco nanna, saccotto nanna, pigiamino intero neonato, tutina intera neonato, babygro, spezzatino neonato
Magliette sportive	abbigliamento	t-shirt		maglia tecnica, maglia running	maglietta sportiva, maglietta running, maglietta palestra, maglietta tecnica, maglia da running, maglia da allenamento, maglietta da corsa, t-shirt sportiva, t-shirt running, maglia sportiva, maglia palestra, maglietta fitness, maglia fitness, maglietta traspirante, t-shirt tecnica, t-shirt palestra, maglietta padel, maglia ciclismo, maglietta ciclismo, maglia bici, maglia corsa, maglia trail, maglia trekking, maglietta trail, maglietta trekking, maglia da trekking, maglia da ciclismo, maglia mtb, maglia da bici, maglia per correre, maglietta per correre, t-shirt da corsa, t-shirt trekking, muscle tee			tecnica, allenamento, running, performance, sportiva
Maglie da calcio	abbigliamento	t-shirt		football shirt, maglia da calcio	maglietta da calcio, maglia calcio, maglietta calcio, maglia squadra, maglia juve, maglia juventus, maglia inter, maglia milan, maglia napoli, maglia roma, maglia italia, maglia nazionale, divisa calcio, kit calcio, casacca calcio, maglia portiere, maglia della juventus, maglia della juve, maglia del milan, maglia dell''inter, maglia del napoli, completino calcio, completo da calcio, completo calcio			calcio, football
T-shirt	abbigliamento	t-shirt		t-shirt, tshirt, tee, maglietta	t shirt, ti shirt, tishirt, tisciert, maglietta a maniche corte, maglia a maniche corte, maglia maniche corte, maglia manica corta, maglia cotone, maglia di cotone, magliettina, maglietta intima, tshirts, tees, t-short, maglia mezza manica, maglia mezze maniche, maglia estiva, maglie estive, maglia stampata, maglia manica lunga cotone, magliettine, girocollo cotone, maglieta, magliettone, 👕, tischert, tiscert, tee shirt, tee-shirt, t-shirts, maglietta serafino, maglietta henley	=camisetas
Canotte	abbigliamento	canotte		tank top, tank, camisole, canotta	canottiera, canotte, maglietta senza maniche, maglia senza maniche, canottina, top canotta, spalline sottili, maglietta smanicata, maglia smanicata, top spalline, top a spalline, top senza maniche, tanktop, giromanica, 🎽	canottiera, =trägertops, =débardeurs
Polo	abbigliamento	polo		polo, polo shirt	maglia polo, polo golf, polo da golf, maglietta polo, maglietta con colletto, piquet, maglietta piquet, poloshirt, maglia con colletto, maglia col colletto, poloz, maglietta col colletto	=poloshirts
Bluse	abbigliamento	bluse camicie		blouse, blusa	camicetta, casacca, camicette, camicia elegante donna, blusetta, blusina, casacche, camicia di seta donna, camicia larga donna, camicia morbida donna, blusone, camicia fiocco, 👚	=blusen, =chemisiers, =blusas
Felpe di pile	abbigliamento	felpe giacche			pile, pail, micropile, maglia in pile, maglia di pile, maglia pile, giacca in pile, giacca di pile, giacca pile, maglione in pile, maglione pile, giubbino pile			pile, fleece
Felpe con cappuccio	abbigliamento	felpe		hoodie, hoody	felpa con cappuccio, felpa col cappuccio, felpa cappuccio, hoodies, odi, felpa incappucciata, felpa hoodie, felpone con cappuccio, felpa con capuccio, felpa capuccio, hodie, hoodi, hoddie	=kapuzenpullover, =kapuzenpullis, =sweats à capuche, =sudaderas con capucha		cappuccio, hoodie, hoody, hooded
Felpe con zip	abbigliamento	felpe			felpa con zip, felpa zip, felpa con la zip, felpa aperta, felpa con cerniera, felpa full zip, full zip, felpa zippata, felpa mezza zip, felpa half zip, half zip, felpa con lampo, track jacket, giacca della tuta, giacca tuta, felpa della tuta, felpa con chiusura, felpa con bottoni			zip, full-zip
Felpe	abbigliamento	felpe		sweatshirt, sweat shirt, felpa	felpetta, felpina, felpe, tuta sopra, crewneck, felpone, felpa college, sweat, sweatshirts, maglia felpata, =felp	=sweatshirts, =sweats, =sudaderas
Cardigan	abbigliamento	cardigan		cardigan	golf aperto, golfino aperto, maglione aperto, maglia aperta, giacchina di lana, maglioncino aperto, coprispalle, golfino con bottoni, coprispalla, bolero, bolerino, scaldacuore, twin set, twinset maglia, maglia con bottoni, maglione con bottoni, maglione con la zip, maglione con zip, maglione zip, giacca in maglia, giacca di maglia, copricuore, giacchetta di lana, giacchetta lana, golf con bottoni, golf bottoni, golfini neonato, kimono, cardigans, cardigano, maglioncino con bottoni, giacchina maglia, giacchina di maglia, =cardi, coatigan, shrug	=strickjacken, =gilets en maille
Dolcevita	abbigliamento	maglie		turtleneck, dolcevita	dolce vita, lupetto, maglia collo alto, maglione collo alto, maglione a collo alto, maglia a collo alto, collo alto, ciclista maglia, lupetti, mezzo collo, collo a lupetto, collo a ciambella, maglione collo a ciambella, mock neck, dolcevite, maglia alta, girocollo alto, ciclista lana, lupetto lana, turtle neck, maglia con collo alto, sottogiacca collo alto			collo alto, dolcevita, turtleneck, lupetto, mezzo collo
Golfini	abbigliamento	maglie cardigan			golfino, golfini, golfone, golfetto, golfetti			
Maglie e maglioni	abbigliamento	maglie	cardigan	sweater, jumper, pullover, knitwear, maglione, maglia, maglieria	pull, golf, maglioncino, maglina, pulover, pullower, swetter, sueter, maglia pesante, maglioncini, maglioni, maja, maia, majon, maglie calde, maglietta di lana, magliettina di lana, jumpers, jersey lana, girocollo lana, christmas jumper, ugly sweater, trecce, maglione norvegese, maglione irlandese, filo, sottogiacca, knit, knitted, sweaters, pulloverino, mag lana, magl lana, maglionc, =magl, =mag, =magl lana, girocollo cashmere, girocollo in cashmere, girocollo merino, girocollo di lana, girocollo in lana, maglioncello, maglia filo, maglia traforata, maglia in filo	=strickpullover, =strick, =pulls, =jerséis, =jerseys de punto
Camicie da notte	abbigliamento	pigiami		nightgown, camicia da notte	camicie da notte, vestaglia, camicia notte, sottoveste notte, babydoll, vestaglie, vestaglietta, negligé da notte, camicia da camera, camicione da notte, liseuse, accappatoio, accappatoi, vestaglia da camera, giacca da camera, camicina da notte, camicione notte, camicetta da notte, nightdress, kimono vestaglia, vestaglia kimono, kimono da casa, kimono da camera, baby doll, camicia da notte lunga, sottoveste da notte		notte, vestaglia, night
Camicie di jeans	abbigliamento	camicie			camicia di jeans, camicia jeans, camicia in jeans, camicia denim, camicetta jeans, camicetta di jeans			denim, jeans
Camicie	abbigliamento	camicie	bluse	=shirts, camicia	shirt, camicina, camice, camicie, camicetta uomo, camiciola, camicione, camicioni, camiciotto, camicia boscaiolo, camicia taglialegna, camicia smoking, button down, camicie no stiro, camicia bowling, grembiule, grembiulino, overshirt, sovracamicia, canadese, chemise, camisa, =cam	=hemden, =hemd, =chemises, =chemise, =camisas, =camisa
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-08-jackets', '# Jackets and coats.
label	area	leaves	also	words	typed	feed	titled	rather
Giacche eleganti	abbigliamento	blazer	completi	blazer	giacca elegante, giacca di lana, giacca lana, giacca da uomo elegante, giacca da cerimonia, giacca cerimonia, giacca da ufficio, giacca formale, bleizer, giacca tailleur, giacca classica, giacca monopetto, giacca doppiopetto, giacca doppio petto, giacca a doppio petto, giacche doppio petto, giacca sartoriale, giacca abito, giacca completo, blazers, giacca destrutturata, spezzato, giacchetta elegante, giacca sposo, giacca smoking, giacca da sera, giacca sera, giacca colloquio, bleiser, bleser, giacca donna elegante, giacca lino uomo, giacca di lino, giacca lino, giacca matrimonio, giacca da matrimonio, giacchina elegante, giacca uomo classica, giacca un bottone, giacca tweed, giacca velluto, giacca di velluto, giacca blazer, giacchetta blazer, sportcoat, sport coat, spencer, giacca spencer	=sakkos, =americanas
Giacche da sci	abbigliamento	giacche piumini			giubbotto da sci, giubbotto sci, giacca da neve, giacca neve, giubbotto da neve, giubbotto neve, giacca snowboard, giacca da snowboard, giaccone da sci, giacca a vento da sci, giacca a vento sci, completo sci, completo da sci, giaccone da neve, tuta due pezzi sci	=skijacken, =vestes de ski, =chaquetas de esquí		sci, ski, neve, snow, imbottita
Piumini smanicati	abbigliamento	piumini gilet			piumino smanicato, gilet imbottito, smanicato imbottito, smanicato, gilet piumino, piumino senza maniche, smanicato piumino, smanicato 100 grammi, piumino gilet, gilet di piuma, gilet piuma, gilet trapuntato, smanicato trapuntato, gilet invernale, bodywarmer, gilet piumato, puffer vest, gilet 100 grammi, gilet impermeabile, giubbotto smanicato, giubbino smanicato, giubbotto senza maniche			smanicato, gilet, imbottito
Piumini	abbigliamento	piumini	giacche cappotti	down jacket, puffer, piumino, piumone, puffer jacket	100 grammi, cento grammi, giacca imbottita, giacca piuma, giubbotto imbottito, giubbino imbottito, giaccone imbottito, giubbotto piuma, giubbotto di piume, bomber imbottito, piumini, giacca trapuntata, giacca invernale, giubbotto invernale, giubbino invernale, giaccone invernale, 100gr, centogrammi, 100grammi, puffa, puffer coat, giubbotto pesante, giaccone pesante, piumini d''oca, piumino d''oca, piuma d''oca, giubbotto piuma d''oca, trapuntato, trapuntino, giubbone, giacca calda, giubbotto caldo, duvet, cappotto imbottito, piumetto, giacca pesante, giacca inverno, giubbotto inverno, piumotto, giubbotto d''oca, giacca d''oca, giacca imbottita lunga, giaccone d''oca, giubbino piuma, giubbotto piumato, quilted jacket	=daunenjacken, =steppjacken, =doudounes, =plumíferos
Gilet	abbigliamento	gilet	piumini giacche	=vest, =vests, waistcoat, gilet, smanicato	gile, gilè, panciotto, smanicato pelo, smanicato jeans, giletto, smanicati, smanicato lana, smanicato pile, gilettino, gilet tattico, vest, pullover senza maniche, maglione senza maniche, maglioncino senza maniche, golf senza maniche, pullover smanicato, maglione smanicato, maglioncino smanicato, gilet di lana, gilet lana, slipover, gilet maglia, gilet in maglia, cardigan senza maniche	=westen, =chalecos
Trench	abbigliamento	cappotti	giacche piumini	trench, trench coat	spolverino, soprabito, impermeabile beige, trench coat, spolverini, soprabiti, spolvero, duster, impermeabile lungo, trence		trench, spolverino, soprabito
Giacche impermeabili	abbigliamento	giacche cappotti	piumini		giacca impermeabile, giacca antipioggia, giacca da pioggia, giubbotto impermeabile, giacca pioggia, rain jacket, giubbotto pioggia, giubbotto da pioggia, giacca acqua, giacca anti pioggia, antipioggia, anti pioggia			impermeabile, pioggia, idrorepellente, resistente all''acqua, rain, waterproof
Impermeabili	abbigliamento	giacche cappotti	piumini	raincoat, impermeabile	mantella, cerata, poncho pioggia, =mantellina, cerate, poncho impermeabile, cerata da pioggia, mantella da pioggia, mantella pioggia, poncho da pioggia, k way lungo	=regenjacken, =imperméables, =chubasqueros		impermeabile, pioggia, antivento, rain, waterproof, trench
Montoni e pellicce	abbigliamento	cappotti	giacche piumini		montone, montoni, shearling, pelliccia, pellicce, ecopelliccia, ecopellicce, pelliccia finta, finta pelliccia, pellicciotto, pellicciotti, pelliccetta, giacca di pelo, giacca pelo, giacca pelosa, cappotto pelo, cappotto peloso, giubbotto pelo, teddy, cappotto orsetto, giacca orsetto, faux fur, pelliccia ecologica, pellicce ecologiche, eco pelliccia, parka pelliccia			montone, shearling, pelliccia, ecopelliccia, teddy, pelo, orsetto
Parka	abbigliamento	cappotti	giacche piumini		parka, eskimo, eschimo, eskimò, parca			parka, eskimo
Mantelle e poncho	abbigliamento	cappotti	giacche cardigan maglie sciarpe		poncho, ponci, pancho, mantella di lana, mantella lana, cappa, cappe, mantella donna, mantella da sera lana			poncho, mantella, cappa, mantello
Cappotti	abbigliamento	cappotti	giacche piumini	=coat, =coats, parka, cappotto	paltò, palto, giaccone, giacconi, cappottino, montgomery, eskimo, mantello, cappa, pelliccia, ecopelliccia, loden, parka, cappotti, cappottone, duffle coat, caban, peacoat, ulster, chesterfield, robe manteau, pastrano, tabarro, redingote, overcoat, mantelli, giacca lunga, coat, coats, cappottini, paletot, alamari, 🧥, palandrana, pardessus	=mäntel, =manteaux, =manteau, =abrigos, =abrigo
Giacche a vento	abbigliamento	giacche	piumini	windbreaker, giacca a vento	k-way, kway, k way, giacca vento, giacca antivento, antivento, guscio, giubbino antivento, giubbotto antivento, giacche a vento, softshell, windstopper, giacca tecnica, giacca trekking, giacca da trekking, giacca montagna, giacca da montagna, giubbino tecnico, giubbotto tecnico, hardshell, gusci, keyway, kei way, chiuei, anorak, giacca vela, giubbino a vento, giubbotto a vento, giacca outdoor, giacca hiking, giacca nautica, kappaway			antivento, vento, windbreaker
Giacche sportive	abbigliamento	giacche		track jacket, running jacket	giacca running, giacca da running, giacca da corsa, giacca corsa, giacca sportiva, giacca sport, giacca palestra, giacca da palestra, giacca fitness, giacca yoga, giacca allenamento, giacca ciclismo, giacca bici, giacca da bici, giacchina sportiva, giacca della tuta, giacca tuta, giubbino running, giubbino sportivo			running, corsa, sportiva, sport, tecnica, tecnico, antivento, allenamento, yoga, fitness, gym
Bomber	abbigliamento	giacche		bomber, bomber jacket	bomberino, giubbotto bomber, college jacket, varsity, varsity jacket, giacca college, giubbotto college, giacca baseball, bombers, giacca aviatore, giubbotto aviatore, bomber college, bomberini, giubbotto da aviatore			bomber
Chiodi	abbigliamento	giacche			chiodo, chiodo pelle, giubbotto motociclista, chiodi, biker, perfecto, giubbotto da motociclista, giacca da motociclista, giacca motociclista, giacca biker, giubbotto biker			biker, chiodo
Giubbotti di pelle	abbigliamento	giacche		leather jacket, biker jacket	giacca di pelle, giacca in pelle, giacca pelle, giubbotto di pelle, giubbotto pelle, giubbino di pelle, giubbino pelle, giubbotto in pelle, giacca ecopelle, giacca moto, giacca da moto, giubbotto moto, giubbotto da moto, giacca renna, giacca di renna, giacca scamosciata, giacca camoscio, giacca di camoscio, giubbotto renna, giubbotto scamosciato, giubbino ecopelle, giubbotto ecopelle, giubbotto in ecopelle, giacchino pelle, giacchino di pelle, giacchino ecopelle, giubbetto pelle, giubbetto di pelle, giacchetto di pelle, giacchetto pelle, giacca cuoio, giubbotto nappa	=lederjacken, =blousons en cuir, =chaquetas de cuero		pelle, ecopelle, biker, chiodo, leather
Giacche di jeans	abbigliamento	giacche		denim jacket, giacca di jeans	giacca jeans, giubbotto di jeans, giubbotto jeans, giubbino di jeans, giubbino jeans, giacca in jeans, giubbotto in jeans, giubbino denim, giacca denim, giacchetto di jeans, giacchetto jeans, giubbetto di jeans, giubbetto jeans, giacchino jeans, giacchino di jeans, jeans giacca, giubbotto denim, giubbone jeans, giubbone di jeans, giacchina jeans, giacchina di jeans	=jeansjacken, =vestes en jean, =chaquetas vaqueras		denim, jeans
Giacche	abbigliamento	giacche	blazer piumini cappotti	jacket, outerwear, giacca, giubbotto, giubbino	giacchetto, giacchetta, giacchino, giubbetto, capospalla, giubba, giacchettina, coat jacket, giacche, giubbottino, giubbini, giubbottini, giacchini, giacchette, jakcet, capispalla, shacket, camicia giacca, sahariana, safari, field jacket, giubbetti, giubbettino, jackets, giubbotino, giacca da caccia, barbour, giacca cerata, giub, giubb, =giac, blouson, gubotto, giubbottone, giacchettone, giacchettino, harrington, trucker jacket	=jacken, =jacke, =blousons, =vestes, =chaquetas, =chaqueta
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-09-bottoms', '# Dresses, and what is worn below the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Gonne di jeans	abbigliamento	gonne			gonna di jeans, gonna jeans, gonna in jeans, gonna denim, gonne di jeans, gonna lunga jeans, gonna lunga di jeans, gonnellina jeans			denim, jeans
Jeans	abbigliamento	jeans	pantaloni	jeans	gins, jins, geans, jean, pantaloni di jeans, pantalone jeans, pantaloni jeans, pantaloni in jeans, denim, mom fit, boyfriend, cinque tasche, 501, 511, 505, mom jeans, jeans a palazzo, jeans palazzo, 5 tasche, carrot fit, straight leg, jogger jeans, geens, jeans cargo, jeansi, yeans, pantaloni 5 tasche, 👖, denim pantaloni, pantalone denim, pantaloni denim, jeans a sigaretta, jeans sigaretta, jans, jns, blu jeans, jeans cavallo basso, denim pants	=vaqueros, =pantalones vaqueros
Leggings	abbigliamento	leggings		legging, =tights, jegging	leggins, legins, leghins, leggings, fuseaux, fuseau, fuso, pantacollant, pantaloni aderenti, pantaloni yoga, calzamaglia sportiva, pantaloni elasticizzati, fuson, tights, pantaleggings, pantacalze, treggings, jeggings, pantaloni corsa aderenti, fusò, leghin, calzamaglia running, yoga pants, yoga pant, collant da corsa, collant running, leggings da corsa, calzamaglia da corsa, tights corsa, tights running, running tights	=tight
Shorts e bermuda	abbigliamento	shorts		short, shorts, bermuda, pantaloncino	pantaloncini, pantaloni corti, pantalone corto, calzoncini, pinocchietto, pinocchietti, sciorts, short, hot pants, braghette, braghe corte, jeans corti, jeans corto, ciclisti, biker shorts, cycling, bermudas, bermudoni, hotpants, jorts, calzoncino, pantaloni al ginocchio, shortini, shortino, pantalone al ginocchio, pantaloni estivi corti, calzoni corti, 🩳, brachette, pantaloncini corti, pantaloncino corto, bermudina, calzoncini corti, braghe al ginocchio, panta short, pantashort, short jeans	=kurze hosen, =pantalones cortos
Minigonne	abbigliamento	gonne		miniskirt, minigonna	mini gonna, gonna corta, gonne corte, gonna mini, gonnellina corta, minigonne, gonna cortissima, gonna a vita alta corta, micro gonna	=miniröcke, =minijupes, =minifaldas		corta, mini, minigonna, svasata
Gonne lunghe	abbigliamento	gonne			gonna lunga, gonne lunghe, gonnellone, gonna maxi, gonnelloni, gonna fino ai piedi, maxigonna			lunga, maxi
Gonne midi	abbigliamento	gonne			longuette, gonna longuette, gonne longuette, gonna al polpaccio			midi, longuette, al ginocchio, a tubo
Gonne	abbigliamento	gonne		skirt, gonna	gonnella, gonnellina, sottana, kilt, tutù, gonna plissè, tutu, sarong, gonna a matita, pencil skirt, skirts, skort, gonnelline, gonna godet, =gonn	=röcke, =jupes, =jupe, =faldas
Tubini	abbigliamento	vestiti			tubino, tubino nero, vestito tubino, vestito a tubino, abito tubino, tubini, vestito aderente, bodycon, abito aderente, little black dress, vestito fasciante, abito fasciante		tubino
Abiti chemisier	abbigliamento	vestiti			chemisier, abito chemisier, vestito chemisier, abito camicia, vestito camicia, abito a camicia, vestito a camicia, vestito tipo camicia, camicia vestito, shirt dress, shirtdress		chemisier, camicia
Abiti a sottoveste	abbigliamento	vestiti		slip dress	abito a sottoveste, abito sottoveste, vestito a sottoveste, vestito sottoveste, slipdress, abito sottana, vestito lingerie, abito lingerie		sottoveste, slip dress
Vestiti lunghi	abbigliamento	vestiti		maxi dress	vestito lungo, abito lungo, vestiti lunghi, abiti lunghi, vestitone, vestito maxi, maxi vestito, maxiabito, maxidress, long dress, abito da gala, vestito da gala	=maxikleider, =robes longues, =vestidos largos		lungo, maxi, monospalla
Vestiti corti	abbigliamento	vestiti		mini dress	vestito corto, abito corto, vestiti corti, mini abito, miniabito, minidress, vestitini corti, vestitino corto, abitino corto, vestito mini, minivestito, vestito sopra il ginocchio, abiti mini			corto, mini
Tailleur	abbigliamento	completi blazer		pant suit	tailleur, tailler, tailer, teier, taier, tailleur pantalone, tailleurs, tallieur, tallier, taglier, vestito giacca e pantalone, power suit, tailleur gonna, tailleur con gonna, tailleur con pantaloni, tailleur giacca e gonna, abito tailleur, abito tailleur gonna, completo tailleur, completo gonna e giacca, completo giacca e gonna, completo gonna			completo, due, tailleur
Completi da donna	abbigliamento	completi			completo donna elegante, completo giacca e pantalone, completo giacca pantalone, completo pantalone, completo donna, completo donna cerimonia, completo blazer, completo blazer e pantaloni, completo giacca e gonna, completo donna giacca e pantalone, completo donna ufficio, completo top e pantalone, completo top e pantaloni, completo top e gonna			completo, due, tailleur
Completi	abbigliamento	completi	blazer	=suit, =suits, tuxedo, completo	smoking, abito uomo, vestito uomo, vestito da uomo, abito da uomo, abiti uomo, vestiti da cerimonia uomo, abito elegante uomo, completo uomo, completo elegante, completo da cerimonia, giacca e pantaloni, completino, coordinato, completi, tre pezzi, due pezzi elegante, frac, abito completo, abito maschile, abito spezzato, coord, co ord, coordinati, set due pezzi, set coordinato, abito intero, tait, suits, vestito elegante uomo, vestiti eleganti uomo, abito cerimonia uomo, vestito matrimonio uomo, abito matrimonio uomo, completini, completo giacca e pantalone uomo, set maglia e pantaloni, vestito maschile, abito laurea uomo, =abito sposo, =vestito sposo, =vestito cerimonia bambino, =abito cerimonia bambino, =vestito comunione bambino, =abito comunione bambino, =vestito comunione maschio, set top e pantaloni, set top e pantalone, set maglia e pantalone, coordinato top e pantaloni, abiti da uomo	=anzüge, =anzug, =costumes homme, =trajes
Vestiti	abbigliamento	vestiti	completi	dress, gown, vestito, abito lungo, abito corto, abito da	abito, abitino, vestitino, abiti, vestiti, vestitini, prendisole, copricostume, pareo, dresses, vesti, vestina, caftano, abito da sposa, abito sposa, vestito da sposa, kaftano, kaftani, kaftan, copricostumi, parei, scamiciato, scamiciata, abito scivolato, sundress, vestitucci, vestaglietta estiva, 👗, vestitone, vestaglia estiva, abitone, vestitello, dirndl, qipao, cheongsam, gellaba, caffettano, t-shirt dress	=kleider, =kleid, =robe longue, =robe midi, =robe courte, =robes courtes, =robes midi, =vestidos
Pantaloni della tuta	abbigliamento	pantaloni	tute	joggers, jogger, track pants, sweat pants, sweatpants	pantaloni della tuta, pantaloni tuta, pantalone tuta, pantalone della tuta, pantaloni da tuta, pantaloni felpati, pantaloni ginnastica, sotto tuta, pantatuta, pantaloni felpa, pantaloni ginnici, pantaloni triacetato, pantaloni comodi con elastico, pantaloni con elastico, pantaloni elastico in vita, pantaloni con coulisse, pantatute, giogger, tuta sotto	=jogginghosen, =sporthosen, =pantalons de jogging, =pantalones de chándal		tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni sportivi	abbigliamento	pantaloni			pantaloni sportivi, pantaloni palestra, pantaloni running, pantaloni calcio, pantaloni da calcio, pantaloni allenamento, pantaloni da corsa			tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni da sci	abbigliamento	pantaloni tute			pantaloni neve, pantaloni da neve, pantaloni snowboard, salopette sci, salopette da sci, salopette neve, tuta da sci, tuta sci, tuta neve, tuta da neve, tutone da sci			sci, neve, ski, snow
Salopette	abbigliamento	tute	jeans pantaloni	dungarees, salopette	salopet, overall, saloppet, saloppe, salopè, pettorina, pantaloni con pettorina, dungaree, pantaloni con bretelle, salopettina		salopette, overalls, overall, dungarees
Tute eleganti	abbigliamento	tute		jumpsuit	tuta elegante, tuta intera, tuta lunga elegante, tutona elegante, tuta donna elegante, tuta pantalone elegante, tuta da cerimonia, tuta cerimonia, jumpsuits, tuta pantalone, tuta donna sera, playsuit, tuta corta, tutina donna, tuta da sera, tuta sera, tuta aderente, catsuit, tuta lunga, tuta matrimonio, tuta palazzo, tutina intera donna, tuta pantalone donna, tutina corta donna, playsuits			intera, jumpsuit, monospalla
Tute sportive	abbigliamento	tute		tracksuit, track suit, tuta sportiva	tuta da ginnastica, tuta ginnastica, tuta sport, tuta palestra, tuta felpata, tuta da casa, tuta acetata, tuta completa, tuta running, tuta ginnica, completo sportivo, completo tuta, completo felpa, completo felpa e pantaloni, felpa e pantaloni coordinati, felpa e pantalone coordinati, completo felpato, completo ginnastica, set sportivo, set palestra, tuta da jogging, tuta jogging, tuta calcio, tuta da calcio, tuta triacetato, tuta ciniglia, tuta di ciniglia, tuta cotone, tuta invernale, completo palestra, completo da palestra, completo yoga, completo running, completo fitness, tuta due pezzi, tuta comoda, tracksuits, tuta pile, tuta in pile, tuta uomo completa, tuta da allenamento, tuta allenamento	=trainingsanzüge, =chándales		sportiva, ginnastica, due, felpa, felpata, tracksuit
Tute	abbigliamento	tute		overalls, tuta	tute, jump suit, tutone
Pantaloni cargo	abbigliamento	pantaloni		cargo pants, pantaloni cargo	cargo, pantaloni con le tasche, pantaloni tasconi, pantaloni con tasche, pantaloni militari, tasconati, pantaloni tattici, combat pants, multitasche, tasconi, pantaloni tascati, parachute, pantaloni da lavoro, pantaloni lavoro			cargo, tasconi
Pantaloni palazzo	abbigliamento	pantaloni			palazzo, pantaloni a palazzo, pantaloni palazzo, pantapalazzo, pantaloni larghi, pantaloni ampi, pantaloni gamba larga, pantaloni a gamba larga, pantaloni wide leg, pantalone ampio, pantaloni fluidi, pantaloni culotte, harem, sarouel, pantaloni alla turca, pantaloni aladino, pantaloni morbidi, pantaloni leggeri larghi			palazzo, ampio, ampia
Pantaloni chino	abbigliamento	pantaloni		chino, chinos	pantaloni chino, pantaloni chinos, cinos, pantaloni cotone, pantaloni di cotone, tasca america, pantaloni tasca america			chino, chinos
Pantaloni	abbigliamento	pantaloni	jeans leggings	=pants, trousers, capri, pantalone	calzoni, pantaloni, braghe, pantapalazzo, pant, pantaloni a sigaretta, culotte pantaloni, trouser, pants, sigaretta, cavallo basso, pantaloni aderenti eleganti, calzone, pantalaccio, pantajazz, pantaloni alla zuava, pantalone alla zuava, knickerbocker, pantaloni capri, =panta, slacks, zuavi, barrel pants	=hosen, =pantalons, =pantalones, =pantalón
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-10-underwear', '# Nightwear, swimwear, stockings and underwear.
label	area	leaves	also	words	typed	feed	titled	rather
Pigiami	abbigliamento	pigiami		pyjama, pajama, sleepwear, pigiama	pigiamino, pigiamone, pigiami, pigiama, homewear, abbigliamento notte, intimo notte, pijama, pigiamini, pigiamoni, loungewear, abbigliamento da casa, abbigliamento casa, completo casa, completo da casa, tuta pigiama, kigurumi, pajamas, pyjamas, tutone pigiama, pijami, completo notte, vestiti da casa, tuta notte, =pig, pantaloni pigiama, pantalone pigiama, pantaloni del pigiama, short pigiama, shorts pigiama, pantaloncini pigiama, maglia pigiama	=schlafanzüge, =nachtwäsche, =pyjamas, =pijamas
Bikini	abbigliamento	costumi		bikini	bichini, costume due pezzi, costume a due pezzi, due pezzi, costume donna due pezzi, costume a triangolo, costume triangolo, costume fascia, costume brasiliana, costume a brasiliana, slip bikini, slip costume, top bikini, reggiseno costume, bandeau, tankini, bikinì, beachini, 👙		bikini, due pezzi
Costumi interi	abbigliamento	costumi		one piece swimsuit, costume intero	costume da bagno intero, costumi interi piscina, costumi interi, costume olimpionico, costume piscina donna, trikini, intero mare, monokini, costume da nuoto, costume nuoto, costume agonistico, costume gara, costume da gara, costume donna intero, costume nuoto donna, 🩱, cost intero		intero, olimpionico, one piece
Boxer da mare	abbigliamento	costumi		swim shorts, board shorts, boxer mare	costume boxer, costume a boxer, boxer da mare, boxer da bagno, costume pantaloncino, costume a pantaloncino, pantaloncini da mare, bermuda da mare, pantaloncini mare, costume uomo boxer, boxer costume, boxer da spiaggia, boxer spiaggia, boardshort, boardshorts, pantaloncini costume, pantaloncino costume, short mare, shorts mare, shorts da mare, costume da surf, pantaloncini da bagno, costume bermuda, costume mare boxer, calzoncini da bagno, calzoncini mare, costume short, mutande da mare, shorts da bagno, shorts bagno, short da bagno, boxer bagno, pantaloncino mare, pantaloncino da mare, pantaloncino da bagno, boxer piscina, calzoncino mare	=badehosen, =shorts de bain, =bañadores hombre	boxer, pantaloncino, shorts
Costumi da bagno	abbigliamento	costumi		swimsuit, swimwear, swim suit, costume	costume da bagno, costume mare, costume bagno, costumi, costumino, beachwear, costume piscina, slip mare, costume da mare, moda mare, slip da bagno, costumini, abbigliamento mare, abbigliamento da mare, abbigliamento spiaggia, mutandine mare, rashguard, maglietta uv, maglietta anti uv, lycra mare, costume anti uv, slip piscina, costume piscina bambino, costumi piscina, =cost, burkini, perizoma mare, =muta, =mute, muta da sub	=bademode, =badeanzüge, =maillots de bain, =bañadores
Collant	abbigliamento	calze		stocking, stockings, hosiery, collant	calze velate, calze di nylon, autoreggenti, parigine, calzamaglia, calze collant, calze a rete, collants, colant, autoreggente, calze coprenti, collant coprenti, calze contenitive, calze riposanti, calze compressione, calze a compressione, denari, calze di nailon, calze seta, calzamaglie, calze lunghe, calze lunghe donna, calze sopra il ginocchio, calze da donna velate, calze con riga dietro, calze coprenti nere, calze autoreggenti, calze parigine, calze velatissime, calze 20 denari, calze 40 denari, calze 15 denari, calze 60 denari	=strumpfhosen, =collants, =pantis	collant, lunghe, velate
Calze sportive	abbigliamento	calze			calze sportive, calzini sportivi, calze sport, calzini sport, calze running, calzini running, calze da corsa, calzini da corsa, calze tennis, calzini tennis, calze da tennis, calzini da tennis, calze palestra, calzini palestra, calzini da palestra, calze da ciclismo, calzini ciclismo, calze trekking, calzini trekking, calze da trekking		sportive, sport, running, tennis, trekking
Calze	abbigliamento	calze		socks, sock, calza, calzino	calzettoni, calzetti, calzettone, fantasmini, fantasmino, gambaletti, calzerotti, calzine, pedalini, calzette, calzini invisibili, salvapiede, salvapiedi, gambaletto, filo di scozia, scaldamuscoli, pedulini, calzetta, calzettina, calzettine, soks, =peduli, 🧦, pariscarpe, pariscarpa, calzini no show, calze no show, calzini corti, calze corte, calzini bassi, mini calze, minicalze, calzini alla caviglia, copripiedi, calzini, calzni	=socken, =strümpfe, =chaussettes, =calcetines
Boxer	abbigliamento	intimo		=boxers, boxer	boxer uomo, boxer aderenti, boxerini, parigamba, boxer intimo, trunk, trunks, boxerino, mutande boxer, calzoncini intimi, mutande a pantaloncino, pantaloncino intimo, culotte uomo, mutande a boxer	=boxershorts, =boxers	boxer, trunk
Maglie termiche	abbigliamento	intimo maglie t-shirt			maglia termica, maglietta termica, maglie termiche, maglia intima termica, maglia sotto sci, canottiera termica, termica			termica, termico, termiche, lana
Pantaloni termici	abbigliamento	intimo leggings pantaloni			calzamaglia termica, pantaloni termici, pantalone termico			termica, termico, termici, lana
Intimo termico	abbigliamento	intimo t-shirt leggings maglie			intimo da sci, intimo sci, primo strato, base layer, completo termico			termica, termico, termiche, lana
Canottiere	abbigliamento	intimo		undershirt, canottiera	canottiera intima, maglia intima, maglia della salute, canottiera lana, canottiera cotone, canottiera uomo, canottiera di lana, canottiere intime, canotta intima, =magliette intime, maglietta della salute, maglia lana cotone, intimo lana, vogatore, =maglietta intimo, canottiera bimbo, canottiera della salute, canottiera spalla larga, canottiera intima bimbo, maglietta intima bimba, maglia intima bimba, maglia della salute bimbo		canottiera, undershirt
Slip	abbigliamento	intimo	costumi	=briefs, panties, mutanda, mutande, slip	mutandine, mutandina, slip donna, slip uomo, perizoma, tanga, brasiliana, brasiliane, culotte, slippini, mutandoni, mutandone, mutanda, mutante, slips, string, perizomi, brasiliano, brasiliani, g-string, thong, panty, pantie, slip mestruali, slip mestruale, mutandine mestruali, mutande mestruali, mutande assorbenti, slippino, culottes, culot, perizzoma, 🩲	=unterhosen, =braguitas, =calzoncillos	slip, brasiliani, perizoma, briefs, tanga, boxer, culotte
Sottovesti	abbigliamento	intimo pigiami	vestiti		sottoveste, sottovesti, sottoabito, sottana intima			sottoveste, notte
Intimo	abbigliamento	intimo reggiseni body		underwear, lingerie, intimo	biancheria intima, biancheria, completo intimo, completi intimi, completino intimo, lingerie, guepiere, abbigliamento intimo, coordinato intimo, corsetto, guaina, intimo modellante, guaine, panciera, shapewear, corsetti, reggicalze, reggicalza, giarrettiera, giarrettiere, giarettiera, lingerie sexy, completo pizzo, completino pizzo, completino sexy, completo sexy, coordinato pizzo, parure intima, sottogonna, intimo sexy, negligé, modellante, body modellante, body contenitivo donna, set intimo, underware, biancheria sexy, guêpière, guepierre, =bustino, =busto	=unterwäsche, =dessous, =sous-vêtements, =ropa interior, =lencería
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-12-wholes', '# Whole areas: behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Top	abbigliamento	top		top, tunic, tunica, =tops	toppino, crop top, canotta elegante, topino, corpetto top, croptop, bustier, halter, tops, tuniche, tunichetta, casacchina, toppini, corpino, corpetto
Accessori	accessori			accessory, accessories, accessorio		=accessoires, =zubehör, =accesorios, =complementos
Abbigliamento sportivo	abbigliamento	tute felpe t-shirt leggings pantaloni shorts reggiseni			abbigliamento sportivo, vestiti sportivi, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga, abbigliamento ginnastica, vestiti da allenamento, abbigliamento pilates, abbigliamento padel, abbigliamento tennis, completo ginnico, abbigliamento da corsa, abbigliamento corsa, vestiti running, abbigliamento crossfit, athleisure, roba da palestra, vestiti da ginnastica, vestiti ginnastica, vestiti yoga			sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance
Abbigliamento	abbigliamento			clothing, apparel, clothes, =bottoms, abbigliamento, activewear	indumenti, capi, vestiario, abbigliamento neonato, outfit, look, guardaroba, outfits, abiti da lavoro, divise, divisa, uniforme, streetwear, =vestirsi, indumento, abbigliamenti, look completo, corredo, cosa mi metto, cosa mettermi, cosa mettersi, come mi vesto, come vestirsi, come vestirmi, cosa indossare, cosa indosso	=bekleidung, =kleidung, =damenmode, =herrenmode, =kindermode, =vêtements, =ropa
Borsette	borse	borse-a-tracolla borse-a-mano borse-a-spalla pochette	shopper secchielli		borsetta, borsettina, borsina, =borsellina, borsettine, 👛
Borse	borse	borse-a-tracolla borse-a-mano borse-a-spalla shopper secchielli pochette	borsoni cartelle borse-fasciatoio	bag, borsa, borsetta	bags, 👜	=taschen, =tasche, =sacs, =bolsos, =bolso, =maroquinerie
');
