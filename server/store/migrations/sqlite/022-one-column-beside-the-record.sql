-- What came with a form beside the record, as JSON without what was left out: the links of a plan and of a brand, the answers to further
-- fields. A column each until now.
ALTER TABLE submissions ADD COLUMN extras TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extras));
UPDATE submissions SET extras = json_patch('{}', json_object('plan', plan, 'brand', brand, 'callTime', call_time))
  WHERE coalesce(plan, brand, call_time) IS NOT NULL;
ALTER TABLE submissions DROP COLUMN plan;
ALTER TABLE submissions DROP COLUMN brand;
ALTER TABLE submissions DROP COLUMN call_time;
