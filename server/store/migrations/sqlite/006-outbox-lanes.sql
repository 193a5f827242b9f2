-- Messages of one lane go one after another; without a lane, each goes by itself. What Firebase gets has a lane a visitor.
ALTER TABLE outbox ADD COLUMN lane TEXT;
-- Why it waits, after an attempt.
ALTER TABLE outbox ADD COLUMN reason TEXT;
UPDATE outbox SET lane = (SELECT user_id FROM submissions WHERE submissions.post_id = outbox.post_id);

-- Of the lane alone: with the topic before it SQLite takes the primary key instead, and reads the whole topic.
CREATE INDEX outbox_by_lane ON outbox (lane) WHERE delivered_at IS NULL;
