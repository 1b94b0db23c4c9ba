-- Clicks arrive here, in a table without an index; the clock counts them for their products and brings them to `clicks`.

CREATE TABLE new_clicks (
  click_id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  product_id INTEGER,
  offer_id INTEGER,
  place TEXT,
  route TEXT NOT NULL,
  visitor TEXT,
  bot INTEGER NOT NULL,
  clicked_at TEXT NOT NULL,
  device TEXT,
  flooded INTEGER NOT NULL,
  campaign TEXT,
  search TEXT,
  spot TEXT,
  page TEXT
) WITHOUT ROWID;

-- What was still to be delivered is counted from here. `due_at` and `attempts` of `clicks` have no use any longer: what waits for
-- another upstream stands in the site's own `outbox` (server/exits/outbox.ts).
INSERT INTO new_clicks (click_id, url, host, product_id, offer_id, place, route, visitor, bot, clicked_at, device, flooded,
    campaign, search, spot, page)
  SELECT click_id, url, host, product_id, offer_id, place, route, visitor, bot, clicked_at, device, flooded, campaign, search,
    spot, page
  FROM clicks WHERE delivered_at IS NULL AND bot = 0 AND flooded = 0;
DELETE FROM clicks WHERE delivered_at IS NULL AND bot = 0 AND flooded = 0;
DROP INDEX clicks_due;
