-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('kinds-08-jackets', '# Jackets and coats.
label	area	leaves	also	words	typed	feed	titled	rather
Giacche eleganti	abbigliamento	blazer	completi	blazer	giacca elegante, giacca da uomo elegante, giacca da cerimonia, giacca cerimonia, giacca da ufficio, giacca formale, blezer, bleizer, blaser, giacca tailleur, giacca classica, giacca monopetto, giacca doppiopetto, giacca doppio petto, giacca a doppio petto, giacche doppio petto, giacca sartoriale, giacca abito, giacca completo, blazers, giacca destrutturata, spezzato, giacchetta elegante, giacca sposo, giacca smoking, giacca da sera, giacca sera, giacca colloquio, bleiser, bleser, giacca donna elegante, giacca lino uomo, giacca di lino, giacca lino, giacca matrimonio, giacca da matrimonio, giacchina elegante, giacca uomo classica, giacca un bottone, giacca tweed, giacca velluto, giacca di velluto	=sakkos, =americanas
Giacche da sci	abbigliamento	giacche piumini			giubbotto da sci, giubbotto sci, giacca da neve, giacca neve, giubbotto da neve, giubbotto neve, giacca snowboard, giacca da snowboard, giaccone da sci, giacca a vento da sci, giacca a vento sci	=skijacken, =vestes de ski, =chaquetas de esquí		sci, ski, neve, snow, imbottita
Piumini smanicati	abbigliamento	piumini gilet	giacche		piumino smanicato, gilet imbottito, smanicato imbottito, smanicato, gilet piumino, piumino senza maniche, smanicato piumino, smanicato 100 grammi, piumino gilet, gilet di piuma, gilet piuma, gilet trapuntato, smanicato trapuntato, gilet invernale, bodywarmer, gilet piumato, puffer vest, gilet 100 grammi, gilet impermeabile			smanicato, gilet, imbottito
Piumini	abbigliamento	piumini	giacche cappotti	down jacket, puffer, piumino, piumone, puffer jacket	100 grammi, cento grammi, giacca imbottita, giacca piuma, giubbotto imbottito, giubbino imbottito, giaccone imbottito, giubbotto piuma, giubbotto di piume, bomber imbottito, piumini, piumino leggero, giacca trapuntata, giacca invernale, giubbotto invernale, giubbino invernale, giaccone invernale, 100gr, centogrammi, 100grammi, puffa, puffer coat, giubbotto pesante, giaccone pesante, piumini d''oca, piumino d''oca, piuma d''oca, giubbotto piuma d''oca, trapuntato, trapuntino, giubbone, giacca calda, giubbotto caldo, duvet, cappotto imbottito, piumetto, giacca pesante, giacca inverno, giubbotto inverno, pumino, piumotto	=daunenjacken, =steppjacken, =doudounes, =plumíferos
Gilet	abbigliamento	gilet	piumini giacche	=vest, =vests, waistcoat, gilet, smanicato	gile, gilè, panciotto, gillet, corpetto, smanicato pelo, smanicato jeans, giletto, smanicati, smanicato lana, smanicato pile, gilettino, gilet tattico, vest	=westen, =chalecos
Trench	abbigliamento	cappotti	giacche piumini	trench, trench coat	trenc, spolverino, soprabito, impermeabile beige, trench coat, trech, spolverini, soprabiti, spolvero, duster, impermeabile lungo, tranch, trence		trench, spolverino, soprabito
Impermeabili	abbigliamento	giacche cappotti	piumini	raincoat, impermeabile	giacca impermeabile, giacca antipioggia, mantella, giacca da pioggia, giubbotto impermeabile, cerata, poncho pioggia, antipioggia, giacca pioggia, =mantellina, cerate, rain jacket, giubbotto pioggia, giubbotto da pioggia, giacca acqua, poncho impermeabile, anti pioggia, impermiabile, inpermeabile, giacca anti pioggia	=regenjacken, =imperméables, =chubasqueros		impermeabile, pioggia, antivento, rain, waterproof, trench
Montoni e pellicce	abbigliamento	cappotti giacche	piumini		montone, montoni, shearling, pelliccia, pellicce, ecopelliccia, ecopellicce, pelliccia finta, finta pelliccia, pellicciotto, pellicciotti, pelliccetta, giacca di pelo, giacca pelo, giacca pelosa, cappotto pelo, cappotto peloso, giubbotto pelo, teddy, cappotto orsetto, giacca orsetto, faux fur			montone, shearling, pelliccia, ecopelliccia, teddy, pelo, orsetto
Parka	abbigliamento	cappotti	giacche piumini		parka, eskimo, eschimo, eskimò, parca			parka, eskimo
Mantelle e poncho	abbigliamento	cappotti giacche	cardigan maglie sciarpe		poncho, ponci, pancho, mantella di lana, mantella lana, cappa, cappe, mantella donna			poncho, mantella, cappa, mantello
Cappotti	abbigliamento	cappotti	giacche piumini	=coat, =coats, parka, cappotto	paltò, palto, giaccone, giacconi, capotto, cappottino, montgomery, eskimo, mantello, cappa, pelliccia, ecopelliccia, loden, parka, cappotti, cappottone, capotti, duffle coat, caban, peacoat, ulster, chesterfield, robe manteau, pastrano, tabarro, redingote, overcoat, mantelli, giacca lunga, coat, coats, cappottini, paletot, alamari, 🧥	=mäntel, =manteaux, =manteau, =abrigos, =abrigo
Giacche a vento	abbigliamento	giacche piumini		windbreaker, giacca a vento	k-way, kway, k way, giacca vento, giacca antivento, antivento, guscio, giubbino antivento, giubbotto antivento, giacche a vento, softshell, windstopper, giacca tecnica, giacca trekking, giacca da trekking, giacca montagna, giacca da montagna, giubbino tecnico, giubbotto tecnico, hardshell, gusci, keyway, kei way, chiuei, anorak, giacca vela, giubbino a vento, giubbotto a vento, giacca outdoor, giacca hiking, giacca nautica, kappaway			antivento, vento, cappuccio, windbreaker, impermeabile
Giacche sportive	abbigliamento	giacche		track jacket, running jacket	giacca running, giacca da running, giacca da corsa, giacca corsa, giacca sportiva, giacca sport, giacca palestra, giacca da palestra, giacca fitness, giacca yoga, giacca allenamento, giacca ciclismo, giacca bici, giacca da bici, giacchina sportiva, giacca della tuta, giacca tuta, giubbino running, giubbino sportivo			running, corsa, sportiva, sport, tecnica, tecnico, antivento, allenamento, yoga, fitness, gym
Bomber	abbigliamento	giacche		bomber, bomber jacket	bomberino, giubbotto bomber, college jacket, varsity, varsity jacket, giacca college, giubbotto college, giacca baseball, bombers, giacca aviatore, giubbotto aviatore, bomber college, bomberini, giubbotto da aviatore			bomber
Giubbotti di pelle	abbigliamento	giacche		leather jacket, biker jacket	chiodo, giacca di pelle, giacca in pelle, giacca pelle, giubbotto di pelle, giubbotto pelle, giubbino di pelle, giubbino pelle, giubbotto in pelle, giacca ecopelle, chiodo pelle, giubbotto motociclista, chiodi, biker, perfecto, giacca moto, giacca da moto, giubbotto moto, giubbotto da moto, giacca renna, giacca di renna, giacca scamosciata, giacca camoscio, giacca di camoscio, giubbotto renna, giubbotto scamosciato, giacca finta pelle, giacca in finta pelle, giubbotto finta pelle, giubbino ecopelle, giubbotto ecopelle, giubbotto in ecopelle, giubbotto similpelle, giacchino pelle, giacchino di pelle, giacchino ecopelle, giubbetto pelle, giubbetto di pelle, giacchetto di pelle, giacchetto pelle, giacca cuoio, giubbotto nappa	=lederjacken, =blousons en cuir, =chaquetas de cuero		pelle, ecopelle, biker, chiodo, leather
Giacche di jeans	abbigliamento	giacche		denim jacket, giacca di jeans	giacca jeans, giubbotto di jeans, giubbotto jeans, giubbino di jeans, giubbino jeans, giacca in jeans, giubbotto in jeans, giubbino denim, giacca denim, giacchetto di jeans, giacchetto jeans, giubbetto di jeans, giubbetto jeans, giacchino jeans, giacchino di jeans, jeans giacca, giubbotto denim	=jeansjacken, =vestes en jean, =chaquetas vaqueras		denim, jeans
Giacche	abbigliamento	giacche	blazer piumini cappotti	jacket, outerwear, giacca, giubbotto, giubbino	giacchetto, giacchetta, giacchino, giubbetto, giubotto, giubboto, giubino, capospalla, giubba, giacchettina, coat jacket, giacche, giubbottino, giubbini, giubbottini, giacchini, giacchette, jakcet, giaccha, giaca, capispalla, shacket, camicia giacca, sahariana, safari, field jacket, giubbetti, giubbettino, jackets, giubotti, giubbotino, giacca da caccia, barbour, giacca cerata	=jacken, =jacke, =blousons, =vestes, =chaquetas, =chaqueta
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('models', '# Brands that stand for one kind of thing, and models that stand for their brand, the brand''s own name only where it hardly sells anything else.
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
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
