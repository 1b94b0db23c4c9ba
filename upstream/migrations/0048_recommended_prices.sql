-- A recommended price (RRP, MSRP, listino) is no former price: a fact of its own, in cents, where it is above what is asked.
ALTER TABLE offers ADD COLUMN recommended_cents INTEGER;
-- Columns that were proposed as former prices until now, and confirmed as that.
UPDATE feed_columns SET columns = (
  SELECT json_group_object(key, CASE WHEN value = 'previous_price' AND key IN ('rrp', 'rrp_price', 'msrp', 'list_price',
    'listino', 'prezzo_listino', 'prezzo_di_listino') THEN 'recommended_price' ELSE value END)
  FROM json_each(feed_columns.columns)) WHERE columns LIKE '%previous_price%';
