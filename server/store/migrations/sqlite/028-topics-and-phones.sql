-- What an enquiry is about (a product's key, or the category of the contact form), by which lists are filtered; and its telephone number
-- in E.164, by which other enquiries of the same person are found. A server works out both for what is stored already, and makes the
-- names of products searchable.
ALTER TABLE enquiries ADD COLUMN topic TEXT;
ALTER TABLE enquiries ADD COLUMN phone TEXT; -- NULL: none that is a number
CREATE INDEX enquiries_by_topic_due ON enquiries (list, topic, due_at, number, last_at);
CREATE INDEX enquiries_by_topic_time ON enquiries (list, topic, last_at, number);
CREATE INDEX enquiries_by_phone ON enquiries (phone, number) WHERE phone IS NOT NULL;
INSERT OR IGNORE INTO search_backlog SELECT post_id FROM enquiries;
