-- A database of version 0.10.0: what its own server wrote, dumped.
CREATE FUNCTION count_arrivals() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO list_counts AS counts
    SELECT list, pg_backend_pid() % 64, count(*) FROM arrived GROUP BY list ORDER BY list -- as in count_lists
    ON CONFLICT (list, slot) DO UPDATE SET count = counts.count + excluded.count;
  RETURN NULL;
END $$;
CREATE FUNCTION count_lists() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION count_subscriptions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION extras_for_older_servers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' AND new.extras = '{}' THEN
    new.extras := json_strip_nulls(json_build_object('plan', new.plan, 'brand', new.brand, 'callTime', new.call_time));
  END IF;
  new.plan := new.extras::json ->> 'plan';
  new.brand := new.extras::json ->> 'brand';
  new.call_time := new.extras::json ->> 'callTime';
  RETURN new;
END $$;
CREATE FUNCTION extras_of_older_servers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  new.extras := json_strip_nulls(json_build_object('plan', new.plan, 'brand', new.brand, 'callTime', new.call_time));
  RETURN new;
END $$;
CREATE FUNCTION inbox_plain(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$ SELECT CASE WHEN octet_length($1) = length($1)
    THEN regexp_replace($1, '[\n!-/:-@\\[-`{-~]', ' ', 'g') -- ASCII alone
    ELSE regexp_replace(
      regexp_replace(normalize($1, NFD), U&'[\0300-\036F]', '', 'g'),
      U&'[\000A!-/:-@\\[-`{-~\00A0-\00A9\00AB-\00B1\00B4\00B6-\00B8\00BB\00BF\00D7\00F7\2000-\206F\20A0-\20CF\2190-\2BFF\3000-\303F\+01F000-\+01FAFF]',
      ' ', 'g'
    ) END $_$;
CREATE FUNCTION note_departure() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO departures (number, after_fact, deleted_at)
    SELECT old.number, last_value,
      CASE WHEN NOT EXISTS (SELECT 1 FROM submissions WHERE post_id = old.post_id)
        THEN floor(extract(epoch FROM clock_timestamp()) * 1000) END
    FROM facts_id_seq;
  RETURN NULL;
END $$;
CREATE FUNCTION note_mail_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO mail_changes DEFAULT VALUES;
  RETURN NULL;
END $$;
CREATE FUNCTION own_slot() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  new.slot := 16 + pg_backend_pid() % 64;
  RETURN new;
END $$;
CREATE FUNCTION recount_day() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'numbers', current_schema(), counted_on), 0))
    FROM (SELECT unnest(ARRAY[old.counted_on, new.counted_on]) AS counted_on ORDER BY 1) AS days WHERE counted_on IS NOT NULL;
  DELETE FROM number_days WHERE day IN (old.counted_on, new.counted_on);
  RETURN NULL;
END $$;
CREATE FUNCTION recount_days() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'numbers', current_schema(), counted_on), 0))
    FROM (SELECT DISTINCT counted_on FROM changed WHERE counted_on IS NOT NULL ORDER BY counted_on) AS days;
  DELETE FROM number_days WHERE day IN (SELECT counted_on FROM changed);
  RETURN NULL;
END $$;
CREATE FUNCTION tell_inbox() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('inbox', '');
  RETURN NULL;
END $$;
CREATE FUNCTION words_of_text() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  plain TEXT := inbox_plain(new.text);
BEGIN
  new.words := to_tsvector('inbox'::regconfig, plain) || CASE
    WHEN plain ~ '[^ ]{255}' THEN strip(to_tsvector('simple'::regconfig, plain)) -- leaves out a word that is too long for an index
    ELSE array_to_tsvector(array_remove(string_to_array(lower(plain), ' '), '')) END;
  RETURN new;
END $$;
CREATE TEXT SEARCH DICTIONARY inbox_stem (
    TEMPLATE = pg_catalog.snowball,
    language = 'english' );
CREATE TEXT SEARCH CONFIGURATION inbox (
    PARSER = pg_catalog."default" );
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR asciiword WITH inbox_stem;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR word WITH inbox_stem;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR numword WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR email WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR url WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR host WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR sfloat WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR version WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR hword_numpart WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR hword_part WITH inbox_stem;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR hword_asciipart WITH inbox_stem;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR numhword WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR asciihword WITH inbox_stem;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR hword WITH inbox_stem;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR url_path WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR file WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR "float" WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR "int" WITH simple;
ALTER TEXT SEARCH CONFIGURATION inbox
    ADD MAPPING FOR uint WITH simple;
CREATE TABLE audit (
    n bigint NOT NULL,
    at bigint NOT NULL,
    who text NOT NULL,
    act text NOT NULL,
    subject text,
    data text NOT NULL,
    previous text NOT NULL,
    hash text NOT NULL
);
CREATE TABLE audit_head (
    one bigint NOT NULL,
    n bigint NOT NULL,
    hash text NOT NULL,
    CONSTRAINT audit_head_one_check CHECK ((one = 1))
);
CREATE TABLE confirmation_counts (
    hour bigint NOT NULL,
    slot integer NOT NULL,
    sent bigint NOT NULL,
    withheld bigint NOT NULL
);
CREATE TABLE consents (
    submission_id bigint NOT NULL,
    "position" integer NOT NULL,
    purpose text NOT NULL,
    channel text NOT NULL,
    wording text NOT NULL,
    page text NOT NULL,
    given_at bigint NOT NULL
);
CREATE TABLE deadline_backlog (
    fact bigint NOT NULL
);
CREATE TABLE departures (
    id bigint NOT NULL,
    number bigint NOT NULL,
    after_fact bigint NOT NULL,
    deleted_at bigint,
    receipt text
);
ALTER TABLE departures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME departures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE drafts (
    staff text NOT NULL,
    post_id text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL,
    text text NOT NULL,
    attach_plan integer NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE enquiries (
    number bigint NOT NULL,
    post_id text NOT NULL COLLATE pg_catalog."C",
    person_key text NOT NULL,
    list text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    due_at bigint,
    last_at bigint NOT NULL,
    last_by text,
    last_way text,
    who text COLLATE pg_catalog."C",
    version integer NOT NULL,
    name text NOT NULL,
    about text NOT NULL,
    snippet text,
    plan_total bigint,
    plan_months integer,
    read_by text DEFAULT '[]'::text NOT NULL,
    undelivered text,
    held_until bigint,
    counted_on text,
    figures text,
    figures_version integer,
    CONSTRAINT enquiries_figures_check CHECK (((figures IS NULL) OR ((figures)::json IS NOT NULL))),
    CONSTRAINT enquiries_read_by_check CHECK (((read_by)::json IS NOT NULL)),
    CONSTRAINT enquiries_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in-conversation'::text, 'won'::text, 'lost'::text])))
);
ALTER TABLE enquiries ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME enquiries_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE erasures (
    year integer NOT NULL,
    no integer NOT NULL,
    at bigint NOT NULL,
    author text,
    counts text NOT NULL,
    seal text NOT NULL,
    other_seals text DEFAULT '[]'::text NOT NULL,
    CONSTRAINT erasures_counts_check CHECK (((counts)::json IS NOT NULL)),
    CONSTRAINT erasures_other_seals_check CHECK (((other_seals)::json IS NOT NULL))
);
CREATE TABLE facts (
    id bigint NOT NULL,
    post_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    author text,
    kind text NOT NULL,
    data text NOT NULL,
    mark text,
    corrected_to text COLLATE pg_catalog."C",
    CONSTRAINT facts_data_check CHECK (((data)::json IS NOT NULL))
);
ALTER TABLE facts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME facts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE list_counts (
    list text NOT NULL,
    slot integer NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE mail_changes (
    id bigint NOT NULL
);
ALTER TABLE mail_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME mail_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE migrations (
    file text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL,
    program text
);
CREATE TABLE number_days (
    day text NOT NULL,
    rule text NOT NULL,
    mark text NOT NULL,
    numbers text,
    CONSTRAINT number_days_numbers_check CHECK (((numbers IS NULL) OR ((numbers)::json IS NOT NULL)))
);
CREATE TABLE one_time_links (
    hash text NOT NULL,
    purpose text NOT NULL,
    staff text,
    invited_by text,
    created_at bigint NOT NULL,
    until bigint NOT NULL,
    used_at bigint,
    secret_mark text,
    CONSTRAINT one_time_links_purpose_check CHECK ((purpose = ANY (ARRAY['first'::text, 'invitation'::text, 'way-in'::text, 'challenge'::text])))
);
CREATE TABLE outbox (
    topic text NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    post_id text COLLATE pg_catalog."C",
    payload text NOT NULL,
    due_at bigint NOT NULL,
    tried_until bigint NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claim text,
    delivered_at bigint,
    failed_at bigint,
    failure text,
    lane text,
    reason text,
    CONSTRAINT outbox_check CHECK (((delivered_at IS NULL) OR (failed_at IS NULL))),
    CONSTRAINT outbox_check1 CHECK (((failed_at IS NULL) = (failure IS NULL))),
    CONSTRAINT outbox_payload_check CHECK (((payload)::json IS NOT NULL))
);
CREATE TABLE passkeys (
    id text NOT NULL,
    staff text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);
CREATE TABLE saved_answers (
    "position" integer NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL
);
CREATE TABLE search_backlog (
    post_id text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE search_texts (
    id bigint NOT NULL,
    post_id text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL,
    fact bigint,
    text text NOT NULL,
    words tsvector,
    CONSTRAINT search_texts_source_check CHECK ((source = ANY (ARRAY['name'::text, 'contact'::text, 'message'::text, 'answer'::text, 'note'::text])))
);
ALTER TABLE search_texts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME search_texts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE sessions (
    hash text NOT NULL,
    staff text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint NOT NULL,
    device text NOT NULL,
    is_phone bigint NOT NULL,
    reauthenticated_at bigint NOT NULL,
    secret_mark text
);
CREATE TABLE settings (
    key text NOT NULL,
    value text NOT NULL,
    CONSTRAINT settings_value_check CHECK (((value)::json IS NOT NULL))
);
CREATE TABLE sign_in_failures (
    key text NOT NULL,
    count bigint NOT NULL,
    last_at bigint NOT NULL
);
CREATE TABLE staff (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_folded text NOT NULL,
    role text NOT NULL,
    password text,
    single_keys bigint DEFAULT 1 NOT NULL,
    created_at bigint NOT NULL,
    joined_at bigint,
    left_at bigint,
    CONSTRAINT staff_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text])))
);
CREATE TABLE submissions (
    id bigint NOT NULL,
    collection text NOT NULL,
    user_id text NOT NULL,
    post_id text NOT NULL COLLATE pg_catalog."C",
    date_sent bigint NOT NULL,
    email_folded text NOT NULL,
    record text NOT NULL,
    idempotency_key text NOT NULL,
    body_hash text NOT NULL,
    notice_version text NOT NULL,
    quarantine_reasons text,
    quarantine_until bigint,
    plan text,
    call_time text,
    brand text,
    mailbox text,
    extras text DEFAULT '{}'::text NOT NULL,
    CONSTRAINT submissions_check CHECK (((quarantine_reasons IS NULL) = (quarantine_until IS NULL))),
    CONSTRAINT submissions_extras_check CHECK (((extras)::json IS NOT NULL)),
    CONSTRAINT submissions_quarantine_reasons_check CHECK ((((quarantine_reasons)::json IS NOT NULL) OR (quarantine_reasons IS NULL))),
    CONSTRAINT submissions_record_check CHECK (((record)::json IS NOT NULL))
);
ALTER TABLE submissions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME submissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE subscription_counts (
    state text NOT NULL,
    slot integer NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE subscriptions (
    id text NOT NULL COLLATE pg_catalog."C",
    email_folded text NOT NULL,
    email text NOT NULL,
    post_id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    token_hash text,
    token_until bigint,
    mails_sent integer NOT NULL,
    last_mail_at bigint,
    confirmed_at bigint,
    stop_token_hash text,
    author text,
    words text,
    wording text NOT NULL,
    page text NOT NULL,
    history text NOT NULL,
    CONSTRAINT subscriptions_history_check CHECK (((history)::json IS NOT NULL)),
    CONSTRAINT subscriptions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'stopped'::text, 'bounced'::text])))
);
CREATE TABLE visits (
    day text NOT NULL COLLATE pg_catalog."C",
    page text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    referrer_host text NOT NULL COLLATE pg_catalog."C",
    count bigint NOT NULL,
    CONSTRAINT visits_count_check CHECK ((count > 0)),
    CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'form-sent'::text, 'calculator-used'::text])))
);
CREATE TABLE write_checks (
    id integer NOT NULL,
    count bigint NOT NULL,
    CONSTRAINT write_checks_id_check CHECK ((id = 1))
);
INSERT INTO audit VALUES (1, 1795255200000, 'thandeka', 'changed-saved-answers', NULL, '{"count":1}', '', '2bf4c981fec8e2fbc7aef653e14a7da00fe9a98c518998e08275d3f9bb356106');
INSERT INTO audit VALUES (2, 1795255200000, 'thandeka', 'changed-saved-answers', NULL, '{"count":2}', '2bf4c981fec8e2fbc7aef653e14a7da00fe9a98c518998e08275d3f9bb356106', 'c92bd15f0b8c901cc609e8db228a754f3bd84bd990618e974e3cbf1c787d3b75');
INSERT INTO audit_head VALUES (1, 2, 'c92bd15f0b8c901cc609e8db228a754f3bd84bd990618e974e3cbf1c787d3b75');
INSERT INTO confirmation_counts VALUES (498682, 25, 9, 0);
INSERT INTO consents VALUES (6, 0, 'news', 'email', 'Send me news by email.', '/contact-us', 1795255200006);
INSERT INTO consents VALUES (6, 1, 'news', 'whatsapp', 'Send me news by whatsapp.', '/contact-us', 1795255200006);
INSERT INTO consents VALUES (8, 0, 'newsletter', 'email', 'By pressing Join you agree.', '/', 1795255200008);
INSERT INTO consents VALUES (9, 0, 'newsletter', 'email', 'By pressing Join you agree.', '/', 1795255200009);
INSERT INTO departures OVERRIDING SYSTEM VALUE VALUES (1, 8, 14, 1795994850523, NULL);
INSERT INTO enquiries OVERRIDING SYSTEM VALUE VALUES (4, '-P6wpKBh000000000004', '4b489a095d19c3d6e9bd1fb2', 'needs', 'new', 1795446000000, 1795255200004, NULL, NULL, NULL, 1, 'Sipho Dlamini', 'Live camera', NULL, NULL, NULL, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200004,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"whiteLabelSolution","category":"Live camera","hasPlan":false}', 1);
INSERT INTO enquiries OVERRIDING SYSTEM VALUE VALUES (5, '-P6wpKBh000000000005', '4b489a095d19c3d6e9bd1fb2', 'held', 'new', NULL, 1795255200005, NULL, NULL, NULL, 2, 'Sipho Dlamini', 'AI chatbot', NULL, NULL, NULL, '[]', NULL, 1797847200000, NULL, NULL, 2);
INSERT INTO enquiries OVERRIDING SYSTEM VALUE VALUES (7, '-P6wpKBh000000000007', 'c4cd4e62de7ed620d8859a2a', 'needs', 'new', 1795446000000, 1795255200007, NULL, NULL, NULL, 1, 'Thandi Nkosi', 'Web development', 'Please call me.', NULL, NULL, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200007,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"contactUs","category":"Web development","hasPlan":false}', 1);
INSERT INTO enquiries OVERRIDING SYSTEM VALUE VALUES (1, '-P6wpKBh000000000001', '68dc55d597cc7c393b73647a', 'waiting', 'in-conversation', NULL, 1795258800000, 'thandeka', 'telephone', 'thandeka', 2, 'Thandi Nkosi', 'Web development', 'We do, and we sing.', NULL, NULL, '["thandeka"]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200001,"dueAt":1795446000000,"answeredAt":1795258800000,"isOpen":false,"collection":"contactUs","category":"Web development","hasPlan":false}', 2);
INSERT INTO enquiries OVERRIDING SYSTEM VALUE VALUES (2, '-P6wpKBh000000000002', 'c4cd4e62de7ed620d8859a2a', 'needs', 'new', 1795446000000, 1795255200002, NULL, NULL, 'pieter', 3, 'Thandi Nkosi', 'Website · R 44 091,00 · 6 months', 'Please call me.', 4409100, 6, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200002,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"contactUs","category":"Web development","hasPlan":true}', 3);
INSERT INTO enquiries OVERRIDING SYSTEM VALUE VALUES (3, '-P6wpKBh000000000003', '4b489a095d19c3d6e9bd1fb2', 'won', 'won', NULL, 1795255200003, NULL, NULL, NULL, 2, 'Sipho Dlamini', 'AI chatbot · R 34 091,00 · 18 months', NULL, 3409100, 18, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200003,"dueAt":1795446000000,"answeredAt":null,"isOpen":false,"collection":"whiteLabelSolution","category":"AI chatbot","hasPlan":true}', 2);
INSERT INTO enquiries OVERRIDING SYSTEM VALUE VALUES (6, '-P6wpKBh000000000006', '03590e69deb65f25aa66e2ca', 'needs', 'new', 1795446000000, 1795255200006, NULL, NULL, NULL, 2, 'Thandi Nkosi', 'Web development', 'Please call me.', NULL, NULL, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200006,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"contactUs","category":"Web development","hasPlan":false}', 2);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (1, '-P6wpKBh000000000001', 1795255200001, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (2, '-P6wpKBh000000000002', 1795255200002, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (3, '-P6wpKBh000000000003', 1795255200003, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (4, '-P6wpKBh000000000004', 1795255200004, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (5, '-P6wpKBh000000000005', 1795255200005, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (6, '-P6wpKBh000000000005', 1795255200005, NULL, 'held-back', '{"reasons":["many links","no browser headers"],"until":1797847200000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (7, '-P6wpKBh000000000006', 1795255200006, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (8, '-P6wpKBh000000000007', 1795255200007, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (10, '-P6wpKBh000000000001', 1795258800000, 'thandeka', 'answered', '{"way":"telephone","words":"We do, and we sing.","mail":null}', 'bfb60fa8-4fb4-41c2-a397-3c3a87171303', NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (11, '-P6wpKBh000000000002', 1795258800000, 'thandeka', 'given', '{"to":"pieter"}', '365bc584-6ad9-4adc-bf49-2efd618e050c', NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (12, '-P6wpKBh000000000002', 1795258800000, 'thandeka', 'note', '{"words":"Has a shop in Gqeberha."}', '13cd28ad-1b99-4d83-bcff-ed07c7bee5cb', NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (13, '-P6wpKBh000000000003', 1795258800000, 'thandeka', 'status', '{"from":"new","to":"won"}', 'c58ab20c-f5be-4995-924a-516ee1f181c2', NULL);
INSERT INTO facts OVERRIDING SYSTEM VALUE VALUES (14, '-P6wpKBh000000000006', 1795258800000, 'thandeka', 'corrected-address', '{"to":"right@example.com"}', '44b8b738-0972-46eb-b4d3-f104abe4fec4', 'right@example.com');
INSERT INTO list_counts VALUES ('held', 9, 1);
INSERT INTO list_counts VALUES ('waiting', 9, 1);
INSERT INTO list_counts VALUES ('won', 9, 1);
INSERT INTO list_counts VALUES ('needs', 9, 4);
INSERT INTO migrations VALUES ('001-submissions.sql (renamed by 013)', '2026-11-29 23:27:27.497638+00', NULL);
INSERT INTO migrations VALUES ('002-outbox.sql', '2026-11-29 23:27:27.570408+00', '0.10.0');
INSERT INTO migrations VALUES ('003-visits.sql', '2026-11-29 23:27:27.594147+00', '0.10.0');
INSERT INTO migrations VALUES ('004-outbox-lanes.sql', '2026-11-29 23:27:27.609419+00', '0.10.0');
INSERT INTO migrations VALUES ('005-call-time.sql', '2026-11-29 23:27:27.618982+00', '0.10.0');
INSERT INTO migrations VALUES ('006-inbox.sql', '2026-11-29 23:27:27.626266+00', '0.10.0');
INSERT INTO migrations VALUES ('007-search.sql', '2026-11-29 23:27:27.988479+00', '0.10.0');
INSERT INTO migrations VALUES ('008-staff.sql', '2026-11-29 23:27:28.137274+00', '0.10.0');
INSERT INTO migrations VALUES ('009-audit-by-subject.sql', '2026-11-29 23:27:28.394219+00', '0.10.0');
INSERT INTO migrations VALUES ('010-subscription-counts.sql', '2026-11-29 23:27:28.402427+00', '0.10.0');
INSERT INTO migrations VALUES ('011-brand-of-an-enquiry.sql', '2026-11-29 23:27:28.452648+00', '0.10.0');
INSERT INTO migrations VALUES ('012-quotes-apart.sql', '2026-11-29 23:27:28.476815+00', '0.10.0');
INSERT INTO migrations VALUES ('013-program-and-secret.sql', '2026-11-29 23:27:28.501819+00', '0.10.0');
INSERT INTO migrations VALUES ('014-confirmation-limits.sql', '2026-11-29 23:27:28.521124+00', '0.10.0');
INSERT INTO migrations VALUES ('015-corrected-addresses.sql', '2026-11-29 23:27:28.573957+00', '0.10.0');
INSERT INTO migrations VALUES ('017-search-contacts.sql', '2026-11-29 23:27:28.615346+00', '0.10.0');
INSERT INTO migrations VALUES ('019-older-deadlines.sql', '2026-11-29 23:27:28.70204+00', '0.10.0');
INSERT INTO migrations VALUES ('020-list-names-in-code.sql', '2026-11-29 23:27:28.746398+00', '0.10.0');
INSERT INTO migrations VALUES ('021-one-column-beside-the-record.sql', '2026-11-29 23:27:28.777804+00', '0.10.0');
INSERT INTO migrations VALUES ('022-many-enquiries-at-once.sql', '2026-11-29 23:27:28.790095+00', '0.10.0');
INSERT INTO migrations VALUES ('023-numbers-by-day.sql', '2026-11-29 23:27:28.811767+00', '0.10.0');
INSERT INTO migrations VALUES ('024-open-messages.sql', '2026-11-29 23:27:28.870399+00', '0.10.0');
INSERT INTO migrations VALUES ('025-words-in-one-pass.sql', '2026-11-29 23:27:28.915885+00', '0.10.0');
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000001.staff', '-P6wpKBh000000000001', '{"kind":"new-enquiry","at":1795255200000,"number":1,"answerBy":1795446000000,"sentAt":1795255200001,"name":"Thandi Nkosi","phone":"+27821234567","email":"Ann@example.com","about":"Web development","page":"/contact-us","plan":null,"callTime":null,"brand":null,"message":"Do you build church apps for Zoë’s choir?"}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000001.confirmation', '-P6wpKBh000000000001', '{"kind":"confirmation","at":1795255200000,"to":"Ann@example.com","answerBy":1795446000000,"form":"our contact form","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000002.staff', '-P6wpKBh000000000002', '{"kind":"new-enquiry","at":1795255200000,"number":2,"answerBy":1795446000000,"sentAt":1795255200002,"name":"Thandi Nkosi","phone":"+27821234567","email":"thandi@example.co.za","about":"Web development","page":"/contact-us","plan":{"reference":"EST-MHQ7-6","need":"website","extras":["Copywriting, per page"],"query":"v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6&completed=2026-12-04&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":4409100,"lumpSumCents":0,"eachCents":734850,"months":6,"firstDue":"2027-01-01","codeOn":"2027-06-01","validDays":30},"callTime":null,"brand":null,"message":"Please call me."}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000002.confirmation', '-P6wpKBh000000000002', '{"kind":"confirmation","at":1795255200000,"to":"thandi@example.co.za","answerBy":1795446000000,"form":"our contact form","plan":{"reference":"EST-MHQ7-6","need":"website","extras":["Copywriting, per page"],"query":"v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6&completed=2026-12-04&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":4409100,"lumpSumCents":0,"eachCents":734850,"months":6,"firstDue":"2027-01-01","codeOn":"2027-06-01","validDays":30}}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000003.staff', '-P6wpKBh000000000003', '{"kind":"new-enquiry","at":1795255200000,"number":3,"answerBy":1795446000000,"sentAt":1795255200003,"name":"Sipho Dlamini","phone":"+27831234567","email":"sipho@example.co.za","about":"AI chatbot","page":"/our-work/ai-chatbot","plan":{"reference":"EST-T7PX-18","need":"ai-chatbot","extras":["Import of your existing records"],"query":"v=2026-11-20&need=ai-chatbot&extras=import&months=18&completed=2026-11-27&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":2829000,"lumpSumCents":0,"eachCents":157167,"months":18,"firstDue":"2027-01-01","codeOn":"2028-06-01","validDays":30},"callTime":null,"brand":null,"message":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000003.confirmation', '-P6wpKBh000000000003', '{"kind":"confirmation","at":1795255200000,"to":"sipho@example.co.za","answerBy":1795446000000,"form":"our form for AI chatbot","plan":{"reference":"EST-T7PX-18","need":"ai-chatbot","extras":["Import of your existing records"],"query":"v=2026-11-20&need=ai-chatbot&extras=import&months=18&completed=2026-11-27&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":2829000,"lumpSumCents":0,"eachCents":157167,"months":18,"firstDue":"2027-01-01","codeOn":"2028-06-01","validDays":30}}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000004.staff', '-P6wpKBh000000000004', '{"kind":"new-enquiry","at":1795255200000,"number":4,"answerBy":1795446000000,"sentAt":1795255200004,"name":"Sipho Dlamini","phone":"+27835550142","email":"sipho@example.co.za","about":"Live camera","page":"/our-work/live-camera","plan":null,"callTime":null,"brand":null,"message":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000004.confirmation', '-P6wpKBh000000000004', '{"kind":"confirmation","at":1795255200000,"to":"sipho@example.co.za","answerBy":1795446000000,"form":"our form for Live camera","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000006.staff', '-P6wpKBh000000000006', '{"kind":"new-enquiry","at":1795255200000,"number":6,"answerBy":1795446000000,"sentAt":1795255200006,"name":"Thandi Nkosi","phone":"+27835550142","email":"wrong@exmaple.com","about":"Web development","page":"/contact-us","plan":null,"callTime":null,"brand":null,"message":"Please call me."}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000006.confirmation', '-P6wpKBh000000000006', '{"kind":"confirmation","at":1795255200000,"to":"wrong@exmaple.com","answerBy":1795446000000,"form":"our contact form","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000007.staff', '-P6wpKBh000000000007', '{"kind":"new-enquiry","at":1795255200000,"number":7,"answerBy":1795446000000,"sentAt":1795255200007,"name":"Thandi Nkosi","phone":"+27821234567","email":"thandi@example.co.za","about":"Web development","page":"/contact-us","plan":null,"callTime":"mornings","brand":null,"message":"Please call me."}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000007.confirmation', '-P6wpKBh000000000007', '{"kind":"confirmation","at":1795255200000,"to":"thandi@example.co.za","answerBy":1795446000000,"form":"our contact form","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000008.confirm-address.1795255200000', '-P6wpKBh000000000008', '{"kind":"confirm-address","at":1795255200000,"to":"reader@example.com","token":"tF0g6c1HL0eavY-cMjyves1S-KKbHvqtYWM6l-CEMA5bs3v-evENbPYo9N41BatjlWI","until":1795428000000}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('mail', '-P6wpKBh000000000009.confirm-address.1795255200000', '-P6wpKBh000000000009', '{"kind":"confirm-address","at":1795255200000,"to":"stopped@example.com","token":"LDwQiaRmNt5C773r8aYkSIwVtKbbre5C7ZphQvZKE6_XHy3QvvVru5C1qgNVZWu0P-g","until":1795428000000}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (1, '-P6wpKBh000000000001', 'name', NULL, 'Thandi Nkosi', '''nkosi'':2 ''thandi'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (2, '-P6wpKBh000000000001', 'message', NULL, 'Do you build church apps for Zoë’s choir?', '''app'':5 ''apps'' ''build'':3 ''choir'':9 ''church'':4 ''do'':1 ''for'':6 ''s'':8 ''you'':2 ''zoe'':7');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (3, '-P6wpKBh000000000001', 'contact', NULL, 'Ann@example.com · 082 123 4567 · E-1', '''082'':4 ''1'':8 ''123'':5 ''4567'':6 ''ann'':1 ''com'':3 ''e'':7 ''exampl'':2 ''example''');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (4, '-P6wpKBh000000000002', 'name', NULL, 'Thandi Nkosi', '''nkosi'':2 ''thandi'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (5, '-P6wpKBh000000000002', 'message', NULL, 'Please call me.', '''call'':2 ''me'':3 ''pleas'':1 ''please''');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (6, '-P6wpKBh000000000002', 'contact', NULL, 'thandi@example.co.za · 082 123 4567 · E-2 · EST-MHQ7-6', '''082'':5 ''123'':6 ''2'':9 ''4567'':7 ''6'':12 ''co'':3 ''e'':8 ''est'':10 ''exampl'':2 ''example'' ''mhq7'':11 ''thandi'':1 ''za'':4');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (7, '-P6wpKBh000000000003', 'name', NULL, 'Sipho Dlamini', '''dlamini'':2 ''sipho'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (8, '-P6wpKBh000000000003', 'contact', NULL, 'sipho@example.co.za · 083 123 4567 · E-3 · EST-T7PX-18', '''083'':5 ''123'':6 ''18'':12 ''3'':9 ''4567'':7 ''co'':3 ''e'':8 ''est'':10 ''exampl'':2 ''example'' ''sipho'':1 ''t7px'':11 ''za'':4');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (9, '-P6wpKBh000000000004', 'name', NULL, 'Sipho Dlamini', '''dlamini'':2 ''sipho'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (10, '-P6wpKBh000000000004', 'contact', NULL, 'sipho@example.co.za · 083 555 0142 · E-4', '''0142'':7 ''083'':5 ''4'':9 ''555'':6 ''co'':3 ''e'':8 ''exampl'':2 ''example'' ''sipho'':1 ''za'':4');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (11, '-P6wpKBh000000000005', 'name', NULL, 'Sipho Dlamini', '''dlamini'':2 ''sipho'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (12, '-P6wpKBh000000000005', 'contact', NULL, 'sipho@example.co.za · 083 123 4567 · E-5', '''083'':5 ''123'':6 ''4567'':7 ''5'':9 ''co'':3 ''e'':8 ''exampl'':2 ''example'' ''sipho'':1 ''za'':4');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (13, '-P6wpKBh000000000006', 'name', NULL, 'Thandi Nkosi', '''nkosi'':2 ''thandi'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (14, '-P6wpKBh000000000006', 'message', NULL, 'Please call me.', '''call'':2 ''me'':3 ''pleas'':1 ''please''');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (15, '-P6wpKBh000000000006', 'contact', NULL, 'wrong@exmaple.com · 083 555 0142 · E-6', '''0142'':6 ''083'':4 ''555'':5 ''6'':8 ''com'':3 ''e'':7 ''exmapl'':2 ''exmaple'' ''wrong'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (16, '-P6wpKBh000000000007', 'name', NULL, 'Thandi Nkosi', '''nkosi'':2 ''thandi'':1');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (17, '-P6wpKBh000000000007', 'message', NULL, 'Please call me.', '''call'':2 ''me'':3 ''pleas'':1 ''please''');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (18, '-P6wpKBh000000000007', 'contact', NULL, 'thandi@example.co.za · 082 123 4567 · E-7', '''082'':5 ''123'':6 ''4567'':7 ''7'':9 ''co'':3 ''e'':8 ''exampl'':2 ''example'' ''thandi'':1 ''za'':4');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (22, '-P6wpKBh000000000001', 'answer', 10, 'We do, and we sing.', '''and'':3 ''do'':2 ''sing'':5 ''we'':1,4');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (23, '-P6wpKBh000000000002', 'note', 12, 'Has a shop in Gqeberha.', '''a'':2 ''gqeberha'':5 ''has'':1 ''in'':4 ''shop'':3');
INSERT INTO search_texts OVERRIDING SYSTEM VALUE VALUES (24, '-P6wpKBh000000000006', 'contact', 14, 'right@example.com', '''com'':3 ''exampl'':2 ''example'' ''right'':1');
INSERT INTO settings VALUES ('secretMark', '"RKk7Kb6jMQmgyHYn7lGoOV5qluvGIw9K7gvWxvgoIo0"');
INSERT INTO staff VALUES ('thandeka', 'Thandeka', 'thandeka@moons.example', 'thandeka@moons.example', 'owner', NULL, 1, 1, 2, NULL);
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (1, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000001', 1795255200001, 'ann@example.com', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27821234567","email":"Ann@example.com","postId":"-P6wpKBh000000000001","message":"Do you build church apps for Zoë’s choir?","dateSent":1795255200001,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development"}', 'key-1', 'hash-1', '2026-11-21', NULL, NULL, NULL, NULL, NULL, 'ann@example.com', '{}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (2, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000002', 1795255200002, 'thandi@example.co.za', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27821234567","email":"thandi@example.co.za","postId":"-P6wpKBh000000000002","message":"Please call me.","dateSent":1795255200002,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development","estimate":{"version":"2026-11-20","choices":{"need":"website","units":12,"design":"custom","extras":[{"key":"copywriting","quantity":12}]},"total":4409100,"months":6}}', 'key-2', 'hash-2', '2026-11-21', NULL, NULL, 'v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6', NULL, NULL, 'thandi@example.co.za', '{"plan":"v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6"}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (3, 'whiteLabelSolution', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000003', 1795255200003, 'sipho@example.co.za', '{"firstName":"Sipho","surname":"Dlamini","phoneNumber":"+27831234567","email":"sipho@example.co.za","postId":"-P6wpKBh000000000003","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200003,"category":"AI chatbot"}', 'key-3', 'hash-3', '2026-11-21', NULL, NULL, 'v=2026-11-20&need=ai-chatbot&extras=import&months=18', NULL, NULL, 'sipho@example.co.za', '{"plan":"v=2026-11-20&need=ai-chatbot&extras=import&months=18","estimate":{"version":"2026-11-20","choices":{"need":"ai-chatbot","design":"template","extras":[{"key":"import","quantity":1}]},"total":3409100,"months":18}}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (4, 'whiteLabelSolution', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000004', 1795255200004, 'sipho@example.co.za', '{"firstName":"Sipho","surname":"Dlamini","phoneNumber":"+27835550142","email":"sipho@example.co.za","postId":"-P6wpKBh000000000004","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200004,"category":"Live camera"}', 'key-4', 'hash-4', '2026-11-21', NULL, NULL, NULL, NULL, NULL, 'sipho@example.co.za', '{}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (5, 'whiteLabelSolution', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000005', 1795255200005, 'sipho@example.co.za', '{"firstName":"Sipho","surname":"Dlamini","phoneNumber":"+27831234567","email":"sipho@example.co.za","postId":"-P6wpKBh000000000005","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200005,"category":"AI chatbot"}', 'key-5', 'hash-5', '2026-11-21', '["many links","no browser headers"]', 1797847200000, NULL, NULL, NULL, 'sipho@example.co.za', '{}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (6, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000006', 1795255200006, 'wrong@exmaple.com', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27835550142","email":"wrong@exmaple.com","postId":"-P6wpKBh000000000006","message":"Please call me.","dateSent":1795255200006,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development"}', 'key-6', 'hash-6', '2026-11-21', NULL, NULL, NULL, NULL, NULL, 'wrong@exmaple.com', '{}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (7, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000007', 1795255200007, 'thandi@example.co.za', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27821234567","email":"thandi@example.co.za","postId":"-P6wpKBh000000000007","message":"Please call me.","dateSent":1795255200007,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development"}', 'key-7', 'hash-7', '2026-11-21', NULL, NULL, NULL, 'mornings', NULL, 'thandi@example.co.za', '{"callTime":"mornings"}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (8, 'newsletter', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000008', 1795255200008, 'reader@example.com', '{"email":"reader@example.com","postId":"-P6wpKBh000000000008","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200008,"status":"pending"}', 'key-8', 'hash-8', '2026-11-21', NULL, NULL, NULL, NULL, NULL, 'reader@example.com', '{}');
INSERT INTO submissions OVERRIDING SYSTEM VALUE VALUES (9, 'newsletter', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000009', 1795255200009, 'stopped@example.com', '{"email":"stopped@example.com","postId":"-P6wpKBh000000000009","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200009,"status":"pending"}', 'key-9', 'hash-9', '2026-11-21', NULL, NULL, NULL, NULL, NULL, 'stopped@example.com', '{}');
INSERT INTO subscription_counts VALUES ('stopped', 9, 1);
INSERT INTO subscription_counts VALUES ('waiting', 9, 1);
INSERT INTO subscriptions VALUES ('aa81f1d371fb8e28bfe2de2a', 'reader@example.com', 'reader@example.com', '-P6wpKBh000000000008', 'waiting', 1795255200008, 'gDm_Qu3GA_vOrrSVdsTt3dHY__HwIRyfgeQsUPMmesE', 1795428000000, 1, 1795255200000, NULL, NULL, NULL, NULL, 'By pressing Join you agree.', '/', '[]');
INSERT INTO subscriptions VALUES ('21ec465a7c0548cdb9e848db', 'stopped@example.com', 'stopped@example.com', '-P6wpKBh000000000009', 'stopped', 1795255200009, 'KmQ0JfS-ypKZDk5MlD8kyt9Zf0MRcbLBqnD2_XGfdwk', 1795428000000, 1, 1795255200000, NULL, NULL, NULL, NULL, 'By pressing Join you agree.', '/', '[]');
INSERT INTO visits VALUES ('2026-11-20', '/', 'page', '', 7);
SELECT pg_catalog.setval('departures_id_seq', 1, true);
SELECT pg_catalog.setval('enquiries_number_seq', 8, true);
SELECT pg_catalog.setval('facts_id_seq', 14, true);
SELECT pg_catalog.setval('mail_changes_id_seq', 1, false);
SELECT pg_catalog.setval('search_texts_id_seq', 24, true);
SELECT pg_catalog.setval('submissions_id_seq', 10, true);
ALTER TABLE ONLY audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (one);
ALTER TABLE ONLY audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (n);
ALTER TABLE ONLY confirmation_counts
    ADD CONSTRAINT confirmation_counts_pkey PRIMARY KEY (hour, slot);
ALTER TABLE ONLY consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (submission_id, "position");
ALTER TABLE ONLY deadline_backlog
    ADD CONSTRAINT deadline_backlog_pkey PRIMARY KEY (fact);
ALTER TABLE ONLY departures
    ADD CONSTRAINT departures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (staff, post_id);
ALTER TABLE ONLY enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (number);
ALTER TABLE ONLY enquiries
    ADD CONSTRAINT enquiries_post_id_key UNIQUE (post_id);
ALTER TABLE ONLY erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (year, no);
ALTER TABLE ONLY facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY list_counts
    ADD CONSTRAINT list_counts_pkey PRIMARY KEY (list, slot);
ALTER TABLE ONLY mail_changes
    ADD CONSTRAINT mail_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (file);
ALTER TABLE ONLY number_days
    ADD CONSTRAINT number_days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY one_time_links
    ADD CONSTRAINT one_time_links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (topic, id);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY saved_answers
    ADD CONSTRAINT saved_answers_id_key UNIQUE (id);
ALTER TABLE ONLY saved_answers
    ADD CONSTRAINT saved_answers_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY search_backlog
    ADD CONSTRAINT search_backlog_pkey PRIMARY KEY (post_id);
ALTER TABLE ONLY search_texts
    ADD CONSTRAINT search_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key);
ALTER TABLE ONLY staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY submissions
    ADD CONSTRAINT submissions_idempotency_key_key UNIQUE (idempotency_key);
ALTER TABLE ONLY submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY submissions
    ADD CONSTRAINT submissions_post_id_key UNIQUE (post_id);
ALTER TABLE ONLY subscription_counts
    ADD CONSTRAINT subscription_counts_pkey PRIMARY KEY (state, slot);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_email_folded_key UNIQUE (email_folded);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_post_id_key UNIQUE (post_id);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_stop_token_hash_key UNIQUE (stop_token_hash);
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (day, page, kind, referrer_host);
ALTER TABLE ONLY write_checks
    ADD CONSTRAINT write_checks_pkey PRIMARY KEY (id);
CREATE INDEX audit_by_act ON audit USING btree (act, n);
CREATE INDEX audit_by_subject ON audit USING btree (subject, n) WHERE (subject IS NOT NULL);
CREATE INDEX audit_by_who ON audit USING btree (who, n);
CREATE INDEX departures_by_fact ON departures USING btree (after_fact);
CREATE INDEX departures_by_number ON departures USING btree (number);
CREATE INDEX drafts_by_enquiry ON drafts USING btree (post_id);
CREATE INDEX enquiries_by_counted_day ON enquiries USING btree (counted_on, number) WHERE (counted_on IS NOT NULL);
CREATE INDEX enquiries_by_due ON enquiries USING btree (list, due_at, number, last_at);
CREATE INDEX enquiries_by_person ON enquiries USING btree (person_key);
CREATE INDEX enquiries_by_time ON enquiries USING btree (list, last_at, number);
CREATE INDEX enquiries_by_who_due ON enquiries USING btree (list, who, due_at, number, last_at);
CREATE INDEX enquiries_by_who_time ON enquiries USING btree (list, who, last_at, number);
CREATE INDEX enquiries_undelivered ON enquiries USING btree (last_at, number) WHERE (undelivered IS NOT NULL);
CREATE INDEX enquiries_without_figures ON enquiries USING btree (number) WHERE (figures_version IS DISTINCT FROM version);
CREATE INDEX facts_answered ON facts USING btree (at) WHERE (kind = 'answered'::text);
CREATE INDEX facts_by_corrected_address ON facts USING btree (corrected_to) WHERE (corrected_to IS NOT NULL);
CREATE INDEX facts_by_enquiry ON facts USING btree (post_id, id);
CREATE INDEX one_time_links_by_end ON one_time_links USING btree (until);
CREATE INDEX one_time_links_by_staff ON one_time_links USING btree (staff);
CREATE INDEX outbox_by_lane ON outbox USING btree (lane) WHERE (delivered_at IS NULL);
CREATE INDEX outbox_by_post ON outbox USING btree (post_id);
CREATE INDEX outbox_open ON outbox USING btree (topic, due_at, id) WHERE ((delivered_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX passkeys_by_staff ON passkeys USING btree (staff);
CREATE INDEX search_texts_by_enquiry ON search_texts USING btree (post_id);
CREATE INDEX search_texts_by_words ON search_texts USING gin (words);
CREATE INDEX sessions_by_staff ON sessions USING btree (staff);
CREATE INDEX sign_in_failures_by_time ON sign_in_failures USING btree (last_at);
CREATE UNIQUE INDEX staff_by_email ON staff USING btree (email_folded) WHERE ((left_at IS NULL) AND (email_folded <> ''::text));
CREATE INDEX submissions_by_email ON submissions USING btree (email_folded, date_sent);
CREATE INDEX submissions_by_mailbox ON submissions USING btree (mailbox, date_sent);
CREATE INDEX submissions_by_time ON submissions USING btree (date_sent, post_id);
CREATE INDEX subscriptions_by_state ON subscriptions USING btree (state, at, id);
CREATE INDEX subscriptions_by_time ON subscriptions USING btree (at, id);
CREATE TRIGGER confirmation_counts_slot BEFORE INSERT ON confirmation_counts FOR EACH ROW WHEN ((new.slot = '-1'::integer)) EXECUTE FUNCTION own_slot();
CREATE TRIGGER departures_told AFTER INSERT ON departures FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER enquiries_arrive AFTER INSERT ON enquiries REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION count_arrivals();
CREATE TRIGGER enquiries_change AFTER DELETE OR UPDATE OF list ON enquiries FOR EACH ROW EXECUTE FUNCTION count_lists();
CREATE TRIGGER enquiries_count AFTER INSERT ON enquiries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_days();
CREATE TRIGGER enquiries_depart AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION note_departure();
CREATE TRIGGER enquiries_recount AFTER UPDATE OF counted_on, figures ON enquiries FOR EACH ROW WHEN (((old.counted_on IS DISTINCT FROM new.counted_on) OR (old.figures IS DISTINCT FROM new.figures))) EXECUTE FUNCTION recount_day();
CREATE TRIGGER enquiries_uncount AFTER DELETE ON enquiries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_days();
CREATE TRIGGER facts_told AFTER INSERT ON facts FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER mail_changes_told AFTER INSERT ON mail_changes FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER mails_change AFTER UPDATE ON outbox FOR EACH ROW WHEN (((new.topic = 'mail'::text) AND ((old.delivered_at IS DISTINCT FROM new.delivered_at) OR (old.failed_at IS DISTINCT FROM new.failed_at) OR (old.reason IS DISTINCT FROM new.reason) OR (new.attempts < old.attempts)))) EXECUTE FUNCTION note_mail_change();
CREATE TRIGGER search_texts_words BEFORE INSERT OR UPDATE OF text ON search_texts FOR EACH ROW EXECUTE FUNCTION words_of_text();
CREATE TRIGGER submissions_extras BEFORE INSERT OR UPDATE OF extras ON submissions FOR EACH ROW EXECUTE FUNCTION extras_for_older_servers();
CREATE TRIGGER submissions_older_columns BEFORE UPDATE OF plan, brand, call_time ON submissions FOR EACH ROW EXECUTE FUNCTION extras_of_older_servers();
CREATE TRIGGER subscriptions_change AFTER INSERT OR DELETE OR UPDATE OF state ON subscriptions FOR EACH ROW EXECUTE FUNCTION count_subscriptions();
ALTER TABLE ONLY consents
    ADD CONSTRAINT consents_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadline_backlog
    ADD CONSTRAINT deadline_backlog_fact_fkey FOREIGN KEY (fact) REFERENCES facts(id) ON DELETE CASCADE;
ALTER TABLE ONLY drafts
    ADD CONSTRAINT drafts_post_id_fkey FOREIGN KEY (post_id) REFERENCES enquiries(post_id) ON DELETE CASCADE;
ALTER TABLE ONLY enquiries
    ADD CONSTRAINT enquiries_post_id_fkey FOREIGN KEY (post_id) REFERENCES submissions(post_id) ON DELETE CASCADE;
ALTER TABLE ONLY facts
    ADD CONSTRAINT facts_post_id_fkey FOREIGN KEY (post_id) REFERENCES enquiries(post_id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_post_id_fkey FOREIGN KEY (post_id) REFERENCES submissions(post_id) ON DELETE CASCADE;
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_staff_fkey FOREIGN KEY (staff) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_backlog
    ADD CONSTRAINT search_backlog_post_id_fkey FOREIGN KEY (post_id) REFERENCES enquiries(post_id) ON DELETE CASCADE;
ALTER TABLE ONLY search_texts
    ADD CONSTRAINT search_texts_post_id_fkey FOREIGN KEY (post_id) REFERENCES enquiries(post_id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_staff_fkey FOREIGN KEY (staff) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_post_id_fkey FOREIGN KEY (post_id) REFERENCES submissions(post_id) ON DELETE CASCADE;
