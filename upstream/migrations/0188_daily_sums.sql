-- What is left of logs that have served their purpose: numbers by day (docs/decisions/0136).
CREATE TABLE daily_sums (
  kind TEXT NOT NULL,                     -- 'clicks' | 'arrivals' | 'searches' | 'events' | 'letters' | 'sign-ins' | 'messages'
  day TEXT NOT NULL,
  subject TEXT NOT NULL,                  -- host and place, term, type: nothing about persons
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day, subject)
) WITHOUT ROWID;

-- The oldest rows are found without reading the others.
CREATE INDEX clicks_by_time ON clicks (clicked_at);
CREATE INDEX outbound_log_by_time ON outbound_log (received_at);
