-- Who makes a good and who answers for it in the Union, as its feed tells them.
ALTER TABLE products ADD COLUMN producer TEXT;
ALTER TABLE products ADD COLUMN responsible TEXT;
