-- What staff do with enquiries. Times are epoch milliseconds. Staff are named by the texts of their ids.

-- A projection of the facts, one row an enquiry: what the lists show. A newsletter's address has one only while it is held back.
CREATE TABLE enquiries (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES submissions (post_id) ON DELETE CASCADE,
  person_key TEXT NOT NULL, -- the same for all of one e-mail address, and random
  list TEXT COLLATE "C" NOT NULL CHECK (list IN ('needs', 'waiting', 'won', 'lost', 'held')),
  status TEXT NOT NULL CHECK (status IN ('new', 'in-conversation', 'won', 'lost')),
  due_at BIGINT,
  last_at BIGINT NOT NULL, -- of the last word between them and us
  last_by TEXT, -- whose it is and how it was said, if it is ours
  last_way TEXT,
  who TEXT COLLATE "C",
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  snippet TEXT,
  plan_total BIGINT, -- cents
  plan_months INTEGER,
  read_by TEXT NOT NULL DEFAULT '[]' CHECK (read_by::json IS NOT NULL),
  undelivered TEXT, -- the mail server's words
  held_until BIGINT,
  CHECK ((list = 'needs') = (due_at IS NOT NULL)),
  CHECK ((list = 'held') = (held_until IS NOT NULL))
);

-- What happened to an enquiry: added to, never changed.
CREATE TABLE facts (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id TEXT COLLATE "C" NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  at BIGINT NOT NULL,
  author TEXT, -- NULL: the site itself
  kind TEXT NOT NULL,
  data TEXT NOT NULL CHECK (data::json IS NOT NULL),
  mark TEXT -- of who added it: done twice, it is found again
);

-- What was there before the inbox. Its deadline is nearly right only: the next day but for the weekend, as no calendar stands here.
-- An escaped NUL or half of a pair, which no text can hold, is replaced.
INSERT INTO enquiries (post_id, person_key, list, status, due_at, last_at, version, name, about, snippet, plan_total,
    plan_months, held_until)
  WITH people AS MATERIALIZED (
    SELECT email_folded, replace(gen_random_uuid()::text, '-', '') AS person_key FROM submissions GROUP BY email_folded
  ), plain AS (
    SELECT *, regexp_replace(record, '\\u(0000|d[89a-f][0-9a-f]{2})', '\\ufffd', 'gi')::json AS said FROM submissions
  )
  SELECT post_id, person_key, CASE WHEN quarantine_until IS NULL THEN 'needs' ELSE 'held' END, 'new',
    CASE WHEN quarantine_until IS NULL THEN date_sent + 86400000 *
      CASE extract(dow FROM to_timestamp(date_sent / 1000 + 7200) AT TIME ZONE 'UTC') WHEN 5 THEN 3 WHEN 6 THEN 2 ELSE 1 END
    END,
    date_sent, CASE WHEN quarantine_until IS NULL THEN 1 ELSE 2 END,
    coalesce(said ->> 'firstName' || ' ' || (said ->> 'surname'), said ->> 'email', ''),
    coalesce(said ->> 'category', 'Newsletter'),
    nullif(trim(substr(replace(said ->> 'message', E'\n', ' '), 1, 160)), ''),
    (said #>> '{estimate,total}')::bigint, (said #>> '{estimate,months}')::integer, quarantine_until
  FROM plain JOIN people USING (email_folded)
  WHERE (collection <> 'newsletter' OR quarantine_until IS NOT NULL) AND said ->> 'category' IS DISTINCT FROM ''
  ORDER BY date_sent, post_id;

INSERT INTO facts (post_id, at, kind, data)
  SELECT post_id, last_at, 'received', json_build_object('dueAt', coalesce(due_at, last_at))::text
  FROM enquiries ORDER BY number;
INSERT INTO facts (post_id, at, kind, data)
  SELECT post_id, date_sent, 'held-back',
    json_build_object('reasons', quarantine_reasons::json, 'until', quarantine_until)::text
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

-- How many each list holds, as counting a million would take too long: the sum over the slots. Each connection has its slot,
-- so that those that write at once rarely wait for each other.
CREATE TABLE list_counts (list TEXT NOT NULL, slot INTEGER NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (list, slot));
INSERT INTO list_counts SELECT list, 0, count(*) FROM enquiries GROUP BY list;
CREATE FUNCTION count_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own INTEGER := pg_backend_pid() % 64;
BEGIN
  IF TG_OP = 'UPDATE' AND old.list = new.list THEN RETURN NULL; END IF;
  INSERT INTO list_counts AS counts
    SELECT list, own, sum(change) FROM (
      SELECT new.list AS list, 1 AS change WHERE TG_OP <> 'DELETE'
      UNION ALL SELECT old.list, -1 WHERE TG_OP <> 'INSERT'
    ) AS changes GROUP BY list ORDER BY list -- always in one order: two that wait for each other would never end
    ON CONFLICT (list, slot) DO UPDATE SET count = counts.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_change AFTER INSERT OR DELETE OR UPDATE OF list ON enquiries
  FOR EACH ROW EXECUTE FUNCTION count_lists();

-- Which enquiries are gone, and after which fact: for whoever has them on the screen, or asks for them later. Kept for good.
CREATE TABLE departures (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number BIGINT NOT NULL,
  after_fact BIGINT NOT NULL,
  deleted_at BIGINT, -- NULL: it only left the lists, as an address that is with the subscribers now
  receipt TEXT -- of the erasure by which it went, as ER-2026-0007
);
CREATE INDEX departures_by_fact ON departures (after_fact);
CREATE INDEX departures_by_number ON departures (number);
CREATE FUNCTION note_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO departures (number, after_fact, deleted_at)
    SELECT old.number, last_value,
      CASE WHEN NOT EXISTS (SELECT 1 FROM submissions WHERE post_id = old.post_id)
        THEN floor(extract(epoch FROM clock_timestamp()) * 1000) END
    FROM facts_id_seq;
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_depart AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION note_departure();

-- That the fate of a mail changed: it arrived, failed, waits for another reason, or is sent again.
CREATE TABLE mail_changes (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY);
CREATE FUNCTION note_mail_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mail_changes DEFAULT VALUES;
  RETURN NULL;
END $$;
CREATE TRIGGER mails_change AFTER UPDATE ON outbox FOR EACH ROW
  WHEN (new.topic = 'mail' AND (old.delivered_at IS DISTINCT FROM new.delivered_at
    OR old.failed_at IS DISTINCT FROM new.failed_at OR old.reason IS DISTINCT FROM new.reason OR new.attempts < old.attempts))
  EXECUTE FUNCTION note_mail_change();

-- Wakes every server that shows the inbox, once a commit.
CREATE FUNCTION tell_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('inbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER facts_told AFTER INSERT ON facts FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER departures_told AFTER INSERT ON departures FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER mail_changes_told AFTER INSERT ON mail_changes FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox();

CREATE TABLE drafts (
  staff TEXT NOT NULL,
  post_id TEXT COLLATE "C" NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  attach_plan INTEGER NOT NULL,
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (staff, post_id)
);
CREATE INDEX drafts_by_enquiry ON drafts (post_id);

CREATE TABLE saved_answers (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL
);

CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (value::json IS NOT NULL));

-- Who wants the newsletter, one row an address.
CREATE TABLE subscriptions (
  id TEXT COLLATE "C" PRIMARY KEY, -- random
  email_folded TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  post_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES submissions (post_id) ON DELETE CASCADE, -- the latest that asked for it
  state TEXT COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'confirmed', 'stopped', 'bounced')),
  at BIGINT NOT NULL, -- since when
  token_hash TEXT UNIQUE,
  token_until BIGINT,
  mails_sent INTEGER NOT NULL,
  last_mail_at BIGINT,
  confirmed_at BIGINT,
  stop_token_hash TEXT UNIQUE,
  author TEXT, -- who stopped it; NULL: they themselves
  words TEXT, -- how they asked to stop, or the mail server's
  wording TEXT NOT NULL,
  page TEXT NOT NULL,
  history TEXT NOT NULL CHECK (history::json IS NOT NULL)
);
INSERT INTO subscriptions (id, email_folded, email, post_id, state, at, mails_sent, wording, page, history)
  SELECT DISTINCT ON (email_folded) replace(gen_random_uuid()::text, '-', ''), email_folded, record::json ->> 'email',
    post_id, 'waiting', date_sent, 0, coalesce(wording, ''), coalesce(page, ''), '[]'
  FROM submissions LEFT JOIN consents ON submission_id = id AND purpose = 'newsletter'
  WHERE collection = 'newsletter' AND quarantine_until IS NULL ORDER BY email_folded, date_sent DESC;
CREATE INDEX subscriptions_by_state ON subscriptions (state, at, id);
CREATE INDEX subscriptions_by_time ON subscriptions (at, id);

-- Who was erased, without a name: what is restored from a backup is erased again by it.
CREATE TABLE erasures (
  year INTEGER NOT NULL,
  no INTEGER NOT NULL,
  at BIGINT NOT NULL,
  author TEXT, -- NULL: the command line
  counts TEXT NOT NULL CHECK (counts::json IS NOT NULL),
  seal TEXT NOT NULL, -- HMAC of the folded address with the server's secret
  PRIMARY KEY (year, no)
);

-- What has not arrived, beside all that has.
CREATE INDEX outbox_open ON outbox (topic, due_at, id) WHERE delivered_at IS NULL;
