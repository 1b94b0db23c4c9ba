-- Search-engine texts of brands and of suggestions, as categories and pages have them; what an operator has done with a message.
ALTER TABLE facet_values ADD COLUMN seo_title TEXT;
ALTER TABLE facet_values ADD COLUMN seo_description TEXT;
ALTER TABLE suggestions ADD COLUMN seo_title TEXT;
ALTER TABLE suggestions ADD COLUMN seo_description TEXT;

CREATE TABLE inbox_states (
  kind TEXT NOT NULL,                     -- 'messaggi' | 'candidature'
  subject TEXT NOT NULL,                  -- idempotency_key of the message or application
  state TEXT NOT NULL,                    -- 'in-corso' | 'fatto'; without a row: new
  changed_at TEXT NOT NULL,
  PRIMARY KEY (kind, subject)
) WITHOUT ROWID;
