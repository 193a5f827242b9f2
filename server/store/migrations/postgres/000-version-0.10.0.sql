-- The layout of version 0.10.0, which an older database has to reach under that version. Times are epoch milliseconds, yes and no are
-- 1 and 0. Names of tables and columns are permanent: other programs of the owner may know them.

-- What visitors sent. `record` is the specified record as JSON, kept to the letter; `extras` is what came with a form and has no field
-- there: the links of a plan and of a brand, the answers to further fields.
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
  mailbox TEXT, -- that an address probably leads to (domain/enquiry/mailbox.ts), for the bounds that protect it
  extras TEXT NOT NULL DEFAULT '{}' CHECK (extras::json IS NOT NULL),
  plan TEXT, -- this and the next two repeat `extras` for servers of version 0.7.0
  brand TEXT,
  call_time TEXT,
  CHECK ((quarantine_reasons IS NULL) = (quarantine_until IS NULL))
);
CREATE INDEX submissions_by_email ON submissions (email_folded, date_sent);
CREATE INDEX submissions_by_time ON submissions (date_sent, post_id);
CREATE INDEX submissions_by_mailbox ON submissions (mailbox, date_sent);
CREATE FUNCTION extras_for_older_servers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND new.extras = '{}' THEN
    new.extras := json_strip_nulls(json_build_object('plan', new.plan, 'brand', new.brand, 'callTime', new.call_time));
  END IF;
  new.plan := new.extras::json ->> 'plan';
  new.brand := new.extras::json ->> 'brand';
  new.call_time := new.extras::json ->> 'callTime';
  RETURN new;
END $$;
CREATE TRIGGER submissions_extras BEFORE INSERT OR UPDATE OF extras ON submissions
  FOR EACH ROW EXECUTE FUNCTION extras_for_older_servers();
CREATE FUNCTION extras_of_older_servers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.extras := json_strip_nulls(json_build_object('plan', new.plan, 'brand', new.brand, 'callTime', new.call_time));
  RETURN new;
END $$;
CREATE TRIGGER submissions_older_columns BEFORE UPDATE OF plan, brand, call_time ON submissions
  FOR EACH ROW EXECUTE FUNCTION extras_of_older_servers();

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

-- Messages to others that must arrive: see server/store/outbox.ts.
CREATE TABLE outbox (
  topic TEXT NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  -- What it tells of: erased with it.
  post_id TEXT COLLATE "C" REFERENCES submissions (post_id) ON DELETE CASCADE,
  payload TEXT NOT NULL CHECK (payload::json IS NOT NULL),
  -- Nobody else may claim it before; a claim moves it to the end of its lease.
  due_at BIGINT NOT NULL,
  tried_until BIGINT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  claim TEXT,
  delivered_at BIGINT,
  failed_at BIGINT,
  failure TEXT,
  lane TEXT, -- messages of one lane go one after another; without a lane, each goes by itself
  reason TEXT, -- why it waits, after an attempt
  PRIMARY KEY (topic, id),
  CHECK (delivered_at IS NULL OR failed_at IS NULL),
  CHECK ((failed_at IS NULL) = (failure IS NULL))
);
CREATE INDEX outbox_by_post ON outbox (post_id);
-- Of what is open, without what has failed for good: the question whether a lane is busy can then use no index but that of lanes,
-- also while PostgreSQL still counts on few open messages.
CREATE INDEX outbox_open ON outbox (topic, due_at, id) WHERE delivered_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_lane ON outbox (lane) WHERE delivered_at IS NULL;

-- How many confirmations the whole site sent by itself in an hour (since 1970), and how many it left out for having sent too many.
CREATE TABLE confirmation_counts (hour BIGINT NOT NULL, slot INTEGER NOT NULL, sent BIGINT NOT NULL, withheld BIGINT NOT NULL,
  PRIMARY KEY (hour, slot));
-- The sum over the slots: each connection has its own, so that servers that write at once do not wait for each other.
CREATE FUNCTION own_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.slot := 16 + pg_backend_pid() % 64;
  RETURN new;
END $$;
CREATE TRIGGER confirmation_counts_slot BEFORE INSERT ON confirmation_counts
  FOR EACH ROW WHEN (new.slot = -1) EXECUTE FUNCTION own_slot();

-- How often what happened on a day (South African calendar): sums only, no visitor stands anywhere.
CREATE TABLE visits (
  day TEXT COLLATE "C" NOT NULL,
  page TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('page', 'form-sent', 'calculator-used')),
  referrer_host TEXT COLLATE "C" NOT NULL,
  count BIGINT NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, kind, referrer_host)
);

-- What staff do with enquiries. Staff are named by the texts of their ids.
-- A projection of the facts, one row an enquiry: what the lists show. A newsletter's address has one only while it is held back.
CREATE TABLE enquiries (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES submissions (post_id) ON DELETE CASCADE,
  person_key TEXT NOT NULL, -- the same for all of one e-mail address, and random
  list TEXT COLLATE "C" NOT NULL,
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
  counted_on TEXT, -- the day on which its working day began; NULL: it is not counted
  figures TEXT CHECK (figures IS NULL OR figures::json IS NOT NULL), -- what the numbers need of it
  figures_version INTEGER
);
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
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id TEXT COLLATE "C" NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  at BIGINT NOT NULL,
  author TEXT, -- NULL: the site itself
  kind TEXT NOT NULL,
  data TEXT NOT NULL CHECK (data::json IS NOT NULL),
  mark TEXT, -- of who added it: done twice, it is found again
  corrected_to TEXT COLLATE "C" -- the address to which staff corrected the enquiry's, folded: the enquiry belongs to both
);
CREATE INDEX facts_by_enquiry ON facts (post_id, id);
CREATE INDEX facts_answered ON facts (at) WHERE kind = 'answered';
CREATE INDEX facts_by_corrected_address ON facts (corrected_to) WHERE corrected_to IS NOT NULL;

-- How many each list holds.
CREATE TABLE list_counts (list TEXT NOT NULL, slot INTEGER NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (list, slot))
 ;
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
CREATE FUNCTION count_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts AS counts
    SELECT list, pg_backend_pid() % 64, count(*) FROM arrived GROUP BY list ORDER BY list -- as in count_lists
    ON CONFLICT (list, slot) DO UPDATE SET count = counts.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_change AFTER DELETE OR UPDATE OF list ON enquiries
  FOR EACH ROW EXECUTE FUNCTION count_lists();
CREATE TRIGGER enquiries_arrive AFTER INSERT ON enquiries REFERENCING NEW TABLE AS arrived
  FOR EACH STATEMENT EXECUTE FUNCTION count_arrivals();

-- The numbers of one day, counted by a rule (opening hours, days off).
CREATE TABLE number_days (
  day TEXT PRIMARY KEY,
  rule TEXT NOT NULL,
  mark TEXT NOT NULL,
  numbers TEXT CHECK (numbers IS NULL OR numbers::json IS NOT NULL)
);
CREATE FUNCTION recount_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'numbers', current_schema(), counted_on), 0))
    FROM (SELECT DISTINCT counted_on FROM changed WHERE counted_on IS NOT NULL ORDER BY counted_on) AS days;
  DELETE FROM number_days WHERE day IN (SELECT counted_on FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_count AFTER INSERT ON enquiries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION recount_days();
CREATE TRIGGER enquiries_uncount AFTER DELETE ON enquiries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION recount_days();
CREATE FUNCTION recount_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'numbers', current_schema(), counted_on), 0))
    FROM (SELECT unnest(ARRAY[old.counted_on, new.counted_on]) AS counted_on ORDER BY 1) AS days WHERE counted_on IS NOT NULL;
  DELETE FROM number_days WHERE day IN (old.counted_on, new.counted_on);
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_recount AFTER UPDATE OF counted_on, figures ON enquiries
  FOR EACH ROW WHEN ((old.counted_on, old.figures) IS DISTINCT FROM (new.counted_on, new.figures))
  EXECUTE FUNCTION recount_day();

-- Which enquiries are gone, and after which fact: for clients that have them on the screen, or ask for them later. Kept for good.
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
CREATE INDEX subscriptions_by_state ON subscriptions (state, at, id);
CREATE INDEX subscriptions_by_time ON subscriptions (at, id);

-- How many subscriptions are in each state.
CREATE TABLE subscription_counts (state TEXT NOT NULL, slot INTEGER NOT NULL, count BIGINT NOT NULL,
  PRIMARY KEY (state, slot));
CREATE FUNCTION count_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own INTEGER := pg_backend_pid() % 64;
BEGIN
  IF TG_OP = 'UPDATE' AND old.state = new.state THEN RETURN NULL; END IF;
  INSERT INTO subscription_counts AS counts
    SELECT state, own, sum(change) FROM (
      SELECT new.state AS state, 1 AS change WHERE TG_OP <> 'DELETE'
      UNION ALL SELECT old.state, -1 WHERE TG_OP <> 'INSERT'
    ) AS changes GROUP BY state ORDER BY state -- always in one order: two that wait for each other would never end
    ON CONFLICT (state, slot) DO UPDATE SET count = counts.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_change AFTER INSERT OR DELETE OR UPDATE OF state ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION count_subscriptions();

-- Who was erased, without a name: what is restored from a backup is erased again by it.
CREATE TABLE erasures (
  year INTEGER NOT NULL,
  no INTEGER NOT NULL,
  at BIGINT NOT NULL,
  author TEXT, -- NULL: the command line
  counts TEXT NOT NULL CHECK (counts::json IS NOT NULL),
  seal TEXT NOT NULL, -- HMAC of the folded address with the server's secret
  other_seals TEXT NOT NULL DEFAULT '[]' CHECK (other_seals::json IS NOT NULL), -- of the person's other addresses
  PRIMARY KEY (year, no)
);

-- Word by word by their English stems, without stop words: somebody may be called Will.
CREATE TEXT SEARCH DICTIONARY inbox_stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION inbox (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION inbox ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part
  WITH inbox_stem;

-- A text without accents and signs, letter by letter: what is found in it stands at the same place in the text. PostgreSQL takes an e-mail
-- address for a single word, the hyphen of E-4412 for a minus, and, where its language is C, typographic quotes for letters.
CREATE FUNCTION inbox_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN octet_length($1) = length($1)
    THEN regexp_replace($1, '[\n!-/:-@\\[-`{-~]', ' ', 'g') -- ASCII alone
    ELSE regexp_replace(
      regexp_replace(normalize($1, NFD), U&'[\0300-\036F]', '', 'g'),
      U&'[\000A!-/:-@\\[-`{-~\00A0-\00A9\00AB-\00B1\00B4\00B6-\00B8\00BB\00BF\00D7\00F7\2000-\206F\20A0-\20CF\2190-\2BFF\3000-\303F\+01F000-\+01FAFF]',
      ' ', 'g'
    ) END $$;

-- The stems of a text and, beside them, its words as they are written, cut at the blanks: a half-typed one has no stem yet.
CREATE FUNCTION words_of_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plain TEXT := inbox_plain(new.text);
BEGIN
  new.words := to_tsvector('inbox'::regconfig, plain) || CASE
    WHEN plain ~ '[^ ]{255}' THEN strip(to_tsvector('simple'::regconfig, plain)) -- leaves out a word that is too long for an index
    ELSE array_to_tsvector(array_remove(string_to_array(lower(plain), ' '), '')) END;
  RETURN new;
END $$;

-- Every text in which staff search: source is where it stands, fact the log's entry it came with.
CREATE TABLE search_texts (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id TEXT COLLATE "C" NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('name', 'contact', 'message', 'answer', 'note')),
  fact BIGINT,
  text TEXT NOT NULL,
  words TSVECTOR
);
CREATE INDEX search_texts_by_enquiry ON search_texts (post_id);
CREATE INDEX search_texts_by_words ON search_texts USING gin (words);
CREATE TRIGGER search_texts_words BEFORE INSERT OR UPDATE OF text ON search_texts FOR EACH ROW EXECUTE FUNCTION words_of_text();

-- What an upgrade from before left to a server of version 0.10.0.
CREATE TABLE search_backlog (post_id TEXT COLLATE "C" PRIMARY KEY REFERENCES enquiries (post_id) ON DELETE CASCADE);
CREATE TABLE deadline_backlog (fact BIGINT PRIMARY KEY REFERENCES facts (id) ON DELETE CASCADE);

-- Who may use the inbox, how they prove it, and what was done.
-- Nothing refers to staff by a foreign key but what is theirs alone: people who left stay, for what they did.
CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_folded TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
  password TEXT, -- argon2id in PHC's form; null: passkeys only
  single_keys BIGINT NOT NULL DEFAULT 1,
  created_at BIGINT NOT NULL,
  joined_at BIGINT, -- null: invited, and not here yet
  left_at BIGINT
);
CREATE UNIQUE INDEX staff_by_email ON staff (email_folded) WHERE left_at IS NULL AND email_folded <> '';

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, -- the credential's, base64url
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL, -- base64url
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL, -- JSON
  name TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT
);
CREATE INDEX passkeys_by_staff ON passkeys (staff);

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT NOT NULL,
  device TEXT NOT NULL,
  is_phone BIGINT NOT NULL,
  reauthenticated_at BIGINT NOT NULL,
  secret_mark TEXT -- of the SECRET under which they signed in: another one ends it
);
CREATE INDEX sessions_by_staff ON sessions (staff);

CREATE TABLE one_time_links (
  hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  purpose TEXT NOT NULL CHECK (purpose IN ('first', 'invitation', 'way-in', 'challenge')),
  staff TEXT, -- whose way in it is; null for a challenge of nobody yet
  invited_by TEXT,
  created_at BIGINT NOT NULL,
  until BIGINT NOT NULL,
  used_at BIGINT,
  secret_mark TEXT -- of the SECRET under which it was made
);
CREATE INDEX one_time_links_by_staff ON one_time_links (staff);
CREATE INDEX one_time_links_by_end ON one_time_links (until);

CREATE TABLE sign_in_failures (
  key TEXT PRIMARY KEY, -- of a network, an address or a known device: a hash that names nobody
  count BIGINT NOT NULL,
  last_at BIGINT NOT NULL
);
CREATE INDEX sign_in_failures_by_time ON sign_in_failures (last_at);

-- Added to, never changed. Names of enquirers do not stand in it.
CREATE TABLE audit (
  n BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  who TEXT NOT NULL, -- a staff id, or 'site', 'mail-server', 'retention', 'somebody'
  act TEXT NOT NULL,
  subject TEXT, -- as E-4412
  data TEXT NOT NULL, -- JSON
  previous TEXT NOT NULL,
  hash TEXT NOT NULL
);
CREATE INDEX audit_by_who ON audit (who, n);
CREATE INDEX audit_by_act ON audit (act, n);
CREATE INDEX audit_by_subject ON audit (subject, n) WHERE subject IS NOT NULL;

-- The end of the log: each entry locks its one row.
CREATE TABLE audit_head (
  one BIGINT PRIMARY KEY CHECK (one = 1),
  n BIGINT NOT NULL,
  hash TEXT NOT NULL
);
INSERT INTO audit_head VALUES (1, 0, '');
