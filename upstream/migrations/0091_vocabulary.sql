-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('colours', '# What people type for the colours of the palette besides the words that they share with feeds (domain/colours.json).
slug	typed
nero	total black, nero lucido, nero opaco, nerissimo, nero notte, color nero, nero fumo, nerino, corvino, all black, black nero, 🖤, ⚫
bianco	total white, bianco latte, bianco sporco, bianco ottico, candido, bianco neve, bianco gesso, bianco puro, bianco candido, bianca ottica, color bianco, bianchissimo, bianchissime, 🤍, ⚪, bco, bca
grigio	grigio chiaro, grigio perla, fumo, grigio topo, ghiaccio, grigio melange, grigio medio, grigio fumo, cenere, grigio cenere, cemento, grigio cemento, grigio ferro, grigio pietra, grigiastro, grigio ghiaccio, color grigio, griggio, griggia, 🩶
antracite	grigio scuro, grigio antracite, piombo, ardesia, lavagna, canna di fucile, canna da fucile, grigio ardesia, asfalto, grigio piombo, color antracite, antracide
argento	argentate, argentati, color argento, metallizzato, argentee, argenteo, argentea, cromato, oro bianco, argentato lucido, metalizzato, color silver, argentone, arg
oro	dorate, dorati, oro giallo, color oro, oro chiaro, oro antico, oro lucido, placcato oro, color gold, giallo oro, dorè, oro 18 carati, oro 18kt, oro 18 kt, oro 750, oro 18k, oro 9 carati, oro 14 carati
oro-rosa	oro rosato, oro rosa, rose gold, rosegold, oro rose, oro rosè, rosè gold
bronzo	ramato, color bronzo, rame, ramata, bronzato, bronzata, color rame, ramati
beige	color carne, carne, corda, ecru, sabbiato, bez, color nudo, naturale, nudo, champagne, champagna, greige, avena, beige chiaro, beige scuro, bege, beje, bais, crudo, grezzo, color sabbia, color pelle, carne nude, travertino, écru, color ecrù, color beige, color champagne, canapa colore, color corda, lino colore
panna	burro, color panna, color crema, color latte, bianco panna, vaniglia, bianco avorio, color avorio, bianco crema, meringa, bianco burro, color burro, bianca panna, latte e menta
cammello	color cammello, miele, caramello, nocciola, color cuoio, cuoio, toffee, cuoio naturale, color cognac, color camel, color miele, cammelo, camello, color caramello, tabacco chiaro, whisky, color biscotto, color camoscio
marrone	marroni, color cioccolato, castano, caffè, tabacco, marron, testa moro, marone, marroncino, marroncina, bruno, bruna, castagna, moka, mocha, mokka, mogano, noce, ebano, cacao, terra di siena, marrone scuro, marrone chiaro, marrone bruciato, cioccolata, cioccolato fondente, color marrone, color tabacco, testa di moro scuro, marrò, marone scuro, color moro, 🤎, 🟤, marr
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
azzurro	azzurra, azzurri, azzurre, blu chiaro, carta da zucchero, azzurro polvere, celestino, acquamarina, azzuro, turchesi, azzurro cielo, azzurro pastello, acqua marina, cielo, blu polvere, blu cielo, celesti, turchino, turchina, ciano, azzurrino, azzurrina, ceruleo, blu pastello, azzurro baby, color cielo, carta zucchero, zucchero carta, azzurro chiaro, color turchese, celeste chiaro, color celeste, azzurro ghiaccio, verde tiffany, color tiffany, verde turchese, azzurro carta da zucchero, 🩵, azz
verde	verdi, verde bosco, verde acqua, verde petrolio, verde bottiglia, verde smeraldo, verde menta, verde chiaro, verde scuro, petrolio, verde mela, verde fluo, pistacchio, ottanio, verde prato, foresta, verde foresta, lime, verde lime, verde pino, giada, verde giada, verde pastello, verde pisello, verde brillante, verde inglese, verde foglia, verde acido, verde mare, verdone, verdino, verde ottanio, color petrolio, color ottanio, verde acqua chiaro, acquamarina verde, verde natale, verde speranza, color verde, verde mela chiaro, color salvia chiaro, bottiglia, 💚, 🟢
verde-militare	verde militare, verde salvia, verde oliva, militare, cachi, verde kaki, verde army, army, muschio, verde muschio, verde palude, verde felce, color salvia, color kaki, kachi, khaki, color militare, verde cachi, verde oliva scuro, salvia chiaro, color oliva, verde khaki, verde alpino
multicolore	colorato, colorata, colorati, colorate, arcobaleno, multicolori, multicolor, arlecchino, iridescente, policromo, coloratissimo, coloratissima, coloratissimi, vivace, sgargiante
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-02-watches', '# Watches.
label	area	leaves	also	words	typed	feed	titled	rather
Smartwatch	orologi	smartwatch	orologi-digitali	smartwatch, smart watch, fitness tracker	orologio smart, orologio intelligente, orologio fitness, smart band, smartband, orologio gps, orologio bluetooth, apple watch, conta passi, contapassi, orologio conta passi, orologio contapassi, orologio passi, cardiofrequenzimetro, smartwach, smartwacth, smartwhatch, smartuoch, orologio connesso, iwatch, fitness band, fit band, braccialetto fitness, bracciale fitness, activity tracker, orologio cardio, galaxy watch, orologio da corsa gps, orologio per correre, sportwatch, orologio telefono, orologio touch
Cronografi	orologi	cronografi		chronograph, cronografo	orologio cronografo, crono, cronometro, chrono
Orologi digitali	orologi	orologi-digitali	orologi-analogici	digital watch, orologio digitale	orologio sportivo, orologio da corsa, =casio, orologio led, orologio sport, orologio con luce, orologio multifunzione, orologio coi numeri, orologio con i numeri, orologio a numeri
Orologi subacquei	orologi	orologi-analogici orologi-automatici cronografi orologi-digitali	smartwatch	diver watch, dive watch, orologio subacqueo	orologio da sub, orologio sub, orologio immersione, orologio da immersione, orologio per immersioni, orologio immersioni, orologio diver, diver, orologio da nuoto, orologio nuoto, orologio piscina, orologio da piscina, orologio waterproof, orologio da mare			immersione, subacqueo, sub, diver, 10 atm, 20 atm, 200 metri, 100 metri
Orologi automatici	orologi	orologi-automatici		automatic watch, orologio automatico	orologio meccanico, automatico, a carica automatica, orologio carica automatica, carica manuale, orologio carica manuale, scheletrato, orologio svizzero automatico, orologio automatic, movimento automatico, orologio senza pila, orologio senza batteria, orologio skeleton, orol autom, orologio autom
Orologi da cameretta	orologi	orologi-da-cameretta		orologio da cameretta	orologio da parete, orologio da muro, orologio muro, orologio a muro, sveglia, orologio da bambini parete
Orologi analogici	orologi	orologi-analogici		analogue watch, analog watch, orologio analogico	orologio elegante, orologio da polso classico, orologio al quarzo, orologio quarzo, lancette, solotempo, orologio da taschino, orologio taschino, cipollotto, orologio minimal, orologio gioiello, orologio bracciale, orologio maglia milanese, orologio classico, orologio solare
Orologi	orologi			watch, orologio	orologino, orologetto, swatch, horloge, orologgio, watches, segnatempo, ⌚, orologeria, orol	=uhren, =armbanduhren, =montres, =montre, =relojes, =reloj
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-05-jewellery', '# Jewellery.
label	area	leaves	also	words	typed	feed	titled	rather
Cavigliere	gioielli	cavigliere		anklet, cavigliera	braccialetto caviglia, catenina caviglia, bracciale caviglia, bracciale alla caviglia, catenella caviglia, bracciale da caviglia, catenina piede, catenina per il piede	=fußkettchen, =tobilleras
Collane	gioielli	collane	ciondoli	necklace, collana, collanina, girocollo in	catenina, catenella, catena, girocollo, choker, collier, collane, rosario, collanina, punto luce, filo di perle, filo perle, catenine, catenina con croce, collanona, torchon, sautoir, vezzo, chocker, ciocker, laccetto, grumetta, catene, colana, collarino, 📿	=halsketten, =colliers, =collares
Bracciali	gioielli	bracciali		bracelet, bangle, bracciale, braccialetto	bracciali, bracialetto, tennis bracciale, bracciale tennis, schiava, bangles, bracciale semirigido, braccialetti, braccialino, braccialini, braccialetto fortuna, pulsera, bracciale componibile, bracialetti, bracialini, tennis argento, tennis oro, tennis brillanti, =brac	=armbänder, =armreifen, =pulseras
Orecchini a cerchio	gioielli	orecchini		hoop earrings, orecchini a cerchio	cerchi, orecchini cerchio, orecchini cerchi, creole, hoop, hoops, orecchini tondi, orecchini ad anello, orecchini a cerchietto, cerchietti orecchini, orecchini cerchietto, campanelle			cerchio, cerchi, hoop
Orecchini a lobo	gioielli	orecchini		stud earrings, orecchini a lobo	orecchini lobo, orecchini al lobo, bottoncini orecchie, stud, studs, orecchini a bottone, orecchini bottone, =punti luce, orecchini punto luce, orecchini punti luce, orecchini a punto luce, orecchini a perno			lobo, bottone, punto luce, perno, cuoricino, stellina, stud, studs
Orecchini	gioielli	orecchini		earring, orecchino	orecchini pendenti, pendenti, perline orecchie, monachelle, earcuff, piercing, pirsing, piercing naso, orecchino naso, boccole, buccole, pendagli, chandelier, orecchini a clip, orecchini clip, clip orecchie, mono orecchino, monorecchino, earrings, helix, tragus, orechini	=ohrringe, =boucles d''oreilles, =pendientes
Gemelli	gioielli	gemelli		cufflinks, cuff links, gemelli, gemello	gemelli da camicia, gemelli camicia, bottoni gemelli, fermacravatta, fermacravatte, spilla cravatta	=manschettenknöpfe, =boutons de manchette, =gemelos
Ciondoli	gioielli	ciondoli		pendant, charm, ciondolo	=pendente, medaglietta, medaglia, portafortuna, ciondoli, croce, charms, bead, beads, crocifisso, crocetta, medaglione, medaglioni, cornetto, quadrifoglio, amuleto, chiama angeli, chiamangeli, piastrina, ciondolino, angioletto, ciondolo angelo, madonnina, albero della vita, pendagli collana, pendente collana, pendente per collana, pendenti collana
Spille	gioielli	spille		brooch, spilla	spilletta, spillette, spilla da balia, brosche, cammeo, spilloni, spillone, pins, broche	=broschen, =broches
Parure	gioielli	parure		jewelry set, jewellery set, parure	completo gioielli, set gioielli, coordinato gioielli, set collana e orecchini, set orecchini e collana, collana e orecchini, completo collana orecchini, set bigiotteria, gioielli coordinati, collana orecchini coordinati, parur
Fedi e solitari	gioielli	anelli			fede, fedine, fedina, fedi, solitario, anello di fidanzamento, anello fidanzamento, trilogy, veretta, anello trilogy, anello solitario, fede nuziale, fedi nuziali, anello di diamanti, anello diamante, anello con diamante, anello brillante, anello con brillante, anello proposta, proposta di matrimonio, eternity, verette, riviere, trilogie, trilogi, anello promessa, anello matrimonio, anello coppia, anelli coppia, anello nozze, fidanzamento, solitari			fascia, fascetta, solitario, trilogy, fede
Anelli	gioielli	anelli		=ring, =rings, anello	anellino, anelli, anellone, chevalier, chevaliere, anello mignolo, sigillo, anello falange, anelino, ring, 💍	=ringe, =bagues, =anillos
Gioielli	gioielli			jewelry, jewellery, jewelery, gioiello, bigiotteria	gioielleria, gioie, preziosi, bijoux, monili, bijou, jewels, gioiellini, gioiellino, bigiotterie, bigiottiera, ori, accessori gioiello, gioelli, gioiell, 💎	=schmuck, =bijoux, =joyas, =joyería
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-11-accessories', '# Accessories.
label	area	leaves	also	words	typed	feed	titled	rather
Cinture	accessori	cinture		belt, cintura	cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture, cintola, cinghie, fusciacca, fascia vita, fascia in vita, obi, cintura a catena, cinte, cinturina, belts, correggia, corregge, =cint	=gürtel, =ceintures, =cinturones
Cappellini con visiera	accessori	cappelli		=cap, =caps, baseball cap	cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback, cappellini, berretto baseball, berretto da baseball, dad hat, trucker hat, cappellino rapper, cappello rap, cappello golf, cappello running, cap, cappello con frontino, berrettino con visiera, 🧢		visiera, baseball, trucker, cap, cappellino
Berretti	accessori	cappelli		beanie, berretto	zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola, zuccotti, zucchetto, cuffie, baschi, coppola siciliana, coppole, colbacco, colbacchi, paraorecchie, passamontagna, balaclava, cappello orecchie, cappello con orecchie, cappello con le orecchie, cappello peruviano, cappellino neonato, cappello pelliccia, cappello di pelliccia, cappello pelo, beret, cappello marinaio, cappello da neve, cappello neve, cappello sci, cappello pon pon, berretto pon pon, cappello caldo, beanies, cappellino invernale, cappello montagna, cappello da montagna, berrettino, irish cap, cappello irlandese, biretta			berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon
Cappelli di paglia	accessori	cappelli			cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela, paglietta, cappello a falda larga, cappello falda larga, cappello a falde larghe, cappello tesa larga, falda larga, falde larghe, capeline, cappellone, canotier, sombrero, cappello parasole, cappellino estivo, cappellino mare, cappello rafia, 👒			paglia, panama, falda, sole, pescatore
Cappelli e berretti	accessori	cappelli		=hat, =hats, cappello	cappellino, copricapo, borsalino, capello, cappelli, capelli invernali, fedora, pescatora, cloche, bombetta, cappello pescatore, bucket hat, bucket hats, cappello bucket, cappellino pescatore, borsalini, cappello texano, cilindro, tuba, turbante, turbanti, fascinator, cuffia piscina, cuffia da piscina, cuffia nuoto, hat, hats, cappello borsalino, cappello panama uomo, cappelo, 🎩, scoppola, scoppole	=hüte, =mützen, =chapeaux, =bonnets, =sombreros, =gorros, =gorras
Foulard	accessori	sciarpe		foulard, bandana	fular, fulard, foular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta, foulards, foularino, twilly, pochette da taschino, pochette taschino, pochette da giacca, fazzoletti, quadrato di seta, foulard testa, bandane, fullar		foulard, bandana, seta
Scaldacollo	accessori	sciarpe		snood, neck warmer, scaldacollo	scalda collo, collo di lana, sciarpa ad anello, collare, scaldacolli, buff, tubolare, tubolari, girocollo pile, anello di lana, copricollo		scaldacollo, snood, collo
Sciarpe e foulard	accessori	sciarpe		scarf, scarves, shawl, sciarpa	stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe, stole, coprispalle cerimonia, coprispalle elegante, scialli, pashmine, sciarpina, sciarpine, kefiah, kefia, mantella elegante, sciarppe, pasmina, pascmina, coprispalle matrimonio, 🧣	=schals, =tücher, =écharpes, =foulards, =bufandas, =pañuelos
Guanti	accessori	guanti		glove, mitten, guanto, muffole, muffola	guanti touch, manopole, muffoline, guantini, mezzi guanti, guanti invernali, guanti touch screen, muffole, moffole, manicotti, gloves, scaldamani, mezziguanti, 🧤	=handschuhe, =gants, =guantes
Occhiali da vista	accessori	occhiali-da-vista		eyeglasses, eye glasses, occhiali da vista, montatura	occhiali vista, occhiali da lettura, montature, occhiali da computer, occhiali riposo, occhiali graduati, occhiali presbiopia, occhiali per presbiopia, occhiali per leggere, occhiali da presbite, occhiali neutri, occhiali trasparenti, occhiali finti, lenti da vista, occhiali gaming, occhiali pc, occhiali per pc, occhiali blu light, 👓, montatura da vista, montature da vista, occhiali luce blu, occhiali anti luce blu, occhiali luce blu pc, occhiali filtro luce blu, occh da vista, occh vista, =mont, mont vista, mont da vista
Occhiali a gatto	accessori	occhiali-da-sole	occhiali-da-vista	cat eye	occhiali a gatto, occhiali gatto, occhiali da gatto, occhiali da sole gatto, occhiali da sole a gatto, occhiali cat eye, occhiali da sole cat eye, occhiali a farfalla, occhiali da sole a farfalla, occhiali occhi di gatto, occhi di gatto, occhio di gatto			cat eye, cateye, farfalla, gatto, butterfly
Occhiali da sole	accessori	occhiali-da-sole		sunglasses, sun glasses, occhiali da sole	occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali a goccia, occhiali polarizzati, occhialoni, occhiali specchiati, occhiali aviatore, maschera da sci, maschera sci, lenti a specchio, occhiali pilota, sunglass, ochiali, 🕶️, lenti da sole, occh da sole, occh sole	=sonnenbrillen, =lunettes de soleil, =gafas de sol
Portafogli	accessori	portafogli		wallet, =purse, =purses, card holder, cardholder, portafoglio, portacarte	portamonete, borsellino, porta monete, porta carte, porta tessere, portatessere, portafogli, porta foglio, porta fogli, porta documenti piccolo, borsellini, porta carte di credito, porta carta di credito, porta bancomat, portacarte di credito, portapatente, portabanconote, fermasoldi, clip soldi, portapassaporto, portasoldi, portafolio, portafogio, money clip, portaspiccioli, portafoglietto, portafogli antifurto, wallets, bustina portamonete, porta badge, bustina portafoglio, portaf, =ptf, =port	=geldbörsen, =geldbeutel, =portefeuilles, =carteras, =monederos
Papillon	accessori	cravatte		bow tie, bowtie, papillon	farfallino, papillion, cravattino, papion, cravatta a farfalla, cravatta farfalla, farfalla cravatta, papillons, papilon, papillo, papiglion, papiion, farfallini, cravattini, fiocco da smoking		papillon, farfallino, bow
Cravatte	accessori	cravatte		neck tie, necktie, cravatta	cravate, tie, cravatte, =cravattina, crovatta, ties, gravatta, 👔	=krawatten, =cravates, =corbatas
Ombrelli	accessori	ombrelli		umbrella, ombrello	ombrellino, ombrelli, parapioggia, paracqua, ombrella, parasole, ombrelo, ombrello richiudibile, ombrelli portatili, 🌂	=regenschirme, =parapluies, =paraguas
Accessori per capelli	accessori	accessori-per-capelli		hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli	elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa, mollettone, mollettoni, pinza, pinze, coroncina, coroncine, tiara, diadema, fiocchetto capelli, becco d''oca, becchi d''oca, becchi, codino, codini, fermacoda, elastici, elastico, elastichini, accessori sposa capelli, fascia neonata, fascetta neonata, fascetta testa, fascia bambina, fascia neonato capelli, turbante capelli, headband, headbands, clip capelli, clips capelli, ragno capelli, claw clip, pettinino, pettinini, mollettine, mollettina, extension, passata, coda capelli, cerchieto, scranci, bandana capelli, bandana per capelli, frontino, turbante, turbanti
Portachiavi	accessori	portachiavi		key ring, keyring, key chain, keychain, portachiavi	porta chiavi, keyring, portachiave, gancio chiavi, moschettone chiavi, ciondolo borsa, ciondolo per borsa, charm borsa, bag charm, charm per borsa, pupazzetto borsa	=schlüsselanhänger, =porte-clés, =llaveros
Bretelle	accessori	bretelle		suspenders, =braces, bretella, bretelle	straccali, tirache, bretelline
Bavaglini	accessori	bavaglini		=bib, =bibs, bavaglino	bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio, bavagli, bavaglioli, bavagliolo, bandana neonato, bavagliette, bavarola, bavarole
Attrezzi per il fitness	accessori	fitness		stability ball, foam roller, jump rope, exercise, band kit, strap, yoga brick, yoga kit, yoga strap	attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi, kettlebell, bande elastiche, fasce elastiche, banda elastica, step, materassino, stuoia yoga, tappeto yoga, tappeto fitness, fitball, guantoni, cavigliere pesi, cavigliera pesi, bilanciere, manubrio, pesetti, elastici palestra, elastico palestra, elastici yoga, loop band, thera band, roller, rullo massaggio, pilates ball, palla pilates, blocco yoga, cinghia yoga	fitness, yoga
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('looks', '# How things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles.
label	facet	words	typed
Tinta unita	pattern	solid, solid colour, plain	monocolore, unito, unita, tinta unica, monocromatico
A righe	pattern	striped, stripes	righe, rigato, rigata, a strisce, strisce, gessato, gessata, righina, righine, rigatino, marinière, mariniere, millerighe, a righine, bastoncino, rigate, rigati, gessati, gessate, righette, riga
A quadri	pattern	checked, check	quadri, quadretti, a quadretti, scacchi, vichy, principe di galles, galles, quadrettato, quadrettata, quadrettati, quadrettini, scacchiera, a scacchi, vichi, quadrettoni, quadroni, =madras, scozzese, scozzesi, tartan
Scozzese	pattern	plaid, tartan	scozzesi, scozia, kilt fantasia
A fiori	pattern	floral	fiori, floreale, floreali, fiorato, fiorata, fiorellini, a fiorellini, fiorati, fiorito, fioriti, fiorita, fiorite, liberty, margherite, tropicale, hawaiano, hawaiana, botanico, foglie, fiorellino, fiorate, girasoli, fiore
A pois	pattern	polka dot, dots	pois, puntini, a puntini, puntinato, pallini, a pallini, bolli, puà, pua, pallino
Color block	pattern	color-blocked, colour-blocked, color block	color blocco, blocchi di colore, a blocchi
Stampa grafica	pattern	graphic print, graphic	scritta, scritte, con scritta, logo, con logo, disegni, personaggi, cartoni, supereroi, dinosauri, unicorno, unicorni
Stampata	pattern	printed, print	stampa, stampato, fantasia, stampe, stampati, stampate, fantasie, fantasiosa
Tinta unita con dettagli	pattern	solid-highlight
Animalier	pattern	animal print	maculato, maculata, maculati, zebrato, zebrata, pitonato, leopardo, zebra, tigrato, tigrata, serpente, pitone, coccodrillo, stampa cocco, muccato, mucca, zebrati, maculate, animale, animalie
Leopardata	pattern	leopard	leopardato, leopardate, leopardati, leo
Mimetica	pattern	camouflage, camo	mimetico, mimetici, militari, mimetiche, camuflage, militare fantasia, fantasia militare, stampa militare, militare mimetico, mimetico militare
Geometrica	pattern	geometric
Pied de poule	pattern	houndstooth	pied de poul, pied-de-poule, pie de poule, piedipull, pie de pull
Paisley	pattern	paisley	stampa cachemire
Ricamata	pattern	embroidered	ricamo, ricamato, ricami, ricamati, ricamate, ricamo fiori
Tie-dye	pattern	tie dye	tie-dye, sfumato, sfumata, batik
Astratta	pattern	abstract
Spigata	pattern		spigato, spigata, spina di pesce, a spina di pesce, spinato
Maglia lavorata	pattern		fatto a maglia, fatta a maglia, lavorato a maglia, lavorata a maglia
Manica lunga	sleeveType	long sleeve, long sleeves	maniche lunghe, a manica lunga, manica lunga
Manica corta	sleeveType	short sleeve, short sleeves	maniche corte, a manica corta, mezze maniche, mezza manica, m/c
Senza maniche	sleeveType	sleeveless	senza manica, senza maniche, smanicato, smanicata, smanicati, smanicate, sbracciato, sbracciata
Manica a tre quarti	sleeveType	3/4 sleeve	maniche a tre quarti, tre quarti, manica tre quarti, 3/4
Maniche a sbuffo	sleeveType	puff sleeve	maniche a palloncino, sbuffo, palloncino, maniche larghe, maniche a pipistrello, manica a pipistrello, maniche a campana, manica a campana, maniche gonfie, maniche bombate, maniche voluminose, manica gonfia
Girocollo	neckType	crew neck, crew	giro collo, a girocollo, collo tondo, scollo tondo, scollo rotondo, collo rotondo, paricollo
Scollo a V	neckType	v-neck, v neck	collo a v, scollo v, scollo a punta, scollato, scollata, collo v
Collo alto	neckType	turtleneck	a collo alto
Con cappuccio	neckType	hooded	cappuccio, col cappuccio, incappucciato, capuccio, con capuccio
Collo polo	neckType	polo
Scollo a barca	neckType	boat	scollo a barchetta
Coreana	neckType	mandarin collar	collo coreano, coreano, alla coreana, collo alla coreana, collo mandarino, mao, collo mao
Monospalla	neckType	one shoulder	mono spalla, =una spalla
Scollo quadrato	neckType		collo quadrato, quadrato
Serafino	neckType		serafino, henley, scollo serafino
Spalle scoperte	neckType		spalle nude, off shoulder, scollo bardot, bardot
All''americana	neckType		all''americana, collo americana, scollo americana
Senza spalline	neckType	strapless	senza spallina, senza bretelle, senza bretelline
Fiocco	neckType		lavalliere, fiocco al collo
Balconcino	neckType		balconette, balconcini
Colletto classico	neckType		collo classico, collo italiano, colletto italiano
Scollo incrociato	neckType		wrap, incrociato, incrociata, incrociati
Zip	closure	zip, zipper, full zip	cerniera, con la zip, lampo, zippato, zippata, cerniere, con cerniera, chiusura lampo, con zip
Bottoni	closure	buttons, button	bottone, bottoncini, con bottoni, abbottonato, abbottonata, abbottonatura, si abbottona, si abbottonano
Lacci	closure	laces, lace-up	laccio, =stringhe, con lacci, con i lacci, allacciato, allacciati, stringato, laccetti, da allacciare, si allacciano, si allaccia
Velcro	closure	velcro, hook and loop	strappo, con lo strappo, strappi scarpe, a strappo, strap
Fibbia	closure	buckle	fibia, fibie
Magnetica	closure	magnetic	chiusura magnetica, bottone magnetico, calamita, calamitata
Bottoni a pressione	closure	snap	bottone automatico, bottoni automatici, bottoncini automatici
Doppiopetto	closure	double-breasted	doppio petto
Monopetto	closure	single-breasted	mono petto, un petto
Elastico	closure		elasticato, elasticata, elasticati, elasticate, elastico in vita, vita elastica, vita elasticizzata, elasticizzato in vita, elasticizzati in vita
Gancio	closure		ganci, gancetto, gancetti, gancini, monachella, monachelle
Coulisse	closure		culisse, cordoncino, laccetto in vita
Zip nascosta	closure		zip invisibile, cerniera invisibile, cerniera nascosta, lampo nascosta, lampo invisibile
Slim	fit	slim, slim fit	aderente, aderenti, attillato, attillata, attillati, stretto, stretti, slimfit, aderentissimo, fasciante, fascianti, attillate, sfiancata, sfiancato, strette, stretta, avvitato, avvitata, avvitati, avvitate, segna il corpo
Skinny	fit	skinny	skinny fit, aderente, slim
Regolare	fit	regular, regular fit
Dritta	fit		dritto, dritti, dritte, gamba dritta, taglio dritto, straight, straight leg, regolare
Ampia	fit	loose	largo, larga, larghi, larghe, ampio, wide leg, baggy, gamba larga, ampi, ampie, morbido, morbida, morbidi, loose fit, gambe larghe, comfort fit
Comoda	fit	relaxed	non stringe, non stringono
Oversize	fit	oversized	oversize, over, oversized fit, over size, extra large fit, abbondante, maxi taglia, taglio oversize, taglio over, vestibilità oversize
Aderente	fit	fitted
A zampa	fit	flared	zampa, a zampa d''elefante, zampa di elefante, svasati, bootcut, svasata, svasato, svasate, scampanato, scampanati, zampa elefante, flare, gamba ampia, campana
A vita alta	fit	high waist	vita alta, vita altissima, alta vita, high waisted
Dritta	fit		dritto, dritti, straight, straight fit, straight leg, taglio dritto, gamba dritta, gambe dritte, gamba diritta, diritti, diritta, diritto
Affusolata	fit		affusolato, affusolati, stretti in fondo, stretto in fondo, fondo stretto, carrot, carrot fit, tapered
Lungo	length	long, maxi	lunga, lunghi, lunghe, lunghissimo, lunghissima, alla caviglia
Corto	length		corta, corti, corte, mini, cropped, cortissimo, cortissima, sopra il ginocchio, crop, accorciato
Midi	length	midi	al polpaccio, longuette, media lunghezza, mezza gamba
Al ginocchio	length	knee length	sotto il ginocchio, lungo al ginocchio, lunga al ginocchio, lunghi al ginocchio, fino al ginocchio
A spillo	heelType	stiletto heel	tacco a spillo, spillo, tacchi a spillo, sottile, stiletto, stiletti, tacco sottile, tacchi sottili
Largo	heelType	block heel	tacco largo, tacchi larghi, tacco comodo, tacco grosso, tacco quadrato, tacco squadrato, tacco a blocco, tacchi a blocco, tacco massiccio, tacco stabile
Piatto	heelType	flat	rasoterra, senza tacco, tacco basso, raso terra, piatti, piatte, piatta, bassi, senza tacchi
Platform	heelType	platform	plateau, suola alta, con plateau, suola spessa, suola grossa, para alta, carrarmato, chunky, suola carrarmato, suola para, zeppone, suolone
Zeppa	heelType	wedge heel	con zeppa, con la zeppa
Tacchetto	heelType		tacchetto, tacchetto basso, tacco 2, tacco 3, tacco 4, kitten, kitten heel, rocchetto, tacco a rocchetto, tacco 2 cm, tacco 3 cm, tacco 4 cm, tacco 3cm, tacco 4cm, basso
Tacco medio	heelType		tacco medio, tacchi medi, mezzo tacco, mezzi tacchi, tacco 5, tacco 6, tacco 7, tacco 5 cm, tacco 6 cm, tacco 7 cm, tacco 5cm, tacco 6cm, tacco 7cm, tacco non troppo alto, tacco non alto, medio
Tacco alto	heelType		tacco alto, tacchi alti, tacco altissimo, tacco 8, tacco 9, tacco 10, tacco 11, tacco 12, tacco 8 cm, tacco 9 cm, tacco 10 cm, tacco 12 cm, tacco 8cm, tacco 10cm, tacco 12cm, spillo, stiletto
Strappi	detail	ripped, distressed	strappato, strappata, strappati, strappate, destroyed
Plissettata	detail	pleated	pieghe, a pieghe, plissettato, plissettate, plissettati, plissè, plisse, plissé
Rotonda	detail	round	rotondo, tonda, tondo, tonde, tondi
Iniziale	detail		lettera, con lettera
Touchscreen	detail	touch	touch screen
Ferretto	detail	underwire, underwired, wired	ferretti
Bottoni dorati	detail		bottoni oro, bottoni d''oro
Reversibile	detail		double face, doubleface
Cappuccio staccabile	detail		cappuccio removibile, cappuccio rimovibile, cappuccio amovibile, cappuccio si toglie
Catena dorata	detail		catenella dorata, catena oro, tracolla a catena
Coppe estraibili	detail		coppe imbottite, coppe removibili, coppe rimovibili
SPF	detail		protezione solare, filtro solare, filtro uv
Cardiofrequenzimetro	detail		battito cardiaco, battiti, frequenza cardiaca, misura battiti
Contapassi	detail		conta passi
Allarme	detail		sveglia
Incisione	detail		inciso, incisa, incisi, incidere, personalizzabile, personalizzabili, personalizzato, personalizzata, personalizzare
Cuore	detail		cuoricino, cuoricini
Taglio invisibile	detail		taglio laser, taglio vivo, non si vedono, non si vede, invisibili
Nappine	detail		=nappe
Protezione RFID	detail		anti clonazione, anticlonazione, antiscippo
Doppio scomparto	detail		due scomparti, 2 scomparti
Dettagli riflettenti	detail		catarifrangente, catarifrangenti, riflettente, riflettenti
Interno felpato	detail		felpata dentro, felpate dentro, felpati dentro
Nutriente	detail		pelle secca, pelli secche, pelle disidratata, pelle molto secca
Opaco	detail		matte, matt, mat, opaca, opachi, non lucido, effetto mat, effetto matte, opacizzante, opacizzanti
A punta	toeShape	pointed toe	punta, appuntite
Larga	soleWidth	wide fit	pianta larga, pianta comoda, pianta ampia, piede largo, piedi larghi, calzata larga, calzata comoda, calzata ampia, alluce valgo, piedi gonfi, piedi gonfiati, pianta h, pianta grande, piedi grossi, piede gonfio
Pianta stretta	soleWidth		pianta stretta, piede stretto, piedi stretti, piede magro, piedi magri, calzata stretta, piede sottile, piedi sottili, stretta
Impermeabile	feature	waterproof	antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all''acqua, water resistant, anti pioggia, antiacqua, subacqueo, subacquea, sott''acqua
Antivento	feature	windproof	contro il vento, prova di vento, anti vento
Traspirante	feature	breathable	traspiranti, traspirante, aerato, non fa sudare, non fanno sudare
Elasticizzato	feature		elasticizzati, elasticizzata, elasticizzate
Sostenibile	feature	sustainable, recycled	ecologico, ecologica, riciclato, eco, sostenibili, riciclata, green, etico
Polarizzati	feature	polarized	polarizzate, polarizzato, lenti polarizzate, polarizzante
Imbottitura calda	feature		imbottito, imbottita, imbottiti, imbottite, foderato, foderati, imbottita dentro, foderata, foderate, col pelo, pelo interno, con pelo, con pelliccia, felpato dentro, pelo dentro, peloso, pelosa, pelosi, pelose, pelosino, pelosina, pelosini, pelosine
Modellante	feature	shaping	modellanti, contenitivo, contenitiva, dimagrante, push-up, contenitivi, contenitive, push up, snellente, pancia piatta, snellenti, tengono dentro la pancia, tiene dentro la pancia, tengono la pancia, tiene la pancia, contiene la pancia, contengono la pancia, tengano la pancia, effetto pancia piatta, snelliscono
Antiscivolo	feature	non-slip	anti scivolo, antiscivolo suola, non scivola, non scivolano, non si scivola, suola antiscivolo
Anallergico	feature	hypoallergenic	nichel free, senza nichel, anallergici, senza nickel, nichel tested, nickel free, allergico, allergica, allergici, allergia, allergie
Senza cuciture	feature	seamless	senza cucitura
Filtro luce blu	feature	blue light filter	luce blu, anti luce blu, per pc, da pc, per computer, da computer, da schermo, riposanti, riposavista, riposa vista
Senza parabeni	feature		paraben free, privo di parabeni, no parabeni
Senza siliconi	feature		silicone free, privo di siliconi, no siliconi
Senza alcol	feature		senza alcool, alcohol free, privo di alcol, alcool free, no alcol
Senza profumo	feature		senza profumazione, senza fragranza, fragrance free
Senza solfati	feature		sulfate free, privo di solfati
Vegano	feature	vegan	vegani, vegana
Premaman	feature	maternity	premaman, pre maman, prèmaman, gravidanza, incinta, gestante, allattamento, maternità
Facile da stirare	feature		no stiro, non stiro, senza stiro, senza stirare, easy iron, non si stropiccia, non si stira, non si stropicciano, antipiega, antipieghe, non stropiccia, facili da stirare, da non stirare
Leggero	feature		ultraleggero, ultraleggera, ultraleggeri, ultraleggere, superleggero, superleggera, superleggeri, superleggere, super leggero, super leggera, non pesa, non pesano, ultralight, leggera, leggeri, leggere, leggerissimo, leggerissima, leggerissimi, leggerissime
Non testato su animali	feature		cruelty free, no test animali, no test su animali, vegano
Dermatologicamente testato	feature		testato dermatologicamente, testata dermatologicamente
Non comedogeno	feature		pelle grassa, pelle mista, pelli grasse, pelli miste, pelle impura, pelli impure, anti brufoli, antibrufoli, brufoli, acne, antiacne
Bagaglio a mano	feature		da cabina, cabina, ryanair, easyjet
Resistente all''acqua 3 ATM	feature		3 atm, 30 metri
Resistente all''acqua 5 ATM	feature		5 atm, 50 metri
Resistente all''acqua 10 ATM	feature		10 atm, 100 metri
Ad asciugatura rapida	feature		asciuga in fretta, asciuga subito, asciuga velocemente, asciuga rapidamente, quick dry, asciugatura veloce, asciuga presto
Pelli sensibili	feature		pelle sensibile, pelle delicata, pelli delicate, pelle sensibilissima
Elegante	style	elegant	eleganti, raffinato, chic, classe, raffinata, signorile, sofisticato, sofisticata, formale, classy, elegantissimo, elegantissima, perbene
Casual	style	casual	informale, di tutti i giorni, tutti i giorni, sportivo elegante, quotidiana, giornaliero, da giorno, easy
Sportivo	style	sporty	sportiva, sportivi, sportive
Classico	style	classic	classica, classici, classiche
Vintage	style	vintage	retrò, anni 80, anni 90, retro, anni 70, anni 60, anni 50, anni 20, y2k, old style
Boho	style	boho	hippie, etnico, gipsy, bohemian, boho chic, hippy, gitano, etnica, etnici, bohemien, bohémien
Rock	style	rock	punk, dark, gotico, punk rock, goth, metallaro, dark academia, grunge, emo, rocker
Romantico	style	romantic	romantica, romantici, shabby, coquette
Minimal	style	minimal	minimalista, basic, basico, semplice, essenziale, pulito, lineare, semplici, minimalisti
Western	style	western	country, texana, cow-boy
Glamour	style		sexy, da diva, diva, sensuale, seducente, provocante
Urban	style		street, streetwear, street style, città, urbano, urbana, metropolitano
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
travel	volo voli biglietti viaggi viaggio vacanza vacanze crociera crociere albergo alberghi hotel ostello campeggio aeroporto aeroporti stazioni passaporto passaporti visto prenotazione prenotazioni ristorante ristoranti pizzeria bar mappa mappe guida guide museo musei baia baie campo campi cima cime
children	lego playmobil barbie bambol@ bambolotto peluche pupazzo pupazzi giocattolo giocattoli giochi puzzle trenino macchinina macchinine soldatini palloncino palloncini biberon ciucci ciuccio pannolin@ pannolone passeggini carrozzina seggiolone girello box omogeneizzati salviette pastelli
school	libri quaderno quaderni matita matite penne pennarello pennarelli righello compasso diari diario agenda agende calendario calendari calcolatrice dizionario dizionari vocabolario enciclopedia romanzo romanzi fumetto fumetti manga giornale giornali rivista riviste poesia poesie scuole maestr@ professore professori student@ compito compiti esame esami universita corso corsi lezione lezioni cartolina cartoline
leisure	musica canzone canzoni chitarre pianoforte pianoforti violino violini flauto flauti tromba trombe tamburo tamburi concerto concerti film cinema teatro serie netflix spotify foto fotografia fotografie pittore statua statue arte mostra festa feste compleanni scacchi dama carte poker tombola lotteria scommessa scommesse canna canne esca esche mulinello tapis roulant cyclette manubri manubrio bilanciere panca pesi peso zattera palloni racchette pallavolo canestro rete reti porta bersaglio freccette bocce birilli biliardo fucile fucili pistola pistole coltellino munizioni
health	farmaco farmaci medicina medicine pillola pillole compressa compresse sciroppo aspirina antibiotico cerotti cerotto benda bende garza siringa siringhe disinfettante mascherin@ stampella stampelle carrozzella deambulatore dottore dottoressa medico medici infermiere dentista dentisti ospedali clinica clinich@ ambulanza influenza febbre tosse raffreddore dolore dolori testa schiena pancia stomaco fegato cuore cervello sangue osso ossa muscolo muscoli denti dente lingua bocca naso orecchio orecchi occhio occhi gamba gambe braccio braccia mano piede dito dita ginocchia gomito spalla tette tetta seno seni culo porno sesso sessuale vibratore preservativo preservativi profilattici gravidanza parto orecchia vena vene morso
work	ufficio-postale azienda aziende impresa imprese societa fabbrica fabbriche operaio operai impiegat@ segretari@ direttore direttori avvocato avvocati notaio notai commercialista geometra architetto architetti ingegnere ingegneri muratore falegname meccanico meccanici parrucchier@ cuochi cameriere cameriera poliziotto poliziotti polizia carabinieri carabiniere pompiere pompieri soldat@ militari esercito guerra guerre pace giudice giudici tribunale legge leggi contratto contratti stipendio stipendi pensione pensioni tassa tasse fattura fatture ricevuta conto conti banche bancomat mutuo mutui prestito prestiti denaro moneta monete banconota banconote bitcoin azioni investimento investimenti codice codici numero telefono indirizzo indirizzi lettera lettere posta pacco pacchi francobollo francobolli raccomandata banca banco cantiere cantieri sede sedi oste osti tara culto
world	citta paese paesi regione regioni stato stati nazione nazioni europa francia spagna germania inghilterra america africa asia cina giappone russia torino napoli firenze bologna venezia genova palermo bari sicilia sardegna toscana puglia strada strade via vie piazza piazze ponti chiesa chiese castello castelli palazzo palazzi torre torri monumento montagna montagne collina colline valle valli fiumi laghi mare mari oceano oceani spiaggia spiagge isola isole deserto foresta foreste boschi cielo cieli sole soli terra terre pianeta pianeti vulcano terremoto pioggia piogge neve nevi temporali tempesta venti nebbia grandine arcobaleno meteo fuoco fuochi fiamma aria ghiacci brina setta sette plancia lampione lampioni
people	persona persone gente famiglia famiglie padre padri madre madri genitore genitori zio zii zia zie cugin@ amico amici vicin@ nemico nemici ospite ospiti re regina regine principe principi principessa principesse fata fate strega streghe maghi mostro mostri fantasma fantasmi angelo angeli diavolo diavoli dio santo santi prete preti suora suore presidente presidenti ministro ministri governo elezioni partito politica mago maga
time	giorno giorni settimana settimane mese anno secolo secoli minuto minuti secondo secondi ieri mattina mattine pomeriggio sera sere notti notte lunedi martedi mercoledi giovedi venerdi sabato domenica
doing	amare amore amori odio ridere piangere dormire mangiare bere leggere scrivere parlare ascoltare guardare sentire toccare correre camminare saltare nuotare volare guidare cantare ballare suonare giocare studiare lavorare pagare cambiare aprire chiudere entrare uscire salire scendere partire arrivare tornare vivere morire nascere crescere pensare sapere capire credere ricordare dimenticare chiedere rispondere aspettare lavare pulire stirare cucire tagliare rompere riparare costruire parla vede cala esce siede vola vuole colpo
telling	parola parole frase frasi nome nomi cognome domanda domande risposta risposte storia storie verita bugia bugie problema problemi errore errori aiuti notizia notizie informazione informazioni servizio servizi assistenza reclamo curriculum concorso concorsi traduttore traduzione significato sinonimo programma programmi applicazione applicazioni app gioielliere password account email facebook instagram whatsapp youtube tiktok google wikipedia chatgpt scandalo scandali durata fianco lato lume magia pieta poro rissa trillo sano tenero nodo
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('packs', '# How names of goods tell that several are sold as one, or that one is no new whole one (feeds/normalise/pack.ts): numbers, what is counted, what a number follows, whole packs and states (''none'': what only sounds like one), and goods that are called by their pieces.
means	words
2	due, two, zwei, deux
3	tre, three, drei, trois, tres
4	quattro, four, vier, quatre, cuatro
5	cinque, five, fünf, cinq, cinco
6	sei, six, sechs, seis
7	sette, seven, sieben, sept
8	otto, eight, acht, huit, ocho
10	dieci, ten, zehn, dix, diez
12	dodici, dozzina, twelve, zwölf, douze, doce
counted	pezzi, pz, paia, pair, pairs, pack, packs, pk, pacchi, pcs, pieces, capi, confezioni, stück, paar, paires, pièces, p, coppie
before	confezione da, confezione di, conf da, pacco da, pacco di, pack da, pack di, set da, set di, lotto da, lotto di, lot de, multipack da, pack de, juego de, lote de, paquete de, paquet de, er pack, pack of, set of, box of, set, pack, pacco, multipack
whole 2	bipack, bi pack, twin pack, twinpack, duo pack, duopack, duo, doppia confezione, confezione doppia, doppio pack, pacco doppio, pacchetto doppio, doppio pacco, confezione doppia, bipacco, two pack, twinset pack, doppelpack, pack duo, lot duo, coppia, coppie, coppia di
whole 3	tripack, tri pack, tris, trio pack, triopack, tripla confezione, confezione tripla, triplo pack, pacco triplo, three pack, triple pack, dreierpack
whole 6	mezza dozzina, half dozen, half a dozen, demi douzaine, halbes dutzend, media docena
whole 12	dozzina, dozen, douzaine, dutzend, docena
whole set	cofanetto, cofanetti, gift set, gift box, giftset, giftbox, confezione regalo, kit regalo, coffret, geschenkset, set regalo, gift pack, estuche, set cadeau, bundle, in omaggio, con omaggio, in regalo, con regalo, free gift, gift with purchase, gratis dazu
whole tester	tester, testers, senza scatola, unboxed, senza confezione, senza astuccio, no box, without box, sans boîte, ohne ovp, demo
whole used	usato, usata, usati, usate, seconda mano, second hand, pre owned, preowned, pre loved, preloved, ricondizionato, ricondizionata, ricondizionati, ricondizionate, rigenerato, rigenerata, refurbished, renewed, reconditionné, reconditionnée, generalüberholt, gebraucht, reacondicionado, reacondicionada, d occasion, usato garantito, occasion, de segunda mano, de occasion, used, secondhand
whole flawed	seconda scelta, second choice, difettato, difettata, piccoli difetti, danneggiato, danneggiata, open box, scatola aperta, b ware, b stock, second choix, fallato, fallata, difettoso, difettosa, con difetto, con difetti, ex esposizione, da esposizione, ex display, expo, grade b, b grade, grado b
whole small	campioncino, campioncini, minitaglia, mini taglia, travel size, formato viaggio, formato da viaggio, taglia viaggio, formato travel, sample size, reisegröße, format voyage
whole refill	ricarica, ricariche, refill, recharge, nachfüllpackung, recarga
whole none	effetto usato, effetto usata, aspetto usato, look usato, lavaggio usato, denim usato, jeans usato, tester pro, coppia orecchini, coppia di orecchini, coppia gemelli, coppia di gemelli, used wash, used look, used effect, used effekt
pieces	bikini, costume, costumi, triangolo, fascia, brassiere, pigiama, pigiami, pyjama, pyjamas, pajama, pajamas, completo, completi, coordinato, tailleur, abito, suit, tuta, tracksuit, parure, outfit, swimsuit
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('sizes', '# What shops of clothes call the same size: Italian number, letters, inches of the waist, and what a number says on a shirt: up to 43 a man''s collar, and bands of bras where they go by letters. Usage, not a norm: a number lies between two letters.
wearer	number	letters	waists	collars	bras
donna	36	xxs	23 24	36
donna	38	xxs xs	24 25	38
donna	40	xs s	25 26	40
donna	42	s m	27 28	42
donna	44	m l	29 30	44
donna	46	l xl	31 32	46
donna	48	xl xxl	33 34	48
donna	50	xxl 3xl	35 36	50
donna	52	3xl 4xl	37 38	52
uomo	42	xxs	27 28	
uomo	44	xs	28 29	44
uomo	46	s	30 31	37 38 46
uomo	48	m	32 33	39 40 48
uomo	50	l	34 35	41 42 50
uomo	52	xl	36	43 52
uomo	54	xxl	38	54
uomo	56	3xl	40	56
uomo	58	4xl	42	58
donna		xs			65 prima 65a 65b 65c 65d 65e 65f 65g
donna		s			70 seconda 70a 70b 70c 70d 70e 70f 70g
donna		m			75 terza 75a 75b 75c 75d 75e 75f 75g
donna		l			80 quarta 80a 80b 80c 80d 80e 80f 80g
donna		xl			85 quinta 85a 85b 85c 85d 85e 85f 85g
donna		xxl			90 sesta 90a 90b 90c 90d 90e 90f 90g
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
