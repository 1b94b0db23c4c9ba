-- The lists beside a product are picked out of the listing (docs/decisions/0162): each of these cost a row with every new product,
-- two of them with every changed price.
DROP INDEX products_beside_by_price;
DROP INDEX products_beside_by_popularity;
DROP INDEX products_beside_by_brand_and_popularity;
