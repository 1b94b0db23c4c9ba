-- Links of letters: 'move' is a new address that waits, 'undo' the way back of the address before it.

ALTER TABLE user_tokens ADD COLUMN claim TEXT; -- random, of the one request that used it up
CREATE INDEX user_tokens_undo ON user_tokens (email) WHERE purpose = 'undo';
