-- What was stored before the inbox got the next day as its deadline, at the same hour, as no calendar stands in SQL. A server works
-- these out again by the rule, in the background.
CREATE TABLE deadline_backlog (fact INTEGER PRIMARY KEY REFERENCES facts (id) ON DELETE CASCADE) STRICT;
INSERT INTO deadline_backlog
  SELECT id FROM facts, (SELECT CAST(unixepoch(applied_at) * 1000 AS INTEGER) AS since FROM migrations WHERE file = '008-inbox.sql')
  WHERE at < since AND kind = 'received' AND (data ->> '$.dueAt') - at IN (86400000, 172800000, 259200000);
