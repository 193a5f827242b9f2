-- What the numbers of the inbox need of an enquiry: the day on which its working day began (NULL: it is not counted), its figures as JSON,
-- and the version of the row that they are of. A server works out those that are missing, or were left behind by an older one.
ALTER TABLE enquiries ADD COLUMN counted_on TEXT;
ALTER TABLE enquiries ADD COLUMN figures TEXT CHECK (json_valid(figures));
ALTER TABLE enquiries ADD COLUMN figures_version INTEGER;
CREATE INDEX enquiries_by_counted_day ON enquiries (counted_on, number) WHERE counted_on IS NOT NULL;
CREATE INDEX enquiries_without_figures ON enquiries (number) WHERE figures_version IS DISTINCT FROM version;

-- The numbers of one day, counted by a rule (opening hours, days off). `mark` names who counts it; NULL numbers: still counted.
CREATE TABLE number_days (
  day TEXT PRIMARY KEY,
  rule TEXT NOT NULL,
  mark TEXT NOT NULL,
  numbers TEXT CHECK (json_valid(numbers))
) STRICT, WITHOUT ROWID;
CREATE TRIGGER enquiries_count AFTER INSERT ON enquiries BEGIN
  DELETE FROM number_days WHERE day = new.counted_on;
END;
CREATE TRIGGER enquiries_recount AFTER UPDATE OF counted_on, figures ON enquiries
  WHEN old.figures IS DISTINCT FROM new.figures OR old.counted_on IS DISTINCT FROM new.counted_on
BEGIN
  DELETE FROM number_days WHERE day IN (old.counted_on, new.counted_on);
END;
CREATE TRIGGER enquiries_uncount AFTER DELETE ON enquiries BEGIN
  DELETE FROM number_days WHERE day = old.counted_on;
END;
