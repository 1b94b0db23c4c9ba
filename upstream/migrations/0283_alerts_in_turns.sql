-- How far the alerts about searches have come with a product: a strike of the clock asks what some texts mean, the next one
-- goes on behind them (docs/decisions/0141).
ALTER TABLE alert_queue ADD COLUMN searched TEXT NOT NULL DEFAULT '';  -- the last search looked at, in the order of texts
CREATE INDEX alert_queue_in_turns ON alert_queue (searched, product_id);
