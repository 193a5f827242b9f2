-- Lists, subscribers and numbers are counted when somebody asks: what kept their counts goes.
DROP TRIGGER enquiries_come;
DROP TRIGGER enquiries_move;
DROP TRIGGER enquiries_go;
DROP TABLE list_counts;
DROP TRIGGER subscriptions_come;
DROP TRIGGER subscriptions_move;
DROP TRIGGER subscriptions_go;
DROP TRIGGER consents_come;
DROP TRIGGER consents_move;
DROP TRIGGER consents_go;
DROP TABLE subscription_counts;
DROP TRIGGER enquiries_count;
DROP TRIGGER enquiries_recount;
DROP TRIGGER enquiries_uncount;
DROP TABLE number_days;

-- What the numbers need of an enquiry, in columns instead of JSON. NULL where it is not counted: counted_on is NULL too then.
ALTER TABLE enquiries ADD COLUMN arrived_at INTEGER; -- or was released
ALTER TABLE enquiries ADD COLUMN arrival_due_at INTEGER; -- the deadline of the first answer
ALTER TABLE enquiries ADD COLUMN first_answer_at INTEGER; -- NULL: there is none
ALTER TABLE enquiries ADD COLUMN awaits_first_answer INTEGER;
ALTER TABLE enquiries ADD COLUMN collection TEXT;
ALTER TABLE enquiries ADD COLUMN category TEXT;
UPDATE enquiries SET arrived_at = figures ->> '$.arrivedAt', arrival_due_at = figures ->> '$.dueAt',
  first_answer_at = figures ->> '$.answeredAt', awaits_first_answer = figures ->> '$.isOpen',
  collection = figures ->> '$.collection', category = figures ->> '$.category' WHERE figures IS NOT NULL;
DROP INDEX enquiries_without_figures;
DROP INDEX enquiries_by_counted_day;
-- All that the numbers read stands in it: the rows are passed over.
CREATE INDEX enquiries_for_numbers ON enquiries (counted_on, collection, category, arrived_at, arrival_due_at, first_answer_at,
  awaits_first_answer, plan_total) WHERE counted_on IS NOT NULL;
ALTER TABLE enquiries DROP COLUMN figures;
ALTER TABLE enquiries DROP COLUMN figures_version;

-- What version 0.10.0 had to do after an upgrade. An enquiry without a topic is described by the server, in the background.
DROP TABLE search_backlog;
DROP TABLE deadline_backlog;
