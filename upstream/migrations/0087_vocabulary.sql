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
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
