-- What staff do with enquiries. Times are epoch milliseconds. Staff are named by the texts of their ids.

-- A projection of the facts, one row an enquiry: what the lists show. A newsletter's address has one only while it is held back.
CREATE TABLE enquiries (
  number INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
  post_id TEXT NOT NULL UNIQUE REFERENCES submissions (post_id) ON DELETE CASCADE,
  person_key TEXT NOT NULL, -- the same for all of one e-mail address, and random
  list TEXT NOT NULL CHECK (list IN ('needs', 'waiting', 'won', 'lost', 'held')),
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
  CHECK ((list = 'needs') = (due_at IS NOT NULL)),
  CHECK ((list = 'held') = (held_until IS NOT NULL))
) STRICT;

-- What happened to an enquiry: added to, never changed.
CREATE TABLE facts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  author TEXT, -- NULL: the site itself
  kind TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  mark TEXT -- of who added it: done twice, it is found again
) STRICT;

-- What was there before the inbox. Its deadline is nearly right only: the next day but for the weekend, as no calendar stands here.
INSERT INTO enquiries (post_id, person_key, list, status, due_at, last_at, version, name, about, snippet, plan_total,
    plan_months, held_until)
  WITH people AS MATERIALIZED (
    SELECT email_folded, lower(hex(randomblob(12))) AS person_key FROM submissions GROUP BY email_folded
  )
  SELECT post_id, person_key, iif(quarantine_until IS NULL, 'needs', 'held'), 'new',
    iif(quarantine_until IS NULL, date_sent + 86400000 *
      CASE strftime('%w', date_sent / 1000 + 7200, 'unixepoch') WHEN '5' THEN 3 WHEN '6' THEN 2 ELSE 1 END, NULL),
    date_sent, iif(quarantine_until IS NULL, 1, 2),
    coalesce(record ->> '$.firstName' || ' ' || (record ->> '$.surname'), record ->> '$.email', ''),
    coalesce(record ->> '$.category', 'Newsletter'),
    nullif(trim(substr(replace(replace(record ->> '$.message', char(10), ' '), char(0), ' '), 1, 160)), ''),
    record ->> '$.estimate.total', record ->> '$.estimate.months', quarantine_until
  FROM submissions JOIN people USING (email_folded)
  WHERE (collection <> 'newsletter' OR quarantine_until IS NOT NULL) AND record ->> '$.category' IS NOT ''
  ORDER BY date_sent, post_id;

INSERT INTO facts (post_id, at, kind, data)
  SELECT post_id, last_at, 'received', json_object('dueAt', coalesce(due_at, last_at)) FROM enquiries ORDER BY number;
INSERT INTO facts (post_id, at, kind, data)
  SELECT post_id, date_sent, 'held-back', json_object('reasons', json(quarantine_reasons), 'until', quarantine_until)
  FROM enquiries JOIN submissions USING (post_id) WHERE list = 'held' ORDER BY number;

-- last_at stands in them for those of a period: the others are passed over without being read.
CREATE INDEX enquiries_by_due ON enquiries (list, due_at, number, last_at);
CREATE INDEX enquiries_by_time ON enquiries (list, last_at, number);
CREATE INDEX enquiries_by_who_due ON enquiries (list, who, due_at, number, last_at);
CREATE INDEX enquiries_by_who_time ON enquiries (list, who, last_at, number);
CREATE INDEX enquiries_undelivered ON enquiries (last_at, number) WHERE undelivered IS NOT NULL;
CREATE INDEX enquiries_by_person ON enquiries (person_key);
CREATE INDEX facts_by_enquiry ON facts (post_id, id);
CREATE INDEX facts_by_time ON facts (at);

-- How many each list holds, as counting a million would take too long.
CREATE TABLE list_counts (list TEXT NOT NULL, slot INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (list, slot))
  STRICT, WITHOUT ROWID;
INSERT INTO list_counts SELECT list, 0, count(*) FROM enquiries GROUP BY list;
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

-- Which enquiries are gone, and after which fact: for whoever has them on the screen, or asks for them later. Kept for good.
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
INSERT INTO subscriptions (id, email_folded, email, post_id, state, at, mails_sent, wording, page, history)
  SELECT lower(hex(randomblob(12))), email_folded, record ->> '$.email', post_id, 'waiting', max(date_sent), 0,
    coalesce(wording, ''), coalesce(page, ''), '[]'
  FROM submissions LEFT JOIN consents ON submission_id = id AND purpose = 'newsletter'
  WHERE collection = 'newsletter' AND quarantine_until IS NULL GROUP BY email_folded;
CREATE INDEX subscriptions_by_state ON subscriptions (state, at, id);
CREATE INDEX subscriptions_by_time ON subscriptions (at, id);

-- Who was erased, without a name: what is restored from a backup is erased again by it.
CREATE TABLE erasures (
  year INTEGER NOT NULL,
  no INTEGER NOT NULL,
  at INTEGER NOT NULL,
  author TEXT, -- NULL: the command line
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  seal TEXT NOT NULL, -- HMAC of the folded address with the server's secret
  PRIMARY KEY (year, no)
) STRICT, WITHOUT ROWID;

-- What has not arrived, beside all that has.
CREATE INDEX outbox_open ON outbox (topic, due_at, id) WHERE delivered_at IS NULL;
