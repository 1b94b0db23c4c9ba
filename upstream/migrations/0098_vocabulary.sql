-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-09-bottoms', '# Dresses, and what is worn below the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Gonne di jeans	abbigliamento	gonne			gonna di jeans, gonna jeans, gonna in jeans, gonna denim, gonne di jeans, gonna lunga jeans, gonna lunga di jeans, gonnellina jeans			denim, jeans
Jeans	abbigliamento	jeans	pantaloni	jeans	gins, jins, geans, jean, pantaloni di jeans, pantalone jeans, pantaloni jeans, pantaloni in jeans, denim, mom fit, boyfriend, cinque tasche, 501, 511, 505, mom jeans, jeans a palazzo, jeans palazzo, 5 tasche, carrot fit, straight leg, jogger jeans, geens, jeans cargo, jeansi, yeans, pantaloni 5 tasche, 👖, denim pantaloni, pantalone denim, pantaloni denim, jeans a sigaretta, jeans sigaretta, jans, jns, blu jeans, jeans cavallo basso, denim pants, jeans alla caviglia, jeans corti alla caviglia	=vaqueros, =pantalones vaqueros
Leggings	abbigliamento	leggings		legging, =tights, jegging	leggins, legins, leghins, leggings, fuseaux, fuseau, fuso, pantacollant, pantaloni aderenti, pantaloni yoga, calzamaglia sportiva, pantaloni elasticizzati, fuson, tights, pantaleggings, pantacalze, treggings, jeggings, pantaloni corsa aderenti, fusò, leghin, calzamaglia running, yoga pants, yoga pant, collant da corsa, collant running, leggings da corsa, calzamaglia da corsa, tights corsa, tights running, running tights	=tight
Shorts e bermuda	abbigliamento	shorts		short, shorts, bermuda, pantaloncino	pantaloncini, pantaloni corti, pantalone corto, calzoncini, pinocchietto, pinocchietti, sciorts, short, hot pants, braghette, braghe corte, jeans corti, jeans corto, biker shorts, cycling, bermudas, bermudoni, hotpants, jorts, calzoncino, pantaloni al ginocchio, shortini, shortino, pantalone al ginocchio, pantaloni estivi corti, calzoni corti, 🩳, brachette, pantaloncini corti, pantaloncino corto, bermudina, calzoncini corti, braghe al ginocchio, panta short, pantashort, pantaloni a pinocchietto, pantaloni pinocchietto, pantalone pinocchietto, =ciclisti, pantaloncini ciclista, pantaloncini da ciclista, pantaloni ciclista	=kurze hosen, =pantalones cortos
Minigonne	abbigliamento	gonne		miniskirt, minigonna	mini gonna, gonna corta, gonne corte, gonna mini, gonnellina corta, minigonne, gonna cortissima, gonna a vita alta corta, micro gonna	=miniröcke, =minijupes, =minifaldas		corta, mini, minigonna, svasata
Gonne lunghe	abbigliamento	gonne			gonna lunga, gonne lunghe, gonnellone, gonna maxi, gonnelloni, gonna fino ai piedi, maxigonna			lunga, maxi
Gonne midi	abbigliamento	gonne			longuette, gonna longuette, gonne longuette, gonna al polpaccio		midi, longuette, al ginocchio, a tubo
Gonne a tubo	abbigliamento	gonne			gonna a tubo, gonna tubo, gonna a tubino, gonna tubino, gonna a matita, gonna matita, pencil skirt, gonne a tubo, gonne a tubino, gonna pencil			a tubo, tubino, matita, pencil
Gonne	abbigliamento	gonne		skirt, gonna	gonnella, gonnellina, sottana, kilt, tutù, tutu, sarong, skirts, skort, gonnelline, gonna godet, =gonn, pantagonna, pantagonne, =gonna pantalone, =gonna pantaloni, =gonne pantalone	=röcke, =jupes, =jupe, =faldas
Costumi di carnevale	abbigliamento	vestiti	completi		costume carnevale, costume di carnevale, vestito carnevale, vestito di carnevale, abito carnevale, abito di carnevale, vestiti carnevale, travestimento, travestimento carnevale, travestimento halloween, costume halloween, vestito halloween, costume da strega, costume strega, vestito da strega, vestito strega, costume pirata, costume da pirata, costume supereroe, costume da supereroe, costume spiderman, costume batman, costume clown, costume da clown, costume principessa, costume da principessa, vestito elsa, costume elsa, costume leone, costume da leone, costume animali, costume coccinella, costume medievale, vestito medievale, costume poliziotto, costume da poliziotto, costume pompiere, costume vampiro, mantello vampiro, costume babbo natale, costume da babbo natale, vestito babbo natale, vestito mamma natale, costume fata, costume da fata, costume diavolo, costume zombie, costume scheletro, costume dinosauro, costume mostro, costume arlecchino, costume harry potter, costume anni 70, costume anni 80, costume anni 60, costume anni 20, costume charleston, costume coppia carnevale, cosplay, costume cosplay, costume mascherata, uomo ragno		carnevale, travestimento, halloween, cosplay
Tubini	abbigliamento	vestiti			tubino, tubino nero, vestito tubino, vestito a tubino, abito tubino, tubini, vestito aderente, bodycon, abito aderente, little black dress, vestito fasciante, abito fasciante			tubino
Abiti chemisier	abbigliamento	vestiti			chemisier, abito chemisier, vestito chemisier, abito camicia, vestito camicia, abito a camicia, vestito a camicia, vestito tipo camicia, camicia vestito, shirt dress, shirtdress		chemisier, camicia
Abiti a sottoveste	abbigliamento	vestiti		slip dress	abito a sottoveste, abito sottoveste, vestito a sottoveste, vestito sottoveste, slipdress, abito sottana, vestito lingerie, abito lingerie		sottoveste, slip dress
Vestiti lunghi	abbigliamento	vestiti		maxi dress	vestito lungo, abito lungo, vestiti lunghi, abiti lunghi, vestitone, vestito maxi, maxi vestito, maxiabito, maxidress, long dress, abito da gala, vestito da gala	=maxikleider, =robes longues, =vestidos largos		lungo, maxi, monospalla
Vestiti corti	abbigliamento	vestiti		mini dress	vestito corto, abito corto, vestiti corti, mini abito, miniabito, minidress, vestitini corti, vestitino corto, abitino corto, vestito mini, minivestito, vestito sopra il ginocchio, abiti mini			corto, mini
Tailleur	abbigliamento	completi blazer		pant suit	tailleur, tailler, tailer, teier, taier, tailleur pantalone, tailleurs, tallieur, tallier, taglier, vestito giacca e pantalone, power suit, tailleur gonna, tailleur con gonna, tailleur con pantaloni, tailleur giacca e gonna, abito tailleur, abito tailleur gonna, completo tailleur, completo gonna e giacca, completo giacca e gonna, completo gonna			completo, due, tailleur
Completi da donna	abbigliamento	completi			completo donna elegante, completo giacca e pantalone, completo giacca pantalone, completo pantalone, completo donna, completo donna cerimonia, completo blazer, completo blazer e pantaloni, completo giacca e gonna, completo donna giacca e pantalone, completo donna ufficio, completo top e pantalone, completo top e pantaloni, completo top e gonna			completo, due, tailleur
Completi	abbigliamento	completi	blazer	=suit, =suits, tuxedo, completo	smoking, abito uomo, vestito uomo, vestito da uomo, abito da uomo, abiti uomo, vestiti da cerimonia uomo, abito elegante uomo, completo uomo, completo elegante, completo da cerimonia, giacca e pantaloni, completino, coordinato, completi, tre pezzi, due pezzi elegante, frac, abito completo, abito maschile, abito spezzato, coord, co ord, coordinati, set due pezzi, set coordinato, abito intero, tait, suits, vestito elegante uomo, vestiti eleganti uomo, abito cerimonia uomo, vestito matrimonio uomo, abito matrimonio uomo, completini, completo giacca e pantalone uomo, set maglia e pantaloni, vestito maschile, abito laurea uomo, =abito sposo, =vestito sposo, =vestito cerimonia bambino, =abito cerimonia bambino, =vestito comunione bambino, =abito comunione bambino, =vestito comunione maschio, set top e pantaloni, set top e pantalone, set maglia e pantalone, coordinato top e pantaloni, abiti da uomo, abito doppiopetto, abito doppio petto, abito monopetto, abito gessato, abito sartoriale, abito tre pezzi, abito fresco di lana	=anzüge, =anzug, =costumes homme, =trajes
Vestiti	abbigliamento	vestiti	completi	dress, gown, vestito, abito lungo, abito corto, abito da	abito, abitino, vestitino, abiti, vestiti, vestitini, prendisole, copricostume, pareo, dresses, vesti, vestina, caftano, abito da sposa, abito sposa, vestito da sposa, kaftano, kaftani, kaftan, copricostumi, parei, scamiciato, scamiciata, abito scivolato, sundress, vestitucci, vestaglietta estiva, 👗, vestitone, vestaglia estiva, abitone, vestitello, dirndl, qipao, cheongsam, gellaba, caffettano, t-shirt dress, =vest, abaya, sari, yukata	=kleider, =kleid, =robe longue, =robe midi, =robe courte, =robes courtes, =robes midi, =vestidos
Pantaloni della tuta	abbigliamento	pantaloni	tute	joggers, jogger, track pants, sweat pants, sweatpants	pantaloni della tuta, pantaloni tuta, pantalone tuta, pantalone della tuta, pantaloni da tuta, pantaloni felpati, pantaloni ginnastica, sotto tuta, pantatuta, pantaloni felpa, pantaloni ginnici, pantaloni triacetato, pantatute, giogger, tuta sotto	=jogginghosen, =sporthosen, =pantalons de jogging, =pantalones de chándal		tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni sportivi	abbigliamento	pantaloni			pantaloni sportivi, pantaloni palestra, pantaloni running, pantaloni calcio, pantaloni da calcio, pantaloni allenamento, pantaloni da corsa, pantaloni yoga larghi, pantaloni larghi yoga, pantaloni yoga morbidi, salopette ciclismo, salopette bici, salopette con fondello, pantaloni ciclismo, pantaloni bici			tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini
Pantaloni da sci	abbigliamento	pantaloni tute			pantaloni neve, pantaloni da neve, pantaloni snowboard, salopette sci, salopette da sci, salopette neve, tuta da sci, tuta sci, tuta neve, tuta da neve, tutone da sci, salopet sci, salopet neve, salopette snowboard, salopette da neve, tuta intera sci, tuta intera da sci			sci, neve, ski, snow
Salopette	abbigliamento	tute	jeans pantaloni	dungarees, salopette	salopet, overall, saloppet, saloppe, salopè, pettorina, pantaloni con pettorina, dungaree, pantaloni con bretelle, salopettina		salopette, overalls, overall, dungarees
Tute eleganti	abbigliamento	tute		jumpsuit	tuta elegante, tuta intera, tuta lunga elegante, tutona elegante, tuta donna elegante, tuta pantalone elegante, tuta da cerimonia, tuta cerimonia, jumpsuits, tuta pantalone, tuta donna sera, playsuit, tuta corta, tutina donna, tuta da sera, tuta sera, tuta aderente, catsuit, tuta lunga, tuta matrimonio, tuta palazzo, tutina intera donna, tuta pantalone donna, tutina corta donna, playsuits		intera, jumpsuit, monospalla
Tute sportive	abbigliamento	tute		tracksuit, track suit, tuta sportiva	tuta da ginnastica, tuta ginnastica, tuta sport, tuta palestra, tuta felpata, tuta da casa, tuta acetata, tuta completa, tuta running, tuta ginnica, completo sportivo, completo tuta, completo felpa, completo felpa e pantaloni, felpa e pantaloni coordinati, felpa e pantalone coordinati, completo felpato, completo ginnastica, set sportivo, set palestra, tuta da jogging, tuta jogging, tuta calcio, tuta da calcio, tuta triacetato, tuta ciniglia, tuta di ciniglia, tuta cotone, tuta invernale, completo palestra, completo da palestra, completo yoga, completo running, completo fitness, tuta due pezzi, tuta comoda, tracksuits, tuta pile, tuta in pile, tuta uomo completa, tuta da allenamento, tuta allenamento, completo padel, completo tennis, completo ciclismo, completo bici, completo basket, completo pallavolo, completo volley, completo rugby, completo atletica, completo trekking, completo danza, completo arbitro, completo allenamento, completino palestra, completino sportivo, completino running, completino tennis, completino padel, completino yoga, completino pilates, completo pilates, kimono judo, kimono karate, kimono da judo, kimono da karate, judogi, karategi, tuta rappresentanza	=trainingsanzüge, =chándales		sportiva, ginnastica, due, felpa, felpata, tracksuit
Tute	abbigliamento	tute		overalls, tuta	tute, jump suit, tutone, tuta da lavoro, tuta lavoro, tuta da meccanico, tuta meccanico, tuta da imbianchino, salopette da lavoro, salopette lavoro
Pantaloni cargo	abbigliamento	pantaloni		cargo pants, pantaloni cargo	cargo, pantaloni con le tasche, pantaloni tasconi, pantaloni con tasche, pantaloni militari, tasconati, pantaloni tattici, combat pants, multitasche, tasconi, pantaloni tascati, parachute, pantaloni da lavoro, pantaloni lavoro, pantaloni paracadute, parachute pants, pantaloni gorpcore, pantaloni techwear			cargo, tasconi
Pantaloni palazzo	abbigliamento	pantaloni			palazzo, pantaloni a palazzo, pantaloni palazzo, pantapalazzo, pantaloni fluidi, pantaloni culotte, harem, sarouel, pantaloni alla turca, pantaloni aladino			palazzo, ampio, ampia
Pantaloni chino	abbigliamento	pantaloni		chino, chinos	pantaloni chino, pantaloni chinos, cinos, tasca america, pantaloni tasca america		chino, chinos
Pantaloni a sigaretta	abbigliamento	pantaloni			pantaloni a sigaretta, pantaloni sigaretta, sigaretta, pantalone a sigaretta, pantalone sigaretta, cigarette pants			sigaretta, cigarette
Pantaloni	abbigliamento	pantaloni	jeans leggings	=pants, trousers, capri, pantalone	calzoni, pantaloni, braghe, pantapalazzo, pant, culotte pantaloni, trouser, pants, cavallo basso, pantaloni aderenti eleganti, calzone, pantalaccio, pantajazz, pantaloni alla zuava, pantalone alla zuava, knickerbocker, pantaloni capri, =panta, slacks, zuavi, barrel pants, pantaloni alla pescatora, pantaloni pescatora	=hosen, =pantalons, =pantalones, =pantalón
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-10-underwear', '# Nightwear, swimwear, stockings and underwear.
label	area	leaves	also	words	typed	feed	titled	rather
Pigiami	abbigliamento	pigiami		pyjama, pajama, sleepwear, pigiama	pigiamino, pigiamone, pigiami, pigiama, homewear, abbigliamento notte, intimo notte, pijama, pigiamini, pigiamoni, loungewear, abbigliamento da casa, abbigliamento casa, completo casa, completo da casa, tuta pigiama, kigurumi, pajamas, pyjamas, tutone pigiama, pijami, completo notte, vestiti da casa, tuta notte, =pig, pantaloni pigiama, pantalone pigiama, pantaloni del pigiama, short pigiama, shorts pigiama, pantaloncini pigiama, maglia pigiama	=schlafanzüge, =nachtwäsche, =pyjamas, =pijamas
Bikini	abbigliamento	costumi		bikini	bichini, costume due pezzi, costume a due pezzi, due pezzi, costume donna due pezzi, costume a triangolo, costume triangolo, costume fascia, costume brasiliana, costume a brasiliana, slip bikini, slip costume, top bikini, reggiseno costume, bandeau, tankini, bikinì, beachini, 👙, slip brasiliano mare, slip brasiliana mare, brasiliana mare, brasiliane mare, brasiliano mare		bikini, due pezzi
Costumi interi	abbigliamento	costumi		one piece swimsuit, costume intero	costume da bagno intero, costumi interi piscina, costumi interi, costume olimpionico, costume piscina donna, trikini, intero mare, monokini, costume da nuoto, costume nuoto, costume agonistico, costume gara, costume da gara, costume donna intero, costume nuoto donna, 🩱, cost intero		intero, olimpionico, one piece
Boxer da mare	abbigliamento	costumi		swim shorts, board shorts, boxer mare	costume boxer, costume a boxer, boxer da mare, boxer da bagno, costume pantaloncino, costume a pantaloncino, pantaloncini da mare, bermuda da mare, pantaloncini mare, costume uomo boxer, boxer costume, boxer da spiaggia, boxer spiaggia, boardshort, boardshorts, pantaloncini costume, pantaloncino costume, short mare, shorts mare, shorts da mare, costume da surf, pantaloncini da bagno, costume bermuda, costume mare boxer, calzoncini da bagno, calzoncini mare, costume short, mutande da mare, shorts da bagno, shorts bagno, short da bagno, boxer bagno, pantaloncino mare, pantaloncino da mare, pantaloncino da bagno, boxer piscina, calzoncino mare	=badehosen, =shorts de bain, =bañadores hombre	boxer, pantaloncino, shorts
Costumi da bagno	abbigliamento	costumi		swimsuit, swimwear, swim suit, costume	costume da bagno, costume mare, costume bagno, costumi, costumino, beachwear, costume piscina, slip mare, costume da mare, moda mare, slip da bagno, costumini, abbigliamento mare, abbigliamento da mare, abbigliamento spiaggia, mutandine mare, rashguard, maglietta uv, maglietta anti uv, lycra mare, costume anti uv, slip piscina, costume piscina bambino, costumi piscina, =cost, burkini, perizoma mare, =muta, =mute, muta da sub	=bademode, =badeanzüge, =maillots de bain, =bañadores
Collant	abbigliamento	calze		stocking, stockings, hosiery, collant	calze velate, calze di nylon, autoreggenti, parigine, calzamaglia, calze collant, calze a rete, collants, colant, autoreggente, calze coprenti, collant coprenti, calze contenitive, calze riposanti, calze compressione, calze a compressione, denari, calze di nailon, calze seta, calzamaglie, calze sopra il ginocchio, calze da donna velate, calze con riga dietro, calze coprenti nere, calze autoreggenti, calze parigine, calze velatissime, calze 20 denari, calze 40 denari, calze 15 denari, calze 60 denari	=strumpfhosen, =collants, =pantis	collant, lunghe, velate
Calze sportive	abbigliamento	calze			calze sportive, calzini sportivi, calze sport, calzini sport, calze running, calzini running, calze da corsa, calzini da corsa, calze tennis, calzini tennis, calze da tennis, calzini da tennis, calze palestra, calzini palestra, calzini da palestra, calze da ciclismo, calzini ciclismo, calze trekking, calzini trekking, calze da trekking		sportive, sport, running, tennis, trekking
Calze corte	abbigliamento	calze			calzini invisibili, fantasmini, fantasmino, salvapiede, salvapiedi, pariscarpe, pariscarpa, calzini no show, calze no show, calzini corti, calze corte, calzini bassi, mini calze, minicalze, calzini alla caviglia			caviglia, corte, corti, fantasmini, invisibili
Calze lunghe	abbigliamento	calze			calze lunghe, calzini lunghi, calzettoni, calzettone, gambaletti, gambaletto, calzini alti, calze alte			lunghe, lunghi, lunga, ginocchio, calzettoni
Calze	abbigliamento	calze		socks, sock, calza, calzino	calzetti, calzerotti, calzine, pedalini, calzette, filo di scozia, scaldamuscoli, pedulini, calzetta, calzettina, calzettine, soks, =peduli, 🧦, copripiedi, calzini, calzni, ghette neve, ghette da neve, ghette trekking, ghette equitazione, ghette montagna	=socken, =strümpfe, =chaussettes, =calcetines
Boxer	abbigliamento	intimo		=boxers, boxer	boxer uomo, boxer aderenti, boxerini, parigamba, boxer intimo, trunk, trunks, boxerino, mutande boxer, calzoncini intimi, mutande a pantaloncino, pantaloncino intimo, culotte uomo, mutande a boxer	=boxershorts, =boxers	boxer, trunk
Maglie termiche	abbigliamento	intimo maglie t-shirt			maglia termica, maglietta termica, maglie termiche, maglia intima termica, maglia sotto sci, canottiera termica, termica			termica, termico, termiche, lana
Pantaloni termici	abbigliamento	intimo leggings pantaloni			calzamaglia termica, pantaloni termici, pantalone termico			termica, termico, termici, lana
Intimo termico	abbigliamento	intimo t-shirt leggings maglie			intimo da sci, intimo sci, primo strato, base layer, completo termico, completo intimo termico, set intimo termico, completo termico sci, completo sottotuta			termica, termico, termiche, lana
Maglie della salute	abbigliamento	intimo	t-shirt canotte		maglia della salute, maglie della salute, maglietta della salute, magliette della salute		canottiera, undershirt, maglia, maglietta
Canottiere	abbigliamento	intimo	canotte	undershirt, canottiera	canottiera intima, maglia intima, maglie intime, maglietta intima, =magliette intime, canottiera lana, canottiera cotone, canottiera uomo, canottiera di lana, canottiere intime, canotta intima, maglia lana cotone, intimo lana, vogatore, =maglietta intimo, canottiera bimbo, canottiera della salute, canottiera spalla larga, canottiera intima bimbo, maglietta intima bimba, maglia intima bimba, maglia della salute bimbo		canottiera, undershirt
Slip	abbigliamento	intimo	costumi	=briefs, panties, mutanda, mutande, slip	mutandine, mutandina, slip donna, slip uomo, perizoma, tanga, brasiliana, brasiliane, culotte, slippini, mutandoni, mutandone, mutanda, mutante, slips, string, perizomi, brasiliano, brasiliani, g-string, thong, panty, pantie, slip mestruali, slip mestruale, mutandine mestruali, mutande mestruali, mutande assorbenti, slippino, culottes, culot, perizzoma, 🩲	=unterhosen, =braguitas, =calzoncillos	slip, brasiliani, perizoma, briefs, tanga, boxer, culotte
Sottovesti	abbigliamento	intimo pigiami	vestiti		sottoveste, sottovesti, sottoabito, sottana intima			sottoveste, notte
Intimo	abbigliamento	intimo reggiseni body		underwear, lingerie, intimo	biancheria intima, biancheria, completo intimo, completi intimi, completino intimo, lingerie, guepiere, abbigliamento intimo, coordinato intimo, corsetto, guaina, intimo modellante, guaine, panciera, shapewear, corsetti, reggicalze, reggicalza, giarrettiera, giarrettiere, giarettiera, lingerie sexy, completo pizzo, completino pizzo, completino sexy, completo sexy, coordinato pizzo, parure intima, sottogonna, intimo sexy, negligé, modellante, body modellante, body contenitivo donna, set intimo, underware, biancheria sexy, guêpière, guepierre, =bustino, =busto, intimo contenitivo, pancera, pancere, panciere, intimo snellente	=unterwäsche, =dessous, =sous-vêtements, =ropa interior, =lencería
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-11-accessories', '# Accessories.
label	area	leaves	also	words	typed	feed	titled	rather
Cinture	accessori	cinture		belt, cintura	cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture, cintola, cinghie, fusciacca, fascia vita, fascia in vita, obi, cintura a catena, cinte, cinturina, belts, correggia, corregge, =cint, cintina, cinturetta, cinta pantaloni, fascia smoking, fascia da smoking	=gürtel, =ceintures, =cinturones
Cappellini con visiera	accessori	cappelli		=cap, =caps, baseball cap	cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback, cappellini, berretto baseball, berretto da baseball, dad hat, trucker hat, cappellino rapper, cappello rap, cappello golf, cappello running, cap, cappello con frontino, berrettino con visiera, 🧢, cappellino visiera piatta, berretto visiera piatta, visiera piatta		visiera, baseball, trucker, cap, cappellino
Berretti	accessori	cappelli		beanie, berretto	zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola, zuccotti, zucchetto, cuffie, baschi, coppola siciliana, coppole, colbacco, colbacchi, paraorecchie, passamontagna, balaclava, cappello orecchie, cappello con orecchie, cappello con le orecchie, cappello peruviano, cappellino neonato, cappello pelliccia, cappello di pelliccia, cappello pelo, beret, cappello marinaio, cappello da neve, cappello neve, cappello sci, cappello pon pon, berretto pon pon, cappello caldo, beanies, cappellino invernale, cappello montagna, cappello da montagna, berrettino, irish cap, cappello irlandese, biretta, scaldaorecchie, scaldatesta, fascia lana, ushanka, baker boy, cappello baker boy, berretto capitano, fascia orecchie, fascia per orecchie, fascia paraorecchie, fascia sci, fascia da sci, fascia invernale, sottocasco			berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon, nascita, orecchie
Cappelli di paglia	accessori	cappelli			cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela, paglietta, capeline, canotier, sombrero, cappello parasole, cappellino estivo, cappellino mare, cappello rafia, 👒			paglia, panama, falda, sole, pescatore
Cappelli a falda	accessori	cappelli			borsalino, borsalini, fedora, cloche, bombetta, cilindro, =tuba, 🎩, trilby, cappello borsalino, cappello a falda larga, cappello a falde larghe, cappello a tesa larga, cappello a falda, cappello a tesa, falda larga, falde larghe, tesa larga, cappellone, cappello texano, cappello cowboy, cappello da cowboy, cappello cowgirl, cappello western, cappello feltro			fedora, falda, tesa, borsalino, panama, paglia, feltro, cowboy
Cappelli e berretti	accessori	cappelli		=hat, =hats, cappello	cappellino, copricapo, cappelli, capelli invernali, pescatora, cappello pescatore, bucket hat, bucket hats, cappello bucket, cappellino pescatore, turbante, turbanti, fascinator, hat, hats, cappello panama uomo, scoppola, scoppole, =capello, capelli lana, capelli di lana, capelli paglia, capelli di paglia, capello invernale, capelli con visiera, capello da sole, cuffia piscina, cuffia da piscina, cuffia nuoto, cuffia doccia, bucket peloso, bucket pelo, bucket nero, completo cappello sciarpa, completo cappello sciarpa guanti, set cappello sciarpa guanti	=hüte, =mützen, =chapeaux, =bonnets, =sombreros, =gorros, =gorras
Foulard	accessori	sciarpe		foulard, bandana	fular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta, foulards, foularino, twilly, fazzoletti, quadrato di seta, foulard testa, bandane, fullar		foulard, bandana, seta
Scaldacollo	accessori	sciarpe		snood, neck warmer, scaldacollo	scalda collo, collo di lana, sciarpa ad anello, collare, scaldacolli, buff, tubolare, tubolari, girocollo pile, anello di lana, copricollo		scaldacollo, snood, collo
Sciarpe e foulard	accessori	sciarpe		scarf, scarves, shawl, sciarpa	stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe, stole, coprispalle cerimonia, coprispalle elegante, scialli, pashmine, sciarpina, sciarpine, kefiah, kefia, mantella elegante, pasmina, pascmina, coprispalle matrimonio, 🧣, coprispalle da cerimonia, coprispalle da sera, mantella da sera, stola da sera, mantiglia, coprire le spalle, coprire spalle, copri spalle cerimonia	=schals, =tücher, =écharpes, =foulards, =bufandas, =pañuelos
Guanti touchscreen	accessori	guanti			guanti touch, guanti touch screen, guanti touchscreen, guanti per telefono, guanti per usare il telefono, guanti smartphone, guanti per cellulare			touchscreen, touch screen, touch, smartphone
Guanti	accessori	guanti		glove, mitten, guanto, muffole, muffola	manopole, muffoline, guantini, mezzi guanti, guanti invernali, muffole, moffole, manicotti, gloves, scaldamani, mezziguanti, 🧤, scaldapolsi, scaldabraccia, scalda polsi	=handschuhe, =gants, =guantes
Occhiali per computer	accessori	occhiali-da-vista			occhiali da computer, occhiali per computer, occhiali per pc, occhiali da pc, occhiali luce blu, occhiali anti luce blu, occhiali da vista da computer, occhiali da vista per pc, occhiali vista computer, occhiali vista pc, montatura da computer, montatura per pc, occhiali da schermo, occhiali riposavista			luce blu, blue light
Occhiali da vista	accessori	occhiali-da-vista		eyeglasses, eye glasses, occhiali da vista, montatura	occhiali vista, occhiali da lettura, montature, occhiali riposo, occhiali graduati, occhiali presbiopia, occhiali per presbiopia, occhiali per leggere, occhiali da presbite, occhiali neutri, occhiali trasparenti, occhiali finti, lenti da vista, occhiali gaming, occhiali pc, occhiali per pc, occhiali blu light, 👓, montatura da vista, montature da vista, occhiali luce blu, occhiali anti luce blu, occhiali luce blu pc, occhiali filtro luce blu, occh da vista, occh vista, =mont, mont vista, mont da vista, glasses, lunettes
Occhiali a gatto	accessori	occhiali-da-sole	occhiali-da-vista	cat eye	occhiali a gatto, occhiali gatto, occhiali da gatto, occhiali da sole gatto, occhiali da sole a gatto, occhiali cat eye, occhiali da sole cat eye, occhiali occhi di gatto, occhi di gatto, occhio di gatto			cat eye, cateye, gatto, farfalla, butterfly
Occhiali a farfalla	accessori	occhiali-da-sole	occhiali-da-vista		occhiali a farfalla, occhiali farfalla, occhiali da sole a farfalla, occhiali sole farfalla, occhiali butterfly			farfalla, butterfly
Occhiali da sole	accessori	occhiali-da-sole		sunglasses, sun glasses, occhiali da sole	occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali a goccia, occhiali polarizzati, occhialoni, occhiali specchiati, occhiali aviatore, maschera da sci, maschera sci, lenti a specchio, occhiali pilota, sunglass, 🕶️, lenti da sole, occh da sole, occh sole, =occhiai, okkiali, okiali, occhiali scuri, occhialetti, shades, portaocchiali, porta occhiali, custodia occhiali, astuccio occhiali, cordino occhiali, catenella occhiali, catenina occhiali, laccio occhiali, panno occhiali	=sonnenbrillen, =lunettes de soleil, =gafas de sol
Portacarte	accessori	portafogli		card holder, cardholder, portacarte	porta carte, porta tessere, portatessere, porta carte di credito, porta carta di credito, porta bancomat, portacarte di credito, porta badge, bustina porta carte, bustina portacarte, porta carte rfid			carte, tessere, card, cards, cardholder, portacarte, piccolo, piccoli, slim, sottile, rfid
Portafogli	accessori	portafogli		wallet, =purse, =purses, portafoglio	portamonete, borsellino, porta monete, portafogli, porta foglio, porta fogli, porta documenti piccolo, borsellini, portapatente, portabanconote, fermasoldi, clip soldi, portapassaporto, portasoldi, money clip, portaspiccioli, portafoglietto, portafogli antifurto, wallets, bustina portamonete, bustina portafoglio, portaf, =ptf, =port, portafoglino, portafogliettino, porta foglietto, bustina porta monete, bifold, porta documenti viaggio, porta assegni, portassegni, porta sigarette, portasigarette	=geldbörsen, =geldbeutel, =portefeuilles, =carteras, =monederos
Papillon	accessori	cravatte		bow tie, bowtie, papillon	farfallino, cravattino, papion, cravatta a farfalla, cravatta farfalla, farfalla cravatta, papillons, papiglion, papiion, farfallini, cravattini, fiocco da smoking		papillon, farfallino, bow
Cravatte	accessori	cravatte		neck tie, necktie, cravatta	tie, cravatte, =cravattina, ties, gravatta, 👔, plastron, ascot, fazzoletto da taschino, pochette da taschino, cofanetto cravatta, set cravatta, fazzoletto taschino, pochette taschino, pochette da giacca	=krawatten, =cravates, =corbatas
Ombrelli	accessori	ombrelli		umbrella, ombrello	ombrellino, ombrelli, parapioggia, paracqua, ombrella, parasole, ombrelo, ombrello richiudibile, ombrelli portatili, 🌂	=regenschirme, =parapluies, =paraguas
Accessori per capelli	accessori	accessori-per-capelli		hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli	elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa, mollettone, mollettoni, pinza, pinze, coroncina, coroncine, tiara, diadema, fiocchetto capelli, becco d''oca, becchi d''oca, becchi, codino, codini, fermacoda, elastici, elastico, elastichini, accessori sposa capelli, fascia neonata, fascetta neonata, fascetta testa, fascia bambina, fascia neonato capelli, turbante capelli, headband, headbands, clip capelli, clips capelli, ragno capelli, claw clip, pettinino, pettinini, mollettine, mollettina, extension, passata, coda capelli, cerchieto, scranci, bandana capelli, bandana per capelli, frontino, turbante, turbanti, spillone capelli, spillone per capelli, bacchetta capelli, fermaglino, mollettine capelli, cerchietto capelli, fascia da capelli, elastici per i capelli, gommini capelli, fiocchi capelli, pettine gioiello, nastro per capelli, nastro capelli, fascia sportiva, fascia running, fascia tennis, fascia yoga, fascia elastica, retina chignon, retina capelli, ciambella chignon, ciambella capelli, chignon, spillone chignon, veletta, cerchietto veletta, fascia corsa, fascia da corsa, fascia sudore, fascia antisudore, fascia palestra, cerchietto con orecchie
Portachiavi	accessori	portachiavi		key ring, keyring, key chain, keychain, portachiavi	porta chiavi, keyring, gancio chiavi, moschettone chiavi, ciondolo borsa, ciondolo per borsa, charm borsa, bag charm, charm per borsa, pupazzetto borsa	=schlüsselanhänger, =porte-clés, =llaveros
Bretelle	accessori	bretelle		suspenders, =braces, bretella, bretelle	straccali, tirache, bretelline
Bavaglini	accessori	bavaglini		=bib, =bibs, bavaglino	bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio, bavagli, bavaglioli, bavagliolo, bandana neonato, bavagliette, bavarola, bavarole
Attrezzi per il fitness	accessori	fitness		stability ball, foam roller, jump rope, exercise, band kit, strap, yoga brick, yoga kit, yoga strap	attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi, kettlebell, bande elastiche, fasce elastiche, banda elastica, step, materassino, stuoia yoga, tappeto yoga, tappeto fitness, fitball, guantoni, cavigliere pesi, cavigliera pesi, bilanciere, manubrio, pesetti, elastici palestra, elastico palestra, elastici yoga, loop band, thera band, roller, rullo massaggio, pilates ball, palla pilates, blocco yoga, cinghia yoga, =ginocchiere, =ginocchiera, =gomitiere, =gomitiera, polsini tennis, polsini da tennis, polsini spugna, =polsiere, guantoni boxe, guantoni da boxe, fascia lombare	fitness, yoga
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-12-wholes', '# Whole areas: behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Top	abbigliamento	top		top, tunic, tunica, =tops	toppino, crop top, canotta elegante, topino, corpetto top, croptop, bustier, halter, tops, tuniche, tunichetta, casacchina, toppini, corpino, corpetto, top corsetto, top bustier, top bustino
Accessori	accessori			accessory, accessories, accessorio		=accessoires, =zubehör, =accesorios, =complementos
Abbigliamento sportivo	abbigliamento	tute felpe t-shirt leggings pantaloni shorts reggiseni			abbigliamento sportivo, vestiti sportivi, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga, abbigliamento ginnastica, vestiti da allenamento, abbigliamento pilates, abbigliamento padel, abbigliamento tennis, completo ginnico, abbigliamento da corsa, abbigliamento corsa, vestiti running, abbigliamento crossfit, athleisure, roba da palestra, vestiti da ginnastica, vestiti ginnastica, vestiti yoga			sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance
Abbigliamento	abbigliamento			clothing, apparel, clothes, =bottoms, abbigliamento, activewear	indumenti, capi, vestiario, abbigliamento neonato, outfit, look, guardaroba, outfits, abiti da lavoro, divise, divisa, uniforme, streetwear, =vestirsi, indumento, abbigliamenti, look completo, corredo, cosa mi metto, cosa mettermi, cosa mettersi, come mi vesto, come vestirsi, come vestirmi, cosa indossare, cosa indosso, =abb, =vestiti uomo, =vestiti da uomo, =vestiti ragazzo, =vestiti da ragazzo, =vestiti ragazzi, =vestiti bambino, =vestiti da bambino, =vestiti bimbo, =vestiti maschio, =vestiti maschietto, =vestiti neonato, =vestiti neonati, =vestiti bebe, =vestiti gemelli, =vestiti gemellini, =vestitini gemelli	=bekleidung, =kleidung, =damenmode, =herrenmode, =kindermode, =vêtements, =ropa
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
Color block	pattern	color-blocked, colour-blocked, color block	color blocco, blocchi di colore, a blocchi, bicolore, bicolori, bicolor, due colori, due toni
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
Monospalla	neckType	one shoulder	mono spalla, una sola spalla, =una spalla
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
Fatto a mano	detail	handmade, hand made	fatta a mano, fatti a mano, fatte a mano, artigianale, artigianali, artigianato, lavorazione a mano, lavorato a mano, cucito a mano, cucita a mano, cucite a mano, handmade
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
Monopetto	closure	single-breasted	mono petto
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
Affusolata	fit		affusolato, affusolati, stretti in fondo, stretto in fondo, fondo stretto, carrot, carota
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
Antietà	detail		antirughe, anti rughe, antiage, anti age, anti età, rughe, over 40, over 50, over 60, over 70, antieta, anti eta, pelle matura, pelli mature, antirughe donna, rughe profonde, anti-rughe
A punta	toeShape	pointed toe	punta, appuntite
Larga	soleWidth	wide fit	pianta larga, pianta comoda, pianta ampia, piede largo, piedi larghi, calzata larga, calzata comoda, calzata ampia, alluce valgo, piedi gonfi, piedi gonfiati, pianta h, pianta grande, piedi grossi, piede gonfio, larghe, largo, larghi, plantare largo, scarpa larga, misura larga, comode larghe
Pianta stretta	soleWidth		pianta stretta, piede stretto, piedi stretti, piede magro, piedi magri, calzata stretta, piede sottile, piedi sottili, stretta, strette, stretto, stretti
Impermeabile	feature	waterproof	antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all''acqua, water resistant, anti pioggia, antiacqua, subacqueo, subacquea, sott''acqua, non cola, non colano, si può bagnare, si possono bagnare, può bagnarsi, con la pioggia, sotto la pioggia, a prova d''acqua, a prova di pioggia, non teme l''acqua, non facciano entrare acqua, non fanno entrare acqua, non fa entrare acqua, non entra acqua, non passa acqua, non fa passare acqua, non fanno passare acqua, tengono acqua, resiste acqua, resistono acqua, ripara dalla pioggia, riparano dalla pioggia, quando piove, se piove
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
Filtro luce blu	feature	blue light filter	luce blu, anti luce blu, da schermo, riposanti, riposavista, riposa vista, blue light, davanti al computer, stare al computer, stare al pc
Senza parabeni	feature		paraben free, privo di parabeni, no parabeni
Senza siliconi	feature		silicone free, privo di siliconi, no siliconi
Senza alcol	feature		senza alcool, alcohol free, privo di alcol, alcool free, no alcol
Senza lacrime	feature		no lacrime, no tears, non brucia gli occhi
Senza acetone	feature		acetone free, no acetone, privo di acetone
Senza profumo	feature		senza profumazione, senza fragranza, fragrance free
Senza solfati	feature		sulfate free, privo di solfati
Vegano	feature	vegan	vegani, vegana
Premaman	feature	maternity	premaman, pre maman, prèmaman, gravidanza, incinta, gestante, allattamento, maternità
Facile da stirare	feature		no stiro, non stiro, senza stiro, senza stirare, easy iron, non si stropiccia, non si stira, non si stropicciano, antipiega, antipieghe, non stropiccia, facili da stirare, da non stirare, no iron, non si sgualcisce, non si sgualciscono, non sgualcisce, antistiro, anti stiro
Leggero	feature		ultraleggero, ultraleggera, ultraleggeri, ultraleggere, superleggero, superleggera, superleggeri, superleggere, super leggero, super leggera, non pesa, non pesano, ultralight, leggera, leggeri, leggere, leggerissimo, leggerissima, leggerissimi, leggerissime
Non testato su animali	feature		cruelty free, no test animali, no test su animali, vegano
Dermatologicamente testato	feature		testato dermatologicamente, testata dermatologicamente
Non comedogeno	feature		pelle grassa, pelle mista, pelli grasse, pelli miste, pelle impura, pelli impure, anti brufoli, antibrufoli, brufoli, acne, antiacne, brufolo, pelle acneica, acneica, pelli acneiche, pelle a tendenza acneica
Bagaglio a mano	feature		da cabina, cabina, ryanair, easyjet, under seat, underseat, sotto sedile, sottosedile, 40x20x25, 40x25x20, 40x30x20, 55x40x20, 55x40x23, 55x35x25, 55x35x20, 56x45x25, 45x36x20
Resistente all''acqua 3 ATM	feature		3 atm, 30 metri
Resistente all''acqua 5 ATM	feature		5 atm, 50 metri
Resistente all''acqua 10 ATM	feature		10 atm, 100 metri
Ad asciugatura rapida	feature		asciuga in fretta, asciuga subito, asciuga velocemente, asciuga rapidamente, quick dry, asciugatura veloce, asciuga presto
Pelli sensibili	feature		pelle sensibile, pelle delicata, pelli delicate, pelle sensibilissima, pelle reattiva, pelli reattive, pelle irritabile, pelle che si arrossa, pelle arrossata, pelle intollerante, pelle atopica, pelli atopiche, cute sensibile, occhi sensibili, pelle irritata, viso arrossato, rossori, pelli arrossate, pelle con dermatite
Elegante	style	elegant	eleganti, raffinato, chic, classe, raffinata, signorile, sofisticato, sofisticata, formale, funerale, lutto, classy, elegantissimo, elegantissima, perbene, old money, quiet luxury, parigino, parigina, stealth wealth, office siren, rich girl, di classe, signorile elegante
Casual	style	casual	informale, sportivo elegante, quotidiana, giornaliero, easy, =da giorno, =tutti i giorni, =di tutti i giorni, =tutto il giorno
Sportivo	style	sporty	sportiva, sportivi, sportive, techwear, athleisure, blokecore
Classico	style	classic	classica, classici, classiche, preppy, bon ton, college style, dark academia, light academia, academia, eclectic grandpa, coastal grandmother, capsule wardrobe, stile college, ivy league, stile inglese
Vintage	style	vintage	retrò, anni 80, anni 90, retro, anni 70, anni 60, anni 50, anni 20, y2k, old style, 90s, 80s, 70s, anni novanta, anni ottanta, anni settanta, anni sessanta, anni cinquanta, anni 2000, anni duemila, rockabilly, pin up, pinup, stile pin up, old school, blokecore, anni 40, anni 30
Boho	style	boho	hippie, etnico, gipsy, bohemian, boho chic, hippy, etnica, etnici, bohemien, bohémien, figli dei fiori, figlia dei fiori, gitana, gitane, zingara, zingaro, zingaresca, gipsy style, hippy chic, coachella, =gitano, =gitana, =gitani
Rock	style	rock	punk, dark, gotico, punk rock, goth, metallaro, grunge, emo, rocker, indie sleaze, opium style, opium, egirl, alternative, alternativo, y2k goth, cyber goth, steampunk
Romantico	style	romantic	romantica, romantici, shabby, coquette, cottagecore, balletcore, bridgerton, mermaidcore, tomato girl, soft girl, girly, fairycore, kawaii, lolita
Minimal	style	minimal	minimalista, basic, basico, semplice, essenziale, pulito, lineare, semplici, minimalisti, clean girl, minimaliste, that girl, normcore, vanilla girl, scandinavo, stile scandinavo, nordico
Western	style	western	country, texana, cow-boy, cowgirl, cowboy, cowboycore, stile cowboy
Glamour	style		sexy, da diva, diva, sensuale, seducente, provocante, mob wife, dark feminine, baddie, iced out, bling, bling bling
Urban	style		street, streetwear, street style, città, urbano, urbana, metropolitano, skater, skate, drip, trap, hip hop style, stile trap, tomboy, baggy style
Districante	detail		si annodano, si annoda, anti nodi, sciogli nodi, sciolginodi, si aggrovigliano, aggrovigliati, =annodati, =nodi
Squadrata	detail		squadrati, squadrato, squadrate, quadrati, quadrate, quadrata, quadrato, rettangolari, rettangolare
Aviator	detail		aviatore, pilota, modello pilota, a goccia aviatore
Lunga tenuta	detail		lunga durata, lunghissima durata, lunghissima tenuta, long lasting, no transfer, che dura tutto il giorno, indelebile, non sbava, non sbavano, no sbavature, resistente alle sbavature
Allungante	detail		ciglia lunghe, ciglia lunghissime, ciglia più lunghe, allunga, effetto ciglia finte, ciglia corte, ciglia cortissime
Volumizzante	detail		volume, volumizzanti, ciglia folte, capelli fini, capelli sottili, occhi piccoli
Tonda	toeShape		punta tonda, punta arrotondata
Quadrata	toeShape		punta quadrata, punta squadrata
Pinces	detail		pences, pence, penses
Frange	detail		frangiato, frangiata, frangiati, frangiate
Portamonete	detail		portaspiccioli, portaspicci, scomparto monete
Legnoso	detail		legnosa, legnosi, legnose, cedro, vetiver, patchouli, oud, incenso, legno di sandalo, sandalwood
Agrumato	detail		agrumata, agrumati, agrumi, bergamotto, pompelmo, neroli
Speziato	detail		speziata, spezie, pepe, cannella, zenzero, cardamomo
Marino	detail		acquatico, acquatica, salino, salmastro, brezza
Datario	detail		giorno e data, day date
Note pulite	detail		pulito di bucato, sa di pulito
Fiori d''arancio	detail		fior d''arancio, fiori di arancio, fiore d''arancio, zagara
Muschiato	detail		muschio bianco, muschiata, muschiati, white musk, muschi bianchi
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
Madreperla	material	mother of pearl	madre perla
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('models', '# Brands that stand for one kind of thing, and models that stand for their brand, the brand''s own name only where it hardly sells anything else. ''Altre'': brands of one kind that mean none of the others.
brand	kind	typed
adidas	Sneakers	stan smith, gazelle, adidas superstar, samba adidas, adidas samba, adidas spezial, adidas campus, forum low, samba, adidas campus 00s, campus 00s, gazzelle, yeezy
Nike	Sneakers	air force, air force 1, air max, nike dunk, nike dunk low panda, dunk low panda, dunk panda, dunk low, nike blazer, cortez, air jordan, jordan 1, jordan 4, tn nike, jordan, air jordan 1, jordans
Nike	Scarpe da running	pegasus nike, nike pegasus, vomero
Puma	Sneakers	puma suede, puma palermo, speedcat
Diadora	Sneakers	diadora heritage, n9000
Converse	Sneakers	converse, all star, allstar, chuck taylor, converse all star, chuck 70
Vans	Sneakers	vans, old skool, vans old skool, sk8
New Balance	Sneakers	new balance, newbalance, new balance 574, 530 new balance, new balance 530, new balance 9060, 990
Fila	Sneakers	fila, fila disruptor
Geox	Scarpe	geox
Grünland	Pantofole	grunland
Inblu	Ciabatte	inblu
Valleverde	Scarpe comode	valleverde
Superga	Sneakers	superga, superga 2750
Golden Goose	Sneakers	golden goose, super star golden goose
Hogan	Sneakers	hogan, hogan interactive
Asics	Scarpe da running	asics, gel kayano, gel nimbus
Saucony	Scarpe da running	saucony, saucony jazz
Salomon	Scarpe da trekking	salomon, speedcross
Skechers	Scarpe da ginnastica	skechers, sketchers, skechers slip in, skechers slip ins, slip in skechers, skechers memory foam
Dr. Martens	Anfibi	dr martens, doctor martens, dottor martens, doc martens, martens, 1460
Timberland	Stivaletti	timberland, timberland gialle
Clarks	Stivaletti	desert boot, clarks desert
UGG	Stivaletti	ugg, uggs
Birkenstock	Ciabatte	birkenstock, birkenstock arizona, birkenstock boston, birkenstok, birken
Crocs	Ciabatte	crocs, croc
Eastpak	Zaini	eastpak, eastpack
Invicta	Zaini	invicta
Kånken	Zaini	kanken, fjallraven
Samsonite	Valigie	samsonite
Roncato	Valigie	roncato
Ray-Ban	Occhiali da sole	wayfarer, clubmaster, aviator
Persol	Occhiali da sole	persol
Oakley	Occhiali da sole	oakley
Swatch	Orologi	swatch
Rolex	Orologi	rolex, submariner, daytona rolex
Omega	Orologi	speedmaster, omega
Tissot	Orologi	tissot, tissot prx
Seiko	Orologi	seiko
Citizen	Orologi	citizen, eco drive
Casio	Orologi digitali	casio vintage, g shock, gshock, baby g
Casio	Orologi	casio edifice, edifice
Garmin	Smartwatch	garmin, forerunner, fenix garmin
Pandora	Gioielli	pandora
Swarovski	Gioielli	swarovski
Lacoste	Polo	lacoste, la coste
Borsalino	Cappelli a falda	borsalino
Kangol	Cappelli e berretti	kangol
New Era	Cappellini con visiera	new era
Barbour	Giacche	barbour
Moncler	Piumini	moncler
Colmar	Piumini	colmar
Woolrich	Parka	woolrich
Burberry	Trench	burberry trench, trench burberry
Teva	Sandali	teva
Dr. Scholl	Ciabatte	scholl, dr scholl, dottor scholl
FitFlop	Infradito	fitflop
Havaianas	Infradito	havaianas, havaiana, avaianas, hawaianas, hawaians, havianas, avaiane, havaiane
Hunter	Stivali da pioggia	hunter
Blundstone	Chelsea	blundstone, blunstone
Hoka	Scarpe da running	hoka, hoka one one
Brooks	Scarpe da running	brooks
Mizuno	Scarpe da running	mizuno
On	Scarpe da running	on cloud, on running
La Sportiva	Scarpe da trekking	la sportiva
Veja	Sneakers	veja
Alexander McQueen	Sneakers	mcqueen
Louboutin	Décolleté	louboutin, louboutins
Tod''s	Mocassini	tods, tod s, gommini tods
Church''s	Scarpe stringate	church, churchs
Furla	Borse	furla
Louis Vuitton	Borse	neverfull, speedy
Hermès	Borse a mano	birkin, kelly hermes
Longchamp	Shopper	longchamp, le pliage, pliage
Seven	Zaini	seven, zaino seven
Tumi	Valigie	tumi
Piquadro	Cartelle da lavoro	piquadro
Calzedonia	Collant	calzedonia
Intimissimi	Intimo	intimissimi
Triumph	Reggiseni	triumph
Sloggi	Slip	sloggi
Arena	Costumi da bagno	arena
Sundek	Boxer da mare	sundek
Brosway	Gioielli	brosway
Nomination	Bracciali	nomination
Apple	Smartwatch	apple watch
Daniel Wellington	Orologi	daniel wellington
Polaroid	Occhiali da sole	polaroid
Hawkers	Occhiali da sole	hawkers
Chanel	Profumi	chanel n 5, chanel n5, chanel numero 5, coco mademoiselle
Maybelline	Trucco	maybelline
Essie	Unghie	essie
La Roche-Posay	Cura del viso	la roche posay
Kérastase	Cura dei capelli	kerastase
Proraso	Barba e rasatura	proraso
Fissan	Bagnetto	fissan
Levi''s	Jeans	levis 501, levi s 501, 501 levis
Charlotte Tilbury	Trucco	charlotte tilbury
Vichy	Bellezza	vichy
L''Erbolario	Bellezza	l erbolario, erbolario
Piz Buin	Solari	piz buin
Olaplex	Cura dei capelli	olaplex
OPI	Unghie	opi
Creed	Profumi	creed, creed aventus, aventus
Damiani	Gioielli	damiani
Valleverde	Scarpe	valleverde
Save The Duck	Piumini	save the duck
Altre	Sneakers	autry, premiata, philippe model, onitsuka, onitsuka tiger, munich
Altre	Scarpe	bata, pittarosso, cafe noir, tamaris, rieker, ecco, pikolinos, camper, igi co, igico, primigi, callaghan, grisport, fly flot, cinzia soft, stonefly, lelli kelly
Altre	Scarpe comode	melluso, enval soft
Altre	Borse	gum design, save my bag, borbonese, o bag, obag, le pandorine, alviero martini, carpisa
Altre	Intimo	oysho, calida, tezenis, yamamay, victoria s secret, victorias secret
Altre	Gioielli	tous, comete, unoaerre, uno a erre, luca barra, kidult, rue des mille, pdpaola, mabina, ops objects, ottaviani, 2jewels, bluespirit, thomas sabo, stroili oro, salvini, recarlo, tiffany co, van cleef, buccellati, unode50, uno de 50, agatha paris, boccadamo, miluna, giorgio visconti, marlu, jack co, maman et sophie, morellato, stroili, dodo, pomellato, trollbeads
Altre	Orologi	philip watch, vagary, d1 milano, oris, festina, sector, lorus, hamilton, longines, tag heuer, breitling, panerai, bulova, timex, lorenz, breil, ice watch, patek philippe, audemars piguet
Altre	Profumi	dolce gabbana light blue, dolce e gabbana light blue, hypnose, narciso rodriguez, lattafa, acqua di parma, acqua dell''elba, montblanc explorer, montblanc legend, laura biagiotti, jo malone, byredo, diptyque, mancera, montale, xerjoff, kilian, penhaligon s, tobacco vanille, hypnotic poison, versace eros, dylan blue, ysl libre, libre ysl, armani code, armani si, si armani, born in roma, prada paradoxe, paradoxe, prada candy, infusion d iris, scandal gaultier, mugler alien, alien mugler, mugler angel, thierry mugler, angel mugler, kenzo flower, flower by kenzo, interdit, l interdit, terre d hermes, terre hermes, burberry her, omnia bulgari, bulgari omnia, jadore, j adore, dior homme, fahrenheit, bleu de chanel, bleu chanel, coco chanel, chanel chance, allure homme, la nuit tresor, idole lancome, the one dolce gabbana, k dolce gabbana, gucci bloom, gucci flora, ck one, cool water, davidoff, boss bottled, fame rabanne, gucci guilty, olympea, 1 million, lady million, le vie est belle, la vita e bella, carolina herrera, aqua allegoria, shalimar, hugo man, kayali, erba pura, santal 33, jean paul gaultier, hermes terre, dolce e gabbana the one, the one dolce e gabbana, mugler, dior sauvage, sauvage, miss dior, black opium, light blue dolce gabbana, acqua di gio, la vie est belle, one million, invictus, good girl, baccarat rouge
Altre	Trucco	fenty beauty, rare beauty, huda beauty, mac cosmetics, nars, urban decay, too faced, benefit cosmetics, diego dalla palma, pupa milano, catrice, essence trucco, makeup revolution, wycon, rimmel london, deborah milano, bourjois, max factor, clio makeup, astra makeup, neve cosmetics, nabla, bobbi brown, it cosmetics, kiko, nyx
Altre	Cura del viso	bioderma, the ordinary, cosrx, beauty of joseon, dr hauschka, paula s choice, skinceuticals, drunk elephant, cetaphil, avene, cerave, eucerin, rilastil, bionike, clinique, estee lauder
Altre	Cura del corpo	somatoline, sol de janeiro, borotalco
Altre	Solari	australian gold, bilboa, lancaster, hawaiian tropic, garnier ambre solaire, anthelios
Altre	Cura dei capelli	redken, wella, schwarzkopf, davines, moroccanoil, moroccan oil, ghd, dyson, airwrap, dyson airwrap, elvive, fructis, l oreal professionnel, tigi, biopoint, aveda, nashi, pantene
Altre	Unghie	layla, sally hansen, estrosa, mesauda, semilac, passione unghie
Altre	Piumini	duvetica, herno, canada goose, nuptse
Altre	Abbigliamento	pennyblack, marella, stefanel, sandro ferrone, luisa spagnoli, elena miro, marina rinaldi, rinascimento, yes zee, vero moda, jack jones
Altre	Bellezza	sephora, caudalie, nuxe, uriage, svr, filorga, kiehls, kiehl s, shiseido, sisheido, miamo, korff, lierac, bottega verde, the body shop, body shop, rituals, weleda, aveeno, nivea, neutrogena, i provenzali, l occitane, occitane, collistar
Altre	Pantofole	de fonseca
Altre	Stivali da pioggia	aigle
Altre	Scarpe da trekking	merrell
Altre	Décolleté	manolo blahnik, jimmy choo
Altre	Mocassini	sebago
Altre	Scarpe stringate	doucals
Altre	Zaini	jansport, herschel
Altre	Valigie	american tourister, delsey, rimowa
Altre	Collant	golden lady, omsa, philippe matignon, goldenpoint
Altre	Reggiseni	lovable, playtex, wonderbra
Altre	Slip	cotonella
Altre	Costumi da bagno	speedo
Altre	Bracciali	cruciani
Altre	Smartwatch	galaxy watch, fitbit, amazfit, mi band, xiaomi watch
Altre	Barba e rasatura	gillette
Altre	Bagnetto	mustela
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('occasions', '# When things are worn.
label	facet	words	typed
Tempo libero	occasion	casual	giornata libera
Sport	occasion	sport, sports	sportivo, allenamento, allenarsi, sportiva sport, allenamenti, atletica, sportive
Cerimonia	occasion	formal, wedding	matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, prima comunione, diciottesimo, gala, anniversario, rito civile, comunioni, cresime, lauree, sposi, invitati, testimoni, ricevimento, teatro, red carpet, gran sera, cerimonia religiosa, promessa, battesimi, matrimonio invitata, galà, cerimonie eleganti, nozze d''oro, matrimonio di giorno, matrimonio di sera, matrimonio di pomeriggio, matrimonio in spiaggia, matrimonio al mare, matrimonio in chiesa, matrimonio in comune, matrimonio civile, sposa civile, prom, prom night, ballo di fine anno, ballo scolastico, wedding guest, bridal, graduation
Carnevale	occasion		carnevale, halloween, mascherata, carnevalesco
Festa	occasion	party	feste, capodanno, natale, discoteca, serata, compleanno, festa di compleanno, 18 anni festa, addio al nubilato, nubilato, addio al celibato, san valentino, natalizio, natalizia, natalizi, natalizie, pasqua, ferragosto, disco, ballare, locale, concerto, festival, veglione, cenone, diciotto anni, festa 18 anni, festa diciottesimo, vigilia, party anni 80, sedici anni festa, 18esimo, 18 esimo, 18esimo compleanno, babbo natale, hen party, bachelorette, fine anno, birthday, rave
Feste	occasion		festa, party, discoteca, capodanno, sera, cerimonia, hen party, bachelorette, nubilato, addio al nubilato, addio al celibato, halloween, carnevale, concerto, festival, rave, veglione, cenone, party anni 80, festa a tema
Sera	occasion	evening	da sera, cena, aperitivo, serale, cocktail, ristorante, appuntamento, serate, cene, apericena, elegante sera, uscire la sera, sera elegante, stasera, date night, primo appuntamento
Ufficio	occasion	office, work	lavoro, colloquio, business, professionale, riunione, meeting, smart working, lavorare, office look, colloqui, colloquio di lavoro, professionali
Mare	occasion	beach	spiaggia, vacanza al mare, vacanze, crociera, vacanza, villaggio, barca, resort, al mare, da mare, spiagge, estate al mare, beach club, navigare
Piscina	occasion	pool	nuoto, nuotare, acquagym, nuotata, in piscina
Viaggio	occasion	travel	viaggi, viaggiare, aereo, treno, viaggio di nozze, luna di miele, gita, gite, in viaggio, viaggiatore, viaggiatrice, viaggiatori
Palestra	occasion	gym, training	fitness, crossfit, pesi, spinning, zumba, aerobica, cardio, workout, body building, bodybuilding, ginnastica, pesistica, in palestra, da palestra, sala pesi, boxe, pugilato, kickboxing, muay thai, arti marziali, judo, karate, calisthenics
Corsa	occasion	running	correre, jogging, maratona, run, runner, podismo, mezza maratona, corse, per correre, corsetta
Trekking	occasion	hiking	montagna, escursionismo, camminata, camminare, passeggiata, passeggiate, passeggio, escursione, escursioni, arrampicata, alpinismo, ferrata, campeggio, outdoor, nordic walking, cammino, camminate, camping, gite in montagna, rifugio, traking, trakking
Calcio	occasion	football	calcetto, pallone, partita, stadio, futsal, calcio a 5, calciatore, calciatori
Yoga	occasion	yoga	pilates, meditazione, stretching, yogi
Padel	occasion	padel	tennis, paddle, padle, da padel, da tennis, tennista
Scuola	occasion	school	elementari, elementare, =medie, scuola media, liceo, scolastico, recita, primo giorno di scuola, rientro a scuola, scuola elementare
Casa	occasion	home	da casa, in casa, relax, divano
Notte	occasion	night	dormire
Tutti i giorni	occasion	everyday	quotidiano, ogni giorno, giornata, quotidiana, quotidianità, ogni occasione
Battesimo	occasion	baptism	battesimi
Sci	occasion		sciare, da sci, snowboard, settimana bianca, sulla neve, ski, per neve
Bici	occasion		bicicletta, ciclismo, mtb, mountain bike, in bici, da bici, bike, =ciclista, =ciclisti
Danza	occasion		danza classica, balletto, danza moderna, hip hop, saggio di danza, ballo, dance, danzare
Basket	occasion		pallacanestro
Pallavolo	occasion		volley, pallavolo, beach volley
Equitazione	occasion		cavallo, a cavallo, ippica
Moto	occasion		motociclista, motociclismo, scooter, vespa, in moto
Nascita	occasion		corredino
Asilo	occasion		scuola materna, asilo nido, materna, scuola asilo
');
