-- Colours of goods as pictures show them (media_files.look), in cells of the space of colours (upstream/looks/tints.ts): each once among all
-- goods, once among those for somebody, once among those of their area. The colour is 0xrrggbb, its share of what is seen of the product 0–255.
CREATE TABLE product_tints (
  cell INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  colour INTEGER NOT NULL,
  share INTEGER NOT NULL,
  PRIMARY KEY (cell, product_id)
) WITHOUT ROWID;
CREATE INDEX product_tints_by_product ON product_tints (product_id);
