-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).
INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES ('packs', '# How names of goods tell that several are sold as one, or that one is no new whole one (feeds/normalise/pack.ts): numbers, what is counted, what a number follows, whole packs and states (''none'': what only sounds like one), and goods that are called by their pieces.
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
before	confezione da, confezione di, conf da, pacco da, pacco di, pack da, pack di, set da, set di, lotto da, lotto di, lot de, multipack da, pack de, juego de, lote de, paquete de, paquet de, er pack, pack of, set of, box of, set, pack, pacco, multipack
whole 2	bipack, bi pack, twin pack, twinpack, duo pack, duopack, duo, doppia confezione, confezione doppia, doppio pack
whole 3	tripack, tri pack, tris, trio pack, triopack
whole set	cofanetto, cofanetti, gift set, gift box, giftset, giftbox, confezione regalo, kit regalo, coffret, geschenkset, set regalo, gift pack, estuche, set cadeau
whole tester	tester, testers, senza scatola, unboxed
whole used	usato, usata, usati, usate, seconda mano, second hand, secondhand, pre owned, preowned, pre loved, preloved, ricondizionato, ricondizionata, ricondizionati, ricondizionate, rigenerato, rigenerata, refurbished, renewed, reconditionné, reconditionnée, generalüberholt, gebraucht, reacondicionado, reacondicionada, d occasion
whole flawed	seconda scelta, second choice, difettato, difettata, piccoli difetti, danneggiato, danneggiata, open box, scatola aperta, b ware, b stock, second choix
whole small	campioncino, campioncini, minitaglia, mini taglia, travel size, formato viaggio, formato da viaggio, taglia viaggio, formato travel, sample size, reisegröße, format voyage
whole refill	ricarica, ricariche, refill, recharge, nachfüllpackung, recarga
whole none	effetto usato, effetto usata, aspetto usato, look usato, lavaggio usato, denim usato, jeans usato, tester pro
pieces	bikini, costume, costumi, triangolo, fascia, brassiere, pigiama, pigiami, pyjama, pyjamas, pajama, pajamas, completo, completi, coordinato, tailleur, abito, suit, tuta, tracksuit, parure, outfit, swimsuit
');
UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));
