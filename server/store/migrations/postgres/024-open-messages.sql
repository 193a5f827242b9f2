-- Of what is open, without what has failed for good: the question whether a lane is busy can then use no index but that of lanes,
-- also while PostgreSQL still counts on few open messages.
DROP INDEX outbox_open;
CREATE INDEX outbox_open ON outbox (topic, due_at, id) WHERE delivered_at IS NULL AND failed_at IS NULL;
