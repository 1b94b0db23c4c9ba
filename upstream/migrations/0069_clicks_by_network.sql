-- Clicks of days and months that are summed, by network: as far as the cards of their stores say it.

INSERT INTO click_sums (dimension, day, key, clicks)
  SELECT 'network', c.day, iif(s.programme IS NULL OR s.programme = 'diretto', '', s.programme), SUM(c.clicks)
    FROM click_sums c LEFT JOIN stores s ON s.store_id = CAST(c.key AS INTEGER) WHERE c.dimension = 'store' GROUP BY 2, 3;
INSERT INTO click_months (dimension, month, key, clicks)
  SELECT 'network', c.month, iif(s.programme IS NULL OR s.programme = 'diretto', '', s.programme), SUM(c.clicks)
    FROM click_months c LEFT JOIN stores s ON s.store_id = CAST(c.key AS INTEGER) WHERE c.dimension = 'store' GROUP BY 2, 3;
