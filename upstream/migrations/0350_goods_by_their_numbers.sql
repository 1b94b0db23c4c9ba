-- Makers' numbers as they are searched for: without blanks, hyphens and case (upstream/listing/numbers.ts).
CREATE INDEX variants_by_mpn ON variants (REPLACE(REPLACE(UPPER(mpn), ' ', ''), '-', '')) WHERE mpn IS NOT NULL;
