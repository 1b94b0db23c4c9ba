-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('houses', '# Brands as feeds write them, and the lines of a house: a line is a brand of its own, but its makers'' numbers and bar codes are the house''s (docs/decisions/0410).
name	called	lines
Levi''s	Levi Strauss, Levi Strauss Co, Levi Strauss And Co, Levi, Levis Strauss, Levis Jeans	Levi''s Kids, Levi''s Made & Crafted, Levi''s Vintage Clothing, Levi''s Red Tab
Calvin Klein	CK, CalvinKlein	Calvin Klein Jeans, Calvin Klein Underwear, Calvin Klein Performance, Calvin Klein Sport, Calvin Klein Swimwear, Calvin Klein Golf, CK Jeans, CK Calvin Klein, Calvin Klein Curve
Tommy Hilfiger	Hilfiger, TommyHilfiger	Tommy Jeans, Tommy Hilfiger Jeans, Hilfiger Denim, Tommy Sport, Tommy Hilfiger Underwear, Tommy Hilfiger Tailored, Tommy Hilfiger Curve
adidas	Adidas AG	adidas Originals, adidas Performance, adidas Sportswear, adidas Terrex, adidas Golf
Nike		Nike Sportswear, Nike Performance, Nike SB, Nike Golf, Nike Running, Nike Football, Jordan, Nike Jordan, Air Jordan
Puma		Puma Sportstyle, Puma Golf, Puma Select
Reebok		Reebok Classics, Reebok Classic
Fila		Fila Sport
Asics		Asics Sportstyle, Asics SportStyle, Asics Tiger
New Balance	NB	
The North Face	North Face, TNF	
Hugo Boss	Boss Hugo Boss	BOSS, HUGO, Boss Black, Boss Orange, Boss Green, BOSS Kidswear
Emporio Armani		EA7, EA7 Emporio Armani, Emporio Armani EA7, Emporio Armani Underwear, Emporio Armani Swimwear, Giorgio Armani, Armani, Armani Jeans, Armani Collezioni, Armani Exchange, Armani Junior, Armani Beauty
Armani Exchange	AX, A X Armani Exchange, AX Armani Exchange	
Ralph Lauren		Polo Ralph Lauren, Ralph Lauren Polo, Polo Golf Ralph Lauren, Polo, RLX Ralph Lauren, Lauren Ralph Lauren, Lauren By Ralph Lauren, Ralph Lauren Kids
Michael Kors	MICHAEL Michael Kors, Michael Michael Kors, MMK	
Guess	Guess Jeans Europe, Guess Europe, Guess USA	Guess Jeans, Guess Kids, Guess Athleisure, Guess Originals, Guess Eco, Guess Luxe
Marciano	Marciano By Guess, Guess By Marciano, Marciano Guess, Marciano Los Angeles	
Liu Jo	LiuJo, Liu Jo Milano	Liu Jo Sport, Liu Jo Denim, Liu Jo Jeans, Liu Jo White, Liu Jo Black
K-Way	KWay	
Dr. Martens	Doc Martens, Doctor Martens, Dr Martens AirWair, Martens	
Jack & Jones	Jack Jones, Jack And Jones, Jack N Jones, JackJones	Jack & Jones Premium, Premium By Jack & Jones, Jack & Jones Originals, Jack & Jones Core, Jack & Jones Essentials, Jack & Jones Jeans Intelligence
Vero Moda	Vero Moda Tall	Vero Moda Curve, Vero Moda Petite
Benetton	United Colors Of Benetton, UCB, United Colors Benetton	
Diesel		Diesel Black Gold, Diesel Kid
Pepe Jeans	Pepe Jeans London, Pepe	
Replay	Replay Jeans	
Lacoste	Lacoste Live	Lacoste Sport
Colmar		Colmar Originals, Colmar Sport
Napapijri	Napapijiri, Napa	
Woolrich	Woolrich John Rich Bros, Woolrich John Rich And Bros	
Champion	Champion Europe	Champion Rochester, Champion Reverse Weave, Champion Legacy
Under Armour	UA, UnderArmour	
Dolce & Gabbana	Dolce Gabbana, Dolce And Gabbana, D G, Dolce E Gabbana, DolceGabbana	
Salvatore Ferragamo	Ferragamo	
Moschino		Moschino Underwear, Moschino Swim, Boutique Moschino, Love Moschino, Moschino Couture, Moschino Jeans, Moschino Kid, Moschino Baby, Moschino Teen
Versace Jeans Couture	Versace Jeans, VJC	
Marc O''Polo	Marco Polo, Marc O Polo	Marc O''Polo Denim, Marc O''Polo Pure
G-Star Raw	G Star, GStar, G-Star	
Only	ONLY Carmakoma	Only Petite, Only Tall, Only Play
Superdry	Super Dry	Superdry Sport
Timberland	Timberland Pro	
Geox	Geox Respira	
Twinset	Twin Set, Twinset Milano, Twin Set Milano, Twin Set Simona Barbieri, TwinSet Actitude	
Max & Co.	Max And Co, Max Co, Max&Co	
Happy Socks	HappySocks	
Ray-Ban	RayBan, Ray Ban Luxottica	
Fjällräven	Fjall Raven, Fjaellraeven	
Onitsuka Tiger	Onitsuka	
Birkenstock	Birki''s, Birkis	
Dior	Christian Dior	Dior Homme, Baby Dior
Saint Laurent	YSL, Yves Saint Laurent, Saint Laurent Paris, Yves Saint Laurent Beauty, YSL Beauty	
Rabanne	Paco Rabanne	
Maybelline	Maybelline New York, Maybelline NY	
L''Oréal Paris	L''Oreal, L''Oréal, Loreal, Loreal Paris	
MAC	M A C, MAC Cosmetics	
Kiehl''s	Kiehls Since 1851	
Lancôme	Lancome Paris	
Mugler	Thierry Mugler	
Jean Paul Gaultier	JPG, Gaultier, Gaultier Paris, JP Gaultier, J P Gaultier	
Givenchy	Parfums Givenchy, Givenchy Parfums	
Elizabeth Arden	Arden	
Clarins	Clarins Paris	
Versace	Gianni Versace	Versace Jeans Couture, Versace Collection, Versus Versace, Versus, Young Versace
Valentino	Valentino Garavani	Red Valentino
Roberto Cavalli		Just Cavalli, Cavalli Class, Class Roberto Cavalli
Marc Jacobs	The Marc Jacobs	Marc By Marc Jacobs, Little Marc Jacobs
DKNY	Donna Karan New York	Donna Karan, DKNY Sport
Trussardi	Trussardi 1911	Trussardi Jeans, Tru Trussardi, Trussardi Junior
Max Mara	MaxMara	Weekend Max Mara, Max Mara Weekend, S Max Mara, ''S Max Mara, Max Mara Leisure, Max Mara Studio, Max Mara The Cube
Burberry	Burberrys, Burberry London	Burberry Brit
Kenzo	Kenzo Paris	Kenzo Kids, Kenzo Jungle
Chloé		See By Chloé, See By Chloe
Isabel Marant		Isabel Marant Étoile, Marant Étoile, Marant
Blauer	Blauer USA, Blauer U S A	
Casio		G-Shock, Casio G-Shock, Casio Vintage, Casio Edifice, Baby-G
Coach	Coach New York	
Kate Spade	Kate Spade New York	
UGG	UGG Australia	
Converse	Converse All Star	
Clarks		Clarks Originals
Carhartt		Carhartt WIP, Carhartt Work In Progress
Columbia	Columbia Sportswear	
Skechers	Skechers USA	
Ellesse	Ellesse Heritage	
Diadora		Diadora Heritage, Diadora Sportswear
Moncler		Moncler Enfant, Moncler Grenoble
Barbour		Barbour International, Barbour Beacon
Selected		Selected Femme, Selected Homme
Herschel	Herschel Supply Co, Herschel Supply	
Harmont & Blaine	Harmont Blaine, Harmont And Blaine, H B	
Scotch & Soda	Scotch Soda, Scotch And Soda	Maison Scotch
Schott	Schott NYC	
Elisabetta Franchi	Elisabetta Franchi La Mia Bambina, Celyn B	
Philipp Plein		Plein Sport, Plein
Zadig & Voltaire	Zadig Et Voltaire, Zadig And Voltaire, Zadig Voltaire	
Swarovski	Swarovski Crystal	
Petit Bateau	Petit-Bateau	
Bulgari	Bvlgari, Bvlgari Parfums	
Ciesse Piumini	Ciesse	
Hoka	Hoka One One, Hoka OneOne	
7 For All Mankind	Seven For All Mankind, 7FAM	
On	On Running, On Shoes	
Decathlon		Quechua, Kalenji, Kipsta, Domyos, Tribord, Forclaz, Kiprun, Simond
');
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
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('people', '# Whom things are for. Earlier lines win where a feed names several.
label	audiences	words	typed
Neonato	neonato	neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24	bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, primi passi bimbo, battesimo maschietto, battesimo femminuccia, poppante, lattanti, prematuri, pupo, creatura, neonatina, infante, 👶
Bambina	bambina	bambina, bambine, ragazza, ragazze, girl, girls	bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, signorina, adolescente femmina, piccola principessa, principessa, alunna, comunicanda, fija, fijola, picciridda, piccerella, guagliona, tosetta, putela, bambinuccia, 👧
Bambini	bambina bambino		bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba
Bambino	bambino	bambino, bambini, ragazzo, ragazzi, boy, boys, kid, kids, children, junior	bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto, fijo, fijolo, picciriddu, piccirillo, guaglione, toseto, putelo, bambinuccio, masculetto, 👦
Donna	donna	donna, donne, women, womens, woman, ladies, lady, femminile, signora	femmina, femminili, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, damigella, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, ragazze adulte, diciottenne ragazza, donna curvy, femmena, fimmina, mia mamma, mia madre, mia sorella, consorte femmina, 👩
Uomo	uomo	uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore	maschio, maschili, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo, omo, homo, masculo, omino, mio marito, 👨
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
