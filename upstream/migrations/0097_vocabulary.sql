-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
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
arancione	arancioni, aranciato, color arancio, mattone, ruggine, terracotta, arancione fluo, arancio fluo, arancio bruciato, arancione bruciato, zucca, carota, =cotto, papaya, ambra, color mattone, color ruggine, color zucca, ruggine scuro, color terracotta, arancia, arancioni fluo, mandarini, 🧡, 🟠
corallo	color pesca, color salmone, albicocca, rosa salmone, rosa pesca, rosa corallo, rosso corallo, aragosta, melone, color corallo, color albicocca, salmonato
rosso	rosso fuoco, rosso ciliegia, rosso natale, scarlatto, ciliegia, carminio, rosso acceso, rosso ferrari, rosso rubino, rosso lacca, rosso passione, rosso valentino, rosso sangue, rosso pomodoro, vermiglio, fragola, rosso chiaro, rosso pompeiano, rosso cardinale, rosso carminio, rosso papavero, papavero, color rosso, rossissimo, rosso mattone, ❤, 🔴, rubino, rubini
bordeaux	bordo, bordo'', rosso vino, rosso scuro, amaranto, rosso bordeaux, borgogna, bordoux, bordoeaux, bordò, vinaccia, mosto, color vino, rosso borgogna, marsala, melograno, sangria, granato, amarena, bordo scuro, bordeaux scuro, burgundi, color bordeaux, color bordò, rosso granata, rosso porpora
rosa	rosa cipria, rosa antico, rosa chiaro, rosa pallido, rosa confetto, rosata, rosa baby, rosa polvere, rosa perla, rosa carne, rosa nudo, rosa quarzo, rosa tenue, rosa pastello, rosa candy, rosato, rosa barbie chiaro, color cipria, rosa cipria chiaro, rosette colore, rosellina, rosa nude, rosa salvia, color rosa, rosino, confetto, rosa polvere chiaro, rosa bebè, rosa bebe, 🩷
fucsia	fuxia, fuscia, rosa shocking, rosa acceso, ciclamino, fucsia acceso, fuxsia, rosa fluo, rosa fucsia, rosa barbie, lampone, geranio, rosa neon, color fucsia, fuchia, rosa forte, fusia, pink acceso, barbie, barbie core, barbiecore
lilla	malva, viola chiaro, color lilla, viola pastello, pervinca, lillà, mauve, color glicine, viola lavanda, color lavanda, lillino, violetto chiaro, color malva, orchidea
viola	viola scuro, violetto, violetta, porpora, uva, ametista, mirtillo, viola prugna, viola acceso, color prugna, color melanzana, color viola, viole, viola melanzana, ultraviolet, 💜, 🟣
blu	bleu, blu elettrico, blu royal, blu cobalto, bluet, blu china, blu oltremare, blu acceso, blu cina, indaco, blu intenso, zaffiro, blu zaffiro, blu avio, avio, blu jeans, color jeans, blu denim, blu cielo notte, blu klein, color blu, blu petrolio, elettrico, blu aviazione, blù, 💙, 🔵
blu-navy	blu navy, blu marino, blu marine, navy blue, blunotte, blu profondo, blu inchiostro, blu mezzanotte, blu marina, inchiostro, blu scurissimo, color navy, blu oltremare scuro, bluscuro, blu nave
azzurro	azzurra, azzurri, azzurre, blu chiaro, carta da zucchero, azzurro polvere, celestino, acquamarina, turchesi, azzurro cielo, azzurro pastello, acqua marina, cielo, blu polvere, blu cielo, celesti, turchino, turchina, ciano, azzurrino, azzurrina, ceruleo, blu pastello, azzurro baby, color cielo, carta zucchero, zucchero carta, azzurro chiaro, color turchese, celeste chiaro, color celeste, azzurro ghiaccio, verde tiffany, color tiffany, verde turchese, azzurro carta da zucchero, 🩵, azz, celeste polvere, celeste pallido, celeste cielo
verde	verdi, verde bosco, verde acqua, verde petrolio, verde bottiglia, verde smeraldo, verde menta, verde chiaro, verde scuro, petrolio, verde mela, verde fluo, pistacchio, ottanio, verde prato, foresta, verde foresta, lime, verde lime, verde pino, giada, verde giada, verde pastello, verde pisello, verde brillante, verde inglese, verde foglia, verde acido, verde mare, verdone, verdino, verde ottanio, color petrolio, color ottanio, verde acqua chiaro, acquamarina verde, verde natale, verde speranza, color verde, verde mela chiaro, color salvia chiaro, bottiglia, 💚, 🟢
verde-militare	verde militare, verde salvia, verde oliva, militare, cachi, verde kaki, verde army, army, muschio, verde muschio, verde palude, verde felce, color salvia, color kaki, kachi, khaki, color militare, verde cachi, verde oliva scuro, salvia chiaro, color oliva, verde khaki, verde alpino
multicolore	colorato, colorata, colorati, colorate, arcobaleno, multicolori, multicolor, arlecchino, iridescente, policromo, coloratissimo, coloratissima, coloratissimi, vivace, sgargiante
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
Serafini	abbigliamento	t-shirt			serafino, henley, maglietta serafino, maglietta henley, t-shirt serafino, t-shirt henley			serafino, henley
T-shirt	abbigliamento	t-shirt		t-shirt, tshirt, tee, maglietta	t shirt, ti shirt, tishirt, tisciert, maglietta a maniche corte, maglia a maniche corte, maglia maniche corte, maglia manica corta, maglia cotone, maglia di cotone, magliettina, maglietta intima, tshirts, tees, t-short, maglia mezza manica, maglia mezze maniche, maglia estiva, maglie estive, maglia stampata, maglia manica lunga cotone, magliettine, girocollo cotone, maglieta, magliettone, 👕, tischert, tiscert, tee shirt, tee-shirt, t-shirts	=camisetas
Canotte	abbigliamento	canotte		tank top, tank, camisole, canotta	canottiera, canotte, maglietta senza maniche, maglia senza maniche, canottina, top canotta, spalline sottili, maglietta smanicata, maglia smanicata, top spalline, top a spalline, top senza maniche, tanktop, giromanica, 🎽	canottiera, =trägertops, =débardeurs
Polo	abbigliamento	polo		polo, polo shirt	maglia polo, polo golf, polo da golf, maglietta polo, maglietta con colletto, piquet, maglietta piquet, poloshirt, maglia con colletto, maglia col colletto, poloz, maglietta col colletto, polo maglia, polo in maglia, polo di maglia	=poloshirts
Bluse	abbigliamento	bluse camicie		blouse, blusa	camicetta, casacca, camicette, camicia elegante donna, blusetta, blusina, casacche, camicia di seta donna, camicia larga donna, camicia morbida donna, blusone, camicia fiocco, 👚	=blusen, =chemisiers, =blusas
Felpe di pile	abbigliamento	felpe giacche			pile, pail, micropile, maglia in pile, maglia di pile, maglia pile, giacca in pile, giacca di pile, giacca pile, maglione in pile, maglione pile, giubbino pile			pile, fleece
Felpe con cappuccio	abbigliamento	felpe		hoodie, hoody	felpa con cappuccio, felpa col cappuccio, felpa cappuccio, hoodies, odi, felpa incappucciata, felpa hoodie, felpone con cappuccio, felpa con capuccio, felpa capuccio, hodie, hoodi, hoddie	=kapuzenpullover, =kapuzenpullis, =sweats à capuche, =sudaderas con capucha		cappuccio, hoodie, hoody, hooded
Felpe con zip	abbigliamento	felpe			felpa con zip, felpa zip, felpa con la zip, felpa aperta, felpa con cerniera, felpa full zip, full zip, felpa zippata, felpa mezza zip, felpa half zip, half zip, felpa con lampo, track jacket, giacca della tuta, giacca tuta, felpa della tuta, felpa con chiusura, felpa con bottoni			zip, full-zip
Felpe	abbigliamento	felpe		sweatshirt, sweat shirt, felpa	felpetta, felpina, felpe, tuta sopra, crewneck, felpone, felpa college, sweat, sweatshirts, maglia felpata, =felp	=sweatshirts, =sweats, =sudaderas
Cardigan	abbigliamento	cardigan		cardigan	golf aperto, golfino aperto, maglione aperto, maglia aperta, giacchina di lana, maglioncino aperto, coprispalle, golfino con bottoni, coprispalla, bolero, bolerino, scaldacuore, twin set, twinset maglia, maglia con bottoni, maglione con bottoni, maglione con la zip, maglione con zip, maglione zip, giacca in maglia, giacca di maglia, copricuore, giacchetta di lana, giacchetta lana, golf con bottoni, golf bottoni, golfini neonato, kimono, cardigans, cardigano, maglioncino con bottoni, giacchina maglia, giacchina di maglia, =cardi, coatigan, shrug	=strickjacken, =gilets en maille
Dolcevita	abbigliamento	maglie		turtleneck, dolcevita	dolce vita, lupetto, maglia collo alto, maglione collo alto, maglione a collo alto, maglia a collo alto, collo alto, ciclista maglia, lupetti, mezzo collo, collo a lupetto, collo a ciambella, maglione collo a ciambella, mock neck, dolcevite, maglia alta, girocollo alto, ciclista lana, lupetto lana, turtle neck, maglia con collo alto, sottogiacca collo alto, maglia ad anello, collo ad anello, collo a cratere, collo a imbuto, maglia collo a cratere, maglia collo ad anello			collo alto, dolcevita, turtleneck, lupetto, mezzo collo
Golfini	abbigliamento	maglie cardigan			golfino, golfini, golfone, golfetto, golfetti			
Maglie e maglioni	abbigliamento	maglie	cardigan	sweater, jumper, pullover, knitwear, maglione, maglia, maglieria	pull, golf, maglioncino, maglina, pulover, pullower, swetter, sueter, maglia pesante, maglioncini, maglioni, maja, maia, majon, maglie calde, maglietta di lana, magliettina di lana, jumpers, jersey lana, girocollo lana, christmas jumper, ugly sweater, trecce, maglione norvegese, maglione irlandese, filo, sottogiacca, knit, knitted, sweaters, pulloverino, mag lana, magl lana, maglionc, =magl, =mag, =magl lana, girocollo cashmere, girocollo in cashmere, girocollo merino, girocollo di lana, girocollo in lana, maglioncello, maglia filo, maglia traforata, maglia in filo, troyer, aran, maglione aran, maglione islandese	=strickpullover, =strick, =pulls, =jerséis, =jerseys de punto
Camicie da notte	abbigliamento	pigiami		nightgown, camicia da notte	camicie da notte, vestaglia, camicia notte, sottoveste notte, babydoll, vestaglie, vestaglietta, negligé da notte, camicia da camera, camicione da notte, liseuse, accappatoio, accappatoi, vestaglia da camera, giacca da camera, camicina da notte, camicione notte, camicetta da notte, nightdress, kimono vestaglia, vestaglia kimono, kimono da casa, kimono da camera, camicia da notte lunga, sottoveste da notte		notte, vestaglia, night
Camicie di jeans	abbigliamento	camicie			camicia di jeans, camicia jeans, camicia in jeans, camicia denim, camicetta jeans, camicetta di jeans			denim, jeans
Camicie	abbigliamento	camicie	bluse	=shirts, camicia	shirt, camicina, camice, camicie, camicetta uomo, camiciola, camicione, camicioni, camiciotto, camicia boscaiolo, camicia taglialegna, camicia smoking, button down, camicie no stiro, camicia bowling, grembiule, grembiulino, overshirt, sovracamicia, canadese, chemise, camisa, =cam, camicia cubana	=hemden, =hemd, =chemises, =chemise, =camisas, =camisa
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-08-jackets', '# Jackets and coats.
label	area	leaves	also	words	typed	feed	titled	rather
Giacche eleganti	abbigliamento	blazer	completi	blazer	giacca elegante, giacca di lana, giacca lana, giacca da uomo elegante, giacca da cerimonia, giacca cerimonia, giacca da ufficio, giacca formale, bleizer, giacca tailleur, giacca classica, giacca monopetto, giacca doppiopetto, giacca doppio petto, giacca a doppio petto, giacche doppio petto, giacca sartoriale, giacca abito, giacca completo, blazers, giacca destrutturata, spezzato, giacchetta elegante, giacca sposo, giacca smoking, giacca da sera, giacca sera, giacca colloquio, bleiser, bleser, giacca donna elegante, giacca lino uomo, giacca di lino, giacca lino, giacca matrimonio, giacca da matrimonio, giacchina elegante, giacca uomo classica, giacca un bottone, giacca tweed, giacca velluto, giacca di velluto, giacca blazer, giacchetta blazer, sportcoat, sport coat, spencer, giacca spencer, giacca lana cotta, giacca di lana cotta	=sakkos, =americanas
Giacche da sci	abbigliamento	giacche piumini			giubbotto da sci, giubbotto sci, giacca da neve, giacca neve, giubbotto da neve, giubbotto neve, giacca snowboard, giacca da snowboard, giaccone da sci, giacca a vento da sci, giacca a vento sci, completo sci, completo da sci, giaccone da neve, tuta due pezzi sci	=skijacken, =vestes de ski, =chaquetas de esquí		sci, ski, neve, snow, imbottita
Piumini smanicati	abbigliamento	piumini	gilet		piumino smanicato, gilet imbottito, smanicato, gilet piumino, piumino senza maniche, smanicato piumino, smanicato 100 grammi, piumino gilet, gilet di piuma, gilet piuma, gilet trapuntato, gilet invernale, bodywarmer, gilet piumato, puffer vest, gilet 100 grammi, gilet impermeabile, giubbotto smanicato, giubbino smanicato, giubbotto senza maniche			smanicato, gilet, senza maniche, bodywarmer
Piumini	abbigliamento	piumini	giacche cappotti	down jacket, puffer, piumino, piumone, puffer jacket	100 grammi, cento grammi, giacca imbottita, giacca piuma, giubbotto imbottito, giubbino imbottito, giaccone imbottito, giubbotto piuma, giubbotto di piume, bomber imbottito, piumini, giacca trapuntata, giacca invernale, giubbotto invernale, giubbino invernale, giaccone invernale, centogrammi, 100grammi, puffa, puffer coat, giubbotto pesante, giaccone pesante, piumini d''oca, piumino d''oca, piuma d''oca, giubbotto piuma d''oca, trapuntato, trapuntino, giubbone, giacca calda, giubbotto caldo, duvet, cappotto imbottito, piumetto, giacca pesante, giacca inverno, giubbotto inverno, piumotto, giubbotto d''oca, giacca d''oca, giacca imbottita lunga, giaccone d''oca, giubbino piuma, giubbotto piumato, quilted jacket, husky, giacca husky, giubbotto 100 grammi, giubbino 100 grammi, giacca 100 grammi, 100gr	=daunenjacken, =steppjacken, =doudounes, =plumíferos
Gilet	abbigliamento	gilet	piumini giacche	=vest, =vests, waistcoat, gilet, smanicato	gile, gilè, panciotto, smanicato pelo, smanicato jeans, giletto, smanicati, smanicato lana, smanicato pile, gilettino, gilet tattico, pullover senza maniche, maglione senza maniche, maglioncino senza maniche, golf senza maniche, pullover smanicato, maglione smanicato, maglioncino smanicato, gilet di lana, gilet lana, slipover, gilet maglia, gilet in maglia, cardigan senza maniche	=westen, =chalecos
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
Giacche	abbigliamento	giacche	blazer piumini cappotti	jacket, outerwear, giacca, giubbotto, giubbino	giacchetto, giacchetta, giacchino, giubbetto, capospalla, giubba, giacchettina, coat jacket, giacche, giubbottino, giubbini, giubbottini, giacchini, giacchette, jakcet, capispalla, shacket, camicia giacca, sahariana, safari, field jacket, giubbetti, giubbettino, jackets, giubbotino, giacca da caccia, barbour, giacca cerata, giub, giubb, =giac, blouson, gubotto, giubbottone, giacchettone, giacchettino, harrington, trucker jacket, giacca camicia, giacche camicia	=jacken, =jacke, =blousons, =vestes, =chaquetas, =chaqueta
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-09-bottoms', '# Dresses, and what is worn below the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Gonne di jeans	abbigliamento	gonne			gonna di jeans, gonna jeans, gonna in jeans, gonna denim, gonne di jeans, gonna lunga jeans, gonna lunga di jeans, gonnellina jeans			denim, jeans
Jeans	abbigliamento	jeans	pantaloni	jeans	gins, jins, geans, jean, pantaloni di jeans, pantalone jeans, pantaloni jeans, pantaloni in jeans, denim, mom fit, boyfriend, cinque tasche, 501, 511, 505, mom jeans, jeans a palazzo, jeans palazzo, 5 tasche, carrot fit, straight leg, jogger jeans, geens, jeans cargo, jeansi, yeans, pantaloni 5 tasche, 👖, denim pantaloni, pantalone denim, pantaloni denim, jeans a sigaretta, jeans sigaretta, jans, jns, blu jeans, jeans cavallo basso, denim pants, jeans alla caviglia, jeans corti alla caviglia	=vaqueros, =pantalones vaqueros
Leggings	abbigliamento	leggings		legging, =tights, jegging	leggins, legins, leghins, leggings, fuseaux, fuseau, fuso, pantacollant, pantaloni aderenti, pantaloni yoga, calzamaglia sportiva, pantaloni elasticizzati, fuson, tights, pantaleggings, pantacalze, treggings, jeggings, pantaloni corsa aderenti, fusò, leghin, calzamaglia running, yoga pants, yoga pant, collant da corsa, collant running, leggings da corsa, calzamaglia da corsa, tights corsa, tights running, running tights	=tight
Shorts e bermuda	abbigliamento	shorts		short, shorts, bermuda, pantaloncino	pantaloncini, pantaloni corti, pantalone corto, calzoncini, pinocchietto, pinocchietti, sciorts, short, hot pants, braghette, braghe corte, jeans corti, jeans corto, ciclisti, biker shorts, cycling, bermudas, bermudoni, hotpants, jorts, calzoncino, pantaloni al ginocchio, shortini, shortino, pantalone al ginocchio, pantaloni estivi corti, calzoni corti, 🩳, brachette, pantaloncini corti, pantaloncino corto, bermudina, calzoncini corti, braghe al ginocchio, panta short, pantashort, pantaloni a pinocchietto, pantaloni pinocchietto, pantalone pinocchietto	=kurze hosen, =pantalones cortos
Minigonne	abbigliamento	gonne		miniskirt, minigonna	mini gonna, gonna corta, gonne corte, gonna mini, gonnellina corta, minigonne, gonna cortissima, gonna a vita alta corta, micro gonna	=miniröcke, =minijupes, =minifaldas		corta, mini, minigonna, svasata
Gonne lunghe	abbigliamento	gonne			gonna lunga, gonne lunghe, gonnellone, gonna maxi, gonnelloni, gonna fino ai piedi, maxigonna			lunga, maxi
Gonne midi	abbigliamento	gonne			longuette, gonna longuette, gonne longuette, gonna al polpaccio			midi, longuette, al ginocchio, a tubo
Gonne a tubo	abbigliamento	gonne			gonna a tubo, gonna tubo, gonna a tubino, gonna tubino, gonna a matita, gonna matita, pencil skirt, gonne a tubo, gonne a tubino, gonna pencil			a tubo, tubino, matita, pencil
Gonne	abbigliamento	gonne		skirt, gonna	gonnella, gonnellina, sottana, kilt, tutù, tutu, sarong, skirts, skort, gonnelline, gonna godet, =gonn, pantagonna, pantagonne, =gonna pantalone, =gonna pantaloni, =gonne pantalone	=röcke, =jupes, =jupe, =faldas
Tubini	abbigliamento	vestiti			tubino, tubino nero, vestito tubino, vestito a tubino, abito tubino, tubini, vestito aderente, bodycon, abito aderente, little black dress, vestito fasciante, abito fasciante		tubino
Abiti chemisier	abbigliamento	vestiti			chemisier, abito chemisier, vestito chemisier, abito camicia, vestito camicia, abito a camicia, vestito a camicia, vestito tipo camicia, camicia vestito, shirt dress, shirtdress		chemisier, camicia
Abiti a sottoveste	abbigliamento	vestiti		slip dress	abito a sottoveste, abito sottoveste, vestito a sottoveste, vestito sottoveste, slipdress, abito sottana, vestito lingerie, abito lingerie		sottoveste, slip dress
Vestiti lunghi	abbigliamento	vestiti		maxi dress	vestito lungo, abito lungo, vestiti lunghi, abiti lunghi, vestitone, vestito maxi, maxi vestito, maxiabito, maxidress, long dress, abito da gala, vestito da gala	=maxikleider, =robes longues, =vestidos largos		lungo, maxi, monospalla
Vestiti corti	abbigliamento	vestiti		mini dress	vestito corto, abito corto, vestiti corti, mini abito, miniabito, minidress, vestitini corti, vestitino corto, abitino corto, vestito mini, minivestito, vestito sopra il ginocchio, abiti mini			corto, mini
Tailleur	abbigliamento	completi blazer		pant suit	tailleur, tailler, tailer, teier, taier, tailleur pantalone, tailleurs, tallieur, tallier, taglier, vestito giacca e pantalone, power suit, tailleur gonna, tailleur con gonna, tailleur con pantaloni, tailleur giacca e gonna, abito tailleur, abito tailleur gonna, completo tailleur, completo gonna e giacca, completo giacca e gonna, completo gonna			completo, due, tailleur
Completi da donna	abbigliamento	completi			completo donna elegante, completo giacca e pantalone, completo giacca pantalone, completo pantalone, completo donna, completo donna cerimonia, completo blazer, completo blazer e pantaloni, completo giacca e gonna, completo donna giacca e pantalone, completo donna ufficio, completo top e pantalone, completo top e pantaloni, completo top e gonna			completo, due, tailleur
Completi	abbigliamento	completi	blazer	=suit, =suits, tuxedo, completo	smoking, abito uomo, vestito uomo, vestito da uomo, abito da uomo, abiti uomo, vestiti da cerimonia uomo, abito elegante uomo, completo uomo, completo elegante, completo da cerimonia, giacca e pantaloni, completino, coordinato, completi, tre pezzi, due pezzi elegante, frac, abito completo, abito maschile, abito spezzato, coord, co ord, coordinati, set due pezzi, set coordinato, abito intero, tait, suits, vestito elegante uomo, vestiti eleganti uomo, abito cerimonia uomo, vestito matrimonio uomo, abito matrimonio uomo, completini, completo giacca e pantalone uomo, set maglia e pantaloni, vestito maschile, abito laurea uomo, =abito sposo, =vestito sposo, =vestito cerimonia bambino, =abito cerimonia bambino, =vestito comunione bambino, =abito comunione bambino, =vestito comunione maschio, set top e pantaloni, set top e pantalone, set maglia e pantalone, coordinato top e pantaloni, abiti da uomo, abito doppiopetto, abito doppio petto, abito monopetto, abito gessato, abito sartoriale, abito tre pezzi, abito fresco di lana	=anzüge, =anzug, =costumes homme, =trajes
Vestiti	abbigliamento	vestiti	completi	dress, gown, vestito, abito lungo, abito corto, abito da	abito, abitino, vestitino, abiti, vestiti, vestitini, prendisole, copricostume, pareo, dresses, vesti, vestina, caftano, abito da sposa, abito sposa, vestito da sposa, kaftano, kaftani, kaftan, copricostumi, parei, scamiciato, scamiciata, abito scivolato, sundress, vestitucci, vestaglietta estiva, 👗, vestitone, vestaglia estiva, abitone, vestitello, dirndl, qipao, cheongsam, gellaba, caffettano, t-shirt dress, =vest, abaya, sari, yukata	=kleider, =kleid, =robe longue, =robe midi, =robe courte, =robes courtes, =robes midi, =vestidos
Pantaloni della tuta	abbigliamento	pantaloni	tute	joggers, jogger, track pants, sweat pants, sweatpants	pantaloni della tuta, pantaloni tuta, pantalone tuta, pantalone della tuta, pantaloni da tuta, pantaloni felpati, pantaloni ginnastica, sotto tuta, pantatuta, pantaloni felpa, pantaloni ginnici, pantaloni triacetato, pantatute, giogger, tuta sotto	=jogginghosen, =sporthosen, =pantalons de jogging, =pantalones de chándal		tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni sportivi	abbigliamento	pantaloni			pantaloni sportivi, pantaloni palestra, pantaloni running, pantaloni calcio, pantaloni da calcio, pantaloni allenamento, pantaloni da corsa			tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni da sci	abbigliamento	pantaloni tute			pantaloni neve, pantaloni da neve, pantaloni snowboard, salopette sci, salopette da sci, salopette neve, tuta da sci, tuta sci, tuta neve, tuta da neve, tutone da sci			sci, neve, ski, snow
Salopette	abbigliamento	tute	jeans pantaloni	dungarees, salopette	salopet, overall, saloppet, saloppe, salopè, pettorina, pantaloni con pettorina, dungaree, pantaloni con bretelle, salopettina		salopette, overalls, overall, dungarees
Tute eleganti	abbigliamento	tute		jumpsuit	tuta elegante, tuta intera, tuta lunga elegante, tutona elegante, tuta donna elegante, tuta pantalone elegante, tuta da cerimonia, tuta cerimonia, jumpsuits, tuta pantalone, tuta donna sera, playsuit, tuta corta, tutina donna, tuta da sera, tuta sera, tuta aderente, catsuit, tuta lunga, tuta matrimonio, tuta palazzo, tutina intera donna, tuta pantalone donna, tutina corta donna, playsuits		intera, jumpsuit, monospalla
Tute sportive	abbigliamento	tute		tracksuit, track suit, tuta sportiva	tuta da ginnastica, tuta ginnastica, tuta sport, tuta palestra, tuta felpata, tuta da casa, tuta acetata, tuta completa, tuta running, tuta ginnica, completo sportivo, completo tuta, completo felpa, completo felpa e pantaloni, felpa e pantaloni coordinati, felpa e pantalone coordinati, completo felpato, completo ginnastica, set sportivo, set palestra, tuta da jogging, tuta jogging, tuta calcio, tuta da calcio, tuta triacetato, tuta ciniglia, tuta di ciniglia, tuta cotone, tuta invernale, completo palestra, completo da palestra, completo yoga, completo running, completo fitness, tuta due pezzi, tuta comoda, tracksuits, tuta pile, tuta in pile, tuta uomo completa, tuta da allenamento, tuta allenamento	=trainingsanzüge, =chándales		sportiva, ginnastica, due, felpa, felpata, tracksuit
Tute	abbigliamento	tute		overalls, tuta	tute, jump suit, tutone
Pantaloni cargo	abbigliamento	pantaloni		cargo pants, pantaloni cargo	cargo, pantaloni con le tasche, pantaloni tasconi, pantaloni con tasche, pantaloni militari, tasconati, pantaloni tattici, combat pants, multitasche, tasconi, pantaloni tascati, parachute, pantaloni da lavoro, pantaloni lavoro, pantaloni paracadute, parachute pants			cargo, tasconi
Pantaloni palazzo	abbigliamento	pantaloni			palazzo, pantaloni a palazzo, pantaloni palazzo, pantapalazzo, pantaloni fluidi, pantaloni culotte, harem, sarouel, pantaloni alla turca, pantaloni aladino			palazzo, ampio, ampia
Pantaloni chino	abbigliamento	pantaloni		chino, chinos	pantaloni chino, pantaloni chinos, cinos, tasca america, pantaloni tasca america			chino, chinos
Pantaloni a sigaretta	abbigliamento	pantaloni			pantaloni a sigaretta, pantaloni sigaretta, sigaretta, pantalone a sigaretta, pantalone sigaretta, cigarette pants			sigaretta, cigarette
Pantaloni	abbigliamento	pantaloni	jeans leggings	=pants, trousers, capri, pantalone	calzoni, pantaloni, braghe, pantapalazzo, pant, culotte pantaloni, trouser, pants, cavallo basso, pantaloni aderenti eleganti, calzone, pantalaccio, pantajazz, pantaloni alla zuava, pantalone alla zuava, knickerbocker, pantaloni capri, =panta, slacks, zuavi, barrel pants	=hosen, =pantalons, =pantalones, =pantalón
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-10-underwear', '# Nightwear, swimwear, stockings and underwear.
label	area	leaves	also	words	typed	feed	titled	rather
Pigiami	abbigliamento	pigiami		pyjama, pajama, sleepwear, pigiama	pigiamino, pigiamone, pigiami, pigiama, homewear, abbigliamento notte, intimo notte, pijama, pigiamini, pigiamoni, loungewear, abbigliamento da casa, abbigliamento casa, completo casa, completo da casa, tuta pigiama, kigurumi, pajamas, pyjamas, tutone pigiama, pijami, completo notte, vestiti da casa, tuta notte, =pig, pantaloni pigiama, pantalone pigiama, pantaloni del pigiama, short pigiama, shorts pigiama, pantaloncini pigiama, maglia pigiama	=schlafanzüge, =nachtwäsche, =pyjamas, =pijamas
Bikini	abbigliamento	costumi		bikini	bichini, costume due pezzi, costume a due pezzi, due pezzi, costume donna due pezzi, costume a triangolo, costume triangolo, costume fascia, costume brasiliana, costume a brasiliana, slip bikini, slip costume, top bikini, reggiseno costume, bandeau, tankini, bikinì, beachini, 👙, slip brasiliano mare, slip brasiliana mare, brasiliana mare, brasiliane mare, brasiliano mare		bikini, due pezzi
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
Intimo	abbigliamento	intimo reggiseni body		underwear, lingerie, intimo	biancheria intima, biancheria, completo intimo, completi intimi, completino intimo, lingerie, guepiere, abbigliamento intimo, coordinato intimo, corsetto, guaina, intimo modellante, guaine, panciera, shapewear, corsetti, reggicalze, reggicalza, giarrettiera, giarrettiere, giarettiera, lingerie sexy, completo pizzo, completino pizzo, completino sexy, completo sexy, coordinato pizzo, parure intima, sottogonna, intimo sexy, negligé, modellante, body modellante, body contenitivo donna, set intimo, underware, biancheria sexy, guêpière, guepierre, =bustino, =busto, intimo contenitivo, pancera, pancere, panciere, intimo snellente	=unterwäsche, =dessous, =sous-vêtements, =ropa interior, =lencería
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-12-wholes', '# Whole areas: behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Top	abbigliamento	top		top, tunic, tunica, =tops	toppino, crop top, canotta elegante, topino, corpetto top, croptop, bustier, halter, tops, tuniche, tunichetta, casacchina, toppini, corpino, corpetto, top corsetto, top bustier, top bustino
Accessori	accessori			accessory, accessories, accessorio		=accessoires, =zubehör, =accesorios, =complementos
Abbigliamento sportivo	abbigliamento	tute felpe t-shirt leggings pantaloni shorts reggiseni			abbigliamento sportivo, vestiti sportivi, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga, abbigliamento ginnastica, vestiti da allenamento, abbigliamento pilates, abbigliamento padel, abbigliamento tennis, completo ginnico, abbigliamento da corsa, abbigliamento corsa, vestiti running, abbigliamento crossfit, athleisure, roba da palestra, vestiti da ginnastica, vestiti ginnastica, vestiti yoga			sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance
Abbigliamento	abbigliamento			clothing, apparel, clothes, =bottoms, abbigliamento, activewear	indumenti, capi, vestiario, abbigliamento neonato, outfit, look, guardaroba, outfits, abiti da lavoro, divise, divisa, uniforme, streetwear, =vestirsi, indumento, abbigliamenti, look completo, corredo, cosa mi metto, cosa mettermi, cosa mettersi, come mi vesto, come vestirsi, come vestirmi, cosa indossare, cosa indosso, =abb	=bekleidung, =kleidung, =damenmode, =herrenmode, =kindermode, =vêtements, =ropa
Borsette	borse	borse-a-tracolla borse-a-mano borse-a-spalla pochette	shopper secchielli		borsetta, borsettina, borsina, =borsellina, borsettine, 👛
Borse	borse	borse-a-tracolla borse-a-mano borse-a-spalla shopper secchielli pochette	borsoni cartelle borse-fasciatoio	bag, borsa, borsetta	bags, 👜	=taschen, =tasche, =sacs, =bolsos, =bolso, =maroquinerie
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('looks', '# How things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles.
label	facet	words	typed
Tinta unita	pattern	solid, solid colour, plain	monocolore, unito, unita, tinta unica, monocromatico
A righe	pattern	striped, stripes	righe, rigato, rigata, a strisce, strisce, gessato, gessata, righina, righine, rigatino, millerighe, a righine, bastoncino, rigate, rigati, gessati, gessate, righette, riga
A quadri	pattern	checked, check	quadri, quadretti, a quadretti, scacchi, vichy, principe di galles, galles, quadrettato, quadrettata, quadrettati, quadrettini, scacchiera, a scacchi, vichi, quadrettoni, quadroni, =madras, scozzese, scozzesi, tartan
Scozzese	pattern	plaid, tartan	scozzesi, scozia, kilt fantasia
A fiori	pattern	floral	fiori, floreale, floreali, fiorato, fiorata, fiorellini, a fiorellini, fiorati, fiorito, fioriti, fiorita, fiorite, liberty, margherite, tropicale, hawaiano, hawaiana, botanico, foglie, fiorellino, fiorate, girasoli, fiore, hawaiane, hawaiani, hawaiian, stampa hawaiana, stile hawaiano
A pois	pattern	polka dot, dots	pois, puntini, a puntini, puntinato, pallini, a pallini, bolli, puà, pua, pallino
Color block	pattern	color-blocked, colour-blocked, color block	color blocco, blocchi di colore, a blocchi
Stampa grafica	pattern	graphic print, graphic	scritta, scritte, con scritta, logo, con logo, disegni, personaggi, cartoni, supereroi, dinosauri, unicorno, unicorni
Stampata	pattern	printed, print	stampa, stampato, fantasia, stampe, stampati, stampate, fantasie, fantasiosa
Tinta unita con dettagli	pattern	solid-highlight
Animalier	pattern	animal print	maculato, maculata, maculati, zebrato, zebrata, pitonato, leopardo, zebra, tigrato, tigrata, serpente, pitone, coccodrillo, stampa cocco, muccato, mucca, zebrati, maculate, animale, animalie
Leopardata	pattern	leopard	leopardato, leopardate, leopardati, leo
Mimetica	pattern	camouflage, camo	mimetico, mimetici, militari, mimetiche, militare fantasia, fantasia militare, stampa militare, militare mimetico, mimetico militare
Geometrica	pattern	geometric
Pied de poule	pattern	houndstooth	pied de poul, pied-de-poule, pie de poule, piedipull, pie de pull
Paisley	pattern	paisley	stampa cachemire
A rombi	pattern	argyle	rombi, rombo, losanghe
Ricamata	pattern	embroidered	ricamo, ricamato, ricami, ricamati, ricamate, ricamo fiori
Tie-dye	pattern	tie dye	tie-dye, sfumato, sfumata, batik
Astratta	pattern	abstract
Spigata	pattern		spigato, spigata, spina di pesce, a spina di pesce, spinato
Maglia lavorata	pattern		fatto a maglia, fatta a maglia, lavorato a maglia, lavorata a maglia
Manica lunga	sleeveType	long sleeve, long sleeves	maniche lunghe, a manica lunga, manica lunga, m.l, m/lunga, m/lunghe, maniche extra lunghe, maniche molto lunghe, manica extra lunga
Manica corta	sleeveType	short sleeve, short sleeves	maniche corte, a manica corta, mezze maniche, mezza manica, m/c, m.c, m/corta, m/corte
Senza maniche	sleeveType	sleeveless	senza manica, senza maniche, smanicato, smanicata, smanicati, smanicate, sbracciato, sbracciata, giromanica, a giromanica, giro manica
Manica a tre quarti	sleeveType	3/4 sleeve	maniche a tre quarti, tre quarti, manica tre quarti, 3/4, manica 3/4, maniche 3/4
Maniche a sbuffo	sleeveType	puff sleeve	maniche a palloncino, sbuffo, palloncino, maniche larghe, maniche a pipistrello, manica a pipistrello, maniche a campana, manica a campana, maniche gonfie, maniche bombate, maniche voluminose, manica gonfia, pipistrello, a pipistrello
Girocollo	neckType	crew neck, crew	giro collo, a girocollo, collo tondo, scollo tondo, scollo rotondo, collo rotondo, paricollo
Scollo a V	neckType	v-neck, v neck	collo a v, scollo v, scollo a punta, scollato, scollata, collo v
Collo alto	neckType	turtleneck	a collo alto, lupetto, a lupetto, dolcevita
Con cappuccio	neckType	hooded	cappuccio, col cappuccio, incappucciato, capuccio, con capuccio
Collo polo	neckType	polo
Scollo a barca	neckType	boat	scollo a barchetta
Coreana	neckType	mandarin collar	collo coreano, coreano, alla coreana, collo alla coreana, collo mandarino, mao, collo mao, guru, alla guru, collo guru, collo alla guru, nehru
Monospalla	neckType	one shoulder	mono spalla, spalla scoperta, una sola spalla, =una spalla
Scollo quadrato	neckType		collo quadrato, scollo squadrato
Serafino	neckType		serafino, henley, scollo serafino
Spalle scoperte	neckType		spalle nude, off shoulder, scollo bardot, bardot
All''americana	neckType		all''americana, collo americana, scollo americana, halter
Senza spalline	neckType	strapless	senza spallina, senza bretelle, senza bretelline
Fiocco	neckType		lavalliere, fiocco al collo
Senza collo	neckType	collarless	senza collo, senza revers
Spalla larga	detail		spalle larghe, spallina larga, spalline larghe
Schiena scoperta	detail	backless	schiena nuda, schiena aperta, dorso nudo, scollo sulla schiena, scollato dietro, scollata dietro, scollo dietro, scoperto dietro, scoperta dietro
Peplo	detail	peplum	baschina, baschetta
Coppe grandi	detail		coppa grande, seno grande, seno grosso, seno abbondante, seno prosperoso, decolleté abbondante
Fatto a mano	detail	handmade, hand made	fatta a mano, fatti a mano, fatte a mano, artigianale, artigianali, artigianato
Balconcino	neckType		balconette, balconcini
Colletto classico	neckType		collo classico, collo italiano, colletto italiano, collo francese, colletto francese
Scollo incrociato	neckType		wrap, incrociato, incrociata, incrociati
Zip	closure	zip, zipper, full zip	cerniera, con la zip, lampo, zippato, zippata, cerniere, con cerniera, chiusura lampo, con zip, mezza zip, half zip, mezza cerniera, quarter zip, zip corta
Bottoni	closure	buttons, button	bottone, bottoncini, con bottoni, abbottonato, abbottonata, abbottonatura, si abbottona, si abbottonano
Lacci	closure	laces, lace-up	laccio, =stringhe, con lacci, con i lacci, allacciato, allacciati, stringato, laccetti, da allacciare, si allacciano, si allaccia
Velcro	closure	velcro, hook and loop	strappo, con lo strappo, strappi scarpe, a strappo, strap, strappi
Fibbia	closure	buckle	fibie, fibbie
Magnetica	closure	magnetic	chiusura magnetica, bottone magnetico, calamita, calamitata
Bottoni a pressione	closure	snap	bottone automatico, bottoni automatici, bottoncini automatici
Doppiopetto	closure	double-breasted	doppio petto
Monopetto	closure	single-breasted	mono petto, un petto
Elastico	closure		elasticato, elasticata, elasticati, elasticate, elastico in vita, vita elastica, vita elasticizzata, elasticizzato in vita, elasticizzati in vita
Gancio	closure		ganci, gancetto, gancetti, gancini, monachella, monachelle
Coulisse	closure		culisse, cordoncino, laccetto in vita, cordino
Zip nascosta	closure		zip invisibile, cerniera invisibile, cerniera nascosta, lampo nascosta, lampo invisibile
Slim	fit	slim, slim fit	aderente, aderenti, attillato, attillata, attillati, stretto, stretti, slimfit, aderentissimo, fasciante, fascianti, attillate, sfiancata, sfiancato, strette, stretta, avvitato, avvitata, avvitati, avvitate, segna il corpo, sciancrata, sciancrato, sciancrati, sciancrate, slim fit, aderentissimi, aderentissima, aderentissime
Skinny	fit	skinny	skinny fit, aderente, slim, aderentissimi, aderentissima
Regolare	fit	regular, regular fit	regolari
A vita bassa	fit	low rise, low waist	vita bassa, bassa vita, low waisted
Dritta	fit		dritto, dritti, dritte, gamba dritta, taglio dritto, straight, straight leg, regolare
Ampia	fit	loose	largo, larga, larghi, larghe, ampio, wide leg, baggy, gamba larga, ampi, ampie, morbido, morbida, morbidi, loose fit, gambe larghe, comfort fit, nasconde la pancia, nascondono la pancia, nascondere la pancia, copre la pancia, coprono la pancia, nasconde i fianchi, nascondono i fianchi, copre i fianchi, coprono i fianchi, non segna, non segnano, balloon, barrel, barrel leg, barrel fit, fluido, fluida, fluidi, fluide
Comoda	fit	relaxed	non stringe, non stringono, non stringa, non stringano, pancia, pancetta, confort, comfort
Oversize	fit	oversized	oversize, over, oversized fit, over size, extra large fit, abbondante, maxi taglia, taglio oversize, taglio over, vestibilità oversize, boxy, slouchy, cocoon
Aderente	fit	fitted
A zampa	fit	flared	zampa, a zampa d''elefante, zampa di elefante, svasati, bootcut, svasata, svasato, svasate, scampanato, scampanati, zampa elefante, flare, gamba ampia, campana, corolla, a corolla, evasé, trapezio, a trapezio, svolazzante, svolazzanti, fit and flare, trombetta, a trombetta
A vita alta	fit	high waist	vita alta, vita altissima, alta vita, high waisted
Dritta	fit		dritto, dritti, straight, straight fit, taglio dritto, gamba dritta, gambe dritte, gamba diritta, diritti, diritta, diritto
Affusolata	fit		affusolato, affusolati, stretti in fondo, stretto in fondo, fondo stretto, carrot
Lungo	length	long, maxi	lunga, lunghi, lunghe, lunghissimo, lunghissima, copri sedere, coprisedere, copre il sedere, coprono il sedere, copra il sedere, copre il lato b, coprono il lato b, copri lato b, copriglutei
Corto	length		corta, corti, corte, mini, cropped, cortissimo, cortissima, sopra il ginocchio, crop, accorciato, vede la pancia, scopre la pancia, pancia scoperta, ombelico scoperto, pancia fuori
Midi	length	midi	al polpaccio, longuette, media lunghezza, mezza gamba, gonna longuette, gonne longuette, sotto al ginocchio
Al ginocchio	length	knee length	sotto il ginocchio, lungo al ginocchio, lunga al ginocchio, lunghi al ginocchio, fino al ginocchio
A spillo	heelType	stiletto heel	tacco a spillo, spillo, tacchi a spillo, sottile, stiletto, stiletti, tacco sottile, tacchi sottili
Largo	heelType	block heel	tacco largo, tacchi larghi, tacco comodo, tacco grosso, tacco quadrato, tacco squadrato, tacco a blocco, tacchi a blocco, tacco massiccio, tacco stabile
Piatto	heelType	flat	rasoterra, senza tacco, tacco basso, raso terra, piatti, piatte, piatta, bassi, senza tacchi
Platform	heelType	platform	plateau, suola alta, con plateau, suola spessa, suola grossa, para alta, carrarmato, chunky, suola carrarmato, suola para, zeppone, suolone, zeppa
Zeppa	heelType	wedge heel	con zeppa, con la zeppa, platform, plateau
Tacchetto	heelType		tacchetto, tacchetto basso, tacco 2, tacco 3, tacco 4, kitten, kitten heel, rocchetto, tacco a rocchetto, tacco 2 cm, tacco 3 cm, tacco 4 cm, tacco 3cm, tacco 4cm, basso, 2 cm, 3 cm, 4 cm
Tacco medio	heelType		tacco medio, tacchi medi, mezzo tacco, mezzi tacchi, tacco 5, tacco 6, tacco 7, tacco 5 cm, tacco 6 cm, tacco 7 cm, tacco 5cm, tacco 6cm, tacco 7cm, tacco non troppo alto, tacco non alto, medio, 5 cm, 6 cm, 7 cm
Tacco alto	heelType		tacco alto, tacchi alti, tacco altissimo, tacco 8, tacco 9, tacco 10, tacco 11, tacco 12, tacco 8 cm, tacco 9 cm, tacco 10 cm, tacco 12 cm, tacco 8cm, tacco 10cm, tacco 12cm, spillo, stiletto, 8 cm, 9 cm, 10 cm, 11 cm, 12 cm
Strappi	detail	ripped, distressed	strappato, strappata, strappati, strappate, destroyed, rotti, rotte, bucati, bucate, con buchi, con i buchi
Plissettata	detail	pleated	pieghe, a pieghe, plissettato, plissettate, plissettati, plissè, plisse, plissé
Rotonda	detail	round	rotondo, tonda, tondo, tonde, tondi
Sette ottavi	detail		7/8, a 7/8
Iniziale	detail		lettera, con lettera
Touchscreen	detail	touch	touch screen
Ferretto	detail	underwire, underwired, wired	ferretti
Bottoni dorati	detail		bottoni oro, bottoni d''oro
Reversibile	detail		double face, doubleface, che si gira, =double
Cappuccio staccabile	detail		cappuccio removibile, cappuccio rimovibile, cappuccio amovibile, cappuccio si toglie
Catena dorata	detail		catenella dorata, catena oro, tracolla a catena
Coppe estraibili	detail		coppe imbottite, coppe removibili, coppe rimovibili
SPF	detail		protezione solare, filtro solare, filtro uv, con protezione, con protezione solare, con filtro solare, con spf
Cardiofrequenzimetro	detail		battito cardiaco, battiti, frequenza cardiaca, misura battiti
Contapassi	detail		conta passi
Allarme	detail		sveglia
Incisione	detail		inciso, incisa, incisi, incidere, personalizzabile, personalizzabili, personalizzato, personalizzata, personalizzare
Cuore	detail		cuoricino, cuoricini
Taglio invisibile	detail		taglio laser, taglio vivo, non si vedono, non si vede sotto i vestiti, non si vedono sotto i vestiti, non si vede, invisibili, laser cut
Nappine	detail		=nappe
Protezione RFID	detail		anti clonazione, anticlonazione, antiscippo, schermato, schermati, schermatura
Doppio scomparto	detail		due scomparti, 2 scomparti
Dettagli riflettenti	detail		catarifrangente, catarifrangenti, riflettente, riflettenti
Interno felpato	detail		felpata dentro, felpate dentro, felpati dentro
Nutriente	detail		pelle secca, pelli secche, pelle disidratata, pelle molto secca, pelle secchissima, pelli secchissime, pelle arida, pelli aride, pelle che tira, pelle screpolata, capelli secchi, capelli sfibrati, capelli rovinati, capelli danneggiati, rovinati, sfibrati, danneggiati, secchi, secche, screpolate, screpolati
Angioletto	detail		angelo, angeli, angioletti, angelo custode
Opaco	detail		matte, matt, mat, opaca, opachi, non lucido, effetto mat, effetto matte, opacizzante, opacizzanti
Elastici laterali	detail		elastico ai lati, elastici ai lati, elastico laterale
Antietà	detail		antirughe, anti rughe, antiage, anti age, anti età, rughe
A punta	toeShape	pointed toe	punta, appuntite
Larga	soleWidth	wide fit	pianta larga, pianta comoda, pianta ampia, piede largo, piedi larghi, calzata larga, calzata comoda, calzata ampia, alluce valgo, piedi gonfi, piedi gonfiati, pianta h, pianta grande, piedi grossi, piede gonfio, larghe, largo, larghi, plantare largo, scarpa larga, misura larga, comode larghe
Pianta stretta	soleWidth		pianta stretta, piede stretto, piedi stretti, piede magro, piedi magri, calzata stretta, piede sottile, piedi sottili, stretta, strette, stretto, stretti
Impermeabile	feature	waterproof	antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all''acqua, water resistant, anti pioggia, antiacqua, subacqueo, subacquea, sott''acqua, non cola, non colano, non sbava, non sbavano, si può bagnare, si possono bagnare, può bagnarsi, con la pioggia, sotto la pioggia, a prova d''acqua, a prova di pioggia, non teme l''acqua, non facciano entrare acqua, non fanno entrare acqua, non fa entrare acqua, non entra acqua, non passa acqua, non fa passare acqua, non fanno passare acqua, tengono acqua, resiste acqua, resistono acqua, ripara dalla pioggia, riparano dalla pioggia, quando piove, se piove
Antivento	feature	windproof	contro il vento, prova di vento, anti vento, ripara dal vento, riparano dal vento, paravento, gorpcore
Traspirante	feature	breathable	traspiranti, traspirante, aerato, non fa sudare, non fanno sudare, anti sudore, antisudore, antitraspirante, fa respirare, fanno respirare, non fanno puzzare
Elasticizzato	feature		elasticizzati, elasticizzata, elasticizzate
Sostenibile	feature	sustainable, recycled	ecologico, ecologica, riciclato, eco, sostenibili, riciclata, green, etico
Polarizzati	feature	polarized	polarizzate, polarizzato, lenti polarizzate, polarizzante
Imbottitura calda	feature		imbottito, imbottita, imbottiti, imbottite, foderato, foderati, imbottita dentro, foderata, foderate, col pelo, pelo interno, con pelo, con pelliccia, felpato dentro, pelo dentro, peloso, pelosa, pelosi, pelose, pelosino, pelosina, pelosini, pelosine
Modellante	feature	shaping	modellanti, contenitivo, contenitiva, dimagrante, push-up, contenitivi, contenitive, push up, snellente, pancia piatta, snellenti, tengono dentro la pancia, tiene dentro la pancia, tengono la pancia, tiene la pancia, contiene la pancia, contengono la pancia, tengano la pancia, effetto pancia piatta, snelliscono
Antiscivolo	feature	non-slip	anti scivolo, antiscivolo suola, non scivola, non scivolano, non si scivola, suola antiscivolo, gommini, gommini sotto, pallini sotto
Anallergico	feature	hypoallergenic	anallergici, allergico, allergica, allergici, allergia, allergie, senza nichel, ipoallergenico, ipoallergenica, ipoallergenici, ipoallergeniche, anallergica, anallergiche, antiallergico, antiallergici, antiallergica, antiallergiche
Senza nichel	feature		nichel free, senza nickel, nichel tested, nickel free, no nichel
Senza cuciture	feature	seamless	senza cucitura
Filtro luce blu	feature	blue light filter	luce blu, anti luce blu, per pc, da pc, per computer, da computer, da schermo, riposanti, riposavista, riposa vista, blue light, davanti al computer, stare al computer, stare al pc
Senza parabeni	feature		paraben free, privo di parabeni, no parabeni
Senza siliconi	feature		silicone free, privo di siliconi, no siliconi
Senza alcol	feature		senza alcool, alcohol free, privo di alcol, alcool free, no alcol
Senza profumo	feature		senza profumazione, senza fragranza, fragrance free
Senza solfati	feature		sulfate free, privo di solfati
Vegano	feature	vegan	vegani, vegana
Premaman	feature	maternity	premaman, pre maman, prèmaman, gravidanza, incinta, gestante, allattamento, maternità
Facile da stirare	feature		no stiro, non stiro, senza stiro, senza stirare, easy iron, non si stropiccia, non si stira, non si stropicciano, antipiega, antipieghe, non stropiccia, facili da stirare, da non stirare, no iron, non si sgualcisce, non si sgualciscono, non sgualcisce, antistiro, anti stiro
Leggero	feature		ultraleggero, ultraleggera, ultraleggeri, ultraleggere, superleggero, superleggera, superleggeri, superleggere, super leggero, super leggera, non pesa, non pesano, ultralight, leggera, leggeri, leggere, leggerissimo, leggerissima, leggerissimi, leggerissime
Non testato su animali	feature		cruelty free, no test animali, no test su animali, vegano
Dermatologicamente testato	feature		testato dermatologicamente, testata dermatologicamente
Non comedogeno	feature		pelle grassa, pelle mista, pelli grasse, pelli miste, pelle impura, pelli impure, anti brufoli, antibrufoli, brufoli, acne, antiacne
Bagaglio a mano	feature		da cabina, cabina, ryanair, easyjet
Resistente all''acqua 3 ATM	feature		3 atm, 30 metri
Resistente all''acqua 5 ATM	feature		5 atm, 50 metri
Resistente all''acqua 10 ATM	feature		10 atm, 100 metri
Ad asciugatura rapida	feature		asciuga in fretta, asciuga subito, asciuga velocemente, asciuga rapidamente, quick dry, asciugatura veloce, asciuga presto
Pelli sensibili	feature		pelle sensibile, pelle delicata, pelli delicate, pelle sensibilissima, pelle reattiva, pelli reattive, pelle irritabile, pelle che si arrossa, pelle arrossata, pelle intollerante
Elegante	style	elegant	eleganti, raffinato, chic, classe, raffinata, signorile, sofisticato, sofisticata, formale, funerale, lutto, classy, elegantissimo, elegantissima, perbene, old money, quiet luxury, parigino, parigina
Casual	style	casual	informale, di tutti i giorni, tutti i giorni, sportivo elegante, quotidiana, giornaliero, easy, =da giorno
Sportivo	style	sporty	sportiva, sportivi, sportive, techwear, athleisure, blokecore
Classico	style	classic	classica, classici, classiche, preppy, bon ton, college style
Vintage	style	vintage	retrò, anni 80, anni 90, retro, anni 70, anni 60, anni 50, anni 20, y2k, old style, 90s, 80s, 70s, anni novanta, anni ottanta, anni settanta, anni sessanta, anni cinquanta
Boho	style	boho	hippie, etnico, gipsy, bohemian, boho chic, hippy, gitano, etnica, etnici, bohemien, bohémien, figli dei fiori, figlia dei fiori, gitana, gitane, zingara, zingaro, zingaresca, gipsy style, hippy chic
Rock	style	rock	punk, dark, gotico, punk rock, goth, metallaro, dark academia, grunge, emo, rocker
Romantico	style	romantic	romantica, romantici, shabby, coquette, cottagecore, balletcore, bridgerton
Minimal	style	minimal	minimalista, basic, basico, semplice, essenziale, pulito, lineare, semplici, minimalisti, clean girl
Western	style	western	country, texana, cow-boy
Glamour	style		sexy, da diva, diva, sensuale, seducente, provocante
Urban	style		street, streetwear, street style, città, urbano, urbana, metropolitano
Districante	detail		si annodano, si annoda, nodi, anti nodi, sciogli nodi, sciolginodi, si aggrovigliano, aggrovigliati, =annodati
Squadrata	detail		squadrati, squadrato, squadrate, quadrati, quadrate, quadrata, quadrato, rettangolari, rettangolare
Aviator	detail		aviatore, pilota, modello pilota, a goccia aviatore
Lunga tenuta	detail		lunga durata, lunghissima durata, lunghissima tenuta, long lasting, no transfer, che dura tutto il giorno, indelebile
Allungante	detail		ciglia lunghe, ciglia lunghissime, ciglia più lunghe, allunga, effetto ciglia finte
Volumizzante	detail		volume, volumizzanti, ciglia folte, capelli fini, capelli sottili
Tonda	toeShape		punta tonda, punta arrotondata
Quadrata	toeShape		punta quadrata, punta squadrata
Pinces	detail		pences, pence, penses
Frange	detail		frangiato, frangiata, frangiati, frangiate
Portamonete	detail		portaspiccioli, portaspicci, scomparto monete
Legnoso	detail		legnosa, legnosi, legnose, cedro, vetiver, patchouli, oud, incenso, legno di sandalo, sandalwood
Agrumato	detail		agrumata, agrumati, agrumi, bergamotto, pompelmo, neroli
Speziato	detail		speziata, spezie, pepe, cannella, zenzero, cardamomo
Marino	detail		acquatico, acquatica, salino, salmastro, brezza
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('materials', '# What things are made of.
label	facet	words	typed
Cotone	material	cotton	puro cotone, in cotone, 100 cotone, cotone 100, cotone egiziano, popeline, popelin, piquè, =cot, filo di scozia, cotone pima, pima, supima, nido d''ape, cotone pettinato, mussola, mussola di cotone, percalle, twill di cotone, gabardine, drill, seersucker, chambray, zephir, pinpoint
Cotone biologico	material	organic cotton	cotone bio, bio, cotone organico, organico, organic, cot bio
Lana	material	wool	pura lana, laniero, di lana, in lana, lana vergine, lana cotta, lana vera, fresco di lana, shetland, lane, misto lana, lana e cashmere, =panno, =panno di lana, =panno lana, lambswool, lana lambswool, lana d agnello, lana peruviana
Lana merino	material	merino wool, merino	merinos, lana merinos
Cashmere	material	cashmere	cachemire, casmir, cashmire, kashmir, cachemir, misto cashmere, cashemire, cashmir, caschmere, cachmere, kashmire, in cashmere, cachemere, puro cashmere, =cash, non punge, non pungono, non punga, non pizzica, non pizzicano, non pizzichi, non prude, non pruriginoso
Seta	material	silk	pura seta, in seta, seta pura, shantung, setosa
Lino	material	linen	puro lino, in lino, lino puro, misto lino
Canapa	material	hemp
Pelle	material	leather	cuoio, vera pelle, pelle vera, in pelle, vero cuoio, nappa, pellame, in cuoio, pelle di vitello, vitello, pelle liscia, pelle martellata, saffiano
Ecopelle	material	faux leather, synthetic leather	finta pelle, similpelle, eco pelle, pelle vegana, pelle finta, simil pelle, eco-pelle, simil-pelle, sintetico, vegan leather, in ecopelle, =ecop, pelle sintetica, in pelle sintetica, pelle ecologica, vera finta pelle, spalmato, spalmati, spalmata, spalmate, effetto pelle, coated, gommato, gommati
Camoscio	material	suede	scamosciato, scamosciata, scamosciate, scamosciati, pelle scamosciata, nabuk, nubuck, renna, crosta, alcantara, camosciato, suède, pelle di camoscio, nabuck, nubuk, velour pelle
Poliestere	material	polyester
Nylon	material	nylon	nailon, cordura
Poliammide	material	polyamide
Acrilico	material	acrylic
Viscosa	material	viscose
Rayon	material	rayon
Elastan	material	spandex, elastane	elasticizzato, stretch, elasticizzate
Lycra	material	lycra	
Pile	material	fleece	pail, micropile, sherpa, in pile, peil
Rete	material	mesh	reticolato, traforato, traforata, a rete
Jersey	material	jersey	gersey
Denim	material	denim	jeans, in denim, tessuto jeans
Tela	material	canvas	in tela, di tela, telato
Velluto	material	velvet	vellutato, in velluto, velluto liscio, velour, velours, vellutata, ciniglia, chenille
Velluto a coste	material	corduroy	velluto coste, velluto millerighe, costine velluto, velluto a costine, velluto costine, velluto rigato, velluto a righe
Pizzo	material	lace	merletto, macramè, in pizzo, di pizzo, pizzi, sangallo, san gallo, macrame, chantilly
Raso	material	satin	satinato, di raso, in raso, satinata, satinati, rasato, lucido satin
Chiffon	material	chiffon	chiffon seta, velato, velata, voile, georgette
Tulle	material	tulle	in tulle, tulle ricamato, tul
Felpato	material		felpata, felpati, cotone felpato, felpate, garzato, =felpa interna
Microfibra	material	microfiber
Piuma	material	down	piuma d''oca, piume, piume d''oca, vera piuma, piumette
Silicone	material	silicone
Gomma	material	rubber	caucciù, in gomma, silicone, =para, suola para, suola in para
Schiuma	material	foam
Plastica	material	plastic	pvc, plexiglass, plastificato
Metallo	material	metal	metallico, metallica
Acciaio inossidabile	material	stainless steel	acciaio inox, acciaio inossidabile, in acciaio, inox
Acciaio	material	steel
Argento	material	silver	argento 925, argento vero, sterling, in argento, argento sterling, argento rodiato, =arg
Oro	material	gold	oro giallo 18kt, oro 18 kt, oro 18kt, in oro, oro 18 carati, oro 750, oro vero, oro rosa 18kt
Ottone	material	brass
Legno	material	wood	bambù, bambu, in legno
Paglia	material	straw	rafia, vimini, raffia, in paglia, di paglia, midollino
Perle	material	pearl	perla, perline, perle vere, perle coltivate, perla nera, perle di fiume, perla coltivata
Tencel	material	tencel
Modal	material	modal
Iuta	material	burlap	juta
Tessuto tecnico	material	performance fabric	tecnico, tecnica, tecnici, tecniche, dry fit, tecno
Tessuto tecnico Cocona	material	cocona performance fabric
Coolmax	material	coolmax
Gore-Tex	material	gore-tex, goretex	gore tex, goretx
Vernice	material		in vernice, verniciato, verniciata, lucide, laccata, patent
Pelo	material		peloso, pelosa, pelosi, pelose, peluche, teddy, pelliccia, ecopelliccia, astrakan
Flanella	material		flanellato
Tweed	material		twed
Bouclé	material		boucle, bouclè
Mohair	material		moher, mohai
Alpaca	material		baby alpaca
Angora	material		angorà
Organza	material		organza seta
Broccato	material	brocade	broccati, damascato, damascata
Jacquard	material	jacquard	jaquard, jacquards
Twill	material	twill
Fustagno	material	moleskin
Crêpe	material		crepe, crespo, cady, cadì, marocain
Lurex	material		lamè, lamé, lurex oro
Paillettes	material		paillette, pailettes, paillet, lustrini, glitter, brillantini, sequins, luccicante, luccicanti, brilloso
Strass	material		cristalli, cristallo, zirconi, zircone, pietre, brillanti, gioiello, pietrine, brillantini
Spugna	material		spugnoso
Neoprene	material		scuba
Uncinetto	material		crochet, all''uncinetto
Diamanti	material		diamante, brillante
Titanio	material		in titanio
Ceramica	material		in ceramica
Feltro	material		in feltro
Acetato	material		tartarugato, tartarugata, tartarugati, tartarugate, tartaruga, celluloide, plastica
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('occasions', '# When things are worn.
label	facet	words	typed
Tempo libero	occasion	casual	giornata libera
Sport	occasion	sport, sports	sportivo, allenamento, allenarsi, sportiva sport, allenamenti, atletica, sportive
Cerimonia	occasion	formal, wedding	matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, prima comunione, diciottesimo, gala, anniversario, rito civile, comunioni, cresime, lauree, sposi, invitati, testimoni, ricevimento, teatro, red carpet, gran sera, cerimonia religiosa, promessa, battesimi, matrimonio invitata, galà, cerimonie eleganti, nozze d''oro, matrimonio di giorno, matrimonio di sera, matrimonio di pomeriggio, matrimonio in spiaggia, matrimonio al mare, matrimonio in chiesa, matrimonio in comune, matrimonio civile, sposa civile, prom, prom night, ballo di fine anno, ballo scolastico
Festa	occasion	party	feste, capodanno, natale, discoteca, serata, compleanno, festa di compleanno, 18 anni festa, addio al nubilato, nubilato, addio al celibato, halloween, carnevale, san valentino, natalizio, natalizia, natalizi, natalizie, pasqua, ferragosto, disco, ballare, locale, concerto, festival, veglione, cenone, diciotto anni, festa 18 anni, festa diciottesimo, vigilia, party anni 80, sedici anni festa, 18esimo, 18 esimo, 18esimo compleanno
Feste	occasion		festa, party, discoteca, capodanno, sera, cerimonia
Sera	occasion	evening	da sera, cena, aperitivo, serale, cocktail, ristorante, appuntamento, serate, cene, apericena, elegante sera, uscire la sera, sera elegante, stasera
Ufficio	occasion	office, work	lavoro, colloquio, business, professionale, riunione, meeting, smart working, lavorare, office look, colloqui, colloquio di lavoro, professionali
Mare	occasion	beach	spiaggia, vacanza al mare, vacanze, crociera, vacanza, villaggio, barca, resort, al mare, da mare, spiagge, estate al mare, beach club, navigare
Piscina	occasion	pool	nuoto, nuotare, acquagym, nuotata, in piscina
Viaggio	occasion	travel	viaggi, viaggiare, aereo, treno, viaggio di nozze, luna di miele, gita, gite, in viaggio
Palestra	occasion	gym, training	fitness, crossfit, pesi, spinning, zumba, aerobica, cardio, workout, body building, bodybuilding, ginnastica, pesistica, in palestra, da palestra, sala pesi
Corsa	occasion	running	correre, jogging, maratona, run, runner, podismo, mezza maratona, corse, per correre, corsetta
Trekking	occasion	hiking	montagna, escursionismo, camminata, camminare, passeggiata, passeggiate, passeggio, escursione, escursioni, arrampicata, alpinismo, ferrata, campeggio, outdoor, nordic walking, cammino, camminate, bosco, camping, gite in montagna, rifugio
Calcio	occasion	football	calcetto, pallone, partita, stadio, futsal, calcio a 5, calciatore, calciatori
Yoga	occasion	yoga	pilates, meditazione, stretching, yogi
Padel	occasion	padel	tennis, paddle, padle, da padel, da tennis, tennista
Scuola	occasion	school	elementari, elementare, =medie, scuola media, liceo, scolastico, recita, primo giorno di scuola, rientro a scuola, scuola elementare
Casa	occasion	home	da casa, in casa, relax, divano
Notte	occasion	night	dormire
Tutti i giorni	occasion	everyday	quotidiano, ogni giorno, giornata, quotidiana, quotidianità, ogni occasione
Battesimo	occasion	baptism	battesimi
Sci	occasion		sciare, da sci, neve, snowboard, settimana bianca, sulla neve, ski
Bici	occasion		bicicletta, ciclismo, mtb, mountain bike, in bici, da bici, bike
Danza	occasion		danza classica, balletto, danza moderna, hip hop, saggio di danza, ballo, dance, danzare
Basket	occasion		pallacanestro
Pallavolo	occasion		volley, pallavolo, beach volley
Equitazione	occasion		cavallo, a cavallo, ippica
Moto	occasion		motociclista, motociclismo, scooter, vespa, in moto
Nascita	occasion		corredino
Asilo	occasion		scuola materna, asilo nido, materna, scuola asilo
');
