-- Which lists there are, and what holds of an enquiry in one, is said by domain/inbox/facts/ alone. SQLite takes a CHECK out of a table
-- in this way (sqlite.org/lang_altertable.html, 7); the next step changes the schema, by which other connections notice.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(replace(replace(sql,
  ' CHECK (list IN (''needs'', ''waiting'', ''won'', ''lost'', ''held''))', ''),
  ',
  CHECK ((list = ''needs'') = (due_at IS NOT NULL))', ''),
  ',
  CHECK ((list = ''held'') = (held_until IS NOT NULL))', '') WHERE type = 'table' AND name = 'enquiries';
PRAGMA writable_schema = RESET;
