-- Staff search contact details too: e-mail address, telephone number, the enquiry's number and the plan's reference.
CREATE TABLE search_texts_with_contacts (
  id INTEGER PRIMARY KEY,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('name', 'contact', 'message', 'answer', 'note')),
  fact INTEGER,
  text TEXT NOT NULL
) STRICT;
INSERT INTO search_texts_with_contacts SELECT id, post_id, source, fact, text FROM search_texts;
DROP TABLE search_texts; -- with its index and triggers
ALTER TABLE search_texts_with_contacts RENAME TO search_texts;
CREATE INDEX search_texts_by_enquiry ON search_texts (post_id);

-- The words as they are written: a half-typed one has no stem yet.
CREATE VIRTUAL TABLE search_words USING fts5 (
  text, content = 'search_texts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', detail = 'none'
);
INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1); -- what is erased is overwritten here too
INSERT INTO search_words (search_words) VALUES ('rebuild');

CREATE TRIGGER search_texts_come AFTER INSERT ON search_texts BEGIN
  INSERT INTO search (rowid, text) VALUES (new.id, new.text);
  INSERT INTO search_words (rowid, text) VALUES (new.id, new.text);
END;
CREATE TRIGGER search_texts_go AFTER DELETE ON search_texts BEGIN
  INSERT INTO search (search, rowid, text) VALUES ('delete', old.id, old.text);
  INSERT INTO search_words (search_words, rowid, text) VALUES ('delete', old.id, old.text);
END;

-- Enquiries whose contact details are not indexed yet. A server works through them in the background: the plan's reference is
-- calculated from the price list, which SQL does not know.
CREATE TABLE search_backlog (post_id TEXT PRIMARY KEY REFERENCES enquiries (post_id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
INSERT INTO search_backlog SELECT post_id FROM enquiries;
