-- What an enquiry is about (a product's key, or the category of the contact form), by which lists are filtered; and its telephone number
-- in E.164, by which other enquiries of the same person are found. A server works out both for what is stored already, and makes the
-- names of products searchable.
ALTER TABLE enquiries ADD COLUMN topic TEXT COLLATE "C";
ALTER TABLE enquiries ADD COLUMN phone TEXT COLLATE "C"; -- NULL: none that is a number
CREATE INDEX enquiries_by_topic_due ON enquiries (list, topic, due_at, number, last_at);
CREATE INDEX enquiries_by_topic_time ON enquiries (list, topic, last_at, number);
CREATE INDEX enquiries_by_phone ON enquiries (phone, number) WHERE phone IS NOT NULL;
INSERT INTO search_backlog SELECT post_id FROM enquiries ON CONFLICT DO NOTHING;

-- A server of an older version may serve beside a newer one for a day, and knows neither: the next start works them out.
CREATE FUNCTION note_older_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_backlog VALUES (new.post_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_of_older_servers AFTER INSERT ON enquiries
  FOR EACH ROW WHEN (new.topic IS NULL) EXECUTE FUNCTION note_older_arrival();
