-- Whether a consent to news stands, since when, and who ended it and how they were asked (NULL: the person themselves). What came with
-- a held-back enquiry has no state until its release, and is in no list.
ALTER TABLE consents ADD COLUMN state TEXT CHECK (state IN ('agreed', 'stopped'));
ALTER TABLE consents ADD COLUMN at INTEGER;
ALTER TABLE consents ADD COLUMN author TEXT;
ALTER TABLE consents ADD COLUMN words TEXT;
UPDATE consents SET at = given_at,
  state = iif((SELECT quarantine_until FROM submissions WHERE id = submission_id) IS NULL, 'agreed', NULL)
  WHERE purpose = 'news';
CREATE INDEX consents_by_state ON consents (state, at, submission_id, position) WHERE state IS NOT NULL;
CREATE INDEX consents_by_time ON consents (at, submission_id, position) WHERE state IS NOT NULL;

-- Counted with the subscriptions: both are in one list.
INSERT INTO subscription_counts SELECT state, 0, count(*) FROM consents WHERE state IS NOT NULL GROUP BY state
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
CREATE TRIGGER consents_come AFTER INSERT ON consents WHEN new.state IS NOT NULL BEGIN
  INSERT INTO subscription_counts VALUES (new.state, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER consents_move AFTER UPDATE OF state ON consents WHEN old.state IS NOT new.state BEGIN
  UPDATE subscription_counts SET count = count - 1 WHERE state = old.state;
  INSERT INTO subscription_counts SELECT new.state, 0, 1 WHERE new.state IS NOT NULL
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER consents_go AFTER DELETE ON consents WHEN old.state IS NOT NULL BEGIN
  UPDATE subscription_counts SET count = count - 1 WHERE state = old.state;
END;

-- The links that were given out to stop what an address gets, as hashes.
CREATE TABLE stop_links (
  token_hash TEXT NOT NULL,
  post_id TEXT NOT NULL REFERENCES submissions (post_id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash, post_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX stop_links_by_enquiry ON stop_links (post_id);
