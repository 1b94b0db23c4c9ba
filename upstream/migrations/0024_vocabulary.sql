-- The other half of 0021, which D1 refused as one text. A database that has applied that one whole keeps its tables, newer ones too.
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('kinds-11-accessories', '# Accessories.
label	area	leaves	also	words	typed	feed	titled	rather
Cinture	accessori	cinture		belt, cintura	cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture, cintola, cinghie, fusciacca, fascia vita, fascia in vita, obi, cintura a catena, cinte, cinturina, belts
Cappellini con visiera	accessori	cappelli		=cap, =caps, baseball cap	cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback, cappellini, berretto baseball, berretto da baseball, dad hat, trucker hat, cappellino rapper, cappello rap, cappello golf, cappello running, cap, cappello con frontino, berrettino con visiera		visiera, baseball, trucker, cap, cappellino
Berretti	accessori	cappelli		beanie, berretto	zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola, zuccotti, zucchetto, cuffie, baschi, coppola siciliana, coppole, colbacco, colbacchi, paraorecchie, passamontagna, balaclava, cappello orecchie, cappello con orecchie, cappello con le orecchie, cappello peruviano, cappellino neonato, cappello pelliccia, cappello di pelliccia, cappello pelo, beret, cappello marinaio, cappello da neve, cappello neve, cappello sci, cappello pon pon, berretto pon pon, cappello caldo, beanies, cappellino invernale, cappello montagna, cappello da montagna, berrettino, irish cap, cappello irlandese, biretta			berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon
Cappelli di paglia	accessori	cappelli			cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela, paglietta, cappello a falda larga, cappello falda larga, cappello a falde larghe, cappello tesa larga, falda larga, falde larghe, capeline, cappellone, canotier, sombrero, cappello parasole, cappellino estivo, cappellino mare, cappello rafia			paglia, panama, falda, sole, pescatore
Cappelli e berretti	accessori	cappelli		=hat, =hats, cappello	cappellino, copricapo, borsalino, capello, cappelli, capelli invernali, fedora, pescatora, cloche, bombetta, cappello pescatore, bucket hat, bucket hats, cappello bucket, cappellino pescatore, borsalini, cappello texano, cilindro, tuba, turbante, turbanti, fascinator, cuffia piscina, cuffia da piscina, cuffia nuoto, hat, hats, cappello borsalino, cappello panama uomo, cappelo
Foulard	accessori	sciarpe		foulard, bandana	fular, fulard, foular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta, foulards, foularino, twilly, pochette da taschino, pochette taschino, pochette da giacca, fazzoletti, quadrato di seta, foulard testa, bandane, fullar		foulard, bandana, seta
Scaldacollo	accessori	sciarpe		snood, neck warmer, scaldacollo	scalda collo, collo di lana, sciarpa ad anello, collare, scaldacolli, buff, tubolare, tubolari, girocollo pile, anello di lana, copricollo		scaldacollo, snood, collo
Sciarpe e foulard	accessori	sciarpe		scarf, scarves, shawl, sciarpa	stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe, stole, coprispalle cerimonia, coprispalle elegante, scialli, pashmine, sciarpina, sciarpine, kefiah, kefia, mantella elegante, sciarppe, pasmina, pascmina, coprispalle matrimonio
Guanti	accessori	guanti		glove, mitten, guanto, muffole, muffola	guanti touch, manopole, muffoline, guantini, mezzi guanti, guanti invernali, guanti touch screen, muffole, moffole, manicotti, gloves, scaldamani, mezziguanti
Occhiali da vista	accessori	occhiali-da-vista		eyeglasses, eye glasses, occhiali da vista, montatura	occhiali vista, occhiali da lettura, montature, occhiali luce blu, occhiali da computer, occhiali riposo, occhiali graduati, occhiali presbiopia, occhiali per presbiopia, occhiali per leggere, occhiali da presbite, occhiali anti luce blu, occhiali neutri, occhiali trasparenti, occhiali finti, lenti da vista, occhiali gaming, occhiali pc, occhiali per pc, occhiali blu light
Occhiali da sole	accessori	occhiali-da-sole		sunglasses, sun glasses, occhiali da sole	occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali a goccia, occhiali polarizzati, occhialoni, occhiali specchiati, occhiali aviatore, occhiali a gatto, maschera da sci, maschera sci, lenti a specchio, occhiali pilota, sunglass, ochiali
Portafogli	accessori	portafogli		wallet, =purse, =purses, card holder, cardholder, portafoglio, portacarte	portamonete, borsellino, porta monete, porta carte, porta tessere, portatessere, portafogli, porta foglio, porta fogli, porta documenti piccolo, borsellini, porta carte di credito, porta carta di credito, porta bancomat, portacarte di credito, portapatente, portabanconote, fermasoldi, clip soldi, portapassaporto, portasoldi, portafolio, portafogio, money clip, portaspiccioli, portafoglietto, portafogli antifurto, wallets, bustina portamonete, porta badge
Papillon	accessori	cravatte		bow tie, bowtie, papillon	farfallino, papillion, cravattino, papion, cravatta a farfalla, cravatta farfalla, farfalla cravatta, papillons, papilon, papillo, papiglion, papiion, farfallini, cravattini, fiocco da smoking		papillon, farfallino, bow
Cravatte	accessori	cravatte		neck tie, necktie, cravatta	cravate, tie, cravatte, cravattina, crovatta, ties, gravatta
Ombrelli	accessori	ombrelli		umbrella, ombrello	ombrellino, ombrelli, parapioggia, paracqua, ombrella, parasole, ombrelo, ombrello richiudibile, ombrelli portatili
Accessori per capelli	accessori	accessori-per-capelli		hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli	elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa, mollettone, mollettoni, pinza, pinze, coroncina, coroncine, tiara, diadema, fiocchetto capelli, becco d''oca, becchi d''oca, becchi, codino, codini, fermacoda, elastici, elastico, elastichini, accessori sposa capelli, fascia neonata, fascetta neonata, fascetta testa, fascia bambina, fascia neonato capelli, turbante capelli, headband, headbands, clip capelli, clips capelli, ragno capelli, claw clip, pettinino, pettinini, mollettine, mollettina, extension, passata, coda capelli, cerchieto, scranci
Portachiavi	accessori	portachiavi		key ring, keyring, key chain, keychain, portachiavi	porta chiavi, keyring, portachiave, gancio chiavi, moschettone chiavi, ciondolo borsa, ciondolo per borsa, charm borsa, bag charm, charm per borsa, pupazzetto borsa
Bretelle	accessori	bretelle		suspenders, =braces, bretella, bretelle	straccali, tirache, bretelline
Bavaglini	accessori	bavaglini		=bib, =bibs, bavaglino	bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio, bavagli, bavaglioli, bavagliolo, bandana neonato, bavagliette
Attrezzi per il fitness	accessori	fitness		stability ball, foam roller, jump rope, exercise, band kit, strap, yoga brick, yoga kit, yoga strap	attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi, kettlebell, bande elastiche, fasce elastiche, banda elastica, step, materassino, stuoia yoga, tappeto yoga, tappeto fitness, fitball, guantoni, cavigliere pesi, cavigliera pesi, bilanciere, manubrio, pesetti, elastici palestra, elastico palestra, elastici yoga, loop band, thera band, roller, rullo massaggio, pilates ball, palla pilates, blocco yoga, cinghia yoga	fitness, yoga
');
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('kinds-12-wholes', '# Whole areas: behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Top	abbigliamento	top		top, tunic, tunica, =tops	toppino, crop top, canotta elegante, topino, corpetto top, croptop, bustier, halter, tops, tuniche, tunichetta, casacchina, toppini, corpino
Accessori	accessori			accessory, accessories, accessorio
Abbigliamento sportivo	abbigliamento	tute felpe t-shirt leggings pantaloni shorts reggiseni			abbigliamento sportivo, vestiti sportivi, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga, abbigliamento ginnastica, vestiti da allenamento, abbigliamento pilates, abbigliamento padel, abbigliamento tennis, completo ginnico, abbigliamento da corsa, abbigliamento corsa, vestiti running, abbigliamento crossfit, athleisure, roba da palestra, vestiti da ginnastica, vestiti ginnastica, vestiti yoga			sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance
Abbigliamento	abbigliamento			clothing, apparel, clothes, =bottoms, abbigliamento, activewear	indumenti, capi, vestiario, abbigliamento neonato, outfit, look, guardaroba, outfits, abiti da lavoro, divise, divisa, uniforme, streetwear, vestirsi, indumento, abbigliamenti, abigliamento, look completo, corredo, abbigliamneto
Borse	borse	borse-a-tracolla borse-a-mano borse-a-spalla shopper secchielli pochette	borsoni cartelle borse-fasciatoio	bag, borsa, borsetta	borsettina, borsina, bags, borze, borsellina, bors, borsettine
');
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('looks', '# How things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles.
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
Lacci	closure	laces, lace-up	laccio, stringhe, con lacci, con i lacci, allacciato, allacciati, stringato
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
Comoda	fit	relaxed
Oversize	fit	oversized	oversize, over, oversized fit, over size, extra large fit, abbondante, maxi taglia
Aderente	fit	fitted
A zampa	fit	flared	zampa, a zampa d''elefante, zampa di elefante, svasati, bootcut, svasata, svasato, svasate, scampanato, scampanati, zampa elefante, flare
A vita alta	fit	high waist	vita alta, vita altissima, alta vita, high waisted
Lungo	length	long, maxi	lunga, lunghi, lunghe, lunghissimo, lunghissima, alla caviglia, ai piedi
Corto	length		corta, corti, corte, mini, cropped, cortissimo, cortissima, sopra il ginocchio, crop, accorciato
Midi	length	midi	al polpaccio, longuette, media lunghezza, mezza gamba
Al ginocchio	length	knee length	sotto il ginocchio
A spillo	heelType	stiletto heel	tacco a spillo, spillo, tacchi a spillo, sottile
Piatto	heelType	flat	rasoterra, senza tacco, tacco basso, raso terra, piatti, piatte, piatta, bassi, senza tacchi
Platform	heelType	platform	plateau, suola alta, con plateau, suola spessa, suola grossa, para alta, carrarmato, chunky, suola carrarmato
Zeppa	heelType	wedge heel	con zeppa, con la zeppa
Strappi	detail	ripped, distressed	strappato, strappata, strappati, strappate, destroyed
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
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('materials', '# What things are made of.
label	facet	words	typed
Cotone	material	cotton	puro cotone, in cotone, 100 cotone, cotone 100, cotone egiziano, cottone, popeline, popelin, piquè
Cotone biologico	material	organic cotton	cotone bio, bio, cotone organico, organico
Lana	material	wool	pura lana, laniero, di lana, in lana, lana vergine, lana cotta, lana vera, fresco di lana, shetland, lane, misto lana, lana e cashmere
Lana merino	material	merino wool, merino	merinos, lana merinos
Cashmere	material	cashmere	cachemire, casmir, cashmire, kashmir, cachemir, misto cashmere, cashemire, cashmir, caschmere, cachmere, kashmire, in cashmere, cachemere, puro cashmere, casmere
Seta	material	silk	pura seta, in seta, seta pura, shantung, setosa
Lino	material	linen	puro lino, in lino, lino puro, misto lino
Canapa	material	hemp
Pelle	material	leather	cuoio, vera pelle, pelle vera, in pelle, vero cuoio, nappa, pellame, in cuoio, pelle di vitello, vitello, pelle liscia, pelle martellata, saffiano
Ecopelle	material	faux leather, synthetic leather	finta pelle, similpelle, eco pelle, pelle vegana, pelle finta, simil pelle, eco-pelle, simil-pelle, sintetico, vegan leather, in ecopelle
Camoscio	material	suede	scamosciato, scamosciata, scamosciate, scamosciati, pelle scamosciata, nabuk, nubuck, renna, crosta, alcantara, camosciato, suède, pelle di camoscio, nabuck, nubuk, velour pelle
Poliestere	material	polyester
Nylon	material	nylon	nailon
Poliammide	material	polyamide
Acrilico	material	acrylic
Viscosa	material	viscose
Rayon	material	rayon
Elastan	material	spandex, elastane	elasticizzato, stretch, elasticizzate
Lycra	material	lycra	licra
Pile	material	fleece	pail, micropile, sherpa, in pile, peil
Rete	material	mesh	reticolato, traforato, traforata, a rete
Jersey	material	jersey
Denim	material	denim	jeans, in denim, tessuto jeans
Tela	material	canvas	in tela, di tela, telato
Velluto	material	velvet	vellutato, in velluto, velluto liscio, velour, velours, vellutata, ciniglia, chenille
Velluto a coste	material	corduroy	velluto coste, velluto millerighe, costine velluto
Pizzo	material	lace	merletto, macramè, in pizzo, di pizzo, pizzi, sangallo, san gallo, macrame
Raso	material	satin	satinato, di raso, in raso, satinata, satinati, rasato, lucido satin
Chiffon	material	chiffon	chiffon seta, velato, velata
Tulle	material	tulle	in tulle, tulle ricamato, tul
Felpato	material		felpata, felpati, cotone felpato, felpate, felpa interna, garzato
Microfibra	material	microfiber
Piuma	material	down	piuma d''oca, piume, piume d''oca, vera piuma, piumette
Gomma	material	rubber	caucciù, in gomma, para
Silicone	material	silicone
Schiuma	material	foam
Plastica	material	plastic	pvc, plexiglass, plastificato
Metallo	material	metal	metallico, metallica
Acciaio inossidabile	material	stainless steel	acciaio inox, acciaio inossidabile, in acciaio
Acciaio	material	steel
Argento	material	silver	argento 925, argento vero, sterling, in argento, argento sterling, argento rodiato
Oro	material	gold	oro giallo 18kt, oro 18 kt, oro 18kt, in oro, oro 18 carati, oro 750, oro vero, oro rosa 18kt
Ottone	material	brass
Legno	material	wood	bambù, bambu, in legno, sughero
Paglia	material	straw	rafia, vimini, raffia, in paglia, di paglia, midollino, intrecciata, intrecciato
Perle	material	pearl	perla, perline, perle vere, perle coltivate, perla nera, perle di fiume, perla coltivata
Tencel	material	tencel
Modal	material	modal
Iuta	material	burlap	juta
Tessuto tecnico	material	performance fabric	tecnico, tecnica, tecnici, tecniche, dry fit
Tessuto tecnico Cocona	material	cocona performance fabric
Coolmax	material	coolmax
Gore-Tex	material	gore-tex, goretex	gore tex, goretx
Vernice	material		in vernice, verniciato, verniciata, lucide, laccata, patent
Pelo	material		peloso, pelosa, pelosi, pelose, peluche, teddy, pelliccia, ecopelliccia
Flanella	material		flanellato
Tweed	material		twed
Bouclé	material		boucle, bouclè
Mohair	material		moher, mohai
Alpaca	material		baby alpaca
Angora	material		angorà
Organza	material		organza seta
Crêpe	material		crepe, crep, crespo
Lurex	material		lamè, lamé, lurex oro
Paillettes	material		paillette, pailettes, paillet, lustrini, glitter, brillantini, sequins, luccicante, luccicanti, brilloso
Strass	material		cristalli, cristallo, zirconi, zircone, pietre, brillanti, gioiello, pietrine
Spugna	material		spugnoso
Neoprene	material		scuba
Uncinetto	material		crochet, all''uncinetto
Diamanti	material		diamante, brillante
Titanio	material		in titanio
Ceramica	material		in ceramica
Feltro	material		in feltro
');
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('models', '# Brands that stand for one kind of thing, and models that stand for their brand, the brand''s own name only where it hardly sells anything else.
brand	kind	typed
adidas	Sneakers	stan smith, gazelle, adidas superstar, samba adidas, adidas samba, adidas spezial, adidas campus, forum low
Nike	Sneakers	air force, air force 1, air max, nike dunk, dunk low, nike blazer, cortez, air jordan, jordan 1, jordan 4, tn nike
Nike	Scarpe da running	pegasus nike, nike pegasus, vomero
Puma	Sneakers	puma suede, puma palermo, speedcat
Diadora	Sneakers	diadora heritage, n9000
Converse	Sneakers	converse, all star, allstar, chuck taylor, converse all star, chuck 70
Vans	Sneakers	vans, old skool, vans old skool, sk8
New Balance	Sneakers	new balance, newbalance, new balance 574, 530 new balance, new balance 530, new balance 9060, 990
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
Borsalino	Cappelli e berretti	borsalino
Barbour	Giacche	barbour
Moncler	Piumini	moncler
Colmar	Piumini	colmar
Woolrich	Parka	woolrich
Burberry	Trench	burberry trench, trench burberry
Teva	Sandali	teva
Dr. Scholl	Ciabatte	scholl, dr scholl, dottor scholl
FitFlop	Infradito	fitflop
Havaianas	Infradito	havaianas
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
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('occasions', '# When things are worn.
label	facet	words	typed
Tempo libero	occasion	casual	giornata libera
Sport	occasion	sport, sports	sportivo, allenamento, allenarsi, sportiva sport, allenamenti, atletica, sportive
Cerimonia	occasion	formal, wedding	matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, prima comunione, diciottesimo, gala, anniversario, rito civile, comunioni, cresime, lauree, sposi, invitati, testimoni, ricevimento, teatro, red carpet, gran sera, cerimonia religiosa, promessa, battesimi, matrimonio invitata, galà, cerimonie eleganti, nozze d''oro
Festa	occasion	party	feste, capodanno, natale, discoteca, serata, compleanno, ballo, festa di compleanno, 18 anni festa, addio al nubilato, nubilato, addio al celibato, halloween, carnevale, san valentino, natalizio, natalizia, natalizi, natalizie, pasqua, ferragosto, disco, ballare, locale, concerto, festival, veglione, cenone, diciotto anni, festa 18 anni, festa diciottesimo, vigilia, party anni 80, sedici anni festa
Sera	occasion	evening	da sera, cena, aperitivo, serale, cocktail, ristorante, appuntamento, serate, cene, apericena, elegante sera, uscire la sera, sera elegante
Ufficio	occasion	office, work	lavoro, colloquio, business, professionale, riunione, meeting, smart working, lavorare, office look, colloqui, colloquio di lavoro, professionali
Mare	occasion	beach	spiaggia, vacanza al mare, vacanze, crociera, vacanza, villaggio, barca, resort, al mare, da mare, spiagge, estate al mare, beach club, navigare
Piscina	occasion	pool	nuoto, nuotare, acquagym, nuotata, in piscina
Viaggio	occasion	travel	viaggi, viaggiare, aereo, weekend, treno, viaggio di nozze, luna di miele, gita, gite, in viaggio
Palestra	occasion	gym, training	fitness, crossfit, pesi, spinning, zumba, aerobica, cardio, workout, body building, bodybuilding, ginnastica, pesistica, in palestra, da palestra, sala pesi
Corsa	occasion	running	correre, jogging, maratona, run, runner, podismo, mezza maratona, corse, per correre, corsetta
Trekking	occasion	hiking	montagna, escursionismo, camminata, camminare, passeggiata, passeggiate, passeggio, escursione, escursioni, arrampicata, alpinismo, ferrata, campeggio, outdoor, nordic walking, cammino, camminate, bosco, camping, gite in montagna, rifugio
Calcio	occasion	football	calcetto, pallone, partita, stadio, futsal, calcio a 5, calciatore, calciatori
Yoga	occasion	yoga	pilates, meditazione, stretching, yogi
Padel	occasion	padel	tennis, paddle, padle, da padel, da tennis, tennista
Scuola	occasion	school	asilo, elementari, elementare, medie, liceo, scolastico, recita, scuola materna, asilo nido, primo giorno di scuola, rientro a scuola
Casa	occasion	home	da casa, in casa, relax, divano
Notte	occasion	night	dormire
Tutti i giorni	occasion	everyday	quotidiano, ogni giorno, giornata, quotidiana, quotidianità, ogni occasione
Battesimo	occasion	baptism	battesimi
Sci	occasion		sciare, da sci, neve, snowboard, settimana bianca, sulla neve, ski
Bici	occasion		bicicletta, ciclismo, mtb, mountain bike, in bici, da bici, bike
Danza	occasion		danza classica, balletto, danza moderna, hip hop, saggio di danza
Basket	occasion		pallacanestro
Pallavolo	occasion		volley, pallavolo, beach volley
Equitazione	occasion		cavallo, a cavallo, ippica
Moto	occasion		motociclista, motociclismo, scooter, vespa, in moto
');
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('people', '# Whom things are for. Earlier lines win where a feed names several.
label	audiences	words	typed
Neonato	neonato	neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24	bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, primi passi bimbo, battesimo maschietto, battesimo femminuccia, poppante, lattanti, 0-3 mesi, prematuri
Bambina	bambina	bambina, bambine, ragazza, ragazze, girl, girls	bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, signorina, adolescente femmina, piccola principessa, principessa, alunna, comunicanda
Bambini	bambina bambino		bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba
Bambino	bambino	bambino, bambini, ragazzo, ragazzi, boy, boys, kid, kids, children, junior	bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto
Donna	donna	donna, donne, women, womens, woman, ladies, lady, femminile, signora	femmina, femminili, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, damigella, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, ragazze adulte, diciottenne ragazza, donna curvy
Uomo	uomo	uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore	maschio, maschili, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo
');
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('seasons', '# Seasons.
label	facet	words	typed
Estate	season	summer	estivo, estiva, estivi, estive, primaverile, primaverili, mezza stagione, mezzastagione, estivissimo, per l''estate, fresco, fresca, freschi, fresche, agosto, luglio
Inverno	season	winter	invernale, invernali, autunnale, autunnali, caldo, calda, caldi, calde, pesante, pesanti, per l''inverno, termico, termica, termici, freddo, caldissimo, caldissima, caldissimi, pesantissimo, gennaio, inverno
Primavera	season	spring
Autunno	season	autumn, fall
Tutte le stagioni	season	all seasons, all-weather	quattro stagioni
Primavera/Estate	season	spring/summer, ss
Autunno/Inverno	season	autumn/winter, aw
');
INSERT OR IGNORE INTO vocabulary_tables (name, lines) VALUES ('wishes', '# What means reduced goods, new arrivals, the cheapest third, a present, large sizes.
wish	typed
sale	in sconto, sconto, sconti, scontato, scontata, scontati, scontate, saldi, saldo, in saldo, offerta, offerte, in offerta, promozione, promozioni, promo, outlet, ribassato, ribassati, occasioni, black friday, svendita, super sconti, in promozione, in promo, sottocosto, sotto costo, offertissima, super offerta, offerte del giorno, ribassi, ribasso, prezzo ribassato, prezzi scontati, ultimi saldi, cyber monday, blackfriday, fine serie, fuori tutto, stock, sale, scontatissimo, scontatissima, scontatissimi, scontatissime, liquidazione, super offerte, ribassata, ribassate
new	nuovi arrivi, nuovo arrivo, novita, ultimi arrivi, nuova collezione, appena arrivati, new in, nuove collezioni, novità del momento, ultime novità, new arrivals
cheap	economico, economica, economici, economiche, poco costoso, poco costosa, poco costose, poco costosi, low cost, lowcost, poco prezzo, basso prezzo, prezzo basso, prezzi bassi, cheap, convenienti, conveniente, a buon mercato, buon mercato, risparmio, che costa poco, costa poco, piccoli prezzi, piccolo prezzo, meno caro, meno cara, meno cari, poco cari, poco care, poco caro, poco cara, spendere poco, spendendo poco, prezzi piccoli, prezzi modici, prezzo modico, prezzi economici, prezzo economico, a buon prezzo, buon prezzo, prezzi convenienti, prezzo conveniente, fascia bassa, economicissimo, economicissima, super economico, meno costoso, meno costosa, meno costosi, non costoso, non costosa, non costose, non costosi, non cari, non caro, non cara, non care, accessibile, accessibili, prezzo stracciato, prezzi stracciati, budget basso, basso costo, basso budget
gift	regalo, regali, idea regalo, idee regalo, da regalare, regalare, pensierino, regalino, gift, cadeau, presente regalo, pensiero, pensierini, regalini, da regalo, per regalo, un regalo, sorpresa, regalone, dono, doni
large	taglie forti, taglia forte, taglie comode, taglia comoda, curvy, plus size, taglie grandi, oversize curvy, conformato, calibrato
');
