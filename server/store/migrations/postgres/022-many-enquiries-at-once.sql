-- Enquiries that come at once are added by one statement, and counted once.
CREATE FUNCTION count_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts AS counts
    SELECT list, pg_backend_pid() % 64, count(*) FROM arrived GROUP BY list ORDER BY list -- as in count_lists
    ON CONFLICT (list, slot) DO UPDATE SET count = counts.count + excluded.count;
  RETURN NULL;
END $$;
DROP TRIGGER enquiries_change ON enquiries;
CREATE TRIGGER enquiries_change AFTER DELETE OR UPDATE OF list ON enquiries
  FOR EACH ROW EXECUTE FUNCTION count_lists();
CREATE TRIGGER enquiries_arrive AFTER INSERT ON enquiries REFERENCING NEW TABLE AS arrived
  FOR EACH STATEMENT EXECUTE FUNCTION count_arrivals();

-- Each connection has its slot of the confirmations too, so that servers that write at once do not wait for each other. Older servers
-- have the slots before 16.
CREATE FUNCTION own_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.slot := 16 + pg_backend_pid() % 64;
  RETURN new;
END $$;
CREATE TRIGGER confirmation_counts_slot BEFORE INSERT ON confirmation_counts
  FOR EACH ROW WHEN (new.slot = -1) EXECUTE FUNCTION own_slot();

-- What it replaces, and by what, stays as it was: in one expression, as translate() compares each character of a text with 32 others.
CREATE OR REPLACE FUNCTION inbox_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(
    regexp_replace(normalize($1, NFD), U&'[\0300-\036F]', '', 'g'),
    U&'[!-/:-@\\[-`{-~\00A0\00AB\00BB\2010-\203A]', ' ', 'g'
  ) $$;
