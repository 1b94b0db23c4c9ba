-- Whether commissions count in the order 'consigliati': no row unless an operator has said so; 'on', 'off', or 'leaving' while the listing still
-- holds points of before; and the points of stores, none while it is off.
CREATE TABLE ordering (only INTEGER PRIMARY KEY CHECK (only = 1), commissions TEXT NOT NULL);

CREATE TABLE store_points (
  store_id INTEGER PRIMARY KEY,
  points INTEGER NOT NULL
);
