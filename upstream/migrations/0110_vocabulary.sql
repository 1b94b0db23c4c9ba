-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-11-accessories', '# Accessories.
label	area	leaves	also	words	typed	feed	titled	rather
Cinture da abito	accessori	cinture			cintura per vestito, cintura da vestito, cintura vestito, cintura per abito, cintura da abito, cintura abito, cintura per completo, cintura da completo, cintura completo, cinta da vestito, cinta per vestito, cintura cerimonia, cintura da cerimonia, cintura matrimonio, cintura da uomo elegante			abito
Cinture	accessori	cinture		belt, cintura	cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture, cintola, cinghie, fusciacca, fascia vita, fascia in vita, obi, cintura a catena, cinte, belts, correggia, corregge, =cint, cintina, cinturetta, cinta pantaloni, fascia smoking, fascia da smoking, =cinturina, =cinturine	=gürtel, =ceintures, =cinturones
Cappelli, sciarpe e guanti	accessori	cappelli sciarpe guanti			completo cappello sciarpa, completo cappello sciarpa guanti, set cappello sciarpa guanti, set cappello sciarpa, set cappello guanti, set sciarpa cappello, guanti cappello sciarpa, cappello sciarpa guanti, cappello guanti sciarpa, sciarpa cappello guanti, sciarpa guanti cappello, guanti sciarpa cappello, cappellino sciarpa guanti, berretto sciarpa guanti, cappello scaldacollo, set cappello scaldacollo, cappello guanti, cappellino guanti, guanti cappello, completo invernale cappello, accessori invernali, accessori inverno, accessori freddo			lana, maglia, coste, trecce, scaldacollo, foderati
Cappellini sportivi	accessori	cappelli			cappellino running, cappello running, cappellino da running, cappellino corsa, cappellino da corsa, cappello corsa, cappello da corsa, cappellino sportivo, cappello sportivo, cappellino sport, cappello sport, cappellino tennis, cappellino da tennis, cappello tennis, cappellino padel, cappello padel, cappellino trail, cappello trail, cappellino trekking, cappello trekking, cappello da trekking, cappello escursionismo, cappellino palestra, berretto running, visiera tennis, visiera running, visiera padel, cappellino golf, cappellino bici, cappellino ciclismo, cappellino per correre, cappello per correre			sportivo, sportiva, running, corsa, trekking, tennis
Cappellini con visiera	accessori	cappelli		=cap, =caps, baseball cap	cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback, cappellini, berretto baseball, berretto da baseball, dad hat, trucker hat, cappellino rapper, cappello rap, cap, cappello con frontino, berrettino con visiera, 🧢, cappellino visiera piatta, berretto visiera piatta, visiera piatta, cappellino new york, cappello new york, cappellino ny, cappello ny		visiera, baseball, trucker, cap, cappellino
Berretti	accessori	cappelli		beanie, berretto	zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola, zuccotti, zucchetto, cuffie, baschi, coppola siciliana, coppole, colbacco, colbacchi, paraorecchie, passamontagna, balaclava, cappello orecchie, cappello con orecchie, cappello con le orecchie, cappello peruviano, cappellino neonato, cappello pelliccia, cappello di pelliccia, cappello pelo, beret, cappello marinaio, cappello da neve, cappello neve, cappello sci, cappello pon pon, berretto pon pon, cappello caldo, beanies, cappellino invernale, cappello montagna, cappello da montagna, berrettino, irish cap, cappello irlandese, biretta, scaldaorecchie, scaldatesta, fascia lana, ushanka, berretto capitano, fascia orecchie, fascia per orecchie, fascia paraorecchie, fascia sci, fascia da sci, fascia invernale, sottocasco, bakerboy			berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon, nascita, orecchie
Cappelli di paglia	accessori	cappelli			cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela, paglietta, capeline, canotier, sombrero, cappello parasole, cappellino estivo, cappellino mare, cappello rafia, 👒			paglia, panama, falda, sole, pescatore
Cappelli a falda	accessori	cappelli			borsalino, borsalini, fedora, cloche, bombetta, cilindro, =tuba, 🎩, trilby, cappello borsalino, cappello a falda larga, cappello a falde larghe, cappello a tesa larga, cappello a falda, cappello a tesa, falda larga, falde larghe, tesa larga, cappellone, cappello texano, cappello cowboy, cappello da cowboy, cappello cowgirl, cappello western, cappello feltro			fedora, falda, tesa, borsalino, panama, paglia, feltro, cowboy
Turbanti	accessori	cappelli accessori-per-capelli			turbante, turbanti, turbante testa, turbante chemio, turbante mare, turbante da piscina, fascia turbante			turbante, turbanti, annodata, nodo, fascia
Cappelli e berretti	accessori	cappelli		=hat, =hats, cappello	cappellino, copricapo, cappelli, capelli invernali, pescatora, cappello pescatore, bucket hat, bucket hats, cappello bucket, cappellino pescatore, fascinator, hat, hats, cappello panama uomo, scoppola, scoppole, =capello, capelli lana, capelli di lana, capelli paglia, capelli di paglia, capello invernale, capelli con visiera, capello da sole, cuffia piscina, cuffia da piscina, cuffia nuoto, cuffia doccia, bucket peloso, bucket pelo, bucket nero	=hüte, =mützen, =chapeaux, =bonnets, =sombreros, =gorros, =gorras
Foulard	accessori	sciarpe		foulard, bandana	fular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta, foulards, foularino, twilly, fazzoletti, quadrato di seta, foulard testa, bandane, fullar, foulard collo, foulard da collo, foulard per collo, foulard per capelli, foulard capelli, foulard borsa, foulard per borsa, fazzoletto collo, fazzoletto al collo, bandana collo, bandana da collo, bandana testa, bandana per testa		foulard, bandana, seta
Scaldacollo	accessori	sciarpe		snood, neck warmer, scaldacollo	scalda collo, collo di lana, sciarpa ad anello, scaldacolli, buff, tubolare, tubolari, girocollo pile, anello di lana, copricollo, =collare, =collari, caldo collo, caldo per il collo, collo caldo, coprire il collo, riparare il collo, freddo al collo		scaldacollo, snood, scalda collo, collo anello, collo lana, collo pile, collo pelliccia, collo maglia, neck warmer
Sciarpe e foulard	accessori	sciarpe		scarf, scarves, shawl, sciarpa	stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe, stole, scialli, pashmine, sciarpina, sciarpine, kefiah, kefia, mantella elegante, pasmina, pascmina, 🧣, mantella da sera, stola da sera, mantiglia, coprire le spalle, coprire spalle	=schals, =tücher, =écharpes, =foulards, =bufandas, =pañuelos
Guanti touchscreen	accessori	guanti			guanti touch, guanti touch screen, guanti touchscreen, guanti per telefono, guanti per usare il telefono, guanti smartphone, guanti per cellulare			touchscreen, touch screen, touch, smartphone
Muffole	accessori	guanti		mitten, mittens, muffole, muffola	muffoline, manopole, moffole, manopola, manopoline, muffole neve, muffole da neve, guanti a muffola, guanti muffola, guanti neonato antigraffio, guantini antigraffio		muffol, manopol, mitten, muffole, muffolina, muffoline, manopole
Guanti	accessori	guanti		glove, guanto	guantini, mezzi guanti, guanti invernali, manicotti, gloves, scaldamani, mezziguanti, 🧤, scaldapolsi, scaldabraccia, scalda polsi, guanti senza dita, guanti mezze dita, guanti a mezze dita	=handschuhe, =gants, =guantes
Occhiali per computer	accessori	occhiali-da-vista			occhiali da computer, occhiali per computer, occhiali per pc, occhiali da pc, occhiali luce blu, occhiali anti luce blu, occhiali da vista da computer, occhiali da vista per pc, occhiali vista computer, occhiali vista pc, montatura da computer, montatura per pc, occhiali da schermo, occhiali riposavista, occhiali luce blu pc, occhiali filtro luce blu, occhiali blu light, occhiali pc, occhiali con filtro luce blu, occhiali antiriflesso computer, occhiali blue light			luce blu, blue light, blu light
Occhiali da vista	accessori	occhiali-da-vista		eyeglasses, eye glasses, occhiali da vista, montatura	occhiali vista, occhiali da lettura, montature, occhiali riposo, occhiali graduati, occhiali presbiopia, occhiali per presbiopia, occhiali per leggere, occhiali da presbite, occhiali neutri, occhiali trasparenti, occhiali finti, lenti da vista, occhiali gaming, 👓, montatura da vista, montature da vista, occh da vista, occh vista, =mont, mont vista, mont da vista, glasses, lunettes
Occhiali a gatto	accessori	occhiali-da-sole	occhiali-da-vista	cat eye	occhiali a gatto, occhiali gatto, occhiali da gatto, occhiali da sole gatto, occhiali da sole a gatto, occhiali cat eye, occhiali da sole cat eye, occhiali occhi di gatto, occhi di gatto, occhio di gatto			cat eye, cateye, gatto, farfalla, butterfly
Occhiali a mascherina	accessori	occhiali-da-sole			occhiali maschera, occhiali a maschera, occhiali mascherina, occhiali a mascherina, occhiali da sole a maschera, occhiali da sole maschera, occhiali da sole mascherina, occhiali da sole a mascherina, occhiali sole maschera, occhiali sole mascherina, occhiali a schermo, occhiali monolente, occhiali avvolgenti, occhiali da sole avvolgenti, occhiali sole avvolgenti, occhiali da sci, occhiali sci, maschera da sci, maschera sci, maschera snowboard, occhiali ciclismo, occhiali da ciclismo, occhiali bici, occhiali da bici, occhiali running, occhiali da running, occhiali corsa, occhiali da corsa, occhiali mtb, occhiali veloci, occhiali y2k, occhiali tecnici			mascherina, maschera, shield, wrap
Occhiali a farfalla	accessori	occhiali-da-sole	occhiali-da-vista		occhiali a farfalla, occhiali farfalla, occhiali da sole a farfalla, occhiali sole farfalla, occhiali butterfly			farfalla, butterfly
Occhiali aviator	accessori	occhiali-da-sole	occhiali-da-vista		occhiali aviator, occhiali aviatore, occhiali da aviatore, occhiali da sole aviator, occhiali da sole aviatore, occhiali a goccia, occhiali da sole a goccia, occhiali pilota, occhiali da pilota, occhiali da sole pilota			aviator, aviatore, goccia, pilota, pilot
Occhiali da sole	accessori	occhiali-da-sole		sunglasses, sun glasses, occhiali da sole	occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali polarizzati, occhialoni, occhiali specchiati, lenti a specchio, sunglass, 🕶️, lenti da sole, occh da sole, occh sole, =occhiai, okkiali, okiali, occhiali scuri, occhialetti, shades, portaocchiali, porta occhiali, custodia occhiali, astuccio occhiali, cordino occhiali, catenella occhiali, catenina occhiali, laccio occhiali, panno occhiali, catena per occhiali, catena occhiali, catene occhiali, catene per occhiali, catenina per occhiali, catenella per occhiali, collana per occhiali, collana occhiali, collana porta occhiali, cordino per occhiali, cordini occhiali, cordoncino occhiali, laccio per occhiali, laccetto occhiali, clip on, clip on occhiali, clip da sole, astuccio per occhiali, custodia per occhiali, panno per occhiali, spray occhiali, spray pulizia occhiali	=sonnenbrillen, =lunettes de soleil, =gafas de sol
Portacarte	accessori	portafogli		card holder, cardholder, portacarte	porta carte, porta tessere, portatessere, porta carte di credito, porta carta di credito, porta bancomat, portacarte di credito, porta badge, bustina porta carte, bustina portacarte, porta carte rfid			carte, tessere, card, cards, cardholder, portacarte, piccolo, piccoli, slim, sottile, rfid
Portafogli	accessori	portafogli		wallet, =purse, =purses, portafoglio	portamonete, borsellino, porta monete, portafogli, porta foglio, porta fogli, porta documenti piccolo, borsellini, portapatente, portabanconote, fermasoldi, clip soldi, portapassaporto, portasoldi, money clip, portaspiccioli, portafoglietto, portafogli antifurto, wallets, bustina portamonete, bustina portafoglio, portaf, =ptf, =port, portafoglino, portafogliettino, porta foglietto, bustina porta monete, bifold, porta documenti viaggio, porta assegni, portassegni, porta sigarette, portasigarette, portamonete tacco, portamonete a tacco, portamonete ferro di cavallo, fermabanconote, ferma banconote, porta banconote, portafoglio da viaggio, portafoglio viaggio, custodia passaporto, custodia passaporto viaggio, porta passaporto viaggio, portadocumenti viaggio, porta documenti da viaggio	=geldbörsen, =geldbeutel, =portefeuilles, =carteras, =monederos
Papillon	accessori	cravatte		bow tie, bowtie, papillon	farfallino, cravattino, papion, cravatta a farfalla, cravatta farfalla, farfalla cravatta, papillons, papiglion, papiion, farfallini, cravattini, fiocco da smoking, papillon e pochette, papillon e bretelle, set papillon, set papillon e pochette, papillon con pochette, bretelle e papillon, papillon da annodare, papillon annodato, papillon già annodato, papillon self tie		papillon, farfallino, bow
Cravatte	accessori	cravatte		neck tie, necktie, cravatta	tie, cravatte, =cravattina, ties, gravatta, 👔, plastron, ascot, fazzoletto da taschino, pochette da taschino, cofanetto cravatta, set cravatta, fazzoletto taschino, pochette taschino, pochette da giacca, cravatta e pochette, set cravatta e pochette, set cravatta pochette, completo cravatta pochette, cravatta con pochette, cravatta pochette, cravatta gemelli e pochette, fazzoletto da giacca, pochette da giacca uomo, pochette uomo da taschino, pochette giacca, fazzoletto giacca, fazzoletto giacca uomo, pochette uomo cerimonia, fazzoletto cerimonia uomo	=krawatten, =cravates, =corbatas
Ombrelli	accessori	ombrelli		umbrella, ombrello	ombrellino, ombrelli, parapioggia, paracqua, ombrella, parasole, ombrelo, ombrello richiudibile, ombrelli portatili, 🌂, mini ombrello	=regenschirme, =parapluies, =paraguas
Accessori per capelli	accessori	accessori-per-capelli		hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli	elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa, mollettone, mollettoni, pinza, pinze, coroncina, coroncine, tiara, diadema, fiocchetto capelli, becco d''oca, becchi d''oca, becchi, codino, codini, fermacoda, elastici, elastico, elastichini, accessori sposa capelli, fascia neonata, fascetta neonata, fascetta testa, fascia bambina, fascia neonato capelli, turbante capelli, headband, headbands, clip capelli, clips capelli, ragno capelli, claw clip, pettinino, pettinini, mollettine, mollettina, extension, passata, coda capelli, cerchieto, scranci, bandana capelli, bandana per capelli, frontino, spillone capelli, spillone per capelli, bacchetta capelli, fermaglino, mollettine capelli, cerchietto capelli, fascia da capelli, elastici per i capelli, gommini capelli, fiocchi capelli, pettine gioiello, nastro per capelli, nastro capelli, fascia sportiva, fascia running, fascia tennis, fascia yoga, fascia elastica, retina chignon, retina capelli, ciambella chignon, ciambella capelli, chignon, spillone chignon, veletta, cerchietto veletta, fascia corsa, fascia da corsa, fascia sudore, fascia antisudore, fascia palestra, cerchietto con orecchie, =parrucca, =parrucche, parrucchino, parrucca bionda, cerchietto coniglio, cerchietto gatto, corona principessa, coroncina principessa, corona fiori, coroncina fiori, coroncina comunione, corona comunione, coroncina di fiori, fascia testa neonata, fasce capelli neonata, bastoncino capelli, bastoncino per capelli, bastoncini capelli, bastoncini per capelli, bacchette capelli, bacchette per capelli, bacchetta per capelli, spilla capelli, spilla per capelli, spille capelli, spille per capelli, pinza per capelli, pinze capelli, pinze per capelli, pinzette capelli, mollette capelli, mollette per capelli, molletta capelli, molletta per capelli, mollettone capelli, mollettoni capelli, fiocco per capelli, fiocco grande capelli, fiocco nero capelli, fiocco velluto capelli, fiocco velluto nero capelli, fiocco raso capelli, fiocco rosso capelli, fiocco bianco capelli, fiocchetti capelli, fiocchi per capelli, nastri capelli, nastri per capelli, ferretto capelli, ferretti capelli, ferretti per capelli, fermagli capelli, fermaglio capelli, forcine capelli, forcine per capelli, fasce capelli, fasce per capelli, fascetta sportiva, fascetta corsa, fascetta running, fascetta tennis, fascetta yoga, fascetta palestra, fascetta antisudore, fascetta per capelli, fasce sportive, fascia capelli trucco, fascia trucco, fascia viso trucco, fascia skincare, fascia make up, gioielli capelli, gioielli per capelli, accessori acconciatura, elastici per capelli, elastici senza ferretto, elastici a spirale, elastico a spirale, corona di fiori, ghirlanda capelli, retina per capelli, bigiotteria capelli, donut capelli, extension clip
Accessori per borse	accessori	portachiavi			ciondolo borsa, ciondolo per borsa, charm borsa, bag charm, charm per borsa, pupazzetto borsa, catena per borsa, catena borsa, catena da borsa, catenella borsa, catenella per borsa, catena di ricambio borsa, tracolla di ricambio, tracolla ricambio, tracolla per borsa, tracolla per borsa di ricambio, tracolla intercambiabile, manico per borsa, manico borsa, manici borsa, manici per borsa, manico di ricambio, ganci borsa, gancio borsa, gancio appendiborsa, appendi borsa, appendiborsa, organizer borsa, organizer per borsa, organizzatore borsa, inserto borsa, pendente borsa, pendaglio borsa, accessori borsa, accessori per borsa, pompon borsa, pon pon borsa, laccio telefono, laccetto telefono, catena telefono, cordino telefono, cordino per telefono, cordino cellulare
Portachiavi	accessori	portachiavi	portafogli	key ring, keyring, key chain, keychain, portachiavi	porta chiavi, keyring, gancio chiavi, moschettone chiavi, portachiavi pupazzo, porta airtag, portachiavi airtag	=schlüsselanhänger, =porte-clés, =llaveros
Bretelle	accessori	bretelle	cinture cravatte	suspenders, =braces, bretella, bretelle	straccali, tirache, bretelline
Bavaglini	accessori	bavaglini		=bib, =bibs, bavaglino	bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio, bavagli, bavaglioli, bavagliolo, bandana neonato, bavagliette, bavarola, bavarole
Attrezzi per il fitness	accessori	fitness		stability ball, foam roller, jump rope, exercise, band kit, strap, yoga brick, yoga kit, yoga strap	attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, =pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi, kettlebell, bande elastiche, fasce elastiche, banda elastica, step, materassino, stuoia yoga, tappeto yoga, tappeto fitness, fitball, guantoni, cavigliere pesi, cavigliera pesi, =bilanciere, manubrio, pesetti, elastici palestra, elastico palestra, elastici yoga, loop band, thera band, roller, rullo massaggio, pilates ball, palla pilates, blocco yoga, cinghia yoga, =ginocchiere, =ginocchiera, =gomitiere, =gomitiera, polsini tennis, polsini da tennis, polsini spugna, =polsiere, guantoni boxe, guantoni da boxe, fascia lombare	fitness, yoga
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-12-wholes', '# Whole areas: behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Top	abbigliamento	top		top, tunic, tunica, =tops	toppino, crop top, canotta elegante, topino, corpetto top, croptop, bustier, halter, tops, tuniche, tunichetta, casacchina, toppini, corpino, corpetto, top corsetto, top bustier, top bustino
Accessori	accessori			accessory, accessories, accessorio		=accessoires, =zubehör, =accesorios, =complementos
Abbigliamento da montagna	abbigliamento	giacche piumini cappotti pantaloni tute felpe maglie gilet			=vestiti montagna, =vestiti da montagna, =vestiti sci, =vestiti da sci, =vestiti per sciare, =vestiti sciare, =vestiti neve, =vestiti da neve, =vestiti trekking, =vestiti da trekking, =vestiti settimana bianca, =vestiti campeggio, abbigliamento montagna, abbigliamento da montagna, abbigliamento neve, abbigliamento da neve, abbigliamento sci, abbigliamento da sci, abbigliamento trekking, abbigliamento da trekking, abbigliamento escursionismo, abbigliamento outdoor, abbigliamento settimana bianca, abbigliamento snowboard, abbigliamento caccia, abbigliamento campeggio, abbigliamento scout, vestirsi montagna, vestirsi per la montagna, vestirsi per la neve, completo montagna, completo neve, cosa serve per sciare, cosa mettere per sciare, cosa indossare per sciare, cosa mettere in montagna, cosa indossare in montagna, occorrente sci, occorrente per sciare, roba da montagna, roba da neve, roba da sci			sci, neve, montagna, trekking, imbottit, imbottitura, impermeabile, idrorepellente, antivento, pile, piumino, lana, felpato, felpata
Abbigliamento sportivo	abbigliamento	tute felpe t-shirt leggings pantaloni shorts reggiseni			abbigliamento sportivo, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga, abbigliamento ginnastica, vestiti da allenamento, abbigliamento pilates, abbigliamento padel, abbigliamento tennis, completo ginnico, abbigliamento da corsa, abbigliamento corsa, vestiti running, abbigliamento crossfit, athleisure, roba da palestra, vestiti da ginnastica, vestiti ginnastica, vestiti yoga, =vestiti bici, =vestiti da bici, =vestiti palestra, =vestiti danza, =vestiti ginnastica, vestirsi per la palestra, vestirsi palestra, vestirsi per palestra, =vestiti sportivi			sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance
Outfit da cerimonia	abbigliamento	vestiti completi tute	blazer gonne bluse		cosa metto matrimonio, cosa metto matrimonio di giorno, cosa metto matrimonio di sera, cosa metto matrimonio al mare, cosa metto matrimonio in spiaggia, cosa metto matrimonio civile, cosa metto battesimo, cosa metto comunione, cosa metto cresima, cosa metto laurea, cosa metto cerimonia, cosa metto diciottesimo, cosa metto gala, cosa mettere matrimonio, cosa mettere matrimonio di giorno, cosa mettere matrimonio di sera, cosa mettere matrimonio al mare, cosa mettere matrimonio in spiaggia, cosa mettere matrimonio civile, cosa mettere battesimo, cosa mettere comunione, cosa mettere cresima, cosa mettere laurea, cosa mettere cerimonia, cosa mettere diciottesimo, cosa mettere gala, cosa mi metto matrimonio, cosa mi metto matrimonio di giorno, cosa mi metto matrimonio di sera, cosa mi metto matrimonio al mare, cosa mi metto matrimonio in spiaggia, cosa mi metto matrimonio civile, cosa mi metto battesimo, cosa mi metto comunione, cosa mi metto cresima, cosa mi metto laurea, cosa mi metto cerimonia, cosa mi metto diciottesimo, cosa mi metto gala, cosa mettermi matrimonio, cosa mettermi matrimonio di giorno, cosa mettermi matrimonio di sera, cosa mettermi matrimonio al mare, cosa mettermi matrimonio in spiaggia, cosa mettermi matrimonio civile, cosa mettermi battesimo, cosa mettermi comunione, cosa mettermi cresima, cosa mettermi laurea, cosa mettermi cerimonia, cosa mettermi diciottesimo, cosa mettermi gala, cosa mettersi matrimonio, cosa mettersi matrimonio di giorno, cosa mettersi matrimonio di sera, cosa mettersi matrimonio al mare, cosa mettersi matrimonio in spiaggia, cosa mettersi matrimonio civile, cosa mettersi battesimo, cosa mettersi comunione, cosa mettersi cresima, cosa mettersi laurea, cosa mettersi cerimonia, cosa mettersi diciottesimo, cosa mettersi gala, cosa indossare matrimonio, cosa indossare matrimonio di giorno, cosa indossare matrimonio di sera, cosa indossare matrimonio al mare, cosa indossare matrimonio in spiaggia, cosa indossare matrimonio civile, cosa indossare battesimo, cosa indossare comunione, cosa indossare cresima, cosa indossare laurea, cosa indossare cerimonia, cosa indossare diciottesimo, cosa indossare gala, cosa indosso matrimonio, cosa indosso matrimonio di giorno, cosa indosso matrimonio di sera, cosa indosso matrimonio al mare, cosa indosso matrimonio in spiaggia, cosa indosso matrimonio civile, cosa indosso battesimo, cosa indosso comunione, cosa indosso cresima, cosa indosso laurea, cosa indosso cerimonia, cosa indosso diciottesimo, cosa indosso gala, come mi vesto matrimonio, come mi vesto matrimonio di sera, come mi vesto matrimonio al mare, come mi vesto matrimonio in spiaggia, come mi vesto matrimonio civile, come mi vesto battesimo, come mi vesto comunione, come mi vesto cresima, come mi vesto laurea, come mi vesto cerimonia, come mi vesto diciottesimo, come mi vesto gala, come vestirsi matrimonio, come vestirsi matrimonio di giorno, come vestirsi matrimonio di sera, come vestirsi matrimonio al mare, come vestirsi matrimonio in spiaggia, come vestirsi matrimonio civile, come vestirsi battesimo, come vestirsi comunione, come vestirsi cresima, come vestirsi laurea, come vestirsi cerimonia, come vestirsi diciottesimo, come vestirsi gala, come vestirmi matrimonio, come vestirmi matrimonio di sera, come vestirmi matrimonio al mare, come vestirmi matrimonio in spiaggia, come vestirmi matrimonio civile, come vestirmi battesimo, come vestirmi comunione, come vestirmi cresima, come vestirmi laurea, come vestirmi cerimonia, come vestirmi diciottesimo, come vestirmi gala, come vestire matrimonio, come vestire matrimonio di giorno, come vestire matrimonio di sera, come vestire matrimonio al mare, come vestire matrimonio in spiaggia, come vestire matrimonio civile, come vestire battesimo, come vestire comunione, come vestire cresima, come vestire laurea, come vestire cerimonia, come vestire diciottesimo, come vestire gala, outfit matrimonio, outfit matrimonio di giorno, outfit matrimonio di sera, outfit matrimonio al mare, outfit matrimonio in spiaggia, outfit matrimonio civile, outfit battesimo, outfit comunione, outfit cresima, outfit laurea, outfit cerimonia, outfit diciottesimo, outfit gala, look matrimonio, look matrimonio di giorno, look matrimonio di sera, look matrimonio al mare, look matrimonio in spiaggia, look matrimonio civile, look battesimo, look comunione, look cresima, look laurea, look cerimonia, look diciottesimo, look gala, abbigliamento matrimonio, abbigliamento matrimonio di giorno, abbigliamento matrimonio di sera, abbigliamento matrimonio al mare, abbigliamento matrimonio in spiaggia, abbigliamento matrimonio civile, abbigliamento battesimo, abbigliamento comunione, abbigliamento cresima, abbigliamento laurea, abbigliamento cerimonia, abbigliamento diciottesimo, abbigliamento gala, qualcosa da mettere matrimonio, qualcosa da mettere matrimonio di giorno, qualcosa da mettere matrimonio di sera, qualcosa da mettere matrimonio al mare, qualcosa da mettere matrimonio in spiaggia, qualcosa da mettere matrimonio civile, qualcosa da mettere battesimo, qualcosa da mettere comunione, qualcosa da mettere cresima, qualcosa da mettere laurea, qualcosa da mettere cerimonia, qualcosa da mettere diciottesimo, qualcosa da mettere gala
Abbigliamento	abbigliamento			clothing, apparel, clothes, =bottoms, abbigliamento, activewear	indumenti, capi, vestiario, abbigliamento neonato, outfit, look, guardaroba, outfits, abiti da lavoro, divise, divisa, uniforme, streetwear, =vestirsi, indumento, abbigliamenti, look completo, corredo, cosa mi metto, cosa mettermi, cosa mettersi, come mi vesto, come vestirsi, come vestirmi, cosa indossare, cosa indosso, =abb, =vestiti uomo, =vestiti da uomo, =vestiti ragazzo, =vestiti da ragazzo, =vestiti ragazzi, =vestiti bambino, =vestiti da bambino, =vestiti bimbo, =vestiti maschio, =vestiti maschietto, =vestiti neonato, =vestiti neonati, =vestiti bebe, =vestiti gemelli, =vestiti gemellini, =vestitini gemelli, cosa serve, cosa mi serve, cosa ci vuole, cosa occorre, che mi metto, che cosa mi metto, che cosa indossare, come ci si veste, come vestire, come vesto, come vestono, cosa portare, come vestire bambino, =vestiti viaggio, =vestiti da viaggio, =vestiti moto, =vestiti barca, abbigliamento scout, divisa scout, divisa scolastica, uniforme scolastica	=bekleidung, =kleidung, =damenmode, =herrenmode, =kindermode, =vêtements, =ropa
Borsette	borse	borse-a-tracolla borse-a-mano borse-a-spalla pochette	shopper secchielli		borsetta, borsettina, borsina, =borsellina, borsettine, 👛
Borse	borse	borse-a-tracolla borse-a-mano borse-a-spalla shopper secchielli pochette	borsoni cartelle borse-fasciatoio	bag, borsa, borsetta	bags, 👜	=taschen, =tasche, =sacs, =bolsos, =bolso, =maroquinerie
');
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
Skinny	fit	skinny	skinny fit, aderente, slim, aderentissimi, aderentissima
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
Impermeabile	feature	waterproof	antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all''acqua, water resistant, anti pioggia, antiacqua, subacqueo, subacquea, sott''acqua, non cola, non colano, si può bagnare, si possono bagnare, può bagnarsi, con la pioggia, sotto la pioggia, a prova d''acqua, a prova di pioggia, non teme l''acqua, non facciano entrare acqua, non fanno entrare acqua, non fa entrare acqua, non entra acqua, non passa acqua, non fa passare acqua, non fanno passare acqua, tengono acqua, resiste acqua, resistono acqua, ripara dalla pioggia, riparano dalla pioggia, quando piove, se piove
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
Lana	material	wool	pura lana, laniero, di lana, in lana, lana vergine, lana cotta, lana vera, fresco di lana, shetland, lane, misto lana, lana e cashmere, =panno, =panno di lana, =panno lana, lambswool, lana lambswool, lana d agnello, lana peruviana
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
Acetato	material		tartarugato, tartarugata, tartarugati, tartarugate, tartaruga, celluloide, plastica, havana, avana
Madreperla	material	mother of pearl	madre perla
');
