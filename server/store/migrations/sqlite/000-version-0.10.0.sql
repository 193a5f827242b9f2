-- The layout of version 0.10.0, which an older database has to reach under that version. Times are epoch milliseconds, yes and no are
-- 1 and 0. Names of tables and columns are permanent: other programs of the owner may know them.

-- What visitors sent. `record` is the specified record as JSON, kept to the letter; `extras` is what came with a form and has no field
-- there: the links of a plan and of a brand, the answers to further fields.
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
  mailbox TEXT, -- that an address probably leads to (domain/enquiry/mailbox.ts), for the bounds that protect it
  extras TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extras)),
  CHECK ((quarantine_reasons IS NULL) = (quarantine_until IS NULL))
) STRICT;
CREATE INDEX submissions_by_email ON submissions (email_folded, date_sent);
CREATE INDEX submissions_by_time ON submissions (date_sent, post_id);
CREATE INDEX submissions_by_mailbox ON submissions (mailbox, date_sent);

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

-- Messages to others that must arrive: see server/store/outbox.ts.
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
  lane TEXT, -- messages of one lane go one after another; without a lane, each goes by itself
  reason TEXT, -- why it waits, after an attempt
  PRIMARY KEY (topic, id),
  CHECK (delivered_at IS NULL OR failed_at IS NULL),
  CHECK ((failed_at IS NULL) = (failure IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (topic, due_at) WHERE delivered_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_post ON outbox (post_id);
-- What has not arrived, beside all that has.
CREATE INDEX outbox_open ON outbox (topic, due_at, id) WHERE delivered_at IS NULL;
-- Of the lane alone: with the topic before it SQLite takes the primary key instead, and reads the whole topic.
CREATE INDEX outbox_by_lane ON outbox (lane) WHERE delivered_at IS NULL;

-- How many confirmations the whole site sent by itself in an hour (since 1970), and how many it left out for having sent too many.
CREATE TABLE confirmation_counts (hour INTEGER NOT NULL, slot INTEGER NOT NULL, sent INTEGER NOT NULL, withheld INTEGER NOT NULL,
  PRIMARY KEY (hour, slot)) STRICT, WITHOUT ROWID;

-- How often what happened on a day (South African calendar): sums only, no visitor stands anywhere.
CREATE TABLE visits (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'form-sent', 'calculator-used')),
  referrer_host TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, kind, referrer_host)
) STRICT, WITHOUT ROWID;

-- What staff do with enquiries. Staff are named by the texts of their ids.
-- A projection of the facts, one row an enquiry: what the lists show. A newsletter's address has one only while it is held back.
CREATE TABLE enquiries (
  number INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
  post_id TEXT NOT NULL UNIQUE REFERENCES submissions (post_id) ON DELETE CASCADE,
  person_key TEXT NOT NULL, -- the same for all of one e-mail address, and random
  list TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'in-conversation', 'won', 'lost')),
  due_at INTEGER,
  last_at INTEGER NOT NULL, -- of the last word between them and us
  last_by TEXT, -- whose it is and how it was said, if it is ours
  last_way TEXT,
  who TEXT,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  snippet TEXT,
  plan_total INTEGER, -- cents
  plan_months INTEGER,
  read_by TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(read_by)),
  undelivered TEXT, -- the mail server's words
  held_until INTEGER,
  counted_on TEXT, -- the day on which its working day began; NULL: it is not counted
  figures TEXT CHECK (json_valid(figures)), -- what the numbers need of it
  figures_version INTEGER
) STRICT;
-- last_at stands in them for those of a period: the others are passed over without being read.
CREATE INDEX enquiries_by_due ON enquiries (list, due_at, number, last_at);
CREATE INDEX enquiries_by_time ON enquiries (list, last_at, number);
CREATE INDEX enquiries_by_who_due ON enquiries (list, who, due_at, number, last_at);
CREATE INDEX enquiries_by_who_time ON enquiries (list, who, last_at, number);
CREATE INDEX enquiries_undelivered ON enquiries (last_at, number) WHERE undelivered IS NOT NULL;
CREATE INDEX enquiries_by_person ON enquiries (person_key);
CREATE INDEX enquiries_by_counted_day ON enquiries (counted_on, number) WHERE counted_on IS NOT NULL;
CREATE INDEX enquiries_without_figures ON enquiries (number) WHERE figures_version IS DISTINCT FROM version;

-- What happened to an enquiry: added to, never changed.
CREATE TABLE facts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  author TEXT, -- NULL: the site itself
  kind TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  mark TEXT, -- of who added it: done twice, it is found again
  corrected_to TEXT -- the address to which staff corrected the enquiry's, folded: the enquiry belongs to both
) STRICT;
CREATE INDEX facts_by_enquiry ON facts (post_id, id);
CREATE INDEX facts_answered ON facts (at) WHERE kind = 'answered';
CREATE INDEX facts_by_corrected_address ON facts (corrected_to) WHERE corrected_to IS NOT NULL;

-- How many each list holds.
CREATE TABLE list_counts (list TEXT NOT NULL, slot INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (list, slot))
  STRICT, WITHOUT ROWID;
CREATE TRIGGER enquiries_come AFTER INSERT ON enquiries BEGIN
  INSERT INTO list_counts VALUES (new.list, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER enquiries_move AFTER UPDATE OF list ON enquiries WHEN old.list <> new.list BEGIN
  UPDATE list_counts SET count = count - 1 WHERE list = old.list;
  INSERT INTO list_counts VALUES (new.list, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER enquiries_go AFTER DELETE ON enquiries BEGIN
  UPDATE list_counts SET count = count - 1 WHERE list = old.list;
END;

-- The numbers of one day, counted by a rule (opening hours, days off).
CREATE TABLE number_days (
  day TEXT PRIMARY KEY,
  rule TEXT NOT NULL,
  mark TEXT NOT NULL,
  numbers TEXT CHECK (json_valid(numbers))
) STRICT, WITHOUT ROWID;
CREATE TRIGGER enquiries_count AFTER INSERT ON enquiries BEGIN
  DELETE FROM number_days WHERE day = new.counted_on;
END;
CREATE TRIGGER enquiries_recount AFTER UPDATE OF counted_on, figures ON enquiries
  WHEN old.figures IS DISTINCT FROM new.figures OR old.counted_on IS DISTINCT FROM new.counted_on
BEGIN
  DELETE FROM number_days WHERE day IN (old.counted_on, new.counted_on);
END;
CREATE TRIGGER enquiries_uncount AFTER DELETE ON enquiries BEGIN
  DELETE FROM number_days WHERE day = old.counted_on;
END;

-- Which enquiries are gone, and after which fact: for clients that have them on the screen, or ask for them later. Kept for good.
CREATE TABLE departures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number INTEGER NOT NULL,
  after_fact INTEGER NOT NULL,
  deleted_at INTEGER, -- NULL: it only left the lists, as an address that is with the subscribers now
  receipt TEXT -- of the erasure by which it went, as ER-2026-0007
) STRICT;
CREATE INDEX departures_by_fact ON departures (after_fact);
CREATE INDEX departures_by_number ON departures (number);
CREATE TRIGGER enquiries_depart AFTER DELETE ON enquiries BEGIN
  INSERT INTO departures (number, after_fact, deleted_at)
    SELECT old.number, coalesce(max(seq), 0),
      iif(EXISTS (SELECT 1 FROM submissions WHERE post_id = old.post_id), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    FROM sqlite_sequence WHERE name = 'facts';
END;

-- That the fate of a mail changed: it arrived, failed, waits for another reason, or is sent again.
CREATE TABLE mail_changes (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;
CREATE TRIGGER mails_change AFTER UPDATE ON outbox
  WHEN new.topic = 'mail' AND (old.delivered_at IS NOT new.delivered_at OR old.failed_at IS NOT new.failed_at
    OR old.reason IS NOT new.reason OR new.attempts < old.attempts)
BEGIN
  INSERT INTO mail_changes (id) VALUES (NULL);
END;

CREATE TABLE drafts (
  staff TEXT NOT NULL,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  attach_plan INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (staff, post_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX drafts_by_enquiry ON drafts (post_id);

CREATE TABLE saved_answers (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (json_valid(value))) STRICT, WITHOUT ROWID;

-- Who wants the newsletter, one row an address.
CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY, -- random
  email_folded TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  post_id TEXT NOT NULL UNIQUE REFERENCES submissions (post_id) ON DELETE CASCADE, -- the latest that asked for it
  state TEXT NOT NULL CHECK (state IN ('waiting', 'confirmed', 'stopped', 'bounced')),
  at INTEGER NOT NULL, -- since when
  token_hash TEXT UNIQUE,
  token_until INTEGER,
  mails_sent INTEGER NOT NULL,
  last_mail_at INTEGER,
  confirmed_at INTEGER,
  stop_token_hash TEXT UNIQUE,
  author TEXT, -- who stopped it; NULL: they themselves
  words TEXT, -- how they asked to stop, or the mail server's
  wording TEXT NOT NULL,
  page TEXT NOT NULL,
  history TEXT NOT NULL CHECK (json_valid(history))
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_state ON subscriptions (state, at, id);
CREATE INDEX subscriptions_by_time ON subscriptions (at, id);

-- How many subscriptions are in each state.
CREATE TABLE subscription_counts (state TEXT NOT NULL, slot INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (state, slot)) STRICT, WITHOUT ROWID;
CREATE TRIGGER subscriptions_come AFTER INSERT ON subscriptions BEGIN
  INSERT INTO subscription_counts VALUES (new.state, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER subscriptions_move AFTER UPDATE OF state ON subscriptions WHEN old.state <> new.state BEGIN
  UPDATE subscription_counts SET count = count - 1 WHERE state = old.state;
  INSERT INTO subscription_counts VALUES (new.state, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER subscriptions_go AFTER DELETE ON subscriptions BEGIN
  UPDATE subscription_counts SET count = count - 1 WHERE state = old.state;
END;

-- Who was erased, without a name: what is restored from a backup is erased again by it.
CREATE TABLE erasures (
  year INTEGER NOT NULL,
  no INTEGER NOT NULL,
  at INTEGER NOT NULL,
  author TEXT, -- NULL: the command line
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  seal TEXT NOT NULL, -- HMAC of the folded address with the server's secret
  other_seals TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(other_seals)), -- of the person's other addresses
  PRIMARY KEY (year, no)
) STRICT, WITHOUT ROWID;

-- Every text in which staff search: source is where it stands, fact the log's entry it came with.
CREATE TABLE search_texts (
  id INTEGER PRIMARY KEY,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('name', 'contact', 'message', 'answer', 'note')),
  fact INTEGER,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX search_texts_by_enquiry ON search_texts (post_id);
-- By stems, and by the words as they are written: a half-typed one has no stem yet. What is erased is overwritten here too.
CREATE VIRTUAL TABLE search USING fts5 (
  text, content = 'search_texts', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 2'
);
INSERT INTO search (search, rank) VALUES ('secure-delete', 1);
CREATE VIRTUAL TABLE search_words USING fts5 (
  text, content = 'search_texts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', detail = 'none'
);
INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1);
-- Which texts are not in the two indexes of words yet. What one transaction adds is indexed at its end, together: FTS5 writes a piece of
-- its index at every savepoint, so for each text by itself, and all pieces are merged later.
CREATE TABLE search_waiting (id INTEGER PRIMARY KEY) STRICT;
CREATE TRIGGER search_texts_come AFTER INSERT ON search_texts BEGIN
  INSERT INTO search_waiting VALUES (new.id);
END;
CREATE TRIGGER search_texts_go AFTER DELETE ON search_texts BEGIN
  INSERT INTO search (search, rowid, text)
    SELECT 'delete', old.id, old.text WHERE NOT EXISTS (SELECT 1 FROM search_waiting WHERE id = old.id);
  INSERT INTO search_words (search_words, rowid, text)
    SELECT 'delete', old.id, old.text WHERE NOT EXISTS (SELECT 1 FROM search_waiting WHERE id = old.id);
  DELETE FROM search_waiting WHERE id = old.id;
END;

-- What an upgrade from before left to a server of version 0.10.0.
CREATE TABLE search_backlog (post_id TEXT PRIMARY KEY REFERENCES enquiries (post_id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
CREATE TABLE deadline_backlog (fact INTEGER PRIMARY KEY REFERENCES facts (id) ON DELETE CASCADE) STRICT;

-- Who may use the inbox, how they prove it, and what was done.
-- Nothing refers to staff by a foreign key but what is theirs alone: people who left stay, for what they did.
CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_folded TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
  password TEXT, -- argon2id in PHC's form; null: passkeys only
  single_keys INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  joined_at INTEGER, -- null: invited, and not here yet
  left_at INTEGER
) STRICT;
CREATE UNIQUE INDEX staff_by_email ON staff (email_folded) WHERE left_at IS NULL AND email_folded <> '';

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, -- the credential's, base64url
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL, -- base64url
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL, -- JSON
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX passkeys_by_staff ON passkeys (staff);

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  device TEXT NOT NULL,
  is_phone INTEGER NOT NULL,
  reauthenticated_at INTEGER NOT NULL,
  secret_mark TEXT -- of the SECRET under which they signed in: another one ends it
) STRICT;
CREATE INDEX sessions_by_staff ON sessions (staff);

CREATE TABLE one_time_links (
  hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  purpose TEXT NOT NULL CHECK (purpose IN ('first', 'invitation', 'way-in', 'challenge')),
  staff TEXT, -- whose way in it is; null for a challenge of nobody yet
  invited_by TEXT,
  created_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  used_at INTEGER,
  secret_mark TEXT -- of the SECRET under which it was made
) STRICT;
CREATE INDEX one_time_links_by_staff ON one_time_links (staff);
CREATE INDEX one_time_links_by_end ON one_time_links (until);

CREATE TABLE sign_in_failures (
  key TEXT PRIMARY KEY, -- of a network, an address or a known device: a hash that names nobody
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_failures_by_time ON sign_in_failures (last_at);

-- Added to, never changed. Names of enquirers do not stand in it.
CREATE TABLE audit (
  n INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL, -- a staff id, or 'site', 'mail-server', 'retention', 'somebody'
  act TEXT NOT NULL,
  subject TEXT, -- as E-4412
  data TEXT NOT NULL, -- JSON
  previous TEXT NOT NULL,
  hash TEXT NOT NULL
) STRICT;
CREATE INDEX audit_by_who ON audit (who, n);
CREATE INDEX audit_by_act ON audit (act, n);
CREATE INDEX audit_by_subject ON audit (subject, n) WHERE subject IS NOT NULL;

-- The end of the log: each entry locks its one row.
CREATE TABLE audit_head (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  n INTEGER NOT NULL,
  hash TEXT NOT NULL
) STRICT;
INSERT INTO audit_head VALUES (1, 0, '');
