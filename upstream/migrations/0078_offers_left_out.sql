-- JSON: what the last round of questions left out, and why.
ALTER TABLE network_accounts ADD COLUMN refused TEXT;
