-- Texts of the desk as they were: the last ones of each text, with who changed it; they go with the text.
CREATE TABLE text_versions (
  version_id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL, -- as the desk calls it: 'articoli'
  subject TEXT NOT NULL, -- number or address of the text
  at TEXT NOT NULL,
  user_id INTEGER, -- null: the admin key, a command, or a change from before there were versions
  who TEXT NOT NULL, -- the operator's address | 'chiave'; empty: nobody knows
  fields TEXT NOT NULL, -- JSON, by the names of the desk's form
  typed TEXT NOT NULL -- JSON: what was typed, where that was light markup
);
CREATE INDEX text_versions_of ON text_versions (kind, subject, version_id);
CREATE INDEX text_versions_by_user ON text_versions (user_id) WHERE user_id IS NOT NULL;
