-- Suggestions read a bounded number of terms, however many visitors have entered: only those that may be suggested stand in an index.
DROP INDEX suggestions_by_prefix;
CREATE INDEX suggestions_by_prefix ON suggestions (folded, uses DESC) WHERE uses >= 0;
CREATE INDEX suggestions_by_use ON suggestions (uses DESC, folded) WHERE uses >= 0;
