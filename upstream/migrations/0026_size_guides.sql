-- Tables of sizes that a brand or a store gave, by brand and kind; measures of the body in the unit of contract/size-tables.ts.
CREATE TABLE size_guides (
  brand TEXT NOT NULL, -- slug
  kind TEXT NOT NULL, -- 'scarpe-donna'
  brand_name TEXT NOT NULL,
  source TEXT NOT NULL, -- who gave it
  source_url TEXT,
  sizes TEXT NOT NULL, -- JSON: [label, above, up to]
  updated_at TEXT NOT NULL,
  PRIMARY KEY (brand, kind)
) WITHOUT ROWID;
