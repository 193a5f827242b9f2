-- Every text in which staff search: source is where it stands, fact the log's entry it came with.
CREATE TABLE search_texts (
  id INTEGER PRIMARY KEY,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('name', 'message', 'answer', 'note')),
  fact INTEGER,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX search_texts_by_enquiry ON search_texts (post_id);

INSERT INTO search_texts (post_id, source, text)
  SELECT post_id, source, iif(source = 'name', name, replace(record ->> '$.message', char(0), ' ')) AS text
  FROM enquiries CROSS JOIN submissions USING (post_id) CROSS JOIN (SELECT 'name' AS source UNION ALL SELECT 'message')
  WHERE text <> '' ORDER BY number;

CREATE VIRTUAL TABLE search USING fts5 (
  text, content = 'search_texts', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 2'
);
INSERT INTO search (search, rank) VALUES ('secure-delete', 1); -- what is erased is overwritten here too
INSERT INTO search (search) VALUES ('rebuild');

CREATE TRIGGER search_texts_come AFTER INSERT ON search_texts BEGIN
  INSERT INTO search (rowid, text) VALUES (new.id, new.text);
END;
CREATE TRIGGER search_texts_go AFTER DELETE ON search_texts BEGIN
  INSERT INTO search (search, rowid, text) VALUES ('delete', old.id, old.text);
END;
