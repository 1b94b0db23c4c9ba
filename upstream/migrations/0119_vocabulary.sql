-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('told', '# Words by which titles and texts of feeds tell an attribute (docs/decisions/0530). ''@'' stands for o, a, i, e and ''(s)'' for a letter that may be missing, a phrase
# of several words wins over a shorter one in it. ''+'' behind a facet: a text adds to what a column says. ''named'': only a title tells so. ''!'': is told not to have it.
# ''beside'': next to these words it is told of something else. Lines without a facet are how texts are read.
label	facet	told	named	beside
deny		senza, non, no, without, not, sans, ohne, kein, keine, sin, nessun, nessuna, priv@ di, free of, free from, zero, ne, nor
joint		a, an, any, the, il, lo, la, i, gli, le, l, un, una, uno, alcun, alcuna, di, de, d, del, della
goes		e, ed, o, oppure, ne, and, or, nor, et, ou, und, oder, y, ni
away		abbina, abbinal@, abbinate, abbinare, abbinarlo, abbinarla, abbinarli, abbinarle, abbinabil@, abbinat@ a, abbinat@ con, abbini, sta bene con, stanno bene con, sta bene anche con, perfett@ con, indossal@ con, indossal@ sotto, indossal@ sopra, da indossare sotto, da indossare sopra, da indossare con, da portare con, da portare sotto, da portare sopra, sotto un, sotto una, sotto il, sotto la, sopra un, sopra una, sopra il, sopra la, con una maglia, pair it, pair them, pair this, pair with, pairs with, pairs well, paired with, wear it with, wear it over, wear it under, wear with, wear over, wear under, worn with, worn over, worn under, wearing over, wearing under, layer over, layer under, goes with, go with, goes great with, looks great with, match with, matches, matching it with, perfect with, great with, over your, under your, stuffed with, stuff it with, packed with your, pack your, stash your, stow your, stock it with, haul a, room for, space for, spaces for, instead of, rather than, unlike, compared to, compared with, more than a, more than just, like its, like it s, anziche, piuttosto che, invece di, invece che, invece della, invece del, al posto di, al posto del, al posto della, rispetto a, rispetto al, rispetto alla, diversamente da, a differenza di, venduto separatamente, venduta separatamente, portez le avec, se marie avec, kombinieren, combina con, combinar con, beneath a, beneath your, underneath a, underneath your, under a, layered under, layered over
back		this, these, our, it, its, questo, questa, questi, queste
apart		non solo, not only, not just, no need, no matter, no more, no wonder, not to mention, non c e, non ha, semi fitted, semi form fitted, semi form fit, semi fit, semi aderente, lace up your, laced with, effetto pelle, effetto seta, effetto lana, effetto denim, effetto cashmere, effetto jeans, effetto camoscio, effetto lino, effetto velluto, leather look, leather like, leather effect, suede like, denim effect, denim look, denim like, silk like, come seta, come la seta, come il cotone, come cotone, cotton like, cotton touch, cotton feel, wool like, cashmere like, feels like cotton, fitted sheet(s), get fitted, getting fit, zip code, zip file, carta da zucchero, button activated, push button, check out, checked out, gold standard, silver lining, silver medal, gold medal, snap up, velvet touch, tacco dodici, over it, a punta tonda, punta tonda, punta quadrata, punta aperta, punta rinforzata, gold plated, silver plated, gold filled, gold tone, gold dipped
free		free, less
things		sacca, bag, bags, box, pouch, case, borsa, sacchetta, sacchetto, astuccio, custodia
parts	pattern	fodera, foderato, foderata, interno, interna, lining, lined, inside, sacchetto, scatola, orlo
parts	material	etichetta, etichette, suola, suole, passante, passanti, plantare, plantari, sottopiede, toppa, toppe, patch, sole(s), outsole(s), insole(s), midsole(s), footbed, label(s), sacchetto, sacchetta, sacca, dustbag, dust, custodia, scatola, busta, astuccio, confezione, gruccia, pouch, box, bag, hanger, packaging, imballo, grip, puller, tiretto, manico, manici, impugnatura
Cotone	material+	coton, cotton, cotton jersey, jersey cotton, jersey di cotone, brushed cotton, cotone felpato, cotone, cotons, baumwolle, algodon
Cotone biologico	material+	organic cotton, organically grown cotton, cotone biologico, cotone bio, cotone organico, bio cotton, coton biologique, coton bio, bio baumwolle, algodon organico
Lana	material+	wool, woolen, woollen, lana, lane, laine, wolle, schurwolle		steel, vetro, roccia
Lana merino	material+	merino, merino wool, lana merino, lana merinos, merinos
Cashmere	material+	cashmere, cachemire, cashmir, kaschmir, cachemir
Seta	material+	silk, seta, soie, seide, seda		proteine, protein(s), proteins
Lino	material+	linen, lino, lin, leinen		semi, olio, closet
Canapa	material+	hemp, canapa, chanvre, hanf		semi, olio, oil
Pelle	material+	leather, in pelle, di pelle, vera pelle, pelle vera, pura pelle, pelle bovina, pelle di vitello, pelle di agnello, pelle liscia, pelle martellata, pelle saffiano, pelle nappa, pelle di nappa, pelle pieno fiore, cuoio, cuir, leder, cuero	pelle	crema, viso, corpo, secca, secche, sensibile, sensibili, mista, grassa, matura, siero, lozione, detergente, tonico, latte, scrub, maschera, dermatite, sulla, della, alla
Ecopelle	material+	faux leather, vegan leather, synthetic leather, imitation leather, artificial leather, pu leather, eco leather, ecopelle, eco pelle, similpelle, simil pelle, finta pelle, pelle finta, pelle vegana, pelle sintetica, pelle ecologica, simili cuir, cuir synthetique, kunstleder, polipiel
Camoscio	material+	suede, suedes, nubuck, nabuk, camoscio, scamosciat@, pelle scamosciata, pelle di camoscio, in pelle scamosciata, in pelle di camoscio, vera pelle scamosciata, daim, wildleder, veloursleder, ante
Poliestere	material+	polyester, poliestere, poliester, micropolyester
Nylon	material+	nylon, nailon
Poliammide	material+	polyamide, poliammide, polyamid, poliamida
Acrilico	material+	acrylic, acrilico, acrylique, polyacryl		unghie, nails
Viscosa	material+	viscose, viscosa, viskose
Rayon	material+	rayon
Elastan	material+	spandex, elastane, elastan, elastam, elastanne, elasthan, elasthanne, elastano, lycra
Lycra	material+	lycra
Pile	material+	fleece, microfleece, brushed fleece, in pile, di pile, micropile, sherpa, fodera pile, pile, polaire, forro polar		incluse, inclusa, aaa, aa, stilo, alcaline, of, up
Rete	material+	mesh, in rete, a rete, rete, filet, netzstoff, netzeinsatz, malla		social, elettrica
Jersey	material+	in jersey, jersey fabric, jersey knit, cotton jersey, di jersey, jersey di cotone, single jersey, jersey cotton, jersey elasticizzato, jersey de coton, weight jersey, soft jersey, stretch jersey, jersey shorts, jersey tee, jersey dress, jersey top, jersey pants, jersey skirt	jersey	football, basketball, soccer, city
Denim	material+	denim
Tela	material+	canvas, in tela, di tela, toile, leinwand, lona
Velluto	material+	velvet, velluto, velour, velours, ciniglia, chenille, samt, terciopelo
Velluto a coste	material+	corduroy, velluto a coste, velluto coste, velluto millerighe, cord, velours cotele, cordsamt, pana		umbilical, draw, power
Pizzo	material+	lace, pizzo, merletto, macrame, sangallo, dentelle, spitze, spitzenbesatz, encaje		up, your, shoe, closure, lock, laces, pattern
Raso	material+	satin, raso, satinat@, satiniert		terra, finish, fodera, foderat@, lining, lined, interno
Chiffon	material+	chiffon
Tulle	material+	tulle
Felpato	material+	felpat@, garzat@, brushed interior, brushed inside, brushed back, brushed cotton, brushed fleece, cotone felpato, angeraut
Microfibra	material+	microfiber, microfibre, microfibra, mikrofaser		panno, cloth
Piuma	material+	duck down, goose down, down filled, down filling, down fill, down insulation, down jacket, piuma, piume, piuma d oca, piume d oca, piumino d oca, vera piuma, duvet d oie, daunen, daunenfullung, plumon
Gomma	material+	rubber, gomma, caucciu, caoutchouc, gummi, kautschuk		piombo, pane
Silicone	material+	silicone, silicona, silikon		oil, oils
Schiuma	material+	foam, memory foam, eva foam		bath, shower, cleansing, shaving, bagno, doccia
Plastica	material+	plastic, plastica, pvc, plexiglass, plastique, kunststoff, plastico		bottle(s), bottiglie, bottiglia, riciclat@, oceano, ocean
Metallo	material+	metal, metallo, metallic case, metall		free
Acciaio inossidabile	material+	stainless steel, acciaio inox, acciaio inossidabile, acier inoxydable, edelstahl, acero inoxidable
Acciaio	material+	steel, acciaio, acier, stahl
Argento	material+	sterling silver, 925 silver, silver 925, solid silver, argento 925, in argento, argento sterling, argento rodiato, argento puro, argent 925, silber 925, 925er silber, plata de ley		placcat@, placcatura, bagno, plated
Oro	material+	18k gold, 14k gold, 9k gold, 24k gold, 18 k gold, 14 k gold, yellow gold, white gold, rose gold 18k, solid gold, oro giallo, oro bianco, oro 18, oro 750, oro 9, in oro, oro 18kt, or 18, gold 750		effetto, colore, tono, placcat@, placcatura, bagno, bagnat@, plated, filled, tone, dorat@, finitura
Ottone	material+	brass, ottone, laiton, messing, laton
Legno	material+	wood, wooden, legno, bois, holz, madera, bamboo, bambu		note, nota, accordi, scent, aroma, fragranza, profumo
Paglia	material+	straw, paglia, rafia, raffia, vimini, paille, stroh		colore, water
Perle	material+	pearl(s), perle, perla, perlen, perlas		grigio, mother, bianco, colore, pearl, tono
Tencel	material+	tencel, lyocell
Modal	material+	modal
Iuta	material+	burlap, jute, juta, iuta
Tessuto tecnico	material+	tessuto tecnico, performance fabric, technical fabric, tissu technique, funktionsstoff
Tessuto tecnico Cocona	material+	cocona
Coolmax	material+	coolmax
Gore-Tex	material+	gore tex, goretex
Vernice	material+	patent leather, in vernice, di vernice, pelle verniciata, vernice lucida, cuir verni, lackleder	vernice
Pelo	material+	faux fur, fur, pelliccia, ecopelliccia, pelo, peluche, teddy, fausse fourrure, fourrure, kunstfell, pelo sintetico		cane, gatto, bear
Flanella	material+	flannel, flanella, flanelle, flanell, franela
Tweed	material+	tweed
Bouclé	material+	boucle
Mohair	material+	mohair
Alpaca	material+	alpaca, alpaga, alpaka
Angora	material+	angora
Organza	material+	organza
Crêpe	material+	crepe		sole, soles
Lurex	material+	lurex, lame
Paillettes	material+	sequin(s), sequined, sequinned, paillettes, paillette, lustrini, pailletten, lentejuelas
Strass	material+	rhinestone(s), strass, strasssteine
Spugna	material+	terry cloth, terrycloth, spugna, french terry, tissu eponge, frottee		vera, makeup, trucco
Neoprene	material+	neoprene, neopren
Uncinetto	material+	crochet, crocheted, all uncinetto, uncinetto, gehakelt
Diamanti	material+	diamond(s), diamanti, diamante		pattern, quilted, quilting, shape, shaped, knit
Titanio	material+	titanium, titanio, titane, titan
Ceramica	material+	ceramic, ceramica, keramik
Feltro	material+	wool felt, felted wool, felt hat, feltro, feutre, filz
Con cappuccio	neckType+	hood(s), hooded, hoodie(s), hoodlie, hoody, con cappuccio, cappuccio, cappucci, incappucciat@, capuche, capuchon, kapuze, kapuzen, kapuzenjacke, kapuzenpullover, kapuzenpulli, kapuzensweatshirt, capucha, !hoodless, !hood free, !kapuzenlos		penna, pennarello, biro
Zip	closure	zip(s), zipper(s), zippered, zipped, zip up, zip front, full zip, half zip, quarter zip, con zip, cerniera, cerniere, lampo, chiusura lampo, fermeture eclair, fermeture zippee, zippe, zippee, reissverschluss, reißverschluss, cremallera, !zipless, !zip free		pocket(s), tasca, tasche, taschino, taschini, poche, poches, bolsillo, bolsillos, pouch, ankle(s), leg(s), caviglia, caviglie, garage
Bottoni	closure	button(s), buttoned, button up, button down, button front, bottone, bottoni, bottoncini, abbottonat@, abbottonatura, bouton(s), boutonne, boutonnee, knopfe, knopfen, knopfleiste, botones, !buttonless		pocket(s), tasca, tasche, taschino, alarm, jeans button, polsini, cuff(s)
Bottoni a pressione	closure	snap closure(s), snap button(s), snaps, snap front, snap fastening, press stud(s), popper(s), bottoni a pressione, bottone a pressione, bottoni automatici, bottoncini automatici, boutons pression, druckknopfe, botones de presion		pocket(s), tasca, tasche
Lacci	closure	lace up, lace ups, lace up closure, lace closure, lace up front, lace fastening, lacing, laces, shoelace(s), lacci, laccio, stringat@, stringhe, con lacci, lacets, schnurung, schnursenkel, schnurschuhe, cordones, !laceless, !lace free
Velcro	closure	velcro, hook and loop, a strappo, a strappi, con strappo, doppio strappo, chiusura strappo, con chiusura a strappo, klettverschluss, scratch		pocket(s), tasca, tasche, cuff(s), polsini, polsino
Fibbia	closure	buckle(s), buckle clasp, fibbia, fibbie, boucle de ceinture, schnalle, hebilla
Magnetica	closure	magnetic closure, magnetic clasp, magnetic snap, magnetic button, chiusura magnetica, chiusura calamitata, bottone magnetico, bottone calamitato, calamita, fermeture magnetique, magnetverschluss, cierre magnetico
Doppiopetto	closure	double breasted, doppiopetto, doppio petto, croise, zweireiher, zweireihig
Monopetto	closure	single breasted, monopetto, mono petto, einreiher, einreihig
Manica lunga	sleeveType	long sleeve(s), long sleeved, longsleeve(s), manica lunga, maniche lunghe, manche longue, manches longues, langarm, langarmlig, langen armeln, lange armel, manga larga
Manica corta	sleeveType	short sleeve(s), short sleeved, shortsleeve, cap sleeve(s), micro sleeve(s), manica corta, maniche corte, mezza manica, mezze maniche, manche courte, manches courtes, kurzarm, kurzarmlig, kurzen armeln, manga corta
Senza maniche	sleeveType	sleeveless, senza maniche, senza manica, smanicat@, sbracciat@, sans manches, armellos, sin mangas
Manica a tre quarti	sleeveType	3 4 sleeve(s), three quarter sleeve(s), 3 4 length sleeve(s), manica a tre quarti, maniche a tre quarti, maniche tre quarti, manica 3 4, maniche 3 4, manches 3 4, dreiviertelarm
Maniche a sbuffo	sleeveType	puff sleeve(s), puffed sleeve(s), balloon sleeve(s), maniche a sbuffo, manica a sbuffo, maniche a palloncino, manica a palloncino, manches bouffantes, puffarmel
Girocollo	neckType	crew neck, crewneck, crew neckline, crew necks, round neck, round neckline, girocollo, giro collo, scollo rotondo, scollo tondo, col rond, rundhals, rundhalsausschnitt, cuello redondo
Scollo a V	neckType	v neck(s), vneck, v necks, v neckline, v necked, scollo a v, collo a v, scollo v, collo v, scollatura a v, col v, col en v, encolure en v, v ausschnitt, cuello de pico, cuello en v	v tee
Collo alto	neckType	turtleneck(s), turtle neck, mock neck, funnel neck, roll neck, high neck, high collar, polo neck, collo alto, collo a lupetto, dolcevita, lupetto, col roule, col montant, rollkragen, cuello alto, cuello vuelto, stand collar, stand up collar, standup collar, stehkragen, collo in piedi, collo rialzato, col droit, high neckline	funnel
Collo polo	neckType	polo collar, collo polo, collo a polo, colletto polo, colletto a polo, col polo, polokragen, cuello polo
Scollo a barca	neckType	boat neck, boatneck, bateau neckline, scollo a barca, scollo a barchetta, col bateau, u boot ausschnitt
Coreana	neckType	mandarin collar, band collar, collo alla coreana, collo coreano, colletto alla coreana, colletto coreano, coreana, col mao, cuello mao		crema, beauty, skincare
Monospalla	neckType	one shoulder, single shoulder neckline, monospalla, mono spalla, asymetrique une epaule		bag, strap
Scollo quadrato	neckType	square neck, square neckline, scollo quadrato, col carre, carree ausschnitt
Serafino	neckType	henley, serafino, scollo serafino
Spalle scoperte	neckType	off shoulder, off the shoulder, spalle scoperte, spalle nude, scollo bardot, bardot neckline, epaules denudees, schulterfrei
All''americana	neckType	halter neck, halterneck, halter neckline, halter, scollo all americana, collo all americana
Slim	fit	slim, slim fit, slim cut, slim leg, vestibilita slim, taglio slim, coupe slim, coupe ajustee		pocket, wallet, portafoglio, card, tasca, cintura, belt
Skinny	fit	skinny, skinny fit
Regolare	fit	regular fit, standard fit, classic fit, regular leg, vestibilita regolare, taglio regolare, coupe droite, coupe reguliere, normale passform	regular
Ampia	fit	loose, loose fit, loose fitting, looser fit, wide leg, baggy, baggy fit, gamba larga, gamba ampia, vestibilita ampia, taglio ampio, coupe ample, coupe large, weite passform		sleeve(s), traditional, knit, weave, end, ends, thread(s), enough, feel
Comoda	fit	relaxed, relaxed fit, relaxed leg, comfort fit, easy fit, vestibilita comoda, taglio comodo, vestibilita rilassata, coupe decontractee, coupe confort, bequeme passform		feel, mood, vibe, style, day, weekend, morning, waistband, waist
Oversize	fit	oversize, oversized, over size, vestibilita oversize, vestibilita over		zipper(s), pocket(s), buckle, logo, tasca, tasche, cappuccio, hood, collar
Aderente	fit	form fitting, form fit, tight fit, tight fitting, snug fit, close fit, close fitting, compression fit, body hugging, figure hugging, fitted, aderent@, vestibilita aderente, taglio aderente, coupe pres du corps, coupe moulante, enganliegend, ajustado, body fitting, body skimming, close to body, close to the body, figure skimming, second skin, seconda pelle, skin tight, skintight, bodycon		flatlock, seam(s), hood, cap, sheet, waist, cuff(s), hem, caviglia, polsini, fondo, cavigliera
A zampa	fit	flared, flare leg, flared leg, flare, bootcut, boot cut, a zampa, zampa d elefante, svasat@, evase, ausgestellt, acampanado
A vita alta	fit	high waist, high waisted, high rise, high rise waist, vita alta, a vita alta, taille haute, hohe taille, high waist cut, talle alto
Lungo	length	maxi dress, maxi skirt, maxi length, ankle length, floor length, full length dress, abito lungo, vestito lungo, gonna lunga, lunghezza maxi, cappotto lungo, lunghezza lunga, robe longue, jupe longue	maxi, lung@	manica, maniche, sleeve(s), collo, bag, borsa, shopper
Corto	length	mini dress, mini skirt, miniskirt, minidress, crop top, abito corto, vestito corto, gonna corta, minigonna, miniabito, lunghezza corta, robe courte, jupe courte	cort@, crop	manica, maniche, sleeve(s)
Midi	length	midi, midi length, longuette, al polpaccio
Al ginocchio	length	knee length, knee lengthed, knee high, al ginocchio, sotto il ginocchio, longueur genou, knielang		socks, calze, calzini
A spillo	heelType	stiletto, stilettos, stiletto heel, tacco a spillo, tacchi a spillo, talon aiguille, pfennigabsatz
Largo	heelType	block heel(s), blocked heel, chunky heel(s), tacco largo, tacchi larghi, tacco quadrato, tacco squadrato, tacco grosso, tacco comodo, talon carre, blockabsatz
Piatto	heelType	flat heel, flat sole, tacco piatto, suola piatta, senza tacco, rasoterra, talon plat, flacher absatz
Platform	heelType	platform sole, platform heel, platform shoe(s), platform sneaker(s), platform sandal(s), platform boot(s), flatform, con plateau, suola platform, suola alta, suola carrarmato, suola a carrarmato, para alta, semelle plateforme, plateausohle	platform, plateau, chunky, carrarmato
Zeppa	heelType	wedge heel(s), wedge sandal(s), wedges, zeppa, zeppe, semelle compensee, keilabsatz	wedge
A punta	toeShape	pointed toe, pointy toe, pointed toes, punta affilata, bout pointu, spitze zehe	a punta
Strappi	detail+	ripped, distressed, strappat@, con strappi, destroyed, dechire, zerrissen
Impermeabile	feature+	waterproof, water proof, all waterproof, impermeabil@, impermeabile, impermeabili, impermeable, wasserdicht, wasserfest, rain jacket, rain coat, raincoat, giacca da pioggia, antipioggia, regenjacke, regenmantel		mascara, makeup, eyeliner
Idrorepellente	feature+	water repellent, water resistant coating, water repellency, repels water, water repelling, hydro resistant, showerproof, idrorepellente, idrorepellenti, deperlant, wasserabweisend, repelente al agua
Resistente all''acqua	feature+	water resistant, water resistance, wind and water resistant, resistente all acqua, resistenti all acqua, resistant a l eau
Antivento	feature+	windproof, wind proof, wind resistant, wind and water resistant, wind and waterproof, antivento, coupe vent, winddicht, cortavientos, wind protection, blocks wind, blocks out the wind, blocks out wind, combats wind, block gusty winds, blocks gusty winds, block wind, block winds, block the wind, blocks the wind, blocking wind, wind blocking, fights wind, keeps wind out, keeps out wind, wind protective, ripara dal vento, protegge dal vento, protezione dal vento, blocca il vento, protege du vent, protege del viento, schutzt vor wind
Traspirante	feature+	breathable, breathability, traspirante, traspiranti, traspirabilita, respirant, respirante, atmungsaktiv, transpirable, ventilating fabric, ventilating mesh, ventilated mesh, mesh ventilation, promotes airflow, promote airflow, tessuto ventilato
Elasticizzato	feature+	stretch fabric, stretchy fabric, way stretch, stretchy, stretch cotton, stretch organic cotton, stretch material, stretch construction, stretch denim, elasticizzat@, tessuto stretch, cotone stretch, denim stretch, in stretch, tissu extensible, elastiques stoff, percent stretch, added stretch, extra stretch, moderate stretch, polyester stretch, nylon stretch, friendly stretch, bit of stretch, hint of stretch, stretch nylon, stretch polyester, stretch wool, stretch jersey, stretch factor, comfort stretch, super stretch, mechanical stretch, lana stretch, jersey stretch, gabardine stretch, pelle stretch, ecopelle stretch, viscosa stretch, raso stretch, leggermente elastico, 2 stretch, 3 stretch, 4 stretch, 5 stretch, 6 stretch, 7 stretch, 8 stretch, 9 stretch, 10 stretch, 11 stretch, 12 stretch, 13 stretch, 14 stretch, 15 stretch, 16 stretch, 17 stretch, 18 stretch, 19 stretch, 20 stretch, 21 stretch, 22 stretch, 23 stretch, 24 stretch, 25 stretch, 26 stretch, 27 stretch, 28 stretch, 29 stretch, 30 stretch		waist, waistband, hem, cuff(s), vita, fondo, polsini, polsino, gusset(s), drawstring, drawcord(s), collar, orlo, caviglia
Sostenibile	feature+	sustainable, sustainably, recycled, riciclat@, sostenibile, sostenibili, eco friendly, recycle, recyclee, recycelt, reciclado, eco garment, eco fabric		flacone, vetro, packaging, scatola, confezione, bottle, bottles, carta, cartone, box
Polarizzati	feature+	polarized, polarised, polarizzat@, polarizzanti, polarisant, polarisiert
Imbottitura calda	feature+	fleece lined, fleece lining, fleece insulated, insulated, quilted, trapuntat@, imbottitura calda, fodera in pile, interno in pile, imbottitura in piuma, warm lining, doublure polaire, gefuttert, fleece fabric lining, fleece inner, lined with fleece, lined in fleece, foderat@ in pile, thermal lining, sherpa lined, sherpa lining, fodera calda, fodera termica, fleece interior, brushed interior fleece, interno felpato caldo	padded, imbottit@, puffer, piumino	strap(s), handle(s), bottle, sleeve(s), pocket(s), spallacci, spalline, coppe, bra, reggiseno, manici, tracolla, tasca, laptop, borsa, bag, pochette, zaino, portafoglio, shopper, tote, clutch, cintura, pantofole, zippered, cup(s), collar
Modellante	feature+	shaping, shapewear, modellante, modellanti, contenitiv@, push up, galbant, formend		eyebrow, sopracciglia
Antiscivolo	feature+	non slip, nonslip, anti slip, slip resistant, antiscivolo, anti scivolo, antiderapant, rutschfest, antideslizante
Anallergico	feature+	hypoallergenic, hypo allergenic, anallergic@, ipoallergenic@, hypoallergenique, hypoallergen
Senza nichel	feature+	nickel free, nickelfree, senza nichel, senza nickel, nichel free, nichel tested, nickel tested, sans nickel, nickelfrei
Senza parabeni	feature+	paraben free, parabens free, no parabens, without parabens, senza parabeni, parabeni free, priv@ di parabeni, zero parabeni, sans parabene(s), sans paraben, parabenfrei, sin parabenos
Senza siliconi	feature+	silicone free, no silicones, without silicones, senza siliconi, priv@ di siliconi, zero siliconi, sans silicone, silikonfrei, sin siliconas
Senza alcol	feature+	alcohol free, no alcohol, without alcohol, senza alcol, senza alcool, priv@ di alcol, sans alcool, alkoholfrei, sin alcohol
Senza profumo	feature+	fragrance free, unscented, no fragrance, without fragrance, senza profumo, senza profumazione, senza fragranza, priv@ di profumo, sans parfum, parfumfrei, sin perfume
Senza solfati	feature+	sulfate free, sulphate free, no sulfates, without sulfates, senza solfati, priv@ di solfati, sans sulfate(s), sulfatfrei, sin sulfatos
Vegano	feature+	vegan, vegano, vegana, vegani, vegane, vegan friendly, vegetalien		sherpa, lining, lined, fodera, leather
Premaman	feature+	maternity, premaman, pre maman, grossesse, umstandsmode, premama
A righe	pattern	striped, stripes, a righe, righe, righine, rigat@, gessat@, a strisce, raye, rayures, gestreift, streifen, rayas, pinstripe(s), pinstriped		reflective, side, laterali, laterale, riflettenti, trim, sleeve
A quadri	pattern	checkered, chequered, gingham, a quadri, a quadretti, quadretti, vichy, carreaux, kariert, cuadros	checked, quadri, check
Scozzese	pattern	plaid, tartan, scozzese, scozzesi, ecossais
A fiori	pattern	floral, floral print, flower print, a fiori, floreale, floreali, fiori, fleuri, imprime fleuri, blumenmuster, geblumt, flores	floreal@	note, nota, scent, fragranza, profumo, bouquet, accordi, acqua, estratto, estratti
A pois	pattern	polka dot(s), a pois, pois, gepunktet, lunares
Color block	pattern	color block, color blocked, color blocking, colour block, colour blocked, colour blocking, colorblock
Stampa grafica	pattern	graphic print, graphic tee, stampa grafica, stampa logo, logo print, scritta stampata, con scritta	graphic
Stampata	pattern	all over print, allover print, printed, stampat@, stampa all over, stampa, imprime, bedruckt, estampado		etichetta, label, care, logo, washing, scritta
Tinta unita	pattern	solid color, solid colour, tinta unita, monocolore, uni color, einfarbig, couleur unie, liso
Animalier	pattern	animal print, animalier, maculat@, zebrat@, zebra print, pitonat@, imprime animal
Leopardata	pattern	leopard, leopard print, leopardat@, imprime leopard
Mimetica	pattern	camo, camouflage, mimetic@
Geometrica	pattern	geometric print, geometric pattern, fantasia geometrica, stampa geometrica, motivo geometrico	geometric, geometrica
Pied de poule	pattern	houndstooth, pied de poule
Paisley	pattern	paisley
Ricamata	pattern	embroidered, embroidery, ricamat@, ricamo, ricami, brode, brodee, bestickt, bordado		logo
Tie-dye	pattern	tie dye, tie dyed, tiedye, batik
Spigata	pattern	herringbone, spigat@, spina di pesce
Astratta	pattern	abstract print, abstract pattern, fantasia astratta, stampa astratta	abstract
Corsa	occasion+	for running, per la corsa, per il running, running shoe(s)	running, jogging, da corsa, runner(s)
Yoga	occasion+	for yoga, per lo yoga	yoga
Palestra	occasion+	for the gym, for gym, per la palestra, per il fitness	gym, fitness, workout, training, palestra
Trekking	occasion+	for hiking, for trekking, per il trekking, per l escursionismo	hiking, trekking, trek, da montagna
Calcio	occasion+	per il calcio, per il calcetto	football, soccer, da calcio, calcetto
Padel	occasion+	per il padel	padel
Sci	occasion+	for skiing, per lo sci	ski, da sci, snowboard
Bici	occasion+	for cycling, per il ciclismo	bike, cycling, ciclismo, da bici
Danza	occasion+	per la danza	dance, danza, ballet
Basket	occasion+	per il basket	basketball, da basket
Pallavolo	occasion+	per la pallavolo	volleyball, pallavolo
Equitazione	occasion+	per l equitazione	equitazione, horse riding
Moto	occasion+	per la moto	da moto, motorcycle
Cerimonia	occasion+	per cerimonie, per un matrimonio, per matrimoni	da cerimonia, da sposa, wedding, bridal
Sera	occasion+		da sera, evening
Ufficio	occasion+		da ufficio
Mare	occasion+	for the beach, per il mare, per la spiaggia	beach, da mare, da spiaggia
Piscina	occasion+		da piscina, swimming
Viaggio	occasion+		da viaggio, travel
Notte	occasion+		da notte
Scuola	occasion+		da scuola, school
Battesimo	occasion+		da battesimo
Estate	season	for summer, per l estate, estiv@	summer, estate
Inverno	season	for winter, per l inverno, invernale, invernali	winter, inverno, hiver
Tutte le stagioni	season		all weather, all season, quattro stagioni
Elegante	style		elegante, eleganti, elegant
Casual	style		casual
Sportivo	style		sportiv@, sporty
Vintage	style		vintage, retro
Boho	style		boho, bohemian
Western	style		western
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
