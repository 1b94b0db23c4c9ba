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
cammello	color cammello, miele, caramello, nocciola, color cuoio, cuoio, toffee, cuoio naturale, color cognac, color camel, color miele, cammelo, camello, color caramello, tabacco chiaro, whisky, color biscotto, color camoscio
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-01-bags', '# Bags and luggage, and gift cards before all.
label	area	leaves	also	words	typed	feed	titled	rather
Buoni regalo	accessori	buoni-regalo		gift card, buono regalo	carta regalo, buono acquisto, carte regalo, tessera regalo, giftcard, voucher, carta prepagata regalo
Borse fasciatoio	borse	borse-fasciatoio		fasciatoio, borsa fasciatoio, borsa passeggino	borsa mamma, borsa neonato, borsa nascita, borsa cambio, borsa parto, borsa ospedale, borsa per ospedale, borsa maternità, zaino fasciatoio, zaino mamma, organizer passeggino, borsa pannolini, borsa clinica, fasciatoio portatile, borsa bebè, borsa asilo nido	diaper, nappy
Zaini per il computer	borse	zaini		zaino porta pc, zaino porta computer	zaino pc, zaino computer, zaino laptop, zaino ufficio, zaino lavoro, zaino notebook, zaino business, zaino portatile, zaino università			computer, pc, laptop
Zaini	borse	zaini		backpack, zaino, zainetto, rucksack	cartella scuola, cartella elementari, zainone, zaino trolley, trolley scuola, mochila, borsa zaino, borsa a zaino, backpacks, zainetti, 🎒	=rucksäcke, =sacs à dos, =sac à dos, =mochilas
Marsupi	borse	marsupi		fanny pack, belt bag, waist pack, marsupio	bum bag, borsa marsupio, banana, borsello a vita, marsupietto, waist bag, hip bag, bumbag, fannypack, borsa a vita, borsa in vita, borsa da vita, pochette da vita, cintura portasoldi, beltbag	=gürteltaschen, =riñoneras, =sacs banane
Borsoni	borse	borsoni		duffle, duffel, gym bag, yoga bag, borsone, borsa da palestra, borsa da viaggio, weekender	borsa palestra, borsa calcio, sacca, sacca palestra, borsa weekend, borsa sport, borsa sportiva, sacca da viaggio, sacca viaggio, borsa piscina, borsa nuoto, borsa tennis, borsa padel, borsa danza, weekend bag, travel bag, sport bag, sports bag, gymbag, borsa ginnastica, borsa basket, sacca sport, borsa 48 ore, duffel, duffle, borsa fine settimana, borsa sci, borsa ginnica, borsa yoga, borsa pilates	=reisetaschen, =sporttaschen, =bolsas de deporte
Valigie	borse	valigie	borsoni	suitcase, luggage, trolley, valigia, carry on	bagaglio, bagaglio a mano, valigia cabina, valige, bagagli, trolley cabina, bagaglio cabina, bagaglio da cabina, set valigie, valigione, trolleys, trolly, troley, valigetta bambini, valigetta cabina, valigetta da viaggio, valigetta trolley, set di valigie, bagaglio ryanair, 🧳	=koffer, =valises, =maletas
Cartelle da lavoro	borse	cartelle		briefcase, laptop bag, cartella, porta pc, portapc	ventiquattrore, 24 ore, borsa ufficio, borsa lavoro, borsa computer, borsa pc, porta computer, porta documenti, portadocumenti, borsa da lavoro, valigetta, porta laptop, borsa notebook, cartellina, borsa medico, borsa professionale, borsa professionista, porta notebook, custodia pc, custodia computer, custodia laptop, borsa portatile, borsa avvocato, portadocumento, borsa documenti, borsa business, 💼	=aktentaschen, =maletines
Beauty case	borse	pochette	borse-a-mano valigie borsoni		beautycase, beauty, necessaire, nécessaire, trousse, trousse trucchi, portatrucchi, porta trucco, borsa trucchi, borsa trucco, bustina trucco, bustina trucchi, porta cosmetici, astuccio trucchi			beauty, trousse, necessaire
Pochette	borse	pochette		clutch, pochette, evening bag	pochet, poscet, borsa da sera, borsetta da sera, borsa cerimonia, borsetta cerimonia, borsa matrimonio, bustina, borsa elegante, borsetta elegante, clutch, clutches, borsetta gioiello, borsa gioiello, bustine, pochettina, poschette, pochete, poscette, minaudiere, borsa sposa, borsa da sposa, borsetta sposa, borsa a busta, wristlet, borsettina da sera, borsa strass, borsa invitata, 👝	=abendtaschen
Secchielli	borse	secchielli		bucket bag, secchiello, borsa a secchiello	borsa secchiello, bucket, borsa a secchio, secchiellino, borsa sacchetto
Borse da spiaggia	borse	shopper		beach bag, borsa da spiaggia	borsa mare, borsa spiaggia, borsa di paglia, borsa paglia, sacca mare, borsone mare, sacca spiaggia, borsa di rafia, borsa rafia, borsa in rafia, cesta, borsa di vimini, coffa			spiaggia, mare, paglia, beach
Shopper	borse	shopper		tote, shopper, shopping bag	borsa grande, borsa capiente, borsa shopping, tote bag, sporta, borsa per la spesa, shopperina, maxi bag, maxi borsa, totes, borsa di tela, borsa in tela, borsa tela, canvas bag, borse spaziose, borsa spaziosa, borsa a4, borsa formato a4, borsa università, borsa scuola, borsa da scuola, borsa cotone, borsa oversize, borsa xl	=cabas
Borse a tracolla	borse	borse-a-tracolla		crossbody, cross body, messenger, tracolla, borsa a tracolla, borsello	tracollina, borsa piccola, mini bag, minibag, camera bag, borsa messenger, borsetta piccola, saddle bag, bandoliera, postina, crossbag, camerabag, borselli, portacellulare, porta telefono, porta smartphone, borsa telefono, borsa cellulare, phone bag, messenger bag, reporter, tracolle, borsa monospalla, monospalla borsa, sling bag, shoulder uomo, borsa uomo piccola, borsellino a tracolla, borsa mini, micro bag, mini borsa, pochette con tracolla, =borsetto	=umhängetaschen, =sacs bandoulière, =bandoleras, =bolsos bandolera
Borse a spalla	borse	borse-a-spalla		shoulder bag, borsa a spalla	hobo, baguette, borsa spalla, hobo bag, mezzaluna, half moon, sacca a spalla, borsa luna, borsa morbida, borsa trapuntata	=schultertaschen, =bolsos de hombro
Borse a mano	borse	borse-a-mano		borsa a mano, handbag, bauletto	bauletto, borsa mano, borsa bauletto, bauletti, bowling bag, borsa bowling, doctor bag, borsa rigida, top handle, borsa con manico, borsa manico corto, handbags, satchel, lady bag, borsa a cestino, borsa classica, borsetta a mano, borse da passeggio	=handtaschen, =handtasche, =sacs à main, =sac à main, =bolsos de mano
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-05-jewellery', '# Jewellery.
label	area	leaves	also	words	typed	feed	titled	rather
Cavigliere	gioielli	cavigliere		anklet, cavigliera	braccialetto caviglia, catenina caviglia, bracciale caviglia, bracciale alla caviglia, catenella caviglia, bracciale da caviglia	=fußkettchen, =tobilleras
Collane	gioielli	collane	ciondoli	necklace, collana, collanina, girocollo in	catenina, catenella, catena, girocollo, choker, collier, collane, rosario, collanina, punto luce, filo di perle, filo perle, catenine, catenina con croce, collanona, torchon, sautoir, vezzo, chocker, ciocker, laccetto, grumetta, catene, colana, collarino, 📿	=halsketten, =colliers, =collares
Bracciali	gioielli	bracciali		bracelet, bangle, bracciale, braccialetto	bracciali, bracialetto, tennis bracciale, bracciale tennis, schiava, bangles, bracciale semirigido, braccialetti, braccialino, braccialini, braccialetto fortuna, pulsera, bracciale componibile, bracialetti, bracialini, tennis argento, tennis oro, tennis brillanti	=armbänder, =armreifen, =pulseras
Orecchini a cerchio	gioielli	orecchini		hoop earrings, orecchini a cerchio	cerchi, orecchini cerchio, orecchini cerchi, creole, hoop, hoops, orecchini tondi, orecchini ad anello, orecchini a cerchietto, cerchietti orecchini, orecchini cerchietto, campanelle			cerchio, cerchi, hoop
Orecchini	gioielli	orecchini		earring, orecchino	orecchini pendenti, orecchini a lobo, pendenti, perline orecchie, monachelle, bottoncini orecchie, earcuff, piercing, pirsing, piercing naso, orecchino naso, boccole, buccole, pendagli, chandelier, orecchini a clip, orecchini clip, clip orecchie, stud, studs, mono orecchino, monorecchino, earrings, helix, tragus, orechini, =punti luce	=ohrringe, =boucles d''oreilles, =pendientes
Gemelli	gioielli	gemelli		cufflinks, cuff links, gemelli, gemello	gemelli da camicia, gemelli camicia, bottoni gemelli, fermacravatta, fermacravatte, spilla cravatta	=manschettenknöpfe, =boutons de manchette, =gemelos
Ciondoli	gioielli	ciondoli		pendant, charm, ciondolo	=pendente, medaglietta, medaglia, portafortuna, ciondoli, croce, charms, bead, beads, crocifisso, crocetta, medaglione, medaglioni, cornetto, quadrifoglio, amuleto, chiama angeli, chiamangeli, piastrina, ciondolino, angioletto, ciondolo angelo, madonnina, albero della vita, pendagli collana
Spille	gioielli	spille		brooch, spilla	spilletta, spillette, spilla da balia, brosche, cammeo, spilloni, spillone, pins, broche	=broschen, =broches
Parure	gioielli	parure		jewelry set, jewellery set, parure	completo gioielli, set gioielli, coordinato gioielli, set collana e orecchini, set orecchini e collana, collana e orecchini, completo collana orecchini, set bigiotteria, gioielli coordinati, collana orecchini coordinati, parur
Fedi e solitari	gioielli	anelli			fede, fedine, fedina, fedi, solitario, anello di fidanzamento, anello fidanzamento, trilogy, veretta, anello trilogy, anello solitario, fede nuziale, fedi nuziali, anello di diamanti, anello diamante, anello con diamante, anello brillante, anello con brillante, anello proposta, proposta di matrimonio, eternity, verette, riviere, trilogie, trilogi, anello promessa, anello matrimonio, anello coppia, anelli coppia, anello nozze, fidanzamento, solitari			fascia, fascetta, solitario, trilogy, fede
Anelli	gioielli	anelli		=ring, =rings, anello	anellino, anelli, anellone, chevalier, chevaliere, anello mignolo, sigillo, anello falange, anelino, ring, 💍	=ringe, =bagues, =anillos
Gioielli	gioielli			jewelry, jewellery, jewelery, gioiello, bigiotteria	gioielleria, gioie, preziosi, bijoux, monili, bijou, jewels, gioiellini, gioiellino, bigiotterie, bigiottiera, ori, accessori gioiello, gioelli, gioiell, 💎	=schmuck, =bijoux, =joyas, =joyería
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-06-beauty', '# Perfume, make-up and care.
label	area	leaves	also	words	typed	feed	titled	rather
Profumi	bellezza	profumi		perfume, cologne, eau de toilette, eau de parfum, profumo, fragrance, fragranza, acqua profumata	acqua di colonia, colonia, edp, edt, essenza, parfum, profumi, acqua di profumo, body mist, eau, eau fraiche, profumino, essenze, profumeria, body spray, profumo da borsetta, parfume, parfums, profumo arabo, profumi di nicchia, profumo di nicchia, fragranze, odoglielle, toilette	=parfums, =düfte, =perfumes
Rossetti	bellezza	rossetti		lipstick, lip gloss, rossetto, lucidalabbra	gloss, lip gloss, tinta labbra, trucco labbra, burrocacao, burro cacao, matita labbra, rosseto, rosetto, lip balm, lip oil, balsamo labbra, labello, plumper, labbra, rossetto mat, rossetto matte, scrub labbra, lipgloss, lip, balsamo per labbra, 💄	=lippenstifte, =rouges à lèvres, =pintalabios
Trucco occhi	bellezza	trucco-occhi		mascara, eye shadow, eyeshadow, eye liner, eyeliner, ombretto, trucco occhi	rimmel, matita occhi, kajal, ciglia finte, palette occhi, ombretti, palette, sopracciglia, matita sopracciglia, matita nera, kohl, khol, ciglia, primer occhi, liner, brow, ombreto, mascarà, maskara, matita trucco	=augen-make-up, =maquillage des yeux
Unghie	bellezza	unghie		nail polish, =nails, smalto, unghie	smalti, smalto semipermanente, manicure, smalto gel, unghia, semipermanente, topcoat, lima, limetta, unghie finte, acetone, levasmalto, ricostruzione unghie, nail art, cuticole, pedicure, kit unghie, kit manicure, lampada unghie, gel uv, french, smaltino, 💅
Trucco viso	bellezza	trucco-viso		foundation, concealer, blush, fondotinta, cipria in, correttore, trucco viso, make up, makeup	fard, terra, illuminante, primer viso, bb cream, fondo tinta, cipria viso, cipria compatta, cipria, contouring, bronzer, highlighter, polvere viso, primer, cc cream, fondotinta coprente, correttori, correttore occhiaie, fissatore trucco, spray fissante, fissante trucco, spugnetta trucco, beauty blender, pennelli make up, pennelli, base trucco, base viso, cushion, terra abbronzante, illuminanti, phard, fondotinte, crema colorata, blush guance, contorni viso
Solari	bellezza	solari		sunscreen, sun screen, after sun, aftersun, solare, doposole, protezione solare	crema solare, creme solari, crema da sole, crema abbronzante, abbronzante, spf, latte solare, olio solare, crema sole, protezione sole, protezione, dopo sole, doposole, crema protettiva sole, protezione bimbi, autoabbronzante, acceleratore abbronzatura, intensificatore abbronzatura, protezione totale, crema mare, abbronzatura, protezione uv	=sonnenschutz, =protection solaire, =protección solar
Barba e rasatura	bellezza	barba		shaving, shave, beard, aftershave, after shave, barba, rasatura, dopobarba	olio da barba, olio barba, schiuma da barba, rasoio, dopo barba, balsamo barba, cera baffi, lametta, lamette, rasoi, sapone da barba, sapone barba, crema da barba, crema barba, pennello da barba, pennello barba, regolabarba, tagliabarba, kit barba, set barba, pre barba, lozione dopobarba, balsamo dopobarba, balsamo dopo barba, baffi, shampoo barba, kit rasatura, dopo rasatura, set rasatura, bilama, schiuma
Cura dei capelli	bellezza	cura-dei-capelli		shampoo, conditioner, hair care, balsamo, cura dei capelli, maschera capelli	sciampo, shampo, sciampoo, olio capelli, =lacca, gel capelli, prodotti capelli, lozione capelli, crema capelli, maschera per capelli, schampoo, antiforfora, forfora, balsami, impacco capelli, siero capelli, siero per capelli, lacca capelli, schiuma capelli, schiuma per capelli, spuma capelli, cera capelli, cera per capelli, pomata capelli, tinta capelli, tinta per capelli, colorazione capelli, henné, hennè, olio di argan, olio argan, lozione anticaduta, anticaduta, trattamento capelli, cheratina, spray capelli, termoprotettore, spazzola, spazzole, shampoo secco, doppie punte, lisciante, maschera ristrutturante, capelli ricci, capelli secchi, capelli grassi, capelli crespi, piastra capelli, piastra per capelli, piastra, phon, asciugacapelli, arricciacapelli, ferro arricciacapelli	=haarpflege, =soins des cheveux, =cuidado del cabello
Bagnetto	bellezza	bagnetto		bagnetto, baby bath, bagnoschiuma neonato	sapone neonato, bagno neonato, bagnoschiuma bambini, detergente neonato, bagnoschiuma bimbo, sapone bimbi, shampoo neonato, shampoo bimbi, bagnoschiuma baby, olio neonato, olio per neonati, crema neonato, crema neonati, crema cambio, pasta cambio, salviettine, salviette neonato, detergente bimbi, bagno schiuma neonato, prodotti neonato, talco neonato, shampoo delicato bimbi, crema pannolino, pasta lenitiva, crema culetto, set bagnetto
Creme mani	bellezza	cura-del-corpo		crema mani, hand cream	crema per le mani, creme mani, mani secche, crema mani secche, handcream, balsamo mani		mani, hand
Contorno occhi	bellezza	cura-del-viso		contorno occhi, eye cream	crema contorno occhi, crema occhi, occhiaie, borse sotto gli occhi, patch occhi, siero occhi, crema per occhiaie, borse e occhiaie, rughe occhi		contorno, occhi
Cura del viso	bellezza	cura-del-viso		face cream, face serum, skin care, skincare, siero, crema viso, cura del viso	antirughe, crema antirughe, crema antieta, crema anti eta, siero viso, crema giorno, crema notte, crema idratante viso, struccante, tonico viso, maschera viso, detergente viso, crema per il viso, sieri, antieta, idratante viso, acido ialuronico, vitamina c, retinolo, maschere viso, maschera in tessuto, maschera idratante, peeling, esfoliante viso, scrub viso, gommage, micellare, tonico, mousse detergente, struccanti, olio viso, gel viso, crema pelle secca, crema pelle grassa, crema acne, antiacne, antimacchie, collagene, filler, emulsione viso, skin care, routine viso, bifasico, sapone viso, prodotti viso, antiage, pulizia viso, detergente, trattamento viso, crema lifting, punti neri	=gesichtspflege, =soins du visage, =cuidado facial
Cura del corpo	bellezza	cura-del-corpo		body lotion, body cream, body wash, bagnoschiuma, crema corpo, cura del corpo	doccia schiuma, docciaschiuma, bagno schiuma, crema per il corpo, latte corpo, olio corpo, scrub corpo, deodorante, gel doccia, sapone, bagnodoccia, shower gel, saponetta, saponette, sali da bagno, sali bagno, bombe da bagno, burro corpo, burro per il corpo, anticellulite, cellulite, rassodante, deo, deodorante roll on, antitraspirante, scrub, olio massaggi, olio da massaggio, olio di mandorle, lozione corpo, body milk, body butter, crema piedi, talco, borotalco, ceretta, depilatoria, detergente intimo, smagliature, gel aloe, aloe vera, crema gambe, sapone di marsiglia, doccia gel, gel bagno, deodoranti, acqua profumata corpo	=körperpflege, =soins du corps, =cuidado corporal
Bellezza	bellezza			beauty, cosmetic, cosmetics, bellezza	cosmetici, cosmetica, prodotti di bellezza, prodotti bellezza, cura della persona, cofanetto, cofanetti, estetica, prodotti beauty, set beauty, kit bellezza, box bellezza, set bellezza, cosmesi
Trucco	bellezza	trucco-viso trucco-occhi rossetti	unghie		trucco, trucchi, maquillage, make up, makeup, trousse trucchi, prodotti trucco, set trucco, set trucchi, kit trucco, palette trucco, valigetta trucchi, mekap, makeup set	=maquillage, =maquillaje
Creme	bellezza	cura-del-viso cura-del-corpo	solari		crema, creme, cremina, crema idratante, pomata, creme idratanti
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-07-tops', '# What is worn above the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Reggiseni sportivi	abbigliamento	reggiseni		sports bra, sport bra, reggiseno sportivo	reggiseno palestra, reggiseno sport, brassiere sportiva, bra sportivo, reggiseno corsa, reggiseno da corsa, reggiseno running, reggiseno fitness, brassiere sport, reggiseno yoga	=sport-bhs, =brassières de sport, =sujetadores deportivos	sportivo, sport, sports
Top sportivi	abbigliamento	top canotte reggiseni			top sportivo, top palestra, top fitness, top yoga, top running, crop top sportivo, top da palestra, top da yoga, top allenamento, top da allenamento, top pilates			sportivo, sportiva, sport, sports, yoga, tecnico, allenamento
Reggiseni	abbigliamento	reggiseni		bralette, bra, reggiseno	reggipetto, brassiere, push up, pushup, reggiseno balconcino, reggiseni, wonderbra, bralette, fascia seno, balconcino, ferretto, bralettes, minimizer, reggisenini, regiseno, reggiseno invisibile, brassière, reggipetti, bra	=bhs, =soutiens-gorge, =sujetadores
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
Golfini	abbigliamento	maglie cardigan			golfino, golfini, golfone, golfetto, golfetti			
Maglie e maglioni	abbigliamento	maglie	cardigan	sweater, jumper, pullover, knitwear, maglione, maglia, maglieria	pull, golf, maglioncino, maglina, pulover, pullower, swetter, sueter, maglia pesante, maglioncini, maglioni, gilet in maglia, maja, maia, majon, maglion, maglie calde, maglietta di lana, magliettina di lana, jumpers, jersey lana, girocollo lana, christmas jumper, ugly sweater, trecce, maglione norvegese, maglione irlandese, filo, sottogiacca, knit, knitted, sweaters, pulloverino	=strickpullover, =strick, =pulls, =jerséis, =jerseys de punto
Camicie da notte	abbigliamento	pigiami		nightgown, camicia da notte	camicie da notte, vestaglia, camicia notte, sottoveste notte, babydoll, vestaglie, vestaglietta, negligé da notte, camicia da camera, camicione da notte, liseuse, accappatoio, accappatoi, vestaglia da camera, giacca da camera, camicina da notte, camicione notte, camicetta da notte, nightdress		notte, vestaglia, night
Camicie di jeans	abbigliamento	camicie			camicia di jeans, camicia jeans, camicia in jeans, camicia denim, camicetta jeans, camicetta di jeans			denim, jeans
Camicie	abbigliamento	camicie	bluse	=shirts, camicia	shirt, camicina, camice, camicie, camicetta uomo, camiciola, camicione, camicioni, camiciotto, camicia boscaiolo, camicia taglialegna, camicia smoking, button down, camicie no stiro, camicia bowling, grembiule, grembiulino, overshirt, sovracamicia, canadese, chemise, camisa	=hemden, =hemd, =chemises, =chemise, =camisas, =camisa
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-11-accessories', '# Accessories.
label	area	leaves	also	words	typed	feed	titled	rather
Cinture	accessori	cinture		belt, cintura	cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture, cintola, cinghie, fusciacca, fascia vita, fascia in vita, obi, cintura a catena, cinte, cinturina, belts	=gürtel, =ceintures, =cinturones
Cappellini con visiera	accessori	cappelli		=cap, =caps, baseball cap	cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback, cappellini, berretto baseball, berretto da baseball, dad hat, trucker hat, cappellino rapper, cappello rap, cappello golf, cappello running, cap, cappello con frontino, berrettino con visiera, 🧢		visiera, baseball, trucker, cap, cappellino
Berretti	accessori	cappelli		beanie, berretto	zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola, zuccotti, zucchetto, cuffie, baschi, coppola siciliana, coppole, colbacco, colbacchi, paraorecchie, passamontagna, balaclava, cappello orecchie, cappello con orecchie, cappello con le orecchie, cappello peruviano, cappellino neonato, cappello pelliccia, cappello di pelliccia, cappello pelo, beret, cappello marinaio, cappello da neve, cappello neve, cappello sci, cappello pon pon, berretto pon pon, cappello caldo, beanies, cappellino invernale, cappello montagna, cappello da montagna, berrettino, irish cap, cappello irlandese, biretta			berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon
Cappelli di paglia	accessori	cappelli			cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela, paglietta, cappello a falda larga, cappello falda larga, cappello a falde larghe, cappello tesa larga, falda larga, falde larghe, capeline, cappellone, canotier, sombrero, cappello parasole, cappellino estivo, cappellino mare, cappello rafia, 👒			paglia, panama, falda, sole, pescatore
Cappelli e berretti	accessori	cappelli		=hat, =hats, cappello	cappellino, copricapo, borsalino, capello, cappelli, capelli invernali, fedora, pescatora, cloche, bombetta, cappello pescatore, bucket hat, bucket hats, cappello bucket, cappellino pescatore, borsalini, cappello texano, cilindro, tuba, turbante, turbanti, fascinator, cuffia piscina, cuffia da piscina, cuffia nuoto, hat, hats, cappello borsalino, cappello panama uomo, cappelo, 🎩	=hüte, =mützen, =chapeaux, =bonnets, =sombreros, =gorros, =gorras
Foulard	accessori	sciarpe		foulard, bandana	fular, fulard, foular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta, foulards, foularino, twilly, pochette da taschino, pochette taschino, pochette da giacca, fazzoletti, quadrato di seta, foulard testa, bandane, fullar		foulard, bandana, seta
Scaldacollo	accessori	sciarpe		snood, neck warmer, scaldacollo	scalda collo, collo di lana, sciarpa ad anello, collare, scaldacolli, buff, tubolare, tubolari, girocollo pile, anello di lana, copricollo		scaldacollo, snood, collo
Sciarpe e foulard	accessori	sciarpe		scarf, scarves, shawl, sciarpa	stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe, stole, coprispalle cerimonia, coprispalle elegante, scialli, pashmine, sciarpina, sciarpine, kefiah, kefia, mantella elegante, sciarppe, pasmina, pascmina, coprispalle matrimonio, 🧣	=schals, =tücher, =écharpes, =foulards, =bufandas, =pañuelos
Guanti	accessori	guanti		glove, mitten, guanto, muffole, muffola	guanti touch, manopole, muffoline, guantini, mezzi guanti, guanti invernali, guanti touch screen, muffole, moffole, manicotti, gloves, scaldamani, mezziguanti, 🧤	=handschuhe, =gants, =guantes
Occhiali da vista	accessori	occhiali-da-vista		eyeglasses, eye glasses, occhiali da vista, montatura	occhiali vista, occhiali da lettura, montature, occhiali da computer, occhiali riposo, occhiali graduati, occhiali presbiopia, occhiali per presbiopia, occhiali per leggere, occhiali da presbite, occhiali neutri, occhiali trasparenti, occhiali finti, lenti da vista, occhiali gaming, occhiali pc, occhiali per pc, occhiali blu light, 👓, montatura da vista, montature da vista, occhiali luce blu, occhiali anti luce blu, occhiali luce blu pc, occhiali filtro luce blu
Occhiali da sole	accessori	occhiali-da-sole		sunglasses, sun glasses, occhiali da sole	occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali a goccia, occhiali polarizzati, occhialoni, occhiali specchiati, occhiali aviatore, maschera da sci, maschera sci, lenti a specchio, occhiali pilota, sunglass, ochiali, 🕶️	=sonnenbrillen, =lunettes de soleil, =gafas de sol
Portafogli	accessori	portafogli		wallet, =purse, =purses, card holder, cardholder, portafoglio, portacarte	portamonete, borsellino, porta monete, porta carte, porta tessere, portatessere, portafogli, porta foglio, porta fogli, porta documenti piccolo, borsellini, porta carte di credito, porta carta di credito, porta bancomat, portacarte di credito, portapatente, portabanconote, fermasoldi, clip soldi, portapassaporto, portasoldi, portafolio, portafogio, money clip, portaspiccioli, portafoglietto, portafogli antifurto, wallets, bustina portamonete, porta badge	=geldbörsen, =geldbeutel, =portefeuilles, =carteras, =monederos
Papillon	accessori	cravatte		bow tie, bowtie, papillon	farfallino, papillion, cravattino, papion, cravatta a farfalla, cravatta farfalla, farfalla cravatta, papillons, papilon, papillo, papiglion, papiion, farfallini, cravattini, fiocco da smoking		papillon, farfallino, bow
Cravatte	accessori	cravatte		neck tie, necktie, cravatta	cravate, tie, cravatte, =cravattina, crovatta, ties, gravatta, 👔	=krawatten, =cravates, =corbatas
Ombrelli	accessori	ombrelli		umbrella, ombrello	ombrellino, ombrelli, parapioggia, paracqua, ombrella, parasole, ombrelo, ombrello richiudibile, ombrelli portatili, 🌂	=regenschirme, =parapluies, =paraguas
Accessori per capelli	accessori	accessori-per-capelli		hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli	elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa, mollettone, mollettoni, pinza, pinze, coroncina, coroncine, tiara, diadema, fiocchetto capelli, becco d''oca, becchi d''oca, becchi, codino, codini, fermacoda, elastici, elastico, elastichini, accessori sposa capelli, fascia neonata, fascetta neonata, fascetta testa, fascia bambina, fascia neonato capelli, turbante capelli, headband, headbands, clip capelli, clips capelli, ragno capelli, claw clip, pettinino, pettinini, mollettine, mollettina, extension, passata, coda capelli, cerchieto, scranci
Portachiavi	accessori	portachiavi		key ring, keyring, key chain, keychain, portachiavi	porta chiavi, keyring, portachiave, gancio chiavi, moschettone chiavi, ciondolo borsa, ciondolo per borsa, charm borsa, bag charm, charm per borsa, pupazzetto borsa	=schlüsselanhänger, =porte-clés, =llaveros
Bretelle	accessori	bretelle		suspenders, =braces, bretella, bretelle	straccali, tirache, bretelline
Bavaglini	accessori	bavaglini		=bib, =bibs, bavaglino	bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio, bavagli, bavaglioli, bavagliolo, bandana neonato, bavagliette
Attrezzi per il fitness	accessori	fitness		stability ball, foam roller, jump rope, exercise, band kit, strap, yoga brick, yoga kit, yoga strap	attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi, kettlebell, bande elastiche, fasce elastiche, banda elastica, step, materassino, stuoia yoga, tappeto yoga, tappeto fitness, fitball, guantoni, cavigliere pesi, cavigliera pesi, bilanciere, manubrio, pesetti, elastici palestra, elastico palestra, elastici yoga, loop band, thera band, roller, rullo massaggio, pilates ball, palla pilates, blocco yoga, cinghia yoga	fitness, yoga
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('looks', '# How things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles.
label	facet	words	typed
Tinta unita	pattern	solid, solid colour, plain	monocolore, unito, unita, tinta unica, monocromatico
A righe	pattern	striped, stripes	righe, rigato, rigata, a strisce, strisce, gessato, gessata, righina, righine, rigatino, marinière, mariniere, millerighe, a righine, bastoncino, rigate, rigati, gessati, gessate, righette
A quadri	pattern	checked, check	quadri, quadretti, a quadretti, scacchi, vichy, principe di galles, galles, quadrettato, quadrettata, quadrettati, quadrettini, scacchiera, a scacchi, vichi, quadrettoni, quadroni, =madras
Scozzese	pattern	plaid, tartan	scozzesi, scozia, kilt fantasia
A fiori	pattern	floral	fiori, floreale, floreali, fiorato, fiorata, fiorellini, a fiorellini, fiorati, fiorito, fioriti, fiorita, fiorite, liberty, margherite, tropicale, hawaiano, hawaiana, botanico, foglie, fiorellino, fiorate, girasoli, fiore
A pois	pattern	polka dot, dots	pois, puntini, a puntini, puntinato, pallini, a pallini, bolli, puà, pua, pallino
Color block	pattern	color-blocked, colour-blocked, color block	color blocco, blocchi di colore, a blocchi
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
Monospalla	neckType	one shoulder	mono spalla, =una spalla
Scollo quadrato	neckType		collo quadrato, quadrato
Serafino	neckType		serafino, henley, scollo serafino
Spalle scoperte	neckType		spalle nude, off shoulder, scollo bardot, bardot
All''americana	neckType		all''americana, collo americana, scollo americana
Senza spalline	neckType	strapless	senza spallina, senza bretelle, senza bretelline
Zip	closure	zip, zipper, full zip	cerniera, con la zip, lampo, zippato, zippata, cerniere, con cerniera, chiusura lampo, con zip
Bottoni	closure	buttons, button	bottone, bottoncini, con bottoni, abbottonato, abbottonata
Lacci	closure	laces, lace-up	laccio, =stringhe, con lacci, con i lacci, allacciato, allacciati, stringato
Velcro	closure	velcro, hook and loop	strappo, con lo strappo, strappi scarpe, a strappo
Fibbia	closure	buckle
Magnetica	closure	magnetic
Bottoni a pressione	closure	snap
Doppiopetto	closure	double-breasted	doppio petto
Monopetto	closure	single-breasted	mono petto, un petto
Slim	fit	slim, slim fit	aderente, aderenti, attillato, attillata, attillati, stretto, stretti, slimfit, aderentissimo, fasciante, fascianti, attillate, sfiancata, sfiancato, strette, stretta
Skinny	fit	skinny	skinny fit, aderente, slim
Regolare	fit	regular, regular fit
Ampia	fit	loose	largo, larga, larghi, larghe, ampio, wide leg, baggy, gamba larga, ampi, ampie, morbido, morbida, morbidi, loose fit, gambe larghe, comfort fit
Comoda	fit	relaxed	non stringe, non stringono
Oversize	fit	oversized	oversize, over, oversized fit, over size, extra large fit, abbondante, maxi taglia
Aderente	fit	fitted
A zampa	fit	flared	zampa, a zampa d''elefante, zampa di elefante, svasati, bootcut, svasata, svasato, svasate, scampanato, scampanati, zampa elefante, flare, gamba ampia
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
Iniziale	detail		lettera, con lettera
Touchscreen	detail	touch	touch screen
Ferretto	detail	underwire, underwired, wired	ferretti
A punta	toeShape	pointed toe	punta, appuntite
Larga	soleWidth	wide fit	pianta larga, pianta comoda, pianta ampia, piede largo, piedi larghi, calzata larga, calzata comoda, calzata ampia, alluce valgo, piedi gonfi, piedi gonfiati
Impermeabile	feature	waterproof	antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all''acqua, water resistant, anti pioggia, antiacqua
Antivento	feature	windproof
Traspirante	feature	breathable	traspiranti, traspirante, aerato
Elasticizzato	feature		elasticizzati, elasticizzata, elasticizzate, elastico in vita
Sostenibile	feature	sustainable, recycled	ecologico, ecologica, riciclato, eco, sostenibili, riciclata, green, etico
Polarizzati	feature	polarized	polarizzate, polarizzato, lenti polarizzate, polarizzante
Imbottitura calda	feature		imbottito, imbottita, imbottiti, imbottite, foderato, foderati, imbottita dentro, foderata, foderate, col pelo, pelo interno, con pelo, con pelliccia, felpato dentro, pelo dentro
Modellante	feature	shaping	modellanti, contenitivo, contenitiva, dimagrante, push-up, contenitivi, contenitive, push up, snellente, pancia piatta, snellenti, tengono dentro la pancia, tiene dentro la pancia, tengono la pancia, tiene la pancia, contiene la pancia, contengono la pancia, tengano la pancia, effetto pancia piatta, snelliscono
Antiscivolo	feature	non-slip	anti scivolo, antiscivolo suola
Anallergico	feature	hypoallergenic	nichel free, senza nichel, anallergici, senza nickel, nichel tested, nickel free
Senza cuciture	feature	seamless	senza cucitura
Filtro luce blu	feature	blue light filter	luce blu, anti luce blu, per pc, da pc, per computer, da computer, da schermo
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('materials', '# What things are made of.
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
Silicone	material	silicone
Gomma	material	rubber	caucciù, in gomma, para, silicone
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('people', '# Whom things are for. Earlier lines win where a feed names several.
label	audiences	words	typed
Neonato	neonato	neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24	bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, primi passi bimbo, battesimo maschietto, battesimo femminuccia, poppante, lattanti, prematuri, pupo, creatura, neonatina, infante, 👶, asilo nido
Bambina	bambina	bambina, bambine, ragazza, ragazze, girl, girls	bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, signorina, adolescente femmina, piccola principessa, principessa, alunna, comunicanda, fija, fijola, picciridda, piccerella, guagliona, tosetta, putela, bambinuccia, 👧
Bambini	bambina bambino		bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba, elementari, scuola elementare
Bambino	bambino	bambino, bambini, ragazzo, ragazzi, boy, boys, kid, kids, children, junior	bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto, fijo, fijolo, picciriddu, piccirillo, guaglione, toseto, putelo, bambinuccio, masculetto, 👦
Bambini piccoli	bambina bambino neonato		asilo, materna, scuola materna
Donna	donna	donna, donne, women, womens, woman, ladies, lady, femminile, signora	femmina, femminili, palazzo, her, hers, wife, girlfriend, mum, mom, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, mia ragazza, morosa, ragazze adulte, diciottenne ragazza, donna curvy, femmena, fimmina, mia mamma, mia madre, mia sorella, consorte femmina, 👩
Uomo	uomo	uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore	maschio, maschili, him, husband, dad, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo, omo, homo, masculo, omino, mio marito, mio ragazzo, moroso, 👨
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
