-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-03-shoes', '# Shoes for sport, and boots.
label	area	leaves	also	words	typed	feed	titled	rather
Scarpe da running	scarpe	scarpe-sportive		running shoes, scarpe da corsa, scarpe da running	scarpe per correre, scarpe jogging, scarpe maratona, scarpe atletica, scarpe ammortizzate, scarpette da corsa, scarpe runner, scarpe podismo	=laufschuhe, =chaussures de running, =zapatillas de running	running, corsa, run
Scarpe da trekking	scarpe	scarpe-sportive		hiking shoes, hiking boots, scarpe da trekking, scarpe da montagna	scarponi, scarponcini da montagna, scarponi da montagna, pedule, scarpe trekking, scarpe escursionismo, scarpe trail, scarponcini da trekking, scarponcini trekking, trail running, scarpe alpinismo, scarpe goretex, scarpe outdoor, scarpe da passeggiata in montagna, scarpe hiking, scarpe da bosco, scarpone, scarpe impermeabili, 🥾	=wanderschuhe, =chaussures de randonnée, =botas de montaña		trekking, trail, hiking, montagna, escursionismo
Scarpe da calcio	scarpe	scarpe-sportive		football boots, scarpe da calcio, scarpe da calcetto	scarpini da calcio, scarpe calcio, scarpe calcetto, scarpini calcio, futsal, scarpette da calcio, scarpette calcio, scarpe da pallone, scarpe football, =scarpini, =scarpino calcio, =tacchetti	=fußballschuhe, =fussballschuhe, =chaussures de football, =botas de fútbol	calcetto, calcio, football
Scarpe da padel e tennis	scarpe	scarpe-sportive		scarpe da tennis, scarpe da padel, tennis shoes	scarpe padel, scarpe tennis, scarpe da paddle		padel, tennis
Scarpe da ginnastica	scarpe	sneakers scarpe-sportive			scarpe da ginnastica, scarpe da tennis comode, scarpe ginnastica, scarpette da ginnastica, ginniche, training shoes, scarpe da tennis bianche, scarpe tipo tennis, scarpe da passeggio, scarpe passeggio, scarpe da camminata, scarpe camminata, scarpe per camminare, scarpe da walking, scarpe comode per camminare, scarpe tempo libero, gym shoes, scarpe ginn, scarpe da ginn, scarpe ginnast
Scarpe sportive	scarpe	scarpe-sportive	sneakers	scarpe sportive, scarpe da palestra	scarpe sport, scarpe palestra, scarpe fitness, scarpe da allenamento, sport shoes, scarpe pallavolo, scarpe da pallavolo, scarpe volley, scarpe ciclismo, scarpe da bici, scarpe bici, scarpe mtb, scarpe crossfit, scarpe spinning, scarpe zumba, scarpe aerobica, scarpe da golf, scarpe golf, scarpe nordic walking, scarpe da spinning, scarpe danza moderna	scarpe da ginnastica, =sportschuhe, =chaussures de sport, =zapatillas deportivas
Sneakers alte	scarpe	sneakers			sneakers alte, scarpe da basket, scarpe basket, high top, sneakers a stivaletto, hi top, scarpe alte sportive, scarpe alte alla caviglia, sneakers caviglia, scarpe da pallacanestro			alte, alta, high, mid
Sneakers	scarpe	sneakers		sneakers, trainers	snickers, sniker, snikers, snekers, scarpe casual, scarpe da skate, slip-on, scarpe di tela, sneaker, sneackers, sneeakers, snikkers, snicker, snikker, dad shoes, chunky, slipon, scarpe con luci, scarpe con le luci, scarpe luminose, scarpe led, scarpe con velcro, scarpe velcro, scarpe con le rotelle, scarpe da scuola, scarpe per scuola, scarpe scuola, skate shoes, kicks, scarpe urban, scarpe streetwear, scarpe sportive eleganti, scarpe stringate sportive, scarpe giovani, scarpe stile tennis, 👟, scarpe da tennis di tela, scarpe da tennis in tela, tennis di tela, tennis bianche, tennis nere, basket bianche, scarpe basse sportive, runner bianche, =snk, =runners, retro runner	=turnschuhe, =zapatillas
Anfibi	scarpe	stivaletti		combat boots, anfibi	anfibio, dr martens, scarpe militari, doc martens, biker boots, boots biker, stivaletti biker, stivali biker, stivaletti militari, stivali militari, stivaletti stringati, stivaletti con lacci, stivali con lacci, stivaletti con i lacci, boots stringati, anfibbi, amfibi, scarponcini militari, stivali da moto, stivali moto		anfibi, anfibio, combat, biker, carrarmato
Chelsea	scarpe	stivaletti		chelsea, chelsea boots, beatles	beatle, stivaletti beatles, stivaletti con elastico, stivaletti elastico, stivaletti elasticizzati, stivaletti con gli elastici, chelsy, celsi		chelsea, beatles
Texani	scarpe	stivali		texani, cowboy boots, camperos	stivali texani, stivali cowboy, stivali western, camperos, stivali camperos, texano, stivaletti texani, stivaletti camperos, campero, stivaletti western, stivaletti cowboy, boots western, stivali country, cowgirl, cow boy, stivali cow boy, western boots, cowboy		texani, western, cowboy, camperos
Stivali da pioggia	scarpe	stivali		rain boots, wellington, stivali da pioggia	stivali di gomma, stivali gomma, stivali pioggia, galosce, stivaletti pioggia, stivali di plastica, stivaletti di gomma, galoche, calosce, stivali impermeabili, scarpe da pioggia, scarpe pioggia, stivali pescatore, stivali giardino, stivali acqua	=gummistiefel, =bottes de pluie, =botas de agua		pioggia, gomma, rain
Doposci	scarpe	stivali stivaletti		snow boots, doposci	dopo sci, moon boot, moon boots, stivali da neve, stivali neve, scarponcini da neve, doposci neve, scarponi da neve, scarpe da neve, scarponi neve, stivali imbottiti, stivali pelosi, stivali con pelo, stivaletti con pelo, stivali col pelo, stivali di pelo, stivaletti pelo, après ski, apres ski, moonboot, moonboots, stivali eschimese, stivaletti da neve, stivaletti neve, scarpe con pelo, stivali caldi, stivaletti imbottiti, stivali montone, stivaletti pelosi, stivaletti montone			neve, doposci, snow, imbottiti, imbottitura
Stivali alti	scarpe	stivali			cuissardes, cuissard, stivali sopra il ginocchio, stivali al ginocchio, stivali alti, stivali lunghi, overknee, over the knee, stivali cosciali, stivale alto, cavallerizza, stivali da equitazione, stivali equitazione, stivali gambale, stivali al polpaccio, stivali calza, stivali tubo, stivali sottoginocchio, kuissard, quissardes, stivali coscia			cuissard, cuissardes, alti, ginocchio
Stivaletti	scarpe	stivaletti		ankle boots, bootie, booties, stivaletto, tronchetto, polacchino	tronchetti, polacchine, polacco, scarponcino, desert boot, stivali corti, stivali alla caviglia, boots bassi, stivali bassi, polacchini, polacchetto, desert, chukka, chukka boots, scarponcini, mezzi stivali, mezzo stivale, sock boots, ankleboots, clarks, stivalini, stivalino, polacca, scarpe alte invernali, scarpe invernali	=stiefeletten, =bottines, =botines
Stivali	scarpe	stivali	stivaletti	=boots, stivale	boots, stivaloni, stivalone, 👢, botas, =stiv	=stiefel, =bottes, =botas
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-07-tops', '# What is worn above the waist.
label	area	leaves	also	words	typed	feed	titled	rather
Reggiseni sportivi	abbigliamento	reggiseni		sports bra, sport bra, reggiseno sportivo	reggiseno palestra, reggiseno sport, brassiere sportiva, bra sportivo, reggiseno corsa, reggiseno da corsa, reggiseno running, reggiseno fitness, brassiere sport, reggiseno yoga	=sport-bhs, =brassières de sport, =sujetadores deportivos	sportivo, sport, sports
Top sportivi	abbigliamento	top canotte reggiseni			top sportivo, top palestra, top fitness, top yoga, top running, crop top sportivo, top da palestra, top da yoga, top allenamento, top da allenamento, top pilates			sportivo, sportiva, sport, sports, yoga, tecnico, allenamento
Reggiseni	abbigliamento	reggiseni		bralette, bra, reggiseno	reggipetto, brassiere, push up, pushup, reggiseno balconcino, reggiseni, wonderbra, bralette, fascia seno, balconcino, ferretto, bralettes, minimizer, reggisenini, regiseno, reggiseno invisibile, brassière, reggipetti, bra	=bhs, =soutiens-gorge, =sujetadores
Corredini	abbigliamento	tutine body	completi		corredino, corredini, corredino nascita, corredo nascita, corredino neonato, set nascita, completino nascita, coprifasce, completino ospedale, completino clinico, camicina della fortuna, camicino della fortuna, set neonato, set ospedale neonato, corredo neonato, corredo bebè, vestitini nascita
Body	abbigliamento	body		bodysuit, body	bodi, body neonato, body neonata, bodino, bodini, lupetto body
Tutine	abbigliamento	tutine		onesie, romper, sleepsuit, tutina, pagliaccetto	ghettine, tutine neonato, pagliaccetti, pigiamino intero, ghettina, ghette, sacchi nanna, sacconanna, sacchetto nanna, babygrow, pigiama intero neonato, tutone neonato, tuta neonato, tuta da neve neonato, tutone imbottito, tutone da neve neonato, tuta imbottita neonato, sacco imbottito neonato, sacco a pelo neonato, pagliacetto, pagliaccietto, tutone imbottito neonato, barboteuse, dormiglione, dormiglioni
Magliette sportive	abbigliamento	t-shirt		maglia tecnica, maglia running	maglietta sportiva, maglietta running, maglietta palestra, maglietta tecnica, maglia da running, maglia da allenamento, maglietta da corsa, t-shirt sportiva, t-shirt running, maglia sportiva, maglia palestra, maglietta fitness, maglia fitness, maglietta traspirante, t-shirt tecnica, t-shirt palestra, maglietta padel, maglia ciclismo, maglietta ciclismo, maglia bici, maglia corsa			tecnica, allenamento, running, performance, sportiva
Maglie da calcio	abbigliamento	t-shirt		football shirt, maglia da calcio	maglietta da calcio, maglia calcio, maglietta calcio, maglia squadra, maglia juve, maglia juventus, maglia inter, maglia milan, maglia napoli, maglia roma, maglia italia, maglia nazionale, divisa calcio, kit calcio, casacca calcio, maglia portiere, maglia della juventus, maglia della juve, maglia del milan, maglia dell''inter, maglia del napoli, completino calcio, completo da calcio, completo calcio			calcio, football
T-shirt	abbigliamento	t-shirt		t-shirt, tshirt, tee, maglietta	t shirt, ti shirt, tishirt, tisciert, maglietta a maniche corte, maglia a maniche corte, maglia maniche corte, maglia manica corta, maglia cotone, maglia di cotone, magliettina, maglietta intima, tshirts, tees, tshert, t-short, maglia mezza manica, maglia mezze maniche, maglia estiva, maglie estive, maglia stampata, maglia manica lunga cotone, magliettine, girocollo cotone, maglieta, magliettone, 👕, tischert, tiscert	=camisetas
Canotte	abbigliamento	canotte		tank top, tank, camisole, canotta	canottiera, canotte, maglietta senza maniche, maglia senza maniche, canottina, top canotta, spalline sottili, maglietta smanicata, maglia smanicata, top spalline, top a spalline, top senza maniche, tanktop, giromanica, 🎽	canottiera, =trägertops, =débardeurs
Polo	abbigliamento	polo		polo, polo shirt	maglia polo, maglietta polo, maglietta con colletto, piquet, maglietta piquet, poloshirt, maglia con colletto, maglia col colletto, poloz, maglietta col colletto	=poloshirts
Bluse	abbigliamento	bluse camicie		blouse, blusa	camicetta, casacca, camicette, camicia elegante donna, blusetta, blusina, casacche, camicia di seta donna, camicia larga donna, camicia morbida donna, blusone, camicia fiocco, 👚	=blusen, =chemisiers, =blusas
Felpe di pile	abbigliamento	felpe giacche			pile, pail, micropile, maglia in pile, maglia di pile, maglia pile, giacca in pile, giacca di pile, giacca pile, maglione in pile, maglione pile, giubbino pile			pile, fleece
Felpe con cappuccio	abbigliamento	felpe		hoodie, hoody	felpa con cappuccio, felpa col cappuccio, felpa cappuccio, hoodies, odi, felpa incappucciata, felpa hoodie, felpone con cappuccio, felpa con capuccio, felpa capuccio, hodie, hoodi, hoddie	=kapuzenpullover, =kapuzenpullis, =sweats à capuche, =sudaderas con capucha		cappuccio, hoodie, hoody, hooded
Felpe con zip	abbigliamento	felpe			felpa con zip, felpa zip, felpa con la zip, felpa aperta, felpa con cerniera, felpa full zip, full zip, felpa zippata, felpa mezza zip, felpa half zip, half zip, felpa con lampo, track jacket, giacca della tuta, giacca tuta, felpa della tuta, felpa con chiusura, felpa con bottoni			zip, full-zip
Felpe	abbigliamento	felpe		sweatshirt, sweat shirt, felpa	felpetta, felpina, felpe, tuta sopra, crewneck, felpone, felpa college, sweat, sweatshirts, felppa, maglia felpata, =felp	=sweatshirts, =sweats, =sudaderas
Cardigan	abbigliamento	cardigan		cardigan	golf aperto, golfino aperto, maglione aperto, maglia aperta, giacca di lana, giacca lana, giacchina di lana, maglioncino aperto, coprispalle, golfino con bottoni, kardigan, cardigam, coprispalla, bolero, bolerino, scaldacuore, twin set, twinset maglia, maglia con bottoni, maglione con bottoni, maglione con la zip, maglione con zip, maglione zip, giacca in maglia, giacca di maglia, copricuore, giacchetta di lana, giacchetta lana, golf con bottoni, golf bottoni, golfini neonato, kimono, cardigans, cardigano, maglioncino con bottoni, giacchina maglia, giacchina di maglia, =cardi	=strickjacken, =gilets en maille
Dolcevita	abbigliamento	maglie		turtleneck, dolcevita	dolce vita, lupetto, maglia collo alto, maglione collo alto, maglione a collo alto, maglia a collo alto, collo alto, ciclista maglia, lupetti, mezzo collo, collo a lupetto, collo a ciambella, maglione collo a ciambella, mock neck, dolcevite, maglia alta, girocollo alto			collo alto, dolcevita, turtleneck, lupetto, mezzo collo
Golfini	abbigliamento	maglie cardigan			golfino, golfini, golfone, golfetto, golfetti			
Maglie e maglioni	abbigliamento	maglie	cardigan	sweater, jumper, pullover, knitwear, maglione, maglia, maglieria	pull, golf, maglioncino, maglina, pulover, pullower, swetter, sueter, maglia pesante, maglioncini, maglioni, gilet in maglia, maja, maia, majon, maglion, maglie calde, maglietta di lana, magliettina di lana, jumpers, jersey lana, girocollo lana, christmas jumper, ugly sweater, trecce, maglione norvegese, maglione irlandese, filo, sottogiacca, knit, knitted, sweaters, pulloverino, mag lana, magl lana, maglionc, =magl, =mag, =magl lana	=strickpullover, =strick, =pulls, =jerséis, =jerseys de punto
Camicie da notte	abbigliamento	pigiami		nightgown, camicia da notte	camicie da notte, vestaglia, camicia notte, sottoveste notte, babydoll, vestaglie, vestaglietta, negligé da notte, camicia da camera, camicione da notte, liseuse, accappatoio, accappatoi, vestaglia da camera, giacca da camera, camicina da notte, camicione notte, camicetta da notte, nightdress		notte, vestaglia, night
Camicie di jeans	abbigliamento	camicie			camicia di jeans, camicia jeans, camicia in jeans, camicia denim, camicetta jeans, camicetta di jeans			denim, jeans
Camicie	abbigliamento	camicie	bluse	=shirts, camicia	shirt, camicina, camice, camicie, camicetta uomo, camiciola, camicione, camicioni, camiciotto, camicia boscaiolo, camicia taglialegna, camicia smoking, button down, camicie no stiro, camicia bowling, grembiule, grembiulino, overshirt, sovracamicia, canadese, chemise, camisa, =cam	=hemden, =hemd, =chemises, =chemise, =camisas, =camisa
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-08-jackets', '# Jackets and coats.
label	area	leaves	also	words	typed	feed	titled	rather
Giacche eleganti	abbigliamento	blazer	completi	blazer	giacca elegante, giaca elegante, giacca da uomo elegante, giacca da cerimonia, giacca cerimonia, giacca da ufficio, giacca formale, blezer, bleizer, blaser, giacca tailleur, giacca classica, giacca monopetto, giacca doppiopetto, giacca doppio petto, giacca a doppio petto, giacche doppio petto, giacca sartoriale, giacca abito, giacca completo, blazers, giacca destrutturata, spezzato, giacchetta elegante, giacca sposo, giacca smoking, giacca da sera, giacca sera, giacca colloquio, bleiser, bleser, giacca donna elegante, giacca lino uomo, giacca di lino, giacca lino, giacca matrimonio, giacca da matrimonio, giacchina elegante, giacca uomo classica, giacca un bottone, giacca tweed, giacca velluto, giacca di velluto, giacca blazer, giacchetta blazer	=sakkos, =americanas
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
Giacche	abbigliamento	giacche	blazer piumini cappotti	jacket, outerwear, giacca, giubbotto, giubbino	giacchetto, giacchetta, giacchino, giubbetto, giubotto, giubboto, giubino, capospalla, giubba, giacchettina, coat jacket, giacche, giubbottino, giubbini, giubbottini, giacchini, giacchette, jakcet, giaccha, giaca, capispalla, shacket, camicia giacca, sahariana, safari, field jacket, giubbetti, giubbettino, jackets, giubotti, giubbotino, giacca da caccia, barbour, giacca cerata, giub, giubb, =giac	=jacken, =jacke, =blousons, =vestes, =chaquetas, =chaqueta
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-10-underwear', '# Nightwear, swimwear, stockings and underwear.
label	area	leaves	also	words	typed	feed	titled	rather
Pigiami	abbigliamento	pigiami		pyjama, pajama, sleepwear, pigiama	pigiamino, pigiamone, pigiami, pigiama, homewear, abbigliamento notte, intimo notte, pijama, pijiama, pigiamini, pigiamoni, loungewear, abbigliamento da casa, abbigliamento casa, completo casa, completo da casa, tuta pigiama, kigurumi, pajamas, pyjamas, tutone pigiama, pigima, pijami, completo notte, vestiti da casa, tuta notte, =pig	=schlafanzüge, =nachtwäsche, =pyjamas, =pijamas
Bikini	abbigliamento	costumi		bikini	bichini, costume due pezzi, costume a due pezzi, due pezzi, costume donna due pezzi, costume a triangolo, costume triangolo, costume fascia, costume brasiliana, costume a brasiliana, slip bikini, slip costume, top bikini, reggiseno costume, bandeau, tankini, bikinì, beachini, 👙		bikini, due pezzi
Costumi interi	abbigliamento	costumi		one piece swimsuit, costume intero	costume da bagno intero, costume intiero, costumi interi piscina, costumi interi, costume olimpionico, costume piscina donna, trikini, intero mare, monokini, costume da nuoto, costume nuoto, costume agonistico, costume gara, costume da gara, costume donna intero, costume nuoto donna, 🩱, cost intero		intero, olimpionico, one piece
Boxer da mare	abbigliamento	costumi		swim shorts, board shorts, boxer mare	costume boxer, costume a boxer, boxer da mare, boxer da bagno, costume pantaloncino, costume a pantaloncino, pantaloncini da mare, bermuda da mare, pantaloncini mare, costume uomo boxer, boxer costume, boxer da spiaggia, boxer spiaggia, boardshort, boardshorts, pantaloncini costume, pantaloncino costume, short mare, shorts mare, shorts da mare, costume da surf, pantaloncini da bagno, costume bermuda, costume mare boxer, calzoncini da bagno, calzoncini mare, costume short, mutande da mare	=badehosen, =shorts de bain, =bañadores hombre	boxer, pantaloncino, shorts
Costumi da bagno	abbigliamento	costumi		swimsuit, swimwear, swim suit, costume	costume da bagno, costume mare, costume bagno, costumi, costumino, beachwear, costume piscina, slip mare, costume da mare, moda mare, slip da bagno, costumini, abbigliamento mare, abbigliamento da mare, abbigliamento spiaggia, mutandine mare, rashguard, maglietta uv, maglietta anti uv, lycra mare, costume anti uv, slip piscina, costume piscina bambino, costumi piscina, custume, =cost	=bademode, =badeanzüge, =maillots de bain, =bañadores
Collant	abbigliamento	calze		stocking, stockings, hosiery, collant	calze velate, calze di nylon, autoreggenti, parigine, calzamaglia, calze collant, calze a rete, collants, colant, collan, autoreggente, calze coprenti, collant coprenti, calze contenitive, calze riposanti, calze compressione, calze a compressione, denari, calze di nailon, calze seta, calzamaglie, calze lunghe, calze lunghe donna, calze sopra il ginocchio, calze da donna velate, calze con riga dietro, calze coprenti nere	=strumpfhosen, =collants, =pantis	collant, lunghe, velate
Calze sportive	abbigliamento	calze			calze sportive, calzini sportivi, calze sport, calzini sport, calze running, calzini running, calze da corsa, calzini da corsa, calze tennis, calzini tennis, calze da tennis, calzini da tennis, calze palestra, calzini palestra, calzini da palestra, calze da ciclismo, calzini ciclismo, calze trekking, calzini trekking, calze da trekking		sportive, sport, running, tennis, trekking
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
Manica lunga	sleeveType	long sleeve, long sleeves	maniche lunghe, a manica lunga, manica lunga, m.l, m/lunga, m/lunghe
Manica corta	sleeveType	short sleeve, short sleeves	maniche corte, a manica corta, mezze maniche, mezza manica, m/c, m.c, m/corta, m/corte
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
Dritta	fit		dritto, dritti, straight, straight fit, taglio dritto, gamba dritta, gambe dritte, gamba diritta, diritti, diritta, diritto
Affusolata	fit		affusolato, affusolati, stretti in fondo, stretto in fondo, fondo stretto, carrot
Lungo	length	long, maxi	lunga, lunghi, lunghe, lunghissimo, lunghissima, alla caviglia
Corto	length		corta, corti, corte, mini, cropped, cortissimo, cortissima, sopra il ginocchio, crop, accorciato
Midi	length	midi	al polpaccio, longuette, media lunghezza, mezza gamba
Al ginocchio	length	knee length	sotto il ginocchio, lungo al ginocchio, lunga al ginocchio, lunghi al ginocchio, fino al ginocchio
A spillo	heelType	stiletto heel	tacco a spillo, spillo, tacchi a spillo, sottile, stiletto, stiletti, tacco sottile, tacchi sottili
Largo	heelType	block heel	tacco largo, tacchi larghi, tacco comodo, tacco grosso, tacco quadrato, tacco squadrato, tacco a blocco, tacchi a blocco, tacco massiccio, tacco stabile
Piatto	heelType	flat	rasoterra, senza tacco, tacco basso, raso terra, piatti, piatte, piatta, bassi, senza tacchi
Platform	heelType	platform	plateau, suola alta, con plateau, suola spessa, suola grossa, para alta, carrarmato, chunky, suola carrarmato, suola para, zeppone, suolone, zeppa
Zeppa	heelType	wedge heel	con zeppa, con la zeppa, platform, plateau
Tacchetto	heelType		tacchetto, tacchetto basso, tacco 2, tacco 3, tacco 4, kitten, kitten heel, rocchetto, tacco a rocchetto, tacco 2 cm, tacco 3 cm, tacco 4 cm, tacco 3cm, tacco 4cm, basso
Tacco medio	heelType		tacco medio, tacchi medi, mezzo tacco, mezzi tacchi, tacco 5, tacco 6, tacco 7, tacco 5 cm, tacco 6 cm, tacco 7 cm, tacco 5cm, tacco 6cm, tacco 7cm, tacco non troppo alto, tacco non alto, medio
Tacco alto	heelType		tacco alto, tacchi alti, tacco altissimo, tacco 8, tacco 9, tacco 10, tacco 11, tacco 12, tacco 8 cm, tacco 9 cm, tacco 10 cm, tacco 12 cm, tacco 8cm, tacco 10cm, tacco 12cm, spillo, stiletto
Strappi	detail	ripped, distressed	strappato, strappata, strappati, strappate, destroyed
Plissettata	detail	pleated	pieghe, a pieghe, plissettato, plissettate, plissettati, plissè, plisse, plissé
Rotonda	detail	round	rotondo, tonda, tondo, tonde, tondi
Sette ottavi	detail		7/8, a 7/8
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
Nutriente	detail		pelle secca, pelli secche, pelle disidratata, pelle molto secca, pelle secchissima, pelli secchissime
Opaco	detail		matte, matt, mat, opaca, opachi, non lucido, effetto mat, effetto matte, opacizzante, opacizzanti
Elastici laterali	detail		elastico ai lati, elastici ai lati, elastico laterale
Antietà	detail		antirughe, anti rughe, antiage, anti age, anti età, rughe
A punta	toeShape	pointed toe	punta, appuntite
Larga	soleWidth	wide fit	pianta larga, pianta comoda, pianta ampia, piede largo, piedi larghi, calzata larga, calzata comoda, calzata ampia, alluce valgo, piedi gonfi, piedi gonfiati, pianta h, pianta grande, piedi grossi, piede gonfio
Pianta stretta	soleWidth		pianta stretta, piede stretto, piedi stretti, piede magro, piedi magri, calzata stretta, piede sottile, piedi sottili, stretta
Impermeabile	feature	waterproof	antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all''acqua, water resistant, anti pioggia, antiacqua, subacqueo, subacquea, sott''acqua, non cola, non colano, non sbava, non sbavano, si può bagnare, si possono bagnare, può bagnarsi, con la pioggia, sotto la pioggia, a prova d''acqua, a prova di pioggia, non teme l''acqua
Antivento	feature	windproof	contro il vento, prova di vento, anti vento
Traspirante	feature	breathable	traspiranti, traspirante, aerato, non fa sudare, non fanno sudare
Elasticizzato	feature		elasticizzati, elasticizzata, elasticizzate
Sostenibile	feature	sustainable, recycled	ecologico, ecologica, riciclato, eco, sostenibili, riciclata, green, etico
Polarizzati	feature	polarized	polarizzate, polarizzato, lenti polarizzate, polarizzante
Imbottitura calda	feature		imbottito, imbottita, imbottiti, imbottite, foderato, foderati, imbottita dentro, foderata, foderate, col pelo, pelo interno, con pelo, con pelliccia, felpato dentro, pelo dentro, peloso, pelosa, pelosi, pelose, pelosino, pelosina, pelosini, pelosine
Modellante	feature	shaping	modellanti, contenitivo, contenitiva, dimagrante, push-up, contenitivi, contenitive, push up, snellente, pancia piatta, snellenti, tengono dentro la pancia, tiene dentro la pancia, tengono la pancia, tiene la pancia, contiene la pancia, contengono la pancia, tengano la pancia, effetto pancia piatta, snelliscono
Antiscivolo	feature	non-slip	anti scivolo, antiscivolo suola, non scivola, non scivolano, non si scivola, suola antiscivolo
Anallergico	feature	hypoallergenic	anallergici, allergico, allergica, allergici, allergia, allergie, senza nichel
Senza nichel	feature		nichel free, senza nickel, nichel tested, nickel free, no nichel
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('people', '# Whom things are for. Earlier lines win where a feed names several.
label	audiences	words	typed
Neonato	neonato	neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24	bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, primi passi bimbo, battesimo maschietto, battesimo femminuccia, poppante, lattanti, prematuri, pupo, creatura, neonatina, infante, 👶, asilo nido, nb
Bambina	bambina	bambina, bambine, ragazza, ragazze, girl, girls	bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, signorina, adolescente femmina, piccola principessa, principessa, alunna, comunicanda, fija, fijola, picciridda, piccerella, guagliona, tosetta, putela, bambinuccia, 👧
Bambini	bambina bambino		bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba, elementari, scuola elementare, bim, bb
Bambino	bambino	bambino, bambini, ragazzo, ragazzi, boy, boys, kid, kids, children, junior	bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto, fijo, fijolo, picciriddu, piccirillo, guaglione, toseto, putelo, bambinuccio, masculetto, 👦
Bambini piccoli	bambina bambino neonato		asilo, materna, scuola materna
Donna	donna	donna, donne, women, womens, woman, ladies, lady, femminile, signora	femmina, femminili, palazzo, her, hers, wife, girlfriend, mum, mom, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, mia ragazza, morosa, ragazze adulte, diciottenne ragazza, donna curvy, femmena, fimmina, mia mamma, mia madre, mia sorella, consorte femmina, 👩, don, d.
Uomo	uomo	uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore	maschio, maschili, him, husband, dad, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo, omo, homo, masculo, omino, mio marito, mio ragazzo, moroso, 👨, u
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
