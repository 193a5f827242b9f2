-- What the numbers of the inbox need of an enquiry: the day on which its working day began (NULL: it is not counted), its figures as JSON,
-- and the version of the row that they are of. A server works out those that are missing, or were left behind by an older one.
ALTER TABLE enquiries ADD COLUMN counted_on TEXT;
ALTER TABLE enquiries ADD COLUMN figures TEXT CHECK (figures IS NULL OR figures::json IS NOT NULL);
ALTER TABLE enquiries ADD COLUMN figures_version INTEGER;
CREATE INDEX enquiries_by_counted_day ON enquiries (counted_on, number) WHERE counted_on IS NOT NULL;
CREATE INDEX enquiries_without_figures ON enquiries (number) WHERE figures_version IS DISTINCT FROM version;

-- The numbers of one day, counted by a rule (opening hours, days off). `mark` names who counts it; NULL numbers: still counted.
CREATE TABLE number_days (
  day TEXT PRIMARY KEY,
  rule TEXT NOT NULL,
  mark TEXT NOT NULL,
  numbers TEXT CHECK (numbers IS NULL OR numbers::json IS NOT NULL)
);
-- Who counts a day begins it under the same lock, not shared, and reads afterwards: a change is in what is read, or deletes the day.
-- Those that change enquiries do not wait for each other.
CREATE FUNCTION recount_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'numbers', current_schema(), counted_on), 0))
    FROM (SELECT DISTINCT counted_on FROM changed WHERE counted_on IS NOT NULL ORDER BY counted_on) AS days;
  DELETE FROM number_days WHERE day IN (SELECT counted_on FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_count AFTER INSERT ON enquiries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION recount_days();
CREATE TRIGGER enquiries_uncount AFTER DELETE ON enquiries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION recount_days();

CREATE FUNCTION recount_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'numbers', current_schema(), counted_on), 0))
    FROM (SELECT unnest(ARRAY[old.counted_on, new.counted_on]) AS counted_on ORDER BY 1) AS days WHERE counted_on IS NOT NULL;
  DELETE FROM number_days WHERE day IN (old.counted_on, new.counted_on);
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_recount AFTER UPDATE OF counted_on, figures ON enquiries
  FOR EACH ROW WHEN ((old.counted_on, old.figures) IS DISTINCT FROM (new.counted_on, new.figures))
  EXECUTE FUNCTION recount_day();
