-- What came with a form beside the record, as JSON without what was left out: the links of a plan and of a brand, the answers to further
-- fields. A column each until now.
ALTER TABLE submissions ADD COLUMN extras TEXT NOT NULL DEFAULT '{}' CHECK (extras::json IS NOT NULL);
UPDATE submissions SET extras = json_strip_nulls(json_build_object('plan', plan, 'brand', brand, 'callTime', call_time))::text
  WHERE coalesce(plan, brand, call_time) IS NOT NULL;

-- A server of version 0.7.0 may serve beside a newer one for a day, and writes and reads the columns of before. A later version drops
-- them with this.
ALTER TABLE submissions DROP CONSTRAINT submissions_call_time_check;
CREATE FUNCTION extras_for_older_servers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND new.extras = '{}' THEN
    new.extras := json_strip_nulls(json_build_object('plan', new.plan, 'brand', new.brand, 'callTime', new.call_time));
  END IF;
  new.plan := new.extras::json ->> 'plan';
  new.brand := new.extras::json ->> 'brand';
  new.call_time := new.extras::json ->> 'callTime';
  RETURN new;
END $$;
CREATE TRIGGER submissions_extras BEFORE INSERT OR UPDATE OF extras ON submissions
  FOR EACH ROW EXECUTE FUNCTION extras_for_older_servers();

CREATE FUNCTION extras_of_older_servers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.extras := json_strip_nulls(json_build_object('plan', new.plan, 'brand', new.brand, 'callTime', new.call_time));
  RETURN new;
END $$;
CREATE TRIGGER submissions_older_columns BEFORE UPDATE OF plan, brand, call_time ON submissions
  FOR EACH ROW EXECUTE FUNCTION extras_of_older_servers();
