-- Persons for whom a member buys, with their sizes; of children a month of birth at most, never a day.
CREATE TABLE size_persons (
  person_id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  sizes TEXT NOT NULL, -- as contract/own-sizes.ts writes them: 'donna~lettera.m~scarpe.38'
  birth_month TEXT, -- 'YYYY-MM', of children who want it said
  chosen_at TEXT NOT NULL, -- the latest is whose sizes count
  remind_on TEXT, -- day (Rome) of the next question whether the sizes still fit; null: nobody asked for it
  leave_token TEXT UNIQUE, -- in every such letter: ends it
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX size_persons_by_user ON size_persons (user_id, chosen_at);
CREATE INDEX size_persons_due ON size_persons (remind_on) WHERE remind_on IS NOT NULL;
