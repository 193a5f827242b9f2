-- On which day somebody is to be reminded of an enquiry, and who; it follows from the facts.
ALTER TABLE enquiries ADD COLUMN remind_on TEXT; -- 2026-11-25
ALTER TABLE enquiries ADD COLUMN remind_by TEXT;
UPDATE enquiries SET remind_on = reminder.data ->> '$.on', remind_by = reminder.author
  FROM (SELECT post_id, data, author, max(id) AS id FROM facts WHERE kind = 'reminded' GROUP BY post_id) AS reminder
  WHERE reminder.post_id = enquiries.post_id AND NOT EXISTS (SELECT 1 FROM facts WHERE facts.post_id = enquiries.post_id
    AND facts.id > reminder.id AND facts.kind IN ('answered', 'they-answered'));
CREATE INDEX enquiries_by_reminder ON enquiries (remind_by, remind_on, number) WHERE remind_on IS NOT NULL;

-- When somebody is mailed about enquiries that are assigned to them, and about those that are late.
ALTER TABLE staff ADD COLUMN assigned_notices TEXT NOT NULL DEFAULT 'at-once' CHECK (assigned_notices IN ('at-once', 'morning', 'off'));
ALTER TABLE staff ADD COLUMN late_notices TEXT NOT NULL DEFAULT 'morning' CHECK (late_notices IN ('at-once', 'morning', 'off'));
ALTER TABLE staff ADD COLUMN morning_at INTEGER; -- when they were last mailed what waits for the morning

-- Of what staff are told by mail, each once. cause: the day of a reminder, the fact of an assignment, the deadline of what is late.
CREATE TABLE notices (
  staff TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('reminder', 'assigned', 'late')),
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  cause TEXT NOT NULL,
  told_at INTEGER, -- NULL: not yet
  PRIMARY KEY (staff, kind, post_id, cause)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_by_enquiry ON notices (post_id);
CREATE INDEX notices_waiting ON notices (staff, kind) WHERE told_at IS NULL;
