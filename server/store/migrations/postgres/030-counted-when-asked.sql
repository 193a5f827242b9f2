-- Lists, subscribers and numbers are counted when somebody asks: what kept their counts goes.
DROP TRIGGER enquiries_change ON enquiries;
DROP TRIGGER enquiries_arrive ON enquiries;
DROP FUNCTION count_lists();
DROP FUNCTION count_arrivals();
DROP TABLE list_counts;
DROP TRIGGER subscriptions_change ON subscriptions;
DROP TRIGGER consents_change ON consents;
DROP FUNCTION count_subscriptions();
DROP TABLE subscription_counts;
DROP TRIGGER enquiries_count ON enquiries;
DROP TRIGGER enquiries_uncount ON enquiries;
DROP TRIGGER enquiries_recount ON enquiries;
DROP FUNCTION recount_days();
DROP FUNCTION recount_day();
DROP TABLE number_days;

-- What the numbers need of an enquiry, in columns instead of JSON. NULL where it is not counted: counted_on is NULL too then.
ALTER TABLE enquiries
  ADD COLUMN arrived_at BIGINT, -- or was released
  ADD COLUMN arrival_due_at BIGINT, -- the deadline of the first answer
  ADD COLUMN first_answer_at BIGINT, -- NULL: there is none
  ADD COLUMN awaits_first_answer INTEGER,
  ADD COLUMN collection TEXT,
  ADD COLUMN category TEXT;
UPDATE enquiries SET arrived_at = (figures::json ->> 'arrivedAt')::bigint, arrival_due_at = (figures::json ->> 'dueAt')::bigint,
  first_answer_at = (figures::json ->> 'answeredAt')::bigint, awaits_first_answer = (figures::json ->> 'isOpen')::boolean::integer,
  collection = figures::json ->> 'collection', category = figures::json ->> 'category' WHERE figures IS NOT NULL;
DROP INDEX enquiries_without_figures;
DROP INDEX enquiries_by_counted_day;
-- All that the numbers read stands in it: the rows are passed over.
CREATE INDEX enquiries_for_numbers ON enquiries (counted_on, collection, category, arrived_at, arrival_due_at, first_answer_at,
  awaits_first_answer, plan_total) WHERE counted_on IS NOT NULL;
ALTER TABLE enquiries DROP COLUMN figures, DROP COLUMN figures_version;

-- What version 0.10.0 had to do after an upgrade. An enquiry without a topic is described by the server, in the background.
DROP TRIGGER enquiries_of_older_servers ON enquiries;
DROP FUNCTION note_older_arrival();
DROP TABLE search_backlog;
DROP TABLE deadline_backlog;

-- What repeated `extras` for servers of version 0.7.0.
DROP TRIGGER submissions_extras ON submissions;
DROP TRIGGER submissions_older_columns ON submissions;
DROP FUNCTION extras_for_older_servers();
DROP FUNCTION extras_of_older_servers();
ALTER TABLE submissions DROP COLUMN plan, DROP COLUMN brand, DROP COLUMN call_time;
