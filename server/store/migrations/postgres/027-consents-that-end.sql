-- Whether a consent to news stands, since when, and who ended it and how they were asked (NULL: the person themselves). What came with
-- a held-back enquiry has no state until its release, and is in no list.
ALTER TABLE consents ADD COLUMN state TEXT CHECK (state IN ('agreed', 'stopped'));
ALTER TABLE consents ADD COLUMN at BIGINT;
ALTER TABLE consents ADD COLUMN author TEXT;
ALTER TABLE consents ADD COLUMN words TEXT;
UPDATE consents SET at = given_at, state = CASE WHEN quarantine_until IS NULL THEN 'agreed' END
  FROM submissions WHERE id = submission_id AND purpose = 'news';
CREATE INDEX consents_by_state ON consents (state, at, submission_id, position) WHERE state IS NOT NULL;
CREATE INDEX consents_by_time ON consents (at, submission_id, position) WHERE state IS NOT NULL;

-- Counted with the subscriptions: both are in one list. A state that is NULL is counted nowhere.
INSERT INTO subscription_counts AS counts SELECT state, 0, count(*) FROM consents WHERE state IS NOT NULL GROUP BY state
  ON CONFLICT (state, slot) DO UPDATE SET count = counts.count + excluded.count;
CREATE OR REPLACE FUNCTION count_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own INTEGER := pg_backend_pid() % 64;
BEGIN
  IF TG_OP = 'UPDATE' AND old.state IS NOT DISTINCT FROM new.state THEN RETURN NULL; END IF;
  INSERT INTO subscription_counts AS counts
    SELECT state, own, sum(change) FROM (
      SELECT new.state AS state, 1 AS change WHERE TG_OP <> 'DELETE'
      UNION ALL SELECT old.state, -1 WHERE TG_OP <> 'INSERT'
    ) AS changes WHERE state IS NOT NULL GROUP BY state ORDER BY state -- always in one order: two that wait for each other would never end
    ON CONFLICT (state, slot) DO UPDATE SET count = counts.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER consents_change AFTER INSERT OR DELETE OR UPDATE OF state ON consents
  FOR EACH ROW EXECUTE FUNCTION count_subscriptions();

-- The links that were given out to stop what an address gets, as hashes.
CREATE TABLE stop_links (
  token_hash TEXT NOT NULL,
  post_id TEXT NOT NULL REFERENCES submissions (post_id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash, post_id)
);
CREATE INDEX stop_links_by_enquiry ON stop_links (post_id);
