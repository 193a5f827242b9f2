-- Messages to others that must arrive: see domain/outbox.ts. Times are epoch milliseconds.
CREATE TABLE outbox (
  topic TEXT NOT NULL,
  id TEXT NOT NULL,
  -- What it tells of: erased with it.
  post_id TEXT REFERENCES submissions (post_id) ON DELETE CASCADE,
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  -- Nobody else may claim it before; a claim moves it to the end of its lease.
  due_at INTEGER NOT NULL,
  tried_until INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  claim TEXT,
  delivered_at INTEGER,
  failed_at INTEGER,
  failure TEXT,
  PRIMARY KEY (topic, id),
  CHECK (delivered_at IS NULL OR failed_at IS NULL),
  CHECK ((failed_at IS NULL) = (failure IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (topic, due_at) WHERE delivered_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_post ON outbox (post_id);
