-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('looks', '# How things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles.
label	facet	words	typed
Tinta unita	pattern	solid, solid colour, plain	monocolore, unito, unita, tinta unica, monocromatico
A righe	pattern	striped, stripes	righe, rigato, rigata, a strisce, strisce, gessato, gessata, righina, righine, rigatino, millerighe, a righine, bastoncino, rigate, rigati, gessati, gessate, righette, riga, righe verticali, righe orizzontali, righe larghe, righe sottili, righe strette, righe grandi, righe piccole, righe fini, giacca gessata, giacca a righe
A quadri	pattern	checked, check	quadri, quadretti, a quadretti, scacchi, vichy, principe di galles, galles, quadrettato, quadrettata, quadrettati, quadrettini, scacchiera, a scacchi, vichi, quadrettoni, quadroni, =madras, scozzese, scozzesi, tartan, giacca a quadri, giacca quadrettata, giacca principe di galles, giacca galles, giacca a quadretti, camicia boscaiolo, camicia taglialegna
Scozzese	pattern	plaid, tartan	scozzesi, scozia, kilt fantasia
A fiori	pattern	floral	fiori, floreale, floreali, fiorato, fiorata, fiorellini, a fiorellini, fiorati, fiorito, fioriti, fiorita, fiorite, liberty, margherite, tropicale, hawaiano, hawaiana, botanico, foglie, fiorellino, fiorate, girasoli, fiore, hawaiane, hawaiani, hawaiian, stampa hawaiana, stile hawaiano
A pois	pattern	polka dot, dots	pois, puntini, a puntini, puntinato, pallini, a pallini, bolli, puà, pua, pallino
Color block	pattern	color-blocked, colour-blocked, color block	color blocco, blocchi di colore, a blocchi, bicolore, bicolori, bicolor, due colori, due toni
Stampa grafica	pattern	graphic print, graphic	scritta, scritte, con scritta, logo, con logo, disegni, personaggi, cartoni, supereroi, dinosauri, unicorno, unicorni, new york
Stampata	pattern	printed, print	stampa, stampato, stampe, stampati, stampate
Fantasia	pattern		fantasia, fantasie, fantasiosa, fantasioso, disegnato, disegnata, con disegni
Tinta unita con dettagli	pattern	solid-highlight
Animalier	pattern	animal print	maculato, maculata, maculati, zebrato, zebrata, pitonato, leopardo, zebra, tigrato, tigrata, serpente, pitone, coccodrillo, stampa cocco, muccato, mucca, zebrati, maculate, animale, animalie
Leopardata	pattern	leopard	leopardato, leopardate, leopardati, leo
Mimetica	pattern	camouflage, camo	mimetico, mimetici, militari, mimetiche, militare fantasia, fantasia militare, stampa militare, militare mimetico, mimetico militare
Geometrica	pattern	geometric
Pied de poule	pattern	houndstooth	pied de poul, pied-de-poule, pie de poule, piedipull, pie de pull, giacca pied de poule
Paisley	pattern	paisley	stampa cachemire
A rombi	pattern	argyle	rombi, rombo, losanghe
Ricamata	pattern	embroidered	ricamo, ricamato, ricami, ricamati, ricamate, ricamo fiori
Tie-dye	pattern	tie dye	tie-dye, sfumato, sfumata, batik
Astratta	pattern	abstract
Spigata	pattern		spigato, spigata, spina di pesce, a spina di pesce, spinato, giacca spigata, giacca a spina di pesce
Tartaruga	pattern		tartaruga, tartarugato, tartarugata, tartarugati, tartarugate, havana, avana, tortoise, tortoiseshell, color tartaruga
A coste	pattern		costine, a costine, coste, cannettato, canneté
Maglia lavorata	pattern		fatto a maglia, fatta a maglia, lavorato a maglia, lavorata a maglia
Manica lunga	sleeveType	long sleeve, long sleeves	maniche lunghe, a manica lunga, manica lunga, m.l, m/lunga, m/lunghe, maniche extra lunghe, maniche molto lunghe, manica extra lunga
Manica corta	sleeveType	short sleeve, short sleeves	maniche corte, a manica corta, mezze maniche, mezza manica, m/c, m.c, m/corta, m/corte
Senza maniche	sleeveType	sleeveless	senza manica, senza maniche, smanicato, smanicata, smanicati, smanicate, sbracciato, sbracciata, giromanica, a giromanica, giro manica
Manica a tre quarti	sleeveType	3/4 sleeve	maniche a tre quarti, tre quarti, manica tre quarti, 3/4, manica 3/4, maniche 3/4
Maniche a sbuffo	sleeveType	puff sleeve	maniche a palloncino, sbuffo, palloncino, maniche larghe, maniche a pipistrello, manica a pipistrello, maniche a campana, manica a campana, maniche gonfie, maniche bombate, maniche voluminose, manica gonfia, pipistrello, a pipistrello
Girocollo	neckType	crew neck, crew	giro collo, a girocollo, collo tondo, scollo tondo, scollo rotondo, collo rotondo, paricollo
Scollo a V	neckType	v-neck, v neck	collo a v, scollo v, scollo a punta, scollato, scollata, collo v, scollo profondo, scollatura profonda, scollatura a v
Collo alto	neckType	turtleneck	a collo alto, lupetto, a lupetto, dolcevita
Con cappuccio	neckType	hooded	cappuccio, col cappuccio, incappucciato, capuccio, con capuccio
Collo polo	neckType	polo
Scollo a barca	neckType	boat	scollo a barchetta, collo a barchetta, collo a barca, barchetta, scollo barca, collo barca, scollo barchetta, bateau
Coreana	neckType	mandarin collar	collo coreano, coreano, alla coreana, collo alla coreana, collo mandarino, mao, collo mao, guru, alla guru, collo guru, collo alla guru, nehru, giacca coreana, giacca alla coreana, giacca collo coreano, giacca collo alla coreana, giacca collo mao
Monospalla	neckType	one shoulder	mono spalla, una sola spalla, =una spalla
Scollo quadrato	neckType		collo quadrato, scollo squadrato
Scollo a cuore	neckType		scollo cuore, scollatura a cuore, sweetheart
Serafino	neckType		serafino, henley, scollo serafino
Spalle scoperte	neckType		spalle nude, off shoulder, scollo bardot, bardot, spalla scoperta, spalle fuori, scollo carmen, cold shoulder
All''americana	neckType		all''americana, collo americana, scollo americana, halter, scollatura all''americana
Senza spalline	neckType	strapless	senza spallina, senza bretelle, senza bretelline, bandeau
Fiocco	neckType		lavalliere, fiocco al collo
Senza collo	neckType	collarless	senza collo, senza revers, giacca senza collo, giacca senza revers
Spalla larga	detail		spalle larghe, spallina larga, spalline larghe
Spalla stretta	detail		spalla stretta, spallina stretta, spalline strette, spallina sottile
Schiena scoperta	detail	backless	schiena nuda, schiena aperta, dorso nudo, scollo sulla schiena, scollato dietro, scollata dietro, scollo dietro, scoperto dietro, scoperta dietro, scollato schiena, scollata schiena, scollato sulla schiena, scollata sulla schiena, scollatura sulla schiena, scollo schiena, schiena scollata, aperto dietro, aperta dietro, aperto sulla schiena
Peplo	detail	peplum	baschina, baschetta
Coppe grandi	detail		coppa grande, seno grande, seno grosso, seno abbondante, seno prosperoso, decolleté abbondante, riduce il seno, riducono il seno, riduttore seno, riduttivo
Fatto a mano	detail	handmade, hand made	fatta a mano, fatti a mano, fatte a mano, artigianale, artigianali, artigianato, lavorazione a mano, lavorato a mano, cucito a mano, cucita a mano, cucite a mano, handmade
Balconcino	neckType		balconette, balconcini
Colletto classico	neckType		collo classico, collo italiano, colletto italiano, collo francese, colletto francese, collo a camicia, collo camicia, colletto a camicia
Colletto tondo	neckType		colletto rotondo, peter pan, collo peter pan, colletto peter pan, colletto alla peter pan, colletto bebè, collo bebè, colletto bambola
Revers	neckType		collo a revers, collo a scialle, collo scialle, collo sciallato, collo a lancia
Collo diplomatico	neckType		diplomatico, diplomatica, collo diplomatico, colletto diplomatico, ad alette, collo ad alette, collo con alette, wing collar
Scollo incrociato	neckType		wrap, incrociato, incrociata, incrociati
Zip	closure	zip, zipper, full zip	cerniera, con la zip, lampo, zippato, zippata, cerniere, con cerniera, chiusura lampo, con zip, mezza zip, half zip, mezza cerniera, quarter zip, zip corta
Bottoni	closure	buttons, button	bottone, bottoncini, con bottoni, abbottonato, abbottonata, abbottonatura, si abbottona, si abbottonano
Lacci	closure	laces, lace-up	laccio, =stringhe, con lacci, con i lacci, allacciato, allacciati, stringato, laccetti, da allacciare, si allacciano, si allaccia, lace-ups
Velcro	closure	velcro, hook and loop	strappi scarpe, due strappi, doppio strappo, strap, =strappo
Fibbia	closure	buckle	fibie, fibbie
Magnetica	closure	magnetic	chiusura magnetica, bottone magnetico, calamita, calamitata
Bottoni a pressione	closure	snap	bottone automatico, bottoni automatici, bottoncini automatici
Doppiopetto	closure	double-breasted	doppio petto
Monopetto	closure	single-breasted	mono petto
Elastico	closure		elasticato, elasticata, elasticati, elasticate, elastico in vita, vita elastica, vita elasticizzata, elasticizzato in vita, elasticizzati in vita
Gancio	closure		ganci, gancetto, gancetti, gancini, monachella, monachelle
Coulisse	closure		culisse, cordoncino, laccetto in vita, cordino
Zip nascosta	closure		zip invisibile, cerniera invisibile, cerniera nascosta, lampo nascosta, lampo invisibile
Deployante	closure		deployant, fibbia deployante, chiusura deployante, chiusura deployant
Slim	fit	slim, slim fit	aderente, aderenti, attillato, attillata, attillati, stretto, stretti, slimfit, aderentissimo, fasciante, fascianti, attillate, sfiancata, sfiancato, strette, stretta, avvitato, avvitata, avvitati, avvitate, segna il corpo, sciancrata, sciancrato, sciancrati, sciancrate, slim fit, aderentissimi, aderentissima, aderentissime, sirena, a sirena, taglio sirena
Skinny	fit	skinny	skinny fit
Mom	fit		mom fit, =mom
Regolare	fit	regular, regular fit	regolari
A vita bassa	fit	low rise, low waist	vita bassa, bassa vita, low waisted
Dritta	fit		dritto, dritti, dritte, gamba dritta, taglio dritto, straight, straight leg, regolare, senza elastico in fondo, senza elastico alla caviglia, senza elastico sotto, senza elastico al fondo, fondo dritto
Ampia	fit	loose	largo, larga, larghi, larghe, ampio, wide leg, baggy, gamba larga, ampi, ampie, morbido, morbida, morbidi, loose fit, gambe larghe, comfort fit, nasconde la pancia, nascondono la pancia, nascondere la pancia, copre la pancia, coprono la pancia, nasconde i fianchi, nascondono i fianchi, copre i fianchi, coprono i fianchi, non segna, non segnano, balloon, barrel, barrel leg, barrel fit, fluido, fluida, fluidi, fluide
Comoda	fit	relaxed	non stringe, non stringono, non stringa, non stringano, pancetta, confort, comfort, boyfriend, boyfriend fit, jeans boyfriend, dad fit, =pancia
Oversize	fit	oversized	oversize, over, oversized fit, over size, extra large fit, abbondante, maxi taglia, taglio oversize, taglio over, vestibilità oversize, boxy, slouchy, cocoon
Aderente	fit	fitted
A zampa	fit	flared	zampa, a zampa d''elefante, zampa di elefante, svasati, bootcut, svasata, svasato, svasate, scampanato, scampanati, zampa elefante, flare, gamba ampia, campana, corolla, a corolla, evasé, trapezio, a trapezio, svolazzante, svolazzanti, fit and flare, trombetta, a trombetta, largo in fondo, fondo largo, larghi sotto, largo sotto
A vita alta	fit	high waist	vita alta, vita altissima, alta vita, high waisted
Dritta	fit		dritto, dritti, straight, straight fit, taglio dritto, gamba dritta, gambe dritte, gamba diritta, diritti, diritta, diritto
Affusolata	fit		affusolato, affusolati, stretti in fondo, stretto in fondo, fondo stretto, carrot, carota
Lungo	length	long, maxi	lunga, lunghi, lunghe, lunghissimo, lunghissima, copri sedere, coprisedere, copre il sedere, coprono il sedere, copra il sedere, copre il lato b, coprono il lato b, copri lato b, copriglutei
Corto	length		corta, corti, corte, mini, cropped, cortissimo, cortissima, sopra il ginocchio, crop, accorciato, vede la pancia, scopre la pancia, pancia scoperta, ombelico scoperto, pancia fuori
Midi	length	midi	al polpaccio, longuette, media lunghezza, mezza gamba, gonna longuette, gonne longuette, sotto al ginocchio
Al ginocchio	length	knee length	sotto il ginocchio, lungo al ginocchio, lunga al ginocchio, lunghi al ginocchio, fino al ginocchio
Alla caviglia	length		=cropped, lunghezza caviglia, lungo alla caviglia, sopra la caviglia, fino alla caviglia, alle caviglie
Larga	soleWidth	wide fit	pianta larga, pianta comoda, pianta ampia, piede largo, piedi larghi, calzata larga, calzata comoda, calzata ampia, alluce valgo, piedi gonfi, piedi gonfiati, pianta h, pianta grande, piedi grossi, piede gonfio, larghe, largo, larghi, plantare largo, misura larga, comode larghe, punta larga, punta ampia, punta comoda
A spillo	heelType	stiletto heel	tacco a spillo, tacchi a spillo, sottile, stiletto, stiletti, tacco sottile, tacchi sottili, =spillo, =spilli
Largo	heelType	block heel	tacco largo, tacchi larghi, tacco comodo, tacco grosso, tacco quadrato, tacco squadrato, tacco a blocco, tacchi a blocco, tacco massiccio, tacco stabile
Piatto	heelType	flat	rasoterra, senza tacco, raso terra, piatti, piatte, piatta, senza tacchi
Basso	heelType		bassi, tacco basso, tacchetto basso, poco tacco
Cubano	heelType		tacco cubano, tacco texano, tacco da cowboy
Platform	heelType	platform	plateau, suola alta, con plateau, suola spessa, suola grossa, para alta, carrarmato, chunky, suola carrarmato, suola para, zeppone, suolone
Zeppa	heelType	wedge heel	con zeppa, con la zeppa
Tacchetto	heelType		tacchetto, tacchetto basso, tacco 2, tacco 3, tacco 4, kitten, kitten heel, rocchetto, tacco a rocchetto, tacco 2 cm, tacco 3 cm, tacco 4 cm, tacco 3cm, tacco 4cm, 2 cm, 3 cm, 4 cm
Tacco medio	heelType		tacco medio, tacchi medi, mezzo tacco, mezzi tacchi, tacco 5, tacco 6, tacco 7, tacco 5 cm, tacco 6 cm, tacco 7 cm, tacco 5cm, tacco 6cm, tacco 7cm, tacco non troppo alto, tacco non alto, medio, 5 cm, 6 cm, 7 cm
Tacco alto	heelType		tacco alto, tacchi alti, tacco altissimo, tacco 8, tacco 9, tacco 10, tacco 11, tacco 12, tacco 8 cm, tacco 9 cm, tacco 10 cm, tacco 12 cm, tacco 8cm, tacco 10cm, tacco 12cm, stiletto, 8 cm, 9 cm, 10 cm, 11 cm, 12 cm, =spillo, =spilli
Strappi	detail	ripped, distressed	strappato, strappata, strappati, strappate, destroyed, rotti, rotte, bucati, bucate, con buchi, con i buchi
Plissettata	detail	pleated	pieghe, a pieghe, plissettato, plissettate, plissettati, plissè, plisse, plissé
Rotonda	detail	round	rotondo, tonda, tondo, tonde, tondi
Sette ottavi	detail		7/8, a 7/8
Iniziale	detail		lettera, con lettera
Toppe sui gomiti	detail		toppe ai gomiti, toppe gomiti, toppe sul gomito, giacca toppe ai gomiti
Touchscreen	detail	touch	touch screen
Ferretto	detail	underwire, underwired, wired	ferretti
Bottoni dorati	detail		bottoni oro, bottoni d''oro
Reversibile	detail		double face, doubleface, che si gira, =double
Cappuccio staccabile	detail		cappuccio removibile, cappuccio rimovibile, cappuccio amovibile, cappuccio si toglie
Catena dorata	detail		catenella dorata, tracolla a catena
Coppe estraibili	detail		coppe imbottite, coppe removibili, coppe rimovibili
SPF	detail		protezione solare, filtro solare, con protezione, con protezione solare, con filtro solare, con spf
Cardiofrequenzimetro	detail		battito cardiaco, battiti, frequenza cardiaca, misura battiti, cardio
Contapassi	detail		conta passi
Allarme	detail		sveglia
Incisione	detail		inciso, incisa, incisi, incidere, personalizzabile, personalizzabili, personalizzato, personalizzata, personalizzare
Cuore	detail		cuoricino, cuoricini
Taglio invisibile	detail		taglio laser, taglio vivo, non si vedono, non si vede sotto i vestiti, non si vedono sotto i vestiti, non si vede, invisibili, laser cut, laserati, laserato, laserata, laserate, al laser, tagliati al laser
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
Aperta	toeShape		punta aperta, open toe, peep toe, spuntato, spuntata, dita scoperte, dita fuori
Pianta stretta	soleWidth		pianta stretta, piede stretto, piedi stretti, piede magro, piedi magri, calzata stretta, piede sottile, piedi sottili, stretta, strette, stretto, stretti
Impermeabile	feature	waterproof	antipioggia, impermeabili, resistente all''acqua, water resistant, anti pioggia, antiacqua, subacqueo, subacquea, sott''acqua, non cola, non colano, si può bagnare, si possono bagnare, può bagnarsi, con la pioggia, sotto la pioggia, a prova d''acqua, a prova di pioggia, non teme l''acqua, non facciano entrare acqua, non fanno entrare acqua, non fa entrare acqua, non entra acqua, non passa acqua, non fa passare acqua, non fanno passare acqua, tengono acqua, resiste acqua, resistono acqua, ripara dalla pioggia, riparano dalla pioggia, quando piove, se piove
Idrorepellente	feature	water repellent, water-repellent	idrorepellenti
Antivento	feature	windproof	contro il vento, prova di vento, anti vento, ripara dal vento, riparano dal vento, paravento, gorpcore
Traspirante	feature	breathable	traspiranti, traspirante, aerato, non fa sudare, non fanno sudare, anti sudore, antisudore, antitraspirante, fa respirare, fanno respirare, non fanno puzzare, non puzza, non puzzano, non fa puzzare, non fanno puzzare i piedi, anti puzza, antipuzza, anti odore, antiodore, antiodori, anti odori, piedi sudati, piedi che sudano, che sudo, sudo molto, sudo tanto
Elasticizzato	feature		elasticizzati, elasticizzata, elasticizzate
Sostenibile	feature	sustainable, recycled	ecologico, ecologica, riciclato, eco, sostenibili, riciclata, green, etico
Polarizzati	feature	polarized	polarizzate, polarizzato, lenti polarizzate, polarizzante
Imbottitura calda	feature		imbottito, imbottita, imbottiti, imbottite, foderato, foderati, imbottita dentro, foderata, foderate, col pelo, pelo interno, con pelo, felpato dentro, pelo dentro, peloso, pelosa, pelosi, pelose, pelosino, pelosina, pelosini, pelosine, pelliccia dentro, pelo all''interno, interno pelliccia, interno in pelliccia, interno pelo, interno in pelo, foderato in pile, foderati in pile, foderata in pile, foderato pile, foderati pile, pelliccia interna, pelliccia sintetica dentro, imbottito di pelliccia, foderato di pelliccia, con pelliccia, stivali con pelo, stivali imbottiti, stivali pelosi, stivaletti con pelo, stivaletti imbottiti, stivaletti pelosi, stivali foderati, stivaletti foderati, stivali foderati pelo, stivaletti foderati pelo, stivali pelliccia, stivaletti pelliccia, stivali pelo dentro, stivaletti pelo dentro, stivali pelo interno, stivaletti pelo interno, scarponcini con pelo, scarponcini imbottiti, boots con pelo
Imbottitura sintetica	feature		imbottito sintetico, imbottitura in ovatta, ovatta, piuma sintetica, primaloft, thinsulate
Modellante	feature	shaping	modellanti, contenitivo, contenitiva, dimagrante, push-up, contenitivi, contenitive, push up, snellente, pancia piatta, snellenti, tengono dentro la pancia, tiene dentro la pancia, tengono la pancia, tiene la pancia, contiene la pancia, contengono la pancia, tengano la pancia, effetto pancia piatta, snelliscono
Antiscivolo	feature	non-slip	anti scivolo, antiscivolo suola, non scivola, non scivolano, non si scivola, suola antiscivolo, gommini, gommini sotto, pallini sotto, sul ghiaccio, su ghiaccio, per il ghiaccio, per ghiaccio, non scivolano sul ghiaccio, non scivola sul ghiaccio, neve e ghiaccio, non scivolare, per non scivolare, contro le cadute, pavimento bagnato, fondo bagnato
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
Leggero	feature		ultraleggero, ultraleggera, ultraleggeri, ultraleggere, superleggero, superleggera, superleggeri, superleggere, super leggero, super leggera, non pesa, non pesano, ultralight, leggera, leggeri, leggere, leggerissimo, leggerissima, leggerissimi, leggerissime, non pesante, non pesanti, non pesantissimo
Non testato su animali	feature		cruelty free, no test animali, no test su animali, vegano
Dermatologicamente testato	feature		testato dermatologicamente, testata dermatologicamente
Non comedogeno	feature		pelle grassa, pelle mista, pelli grasse, pelli miste, pelle impura, pelli impure, anti brufoli, antibrufoli, brufoli, acne, antiacne, brufolo, pelle acneica, acneica, pelli acneiche, pelle a tendenza acneica, non comedogenico, non comedogenica, no comedogenico, no comedogeno, comedogenico free, non ostruisce i pori, non occlude i pori, pelle oleosa, pelli oleose, pelle untuosa, sebo in eccesso, zona t lucida
Bagaglio a mano	feature		da cabina, cabina, ryanair, easyjet, under seat, underseat, sotto sedile, sottosedile, 40x20x25, 40x25x20, 40x30x20, 55x40x20, 55x40x23, 55x35x25, 55x35x20, 56x45x25, 45x36x20
Resistente all''acqua 3 ATM	feature		3 atm, 30 metri
Resistente all''acqua 5 ATM	feature		5 atm, 50 metri
Resistente all''acqua 10 ATM	feature		10 atm, 100 metri
Ad asciugatura rapida	feature		asciuga in fretta, asciuga subito, asciuga velocemente, asciuga rapidamente, quick dry, asciugatura veloce, asciuga presto
Lavabile in lavatrice	feature		lavatrice, lavabile, lavabili, lavabile a macchina, si lava in lavatrice, si lavano in lavatrice, lavare in lavatrice
Protezione UV400	feature		uv400, uv 400, filtro uv, protezione uv, raggi uv, lenti uv
Pelli sensibili	feature		pelle sensibile, pelle delicata, pelli delicate, pelle sensibilissima, pelle reattiva, pelli reattive, pelle irritabile, pelle che si arrossa, pelle arrossata, pelle intollerante, pelle atopica, pelli atopiche, cute sensibile, occhi sensibili, pelle irritata, viso arrossato, rossori, pelli arrossate, pelle con dermatite, ciglia sensibili, labbra sensibili, mani sensibili, piedi sensibili, ascelle sensibili
Oftalmologicamente testato	feature		testato oftalmologicamente, lenti a contatto, porto le lenti, portatori di lenti
Elegante	style	elegant	eleganti, raffinato, chic, classe, raffinata, signorile, sofisticato, sofisticata, formale, funerale, lutto, classy, elegantissimo, elegantissima, perbene, old money, quiet luxury, stealth wealth, office siren, rich girl, di classe, signorile elegante, corpcore, boss babe, stockholm style, sciura, da sciura, ereditiera, it girl, model off duty, signora bene, nonna chic, =parigino, =parigina
Casual	style	casual	informale, sportivo elegante, quotidiana, giornaliero, easy, =da giorno, =tutti i giorni, =di tutti i giorni, =tutto il giorno
Sportivo	style	sporty	sportiva, sportivi, sportive, techwear, athleisure, blokecore, tenniscore, athflow, sporty chic, corpcore sportivo, gym girl, gymrat, gym bro, sport chic, sporty spice
Classico	style	classic	classica, classici, classiche, preppy, bon ton, college style, dark academia, light academia, academia, eclectic grandpa, coastal grandmother, capsule wardrobe, stile college, ivy league, stile inglese, coastal grandma, dandy, stile dandy, librarycore, heritage, stile british, british style, collegiale, stile collegiale, da collegiale, poetcore
Vintage	style	vintage	retrò, anni 80, anni 90, retro, anni 70, anni 60, anni 50, anni 20, y2k, old style, 90s, 80s, 70s, anni novanta, anni ottanta, anni settanta, anni sessanta, anni cinquanta, anni 2000, anni duemila, rockabilly, pin up, pinup, stile pin up, old school, blokecore, anni 40, anni 30
Boho	style	boho	hippie, etnico, gipsy, bohemian, boho chic, hippy, etnica, etnici, bohemien, bohémien, figli dei fiori, figlia dei fiori, gitana, gitane, zingara, zingaro, zingaresca, gipsy style, hippy chic, coachella, =gitano, =gitana, =gitani, coastal cowgirl, festivalcore, ibiza, stile ibiza, gipsyset, bohocore, fricchettona, fricchettone, etno, stile etnico
Rock	style	rock	punk, dark, gotico, punk rock, goth, metallaro, grunge, emo, rocker, indie sleaze, opium style, opium, egirl, alternative, alternativo, y2k goth, cyber goth, steampunk, dark romantic, vampirecore, gothic lolita, gothic, dark wave, visual kei, heavy metal, rockstar, rockstar girlfriend, grungecore
Romantico	style	romantic	romantica, romantici, shabby, coquette, cottagecore, balletcore, bridgerton, mermaidcore, tomato girl, soft girl, girly, fairycore, kawaii, lolita, barbiecore, regencycore, royalcore, princesscore, angelcore, coquettecore, twee, french girl, kidcore, lovecore, bloomcore, jirai kei, hello kitty style
Minimal	style	minimal	minimalista, basic, basico, semplice, essenziale, pulito, semplici, minimalisti, clean girl, minimaliste, that girl, normcore, vanilla girl, scandinavo, stile scandinavo, nordico, =lineare, =lineari
Western	style	western	country, cow-boy, cowgirl, cowboy, cowboycore, stile cowboy, =texana, =texane
Glamour	style		sexy, sensuale, seducente, provocante, mob wife, dark feminine, baddie, iced out, bling, bling bling, =diva
Urban	style		street, streetwear, street style, città, urbano, urbana, metropolitano, skater, skate, drip, trap, hip hop style, stile trap, tomboy, baggy style, downtown girl, eboy, skater boy, skater girl, opiumcore, rapper, stile rapper, maranza, stile maranza, gangsta, hypebeast
Districante	detail		si annodano, si annoda, anti nodi, sciogli nodi, sciolginodi, si aggrovigliano, aggrovigliati, =annodati, =nodi
Squadrata	detail		squadrati, squadrato, squadrate, quadrati, quadrate, quadrata, quadrato, rettangolari, rettangolare
Aviator	detail		aviatore, pilota, a goccia aviatore
Lunga tenuta	detail		lunga durata, lunghissima durata, lunghissima tenuta, long lasting, no transfer, che dura tutto il giorno, indelebile, non sbava, non sbavano, no sbavature, resistente alle sbavature
Allungante	detail		ciglia lunghe, ciglia lunghissime, ciglia più lunghe, allunga, effetto ciglia finte, ciglia corte, ciglia cortissime
Volumizzante	detail		volume, volumizzanti, ciglia folte, capelli fini, capelli sottili, occhi piccoli
Tonda	toeShape		punta tonda, punta arrotondata
Quadrata	toeShape		punta quadrata, punta squadrata
Pinces	detail		pences, pence, penses
Frange	detail		frangiato, frangiata, frangiati, frangiate
Autonomia di sette giorni	detail		batteria lunga durata, batteria che dura, lunga autonomia, lunga batteria
Luce notturna	detail		retroilluminato, retroilluminata, lancette luminose, fosforescente, luminescente
Plantare estraibile	detail		plantare removibile, plantare rimovibile, soletta estraibile, soletta removibile, sottopiede estraibile, sottopiede removibile, per plantari
Confezione regalo	detail		scatola regalo, pacchetto regalo, pacco regalo, confezione da regalo, box regalo
Cinturino alla caviglia	detail		cinturino caviglia, laccio alla caviglia, allacciato alla caviglia, ankle strap
Bande laterali	detail		banda laterale, riga laterale, righe laterali, striscia laterale, strisce laterali, bande ai lati, righe ai lati
Borchie	detail		borchiato, borchiata, borchiate
Balze	detail		volant, volants, rouche, rouches, ruche, ruches, frappe
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
Lana	material	wool	pura lana, laniero, di lana, in lana, lana vergine, lana vera, lane, misto lana, lana e cashmere, =panno, =panno di lana, =panno lana, lana peruviana
Lana cotta	material	boiled wool	lana cotta
Lambswool	material	lambswool	lana lambswool, lana d agnello
Shetland	material		lana shetland
Fresco di lana	material		fresco lana
Lana merino	material	merino wool, merino	merinos, lana merinos
Cashmere	material	cashmere	cachemire, casmir, cashmire, kashmir, cachemir, misto cashmere, cashemire, cashmir, caschmere, cachmere, kashmire, in cashmere, cachemere, puro cashmere, =cash, non punge, non pungono, non punga, non pizzica, non pizzicano, non pizzichi, non prude, non pruriginoso
Seta	material	silk	pura seta, in seta, seta pura, shantung, setosa
Lino	material	linen	puro lino, in lino, lino puro, misto lino
Canapa	material	hemp
Pelle	material	leather	cuoio, vera pelle, pelle vera, in pelle, vero cuoio, nappa, pellame, in cuoio, pelle di vitello, vitello, pelle liscia, pelle martellata, saffiano
Ecopelle	material	faux leather, synthetic leather	finta pelle, similpelle, eco pelle, pelle vegana, pelle finta, simil pelle, eco-pelle, simil-pelle, sintetico, vegan leather, in ecopelle, =ecop, pelle sintetica, in pelle sintetica, pelle ecologica, vera finta pelle, spalmato, spalmati, spalmata, spalmate, effetto pelle, coated, gommato, gommati
Camoscio	material	suede	scamosciato, scamosciata, scamosciate, scamosciati, pelle scamosciata, nabuk, nubuck, crosta, alcantara, camosciato, suède, pelle di camoscio, nabuck, nubuk, velour pelle, =renna
Poliestere	material	polyester
Nylon	material	nylon	nailon, cordura
Poliammide	material	polyamide
Acrilico	material	acrylic
Viscosa	material	viscose	ecovero
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
Oro bianco	material	white gold	oro bianco 18kt, oro bianco 18 kt, oro bianco 18 carati
Oro	material	gold	oro giallo 18kt, oro 18 kt, oro 18kt, in oro, oro 18 carati, oro 750, oro vero, oro rosa 18kt
Ottone	material	brass
Legno	material	wood	in legno
Bambù	material		bamboo, fibra di bambù, viscosa di bambù
Paglia	material	straw	rafia, vimini, raffia, in paglia, di paglia, midollino
Perle	material	pearl	perla, perline, perle vere, perle coltivate, perla nera, perle di fiume, perla coltivata
Tencel	material	tencel	lyocell, liocell
Modal	material	modal	micromodal
Iuta	material	burlap	juta
Tessuto tecnico	material	performance fabric	tecnico, tecnica, tecnici, tecniche, dry fit, tecno
Tessuto tecnico Cocona	material	cocona performance fabric
Coolmax	material	coolmax
Gore-Tex	material	gore-tex, goretex	gore tex, goretx
Vernice	material		in vernice, verniciato, verniciata, lucide, laccata, patent, pelle lucida, pelle lucidata, pelle spazzolata, pelle verniciata, pelle laccata
Pelo	material		peloso, pelosa, pelosi, pelose, peluche, teddy, pelliccia, ecopelliccia, astrakan, pellicce, ecopellicce, eco pelliccia
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
Paillettes	material		paillette, pailettes, paillet, lustrini, glitter, brillantini, sequins, luccicante, luccicanti, brilloso, glitterato, glitterata, glitterati, brillantinato, brillantinata, scintillante, con glitter
Strass	material		cristalli, cristallo, zirconi, zircone, pietre, brillanti, gioiello, pietrine, brillantini
Spugna	material		spugnoso
Neoprene	material		scuba
Uncinetto	material		crochet, all''uncinetto
Diamanti	material		diamante, brillante
Titanio	material		in titanio
Ceramica	material		in ceramica
Feltro	material		in feltro
Acetato	material		celluloide, plastica
Madreperla	material	mother of pearl	madre perla
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('models', '# Brands that stand for one kind of thing, and models that stand for their brand, the brand''s own name only where it hardly sells anything else. ''Altre'': brands of one kind that mean none of the others.
brand	kind	typed	models
adidas	Sneakers		stan smith, gazelle, adidas superstar, samba adidas, adidas samba, adidas spezial, adidas campus, forum low, samba, adidas campus 00s, campus 00s, gazzelle, yeezy
Nike	Sneakers		air force, air force 1, air max, nike dunk, nike dunk low panda, dunk low panda, dunk panda, dunk low, nike blazer, cortez, air jordan, jordan 1, jordan 4, tn nike, jordan, air jordan 1, jordans
Nike	Scarpe da running		pegasus nike, nike pegasus, vomero
Puma	Sneakers		puma suede, puma palermo, speedcat
Diadora	Sneakers		diadora heritage, n9000
Converse	Sneakers	converse	all star, allstar, chuck taylor, converse all star, chuck 70
Vans	Sneakers	vans	old skool, vans old skool, sk8
New Balance	Sneakers	new balance, newbalance	new balance 574, 530 new balance, new balance 530, new balance 9060, 990
Fila	Sneakers	fila	fila disruptor
Geox	Scarpe	geox
Grünland	Pantofole	grunland
Inblu	Ciabatte	inblu
Valleverde	Scarpe comode	valleverde
Superga	Sneakers	superga	superga 2750
Golden Goose	Sneakers	golden goose	super star golden goose
Hogan	Sneakers	hogan	hogan interactive
Asics	Scarpe da running	asics	gel kayano, gel nimbus
Saucony	Scarpe da running	saucony	saucony jazz
Salomon	Scarpe da trekking	salomon	speedcross
Skechers	Scarpe da ginnastica	skechers, sketchers	skechers slip in, skechers slip ins, slip in skechers, skechers memory foam
Dr. Martens	Anfibi	dr martens, doctor martens, dottor martens, doc martens, martens	1460
Timberland	Stivaletti	timberland
Clarks	Stivaletti		desert boot, clarks desert
UGG	Stivaletti	ugg, uggs
Birkenstock	Ciabatte	birkenstock, birkenstok, birken	birkenstock arizona, birkenstock boston
Crocs	Ciabatte	crocs, croc
Eastpak	Zaini	eastpak, eastpack
Invicta	Zaini	invicta
Kånken	Zaini	kanken, fjallraven
Samsonite	Valigie	samsonite
Roncato	Valigie	roncato
Ray-Ban	Occhiali da sole	rayban, ray ban, ray-ban	wayfarer, clubmaster
Persol	Occhiali da sole	persol
Oakley	Occhiali da sole	oakley
Swatch	Orologi	swatch
Rolex	Orologi	rolex	submariner, daytona rolex
Omega	Orologi	omega	speedmaster
Tissot	Orologi	tissot	tissot prx
Seiko	Orologi	seiko
Citizen	Orologi	citizen	eco drive
Casio	Orologi digitali	casio vintage, casio collection, casio digitale	g shock, gshock, baby g, casio f91, casio f91w, f91w, casio illuminator, casio a158, casio a168, casiotron, casio g shock, casio gshock, casio baby g
Casio	Orologi		casio edifice, edifice
Garmin	Smartwatch	garmin	forerunner, fenix garmin
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
On	Scarpe da running	on running	on cloud
La Sportiva	Scarpe da trekking	la sportiva
Veja	Sneakers	veja
Alexander McQueen	Sneakers	mcqueen
Louboutin	Décolleté	louboutin, louboutins
Tod''s	Mocassini	tods, tod s	gommini tods
Church''s	Scarpe stringate	church, churchs
Furla	Borse	furla
Louis Vuitton	Borse		neverfull, speedy
Hermès	Borse a mano		birkin, kelly hermes
Longchamp	Shopper	longchamp	le pliage, pliage
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
Chanel	Profumi		chanel n 5, chanel n5, chanel numero 5, coco mademoiselle
Maybelline	Trucco	maybelline
Essie	Unghie	essie
La Roche-Posay	Cura del viso	la roche posay
Kérastase	Cura dei capelli	kerastase
Proraso	Barba e rasatura	proraso
Fissan	Bagnetto	fissan
Levi''s	Jeans		levis 501, levi s 501, 501 levis
Charlotte Tilbury	Trucco	charlotte tilbury
Vichy	Bellezza	vichy
L''Erbolario	Bellezza	l erbolario, erbolario
Piz Buin	Solari	piz buin
Olaplex	Cura dei capelli	olaplex
OPI	Unghie	opi
Creed	Profumi	creed	creed aventus, aventus
Damiani	Gioielli	damiani
Valleverde	Scarpe	valleverde
Save The Duck	Piumini	save the duck
Altre	Sneakers	autry, premiata, philippe model, onitsuka, onitsuka tiger, munich, palladium, palladium pampa, p448, voile blanche, date sneakers, ama brand, crime london, 4b12, ash sneakers, lumberjack, karhu, le coq sportif, k swiss, kswiss, lotto leggenda, kappa scarpe, feiyue, novesta, spalwart, axel arigato, common projects, maison mihara, victoria scarpe, natural world, naked wolfe, d squared sneakers, balenciaga triple s, triple s, balenciaga speed, gucci ace, gucci rhyton, b23, dior b23, b22, travis scott, foam runner, ultra boost, ultraboost, nmd, ozweego, adi2000, adidas handball, handball spezial, adidas tokyo, adidas sl72, sl 72, adidas forum, adidas hamburg, nike cortez, nike v2k, v2k, p6000, nike p6000, nike shox, shox, air max 90, air max 95, air max 97, air max plus, vapormax, huarache, monarch, nike tn, uptempo, jordan 3, jordan 5, jordan 11, jordan 12, jordan 13, new balance 327, new balance 550, 550 new balance, new balance 2002r, 2002r, 1906r, new balance 1906, new balance 740, nb 530, nb 574, nb 9060, asics gt 2160, gel 1130, gel 1130 asics, asics gel 1130, kayano 14, gel nyc, mexico 66, puma cali, puma mayze, puma rs x, rs x, puma cat, puma carina, puma smash, reebok classic, club c, reebok club c, reebok freestyle, vans knu, knu skool, vans authentic, vans ultrarange, run star, run star hike, converse run star
Altre	Scarpe	bata, pittarosso, cafe noir, tamaris, rieker, ecco, pikolinos, camper, igi co, igico, primigi, callaghan, grisport, fly flot, cinzia soft, stonefly, lelli kelly, igi e co, enval, hispanitas, alma en pena, fluchos, mtng, maria mare, d angela, menbur, inuovo, fratelli rossetti, santoni, moreschi, alberto guardiani, cesare paciotti, paciotti, gianvito rossi, rene caovilla, sergio rossi, aquazzura, casadei, le silla, loriblu, giuseppe zanotti, zanotti, pollini, bruno magli, brimarts, romagnoli, naturino, falcotto, biomecanics, garvalin, pablosky, mod 8, asso scarpe, canguro scarpe, u power, upower, diadora utility, cofra, base protection, puma safety, kickers, docksteps, wrangler scarpe, lumberjack scarpe, nicola benson, cafènoir, cafe noir scarpe, pittarello, scarpe e scarpe, aw lab, foot locker, footlocker, jd sports, cisalfa, snipes, deichmann, alcott scarpe, primadonna, primadonna collection, bata scarpe, cinti, pollini scarpe, ecco scarpe, mephisto, el naturalista, kybun, mbt, on cloud scarpe, cole haan, sperry, dockers scarpe, pikolinos scarpe, vivobarefoot, vivo barefoot, ara scarpe, scarpe ara, cult scarpe, scarpe cult, frau scarpe, scarpe frau, imac scarpe, scarpe imac, xti scarpe, scarpe xti, caprice scarpe, scarpe caprice, unisa scarpe, gabor scarpe, scarpe gabor, jana scarpe
Altre	Scarpe comode	melluso, enval soft
Altre	Borse	gum design, save my bag, borbonese, o bag, obag, le pandorine, alviero martini, carpisa, coccinelle, furla borse, tosca blu, tosca blu borse, gabs, y not, ynot, pinko love, love bag, love bag pinko, love moschino, desigual borse, guess borse, liu jo borse, mandarina duck, mandarina duck borse, orciani, plinio visona, marc jacobs tote bag, the tote bag, tote bag marc jacobs, marmont, gucci marmont, gucci jackie, dionysus, gg supreme, baguette fendi, peekaboo, sicily bag, book tote, lady dior, chanel classica, chanel boy, kelly, birkin hermes, alma lv, keepall, jet set, michael kors jet set, puzzle loewe, cassette bottega veneta, bottega veneta, jodie bottega veneta, galleria prada, re edition, re edition prada, hourglass balenciaga, rockstud, jacquemus, le chiquito, telfar, cult gaia, polene, strathberry, mansur gavriel, radley, fiorelli, parfois, aldo borse, mia bag, miabag, v73, v 73, gianni chiarini, manila grace borse, cromia, tuscany leather, roberta pieri, the bridge borse, nannini, campomaggi, caterina lucchi, cuoieria fiorentina, pierre cardin borse, biagiotti borse, blugirl borse, roccobarocco, alviero martini geo, prima classe, geo classic, loewe
Altre	Intimo	oysho, calida, tezenis, yamamay, victoria s secret, victorias secret
Altre	Gioielli	tous, comete, unoaerre, uno a erre, luca barra, kidult, rue des mille, pdpaola, mabina, ops objects, ottaviani, 2jewels, bluespirit, thomas sabo, stroili oro, salvini, recarlo, tiffany co, van cleef, buccellati, unode50, uno de 50, agatha paris, boccadamo, miluna, giorgio visconti, marlu, jack co, maman et sophie, morellato, stroili, dodo, pomellato, trollbeads, pandora moments, chiara ferragni gioielli, amen gioielli, dvccio, radaelli, giovanni raspini, raspini, pianegonda, queriot, rebecca gioielli, breil gioielli, liu jo gioielli, guess gioielli, apm monaco, messika, chopard gioielli, cartier love, love cartier, juste un clou, cartier trinity, bulgari serpenti, serpenti bulgari, b zero1, bulgari b zero1, tiffany, tiffany t, alhambra, alhambra van cleef, polello, crivelli, mirco visconti, davite delucchi, world diamond group, salvatore plata, alisia, jack and co, sovrani, roberto giannotti, giannotti, chiama angeli giannotti, chantecler, capri campanella, tamara comolli, vhernier, fope, annamaria cammilli, dinh van, le carose, nove25, atelier vm, maria black, mejuri, missoma, monica vinader, astrid miyu, pilgrim gioielli, thomas sabo gioielli, ania haie, pdpaola gioielli, swarovski gioielli, bliss gioielli, dodo gioielli, trollbeads gioielli, kidult gioielli, 10 buoni propositi, dieci buoni propositi, lebole gioielli, stroppia
Altre	Orologi	philip watch, vagary, d1 milano, oris, festina, sector, lorus, hamilton, longines, tag heuer, breitling, panerai, bulova, timex, lorenz, breil, ice watch, patek philippe, audemars piguet, fossil, fossil orologi, locman, iwc, certina, mido, rado, baume mercier, frederique constant, maurice lacroix, junghans, police orologi, liu jo orologi, guess orologi, invicta orologi, jaeger lecoultre, vacheron constantin, cluse, rosefield, mvmt, paul hewitt, olivia burton, skagen, nixon, suunto core, superocean, seamaster, omega seamaster, datejust, rolex submariner, seiko 5, nautilus, royal oak, flik flak, hip hop orologi, briston, unimatic, squale, vostok, hamilton khaki, khaki field, tommy hilfiger orologi
Altre	Profumi	dolce gabbana light blue, dolce e gabbana light blue, hypnose, narciso rodriguez, lattafa, acqua di parma, acqua dell''elba, acqua dell elba, montblanc explorer, montblanc legend, laura biagiotti, jo malone, byredo, diptyque, mancera, montale, xerjoff, kilian, penhaligon s, tobacco vanille, hypnotic poison, versace eros, dylan blue, ysl libre, libre ysl, armani code, armani si, si armani, born in roma, prada paradoxe, paradoxe, prada candy, infusion d iris, scandal gaultier, mugler alien, alien mugler, mugler angel, thierry mugler, angel mugler, kenzo flower, flower by kenzo, interdit, l interdit, terre d hermes, terre hermes, burberry her, omnia bulgari, bulgari omnia, jadore, j adore, dior homme, fahrenheit, bleu de chanel, bleu chanel, coco chanel, chanel chance, allure homme, la nuit tresor, idole lancome, the one dolce gabbana, k dolce gabbana, gucci bloom, gucci flora, ck one, cool water, davidoff, boss bottled, fame rabanne, gucci guilty, olympea, 1 million, lady million, le vie est belle, la vita e bella, carolina herrera, aqua allegoria, shalimar, hugo man, kayali, erba pura, santal 33, jean paul gaultier, hermes terre, dolce e gabbana the one, the one dolce e gabbana, mugler, dior sauvage, sauvage, miss dior, black opium, light blue dolce gabbana, acqua di gio, la vie est belle, one million, invictus, good girl, baccarat rouge, le male, jean paul gaultier le male, ultra male, acqua di gio profondo, stronger with you, my way, my way armani, armani my way, si passione, because it s you, bulgari man, bulgari pour homme, aqva bulgari, aqva, bvlgari man, rose goldea, versace bright crystal, bright crystal, crystal noir, versace dylan, dylan turquoise, devotion dolce gabbana, q dolce gabbana, imperatrice, l imperatrice, chloe nomade, chloe eau de parfum, miss dior blooming, dior j adore, eau sauvage, dior poison, pure poison, addict dior, gris dior, lancome tresor, tresor, lancome la vie est belle, trésor midnight rose, idole, ysl black opium, mon paris, ysl y, y ysl, myslf, l homme ysl, la nuit de l homme, ysl libre intense, paco rabanne, rabanne, black xs, pure xs, olympea legend, gentleman givenchy, irresistible givenchy, very irresistible, ange ou demon, voce viva, bad boy, very good girl, 212 vip, carolina herrera good girl, gucci rush, gucci envy, gucci by gucci, narciso rodriguez for her, musc noir, pure musc, womanity, angel nova, prada milano, luna rossa, prada luna rossa, luna rossa carbon, prada l homme, hermes twilly, twilly d hermes, un jardin, kelly caleche, h24, chanel coco, coco noir, chanel gabrielle, n 19, egoiste, platinum egoiste, montblanc starwalker, starwalker, cartier declaration, la panthere, tiffany profumo, burberry goddess, mr burberry, my burberry, burberry hero, boss the scent, hugo boss bottled, davidoff cool water, ck be, ck everyone, tommy girl, tommy profumo, ralph profumo, dsquared wood, wood dsquared, moschino toy, toy boy, toy 2, moschino funny, cheap and chic, salvatore ferragamo signorina, f by ferragamo, signorina ferragamo, byblos profumo, bois 1920, tiziana terenzi, nasomatto, orto parisi, parfums de marly, delina, layton, baccarat rouge 540, maison francis kurkdjian, kurkdjian, mfk, tom ford, lost cherry, oud wood, black orchid, ombre leather, bitter peach, vanilla sex, nishane, amouage, frederic malle, le labo, another 13, replica margiela, by the fireplace, escentric molecules, molecule 01, juliette has a gun, not a perfume, zadig voltaire this is her, this is her, girls can do anything, chopard, roberto cavalli profumo, cavalli profumo, just cavalli profumo, collistar profumo, bottega verde profumo, l erbolario profumo, tesori d oriente profumo, monotheme, nature s profumo, ariana grande, ariana grande cloud, billie eilish profumo, lattafa yara, khamrah, afnan, armaf, club de nuit, rasasi, tous profumo, adolfo dominguez, agua fresca, jimmy choo profumo, i want choo, elie saab, issey miyake, l eau d issey, kenzo profumo, kenzo homme, cacharel, anais anais, amor amor, rochas, eau de rochas, lolita lempicka, nina ricci, cerruti 1881, azzaro, azzaro wanted, chrome azzaro, the most wanted, joop, guerlain, la petite robe noire, mon guerlain, l homme ideal, habit rouge, vetiver guerlain, acqua di selva, pino silvestre profumo, felce azzurra profumo, tabacco d harar, borotalco profumo, acqua fiorentina, santa maria novella, dr vranjes, bulgari, bvlgari, lancome idole, lancome la nuit, lancome miracle
Altre	Trucco	fenty beauty, rare beauty, huda beauty, mac cosmetics, nars, urban decay, too faced, benefit cosmetics, diego dalla palma, pupa milano, catrice, essence trucco, makeup revolution, wycon, rimmel london, deborah milano, bourjois, max factor, clio makeup, astra makeup, neve cosmetics, nabla, bobbi brown, it cosmetics, kiko, nyx, essence cosmetics, deborah, pupa, revlon, nyx cosmetics, bourjois paris, armani beauty, anastasia beverly hills, tarte, morphe, colourpop, kvd, hourglass, pat mcgrath, natasha denona, laura mercier, smashbox, clarins trucco, collistar trucco, puro bio, purobio, avril, espressoh, mulac, veralab, rom nd, peripera, tirtir, missha, pillow talk, maybelline super stay, superstay, mac trucco
Altre	Trucco viso	estee lauder double wear, double wear, armani luminous silk, luminous silk, dior backstage, ysl touche eclat, touche eclat, benefit hoola, hoola, nars orgasm, mac fondotinta
Altre	Trucco occhi	lancome idole mascara, sky high, sky high maybelline, lash sensational, better than sex
Altre	Rossetti	mac ruby woo, ruby woo, dior addict, gloss bomb, lip glow, superstay matte ink, mac rossetto, rossetto mac
Altre	Struccanti e detergenti	garnier micellare, sensibio, micellare garnier, acqua micellare garnier, bioderma sensibio, acqua micellare bioderma, bioderma micellare, micellare bioderma, cerave detergente, detergente cerave, acqua micellare nivea
Altre	Cura del viso	bioderma, the ordinary, cosrx, beauty of joseon, dr hauschka, paula s choice, skinceuticals, drunk elephant, cetaphil, avene, cerave, eucerin, rilastil, bionike, clinique, estee lauder, la mer, isdin, heliocare, dermalogica, rexaline, skin1004, round lab, some by mi, laneige, innisfree, dr jart, the inkey list, inkey list, cera ve, topicrem, embryolisse, ducray, noreva, effaclar, la roche posay effaclar, cicaplast, lrp, toleriane, vichy mineral 89, mineral 89, nivea q10, q10, diadermine, collistar viso, dr barbara sturm, sisley paris, biotherm, filorga viso, lierac viso, eucerin hyaluron, hyaluron filler, advanced night repair, dramatically different, estee lauder crema, clinique moisture surge, moisture surge, elemis, ren skincare, pixi glow tonic, glow tonic, geek gorgeous, nacomi, foreo
Altre	Bagnoschiuma	bagnoschiuma dove, dove bagnoschiuma, badedas, spuma di sciampagna, vidal, vidal bagnoschiuma, felce azzurra bagnoschiuma, bagnoschiuma felce azzurra, nivea bagnoschiuma, tesori d oriente bagnoschiuma
Altre	Deodoranti	deodorante dove, dove deodorante, infasil, lycia, dermafresh, rexona, deodorante nivea, nivea deodorante, deodorante borotalco, borotalco deodorante, deodorante neutro roberts, neutro roberts deodorante, deodorante malizia, deodorante sanex, deodorante breeze, breeze deodorante, deodorante vichy, vichy deodorante, deodorante bionsen, deodorante infasil, deodorante lycia, deodorante dermafresh, deodorante rexona, deodorante axe, axe deodorante
Altre	Saponi	dove sapone, sapone dove, sapone palmolive, sapone neutro roberts, sapone felce azzurra, sapone nivea
Altre	Depilazione	philips lumea, braun silk epil, veet, lumea, veet crema, crema veet, silk epil braun, strep, gillette venus, venus gillette, rasoio venus, braun ipl
Altre	Igiene intima	lactacyd, saugella, chilly detergente, detergente chilly, detergente intimo chilly, tantum rosa, saugella detergente
Altre	Cura del corpo	somatoline, sol de janeiro, borotalco, palmolive, felce azzurra, neutro roberts, malizia, nidra, vaseline, palmers, bio oil, bionsen, nivea soft, sanex, johnson s, tesori d oriente, bottega verde corpo, i coloniali, nuxe huile prodigieuse, huile prodigieuse, bum bum cream, crema dove
Altre	Solari	australian gold, bilboa, lancaster, hawaiian tropic, garnier ambre solaire, anthelios, avene solare, la roche posay solare, lancaster sun, nivea sun, garnier solare, delice solaire, equilibra solare, bilboa solare, rilastil sun, rilastil sun system, bionike defence sun, defence sun, heliocare 360, isdin fusion water, fusion water, isdin solare, vichy capital soleil, capital soleil, angstrom, leocrema, prep solare, carroten, australian gold solare, caudalie solare, nuxe sun, clarins solare, collistar solare, shiseido solare, ultrasun, tan luxe, isle of paradise, st tropez, st moriz, bondi sands, that so, eucerin sun, uriage bariesun, bariesun, mustela sole, chicco solare
Altre	Phon e piastre	ghd, dyson, airwrap, dyson airwrap, imetec, rowenta capelli, babyliss, remington, phon dyson, dyson phon, dyson supersonic, piastra ghd, phon ghd, phon imetec, imetec bellissima, piastra imetec, piastra remington, phon babyliss, parlux, phon parlux, gama phon, phon gama, steampod, piastra steampod, dyson corrale
Altre	Spazzole e pettini	tangle teezer, tek spazzola, denman, spazzola tangle teezer, spazzola tek, wet brush
Altre	Colorazione dei capelli	syoss, testanera, casting creme gloss, excellence creme, garnier nutrisse, nutrisse, color sensation, garnier color sensation, herbatint, tinta garnier, tinta l oreal
Altre	Cura dei capelli	redken, wella, schwarzkopf, davines, moroccanoil, moroccan oil, elvive, fructis, l oreal professionnel, tigi, biopoint, aveda, nashi, pantene, garnier fructis, head shoulders, head and shoulders, herbal essences, tresemme, ultra dolce, garnier ultra dolce, bioscalin, klorane, collistar capelli, alfaparf, milk shake, z one, curly girl, cantu, shea moisture, noughty, batiste, got2b, got 2b, franck provost, olaplex n3, k 18, fanola, nioxin, l oreal elvive, revlon capelli, uniq one, orofluido, american crew, gliss, gliss kur, nashi argan, oway, kevin murphy, living proof, ouai, gisou, color wow, mielle
Altre	Unghie	layla, sally hansen, estrosa, mesauda, semilac, passione unghie, kiko smalto, essence smalto, deborah smalto, opi smalto, gelish, shellac, cnd shellac, lcn, nails inc, faby, pupa smalto, peggy sage, roby nails
Altre	Piumini	duvetica, herno, canada goose, nuptse
Altre	Abbigliamento	pennyblack, marella, stefanel, sandro ferrone, luisa spagnoli, elena miro, marina rinaldi, rinascimento, yes zee, vero moda, jack jones, maison margiela, pal zileri
Altre	Bellezza	sephora, caudalie, nuxe, uriage, svr, filorga, kiehls, kiehl s, shiseido, sisheido, miamo, korff, lierac, bottega verde, the body shop, body shop, rituals, weleda, aveeno, nivea, neutrogena, i provenzali, l occitane, occitane, collistar, yves rocher, equilibra, l oreal, loreal, l oreal paris, garnier, clarins, biopoint bellezza, erbolario, geomar, douglas, marionnaud, phyto garda, helan, lancome
Altre	Pantofole	de fonseca
Altre	Stivali da pioggia	aigle
Altre	Scarpe da trekking	merrell
Altre	Décolleté	manolo blahnik, jimmy choo
Altre	Mocassini	sebago, mocassini frau, frau mocassini
Altre	Scarpe stringate	doucals
Altre	Zaini	jansport, herschel, eastpak padded, kanken mini, borealis, north face borealis, zaino north face, deuter, osprey, ferrino zaino, ferrino, vaude, quechua zaino, cabinzero, cabin zero, nomatic, bellroy, pacsafe, poler, sandqvist, rains zaino, ucon acrobatics, sprayground, smiggle, giotto scuola, legami zaino, my style bags, kipling, seven advanced, seven freethink, invicta jelek, jelek, kaos zaino, gopop, thule, targus, xd design, samsonite zaino, piquadro zaino, tucano, national geographic zaino, cat zaino, marvel zaino, me contro te zaino, lol surprise zaino
Altre	Valigie	american tourister, delsey, rimowa, bric s, brics, carpisa valigia, horizn, cabin zero valigia, gabol, itaca, jaslen, movom, travelite, stratic, tucci, roncato ironik, ciak roncato, mandarina duck valigia, piquadro valigia, victorinox, kono, amazon basics valigia, spinner samsonite, paradise samsonite, trunki, bluestar
Altre	Collant	golden lady, omsa, philippe matignon, goldenpoint
Altre	Reggiseni	lovable, playtex, wonderbra
Altre	Slip	cotonella
Altre	Costumi da bagno	speedo
Altre	Bracciali	cruciani
Altre	Smartwatch	galaxy watch, fitbit, amazfit, mi band, xiaomi watch, suunto, coros, polar vantage, polar ignite, withings, garmin venu, garmin vivoactive, garmin fenix, garmin instinct, vivosmart, apple watch se, apple watch ultra, apple watch series, pixel watch, redmi watch, huawei watch, whoop, oura
Altre	Rasoi	gillette, wilkinson, bic rasoi, braun series, philips oneblade, oneblade, philips series, panasonic rasoio, king c gillette, mach 3, mach3, fusion proglide, rasoio gillette, gillette rasoio, gillette labs, rasoio philips, rasoio braun, rasoio panasonic, rasoio bic, one blade philips
Altre	Dopobarba	brut dopobarba, denim dopobarba, tabac, tabac original, pino silvestre, dopobarba nivea, nivea dopobarba, dopobarba denim, dopobarba brut, floid, dopobarba proraso, proraso dopobarba, dopobarba acqua velva, acqua velva, aqua velva
Altre	Schiume da barba	noxzema, palmolive barba, schiuma gillette, gillette schiuma, schiuma proraso, proraso schiuma, schiuma noxzema, gel gillette
Altre	Barba e rasatura	brut, the goodfellas, nivea men, l oreal men expert, men expert, cuore rasatura
Altre	Bagnetto	mustela
Altre	Ciabatte	adilette, adidas adilette, slide yeezy, yeezy slide, boston birkenstock, arizona birkenstock, gizeh, birkenstock gizeh, madrid birkenstock, zurich birkenstock, nike benassi, benassi, puma leadcat, de fonseca ciabatte, crocs classic, clog crocs, crocs clog, jibbitz, fly flot ciabatte, gommus, sanital, berkemann, podoline, superga ciabatte
Altre	Infradito	ipanema, oofos, gurus, brasileras, zaxy, infradito reef, reef infradito
Altre	Occhiali da sole	gucci occhiali, prada occhiali, miu miu occhiali, dolce gabbana occhiali, versace occhiali, tom ford occhiali, carrera, carrera occhiali, police occhiali, arnette, vogue eyewear, vogue occhiali, emporio armani occhiali, ralph lauren occhiali, retrosuperfuture, gentle monster, italia independent, meller, komono, le specs, saraghina, kyme, spektre, mr boho, d franklin, izipizi, julbo, bolle, cebe, alpina occhiali, uvex, smith optics, 100 percent occhiali, sutro, holbrook, frogskins, radar ev, maui jim, serengeti, vuarnet, ray ban meta, rayban meta, round metal, ray ban round, erika ray ban, justin ray ban, hexagonal ray ban, persol 714, steve mcqueen persol, polaroid occhiali, havaianas occhiali
Altre	Occhiali da vista	luxottica, safilo, oliver peoples, lindberg, silhouette occhiali, nau occhiali, salmoiraghi, salmoiraghi vigano, grandvision, moscot, lemtosh, izipizi lettura, doubleice, nooz
Altre	Cappelli e berretti	stetson, new era ny, kangol cappello, bailey hats, brixton, goorin, goorin bros, djinns, 47 brand, 47brand, grevi, panizza, barbisio, doria 1905, lierys, coal headwear
Altre	Portafogli	secrid, ogon, bellroy portafoglio, tommy hilfiger portafoglio, guess portafoglio, piquadro portafoglio, the bridge portafoglio, campo marzio, tru virtu, ekster, calvin klein portafoglio, gattinoni portafoglio, cavalieri portafoglio
Altre	Ombrelli	knirps, fulton, pasotti, perletti, smati
Altre	Cinture	cintura gucci gg, gucci cintura, elliot rhodes, anderson s, anderson cintura, orciani cintura
Altre	Stivaletti	cult stivaletti, palladium stivaletti, kickers stivaletti
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('occasions', '# When things are worn.
label	facet	words	typed
Tempo libero	occasion	casual	giornata libera, passeggio
Sport	occasion	sport, sports	sportivo, allenamento, allenarsi, sportiva sport, allenamenti, atletica, sportive
Cerimonia	occasion	formal, wedding	matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, qualcosa di elegante matrimonio, qualcosa di elegante battesimo, qualcosa di elegante comunione, qualcosa di elegante cresima, qualcosa di elegante laurea, qualcosa di elegante cerimonia, qualcosa di elegante diciottesimo, qualcosa di elegante gala, prima comunione, diciottesimo, gala, anniversario, rito civile, comunioni, cresime, lauree, sposi, invitati, testimoni, ricevimento, teatro, red carpet, gran sera, cerimonia religiosa, promessa, battesimi, matrimonio invitata, galà, cerimonie eleganti, nozze d''oro, matrimonio di giorno, matrimonio di sera, matrimonio di pomeriggio, matrimonio in spiaggia, matrimonio al mare, matrimonio in chiesa, matrimonio in comune, matrimonio civile, sposa civile, prom, prom night, ballo di fine anno, ballo scolastico, wedding guest, bridal, graduation, cosa metto matrimonio, cosa metto matrimonio di giorno, cosa metto matrimonio di sera, cosa metto matrimonio al mare, cosa metto matrimonio in spiaggia, cosa metto matrimonio civile, cosa metto battesimo, cosa metto comunione, cosa metto cresima, cosa metto laurea, cosa metto cerimonia, cosa metto diciottesimo, cosa metto gala, cosa mettere matrimonio, cosa mettere matrimonio di giorno, cosa mettere matrimonio di sera, cosa mettere matrimonio al mare, cosa mettere matrimonio in spiaggia, cosa mettere matrimonio civile, cosa mettere battesimo, cosa mettere comunione, cosa mettere cresima, cosa mettere laurea, cosa mettere cerimonia, cosa mettere diciottesimo, cosa mettere gala, cosa mi metto matrimonio, cosa mi metto matrimonio di giorno, cosa mi metto matrimonio di sera, cosa mi metto matrimonio al mare, cosa mi metto matrimonio in spiaggia, cosa mi metto matrimonio civile, cosa mi metto battesimo, cosa mi metto comunione, cosa mi metto cresima, cosa mi metto laurea, cosa mi metto cerimonia, cosa mi metto diciottesimo, cosa mi metto gala, cosa mettermi matrimonio, cosa mettermi matrimonio di giorno, cosa mettermi matrimonio di sera, cosa mettermi matrimonio al mare, cosa mettermi matrimonio in spiaggia, cosa mettermi matrimonio civile, cosa mettermi battesimo, cosa mettermi comunione, cosa mettermi cresima, cosa mettermi laurea, cosa mettermi cerimonia, cosa mettermi diciottesimo, cosa mettermi gala, cosa mettersi matrimonio, cosa mettersi matrimonio di giorno, cosa mettersi matrimonio di sera, cosa mettersi matrimonio al mare, cosa mettersi matrimonio in spiaggia, cosa mettersi matrimonio civile, cosa mettersi battesimo, cosa mettersi comunione, cosa mettersi cresima, cosa mettersi laurea, cosa mettersi cerimonia, cosa mettersi diciottesimo, cosa mettersi gala, cosa indossare matrimonio, cosa indossare matrimonio di giorno, cosa indossare matrimonio di sera, cosa indossare matrimonio al mare, cosa indossare matrimonio in spiaggia, cosa indossare matrimonio civile, cosa indossare battesimo, cosa indossare comunione, cosa indossare cresima, cosa indossare laurea, cosa indossare cerimonia, cosa indossare diciottesimo, cosa indossare gala, cosa indosso matrimonio, cosa indosso matrimonio di giorno, cosa indosso matrimonio di sera, cosa indosso matrimonio al mare, cosa indosso matrimonio in spiaggia, cosa indosso matrimonio civile, cosa indosso battesimo, cosa indosso comunione, cosa indosso cresima, cosa indosso laurea, cosa indosso cerimonia, cosa indosso diciottesimo, cosa indosso gala, come mi vesto matrimonio, come mi vesto matrimonio di sera, come mi vesto matrimonio al mare, come mi vesto matrimonio in spiaggia, come mi vesto matrimonio civile, come mi vesto battesimo, come mi vesto comunione, come mi vesto cresima, come mi vesto laurea, come mi vesto cerimonia, come mi vesto diciottesimo, come mi vesto gala, come vestirsi matrimonio, come vestirsi matrimonio di giorno, come vestirsi matrimonio di sera, come vestirsi matrimonio al mare, come vestirsi matrimonio in spiaggia, come vestirsi matrimonio civile, come vestirsi battesimo, come vestirsi comunione, come vestirsi cresima, come vestirsi laurea, come vestirsi cerimonia, come vestirsi diciottesimo, come vestirsi gala, come vestirmi matrimonio, come vestirmi matrimonio di sera, come vestirmi matrimonio al mare, come vestirmi matrimonio in spiaggia, come vestirmi matrimonio civile, come vestirmi battesimo, come vestirmi comunione, come vestirmi cresima, come vestirmi laurea, come vestirmi cerimonia, come vestirmi diciottesimo, come vestirmi gala, come vestire matrimonio, come vestire matrimonio di giorno, come vestire matrimonio di sera, come vestire matrimonio al mare, come vestire matrimonio in spiaggia, come vestire matrimonio civile, come vestire battesimo, come vestire comunione, come vestire cresima, come vestire laurea, come vestire cerimonia, come vestire diciottesimo, come vestire gala, outfit matrimonio, outfit matrimonio di giorno, outfit matrimonio di sera, outfit matrimonio al mare, outfit matrimonio in spiaggia, outfit matrimonio civile, outfit battesimo, outfit comunione, outfit cresima, outfit laurea, outfit cerimonia, outfit diciottesimo, outfit gala, look matrimonio, look matrimonio di giorno, look matrimonio di sera, look matrimonio al mare, look matrimonio in spiaggia, look matrimonio civile, look battesimo, look comunione, look cresima, look laurea, look cerimonia, look diciottesimo, look gala, abbigliamento matrimonio, abbigliamento matrimonio di giorno, abbigliamento matrimonio di sera, abbigliamento matrimonio al mare, abbigliamento matrimonio in spiaggia, abbigliamento matrimonio civile, abbigliamento battesimo, abbigliamento comunione, abbigliamento cresima, abbigliamento laurea, abbigliamento cerimonia, abbigliamento diciottesimo, abbigliamento gala, qualcosa da mettere matrimonio, qualcosa da mettere matrimonio di giorno, qualcosa da mettere matrimonio di sera, qualcosa da mettere matrimonio al mare, qualcosa da mettere matrimonio in spiaggia, qualcosa da mettere matrimonio civile, qualcosa da mettere battesimo, qualcosa da mettere comunione, qualcosa da mettere cresima, qualcosa da mettere laurea, qualcosa da mettere cerimonia, qualcosa da mettere diciottesimo, qualcosa da mettere gala, occasione speciale, occasioni speciali, occasione importante, occasioni importanti, grandi occasioni, grande occasione, mamma della sposa, madre della sposa, mamma dello sposo, madre dello sposo, padre della sposa, papà della sposa, padre dello sposo, papà dello sposo, neolaureata, neolaureato, laureata, laureato, comunicanda, comunicando, cresimanda, cresimando, paggetto, paggetti, damigelle
Carnevale	occasion		carnevale, halloween, mascherata, carnevalesco
Festa	occasion	party	feste, capodanno, discoteca, serata, compleanno, festa di compleanno, 18 anni festa, addio al nubilato, nubilato, addio al celibato, san valentino, pasqua, ferragosto, disco, ballare, locale, concerto, festival, veglione, cenone, diciotto anni, festa 18 anni, festa diciottesimo, party anni 80, sedici anni festa, 18esimo, 18 esimo, 18esimo compleanno, hen party, bachelorette, fine anno, birthday, rave
Natale	occasion		natalizio, natalizia, natalizi, natalizie, babbo natale, vigilia, =renne, christmas, xmas
Feste	occasion		festa, party, discoteca, capodanno, sera, cerimonia, hen party, bachelorette, nubilato, addio al nubilato, addio al celibato, concerto, festival, rave, veglione, cenone, party anni 80, festa a tema
Sera	occasion	evening	da sera, cena, aperitivo, serale, cocktail, ristorante, appuntamento, serate, cene, apericena, elegante sera, uscire la sera, sera elegante, stasera, date night, primo appuntamento
Ufficio	occasion	office, work	lavoro, colloquio, business, professionale, riunione, meeting, smart working, lavorare, office look, colloqui, colloquio di lavoro, professionali
Mare	occasion	beach	spiaggia, vacanza al mare, vacanze, crociera, vacanza, villaggio, barca, resort, al mare, da mare, spiagge, estate al mare, beach club, navigare, barca a vela, gommone, yacht, sardegna, grecia, ibiza vacanza
Piscina	occasion	pool	nuoto, nuotare, acquagym, nuotata, in piscina
Viaggio	occasion	travel	viaggi, viaggiare, aereo, treno, viaggio di nozze, luna di miele, gita, gite, in viaggio, viaggiatore, viaggiatrice, viaggiatori
Palestra	occasion	gym, training	fitness, crossfit, pesi, spinning, zumba, aerobica, cardio, workout, body building, bodybuilding, ginnastica, pesistica, in palestra, da palestra, sala pesi, boxe, pugilato, kickboxing, muay thai, arti marziali, judo, karate, calisthenics
Corsa	occasion	running	correre, jogging, maratona, run, runner, podismo, mezza maratona, corse, per correre, =corsetta
Trekking	occasion	hiking	montagna, escursionismo, camminata, camminare, passeggiata, passeggiate, escursione, escursioni, arrampicata, alpinismo, ferrata, campeggio, outdoor, nordic walking, cammino, camminate, camping, gite in montagna, rifugio, traking, trakking
Calcio	occasion	football	calcetto, pallone, partita, stadio, futsal, calcio a 5, calciatore, calciatori
Yoga	occasion	yoga	pilates, meditazione, stretching, yogi
Padel	occasion	padel	paddle, padle, da padel
Tennis	occasion		da tennis, tennista
Scuola	occasion	school	elementari, elementare, =medie, scuola media, liceo, scolastico, recita, primo giorno di scuola, rientro a scuola, scuola elementare
Casa	occasion	home	da casa, in casa, relax, divano
Notte	occasion	night	dormire
Tutti i giorni	occasion	everyday	quotidiano, ogni giorno, giornata, quotidiana, quotidianità, ogni occasione, tutte le occasioni, ogni evenienza
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('people', '# Whom things are for. Earlier lines win where a feed names several.
label	audiences	words	typed	feed
Neonato	neonato	neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24	bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, poppante, lattanti, prematuri, pupo, creatura, neonatina, infante, 👶, asilo nido, nb, gemelli neonati, neonati gemelli, nascita gemelli, gemelli nascita, gemellini, gemelline, gemellini neonati, pargoletto, pargoletta, crema cambio, pasta cambio, crema pannolino, pasta pannolino, crema culetto, pasta lenitiva, crema per il cambio, pasta per il cambio
Bambina	bambina	bambina, bambine, girl, girls	bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, adolescente femmina, piccola principessa, principessa, alunna, comunicanda, fija, fijola, picciridda, piccerella, guagliona, tosetta, putela, bambinuccia, 👧, sorellina, sorelline, cuginetta, cuginette, cresimanda	ragazza, ragazze
Ragazza	bambina donna		ragazza, ragazze
Ragazzo	bambino uomo		ragazzo
Bambini	bambina bambino		bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba, elementari, scuola elementare, bim, preadolescente, preadolescenti, scolaro, scolara, scarpe luci, scarpe lucine, sneakers luci, scarpe luminose, sneakers luminose, scarpe si illuminano, scarpe led, scarpe che si illuminano, scarpe con led
Bambino	bambino	bambino, bambini, ragazzi, boy, boys, kid, kids, children, junior	bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto, fijo, fijolo, picciriddu, piccirillo, guaglione, toseto, putelo, bambinuccio, masculetto, 👦, paggetto, paggetti, fratellino, cuginetto, cuginetti, comunicando, cresimando	ragazzo
Bambini piccoli	bambina bambino neonato		asilo, materna, scuola materna
Donna	donna	donna, donne, women, womens, woman, ladies, lady, femminile, signora	femmina, femminili, her, hers, wife, girlfriend, mum, mom, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, mia ragazza, morosa, ragazze adulte, diciottenne ragazza, donna curvy, femmena, fimmina, mia mamma, mia madre, mia sorella, consorte femmina, 👩, don, d., tailleur, fisico a pera, corpo a pera, fianchi larghi, fisico a clessidra, fisico a mela, cocktail, curvy, incinte, donne incinte, cameriera, cuoca, operaia, signorina, laureata, neolaureata, mamma della sposa, madre della sposa, mamma dello sposo, madre dello sposo, pensionata, fidanzatina, bisnonna, cognatina, studentessa, studentessa universitaria, mom fit
Uomo	uomo	uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore	maschio, maschili, him, husband, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo, omo, homo, masculo, omino, mio marito, mio ragazzo, moroso, 👨, u, drop 2, drop 4, drop 6, drop 7, drop 8, laureato, neolaureato, cuoco, operaio, padre della sposa, papà della sposa, padre dello sposo, papà dello sposo, pensionato, fidanzatino, cognatino, bisnonno, studente universitario
Adulti	uomo donna		adulti, adulto, adulta, adulte, da adulto, da adulti, persona adulta, over 18, grown up, prof, baby sitter, babysitter
Adulti e bambini	uomo donna bambina bambino neonato		adulti e bambini, bambini e adulti, grandi e piccini, grandi e piccoli, tutta la famiglia, tutte le età, per tutti
');
