-- What readings of feeds came to is kept in the names of the domain, as it travels.
UPDATE feed_readings SET report = json_object(
  'bytes', COALESCE(report ->> '$.byte', 0), 'read', COALESCE(report ->> '$.letti', 0),
  'new', COALESCE(report ->> '$.nuovi', 0), 'changed', COALESCE(report ->> '$.cambiati', 0),
  'unchanged', COALESCE(report ->> '$.invariati', 0), 'refused', COALESCE(report ->> '$.rifiuti', 0),
  'refusals', json(COALESCE(report -> '$.rifiutati', '[]')),
  'leaving', json(iif(report ->> '$.uscite' IS NULL, 'null', json_object('gone', report -> '$.uscite.spariti',
    'known', report -> '$.uscite.conosciuti', 'examples', report -> '$.uscite.esempi'))),
  'movement', json(iif(report ->> '$.prezzi' IS NULL, 'null', json_object('compared', report -> '$.prezzi.confrontati',
    'up', report -> '$.prezzi.saliti', 'down', report -> '$.prezzi.scesi', 'median', report -> '$.prezzi.mediana',
    'largest', report -> '$.prezzi.maggiori', 'odd', report -> '$.prezzi.odd'))),
  'addresses', json(iif(report ->> '$.indirizzi' IS NULL, 'null', json_object('all', report -> '$.indirizzi.tutti',
    'tracked', report -> '$.indirizzi.tracciati', 'hosts', report -> '$.indirizzi.da', 'network', report -> '$.indirizzi.rete'))),
  'columns', json(iif(report ->> '$.colonne' IS NULL, 'null', json_object('names', report -> '$.colonne.nomi',
    'proposal', report -> '$.colonne.proposta'))),
  'unnamed', json(COALESCE(report -> '$.senza_nome', '[]')), 'milliseconds', COALESCE(report ->> '$.millisecondi', 0));
UPDATE feed_sources SET question = json_object('at', question ->> '$.quando',
  'leaving', json(iif(question ->> '$.uscite' IS NULL, 'null', json_object('gone', question -> '$.uscite.spariti',
    'known', question -> '$.uscite.conosciuti', 'examples', question -> '$.uscite.esempi'))),
  'movement', json(iif(question ->> '$.prezzi' IS NULL, 'null', json_object('compared', question -> '$.prezzi.confrontati',
    'up', question -> '$.prezzi.saliti', 'down', question -> '$.prezzi.scesi', 'median', question -> '$.prezzi.mediana',
    'largest', question -> '$.prezzi.maggiori', 'odd', question -> '$.prezzi.odd'))),
  'addresses', json(iif(question ->> '$.indirizzi' IS NULL, 'null', json_object('all', question -> '$.indirizzi.tutti',
    'tracked', question -> '$.indirizzi.tracciati', 'hosts', question -> '$.indirizzi.da', 'network', question -> '$.indirizzi.rete'))))
  WHERE question IS NOT NULL;
UPDATE feed_sources SET columns = json_object('names', columns -> '$.nomi', 'proposal', columns -> '$.proposta')
  WHERE columns IS NOT NULL;
UPDATE feed_sources SET allowed = json_object('gone', allowed -> '$.spariti', 'odd', allowed -> '$.odd',
  'untracked', json(COALESCE(allowed -> '$.non_tracciati', 'false'))) WHERE allowed IS NOT NULL;
UPDATE feed_reports SET addresses = json_object('all', addresses -> '$.tutti', 'tracked', addresses -> '$.tracciati',
  'hosts', addresses -> '$.da', 'network', addresses -> '$.rete') WHERE addresses IS NOT NULL;
