-- Times are epoch milliseconds. `record` is the brief's record as JSON, kept to the letter: text, since jsonb would
-- order its names and refuse an escaped NUL. Text that orders pages goes by its bytes.
CREATE TABLE submissions (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  collection TEXT NOT NULL,
  user_id TEXT NOT NULL,
  post_id TEXT COLLATE "C" NOT NULL UNIQUE,
  date_sent BIGINT NOT NULL,
  email_folded TEXT NOT NULL,
  record TEXT NOT NULL CHECK (record::json IS NOT NULL),
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  notice_version TEXT NOT NULL,
  quarantine_reasons TEXT CHECK (quarantine_reasons::json IS NOT NULL OR quarantine_reasons IS NULL),
  quarantine_until BIGINT,
  plan TEXT,
  CHECK ((quarantine_reasons IS NULL) = (quarantine_until IS NULL))
);

CREATE INDEX submissions_by_email ON submissions (email_folded, date_sent);
CREATE INDEX submissions_by_time ON submissions (date_sent, post_id);

CREATE TABLE consents (
  submission_id BIGINT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  purpose TEXT NOT NULL,
  channel TEXT NOT NULL,
  wording TEXT NOT NULL,
  page TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  PRIMARY KEY (submission_id, position)
);

-- One row, written over and over to find out whether the database takes a write.
CREATE TABLE write_checks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count BIGINT NOT NULL
);
