-- Which texts are not in the two indexes of words yet. What one transaction adds is indexed at its end, together: FTS5 writes a piece of
-- its index at every savepoint, so for each text by itself, and all pieces are merged later.
CREATE TABLE search_waiting (id INTEGER PRIMARY KEY) STRICT;

DROP TRIGGER search_texts_come;
DROP TRIGGER search_texts_go;
CREATE TRIGGER search_texts_come AFTER INSERT ON search_texts BEGIN
  INSERT INTO search_waiting VALUES (new.id);
END;
CREATE TRIGGER search_texts_go AFTER DELETE ON search_texts BEGIN
  INSERT INTO search (search, rowid, text)
    SELECT 'delete', old.id, old.text WHERE NOT EXISTS (SELECT 1 FROM search_waiting WHERE id = old.id);
  INSERT INTO search_words (search_words, rowid, text)
    SELECT 'delete', old.id, old.text WHERE NOT EXISTS (SELECT 1 FROM search_waiting WHERE id = old.id);
  DELETE FROM search_waiting WHERE id = old.id;
END;

-- What was answered lately is all that is looked up by time.
CREATE INDEX facts_answered ON facts (at) WHERE kind = 'answered';
DROP INDEX facts_by_time;
