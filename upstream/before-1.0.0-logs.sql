-- A database of logs from before 1.0.0 becomes one of today: the rows stay, the list of applied migrations is written anew (docs/operate.md).
-- Fails, and changes nothing, where the last migration of before is missing.
SELECT CASE WHEN EXISTS (SELECT 1 FROM d1_migrations WHERE name = '0510_searches_of_clicks.sql') THEN 1 ELSE json('the migrations of before are not all applied') END;
DELETE FROM d1_migrations;
INSERT INTO d1_migrations (name) VALUES ('0001_logs.sql');
