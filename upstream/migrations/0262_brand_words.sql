-- The brand that a feed's brand text stands for (slug of a facet value); null: an added word of any other kind (docs/decisions/0172).
ALTER TABLE added_words ADD COLUMN brand TEXT;
