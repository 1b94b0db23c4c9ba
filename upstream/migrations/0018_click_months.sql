-- Clicks of whole months, from the sums of their days, so that reports of a year read no day of it; searches are not among them, because
-- they go by the day. The row of dimension 'month' says that a month is summed.
CREATE TABLE click_months (
  dimension TEXT NOT NULL,
  month TEXT NOT NULL, -- '2026-10'
  key TEXT NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (dimension, month, key)
) WITHOUT ROWID;
