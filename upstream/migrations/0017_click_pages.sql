-- A click knows the public page that its way out stood on, and where on it; so does what became of it.
ALTER TABLE clicks ADD COLUMN page TEXT; -- '/scarpe-donna', '/prodotti?categoria=borse'; NULL: one person's own page, or an older click
ALTER TABLE clicks ADD COLUMN spot TEXT; -- 'main' | 'offer' | 'results' | … (`server/exits/link-payload.ts`)
ALTER TABLE network_sales ADD COLUMN page TEXT;
ALTER TABLE network_sales ADD COLUMN spot TEXT;

-- Days that are summed know the kind of page alone: their rows of 'page' stay, as clicks of no known page have them, and stand for the two
-- that are counted from now on.
INSERT INTO click_sums (dimension, day, key, clicks)
  SELECT 'kind', day, key, clicks FROM click_sums WHERE dimension = 'page'
  UNION ALL SELECT 'spot', day, key, clicks FROM click_sums WHERE dimension = 'page';
