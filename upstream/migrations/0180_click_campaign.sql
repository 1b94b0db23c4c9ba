-- A click keeps the marks of the campaign that brought the visitor (`utm_source=…&gclid=…`), as the way out carried them.
ALTER TABLE clicks ADD COLUMN campaign TEXT;
