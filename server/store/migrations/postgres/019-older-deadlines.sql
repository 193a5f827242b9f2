-- What was stored before the inbox got the next day as its deadline, at the same hour, as no calendar stands in SQL. A server works
-- these out again by the rule, in the background.
CREATE TABLE deadline_backlog (fact BIGINT PRIMARY KEY REFERENCES facts (id) ON DELETE CASCADE);
INSERT INTO deadline_backlog
  SELECT id FROM facts, (SELECT extract(epoch FROM applied_at) * 1000 AS since FROM migrations WHERE file = '006-inbox.sql') AS inbox
  WHERE at < since AND kind = 'received' AND (data::json ->> 'dueAt')::bigint - at IN (86400000, 172800000, 259200000);
