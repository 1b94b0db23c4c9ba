-- Where the feeds of a store come from and when they are read, who may read them, and what each reading came to.
CREATE TABLE feed_sources (
  source_id INTEGER PRIMARY KEY AUTOINCREMENT,
  store TEXT NOT NULL,                    -- slug
  shown TEXT NOT NULL,                    -- JSON of what operators see: address with •••, user, whether there is more
  sealed TEXT NOT NULL,                   -- address, user, password and key under a key of SESSION_KEYS: 'id.sealed'
  network TEXT NOT NULL,
  hours TEXT NOT NULL,                    -- JSON list, hours of Rome
  pictures INTEGER NOT NULL,
  most_gone INTEGER NOT NULL,             -- per cent
  most_moved INTEGER NOT NULL,            -- per cent
  active INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,    -- since the last reading that went well
  lease TEXT,                             -- the reading under way
  runner_id INTEGER,                      -- who has it; 0: a command on the machine itself
  leased_until TEXT,
  etag TEXT,                              -- of the file that the catalogue has, with the next two
  modified TEXT,
  digest TEXT,
  timed INTEGER NOT NULL DEFAULT 0,       -- its rows change with the time
  read_at TEXT,                           -- when it was last read as a whole
  question TEXT,                          -- JSON of the difference that a person is asked about
  allowed TEXT,                           -- JSON of what a person let in beyond the limits
  columns TEXT                            -- JSON of a header that nobody knows
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
