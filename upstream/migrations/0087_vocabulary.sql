-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-08-jackets', '# Jackets and coats.
label	area	leaves	also	words	typed	feed	titled	rather
Giacche eleganti	abbigliamento	blazer	completi	blazer	giacca elegante, giacca da uomo elegante, giacca da cerimonia, giacca cerimonia, giacca da ufficio, giacca formale, blezer, bleizer, blaser, giacca tailleur, giacca classica, giacca monopetto, giacca doppiopetto, giacca doppio petto, giacca a doppio petto, giacche doppio petto, giacca sartoriale, giacca abito, giacca completo, blazers, giacca destrutturata, spezzato, giacchetta elegante, giacca sposo, giacca smoking, giacca da sera, giacca sera, giacca colloquio, bleiser, bleser, giacca donna elegante, giacca lino uomo, giacca di lino, giacca lino, giacca matrimonio, giacca da matrimonio, giacchina elegante, giacca uomo classica, giacca un bottone, giacca tweed, giacca velluto, giacca di velluto	=sakkos, =americanas
Giacche da sci	abbigliamento	giacche piumini			giubbotto da sci, giubbotto sci, giacca da neve, giacca neve, giubbotto da neve, giubbotto neve, giacca snowboard, giacca da snowboard, giaccone da sci, giacca a vento da sci, giacca a vento sci	=skijacken, =vestes de ski, =chaquetas de esquí		sci, ski, neve, snow, imbottita
Piumini smanicati	abbigliamento	piumini gilet			piumino smanicato, gilet imbottito, smanicato imbottito, smanicato, gilet piumino, piumino senza maniche, smanicato piumino, smanicato 100 grammi, piumino gilet, gilet di piuma, gilet piuma, gilet trapuntato, smanicato trapuntato, gilet invernale, bodywarmer, gilet piumato, puffer vest, gilet 100 grammi, gilet impermeabile			smanicato, gilet, imbottito
Piumini	abbigliamento	piumini	giacche cappotti	down jacket, puffer, piumino, piumone, puffer jacket	100 grammi, cento grammi, giacca imbottita, giacca piuma, giubbotto imbottito, giubbino imbottito, giaccone imbottito, giubbotto piuma, giubbotto di piume, bomber imbottito, piumini, piumino leggero, giacca trapuntata, giacca invernale, giubbotto invernale, giubbino invernale, giaccone invernale, 100gr, centogrammi, 100grammi, puffa, puffer coat, giubbotto pesante, giaccone pesante, piumini d''oca, piumino d''oca, piuma d''oca, giubbotto piuma d''oca, trapuntato, trapuntino, giubbone, giacca calda, giubbotto caldo, duvet, cappotto imbottito, piumetto, giacca pesante, giacca inverno, giubbotto inverno, pumino, piumotto	=daunenjacken, =steppjacken, =doudounes, =plumíferos
Gilet	abbigliamento	gilet	piumini giacche	=vest, =vests, waistcoat, gilet, smanicato	gile, gilè, panciotto, gillet, corpetto, smanicato pelo, smanicato jeans, giletto, smanicati, smanicato lana, smanicato pile, gilettino, gilet tattico, vest	=westen, =chalecos
Trench	abbigliamento	cappotti	giacche piumini	trench, trench coat	trenc, spolverino, soprabito, impermeabile beige, trench coat, trech, spolverini, soprabiti, spolvero, duster, impermeabile lungo, tranch, trence		trench, spolverino, soprabito
Impermeabili	abbigliamento	giacche cappotti	piumini	raincoat, impermeabile	giacca impermeabile, giacca antipioggia, mantella, giacca da pioggia, giubbotto impermeabile, cerata, poncho pioggia, antipioggia, giacca pioggia, =mantellina, cerate, rain jacket, giubbotto pioggia, giubbotto da pioggia, giacca acqua, poncho impermeabile, anti pioggia, impermiabile, inpermeabile, giacca anti pioggia	=regenjacken, =imperméables, =chubasqueros		impermeabile, pioggia, antivento, rain, waterproof, trench
Montoni e pellicce	abbigliamento	cappotti giacche	piumini		montone, montoni, shearling, pelliccia, pellicce, ecopelliccia, ecopellicce, pelliccia finta, finta pelliccia, pellicciotto, pellicciotti, pelliccetta, giacca di pelo, giacca pelo, giacca pelosa, cappotto pelo, cappotto peloso, giubbotto pelo, teddy, cappotto orsetto, giacca orsetto, faux fur			montone, shearling, pelliccia, ecopelliccia, teddy, pelo, orsetto
Parka	abbigliamento	cappotti	giacche piumini		parka, eskimo, eschimo, eskimò, parca			parka, eskimo
Mantelle e poncho	abbigliamento	cappotti giacche	cardigan maglie sciarpe		poncho, ponci, pancho, mantella di lana, mantella lana, cappa, cappe, mantella donna			poncho, mantella, cappa, mantello
Cappotti	abbigliamento	cappotti	giacche piumini	=coat, =coats, parka, cappotto	paltò, palto, giaccone, giacconi, capotto, cappottino, montgomery, eskimo, mantello, cappa, pelliccia, ecopelliccia, loden, parka, cappotti, cappottone, capotti, duffle coat, caban, peacoat, ulster, chesterfield, robe manteau, pastrano, tabarro, redingote, overcoat, mantelli, giacca lunga, coat, coats, cappottini, paletot, alamari, 🧥	=mäntel, =manteaux, =manteau, =abrigos, =abrigo
Giacche a vento	abbigliamento	giacche	piumini	windbreaker, giacca a vento	k-way, kway, k way, giacca vento, giacca antivento, antivento, guscio, giubbino antivento, giubbotto antivento, giacche a vento, softshell, windstopper, giacca tecnica, giacca trekking, giacca da trekking, giacca montagna, giacca da montagna, giubbino tecnico, giubbotto tecnico, hardshell, gusci, keyway, kei way, chiuei, anorak, giacca vela, giubbino a vento, giubbotto a vento, giacca outdoor, giacca hiking, giacca nautica, kappaway			antivento, vento, windbreaker
Giacche sportive	abbigliamento	giacche		track jacket, running jacket	giacca running, giacca da running, giacca da corsa, giacca corsa, giacca sportiva, giacca sport, giacca palestra, giacca da palestra, giacca fitness, giacca yoga, giacca allenamento, giacca ciclismo, giacca bici, giacca da bici, giacchina sportiva, giacca della tuta, giacca tuta, giubbino running, giubbino sportivo			running, corsa, sportiva, sport, tecnica, tecnico, antivento, allenamento, yoga, fitness, gym
Bomber	abbigliamento	giacche		bomber, bomber jacket	bomberino, giubbotto bomber, college jacket, varsity, varsity jacket, giacca college, giubbotto college, giacca baseball, bombers, giacca aviatore, giubbotto aviatore, bomber college, bomberini, giubbotto da aviatore			bomber
Chiodi	abbigliamento	giacche			chiodo, chiodo pelle, giubbotto motociclista, chiodi, biker, perfecto			biker, chiodo
Giubbotti di pelle	abbigliamento	giacche		leather jacket, biker jacket	giacca di pelle, giacca in pelle, giacca pelle, giubbotto di pelle, giubbotto pelle, giubbino di pelle, giubbino pelle, giubbotto in pelle, giacca ecopelle, giacca moto, giacca da moto, giubbotto moto, giubbotto da moto, giacca renna, giacca di renna, giacca scamosciata, giacca camoscio, giacca di camoscio, giubbotto renna, giubbotto scamosciato, giacca finta pelle, giacca in finta pelle, giubbotto finta pelle, giubbino ecopelle, giubbotto ecopelle, giubbotto in ecopelle, giubbotto similpelle, giacchino pelle, giacchino di pelle, giacchino ecopelle, giubbetto pelle, giubbetto di pelle, giacchetto di pelle, giacchetto pelle, giacca cuoio, giubbotto nappa	=lederjacken, =blousons en cuir, =chaquetas de cuero		pelle, ecopelle, biker, chiodo, leather
Giacche di jeans	abbigliamento	giacche		denim jacket, giacca di jeans	giacca jeans, giubbotto di jeans, giubbotto jeans, giubbino di jeans, giubbino jeans, giacca in jeans, giubbotto in jeans, giubbino denim, giacca denim, giacchetto di jeans, giacchetto jeans, giubbetto di jeans, giubbetto jeans, giacchino jeans, giacchino di jeans, jeans giacca, giubbotto denim	=jeansjacken, =vestes en jean, =chaquetas vaqueras		denim, jeans
Giacche	abbigliamento	giacche	blazer piumini cappotti	jacket, outerwear, giacca, giubbotto, giubbino	giacchetto, giacchetta, giacchino, giubbetto, giubotto, giubboto, giubino, capospalla, giubba, giacchettina, coat jacket, giacche, giubbottino, giubbini, giubbottini, giacchini, giacchette, jakcet, giaccha, giaca, capispalla, shacket, camicia giacca, sahariana, safari, field jacket, giubbetti, giubbettino, jackets, giubotti, giubbotino, giacca da caccia, barbour, giacca cerata	=jacken, =jacke, =blousons, =vestes, =chaquetas, =chaqueta
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-09-bottoms', '# Dresses, and what is worn below the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Gonne di jeans	abbigliamento	gonne			gonna di jeans, gonna jeans, gonna in jeans, gonna denim, gonne di jeans, minigonna jeans, minigonna di jeans, gonna lunga jeans, gonna lunga di jeans, minigonna denim, gonnellina jeans			denim, jeans
Jeans	abbigliamento	jeans	pantaloni	jeans	jens, gins, jins, geans, jean, pantaloni di jeans, pantalone jeans, pantaloni jeans, pantaloni in jeans, denim, mom fit, boyfriend, cinque tasche, 501, 511, 505, mom jeans, jeans a palazzo, jeans palazzo, 5 tasche, carrot fit, straight leg, jogger jeans, geens, jeanz, jeans cargo, jeansi, yeans, pantaloni 5 tasche, 👖	=vaqueros, =pantalones vaqueros
Leggings	abbigliamento	leggings		legging, =tights, jegging	leggins, legins, leghins, leghings, leggings, fuseaux, fuseau, fuso, pantacollant, pantaloni aderenti, pantaloni yoga, calzamaglia sportiva, pantaloni elasticizzati, fuson, tights, pantaleggings, pantacalze, treggings, jeggings, pantaloni corsa aderenti, legghins, fusò, legings, leghin, calzamaglia running, yoga pants, yoga pant	=tight
Shorts e bermuda	abbigliamento	shorts		short, shorts, bermuda, pantaloncino	pantaloncini, pantaloni corti, pantalone corto, calzoncini, pinocchietto, pinocchietti, sciorts, short, hot pants, bermude, braghette, braghe corte, jeans corti, jeans corto, ciclisti, biker shorts, cycling, bermudas, bermudoni, hotpants, jorts, calzoncino, pantaloni al ginocchio, shortini, shortino, pantalone al ginocchio, pantaloni estivi corti, calzoni corti, 🩳	=kurze hosen, =pantalones cortos
Minigonne	abbigliamento	gonne		miniskirt, minigonna	mini gonna, gonna corta, gonne corte, gonna mini, gonnellina corta, minigonne, gonna cortissima, gonna a vita alta corta, micro gonna	=miniröcke, =minijupes, =minifaldas		corta, mini, minigonna, svasata
Gonne lunghe	abbigliamento	gonne			gonna lunga, gonne lunghe, gonnellone, gonna maxi, gonnelloni, gonna fino ai piedi, maxigonna			lunga, maxi
Gonne	abbigliamento	gonne		skirt, gonna	gonnella, gonnellina, longuette, sottana, kilt, tutù, gonna plissè, tutu, sarong, gonna a matita, pencil skirt, skirts, skort, gonnelline, gona, gonna godet	=röcke, =jupes, =jupe, =faldas
Tubini	abbigliamento	vestiti			tubino, tubino nero, vestito tubino, vestito a tubino, abito tubino, tubini, vestito aderente, bodycon, abito aderente, little black dress, vestito fasciante, abito fasciante		tubino
Vestiti lunghi	abbigliamento	vestiti		maxi dress	vestito lungo, abito lungo, vestiti lunghi, abiti lunghi, vestitone, vestito maxi, maxi vestito, maxiabito, maxidress, long dress, abito da gala, vestito da gala	=maxikleider, =robes longues, =vestidos largos		lungo, maxi, monospalla
Vestiti corti	abbigliamento	vestiti		mini dress	vestito corto, abito corto, vestiti corti, mini abito, miniabito, minidress, vestitini corti, vestitino corto, abitino corto, vestito mini, minivestito, vestito sopra il ginocchio, abiti mini			corto, mini
Tailleur	abbigliamento	completi blazer		pant suit	tailleur, tailler, tailer, teier, taier, tailleur pantalone, tailleurs, tallieur, tallier, taglier, vestito giacca e pantalone, power suit			completo, due, tailleur
Completi da donna	abbigliamento	completi			completo donna elegante, completo giacca e pantalone, completo giacca pantalone, completo pantalone, completo donna, completo donna cerimonia, completo blazer, completo blazer e pantaloni, completo giacca e gonna, completo donna giacca e pantalone, completo donna ufficio			completo, due, tailleur
Completi	abbigliamento	completi	blazer	=suit, =suits, tuxedo, completo	smoking, abito uomo, vestito uomo, vestito da uomo, abito da uomo, abiti uomo, vestiti da cerimonia uomo, abito elegante uomo, completo uomo, completo elegante, completo da cerimonia, giacca e pantaloni, completino, coordinato, completi, tre pezzi, due pezzi elegante, frac, abito completo, abito maschile, abito spezzato, coord, co ord, coordinati, set due pezzi, set coordinato, abito intero, tait, suits, vestito elegante uomo, vestiti eleganti uomo, abito cerimonia uomo, vestito matrimonio uomo, abito matrimonio uomo, completini, completo giacca e pantalone uomo, set maglia e pantaloni, vestito maschile, abito laurea uomo, =abito sposo, =vestito sposo, =vestito cerimonia bambino, =abito cerimonia bambino, =vestito comunione bambino, =abito comunione bambino, =vestito comunione maschio	=anzüge, =anzug, =costumes homme, =trajes
Vestiti	abbigliamento	vestiti	completi	dress, gown, vestito, abito lungo, abito corto, abito da	abito, abitino, vestitino, abiti, vestiti, vestitini, prendisole, copricostume, pareo, chemisier, dresses, vesti, vestina, caftano, abito da sposa, abito sposa, vestito da sposa, kaftano, kaftani, kaftan, copricostumi, parei, scamiciato, scamiciata, abito scivolato, slip dress, wrap dress, sundress, vestitucci, vestaglietta estiva, 👗	=kleider, =kleid, =robe longue, =robe midi, =robe courte, =robes courtes, =robes midi, =vestidos
Pantaloni della tuta	abbigliamento	pantaloni	tute	joggers, jogger, track pants, sweat pants, sweatpants	pantaloni della tuta, pantaloni tuta, pantalone tuta, pantalone della tuta, pantaloni da tuta, pantaloni felpati, pantaloni ginnastica, sotto tuta, pantatuta, pantaloni felpa, pantaloni ginnici, pantaloni triacetato, pantaloni comodi con elastico, pantaloni con elastico, pantaloni elastico in vita, pantaloni con coulisse, pantatute, giogger, tuta sotto	=jogginghosen, =sporthosen, =pantalons de jogging, =pantalones de chándal		tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni sportivi	abbigliamento	pantaloni			pantaloni sportivi, pantaloni palestra, pantaloni running, pantaloni calcio, pantaloni da calcio, pantaloni allenamento, pantaloni da corsa			tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni da sci	abbigliamento	pantaloni tute			pantaloni neve, pantaloni da neve, pantaloni snowboard, salopette sci, salopette da sci, salopette neve, tuta da sci, tuta sci, tuta neve, tuta da neve, completo sci, completo da sci, tutone da sci			sci, neve, ski, snow
Salopette	abbigliamento	tute	jeans pantaloni	dungarees, salopette	salopet, overall, salopettes, saloppette, saloppet, saloppe, salopè, pettorina, pantaloni con pettorina, dungaree, pantaloni con bretelle, salopettina		salopette, overalls, overall, dungarees
Tute eleganti	abbigliamento	tute		jumpsuit	tuta elegante, tuta intera, tuta lunga elegante, tutona elegante, tuta donna elegante, tuta pantalone elegante, tuta da cerimonia, tuta cerimonia, jumpsuits, tuta pantalone, tuta donna sera, playsuit, tuta corta, tutina donna, tuta da sera, tuta sera, tuta aderente, catsuit, tuta lunga, tuta matrimonio, tuta palazzo			intera, jumpsuit, monospalla
Tute sportive	abbigliamento	tute		tracksuit, track suit, tuta sportiva	tuta da ginnastica, tuta ginnastica, tuta sport, tuta palestra, tuta felpata, tuta da casa, tuta acetata, tuta completa, tuta running, tuta ginnica, completo sportivo, completo tuta, completo felpa, completo felpa e pantaloni, felpa e pantaloni coordinati, felpa e pantalone coordinati, completo felpato, completo ginnastica, set sportivo, set palestra, tuta da jogging, tuta jogging, tuta calcio, tuta da calcio, tuta triacetato, tuta ciniglia, tuta di ciniglia, tuta cotone, tuta invernale, completo palestra, completo da palestra, completo yoga, completo running, completo fitness, tuta due pezzi, tuta comoda, tracksuits, tuta pile, tuta in pile, tuta uomo completa, tuta da allenamento, tuta allenamento	=trainingsanzüge, =chándales		sportiva, ginnastica, due, felpa, felpata, tracksuit
Tute	abbigliamento	tute		overalls, tuta	tute, jump suit, tutone
Pantaloni cargo	abbigliamento	pantaloni		cargo pants, pantaloni cargo	cargo, pantaloni con le tasche, pantaloni tasconi, pantaloni con tasche, pantaloni militari, tasconati, pantaloni tattici, combat pants, multitasche, tasche laterali, tasconi, pantaloni tascati, parachute, pantaloni da lavoro, pantaloni lavoro			cargo, tasconi
Pantaloni palazzo	abbigliamento	pantaloni			palazzo, pantaloni a palazzo, pantaloni palazzo, pantapalazzo, pantaloni larghi, pantaloni ampi, pantaloni gamba larga, pantaloni a gamba larga, pantaloni wide leg, pantalone ampio, pantaloni fluidi, pantaloni culotte, harem, sarouel, pantaloni alla turca, pantaloni aladino, pantaloni morbidi, pantaloni leggeri larghi			palazzo, ampio, ampia
Pantaloni chino	abbigliamento	pantaloni		chino, chinos	pantaloni chino, pantaloni chinos, cinos, pantaloni cotone, pantaloni di cotone, tasca america, pantaloni tasca america			chino, chinos
Pantaloni	abbigliamento	pantaloni	jeans leggings	=pants, trousers, capri, pantalone	calzoni, pantaloni, braghe, pantapalazzo, pant, pantaloni a sigaretta, culotte pantaloni, pantalon, pantaloi, pantalini, trouser, pants, sigaretta, cavallo basso, pantaloni aderenti eleganti, calzone, pantalaccio	=hosen, =pantalons, =pantalones, =pantalón
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-10-underwear', '# Nightwear, swimwear, stockings and underwear.
label	area	leaves	also	words	typed	feed	titled	rather
Pigiami	abbigliamento	pigiami		pyjama, pajama, sleepwear, pigiama	pigiamino, pigiamone, pigiami, pigiama, homewear, abbigliamento notte, intimo notte, pijama, pijiama, pigiamini, pigiamoni, loungewear, abbigliamento da casa, abbigliamento casa, completo casa, completo da casa, tuta pigiama, kigurumi, pajamas, pyjamas, tutone pigiama, pigima, pijami, completo notte, vestiti da casa, tuta notte	=schlafanzüge, =nachtwäsche, =pyjamas, =pijamas
Bikini	abbigliamento	costumi		bikini	bichini, costume due pezzi, costume a due pezzi, due pezzi, costume donna due pezzi, costume a triangolo, costume triangolo, costume fascia, costume brasiliana, costume a brasiliana, slip bikini, slip costume, top bikini, reggiseno costume, bandeau, tankini, bikinì, beachini, 👙		bikini, due pezzi
Costumi interi	abbigliamento	costumi		one piece swimsuit, costume intero	costume da bagno intero, costume intiero, costumi interi piscina, costumi interi, costume olimpionico, costume piscina donna, trikini, intero mare, monokini, costume da nuoto, costume nuoto, costume agonistico, costume gara, costume da gara, costume donna intero, costume nuoto donna, 🩱		intero, olimpionico, one piece
Boxer da mare	abbigliamento	costumi		swim shorts, board shorts, boxer mare	costume boxer, costume a boxer, boxer da mare, boxer da bagno, costume pantaloncino, costume a pantaloncino, pantaloncini da mare, bermuda da mare, pantaloncini mare, costume uomo boxer, boxer costume, boxer da spiaggia, boxer spiaggia, boardshort, boardshorts, pantaloncini costume, pantaloncino costume, short mare, shorts mare, shorts da mare, costume da surf, pantaloncini da bagno, costume bermuda, costume mare boxer, calzoncini da bagno, calzoncini mare, costume short	=badehosen, =shorts de bain, =bañadores hombre	boxer, pantaloncino, shorts
Costumi da bagno	abbigliamento	costumi		swimsuit, swimwear, swim suit, costume	costume da bagno, costume mare, costume bagno, costumi, costumino, beachwear, costume piscina, slip mare, costume da mare, moda mare, slip da bagno, costumini, abbigliamento mare, abbigliamento da mare, abbigliamento spiaggia, mutandine mare, rashguard, maglietta uv, maglietta anti uv, lycra mare, costume anti uv, slip piscina, costume piscina bambino, costumi piscina, custume	=bademode, =badeanzüge, =maillots de bain, =bañadores
Collant	abbigliamento	calze		stocking, stockings, hosiery, collant	calze velate, calze di nylon, autoreggenti, parigine, calzamaglia, calze collant, calze a rete, collants, colant, collan, autoreggente, calze coprenti, collant coprenti, calze contenitive, calze riposanti, calze compressione, calze a compressione, denari, calze di nailon, calze seta, calzamaglie, calze lunghe, calze lunghe donna, calze sopra il ginocchio, calze da donna velate, calze con riga dietro, calze coprenti nere	=strumpfhosen, =collants, =pantis	collant, lunghe, velate
Calze	abbigliamento	calze		socks, sock, calza, calzino	calzini, calzettoni, calzetti, calzettone, fantasmini, fantasmino, gambaletti, calzerotti, calzine, pedalini, calzette, calzini invisibili, salvapiede, salvapiedi, gambaletto, filo di scozia, scaldamuscoli, pedulini, calzetta, calzettina, calzettine, soks, =peduli, 🧦	=socken, =strümpfe, =chaussettes, =calcetines
Boxer	abbigliamento	intimo		=boxers, boxer	boxer uomo, boxer aderenti, boxerini, parigamba, boxer intimo, trunk, trunks, boxerino, mutande boxer, calzoncini intimi, mutande a pantaloncino, pantaloncino intimo, culotte uomo, mutande a boxer	=boxershorts, =boxers	boxer, trunk
Maglie termiche	abbigliamento	intimo maglie t-shirt			maglia termica, maglietta termica, maglie termiche, maglia intima termica, maglia sotto sci, canottiera termica, termica			termica, termico, termiche, lana
Pantaloni termici	abbigliamento	intimo leggings pantaloni			calzamaglia termica, pantaloni termici, pantalone termico			termica, termico, termici, lana
Intimo termico	abbigliamento	intimo t-shirt leggings maglie			intimo da sci, intimo sci, primo strato, base layer, completo termico			termica, termico, termiche, lana
Canottiere	abbigliamento	intimo		undershirt, canottiera	canottiera intima, maglia intima, maglia della salute, canottiera lana, canottiera cotone, canottiera uomo, canottiera di lana, canottiere intime, canotta intima, =magliette intime, maglietta della salute, maglia lana cotone, intimo lana, vogatore, =maglietta intimo, canottiera bimbo, canottiera della salute, canottiera spalla larga		canottiera, undershirt
Slip	abbigliamento	intimo	costumi	=briefs, panties, mutanda, mutande, slip	mutandine, mutandina, slip donna, slip uomo, perizoma, tanga, brasiliana, brasiliane, culotte, coulotte, slippini, mutandoni, mutandone, mutanda, mutante, slips, string, perizomi, brasiliano, brasiliani, g-string, thong, panty, pantie, slip mestruali, slip mestruale, mutandine mestruali, mutande mestruali, mutande assorbenti, slippino, culottes, cullotte, culot, perizzoma, 🩲	=unterhosen, =braguitas, =calzoncillos	slip, brasiliani, perizoma, briefs, tanga, boxer, culotte
Sottovesti	abbigliamento	intimo pigiami	vestiti		sottoveste, sottovesti, sottoabito, sottana intima			sottoveste, notte
Intimo	abbigliamento	intimo reggiseni body		underwear, lingerie, intimo	biancheria intima, biancheria, completo intimo, completi intimi, completino intimo, lingerie, guepiere, abbigliamento intimo, coordinato intimo, corsetto, guaina, intimo modellante, guaine, panciera, shapewear, corsetti, reggicalze, reggicalza, giarrettiera, giarrettiere, giarettiera, lingerie sexy, completo pizzo, completino pizzo, completino sexy, completo sexy, coordinato pizzo, parure intima, sottogonna, intimo sexy, negligé, modellante, body modellante, body contenitivo donna, set intimo, underware, biancheria sexy, guêpière, guepierre, =bustino, =busto	=unterwäsche, =dessous, =sous-vêtements, =ropa interior, =lencería
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
Lungo	length	long, maxi	lunga, lunghi, lunghe, lunghissimo, lunghissima, alla caviglia, ai piedi
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('people', '# Whom things are for. Earlier lines win where a feed names several.
label	audiences	words	typed
Neonato	neonato	neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24	bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, primi passi bimbo, battesimo maschietto, battesimo femminuccia, poppante, lattanti, prematuri, pupo, creatura, neonatina, infante, 👶
Bambina	bambina	bambina, bambine, ragazza, ragazze, girl, girls	bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, signorina, adolescente femmina, piccola principessa, principessa, alunna, comunicanda, fija, fijola, picciridda, piccerella, guagliona, tosetta, putela, bambinuccia, 👧
Bambini	bambina bambino		bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba
Bambino	bambino	bambino, bambini, ragazzo, ragazzi, boy, boys, kid, kids, children, junior	bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto, fijo, fijolo, picciriddu, piccirillo, guaglione, toseto, putelo, bambinuccio, masculetto, 👦
Donna	donna	donna, donne, women, womens, woman, ladies, lady, femminile, signora	femmina, femminili, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, damigella, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, mia ragazza, morosa, ragazze adulte, diciottenne ragazza, donna curvy, femmena, fimmina, mia mamma, mia madre, mia sorella, consorte femmina, 👩
Uomo	uomo	uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore	maschio, maschili, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo, omo, homo, masculo, omino, mio marito, mio ragazzo, moroso, 👨
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('sizes', '# What shops of clothes call the same size: Italian number, letters, inches of the waist, collars of shirts (from 44 on a number is no collar). Usage, not a norm: a number lies between two letters.
wearer	number	letters	waists	collars
donna	36	xxs	23 24
donna	38	xxs xs	24 25
donna	40	xs s	25 26
donna	42	s m	27 28
donna	44	m l	29 30
donna	46	l xl	31 32
donna	48	xl xxl	33 34
donna	50	xxl 3xl	35 36
donna	52	3xl 4xl	37 38
uomo	42	xxs	27 28
uomo	44	xs	28 29
uomo	46	s	30 31	37 38
uomo	48	m	32 33	39 40
uomo	50	l	34 35	41 42
uomo	52	xl	36	43
uomo	54	xxl	38
uomo	56	3xl	40
uomo	58	4xl	42
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
