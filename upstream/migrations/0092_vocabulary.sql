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
Sneakers	scarpe	sneakers		sneakers, trainers	snickers, sniker, snikers, snekers, scarpe casual, scarpe da skate, slip-on, scarpe di tela, sneaker, sneackers, sneeakers, snikkers, snicker, snikker, dad shoes, chunky, slipon, scarpe con luci, scarpe con le luci, scarpe luminose, scarpe led, scarpe con velcro, scarpe velcro, scarpe con le rotelle, scarpe da scuola, scarpe per scuola, scarpe scuola, skate shoes, kicks, scarpe urban, scarpe streetwear, scarpe sportive eleganti, scarpe stringate sportive, scarpe giovani, scarpe stile tennis, 👟, scarpe da tennis di tela, scarpe da tennis in tela, tennis di tela, tennis bianche, tennis nere, basket bianche, scarpe basse sportive, runner bianche, =snk	=turnschuhe, =zapatillas
Anfibi	scarpe	stivaletti		combat boots, anfibi	anfibio, dr martens, scarpe militari, doc martens, biker boots, boots biker, stivaletti biker, stivali biker, stivaletti militari, stivali militari, stivaletti stringati, stivaletti con lacci, stivali con lacci, stivaletti con i lacci, boots stringati, anfibbi, amfibi, scarponcini militari, stivali da moto, stivali moto		anfibi, anfibio, combat
Chelsea	scarpe	stivaletti		chelsea, chelsea boots, beatles	beatle, stivaletti beatles, stivaletti con elastico, stivaletti elastico, stivaletti elasticizzati, stivaletti con gli elastici, chelsy, celsi		chelsea, beatles
Texani	scarpe	stivali		texani, cowboy boots, camperos	stivali texani, stivali cowboy, stivali western, camperos, stivali camperos, texano, stivaletti texani, stivaletti camperos, campero, stivaletti western, stivaletti cowboy, boots western, stivali country, cowgirl, cow boy, stivali cow boy, western boots, cowboy		texani, western, cowboy, camperos
Stivali da pioggia	scarpe	stivali		rain boots, wellington, stivali da pioggia	stivali di gomma, stivali gomma, stivali pioggia, galosce, stivaletti pioggia, stivali di plastica, stivaletti di gomma, galoche, calosce, stivali impermeabili, scarpe da pioggia, scarpe pioggia, stivali pescatore, stivali giardino, stivali acqua	=gummistiefel, =bottes de pluie, =botas de agua		pioggia, gomma, rain
Doposci	scarpe	stivali stivaletti		snow boots, doposci	dopo sci, moon boot, moon boots, stivali da neve, stivali neve, scarponcini da neve, doposci neve, scarponi da neve, scarpe da neve, scarponi neve, stivali imbottiti, stivali pelosi, stivali con pelo, stivaletti con pelo, stivali col pelo, stivali di pelo, stivaletti pelo, après ski, apres ski, moonboot, moonboots, stivali eschimese, stivaletti da neve, stivaletti neve, scarpe con pelo, stivali caldi, stivaletti imbottiti, stivali montone, stivaletti pelosi, stivaletti montone			neve, doposci, snow, imbottiti, imbottitura
Stivali alti	scarpe	stivali			cuissardes, cuissard, stivali sopra il ginocchio, stivali al ginocchio, stivali alti, stivali lunghi, overknee, over the knee, stivali cosciali, stivale alto, cavallerizza, stivali da equitazione, stivali equitazione, stivali gambale, stivali al polpaccio, stivali calza, stivali tubo, stivali sottoginocchio, kuissard, quissardes, stivali coscia			cuissard, cuissardes, alti, ginocchio
Stivaletti	scarpe	stivaletti		ankle boots, bootie, booties, stivaletto, tronchetto, polacchino	tronchetti, polacchine, polacco, scarponcino, desert boot, stivali corti, stivali alla caviglia, boots bassi, stivali bassi, polacchini, polacchetto, desert, chukka, chukka boots, scarponcini, mezzi stivali, mezzo stivale, sock boots, ankleboots, clarks, stivalini, stivalino, polacca, scarpe alte invernali, scarpe invernali	=stiefeletten, =bottines, =botines
Stivali	scarpe	stivali	stivaletti	=boots, stivale	boots, stivaloni, stivalone, 👢, botas, =stiv	=stiefel, =bottes, =botas
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-04-light-shoes', '# The shoes that are neither for sport nor boots, ''scarpe'' as a whole behind everything that says more.
label	area	leaves	also	words	typed	feed	titled	rather
Espadrillas	scarpe	espadrillas		espadrille, espadrillas, espadrillos	espadriglie, scarpe di corda, scarpe corda, espadrillas, espadrilles, espadrille, espadrillo, spadrillas, scarpe suola corda, alpargatas	=espadrilles, =alpargatas
Zeppe	scarpe	zeppe	sandali espadrillas	=wedge, =wedges, zeppa, zeppe	scarpe con zeppa, sandali con la zeppa, sandali zeppa, scarpe zeppa, wedge, zeppe sandali, zatteroni
Pantofole	scarpe	pantofole		=slippers, pantofola	ciabatte da casa, ciabatte casa, ciabatte invernali, babbucce, pantofoline, scarpe da casa, pattine, pantofola, ciabatte pelose, ciabatte peluche, ciabatte da camera, ciabatte camera, ciabatte calde, ciabattine da casa, babbuccia, slippers, charentaise, ciabatte di lana, ciabatte lana, ciabatte pelo, ciabatte di pelo, ciabatte con pelo, ciabatte imbottite, ciabatte inverno, ciabatte chiuse, ciabatte in feltro, ciabatte feltro, scarpette da casa, stivaletti da casa, ciabatte donna inverno, friulane, furlane, friulana, ciabatte ospedale, calzature da camera, pianelle da casa, scarpe da camera	=hausschuhe, =chaussons, =pantoufles, =zapatillas de casa
Infradito	scarpe	ciabatte		flip flop, flip-flops, infradito	ciabatte infradito, infradito mare, flipflop, ciabatte brasiliane, sandali infradito, infraditi, tong, giapponesine, 🩴	=zehentrenner, =tongs, =chanclas	infradito, flip
Ciabatte	scarpe	ciabatte	pantofole	ciabatta, zoccolo, =slides	ciabattine, savatte, ciabatte mare, ciabatte piscina, ciabatte da piscina, ciabatte doccia, zoccoli, sabot, slippers mare, ciavatte, zoccoletti, scarpe infermiera, slides, slide, sliders, clogs, clog, mules, mule, ciabatte ortopediche, ciabattone, sandalo ciabatta, sandali ciabatta, pianelle, pianella, tappine, zoccoli ospedale, zoccolette, ciabatte anatomiche, ciabatta, scalzette, sandali sabot, sabò, ciabattina	=pantoletten
Sandali con tacco	scarpe	sandali	decollete		sandali con tacco, sandali col tacco, sandali tacco, sandali eleganti, sandali alti, sandali gioiello, sandali da sera, sandali cerimonia, sandali da cerimonia, sandali sposa, sandali da sposa, sandali plateau, sandali a spillo, sandali strass, sandali con plateau, sandali dorati tacco			tacco, gioiello, plateau, doppia
Sandali	scarpe	sandali		sandal, sandalo, sandaletto	sandaletti, scarpe aperte, scarpe estive, gladiatore, gladiatori, sandali alla schiava, sandali schiava, capresi, ragnetti, ragnetto, sandalini, scarpe estate, 👡, =sand	=sandalen, =sandales, =sandalias
Ballerine	scarpe	ballerine		ballet flat, ballerina, ballerine	scarpe rasoterra, scarpe basse donna, scarpe basse eleganti, mary jane basse, scarpe da ballo, scarpette da ballo, scarpette danza, scarpe danza, mezze punte, flats, mary jane, mary janes, scarpe mary jane, paperine, scarpe piatte, scarpe basse, mezzepunte, bambolina, scarpe con cinturino, scarpe raso terra, ballerinas, balerine, scarpe basse comode donna, 🥿, bailarine, ballarine, =ball	=ballerinas, =bailarinas
Scarpe col tacco	scarpe	decollete sandali	zeppe		scarpe col tacco, scarpe con il tacco, scarpe con tacco, scarpe tacco, scarpe coi tacchi, scarpe con i tacchi, scarpe tacchi, tacchi, tacchi alti, tacco alto, tacco 12, tacchi a spillo, tacco a spillo, scarpe alte, scarpe da sposa, scarpe sposa, scarpe eleganti donna, scarpe da cerimonia donna, scarpe donna eleganti, tacco basso, tacco grosso, rocchetto, scarpe plateau, scarpe col plateau, scarpe con plateau, heels, heel, high heel, scarpe da ballo latino, scarpe da sera, scarpe sera, scarpe invitata, scarpe damigella, tacchi bassi, scarpe tango, 👠, scarpe tacco 3, scarpe tacco 3 cm, scarpe tacco 4, scarpe tacco 4 cm, scarpe tacco 5, scarpe tacco 5 cm, tacco 5 cm, scarpe tacco 6, scarpe tacco 6 cm, tacco 6 cm, scarpe tacco 7, scarpe tacco 7 cm, tacco 7 cm, scarpe tacco 8, scarpe tacco 8 cm, tacco 8 cm, scarpe tacco 9, scarpe tacco 9 cm, tacco 9 cm, scarpe tacco 10, scarpe tacco 10 cm, tacco 10 cm, scarpe tacco 11, scarpe tacco 11 cm, tacco 11 cm, scarpe tacco 12, scarpe tacco 12 cm, tacco 12 cm, tacco 5, tacco 6, tacco 7, tacco 8, tacco 9, tacco 10, tacco 11			tacco, tacchi, décolleté, decollete, slingback, pumps, heel, heels
Décolleté	scarpe	decollete		=pumps, high heels, stiletto, decollete	decolte, decolté, decollette, decolletè, decoltè, décolletées, slingback, chanel scarpe, scarpe a punta, pumps, pump, court shoes, scarpe chanel, chanel tacco, decolleté chanel, chanel basse, decollte, decolletes, decolettè, scollate, peep toe, spuntate, open toe, scarpe a spillo, stilettos, scarpe aperte dietro, dorsay, decoltet	=escarpins, =pumps, =zapatos de tacón
Mocassini	scarpe	mocassini		loafer, moccasin, mocassino	college, car shoe, scarpe da barca, mocassini, loafers, penny loafer, penny loafers, mocasini, moccasini, drivers, boat shoes, gommini, gommino, slipper eleganti, horsebit, scarpe da vela, scarpe da guida, driving shoes, scarpe a pantofola, =moc	=mokassins, =mocassins, =mocasines
Scarpe eleganti	scarpe	scarpe-stringate mocassini decollete ballerine			scarpe eleganti, scarpe classiche, scarpe da cerimonia, scarpe cerimonia, scarpe da ufficio, scarpe da matrimonio, scarpe formali, scarpe battesimo, scarpe comunione, scarpe cresima, scarpe laurea, scarpe business, scarpe da lavoro eleganti, scarpe da comunione, scarpe prima comunione, scarpe colloquio, =scarpe invitato, 👞, =scarpe da vestito, =scarpe da completo
Scarpe stringate	scarpe	scarpe-stringate		oxford, derby, brogue, =lace-ups, lace-up, stringata, stringate	francesine, francesina, inglesine, scarpe inglesi, scarpe con i lacci, scarpe con lacci, scarpe allacciate, scarpe stringate, scarpe in pelle uomo, duilio, oxford, derby, brogue, brogues, oxfords, monk strap, monk, doppia fibbia, scarpe con fibbia, budapester, inglesina, scarpe in cuoio, scarpe di cuoio, scarpe maschili donna, scarpe con stringhe, =scarpe sposo	=schnürschuhe, =zapatos de cordones
Scarpe primi passi	scarpe	scarpine sneakers sandali stivaletti ballerine			scarpe primi passi, primi passi, scarpette primi passi, scarpine primi passi			primi passi
Scarpine	scarpe	scarpine		scarpina, crib shoes	scarpe neonato, scarpine neonato, scarpette neonato, scarpe culla, babbucce neonato, scarpette battesimo, scarpette culla, scarpette lana neonato, scarpe bebè, scarpe baby, scarpe gattonamento, calzine scarpina, scarpe prima infanzia
Scarpe comode	scarpe	sneakers scarpe-sportive mocassini ballerine sandali espadrillas stivaletti scarpe-stringate	ciabatte pantofole		scarpe comode, scarpe ortopediche, scarpe anatomiche, scarpine comode
Scarpe	scarpe	sneakers scarpe-sportive stivali stivaletti sandali ballerine decollete mocassini scarpe-stringate espadrillas zeppe scarpine	ciabatte pantofole	shoes, footwear, scarpa, calzatura	scarpette, scarpetta, calzature, shoe, scarp, scarpe antinfortunistiche	=schuhe, =chaussures, =zapatos, =calzado
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-06-beauty', '# Perfume, make-up and care.
label	area	leaves	also	words	typed	feed	titled	rather
Profumi	bellezza	profumi		perfume, cologne, eau de toilette, eau de parfum, profumo, fragrance, fragranza, acqua profumata	acqua di colonia, colonia, edp, edt, essenza, parfum, profumi, acqua di profumo, body mist, eau, eau fraiche, profumino, essenze, profumeria, body spray, profumo da borsetta, parfume, parfums, profumo arabo, profumi di nicchia, profumo di nicchia, fragranze, odoglielle, toilette	=parfums, =düfte, =perfumes
Rossetti	bellezza	rossetti		lipstick, lip gloss, rossetto, lucidalabbra	gloss, lip gloss, tinta labbra, trucco labbra, burrocacao, burro cacao, matita labbra, rosseto, rosetto, lip balm, lip oil, balsamo labbra, labello, plumper, labbra, scrub labbra, lipgloss, lip, balsamo per labbra, 💄	=lippenstifte, =rouges à lèvres, =pintalabios
Trucco occhi	bellezza	trucco-occhi		mascara, eye shadow, eyeshadow, eye liner, eyeliner, ombretto, trucco occhi	rimmel, matita occhi, kajal, ciglia finte, palette occhi, ombretti, palette, sopracciglia, matita sopracciglia, matita nera, kohl, khol, ciglia, primer occhi, liner, brow, ombreto, mascarà, maskara, matita trucco	=augen-make-up, =maquillage des yeux
Unghie	bellezza	unghie		nail polish, =nails, smalto, unghie	smalti, smalto semipermanente, manicure, smalto gel, unghia, semipermanente, topcoat, lima, limetta, unghie finte, acetone, levasmalto, ricostruzione unghie, nail art, cuticole, pedicure, kit unghie, kit manicure, lampada unghie, gel uv, french, smaltino, 💅
Trucco viso	bellezza	trucco-viso		foundation, concealer, blush, fondotinta, cipria in, correttore, trucco viso, make up, makeup	fard, terra, illuminante, primer viso, bb cream, fondo tinta, cipria viso, cipria compatta, cipria, contouring, bronzer, highlighter, polvere viso, primer, cc cream, fondotinta coprente, correttori, correttore occhiaie, fissatore trucco, spray fissante, fissante trucco, spugnetta trucco, beauty blender, pennelli make up, pennelli, base trucco, base viso, cushion, terra abbronzante, illuminanti, phard, fondotinte, crema colorata, blush guance, contorni viso, =fdt
Solari	bellezza	solari		sunscreen, sun screen, after sun, aftersun, solare, doposole, protezione solare	crema solare, creme solari, crema da sole, crema abbronzante, abbronzante, spf, latte solare, olio solare, crema sole, protezione sole, protezione, dopo sole, doposole, crema protettiva sole, protezione bimbi, autoabbronzante, acceleratore abbronzatura, intensificatore abbronzatura, protezione totale, crema mare, abbronzatura, protezione uv	=sonnenschutz, =protection solaire, =protección solar
Barba e rasatura	bellezza	barba		shaving, shave, beard, aftershave, after shave, barba, rasatura, dopobarba	olio da barba, olio barba, schiuma da barba, rasoio, dopo barba, balsamo barba, cera baffi, lametta, lamette, rasoi, sapone da barba, sapone barba, crema da barba, crema barba, pennello da barba, pennello barba, regolabarba, tagliabarba, kit barba, set barba, pre barba, lozione dopobarba, balsamo dopobarba, balsamo dopo barba, baffi, shampoo barba, kit rasatura, dopo rasatura, set rasatura, bilama, schiuma
Cura dei capelli	bellezza	cura-dei-capelli		shampoo, conditioner, hair care, balsamo, cura dei capelli, maschera capelli	sciampo, shampo, sciampoo, olio capelli, =lacca, gel capelli, prodotti capelli, lozione capelli, crema capelli, maschera per capelli, schampoo, antiforfora, forfora, balsami, impacco capelli, siero capelli, siero per capelli, lacca capelli, schiuma capelli, schiuma per capelli, spuma capelli, cera capelli, cera per capelli, pomata capelli, tinta capelli, tinta per capelli, colorazione capelli, henné, hennè, olio di argan, olio argan, lozione anticaduta, anticaduta, trattamento capelli, cheratina, spray capelli, termoprotettore, spazzola, spazzole, shampoo secco, doppie punte, lisciante, maschera ristrutturante, capelli ricci, capelli secchi, capelli grassi, capelli crespi, piastra capelli, piastra per capelli, piastra, phon, asciugacapelli, arricciacapelli, ferro arricciacapelli, champoo, champù	=haarpflege, =soins des cheveux, =cuidado del cabello
Bagnetto	bellezza	bagnetto		bagnetto, baby bath, bagnoschiuma neonato	sapone neonato, bagno neonato, bagnoschiuma bambini, detergente neonato, bagnoschiuma bimbo, sapone bimbi, shampoo neonato, shampoo bimbi, bagnoschiuma baby, olio neonato, olio per neonati, crema neonato, crema neonati, crema cambio, pasta cambio, salviettine, salviette neonato, detergente bimbi, bagno schiuma neonato, prodotti neonato, talco neonato, shampoo delicato bimbi, crema pannolino, pasta lenitiva, crema culetto, set bagnetto, baby shampoo, bagno schiuma bebè, bagnoschiuma bebè, baby bath
Creme mani	bellezza	cura-del-corpo		crema mani, hand cream	crema per le mani, creme mani, mani secche, crema mani secche, handcream, balsamo mani		mani, hand
Contorno occhi	bellezza	cura-del-viso		contorno occhi, eye cream	crema contorno occhi, crema occhi, occhiaie, borse sotto gli occhi, patch occhi, siero occhi, crema per occhiaie, borse e occhiaie, rughe occhi		contorno, occhi
Cura del viso	bellezza	cura-del-viso		face cream, face serum, skin care, skincare, siero, crema viso, cura del viso	crema anti eta, siero viso, crema giorno, crema notte, crema idratante viso, struccante, tonico viso, maschera viso, detergente viso, crema per il viso, sieri, idratante viso, acido ialuronico, vitamina c, retinolo, maschere viso, maschera in tessuto, maschera idratante, peeling, esfoliante viso, scrub viso, gommage, micellare, tonico, mousse detergente, struccanti, olio viso, gel viso, crema pelle secca, crema pelle grassa, crema acne, antiacne, antimacchie, collagene, filler, emulsione viso, skin care, routine viso, bifasico, sapone viso, prodotti viso, pulizia viso, detergente, trattamento viso, crema lifting, punti neri, crema faccia, crema per la faccia, cremina viso	=gesichtspflege, =soins du visage, =cuidado facial
Cura del corpo	bellezza	cura-del-corpo		body lotion, body cream, body wash, bagnoschiuma, crema corpo, cura del corpo	doccia schiuma, docciaschiuma, bagno schiuma, crema per il corpo, latte corpo, olio corpo, scrub corpo, deodorante, gel doccia, sapone, bagnodoccia, shower gel, saponetta, saponette, sali da bagno, sali bagno, bombe da bagno, burro corpo, burro per il corpo, anticellulite, cellulite, rassodante, deo, deodorante roll on, antitraspirante, scrub, olio massaggi, olio da massaggio, olio di mandorle, lozione corpo, body milk, body butter, crema piedi, talco, borotalco, ceretta, depilatoria, detergente intimo, smagliature, gel aloe, aloe vera, crema gambe, sapone di marsiglia, doccia gel, gel bagno, deodoranti, acqua profumata corpo, idratante corpo, docciashampoo, doccia shampoo, idratante per il corpo	=körperpflege, =soins du corps, =cuidado corporal
Bellezza	bellezza			beauty, cosmetic, cosmetics, bellezza	cosmetici, cosmetica, prodotti di bellezza, prodotti bellezza, cura della persona, cofanetto, cofanetti, estetica, prodotti beauty, set beauty, kit bellezza, box bellezza, set bellezza, cosmesi
Trucco	bellezza	trucco-viso trucco-occhi rossetti	unghie		trucco, trucchi, maquillage, make up, makeup, trousse trucchi, prodotti trucco, set trucco, set trucchi, kit trucco, palette trucco, valigetta trucchi, mekap, makeup set	=maquillage, =maquillaje
Creme	bellezza	cura-del-viso cura-del-corpo	solari		crema, creme, cremina, crema idratante, pomata, creme idratanti
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
Elastici laterali	detail		elastico ai lati, elastici ai lati, elastico laterale
Antietà	detail		antirughe, anti rughe, antiage, anti age, anti età, rughe
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('occasions', '# When things are worn.
label	facet	words	typed
Tempo libero	occasion	casual	giornata libera
Sport	occasion	sport, sports	sportivo, allenamento, allenarsi, sportiva sport, allenamenti, atletica, sportive
Cerimonia	occasion	formal, wedding	matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, prima comunione, diciottesimo, gala, anniversario, rito civile, comunioni, cresime, lauree, sposi, invitati, testimoni, ricevimento, teatro, red carpet, gran sera, cerimonia religiosa, promessa, battesimi, matrimonio invitata, galà, cerimonie eleganti, nozze d''oro
Festa	occasion	party	feste, capodanno, natale, discoteca, serata, compleanno, festa di compleanno, 18 anni festa, addio al nubilato, nubilato, addio al celibato, halloween, carnevale, san valentino, natalizio, natalizia, natalizi, natalizie, pasqua, ferragosto, disco, ballare, locale, concerto, festival, veglione, cenone, diciotto anni, festa 18 anni, festa diciottesimo, vigilia, party anni 80, sedici anni festa
Feste	occasion		festa, party, discoteca, capodanno, sera, cerimonia
Sera	occasion	evening	da sera, cena, aperitivo, serale, cocktail, ristorante, appuntamento, serate, cene, apericena, elegante sera, uscire la sera, sera elegante
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
Scuola	occasion	school	elementari, elementare, medie, liceo, scolastico, recita, primo giorno di scuola, rientro a scuola, scuola elementare
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
telling	lato lati parola parole frase frasi nome nomi cognome domanda domande risposta risposte storia storie verita bugia bugie problema problemi errore errori aiuti notizia notizie informazione informazioni servizio servizi assistenza reclamo curriculum concorso concorsi traduttore traduzione significato sinonimo programma programmi applicazione applicazioni app gioielliere password account email facebook instagram whatsapp youtube tiktok google wikipedia chatgpt scandalo scandali durata fianco lato lume magia pieta poro rissa trillo sano tenero nodo
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
