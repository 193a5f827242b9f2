-- Messages of one lane go one after another; without a lane, each goes by itself.
ALTER TABLE outbox ADD COLUMN lane TEXT;
-- Why it waits, after an attempt.
ALTER TABLE outbox ADD COLUMN reason TEXT;

CREATE INDEX outbox_by_lane ON outbox (lane) WHERE delivered_at IS NULL;
