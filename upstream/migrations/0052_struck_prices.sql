-- News that told a price that is struck: found by what they told, and by who is written to once more ('struck').
CREATE INDEX alert_news_by_product ON alert_news (product_id, price_cents);
CREATE INDEX alert_news_struck ON alert_news (letter, watcher_id) WHERE letter = 'struck';
