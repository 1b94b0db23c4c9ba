-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('colours', '# What people type for the colours of the palette besides the words that they share with feeds (domain/colours.json).
slug	typed
nero	total black, nero lucido, nero opaco, nerissimo, nero notte, color nero, nero fumo, nerino, corvino, all black, black nero, 🖤, ⚫
bianco	total white, bianco latte, bianco sporco, bianco ottico, candido, bianco neve, bianco gesso, bianco puro, bianco candido, bianca ottica, color bianco, bianchissimo, bianchissime, 🤍, ⚪
grigio	grigio chiaro, grigio perla, fumo, grigio topo, ghiaccio, grigio melange, grigio medio, grigio fumo, cenere, grigio cenere, cemento, grigio cemento, grigio ferro, grigio pietra, grigiastro, grigio ghiaccio, color grigio, griggio, griggia, 🩶
antracite	grigio scuro, grigio antracite, piombo, ardesia, lavagna, canna di fucile, canna da fucile, grigio ardesia, asfalto, grigio piombo, color antracite, antracide
argento	argentate, argentati, color argento, metallizzato, argentee, argenteo, argentea, cromato, oro bianco, argentato lucido, metalizzato, color silver, argentone
oro	dorate, dorati, oro giallo, color oro, oro chiaro, oro antico, oro lucido, placcato oro, color gold, giallo oro, dorè
oro-rosa	oro rosato, oro rosa, rose gold, rosegold, oro rose, oro rosè, rosè gold
bronzo	ramato, color bronzo, rame, ramata, bronzato, bronzata, color rame, ramati
beige	color carne, carne, corda, ecru, sabbiato, bez, color nudo, naturale, nudo, champagne, champagna, greige, avena, beige chiaro, beige scuro, bege, beje, bais, crudo, grezzo, color sabbia, color pelle, carne nude, travertino, écru, color ecrù, color beige, color champagne, canapa colore, color corda, lino colore
panna	burro, color panna, color crema, color latte, bianco panna, vaniglia, bianco avorio, color avorio, bianco crema, meringa, bianco burro, color burro, bianca panna, latte e menta
cammello	color cammello, miele, caramello, nocciola, color cuoio, toffee, cuoio naturale, color cognac, color camel, color miele, cammelo, camello, color caramello, tabacco chiaro, whisky, color biscotto, color camoscio
marrone	marroni, color cioccolato, castano, caffè, tabacco, marron, testa moro, marone, marroncino, marroncina, bruno, bruna, castagna, moka, mocha, mokka, mogano, noce, ebano, cacao, terra di siena, marrone scuro, marrone chiaro, marrone bruciato, cioccolata, cioccolato fondente, color marrone, color tabacco, testa di moro scuro, marrò, marone scuro, color moro, 🤎, 🟤
tortora	color tortora, talpa, visone, tortoro, grigio tortora, color fango, color taupe, visone colore, tortora chiaro, tortora scuro
giallo	gialli, gialle, giallo limone, giallo fluo, canarino, giallo sole, giallo pastello, giallo paglierino, evidenziatore, girasole, mais, giallo canarino, color giallo, giallo acceso, giallo burro, giallino, 💛, 🟡
senape	giallo senape, giallo ocra, zafferano, curry, color senape, mostarda, curcuma, color ocra, senapato, color zafferano
arancione	arancioni, aranciato, color arancio, mattone, ruggine, terracotta, arancione fluo, arancio fluo, arancio bruciato, arancione bruciato, zucca, carota, cotto, papaya, ambra, color mattone, color ruggine, color zucca, ruggine scuro, color terracotta, arancia, arancioni fluo, mandarini, 🧡, 🟠
corallo	color pesca, color salmone, albicocca, rosa salmone, rosa pesca, rosa corallo, rosso corallo, aragosta, melone, color corallo, color albicocca, salmonato
rosso	rosso fuoco, rosso ciliegia, rosso natale, scarlatto, ciliegia, carminio, rosso acceso, rosso ferrari, rosso rubino, rosso lacca, rosso passione, rosso valentino, rosso sangue, rosso pomodoro, vermiglio, fragola, rosso chiaro, rosso pompeiano, rosso cardinale, rosso carminio, rosso papavero, papavero, color rosso, rossissimo, rosso mattone, ❤, 🔴
bordeaux	bordo, bordeau, bordo'', rosso vino, rosso scuro, amaranto, rosso bordeaux, borgogna, bordeux, bordoux, bordoeaux, bordò, vinaccia, mosto, color vino, rosso borgogna, marsala, melograno, sangria, granato, amarena, bordo scuro, bordeaux scuro, burgundi, color bordeaux, color bordò, rosso granata, rosso porpora, bordeax
rosa	rosa cipria, rosa antico, rosa chiaro, rosa pallido, rosa confetto, rosata, rosa baby, rosa polvere, rosa perla, rosa carne, rosa nudo, rosa quarzo, rosa tenue, rosa pastello, rosa candy, rosato, rosa barbie chiaro, color cipria, rosa cipria chiaro, rosette colore, rosellina, rosa nude, rosa salvia, color rosa, rosino, confetto, rosa polvere chiaro, rosa bebè, rosa bebe, 🩷
fucsia	fuxia, fuscia, fuksia, rosa shocking, rosa acceso, ciclamino, fucsia acceso, fuxsia, fucsie, fucsi, rosa fluo, rosa fucsia, rosa barbie, lampone, geranio, rosa neon, color fucsia, fuchia, rosa forte, fusia, pink acceso, barbie
lilla	malva, viola chiaro, color lilla, viola pastello, pervinca, lillà, mauve, color glicine, viola lavanda, color lavanda, lillino, violetto chiaro, color malva, orchidea
viola	viola scuro, violetto, violetta, porpora, uva, ametista, mirtillo, viola prugna, viola acceso, color prugna, color melanzana, color viola, viole, viola melanzana, ultraviolet, 💜, 🟣
blu	bleu, blu elettrico, blu royal, blu cobalto, bluet, blu china, blu oltremare, blu acceso, blu cina, indaco, blu intenso, zaffiro, blu zaffiro, blu avio, avio, blu jeans, color jeans, blu denim, blu cielo notte, blu klein, color blu, blu petrolio, elettrico, blu aviazione, blù, 💙, 🔵
blu-navy	blu navy, blu marino, blu marine, navy blue, blunotte, blu profondo, blu inchiostro, blu mezzanotte, blu marina, inchiostro, blu scurissimo, color navy, blu oltremare scuro, bluscuro, blu nave
azzurro	azzurra, azzurri, azzurre, blu chiaro, carta da zucchero, azzurro polvere, celestino, acquamarina, azzuro, turchesi, azzurro cielo, azzurro pastello, acqua marina, cielo, blu polvere, blu cielo, celesti, turchino, turchina, ciano, azzurrino, azzurrina, ceruleo, blu pastello, azzurro baby, color cielo, carta zucchero, zucchero carta, azzurro chiaro, color turchese, celeste chiaro, color celeste, azzurro ghiaccio, verde tiffany, color tiffany, verde turchese, azzurro carta da zucchero, 🩵
verde	verdi, verde bosco, verde acqua, verde petrolio, verde bottiglia, verde smeraldo, verde menta, verde chiaro, verde scuro, petrolio, verde mela, verde fluo, pistacchio, ottanio, verde prato, foresta, verde foresta, lime, verde lime, verde pino, giada, verde giada, verde pastello, verde pisello, verde brillante, verde inglese, verde foglia, verde acido, verde mare, verdone, verdino, verde ottanio, color petrolio, color ottanio, verde acqua chiaro, acquamarina verde, verde natale, verde speranza, color verde, verde mela chiaro, color salvia chiaro, bottiglia, 💚, 🟢
verde-militare	verde militare, verde salvia, verde oliva, militare, cachi, verde kaki, verde army, army, muschio, verde muschio, verde palude, verde felce, color salvia, color kaki, kachi, khaki, color militare, verde cachi, verde oliva scuro, salvia chiaro, color oliva, verde khaki, verde alpino
multicolore	colorato, colorata, colorati, colorate, arcobaleno, multicolori, multicolor, arlecchino, iridescente, policromo, coloratissimo, coloratissima, coloratissimi, vivace, sgargiante
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-04-light-shoes', '# The shoes that are neither for sport nor boots, ''scarpe'' as a whole behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Espadrillas	scarpe	espadrillas		espadrille, espadrillas, espadrillos	espadriglie, scarpe di corda, scarpe corda, espadrillas, espadrilles, espadrille, espadrillo, spadrillas, scarpe suola corda, alpargatas	=espadrilles, =alpargatas
Zeppe	scarpe	zeppe	sandali espadrillas	=wedge, =wedges, zeppa, zeppe	scarpe con zeppa, sandali con la zeppa, sandali zeppa, scarpe zeppa, wedge, zeppe sandali, zatteroni
Pantofole	scarpe	pantofole		=slippers, pantofola	ciabatte da casa, ciabatte casa, ciabatte invernali, babbucce, pantofoline, scarpe da casa, pattine, pantofola, ciabatte pelose, ciabatte peluche, ciabatte da camera, ciabatte camera, ciabatte calde, ciabattine da casa, babbuccia, slippers, charentaise, ciabatte di lana, ciabatte lana, ciabatte pelo, ciabatte di pelo, ciabatte con pelo, ciabatte imbottite, ciabatte inverno, ciabatte chiuse, ciabatte in feltro, ciabatte feltro, scarpette da casa, stivaletti da casa, ciabatte donna inverno, friulane, furlane, friulana, ciabatte ospedale	=hausschuhe, =chaussons, =pantoufles, =zapatillas de casa
Infradito	scarpe	ciabatte		flip flop, flip-flops, infradito	ciabatte infradito, infradito mare, flipflop, ciabatte brasiliane, sandali infradito, infraditi, tong, giapponesine, 🩴	=zehentrenner, =tongs, =chanclas	infradito, flip
Ciabatte	scarpe	ciabatte	pantofole	ciabatta, zoccolo, =slides	ciabattine, savatte, ciabatte mare, ciabatte piscina, ciabatte da piscina, ciabatte doccia, zoccoli, sabot, slippers mare, ciavatte, zoccoletti, scarpe infermiera, slides, slide, sliders, clogs, clog, mules, mule, ciabatte ortopediche, ciabattone, sandalo ciabatta, sandali ciabatta, pianelle, pianella, tappine, zoccoli ospedale, zoccolette, ciabatte anatomiche, ciabatta, scalzette, sandali sabot, sabò, ciabattina	=pantoletten
Sandali con tacco	scarpe	sandali	decollete		sandali con tacco, sandali col tacco, sandali tacco, sandali eleganti, sandali alti, sandali gioiello, sandali da sera, sandali cerimonia, sandali da cerimonia, sandali sposa, sandali da sposa, sandali plateau, sandali a spillo, sandali strass, sandali con plateau, sandali dorati tacco			tacco, gioiello, plateau, doppia
Sandali	scarpe	sandali		sandal, sandalo, sandaletto	sandaletti, scarpe aperte, scarpe estive, gladiatore, gladiatori, sandali alla schiava, sandali schiava, capresi, ragnetti, ragnetto, sandalini, scarpe estate, 👡	=sandalen, =sandales, =sandalias
Ballerine	scarpe	ballerine		ballet flat, ballerina, ballerine	scarpe rasoterra, scarpe basse donna, scarpe basse eleganti, mary jane basse, scarpe da ballo, scarpette da ballo, scarpette danza, scarpe danza, mezze punte, flats, mary jane, mary janes, scarpe mary jane, paperine, scarpe piatte, scarpe basse, mezzepunte, bambolina, scarpe con cinturino, scarpe raso terra, ballerinas, balerine, scarpe basse comode donna, 🥿	=ballerinas, =bailarinas
Scarpe col tacco	scarpe	decollete sandali	zeppe		scarpe col tacco, scarpe con il tacco, scarpe con tacco, scarpe tacco, scarpe coi tacchi, scarpe con i tacchi, scarpe tacchi, tacchi, tacchi alti, tacco alto, tacco 12, tacchi a spillo, tacco a spillo, scarpe alte, scarpe da sposa, scarpe sposa, scarpe eleganti donna, scarpe da cerimonia donna, scarpe donna eleganti, tacco basso, tacco grosso, rocchetto, scarpe plateau, scarpe col plateau, scarpe con plateau, heels, heel, high heel, scarpe da ballo latino, scarpe da sera, scarpe sera, scarpe invitata, scarpe damigella, tacchi bassi, scarpe tango, 👠			tacco, tacchi, décolleté, decollete, slingback, pumps, heel, heels
Décolleté	scarpe	decollete		=pumps, high heels, stiletto, decollete	decolte, decolté, decollette, decolletè, decoltè, décolletées, slingback, chanel scarpe, scarpe a punta, pumps, pump, court shoes, scarpe chanel, chanel tacco, decolleté chanel, chanel basse, decollte, decolletes, decolettè, scollate, peep toe, spuntate, open toe, scarpe a spillo, stilettos, scarpe aperte dietro, dorsay, decoltet	=escarpins, =pumps, =zapatos de tacón
Mocassini	scarpe	mocassini		loafer, moccasin, mocassino	college, car shoe, scarpe da barca, mocassini, loafers, penny loafer, penny loafers, mocasini, moccasini, drivers, boat shoes, gommini, gommino, slipper eleganti, horsebit, scarpe da vela	=mokassins, =mocassins, =mocasines
Scarpe eleganti	scarpe	scarpe-stringate mocassini decollete ballerine			scarpe eleganti, scarpe classiche, scarpe da cerimonia, scarpe cerimonia, scarpe da ufficio, scarpe da matrimonio, scarpe formali, scarpe battesimo, scarpe comunione, scarpe cresima, scarpe laurea, scarpe business, scarpe da lavoro eleganti, scarpe da comunione, scarpe prima comunione, scarpe colloquio, =scarpe invitato, 👞
Scarpe stringate	scarpe	scarpe-stringate		oxford, derby, brogue, =lace-ups, lace-up, stringata, stringate	francesine, francesina, inglesine, scarpe inglesi, scarpe con i lacci, scarpe con lacci, scarpe allacciate, scarpe stringate, scarpe in pelle uomo, duilio, oxford, derby, brogue, brogues, oxfords, monk strap, monk, doppia fibbia, scarpe con fibbia, budapester, inglesina, scarpe in cuoio, scarpe di cuoio, scarpe maschili donna, scarpe con stringhe, =scarpe sposo	=schnürschuhe, =zapatos de cordones
Scarpe primi passi	scarpe	scarpine sneakers sandali stivaletti ballerine			scarpe primi passi, primi passi, scarpette primi passi, scarpine primi passi			primi passi
Scarpine	scarpe	scarpine		scarpina, crib shoes	scarpe neonato, scarpine neonato, scarpette neonato, scarpe culla, babbucce neonato, scarpette battesimo, scarpette culla, scarpette lana neonato, scarpe bebè, scarpe baby, scarpe gattonamento, calzine scarpina, scarpe prima infanzia
Scarpe comode	scarpe	sneakers scarpe-sportive mocassini ballerine sandali espadrillas stivaletti scarpe-stringate	ciabatte pantofole		scarpe comode, scarpe ortopediche, scarpe anatomiche, scarpine comode, pianta larga, scarpe pianta larga, piedi gonfi, scarpe piedi gonfi, alluce valgo, scarpe alluce valgo
Scarpe	scarpe	sneakers scarpe-sportive stivali stivaletti sandali ballerine decollete mocassini scarpe-stringate espadrillas zeppe scarpine	ciabatte pantofole	shoes, footwear, scarpa, calzatura	scarpette, scarpetta, calzature, shoe, scarp, scarpe antinfortunistiche	=schuhe, =chaussures, =zapatos, =calzado
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-07-tops', '# What is worn above the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Reggiseni sportivi	abbigliamento	reggiseni		sports bra, sport bra, reggiseno sportivo	top sportivo, reggiseno palestra, reggiseno sport, brassiere sportiva, bra sportivo, reggiseno corsa, reggiseno da corsa, top palestra, top fitness, top yoga, top running, reggiseno running, crop top sportivo, reggiseno fitness, top da palestra, brassiere sport, reggiseno yoga	=sport-bhs, =brassières de sport, =sujetadores deportivos	sportivo, sport, sports
Reggiseni	abbigliamento	reggiseni		bralette, bra, reggiseno	reggipetto, brassiere, push up, pushup, reggiseno balconcino, reggiseni, wonderbra, bralette, fascia seno, balconcino, ferretto, bralettes, minimizer, reggisenini, regiseno, coppa c, coppa d, coppa differenziata, reggiseno invisibile, brassière, reggipetti, bra	=bhs, =soutiens-gorge, =sujetadores
Corredini	abbigliamento	tutine body	completi		corredino, corredini, corredino nascita, corredo nascita, corredino neonato, set nascita, completino nascita, coprifasce, completino ospedale, completino clinico, camicina della fortuna, camicino della fortuna, set neonato, set ospedale neonato, corredo neonato, corredo bebè, vestitini nascita
Body	abbigliamento	body		bodysuit, body	bodi, body neonato, body neonata, bodino, bodini, lupetto body
Tutine	abbigliamento	tutine		onesie, romper, sleepsuit, tutina, pagliaccetto	ghettine, tutine neonato, pagliaccetti, pigiamino intero, ghettina, ghette, sacchi nanna, sacconanna, sacchetto nanna, babygrow, pigiama intero neonato, tutone neonato, tuta neonato, tuta da neve neonato, tutone imbottito, tutone da neve neonato, tuta imbottita neonato, sacco imbottito neonato, sacco a pelo neonato, pagliacetto, pagliaccietto, tutone imbottito neonato, barboteuse
Magliette sportive	abbigliamento	t-shirt		maglia tecnica, maglia running	maglietta sportiva, maglietta running, maglietta palestra, maglietta tecnica, maglia da running, maglia da allenamento, maglietta da corsa, t-shirt sportiva, t-shirt running, maglia sportiva, maglia palestra, maglietta fitness, maglia fitness, maglietta traspirante, t-shirt tecnica, t-shirt palestra, maglietta padel, maglia ciclismo, maglietta ciclismo, maglia bici, maglia corsa			tecnica, allenamento, running, performance, sportiva
Maglie da calcio	abbigliamento	t-shirt		football shirt, maglia da calcio	maglietta da calcio, maglia calcio, maglietta calcio, maglia squadra, maglia juve, maglia juventus, maglia inter, maglia milan, maglia napoli, maglia roma, maglia italia, maglia nazionale, divisa calcio, kit calcio, casacca calcio, maglia portiere, maglia della juventus, maglia della juve, maglia del milan, maglia dell''inter, maglia del napoli, completino calcio, completo da calcio, completo calcio			calcio, football
T-shirt	abbigliamento	t-shirt		t-shirt, tshirt, tee, maglietta	t shirt, ti shirt, tishirt, tisciert, maglietta a maniche corte, maglia a maniche corte, maglia maniche corte, maglia manica corta, maglia cotone, maglia di cotone, magliettina, maglietta intima, tshirts, tees, tshert, t-short, maglia mezza manica, maglia mezze maniche, maglia estiva, maglie estive, maglia stampata, maglia manica lunga cotone, magliettine, girocollo cotone, maglieta, magliettone, 👕	=camisetas
Canotte	abbigliamento	canotte		tank top, tank, camisole, canotta	canottiera, canotte, maglietta senza maniche, maglia senza maniche, canottina, top canotta, spalline sottili, maglietta smanicata, maglia smanicata, top spalline, top a spalline, top senza maniche, tanktop, giromanica, 🎽	canottiera, =trägertops, =débardeurs
Polo	abbigliamento	polo		polo, polo shirt	maglia polo, maglietta polo, maglietta con colletto, piquet, maglietta piquet, poloshirt, maglia con colletto, maglia col colletto, poloz	=poloshirts
Bluse	abbigliamento	bluse camicie		blouse, blusa	camicetta, casacca, camicette, camicia elegante donna, blusetta, blusina, casacche, camicia di seta donna, camicia larga donna, camicia morbida donna, blusone, camicia fiocco, 👚	=blusen, =chemisiers, =blusas
Felpe di pile	abbigliamento	felpe giacche			pile, pail, micropile, maglia in pile, maglia di pile, maglia pile, giacca in pile, giacca di pile, giacca pile, maglione in pile, maglione pile, giubbino pile			pile, fleece
Felpe con cappuccio	abbigliamento	felpe		hoodie, hoody	felpa con cappuccio, felpa col cappuccio, felpa cappuccio, hoodies, odi, felpa incappucciata, felpa hoodie, felpone con cappuccio, felpa con capuccio, felpa capuccio, hodie, hoodi, hoddie	=kapuzenpullover, =kapuzenpullis, =sweats à capuche, =sudaderas con capucha		cappuccio, hoodie, hoody, hooded
Felpe con zip	abbigliamento	felpe			felpa con zip, felpa zip, felpa con la zip, felpa aperta, felpa con cerniera, felpa full zip, full zip, felpa zippata, felpa mezza zip, felpa half zip, half zip, felpa con lampo, track jacket, giacca della tuta, giacca tuta, felpa della tuta, felpa con chiusura, felpa con bottoni			zip, full-zip
Felpe	abbigliamento	felpe		sweatshirt, sweat shirt, felpa	felpetta, felpina, felpe, tuta sopra, crewneck, felpone, felpa college, sweat, sweatshirts, felppa, maglia felpata	=sweatshirts, =sweats, =sudaderas
Cardigan	abbigliamento	cardigan		cardigan	golf aperto, golfino aperto, maglione aperto, maglia aperta, giacca di lana, giacca lana, giacchina di lana, maglioncino aperto, coprispalle, golfino con bottoni, kardigan, cardigam, coprispalla, bolero, bolerino, scaldacuore, twin set, twinset maglia, maglia con bottoni, maglione con bottoni, maglione con la zip, maglione con zip, maglione zip, giacca in maglia, giacca maglia, giacca di maglia, copricuore, giacchetta di lana, giacchetta lana, golf con bottoni, golf bottoni, golfini neonato, kimono, cardigans, cardigano, maglioncino con bottoni	=strickjacken, =gilets en maille
Dolcevita	abbigliamento	maglie		turtleneck, dolcevita	dolce vita, lupetto, maglia collo alto, maglione collo alto, maglione a collo alto, maglia a collo alto, collo alto, ciclista maglia, lupetti, mezzo collo, collo a lupetto, collo a ciambella, maglione collo a ciambella, mock neck, dolcevite, maglia alta, girocollo alto			collo alto, dolcevita, turtleneck, lupetto, mezzo collo
Golfini	abbigliamento	maglie cardigan			golf, golfino, golfini, golfone, golfetto, golfetti			
Maglie e maglioni	abbigliamento	maglie	cardigan	sweater, jumper, pullover, knitwear, maglione, maglia, maglieria	pull, maglioncino, maglina, pulover, pullower, swetter, sueter, maglia pesante, maglioncini, maglioni, gilet in maglia, maja, maia, majon, maglion, maglie calde, maglietta di lana, magliettina di lana, jumpers, jersey lana, girocollo lana, christmas jumper, ugly sweater, trecce, maglione norvegese, maglione irlandese, filo, sottogiacca, knit, knitted, sweaters, pulloverino	=strickpullover, =strick, =pulls, =jerséis, =jerseys de punto
Camicie da notte	abbigliamento	pigiami		nightgown, camicia da notte	camicie da notte, vestaglia, camicia notte, sottoveste notte, babydoll, vestaglie, vestaglietta, negligé da notte, camicia da camera, camicione da notte, liseuse, accappatoio, accappatoi, vestaglia da camera, giacca da camera, camicina da notte, camicione notte, camicetta da notte, nightdress		notte, vestaglia, night
Camicie di jeans	abbigliamento	camicie			camicia di jeans, camicia jeans, camicia in jeans, camicia denim, camicetta jeans, camicetta di jeans			denim, jeans
Camicie	abbigliamento	camicie	bluse	=shirts, camicia	shirt, camicina, camice, camicie, camicetta uomo, camiciola, camicione, camicioni, camiciotto, camicia boscaiolo, camicia taglialegna, camicia smoking, button down, camicie no stiro, camicia bowling, grembiule, grembiulino, overshirt, sovracamicia, canadese, chemise, camisa	=hemden, =hemd, =chemises, =chemise, =camisas, =camisa
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-12-wholes', '# Whole areas: behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Top	abbigliamento	top		top, tunic, tunica, =tops	toppino, crop top, canotta elegante, topino, corpetto top, croptop, bustier, halter, tops, tuniche, tunichetta, casacchina, toppini, corpino
Accessori	accessori			accessory, accessories, accessorio		=accessoires, =zubehör, =accesorios, =complementos
Abbigliamento sportivo	abbigliamento	tute felpe t-shirt leggings pantaloni shorts reggiseni			abbigliamento sportivo, vestiti sportivi, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga, abbigliamento ginnastica, vestiti da allenamento, abbigliamento pilates, abbigliamento padel, abbigliamento tennis, completo ginnico, abbigliamento da corsa, abbigliamento corsa, vestiti running, abbigliamento crossfit, athleisure, roba da palestra, vestiti da ginnastica, vestiti ginnastica, vestiti yoga			sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance
Abbigliamento	abbigliamento			clothing, apparel, clothes, =bottoms, abbigliamento, activewear	indumenti, capi, vestiario, abbigliamento neonato, outfit, look, guardaroba, outfits, abiti da lavoro, divise, divisa, uniforme, streetwear, =vestirsi, indumento, abbigliamenti, abigliamento, look completo, corredo, abbigliamneto	=bekleidung, =kleidung, =damenmode, =herrenmode, =kindermode, =vêtements, =ropa
Borsette	borse	borse-a-tracolla borse-a-mano borse-a-spalla pochette	shopper secchielli		borsetta, borsettina, borsina, =borsellina, borsettine, 👛
Borse	borse	borse-a-tracolla borse-a-mano borse-a-spalla shopper secchielli pochette	borsoni cartelle borse-fasciatoio	bag, borsa, borsetta	bags, borze, bors, 👜	=taschen, =tasche, =sacs, =bolsos, =bolso, =maroquinerie
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('looks', '# How things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles.
label	facet	words	typed
Tinta unita	pattern	solid, solid colour, plain	monocolore, unito, unita, tinta unica, monocromatico
A righe	pattern	striped, stripes	righe, rigato, rigata, a strisce, strisce, gessato, gessata, righina, righine, rigatino, marinière, mariniere, millerighe, a righine, bastoncino, rigate, rigati, gessati, gessate, righette
A quadri	pattern	checked, check	quadri, quadretti, a quadretti, scacchi, vichy, principe di galles, galles, madras, quadrettato, quadrettata, quadrettati, quadrettini, scacchiera, a scacchi, vichi, quadrettoni, quadroni
Scozzese	pattern	plaid, tartan	scozzesi, scozia, kilt fantasia
A fiori	pattern	floral	fiori, floreale, floreali, fiorato, fiorata, fiorellini, a fiorellini, fiorati, fiorito, fioriti, fiorita, fiorite, liberty, margherite, tropicale, hawaiano, hawaiana, botanico, foglie, fiorellino, fiorate, girasoli, fiore
A pois	pattern	polka dot, dots	pois, puntini, a puntini, puntinato, pallini, a pallini, bolli, puà, pua, pallino
Color block	pattern	color-blocked, colour-blocked, color block
Stampa grafica	pattern	graphic print, graphic	scritta, scritte, con scritta, logo, con logo, disegni, personaggi, cartoni, supereroi, dinosauri, unicorno, unicorni
Stampata	pattern	printed, print	stampa, stampato, fantasia, stampe, stampati, stampate, fantasie, fantasiosa
Tinta unita con dettagli	pattern	solid-highlight
Animalier	pattern	animal print	maculato, maculata, maculati, zebrato, zebrata, pitonato, leopardo, zebra, tigrato, tigrata, serpente, pitone, coccodrillo, stampa cocco, muccato, mucca, zebrati, maculate, animale, animalie
Leopardata	pattern	leopard	leopardato, leopardate, leopardati, leo
Mimetica	pattern	camouflage, camo	mimetico, mimetici, militari, mimetiche, camuflage, militare fantasia
Geometrica	pattern	geometric
Pied de poule	pattern	houndstooth	pied de poul, pied-de-poule, pie de poule, piedipull, pie de pull
Paisley	pattern	paisley	stampa cachemire
Ricamata	pattern	embroidered	ricamo, ricamato, ricami, ricamati, ricamate, ricamo fiori
Tie-dye	pattern	tie dye	tie-dye, sfumato, sfumata, batik
Astratta	pattern	abstract
Spigata	pattern		spigato, spigata, spina di pesce, a spina di pesce, spinato
Manica lunga	sleeveType	long sleeve, long sleeves	maniche lunghe, a manica lunga, manica lunga
Manica corta	sleeveType	short sleeve, short sleeves	maniche corte, a manica corta, mezze maniche, mezza manica
Senza maniche	sleeveType	sleeveless	senza manica, senza maniche, smanicato, smanicata, smanicati, smanicate, sbracciato, sbracciata
Manica a tre quarti	sleeveType	3/4 sleeve	maniche a tre quarti, tre quarti, manica tre quarti, 3/4
Maniche a sbuffo	sleeveType	puff sleeve	maniche a palloncino, sbuffo, palloncino, maniche larghe, maniche a pipistrello, manica a pipistrello, maniche a campana, manica a campana
Girocollo	neckType	crew neck, crew	giro collo, a girocollo
Scollo a V	neckType	v-neck, v neck	collo a v, scollo v, scollo a punta, scollato, scollata, collo v
Collo alto	neckType	turtleneck	a collo alto
Con cappuccio	neckType	hooded	cappuccio, col cappuccio, incappucciato, capuccio, con capuccio
Collo polo	neckType	polo
Scollo a barca	neckType	boat	scollo a barchetta
Coreana	neckType	mandarin collar	collo coreano, coreano, alla coreana, collo alla coreana, collo mandarino
Monospalla	neckType	one shoulder	mono spalla, una spalla
Scollo quadrato	neckType		collo quadrato, quadrato
Serafino	neckType		serafino, henley, scollo serafino
Spalle scoperte	neckType		spalle nude, off shoulder, scollo bardot, bardot
All''americana	neckType		all''americana, collo americana, scollo americana
Zip	closure	zip, zipper, full zip	cerniera, con la zip, lampo, zippato, zippata, cerniere, con cerniera, chiusura lampo, con zip
Bottoni	closure	buttons, button	bottone, bottoncini, con bottoni, abbottonato, abbottonata
Lacci	closure	laces, lace-up	laccio, =stringhe, con lacci, con i lacci, allacciato, allacciati, stringato
Velcro	closure	velcro, hook and loop	strappo, con lo strappo, strappi scarpe, a strappo
Fibbia	closure	buckle
Magnetica	closure	magnetic
Bottoni a pressione	closure	snap
Doppiopetto	closure	double-breasted	doppio petto
Monopetto	closure	single-breasted	mono petto
Slim	fit	slim, slim fit	aderente, aderenti, attillato, attillata, attillati, stretto, stretti, slimfit, aderentissimo, fasciante, fascianti, attillate, sfiancata, sfiancato, strette, stretta
Skinny	fit	skinny	skinny fit
Regolare	fit	regular, regular fit
Ampia	fit	loose	largo, larga, larghi, larghe, ampio, wide leg, baggy, gamba larga, ampi, ampie, morbido, morbida, morbidi, loose fit, gambe larghe, comfort fit
Comoda	fit	relaxed	non stringe, non stringono
Oversize	fit	oversized	oversize, over, oversized fit, over size, extra large fit, abbondante, maxi taglia
Aderente	fit	fitted
A zampa	fit	flared	zampa, a zampa d''elefante, zampa di elefante, svasati, bootcut, svasata, svasato, svasate, scampanato, scampanati, zampa elefante, flare
A vita alta	fit	high waist	vita alta, vita altissima, alta vita, high waisted
Lungo	length	long, maxi	lunga, lunghi, lunghe, lunghissimo, lunghissima, alla caviglia
Corto	length		corta, corti, corte, mini, cropped, cortissimo, cortissima, sopra il ginocchio, crop, accorciato
Midi	length	midi	al polpaccio, longuette, media lunghezza, mezza gamba
Al ginocchio	length	knee length	sotto il ginocchio
A spillo	heelType	stiletto heel	tacco a spillo, spillo, tacchi a spillo, sottile
Largo	heelType	block heel	tacco largo, tacchi larghi, tacco comodo, tacco grosso, tacco quadrato, tacco squadrato
Piatto	heelType	flat	rasoterra, senza tacco, tacco basso, raso terra, piatti, piatte, piatta, bassi, senza tacchi
Platform	heelType	platform	plateau, suola alta, con plateau, suola spessa, suola grossa, para alta, carrarmato, chunky, suola carrarmato
Zeppa	heelType	wedge heel	con zeppa, con la zeppa
Strappi	detail	ripped, distressed	strappato, strappata, strappati, strappate, destroyed
Plissettata	detail	pleated	pieghe, a pieghe, plissettato, plissettate, plissettati, plissè, plisse, plissé
Rotonda	detail	round	rotondo, tonda, tondo, tonde, tondi
Touchscreen	detail	touch	touch screen
A punta	toeShape	pointed toe	punta, appuntite
Impermeabile	feature	waterproof	antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all''acqua, water resistant, anti pioggia, antiacqua
Antivento	feature	windproof
Traspirante	feature	breathable	traspiranti, traspirante, aerato
Elasticizzato	feature		elasticizzati, elasticizzata, elasticizzate, elastico in vita
Sostenibile	feature	sustainable, recycled	ecologico, ecologica, riciclato, eco, sostenibili, riciclata, green, etico
Polarizzati	feature	polarized	polarizzate, polarizzato, lenti polarizzate, polarizzante
Imbottitura calda	feature		imbottito, imbottita, imbottiti, imbottite, foderato, foderati, imbottita dentro, foderata, foderate, col pelo, pelo interno, con pelo, con pelliccia, felpato dentro, pelo dentro
Modellante	feature	shaping	modellanti, contenitivo, contenitiva, dimagrante, push-up, contenitivi, contenitive, push up, snellente, pancia piatta, snellenti
Antiscivolo	feature	non-slip	anti scivolo, antiscivolo suola
Anallergico	feature	hypoallergenic	nichel free, senza nichel, anallergici, senza nickel, nichel tested, nickel free
Senza parabeni	feature		paraben free, privo di parabeni
Senza siliconi	feature		silicone free, privo di siliconi
Senza alcol	feature		senza alcool, alcohol free, privo di alcol
Senza profumo	feature		senza profumazione, senza fragranza, fragrance free
Senza solfati	feature		sulfate free, privo di solfati
Vegano	feature	vegan	vegani, vegana
Premaman	feature	maternity	premaman, pre maman, prèmaman, gravidanza, incinta, gestante, allattamento, maternità
Elegante	style	elegant	eleganti, raffinato, chic, classe, raffinata, signorile, sofisticato, sofisticata, formale, classy, elegantissimo, elegantissima
Casual	style	casual	informale, di tutti i giorni, tutti i giorni, sportivo elegante, quotidiana, giornaliero, da giorno, easy
Sportivo	style	sporty	sportiva, sportivi, sportive
Classico	style	classic	classica, classici, classiche
Vintage	style	vintage	retrò, anni 80, anni 90, retro, anni 70, anni 60, anni 50, anni 20, y2k
Boho	style	boho	hippie, etnico, gipsy, bohemian, boho chic, hippy, gitano, etnica, etnici
Rock	style	rock	punk, dark, gotico, punk rock, goth, metallaro, dark academia, grunge, emo
Romantico	style	romantic	romantica, romantici, shabby, coquette
Minimal	style	minimal	minimalista, basic, basico, semplice, essenziale, pulito, lineare
Western	style	western	country, texana, cow-boy
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('wishes', '# What means reduced goods, new arrivals, the cheapest third, a present, large sizes, what can be bought, and what stores promise (contract/listing/terms.ts).
wish	typed
sale	in sconto, sconto, sconti, scontato, scontata, scontati, scontate, saldi, saldo, in saldo, offerta, offerte, in offerta, promozione, promozioni, promo, outlet, ribassato, ribassati, occasioni, black friday, svendita, super sconti, in promozione, in promo, sottocosto, sotto costo, offertissima, super offerta, offerte del giorno, ribassi, ribasso, prezzo ribassato, prezzi scontati, ultimi saldi, cyber monday, blackfriday, fine serie, fuori tutto, stock, sale, scontatissimo, scontatissima, scontatissimi, scontatissime, liquidazione, super offerte, ribassata, ribassate
new	nuovi, nuove, nuovi arrivi, nuovo arrivo, novita, ultimi arrivi, nuova collezione, appena arrivati, new in, nuove collezioni, novità del momento, ultime novità, new arrivals
cheap	economico, economica, economici, economiche, poco costoso, poco costosa, poco costose, poco costosi, low cost, lowcost, poco prezzo, basso prezzo, prezzo basso, prezzi bassi, cheap, convenienti, conveniente, a buon mercato, buon mercato, risparmio, che costa poco, costa poco, piccoli prezzi, piccolo prezzo, meno caro, meno cara, meno cari, poco cari, poco care, poco caro, poco cara, spendere poco, spendendo poco, prezzi piccoli, prezzi modici, prezzo modico, prezzi economici, prezzo economico, a buon prezzo, buon prezzo, prezzi convenienti, prezzo conveniente, fascia bassa, economicissimo, economicissima, super economico, meno costoso, meno costosa, meno costosi, non costoso, non costosa, non costose, non costosi, non cari, non caro, non cara, non care, accessibile, accessibili, prezzo stracciato, prezzi stracciati, budget basso, basso costo, basso budget
gift	regalo, regali, idea regalo, idee regalo, da regalare, regalare, pensierino, regalino, gift, cadeau, presente regalo, pensiero, pensierini, regalini, da regalo, per regalo, un regalo, sorpresa, regalone, =dono, =doni, 🎁
large	taglie forti, taglia forte, taglie comode, taglia comoda, curvy, plus size, taglie grandi, oversize curvy, conformato, calibrato
available	disponibile, disponibili, subito disponibile, subito disponibili, in pronta consegna, pronta consegna, disponibilità immediata, ancora disponibile, ancora disponibili, non esaurito, non esauriti, non esaurita, non esaurite
delivered	spedizione compresa, spedizioni comprese, spedizione inclusa, spedizioni incluse, compresa la spedizione, inclusa la spedizione, comprese le spedizioni, incluse le spedizioni, compresa spedizione, inclusa spedizione, con la spedizione compresa, con spedizione compresa, con spedizione inclusa, spese di spedizione comprese, spese di spedizione incluse, comprese le spese di spedizione, incluse le spese di spedizione, consegna compresa, consegna inclusa, trasporto compreso, trasporto incluso, shipping included
spedizione-gratis	spedizione gratis, spedizioni gratis, spedizione gratuita, spedizioni gratuite, consegna gratis, consegna gratuita, consegne gratuite, trasporto gratis, senza spese di spedizione, senza costi di spedizione, spese di spedizione gratis, free shipping
entro-3-giorni	consegna veloce, consegna rapida, spedizione veloce, spedizione rapida, consegna in 3 giorni, consegna entro 3 giorni, consegna in tre giorni, consegna entro tre giorni
resi-gratis	reso gratis, reso gratuito, resi gratis, resi gratuiti, restituzione gratis, restituzione gratuita, cambio gratis, cambio gratuito, free returns
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
