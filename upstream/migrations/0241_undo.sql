-- What the last import of each store changed, so that it can be taken back (docs/decisions/0155).

-- Imports with notes. 'last' may be taken back, 'undoing' is, of what is 'over' the clock clears the notes away.
CREATE TABLE last_imports (
  run_id TEXT PRIMARY KEY,
  store TEXT NOT NULL,                    -- slug
  at TEXT NOT NULL,                       -- the instant that it speaks of
  state TEXT NOT NULL
) WITHOUT ROWID;

-- Of each part that was applied: what the store's offers were, as JSON in pieces.
CREATE TABLE import_undo (
  run_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  piece INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (run_id, part, piece)
);

ALTER TABLE import_runs ADD COLUMN undoes TEXT;         -- the import that this run takes back
ALTER TABLE feed_reports ADD COLUMN undone_at TEXT;
