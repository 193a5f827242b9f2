-- Times are epoch milliseconds. `record` is the brief's record as JSON, kept to the letter.
CREATE TABLE submissions (
  id INTEGER PRIMARY KEY,
  collection TEXT NOT NULL,
  user_id TEXT NOT NULL,
  post_id TEXT NOT NULL UNIQUE,
  date_sent INTEGER NOT NULL,
  email_folded TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)),
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  notice_version TEXT NOT NULL,
  quarantine_reasons TEXT CHECK (quarantine_reasons IS NULL OR json_valid(quarantine_reasons)),
  quarantine_until INTEGER,
  CHECK ((quarantine_reasons IS NULL) = (quarantine_until IS NULL))
) STRICT;

CREATE INDEX submissions_by_email ON submissions (email_folded, date_sent);
CREATE INDEX submissions_by_time ON submissions (date_sent, post_id);

CREATE TABLE consents (
  submission_id INTEGER NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  purpose TEXT NOT NULL,
  channel TEXT NOT NULL,
  wording TEXT NOT NULL,
  page TEXT NOT NULL,
  given_at INTEGER NOT NULL,
  PRIMARY KEY (submission_id, position)
) STRICT, WITHOUT ROWID;

-- One row, written over and over to find out whether the disk takes a write.
CREATE TABLE write_checks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count INTEGER NOT NULL
) STRICT;
