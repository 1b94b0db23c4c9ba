-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-11-accessories', '# Accessories.
label	area	leaves	also	words	typed	feed	titled	rather
Cinture	accessori	cinture		belt, cintura	cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture, cintola, cinghie, fusciacca, fascia vita, fascia in vita, obi, cintura a catena, cinte, cinturina, belts, correggia, corregge, =cint, cintina, cinturetta, cinta pantaloni, fascia smoking, fascia da smoking	=gürtel, =ceintures, =cinturones
Cappellini con visiera	accessori	cappelli		=cap, =caps, baseball cap	cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback, cappellini, berretto baseball, berretto da baseball, dad hat, trucker hat, cappellino rapper, cappello rap, cappello golf, cappello running, cap, cappello con frontino, berrettino con visiera, 🧢, cappellino visiera piatta, berretto visiera piatta, visiera piatta		visiera, baseball, trucker, cap, cappellino
Berretti	accessori	cappelli		beanie, berretto	zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola, zuccotti, zucchetto, cuffie, baschi, coppola siciliana, coppole, colbacco, colbacchi, paraorecchie, passamontagna, balaclava, cappello orecchie, cappello con orecchie, cappello con le orecchie, cappello peruviano, cappellino neonato, cappello pelliccia, cappello di pelliccia, cappello pelo, beret, cappello marinaio, cappello da neve, cappello neve, cappello sci, cappello pon pon, berretto pon pon, cappello caldo, beanies, cappellino invernale, cappello montagna, cappello da montagna, berrettino, irish cap, cappello irlandese, biretta, scaldaorecchie, scaldatesta, fascia lana, ushanka, baker boy, cappello baker boy, berretto capitano			berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon
Cappelli di paglia	accessori	cappelli			cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela, paglietta, capeline, canotier, sombrero, cappello parasole, cappellino estivo, cappellino mare, cappello rafia, 👒			paglia, panama, falda, sole, pescatore
Cappelli a falda	accessori	cappelli			borsalino, borsalini, fedora, cloche, bombetta, cilindro, =tuba, 🎩, trilby, cappello borsalino, cappello a falda larga, cappello a falde larghe, cappello a tesa larga, cappello a falda, cappello a tesa, falda larga, falde larghe, tesa larga, cappellone, cappello texano, cappello cowboy, cappello da cowboy, cappello cowgirl, cappello western, cappello feltro			fedora, falda, tesa, borsalino, panama, paglia, feltro, cowboy
Cappelli e berretti	accessori	cappelli		=hat, =hats, cappello	cappellino, copricapo, cappelli, capelli invernali, pescatora, cappello pescatore, bucket hat, bucket hats, cappello bucket, cappellino pescatore, turbante, turbanti, fascinator, hat, hats, cappello panama uomo, scoppola, scoppole, =capello, capelli lana, capelli di lana, capelli paglia, capelli di paglia, capello invernale, capelli con visiera, capello da sole, cuffia piscina, cuffia da piscina, cuffia nuoto, cuffia doccia	=hüte, =mützen, =chapeaux, =bonnets, =sombreros, =gorros, =gorras
Foulard	accessori	sciarpe		foulard, bandana	fular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta, foulards, foularino, twilly, fazzoletti, quadrato di seta, foulard testa, bandane, fullar		foulard, bandana, seta
Scaldacollo	accessori	sciarpe		snood, neck warmer, scaldacollo	scalda collo, collo di lana, sciarpa ad anello, collare, scaldacolli, buff, tubolare, tubolari, girocollo pile, anello di lana, copricollo		scaldacollo, snood, collo
Sciarpe e foulard	accessori	sciarpe		scarf, scarves, shawl, sciarpa	stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe, stole, coprispalle cerimonia, coprispalle elegante, scialli, pashmine, sciarpina, sciarpine, kefiah, kefia, mantella elegante, pasmina, pascmina, coprispalle matrimonio, 🧣, coprispalle da cerimonia, coprispalle da sera, mantella da sera, stola da sera, mantiglia	=schals, =tücher, =écharpes, =foulards, =bufandas, =pañuelos
Guanti touchscreen	accessori	guanti			guanti touch, guanti touch screen, guanti touchscreen, guanti per telefono, guanti per usare il telefono, guanti smartphone, guanti per cellulare			touchscreen, touch screen, touch, smartphone
Guanti	accessori	guanti		glove, mitten, guanto, muffole, muffola	manopole, muffoline, guantini, mezzi guanti, guanti invernali, muffole, moffole, manicotti, gloves, scaldamani, mezziguanti, 🧤, scaldapolsi, scaldabraccia, scalda polsi	=handschuhe, =gants, =guantes
Occhiali per computer	accessori	occhiali-da-vista			occhiali da computer, occhiali per computer, occhiali per pc, occhiali da pc, occhiali luce blu, occhiali anti luce blu, occhiali da vista da computer, occhiali da vista per pc, occhiali vista computer, occhiali vista pc, montatura da computer, montatura per pc, occhiali da schermo, occhiali riposavista			luce blu, blue light
Occhiali da vista	accessori	occhiali-da-vista		eyeglasses, eye glasses, occhiali da vista, montatura	occhiali vista, occhiali da lettura, montature, occhiali riposo, occhiali graduati, occhiali presbiopia, occhiali per presbiopia, occhiali per leggere, occhiali da presbite, occhiali neutri, occhiali trasparenti, occhiali finti, lenti da vista, occhiali gaming, occhiali pc, occhiali per pc, occhiali blu light, 👓, montatura da vista, montature da vista, occhiali luce blu, occhiali anti luce blu, occhiali luce blu pc, occhiali filtro luce blu, occh da vista, occh vista, =mont, mont vista, mont da vista, glasses, lunettes
Occhiali a gatto	accessori	occhiali-da-sole	occhiali-da-vista	cat eye	occhiali a gatto, occhiali gatto, occhiali da gatto, occhiali da sole gatto, occhiali da sole a gatto, occhiali cat eye, occhiali da sole cat eye, occhiali occhi di gatto, occhi di gatto, occhio di gatto			cat eye, cateye, gatto, farfalla, butterfly
Occhiali a farfalla	accessori	occhiali-da-sole	occhiali-da-vista		occhiali a farfalla, occhiali farfalla, occhiali da sole a farfalla, occhiali sole farfalla, occhiali butterfly			farfalla, butterfly
Occhiali da sole	accessori	occhiali-da-sole		sunglasses, sun glasses, occhiali da sole	occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali a goccia, occhiali polarizzati, occhialoni, occhiali specchiati, occhiali aviatore, maschera da sci, maschera sci, lenti a specchio, occhiali pilota, sunglass, 🕶️, lenti da sole, occh da sole, occh sole, =occhiai, okkiali, okiali, occhiali scuri, occhialetti, shades, portaocchiali, porta occhiali, custodia occhiali, astuccio occhiali, cordino occhiali, catenella occhiali, catenina occhiali, laccio occhiali, panno occhiali	=sonnenbrillen, =lunettes de soleil, =gafas de sol
Portacarte	accessori	portafogli		card holder, cardholder, portacarte	porta carte, porta tessere, portatessere, porta carte di credito, porta carta di credito, porta bancomat, portacarte di credito, porta badge, bustina porta carte, bustina portacarte, porta carte rfid			carte, tessere, card, cards, cardholder, portacarte, piccolo, piccoli, slim, sottile, rfid
Portafogli	accessori	portafogli		wallet, =purse, =purses, portafoglio	portamonete, borsellino, porta monete, portafogli, porta foglio, porta fogli, porta documenti piccolo, borsellini, portapatente, portabanconote, fermasoldi, clip soldi, portapassaporto, portasoldi, money clip, portaspiccioli, portafoglietto, portafogli antifurto, wallets, bustina portamonete, bustina portafoglio, portaf, =ptf, =port, portafoglino, portafogliettino, porta foglietto, bustina porta monete, bifold, porta documenti viaggio, porta assegni, portassegni	=geldbörsen, =geldbeutel, =portefeuilles, =carteras, =monederos
Papillon	accessori	cravatte		bow tie, bowtie, papillon	farfallino, cravattino, papion, cravatta a farfalla, cravatta farfalla, farfalla cravatta, papillons, papiglion, papiion, farfallini, cravattini, fiocco da smoking		papillon, farfallino, bow
Cravatte	accessori	cravatte		neck tie, necktie, cravatta	tie, cravatte, =cravattina, ties, gravatta, 👔, plastron, ascot, fazzoletto da taschino, pochette da taschino, cofanetto cravatta, set cravatta, fazzoletto taschino, pochette taschino, pochette da giacca	=krawatten, =cravates, =corbatas
Ombrelli	accessori	ombrelli		umbrella, ombrello	ombrellino, ombrelli, parapioggia, paracqua, ombrella, parasole, ombrelo, ombrello richiudibile, ombrelli portatili, 🌂	=regenschirme, =parapluies, =paraguas
Accessori per capelli	accessori	accessori-per-capelli		hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli	elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa, mollettone, mollettoni, pinza, pinze, coroncina, coroncine, tiara, diadema, fiocchetto capelli, becco d''oca, becchi d''oca, becchi, codino, codini, fermacoda, elastici, elastico, elastichini, accessori sposa capelli, fascia neonata, fascetta neonata, fascetta testa, fascia bambina, fascia neonato capelli, turbante capelli, headband, headbands, clip capelli, clips capelli, ragno capelli, claw clip, pettinino, pettinini, mollettine, mollettina, extension, passata, coda capelli, cerchieto, scranci, bandana capelli, bandana per capelli, frontino, turbante, turbanti, spillone capelli, spillone per capelli, bacchetta capelli, fermaglino, mollettine capelli, cerchietto capelli, fascia da capelli, elastici per i capelli, gommini capelli, fiocchi capelli, pettine gioiello, nastro per capelli, nastro capelli, fascia sportiva, fascia running, fascia tennis, fascia yoga, fascia elastica, retina chignon, retina capelli, ciambella chignon, ciambella capelli, chignon, spillone chignon, veletta, cerchietto veletta
Portachiavi	accessori	portachiavi		key ring, keyring, key chain, keychain, portachiavi	porta chiavi, keyring, gancio chiavi, moschettone chiavi, ciondolo borsa, ciondolo per borsa, charm borsa, bag charm, charm per borsa, pupazzetto borsa	=schlüsselanhänger, =porte-clés, =llaveros
Bretelle	accessori	bretelle		suspenders, =braces, bretella, bretelle	straccali, tirache, bretelline
Bavaglini	accessori	bavaglini		=bib, =bibs, bavaglino	bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio, bavagli, bavaglioli, bavagliolo, bandana neonato, bavagliette, bavarola, bavarole
Attrezzi per il fitness	accessori	fitness		stability ball, foam roller, jump rope, exercise, band kit, strap, yoga brick, yoga kit, yoga strap	attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi, kettlebell, bande elastiche, fasce elastiche, banda elastica, step, materassino, stuoia yoga, tappeto yoga, tappeto fitness, fitball, guantoni, cavigliere pesi, cavigliera pesi, bilanciere, manubrio, pesetti, elastici palestra, elastico palestra, elastici yoga, loop band, thera band, roller, rullo massaggio, pilates ball, palla pilates, blocco yoga, cinghia yoga	fitness, yoga
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
Filtro luce blu	feature	blue light filter	luce blu, anti luce blu, da schermo, riposanti, riposavista, riposa vista, blue light, davanti al computer, stare al computer, stare al pc
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
Bagaglio a mano	feature		da cabina, cabina, ryanair, easyjet, under seat, underseat, sotto sedile, sottosedile, 40x20x25, 40x25x20, 40x30x20, 55x40x20, 55x40x23, 55x35x25, 55x35x20, 56x45x25, 45x36x20
Resistente all''acqua 3 ATM	feature		3 atm, 30 metri
Resistente all''acqua 5 ATM	feature		5 atm, 50 metri
Resistente all''acqua 10 ATM	feature		10 atm, 100 metri
Ad asciugatura rapida	feature		asciuga in fretta, asciuga subito, asciuga velocemente, asciuga rapidamente, quick dry, asciugatura veloce, asciuga presto
Pelli sensibili	feature		pelle sensibile, pelle delicata, pelli delicate, pelle sensibilissima, pelle reattiva, pelli reattive, pelle irritabile, pelle che si arrossa, pelle arrossata, pelle intollerante
Elegante	style	elegant	eleganti, raffinato, chic, classe, raffinata, signorile, sofisticato, sofisticata, formale, funerale, lutto, classy, elegantissimo, elegantissima, perbene, old money, quiet luxury, parigino, parigina
Casual	style	casual	informale, sportivo elegante, quotidiana, giornaliero, easy, =da giorno, =tutti i giorni, =di tutti i giorni, =tutto il giorno
Sportivo	style	sporty	sportiva, sportivi, sportive, techwear, athleisure, blokecore
Classico	style	classic	classica, classici, classiche, preppy, bon ton, college style
Vintage	style	vintage	retrò, anni 80, anni 90, retro, anni 70, anni 60, anni 50, anni 20, y2k, old style, 90s, 80s, 70s, anni novanta, anni ottanta, anni settanta, anni sessanta, anni cinquanta, anni 2000, anni duemila
Boho	style	boho	hippie, etnico, gipsy, bohemian, boho chic, hippy, gitano, etnica, etnici, bohemien, bohémien, figli dei fiori, figlia dei fiori, gitana, gitane, zingara, zingaro, zingaresca, gipsy style, hippy chic
Rock	style	rock	punk, dark, gotico, punk rock, goth, metallaro, dark academia, grunge, emo, rocker
Romantico	style	romantic	romantica, romantici, shabby, coquette, cottagecore, balletcore, bridgerton
Minimal	style	minimal	minimalista, basic, basico, semplice, essenziale, pulito, lineare, semplici, minimalisti, clean girl, minimaliste
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('models', '# Brands that stand for one kind of thing, and models that stand for their brand, the brand''s own name only where it hardly sells anything else.
brand	kind	typed
adidas	Sneakers	stan smith, gazelle, adidas superstar, samba adidas, adidas samba, adidas spezial, adidas campus, forum low, samba
Nike	Sneakers	air force, air force 1, air max, nike dunk, dunk low, nike blazer, cortez, air jordan, jordan 1, jordan 4, tn nike
Nike	Scarpe da running	pegasus nike, nike pegasus, vomero
Puma	Sneakers	puma suede, puma palermo, speedcat
Diadora	Sneakers	diadora heritage, n9000
Converse	Sneakers	converse, all star, allstar, chuck taylor, converse all star, chuck 70
Vans	Sneakers	vans, old skool, vans old skool, sk8
New Balance	Sneakers	new balance, newbalance, new balance 574, 530 new balance, new balance 530, new balance 9060, 990
Fila	Sneakers	fila, fila disruptor
Geox	Scarpe	geox, igi co, nero giardini scarpe
Grünland	Pantofole	grunland, de fonseca
Inblu	Ciabatte	inblu
Valleverde	Scarpe comode	valleverde, melluso, enval soft
Superga	Sneakers	superga, superga 2750
Golden Goose	Sneakers	golden goose, super star golden goose
Hogan	Sneakers	hogan, hogan interactive
Asics	Scarpe da running	asics, gel kayano, gel nimbus
Saucony	Scarpe da running	saucony, saucony jazz
Salomon	Scarpe da trekking	salomon, speedcross
Skechers	Scarpe da ginnastica	skechers, sketchers
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
Garmin	Smartwatch	garmin, forerunner, fenix garmin
Pandora	Gioielli	pandora
Swarovski	Gioielli	swarovski
Lacoste	Polo	lacoste, la coste, polo lacoste
Borsalino	Cappelli a falda	borsalino
Kangol	Cappelli e berretti	kangol
Barbour	Giacche	barbour
Moncler	Piumini	moncler
Colmar	Piumini	colmar
Woolrich	Parka	woolrich
Burberry	Trench	burberry trench, trench burberry
Teva	Sandali	teva
Dr. Scholl	Ciabatte	scholl, dr scholl, dottor scholl
FitFlop	Infradito	fitflop
Havaianas	Infradito	havaianas, havaiana, avaianas, hawaianas, hawaians, havianas, avaiane, havaiane
Hunter	Stivali da pioggia	hunter, aigle
Blundstone	Chelsea	blundstone, blunstone
Hoka	Scarpe da running	hoka, hoka one one
Brooks	Scarpe da running	brooks
Mizuno	Scarpe da running	mizuno
On	Scarpe da running	on cloud, on running
La Sportiva	Scarpe da trekking	la sportiva, merrell, scarpa trekking
Veja	Sneakers	veja, autry, premiata, philippe model, onitsuka, onitsuka tiger, munich, gazzelle, yeezy, jordan, air jordan 1, jordans
Alexander McQueen	Sneakers	mcqueen
Louboutin	Décolleté	louboutin, manolo blahnik, jimmy choo, louboutins
Tod''s	Mocassini	tods, tod s, sebago, gommini tods
Church''s	Scarpe stringate	church, churchs, doucals
Furla	Borse	furla, borbonese, o bag, obag, le pandorine, alviero martini, coccinelle borsa, carpisa, michael kors borsa
Louis Vuitton	Borse	neverfull, speedy
Hermès	Borse a mano	birkin, kelly hermes
Longchamp	Shopper	longchamp, le pliage, pliage
Seven	Zaini	seven, zaino seven, jansport, herschel
Tumi	Valigie	tumi, american tourister, delsey, rimowa
Piquadro	Cartelle da lavoro	piquadro
Calzedonia	Collant	calzedonia, golden lady, omsa, philippe matignon, goldenpoint
Intimissimi	Intimo	intimissimi, tezenis, yamamay, victoria s secret, victorias secret
Triumph	Reggiseni	triumph, lovable, playtex, wonderbra
Sloggi	Slip	sloggi, cotonella
Arena	Costumi da bagno	arena, speedo
Sundek	Boxer da mare	sundek
Brosway	Gioielli	brosway, morellato, tiffany gioielli, stroili, dodo, pomellato, trollbeads
Nomination	Bracciali	nomination, cruciani
Apple	Smartwatch	apple watch, galaxy watch, fitbit, amazfit, mi band, xiaomi watch
Daniel Wellington	Orologi	daniel wellington, festina, sector, lorus, hamilton, longines, tag heuer, breitling, panerai, bulova, timex, lorenz, breil, ice watch, patek philippe, audemars piguet
Polaroid	Occhiali da sole	polaroid, occhiali carrera
Hawkers	Occhiali da sole	hawkers
Chanel	Profumi	chanel n 5, chanel n5, chanel numero 5, coco mademoiselle, dior sauvage, sauvage, miss dior, black opium, light blue dolce gabbana, acqua di gio, la vie est belle, one million, invictus, good girl, baccarat rouge
Maybelline	Trucco	maybelline, kiko, nyx
Essie	Unghie	essie
La Roche-Posay	Cura del viso	la roche posay, avene, cerave, eucerin, rilastil, bionike, clinique, estee lauder
Kérastase	Cura dei capelli	kerastase, pantene
Proraso	Barba e rasatura	proraso, gillette
Fissan	Bagnetto	fissan, mustela
Levi''s	Jeans	levis 501, levi s 501, 501 levis
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('occasions', '# When things are worn.
label	facet	words	typed
Tempo libero	occasion	casual	giornata libera
Sport	occasion	sport, sports	sportivo, allenamento, allenarsi, sportiva sport, allenamenti, atletica, sportive
Cerimonia	occasion	formal, wedding	matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, prima comunione, diciottesimo, gala, anniversario, rito civile, comunioni, cresime, lauree, sposi, invitati, testimoni, ricevimento, teatro, red carpet, gran sera, cerimonia religiosa, promessa, battesimi, matrimonio invitata, galà, cerimonie eleganti, nozze d''oro, matrimonio di giorno, matrimonio di sera, matrimonio di pomeriggio, matrimonio in spiaggia, matrimonio al mare, matrimonio in chiesa, matrimonio in comune, matrimonio civile, sposa civile, prom, prom night, ballo di fine anno, ballo scolastico
Festa	occasion	party	feste, capodanno, natale, discoteca, serata, compleanno, festa di compleanno, 18 anni festa, addio al nubilato, nubilato, addio al celibato, halloween, carnevale, san valentino, natalizio, natalizia, natalizi, natalizie, pasqua, ferragosto, disco, ballare, locale, concerto, festival, veglione, cenone, diciotto anni, festa 18 anni, festa diciottesimo, vigilia, party anni 80, sedici anni festa, 18esimo, 18 esimo, 18esimo compleanno, babbo natale
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('ordinary', '# Ordinary Italian words that name nothing a shop of fashion sells, and other shops: none of them is taken for a mistyped wish. ''@'' stands for o, a, i, e. Source: written for this project by hand, from no list.
about	words
shops	amazon zalando shein ebay temu vinted aliexpress asos wish subito ikea decathlon yoox farfetch privalia bonprix wallapop groupon mediaworld unieuro leroy merlin esselunga coop conad lidl
animals	can@ cani cane cagnolin@ cagnon@ cucciolo cuccioli gatt@ gattin@ micio mici uccell@ uccellin@ pappagallo pappagalli cavallin@ pony asin@ mucca mucche toro tori vitell@ maiale maiali porcellino pecora pecore capra capre agnell@ gallo galli gallina galline anatra anatre oca oche conigli coniglietto criceti cavia topolin@ ratto ratti leone leoni tigre tigri elefante elefanti giraffa giraffe scimmia scimmie gorilla lup@ volpe volpi orsacchiotto orsetto cervo cervi cinghiale balena balene delfino delfini squalo squali tartaruga tartarughe lucertola serpente serpenti rospo insetto insetti mosca mosche ape api vespa vespe formica formiche ragno ragni farfalle bruco verme vermi zecche pulci antipulci guinzaglio guinzagli cuccia cucce lettiera crocchetta crocchette mangime mangimi acquario gabbia gabbie veterinari@ allevamento polpo polpi baco tana tane cresta
food	pasta spaghetti lasagne gnocchi minestra zuppa brodo sugo salsa risotto polenta panin@ focaccia cracker grissini biscotto biscotti cornetto brioche merendin@ cioccolatini caramella caramelle gelato gelati budino yogurt formaggi mozzarella parmigiano prosciutto salame mortadella salsiccia salsicce bistecca bistecche carni pollame tacchini uovo uova frittata tonno salmoni gamberi vongole cozze insalata insalate pomodori patata patate patatine cipolla cipolle aglio carote zucchina zucchine melanzana melanzane peperone peperoni funghi fungo fagioli piselli lenticchie ceci mele pera pere banana banane arancia arance mandarini uva fragola fragole pesche ciliegie anguria ananas frutta frutti verdura verdure spezie pepe origano zucchero farina lievito olio aceto vini birre liquore grappa spumante prosecco acqua bibita bibite succo succhi aranciata bevanda bevande camomilla tisana tisane capsule cialde colazione pranzo cena merenda spuntino ricetta ricette cucinare integratore integratori proteine vitamine pollo polli torta torte crostata crostate orecchiette
kitchen	pentole padella padelle tegame casseruola coperchio coperchi piatti bicchiere bicchieri tazza tazze tazzina tazzine forchetta forchette cucchiaio cucchiai cucchiaino coltello coltelli posate tovaglia tovaglie tovagliolo tovaglioli vassoio ciotola ciotole barattolo barattoli bottiglia bottiglie borraccia borracce thermos caraffa brocca frullatore frullatori mixer impastatrice tostapane bollitore macinino moka caffettiera friggitrice bilancia bilance grattugia tagliere mestolo frigo frigorifero frigoriferi congelatore forni fornello fornelli microonde lavastoviglie lavatrice lavatrici asciugatrice cappa lavello lavandino
home	casa case appartamento appartamenti villa ville stanza stanze camera camere salotto soggiorno bagno bagni cucina cucine corridoio balcone balconi terrazzo terrazza cantina soffitta garage tetti pareti parete pavimento pavimenti piastrelle soffitto finestra finestre porte serratura serrature chiavi chiave citofono campanello scala scale ascensore tavol@ tavolino tavolini sedie sgabello sgabelli poltrona poltrone divano divani letti lettino lettini culla culle materass@ materassino cuscini guanciale guanciali coperta coperte lenzuolo piumoni tappeto tappeti tappetino tenda tende tendaggi armadio armadi cassettiera cassetto cassetti comodino comodini libreria librerie mensola mensole scaffale scaffali scrivania scrivanie specchio specchi quadro lampada lampade lampadina lampadine lampadario abatjour candela candele portacandele vaso vasi cornice cornici soprammobile attaccapanni appendiabiti gruccia grucce stendino stendibiancheria ferro stiro aspirapolvere aspirapolveri scopa scope spazzolone secchio secchi spugna spugne detersivo detersivi ammorbidente candeggina sapone spazzatura pattumiera stufa stufe camino caminetto termosifone termosifoni caldaia condizionatore condizionatori climatizzatore ventilatore ventilatori deumidificatore umidificatore zanzariera zanzariere pozzo pozzi palo pali uscio
tools	attrezzo attrezzi trapani avvitatore cacciavite cacciaviti chiodi martelli sega seghe seghetto pinza tenaglia bullone bulloni dado dadi vite viti rondella colla colle nastro adesivo vernice vernici pittura pennello pennelli rullo cemento mattoni legname tavole motosega tagliaerba decespugliatore falciatrice rastrello vanga zappa carriola annaffiatoio irrigazione tubo tubi rubinetti idraulico elettricista elettrico presa prese interruttore interruttori cavo cavi prolunga pila pile batterie
garden	giardino giardini giardinaggio orto orti prato prati erba siepe siepi albero alberi pianta piante piantina semi seme semina terriccio concime concimi rosaio girasoli tulipani orchidea orchidee cactus gazebo ombrellone ombrelloni sdraio dondolo barbecue piscina piscine altalena scivolo casetta fontana
machines	telefono telefoni telefonino cellulare cellulari smartphone iphone samsung xiaomi huawei galaxy tablet ipad computer pc portatile portatili notebook monitor schermo schermi stampanti toner cartuccia cartucce tastiere topolino mouse chiavetta hard disk memoria scheda schede router modem wifi antenna televisione televisioni televisore televisori tv decoder soundbar cassa casse altoparlante altoparlanti auricolare auricolari microfono microfoni telecamera telecamere fotocamera fotocamere macchina macchine macchinetta obiettivo treppiede drone droni console playstation nintendo xbox joystick videogioco videogiochi caricabatterie caricatore caricatori powerbank alexa robot telecomandi proiettore proiettori asciugacapelli phon piastra piastre rasoio rasoi epilatore spazzolino spazzolini termometro termometri stampante
vehicles	auto automobile automobili autovettura vettura vetture furgone furgoni camion camper roulotte moto motociclo motorino motorini scooter bici biciclette monopattino monopattini triciclo trattore trattori autobus pullman tram metro treni aereo aerei elicottero barca barche gommone canoa kayak vela navi traghetto ruote gomma gomme pneumatico pneumatici cerchione cerchioni copricerchi motore motori carrozzeria paraurti tergicristalli freno freni frizione marmitta candele benzina gasolio diesel elettrica casco caschi antifurto portapacchi seggiolin@ sedile sedili volante volanti targa bollo patente assicurazione assicurazioni parcheggio autostrada
travel	volo voli biglietti viaggi viaggio vacanza vacanze crociera crociere albergo alberghi hotel ostello campeggio aeroporto aeroporti stazioni passaporto passaporti visto prenotazione prenotazioni ristorante ristoranti pizzeria bar mappa mappe guida guide museo musei baia baie campo campi cima cime stiva stive
children	lego playmobil barbie bambol@ bambolotto peluche pupazzo pupazzi giocattolo giocattoli giochi puzzle trenino macchinina macchinine soldatini palloncino palloncini biberon ciucci ciuccio pannolin@ pannolone passeggini carrozzina seggiolone girello box omogeneizzati salviette pastelli
school	libri quaderno quaderni matita matite penne pennarello pennarelli righello compasso diari diario agenda agende calendario calendari calcolatrice dizionario dizionari vocabolario enciclopedia romanzo romanzi fumetto fumetti manga giornale giornali rivista riviste poesia poesie scuole maestr@ professore professori student@ compito compiti esame esami universita corso corsi lezione lezioni cartolina cartoline
leisure	musica canzone canzoni chitarre pianoforte pianoforti violino violini flauto flauti tromba trombe tamburo tamburi concerto concerti film cinema teatro serie netflix spotify foto fotografia fotografie pittore statua statue arte mostra festa feste compleanni scacchi dama carte poker tombola lotteria scommessa scommesse canna canne esca esche mulinello tapis roulant cyclette manubri manubrio bilanciere panca pesi peso zattera palloni racchette pallavolo canestro rete reti porta bersaglio freccette bocce birilli biliardo fucile fucili pistola pistole coltellino munizioni
health	farmaco farmaci medicina medicine pillola pillole compressa compresse sciroppo aspirina antibiotico cerotti cerotto benda bende garza siringa siringhe disinfettante mascherin@ stampella stampelle carrozzella deambulatore dottore dottoressa medico medici infermiere dentista dentisti ospedali clinica clinich@ ambulanza influenza febbre tosse raffreddore dolore dolori testa schiena pancia stomaco fegato cuore cervello sangue osso ossa muscolo muscoli denti dente lingua bocca naso orecchio orecchi occhio occhi gamba gambe braccio braccia mano piede dito dita ginocchia gomito spalla tette tetta seno seni culo porno sesso sessuale vibratore preservativo preservativi profilattici gravidanza parto orecchia vena vene morso
work	ufficio-postale azienda aziende impresa imprese societa fabbrica fabbriche operaio operai impiegat@ segretari@ direttore direttori avvocato avvocati notaio notai commercialista geometra architetto architetti ingegnere ingegneri muratore falegname meccanico meccanici parrucchier@ cuochi cameriere cameriera poliziotto poliziotti polizia carabinieri carabiniere pompiere pompieri soldat@ militari esercito guerra guerre pace giudice giudici tribunale legge leggi contratto contratti stipendio stipendi pensione pensioni tassa tasse fattura fatture ricevuta conto conti banche bancomat mutuo mutui prestito prestiti denaro moneta monete banconota banconote bitcoin azioni investimento investimenti codice codici numero telefono indirizzo indirizzi lettera lettere posta pacco pacchi francobollo francobolli raccomandata banca banco cantiere cantieri sede sedi oste osti tara culto
world	citta paese paesi regione regioni stato stati nazione nazioni europa francia spagna germania inghilterra america africa asia cina giappone russia torino napoli firenze bologna venezia genova palermo bari sicilia sardegna toscana puglia strada strade via vie piazza piazze ponti chiesa chiese castello castelli palazzo palazzi torre torri monumento montagna montagne collina colline valle valli fiumi laghi mare mari oceano oceani spiaggia spiagge isola isole deserto foresta foreste boschi cielo cieli sole soli terra terre pianeta pianeti vulcano terremoto pioggia piogge neve nevi temporali tempesta venti nebbia grandine arcobaleno meteo fuoco fuochi fiamma aria ghiacci brina setta sette plancia lampione lampioni francese francesi giapponese
people	persona persone gente famiglia famiglie padre padri madre madri genitore genitori zio zii zia zie cugin@ amico amici vicin@ nemico nemici ospite ospiti re regina regine principe principi principessa principesse fata fate strega streghe maghi mostro mostri fantasma fantasmi angelo angeli diavolo diavoli dio santo santi prete preti suora suore presidente presidenti ministro ministri governo elezioni partito politica mago maga patrigno matrigna
time	giorno giorni settimana settimane mese anno secolo secoli minuto minuti secondo secondi ieri mattina mattine pomeriggio sera sere notti notte lunedi martedi mercoledi giovedi venerdi sabato domenica
doing	amare amore amori odio ridere piangere dormire mangiare bere leggere scrivere parlare ascoltare guardare sentire toccare correre camminare saltare nuotare volare guidare cantare ballare suonare giocare studiare lavorare pagare cambiare aprire chiudere entrare uscire salire scendere partire arrivare tornare vivere morire nascere crescere pensare sapere capire credere ricordare dimenticare chiedere rispondere aspettare lavare pulire stirare cucire tagliare rompere riparare costruire parla vede cala esce siede vola vuole colpo
telling	lato lati parola parole frase frasi nome nomi cognome domanda domande risposta risposte storia storie verita bugia bugie problema problemi errore errori aiuti notizia notizie informazione informazioni servizio servizi assistenza reclamo curriculum concorso concorsi traduttore traduzione significato sinonimo programma programmi applicazione applicazioni app gioielliere password account email facebook instagram whatsapp youtube tiktok google wikipedia chatgpt scandalo scandali durata fianco lato lume magia pieta poro rissa trillo sano tenero nodo meta sgambat@ telo teli soletta solette plantari iris nerd forat@ illumina illuminano
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('people', '# Whom things are for. Earlier lines win where a feed names several.
label	audiences	words	typed
Neonato	neonato	neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24	bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, poppante, lattanti, prematuri, pupo, creatura, neonatina, infante, 👶, asilo nido, nb
Bambina	bambina	bambina, bambine, ragazza, ragazze, girl, girls	bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, signorina, adolescente femmina, piccola principessa, principessa, alunna, comunicanda, fija, fijola, picciridda, piccerella, guagliona, tosetta, putela, bambinuccia, 👧
Bambini	bambina bambino		bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba, elementari, scuola elementare, bim, lucine, luci, luminose
Bambino	bambino	bambino, bambini, ragazzo, ragazzi, boy, boys, kid, kids, children, junior	bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto, fijo, fijolo, picciriddu, piccirillo, guaglione, toseto, putelo, bambinuccio, masculetto, 👦, paggetto, paggetti
Bambini piccoli	bambina bambino neonato		asilo, materna, scuola materna
Donna	donna	donna, donne, women, womens, woman, ladies, lady, femminile, signora	femmina, femminili, her, hers, wife, girlfriend, mum, mom, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, mia ragazza, morosa, ragazze adulte, diciottenne ragazza, donna curvy, femmena, fimmina, mia mamma, mia madre, mia sorella, consorte femmina, 👩, don, d., tailleur, fisico a pera, corpo a pera, fianchi larghi, fisico a clessidra, fisico a mela, prof, cocktail, curvy, incinte, donne incinte, cameriera, cuoca, operaia
Uomo	uomo	uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore	maschio, maschili, him, husband, dad, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo, omo, homo, masculo, omino, mio marito, mio ragazzo, moroso, 👨, u, drop 2, drop 4, drop 6, drop 7, drop 8
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('seasons', '# Seasons.
label	facet	words	typed
Estate	season	summer	estivo, estiva, estivi, estive, primaverile, primaverili, mezza stagione, mezzastagione, estivissimo, per l''estate, fresco, fresca, freschi, fresche, agosto, luglio, aprile, maggio, giugno, fa caldo, gran caldo, marzo, settembre
Inverno	season	winter	invernale, invernali, autunnale, autunnali, caldo, calda, caldi, calde, pesante, pesanti, per l''inverno, termico, termica, termici, freddo, caldissimo, caldissima, caldissimi, pesantissimo, gennaio, inverno, dicembre, febbraio, novembre, ottobre
Primavera	season	spring
Autunno	season	autumn, fall
Tutte le stagioni	season	all seasons, all-weather	quattro stagioni
Primavera/Estate	season	spring/summer, ss
Autunno/Inverno	season	autumn/winter, aw
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
