-- Feeds: where they come from, how their columns and words are read, the runs that bring them in and take them back.

CREATE TABLE feed_sources (
  source_id INTEGER PRIMARY KEY AUTOINCREMENT,
  store TEXT NOT NULL, -- slug
  shown TEXT NOT NULL, -- JSON of what operators see: address with •••, user, whether there is more
  sealed TEXT NOT NULL, -- address, user, password and key under a key of SESSION_KEYS: 'id.sealed'
  network TEXT NOT NULL,
  hours TEXT NOT NULL, -- JSON list, hours of Rome
  pictures INTEGER NOT NULL,
  most_gone INTEGER NOT NULL, -- per cent
  most_moved INTEGER NOT NULL, -- per cent
  active INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0, -- since the last reading that went well
  lease TEXT, -- the reading under way
  runner_id INTEGER, -- who has it; 0: a command on the machine itself
  leased_until TEXT,
  etag TEXT, -- of the file that the catalogue has, with the next two
  modified TEXT,
  digest TEXT,
  timed INTEGER NOT NULL DEFAULT 0, -- its rows change with the time
  read_at TEXT, -- when it was last read as a whole
  question TEXT, -- JSON of the difference that a person is asked about
  allowed TEXT, -- JSON of what a person let in beyond the limits
  columns TEXT -- JSON of a header that nobody knows
);
CREATE INDEX feed_sources_due ON feed_sources (due_at) WHERE active = 1;
CREATE INDEX feed_sources_by_store ON feed_sources (store, leased_until);

CREATE TABLE feed_readings (
  reading_id INTEGER PRIMARY KEY AUTOINCREMENT,
  source_id INTEGER NOT NULL,
  lease TEXT NOT NULL UNIQUE,
  runner TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  ended_at TEXT,
  step TEXT NOT NULL DEFAULT 'scarica',
  outcome TEXT,
  problem TEXT,
  report TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX feed_readings_by_source ON feed_readings (source_id, reading_id);

CREATE TABLE feed_runners (
  runner_id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  seen_at TEXT
);

-- What the columns of a store's feed mean, as a person confirmed it: names of the header and columns of the readers.
CREATE TABLE feed_columns (
  store TEXT PRIMARY KEY, -- slug
  columns TEXT NOT NULL, -- JSON object: name → column
  confirmed_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE feed_reports (
  report_id INTEGER PRIMARY KEY AUTOINCREMENT,
  store TEXT NOT NULL, -- slug
  at TEXT NOT NULL,
  read INTEGER NOT NULL,
  new INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  gone INTEGER NOT NULL,
  refused INTEGER NOT NULL,
  refusals TEXT NOT NULL, -- JSON list of [line, id, reason], the first two hundred
  undone_at TEXT,
  problem TEXT, -- why it failed, or took only a part of its feed; null where it went well
  addresses TEXT -- where its rows lead: JSON of addresses, tracked ones and their hosts; null: nobody counted
);
CREATE INDEX feed_reports_by_store ON feed_reports (store, report_id);

CREATE TABLE added_words (
  word_id INTEGER PRIMARY KEY,
  phrase TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE, -- lower case without accents
  means TEXT NOT NULL, -- a phrase that the vocabulary knows
  -- The brand that a feed's brand text stands for (slug of a facet value); null: an added word of any other kind (feeds/DESIGN.md).
  brand TEXT
);

-- The last import of each store: one row, written only when it differs.
CREATE TABLE unknown_words (
  store TEXT PRIMARY KEY, -- slug
  words TEXT NOT NULL -- JSON list of [categoria | colore, word, products, the store's id and title of an example]
) WITHOUT ROWID;

-- What operators said to be no category or no colour.
CREATE TABLE ignored_words (
  about TEXT NOT NULL, -- categoria | colore
  word TEXT NOT NULL, -- folded words, one space between
  PRIMARY KEY (about, word)
) WITHOUT ROWID;

-- One import: staged, sealed (`parts` is known), applied step by step, finished. Stays as the receipt for a day.
CREATE TABLE import_runs (
  run_id TEXT PRIMARY KEY,
  store TEXT, -- slug; this and the next two are known once it is sealed
  at TEXT, -- the instant that it speaks of
  parts INTEGER,
  steps INTEGER NOT NULL DEFAULT 0, -- done so far, parts and blocks of the listing
  done INTEGER NOT NULL DEFAULT 0, -- parts applied
  offers INTEGER NOT NULL DEFAULT 0,
  products INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0, -- of the clock, since the last step that went well
  failed TEXT, -- why the rest was given up
  begun_at TEXT NOT NULL,
  moved_at TEXT NOT NULL,
  finished_at TEXT,
  undoes TEXT, -- the import that this run takes back
  -- A run that derives products anew, because their store is paused or no longer so.
  derives INTEGER NOT NULL DEFAULT 0,
  sure INTEGER NOT NULL DEFAULT 0 -- 1: a person has let its prices in, however they move
) WITHOUT ROWID;
CREATE INDEX import_runs_active ON import_runs (begun_at, run_id) WHERE parts IS NOT NULL AND finished_at IS NULL;
CREATE INDEX import_runs_unsealed ON import_runs (begun_at) WHERE parts IS NULL;
CREATE INDEX import_runs_by_move ON import_runs (moved_at);

-- What a step applies: whole groups of new and changed rows with the offers that are gone, as JSON in pieces.
CREATE TABLE import_parts (
  run_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  piece INTEGER NOT NULL,
  fresh INTEGER NOT NULL, -- groups that the catalogue does not know
  body TEXT NOT NULL,
  PRIMARY KEY (run_id, part, piece)
);

-- Blocks of the listing that a run has to write anew.
CREATE TABLE import_blocks (
  run_id TEXT NOT NULL,
  block INTEGER NOT NULL,
  PRIMARY KEY (run_id, block)
) WITHOUT ROWID;

-- What an import does not decide by itself: prices that are not plausible, goods that share a number.
CREATE TABLE import_questions (
  store TEXT NOT NULL, -- slug
  external_id TEXT NOT NULL, -- the store's id of the row
  about TEXT NOT NULL, -- 'price', 'match'
  since TEXT NOT NULL, -- the reading that asked first
  at TEXT NOT NULL, -- the last reading that said the same
  price_cents INTEGER NOT NULL, -- what the row asks
  detail TEXT NOT NULL, -- JSON, see upstream/import/questions.ts
  answer TEXT, -- 'yes', 'no'; null: nobody has answered
  PRIMARY KEY (store, external_id, about)
) WITHOUT ROWID;
CREATE INDEX import_questions_open ON import_questions (at) WHERE answer IS NULL;
CREATE INDEX import_questions_by_day ON import_questions (at);

-- Of each part that was applied: what the store's offers were, as JSON in pieces.
CREATE TABLE import_undo (
  run_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  piece INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (run_id, part, piece)
);

-- Imports with notes. 'last' may be taken back, 'undoing' is, of what is 'over' the clock clears the notes away.
CREATE TABLE last_imports (
  run_id TEXT PRIMARY KEY,
  store TEXT NOT NULL, -- slug
  at TEXT NOT NULL, -- the instant that it speaks of
  state TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX last_imports_by_state ON last_imports (state, at);

-- When each store's feed was read last: offers of one that is silent are stale.
CREATE TABLE store_imports (
  store_id INTEGER PRIMARY KEY REFERENCES stores(store_id),
  applied_at TEXT NOT NULL
);

-- Offers whose row the store's last feed brought, but the import refused: they stay as they were, unconfirmed.
CREATE TABLE refused_offers (
  offer_id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL
);
CREATE INDEX refused_offers_by_store ON refused_offers (store_id);

-- Pictures of feeds that could not be fetched, and when they are tried again.
CREATE TABLE broken_pictures (
  address TEXT PRIMARY KEY,
  store TEXT NOT NULL, -- slug
  tries INTEGER NOT NULL,
  since TEXT NOT NULL,
  tried_at TEXT NOT NULL,
  due_at TEXT -- null: tried often enough
) WITHOUT ROWID;
CREATE INDEX broken_pictures_due ON broken_pictures (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX broken_pictures_by_time ON broken_pictures (tried_at);
