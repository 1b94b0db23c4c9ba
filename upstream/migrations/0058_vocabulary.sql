-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('houses', '# Brands as feeds write them, and the lines of a house: a line is a brand of its own, but its makers'' numbers and bar codes are the house''s (docs/decisions/0410).
name	called	lines
Levi''s	Levi Strauss, Levi Strauss Co, Levi Strauss And Co, Levi, Levis Strauss, Levis Jeans	
Calvin Klein	CK, CalvinKlein	Calvin Klein Jeans, Calvin Klein Underwear, Calvin Klein Performance, Calvin Klein Sport, Calvin Klein Swimwear, Calvin Klein Golf, CK Jeans, CK Calvin Klein, Calvin Klein Curve
Tommy Hilfiger	Hilfiger, TommyHilfiger	Tommy Jeans, Hilfiger Denim, Tommy Sport, Tommy Hilfiger Underwear, Tommy Hilfiger Tailored, Tommy Hilfiger Curve
adidas	Adidas AG	adidas Originals, adidas Performance, adidas Sportswear, adidas Terrex, adidas Golf
Nike		Nike Sportswear, Nike Performance, Nike SB, Nike Golf, Nike Running, Nike Football, Jordan, Nike Jordan, Air Jordan
Puma		Puma Sportstyle, Puma Golf, Puma Select
Reebok		Reebok Classics, Reebok Classic
Fila		Fila Sport
Asics		Asics Sportstyle, Asics SportStyle, Asics Tiger
New Balance	NB	
The North Face	North Face, TNF	
Hugo Boss	Boss Hugo Boss	BOSS, HUGO, Boss Black, Boss Orange, Boss Green, BOSS Kidswear
Emporio Armani		EA7, EA7 Emporio Armani, Emporio Armani EA7, Emporio Armani Underwear, Emporio Armani Swimwear
Armani Exchange	AX, A X Armani Exchange, AX Armani Exchange	
Ralph Lauren		Polo Ralph Lauren, Ralph Lauren Polo, Polo Golf Ralph Lauren, Polo, RLX Ralph Lauren
Michael Kors	MICHAEL Michael Kors, Michael Michael Kors, MMK	
Guess		Guess Jeans, Guess Kids, Guess Athleisure, Guess Originals, Guess Eco
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
Moschino		Moschino Underwear, Moschino Swim, Boutique Moschino
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
');
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('packs', '# How names of goods tell that several are sold as one (feeds/normalise/pack.ts): numbers, what is counted, what a number follows, whole packs, and goods that are called by their pieces.
means	words
2	due, two, zwei, deux
3	tre, three, drei, trois
4	quattro, four, vier, quatre
5	cinque, five, fünf, cinq
6	sei, six, sechs, mezza dozzina
7	sette, seven, sieben, sept
8	otto, eight, acht, huit
10	dieci, ten, zehn, dix
12	dodici, dozzina, twelve
counted	pezzi, pz, paia, pair, pairs, pack, packs, pk, pacchi, pcs, pieces, capi, confezioni, stück, paar, paires, pièces, p
before	confezione da, confezione di, conf da, pacco da, pacco di, pack da, pack di, set da, set di, lotto da, lotto di, lot de, multipack da, pack of, set of, box of, set, pack, pacco, multipack
whole 2	bipack, bi pack, twin pack, twinpack, duo pack, duopack, doppia confezione, confezione doppia, doppio pack
whole 3	tripack, tri pack, tris, trio pack, triopack
whole set	cofanetto, cofanetti, gift set, gift box, giftset, giftbox, confezione regalo, kit regalo, coffret, geschenkset
pieces	bikini, costume, costumi, triangolo, fascia, brassiere, pigiama, pigiami, pyjama, pyjamas, pajama, pajamas, completo, completi, coordinato, tailleur, abito, suit, tuta, tracksuit, parure, outfit, swimsuit
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
