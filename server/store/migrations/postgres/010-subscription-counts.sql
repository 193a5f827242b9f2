-- How many subscriptions are in each state, as counting them takes the longer the more there are: the sum over the slots, as in
-- list_counts.
CREATE TABLE subscription_counts (state TEXT NOT NULL, slot INTEGER NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (state, slot));
INSERT INTO subscription_counts SELECT state, 0, count(*) FROM subscriptions GROUP BY state;
CREATE FUNCTION count_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own INTEGER := pg_backend_pid() % 64;
BEGIN
  IF TG_OP = 'UPDATE' AND old.state = new.state THEN RETURN NULL; END IF;
  INSERT INTO subscription_counts AS counts
    SELECT state, own, sum(change) FROM (
      SELECT new.state AS state, 1 AS change WHERE TG_OP <> 'DELETE'
      UNION ALL SELECT old.state, -1 WHERE TG_OP <> 'INSERT'
    ) AS changes GROUP BY state ORDER BY state -- always in one order: two that wait for each other would never end
    ON CONFLICT (state, slot) DO UPDATE SET count = counts.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_change AFTER INSERT OR DELETE OR UPDATE OF state ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION count_subscriptions();
