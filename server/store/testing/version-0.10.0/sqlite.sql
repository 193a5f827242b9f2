-- A database of version 0.10.0: what its own server wrote, dumped.
CREATE TABLE migrations (file TEXT PRIMARY KEY, applied_at TEXT NOT NULL, program TEXT) STRICT;
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
  quarantine_until INTEGER, mailbox TEXT, extras TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extras)),
  CHECK ((quarantine_reasons IS NULL) = (quarantine_until IS NULL))
) STRICT;
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
CREATE TABLE write_checks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count INTEGER NOT NULL
) STRICT;
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
  failure TEXT, lane TEXT, reason TEXT,
  PRIMARY KEY (topic, id),
  CHECK (delivered_at IS NULL OR failed_at IS NULL),
  CHECK ((failed_at IS NULL) = (failure IS NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE visits (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'form-sent', 'calculator-used')),
  referrer_host TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, kind, referrer_host)
) STRICT, WITHOUT ROWID;
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
  held_until INTEGER
, counted_on TEXT, figures TEXT CHECK (json_valid(figures)), figures_version INTEGER) STRICT;
CREATE TABLE facts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  author TEXT, -- NULL: the site itself
  kind TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  mark TEXT -- of who added it: done twice, it is found again
, corrected_to TEXT) STRICT;
CREATE TABLE list_counts (list TEXT NOT NULL, slot INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (list, slot))
  STRICT, WITHOUT ROWID;
CREATE TABLE departures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number INTEGER NOT NULL,
  after_fact INTEGER NOT NULL,
  deleted_at INTEGER, -- NULL: it only left the lists, as an address that is with the subscribers now
  receipt TEXT -- of the erasure by which it went, as ER-2026-0007
) STRICT;
CREATE TABLE mail_changes (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;
CREATE TABLE drafts (
  staff TEXT NOT NULL,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  attach_plan INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (staff, post_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE saved_answers (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (json_valid(value))) STRICT, WITHOUT ROWID;
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
CREATE TABLE erasures (
  year INTEGER NOT NULL,
  no INTEGER NOT NULL,
  at INTEGER NOT NULL,
  author TEXT, -- NULL: the command line
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  seal TEXT NOT NULL, other_seals TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(other_seals)), -- HMAC of the folded address with the server's secret
  PRIMARY KEY (year, no)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE sessions (
  hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  device TEXT NOT NULL,
  is_phone INTEGER NOT NULL,
  reauthenticated_at INTEGER NOT NULL
, secret_mark TEXT) STRICT;
CREATE TABLE one_time_links (
  hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  purpose TEXT NOT NULL CHECK (purpose IN ('first', 'invitation', 'way-in', 'challenge')),
  staff TEXT, -- whose way in it is; null for a challenge of nobody yet
  invited_by TEXT,
  created_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  used_at INTEGER
, secret_mark TEXT) STRICT;
CREATE TABLE sign_in_failures (
  key TEXT PRIMARY KEY, -- of a network, an address or a known device: a hash that names nobody
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT;
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
CREATE TABLE audit_head (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  n INTEGER NOT NULL,
  hash TEXT NOT NULL
) STRICT;
CREATE TABLE subscription_counts (state TEXT NOT NULL, slot INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (state, slot)) STRICT, WITHOUT ROWID;
CREATE TABLE confirmation_counts (hour INTEGER NOT NULL, slot INTEGER NOT NULL, sent INTEGER NOT NULL, withheld INTEGER NOT NULL,
  PRIMARY KEY (hour, slot)) STRICT, WITHOUT ROWID;
CREATE TABLE "search_texts" (
  id INTEGER PRIMARY KEY,
  post_id TEXT NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('name', 'contact', 'message', 'answer', 'note')),
  fact INTEGER,
  text TEXT NOT NULL
) STRICT;
CREATE TABLE search_backlog (post_id TEXT PRIMARY KEY REFERENCES enquiries (post_id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
CREATE TABLE deadline_backlog (fact INTEGER PRIMARY KEY REFERENCES facts (id) ON DELETE CASCADE) STRICT;
CREATE TABLE number_days (
  day TEXT PRIMARY KEY,
  rule TEXT NOT NULL,
  mark TEXT NOT NULL,
  numbers TEXT CHECK (json_valid(numbers))
) STRICT, WITHOUT ROWID;
CREATE TABLE search_waiting (id INTEGER PRIMARY KEY) STRICT;
CREATE VIRTUAL TABLE search USING fts5 (
  text, content = 'search_texts', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE search_words USING fts5 (
  text, content = 'search_texts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', detail = 'none'
);
INSERT INTO migrations (file, applied_at, program) VALUES ('001-submissions.sql (renamed by 014)', '2026-11-29T23:27:06Z', NULL);
INSERT INTO migrations (file, applied_at, program) VALUES ('002-plan-of-an-enquiry.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('004-outbox.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('005-visits.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('006-outbox-lanes.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('007-call-time.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('008-inbox.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('009-search.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('010-staff.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('011-audit-by-subject.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('012-subscription-counts.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('013-brand-of-an-enquiry.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('014-program-and-secret.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('015-confirmation-limits.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('016-corrected-addresses.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('018-search-contacts.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('020-older-deadlines.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('021-list-names-in-code.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('022-one-column-beside-the-record.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('023-numbers-by-day.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO migrations (file, applied_at, program) VALUES ('024-words-indexed-together.sql', '2026-11-29T23:27:06Z', '0.10.0');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (1, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000001', 1795255200001, 'ann@example.com', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27821234567","email":"Ann@example.com","postId":"-P6wpKBh000000000001","message":"Do you build church apps for Zoë’s choir?","dateSent":1795255200001,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development"}', 'key-1', 'hash-1', '2026-11-21', NULL, NULL, 'ann@example.com', '{}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (2, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000002', 1795255200002, 'thandi@example.co.za', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27821234567","email":"thandi@example.co.za","postId":"-P6wpKBh000000000002","message":"Please call me.","dateSent":1795255200002,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development","estimate":{"version":"2026-11-20","choices":{"need":"website","units":12,"design":"custom","extras":[{"key":"copywriting","quantity":12}]},"total":4409100,"months":6}}', 'key-2', 'hash-2', '2026-11-21', NULL, NULL, 'thandi@example.co.za', '{"plan":"v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6"}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (3, 'whiteLabelSolution', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000003', 1795255200003, 'sipho@example.co.za', '{"firstName":"Sipho","surname":"Dlamini","phoneNumber":"+27831234567","email":"sipho@example.co.za","postId":"-P6wpKBh000000000003","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200003,"category":"AI chatbot"}', 'key-3', 'hash-3', '2026-11-21', NULL, NULL, 'sipho@example.co.za', '{"plan":"v=2026-11-20&need=ai-chatbot&extras=import&months=18","estimate":{"version":"2026-11-20","choices":{"need":"ai-chatbot","design":"template","extras":[{"key":"import","quantity":1}]},"total":3409100,"months":18}}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (4, 'whiteLabelSolution', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000004', 1795255200004, 'sipho@example.co.za', '{"firstName":"Sipho","surname":"Dlamini","phoneNumber":"+27835550142","email":"sipho@example.co.za","postId":"-P6wpKBh000000000004","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200004,"category":"Live camera"}', 'key-4', 'hash-4', '2026-11-21', NULL, NULL, 'sipho@example.co.za', '{}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (5, 'whiteLabelSolution', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000005', 1795255200005, 'sipho@example.co.za', '{"firstName":"Sipho","surname":"Dlamini","phoneNumber":"+27831234567","email":"sipho@example.co.za","postId":"-P6wpKBh000000000005","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200005,"category":"AI chatbot"}', 'key-5', 'hash-5', '2026-11-21', '["many links","no browser headers"]', 1797847200000, 'sipho@example.co.za', '{}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (6, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000006', 1795255200006, 'wrong@exmaple.com', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27835550142","email":"wrong@exmaple.com","postId":"-P6wpKBh000000000006","message":"Please call me.","dateSent":1795255200006,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development"}', 'key-6', 'hash-6', '2026-11-21', NULL, NULL, 'wrong@exmaple.com', '{}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (7, 'contactUs', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000007', 1795255200007, 'thandi@example.co.za', '{"firstName":"Thandi","surname":"Nkosi","phoneNumber":"+27821234567","email":"thandi@example.co.za","postId":"-P6wpKBh000000000007","message":"Please call me.","dateSent":1795255200007,"userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","category":"Web development"}', 'key-7', 'hash-7', '2026-11-21', NULL, NULL, 'thandi@example.co.za', '{"callTime":"mornings"}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (8, 'newsletter', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000008', 1795255200008, 'reader@example.com', '{"email":"reader@example.com","postId":"-P6wpKBh000000000008","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200008,"status":"pending"}', 'key-8', 'hash-8', '2026-11-21', NULL, NULL, 'reader@example.com', '{}');
INSERT INTO submissions (id, collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, mailbox, extras) VALUES (9, 'newsletter', 'AbCdEfGhIjKlMnOpQrStUvWxYz01', '-P6wpKBh000000000009', 1795255200009, 'stopped@example.com', '{"email":"stopped@example.com","postId":"-P6wpKBh000000000009","userId":"AbCdEfGhIjKlMnOpQrStUvWxYz01","dateSent":1795255200009,"status":"pending"}', 'key-9', 'hash-9', '2026-11-21', NULL, NULL, 'stopped@example.com', '{}');
INSERT INTO consents (submission_id, position, purpose, channel, wording, page, given_at) VALUES (6, 0, 'news', 'email', 'Send me news by email.', '/contact-us', 1795255200006);
INSERT INTO consents (submission_id, position, purpose, channel, wording, page, given_at) VALUES (6, 1, 'news', 'whatsapp', 'Send me news by whatsapp.', '/contact-us', 1795255200006);
INSERT INTO consents (submission_id, position, purpose, channel, wording, page, given_at) VALUES (8, 0, 'newsletter', 'email', 'By pressing Join you agree.', '/', 1795255200008);
INSERT INTO consents (submission_id, position, purpose, channel, wording, page, given_at) VALUES (9, 0, 'newsletter', 'email', 'By pressing Join you agree.', '/', 1795255200009);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000001.confirmation', '-P6wpKBh000000000001', '{"kind":"confirmation","at":1795255200000,"to":"Ann@example.com","answerBy":1795446000000,"form":"our contact form","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000001.staff', '-P6wpKBh000000000001', '{"kind":"new-enquiry","at":1795255200000,"number":1,"answerBy":1795446000000,"sentAt":1795255200001,"name":"Thandi Nkosi","phone":"+27821234567","email":"Ann@example.com","about":"Web development","page":"/contact-us","plan":null,"callTime":null,"brand":null,"message":"Do you build church apps for Zoë’s choir?"}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000002.confirmation', '-P6wpKBh000000000002', '{"kind":"confirmation","at":1795255200000,"to":"thandi@example.co.za","answerBy":1795446000000,"form":"our contact form","plan":{"reference":"EST-MHQ7-6","need":"website","extras":["Copywriting, per page"],"query":"v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6&completed=2026-12-04&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":4409100,"lumpSumCents":0,"eachCents":734850,"months":6,"firstDue":"2027-01-01","codeOn":"2027-06-01","validDays":30}}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000002.staff', '-P6wpKBh000000000002', '{"kind":"new-enquiry","at":1795255200000,"number":2,"answerBy":1795446000000,"sentAt":1795255200002,"name":"Thandi Nkosi","phone":"+27821234567","email":"thandi@example.co.za","about":"Web development","page":"/contact-us","plan":{"reference":"EST-MHQ7-6","need":"website","extras":["Copywriting, per page"],"query":"v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6&completed=2026-12-04&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":4409100,"lumpSumCents":0,"eachCents":734850,"months":6,"firstDue":"2027-01-01","codeOn":"2027-06-01","validDays":30},"callTime":null,"brand":null,"message":"Please call me."}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000003.confirmation', '-P6wpKBh000000000003', '{"kind":"confirmation","at":1795255200000,"to":"sipho@example.co.za","answerBy":1795446000000,"form":"our form for AI chatbot","plan":{"reference":"EST-T7PX-18","need":"ai-chatbot","extras":["Import of your existing records"],"query":"v=2026-11-20&need=ai-chatbot&extras=import&months=18&completed=2026-11-27&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":2829000,"lumpSumCents":0,"eachCents":157167,"months":18,"firstDue":"2027-01-01","codeOn":"2028-06-01","validDays":30}}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000003.staff', '-P6wpKBh000000000003', '{"kind":"new-enquiry","at":1795255200000,"number":3,"answerBy":1795446000000,"sentAt":1795255200003,"name":"Sipho Dlamini","phone":"+27831234567","email":"sipho@example.co.za","about":"AI chatbot","page":"/our-work/ai-chatbot","plan":{"reference":"EST-T7PX-18","need":"ai-chatbot","extras":["Import of your existing records"],"query":"v=2026-11-20&need=ai-chatbot&extras=import&months=18&completed=2026-11-27&on=2026-11-21","totalLabel":"Total, VAT included","totalCents":2829000,"lumpSumCents":0,"eachCents":157167,"months":18,"firstDue":"2027-01-01","codeOn":"2028-06-01","validDays":30},"callTime":null,"brand":null,"message":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000004.confirmation', '-P6wpKBh000000000004', '{"kind":"confirmation","at":1795255200000,"to":"sipho@example.co.za","answerBy":1795446000000,"form":"our form for Live camera","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000004.staff', '-P6wpKBh000000000004', '{"kind":"new-enquiry","at":1795255200000,"number":4,"answerBy":1795446000000,"sentAt":1795255200004,"name":"Sipho Dlamini","phone":"+27835550142","email":"sipho@example.co.za","about":"Live camera","page":"/our-work/live-camera","plan":null,"callTime":null,"brand":null,"message":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000006.confirmation', '-P6wpKBh000000000006', '{"kind":"confirmation","at":1795255200000,"to":"wrong@exmaple.com","answerBy":1795446000000,"form":"our contact form","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000006.staff', '-P6wpKBh000000000006', '{"kind":"new-enquiry","at":1795255200000,"number":6,"answerBy":1795446000000,"sentAt":1795255200006,"name":"Thandi Nkosi","phone":"+27835550142","email":"wrong@exmaple.com","about":"Web development","page":"/contact-us","plan":null,"callTime":null,"brand":null,"message":"Please call me."}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000007.confirmation', '-P6wpKBh000000000007', '{"kind":"confirmation","at":1795255200000,"to":"thandi@example.co.za","answerBy":1795446000000,"form":"our contact form","plan":null}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000007.staff', '-P6wpKBh000000000007', '{"kind":"new-enquiry","at":1795255200000,"number":7,"answerBy":1795446000000,"sentAt":1795255200007,"name":"Thandi Nkosi","phone":"+27821234567","email":"thandi@example.co.za","about":"Web development","page":"/contact-us","plan":null,"callTime":"mornings","brand":null,"message":"Please call me."}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000008.confirm-address.1795255200000', '-P6wpKBh000000000008', '{"kind":"confirm-address","at":1795255200000,"to":"reader@example.com","token":"lzwAcbTuPACXy-3T1qO_x2Bj8mjg9HLiehUHLAVmbwN2dkqFBmPerQ3JXeuN49fTu4E","until":1795428000000}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts, claim, delivered_at, failed_at, failure, lane, reason) VALUES ('mail', '-P6wpKBh000000000009.confirm-address.1795255200000', '-P6wpKBh000000000009', '{"kind":"confirm-address","at":1795255200000,"to":"stopped@example.com","token":"bzPUHe5Y6dz2itDNGOrDZ67b6kaKpDyhnqGCLzDLEFkmWSxLRNtQ0kGmvOclzIic3uM","until":1795428000000}', 1795255200000, 1795514400000, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO visits (day, page, kind, referrer_host, count) VALUES ('2026-11-20', '/', 'page', '', 7);
INSERT INTO enquiries (number, post_id, person_key, list, status, due_at, last_at, last_by, last_way, who, version, name, about, snippet, plan_total, plan_months, read_by, undelivered, held_until, counted_on, figures, figures_version) VALUES (1, '-P6wpKBh000000000001', 'c4121a0fd80c0cb40194104d', 'waiting', 'in-conversation', NULL, 1795258800000, 'thandeka', 'telephone', 'thandeka', 2, 'Thandi Nkosi', 'Web development', 'We do, and we sing.', NULL, NULL, '["thandeka"]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200001,"dueAt":1795446000000,"answeredAt":1795258800000,"isOpen":false,"collection":"contactUs","category":"Web development","hasPlan":false}', 2);
INSERT INTO enquiries (number, post_id, person_key, list, status, due_at, last_at, last_by, last_way, who, version, name, about, snippet, plan_total, plan_months, read_by, undelivered, held_until, counted_on, figures, figures_version) VALUES (2, '-P6wpKBh000000000002', 'aef45487b6f10bbd2ca1a639', 'needs', 'new', 1795446000000, 1795255200002, NULL, NULL, 'pieter', 3, 'Thandi Nkosi', 'Website · R 44 091,00 · 6 months', 'Please call me.', 4409100, 6, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200002,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"contactUs","category":"Web development","hasPlan":true}', 3);
INSERT INTO enquiries (number, post_id, person_key, list, status, due_at, last_at, last_by, last_way, who, version, name, about, snippet, plan_total, plan_months, read_by, undelivered, held_until, counted_on, figures, figures_version) VALUES (3, '-P6wpKBh000000000003', '47c2143997cf60a1cf810f19', 'won', 'won', NULL, 1795255200003, NULL, NULL, NULL, 2, 'Sipho Dlamini', 'AI chatbot · R 34 091,00 · 18 months', NULL, 3409100, 18, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200003,"dueAt":1795446000000,"answeredAt":null,"isOpen":false,"collection":"whiteLabelSolution","category":"AI chatbot","hasPlan":true}', 2);
INSERT INTO enquiries (number, post_id, person_key, list, status, due_at, last_at, last_by, last_way, who, version, name, about, snippet, plan_total, plan_months, read_by, undelivered, held_until, counted_on, figures, figures_version) VALUES (4, '-P6wpKBh000000000004', '47c2143997cf60a1cf810f19', 'needs', 'new', 1795446000000, 1795255200004, NULL, NULL, NULL, 1, 'Sipho Dlamini', 'Live camera', NULL, NULL, NULL, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200004,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"whiteLabelSolution","category":"Live camera","hasPlan":false}', 1);
INSERT INTO enquiries (number, post_id, person_key, list, status, due_at, last_at, last_by, last_way, who, version, name, about, snippet, plan_total, plan_months, read_by, undelivered, held_until, counted_on, figures, figures_version) VALUES (5, '-P6wpKBh000000000005', '47c2143997cf60a1cf810f19', 'held', 'new', NULL, 1795255200005, NULL, NULL, NULL, 2, 'Sipho Dlamini', 'AI chatbot', NULL, NULL, NULL, '[]', NULL, 1797847200000, NULL, NULL, 2);
INSERT INTO enquiries (number, post_id, person_key, list, status, due_at, last_at, last_by, last_way, who, version, name, about, snippet, plan_total, plan_months, read_by, undelivered, held_until, counted_on, figures, figures_version) VALUES (6, '-P6wpKBh000000000006', '0aa8254c2d2d7de2f31cc651', 'needs', 'new', 1795446000000, 1795255200006, NULL, NULL, NULL, 2, 'Thandi Nkosi', 'Web development', 'Please call me.', NULL, NULL, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200006,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"contactUs","category":"Web development","hasPlan":false}', 2);
INSERT INTO enquiries (number, post_id, person_key, list, status, due_at, last_at, last_by, last_way, who, version, name, about, snippet, plan_total, plan_months, read_by, undelivered, held_until, counted_on, figures, figures_version) VALUES (7, '-P6wpKBh000000000007', 'aef45487b6f10bbd2ca1a639', 'needs', 'new', 1795446000000, 1795255200007, NULL, NULL, NULL, 1, 'Thandi Nkosi', 'Web development', 'Please call me.', NULL, NULL, '[]', NULL, NULL, '2026-11-21', '{"arrivedAt":1795255200007,"dueAt":1795446000000,"answeredAt":null,"isOpen":true,"collection":"contactUs","category":"Web development","hasPlan":false}', 1);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (1, '-P6wpKBh000000000001', 1795255200001, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (2, '-P6wpKBh000000000002', 1795255200002, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (3, '-P6wpKBh000000000003', 1795255200003, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (4, '-P6wpKBh000000000004', 1795255200004, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (5, '-P6wpKBh000000000005', 1795255200005, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (6, '-P6wpKBh000000000005', 1795255200005, NULL, 'held-back', '{"reasons":["many links","no browser headers"],"until":1797847200000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (7, '-P6wpKBh000000000006', 1795255200006, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (8, '-P6wpKBh000000000007', 1795255200007, NULL, 'received', '{"dueAt":1795446000000}', NULL, NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (10, '-P6wpKBh000000000001', 1795258800000, 'thandeka', 'answered', '{"way":"telephone","words":"We do, and we sing.","mail":null}', '1af8fc16-91b9-49af-a648-d8e535cdc430', NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (11, '-P6wpKBh000000000002', 1795258800000, 'thandeka', 'given', '{"to":"pieter"}', 'b533d2e4-fa0a-433f-91dc-8d3fe832d084', NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (12, '-P6wpKBh000000000002', 1795258800000, 'thandeka', 'note', '{"words":"Has a shop in Gqeberha."}', '43c463e3-6a30-479d-9d0a-4adb603792c2', NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (13, '-P6wpKBh000000000003', 1795258800000, 'thandeka', 'status', '{"from":"new","to":"won"}', 'ea7ab0fd-00d0-48a8-9c68-b44a92c2c2bb', NULL);
INSERT INTO facts (id, post_id, at, author, kind, data, mark, corrected_to) VALUES (14, '-P6wpKBh000000000006', 1795258800000, 'thandeka', 'corrected-address', '{"to":"right@example.com"}', 'cc688c0c-0fb1-48f2-b7a4-bce868113943', 'right@example.com');
INSERT INTO list_counts (list, slot, count) VALUES ('held', 0, 1);
INSERT INTO list_counts (list, slot, count) VALUES ('needs', 0, 4);
INSERT INTO list_counts (list, slot, count) VALUES ('waiting', 0, 1);
INSERT INTO list_counts (list, slot, count) VALUES ('won', 0, 1);
INSERT INTO departures (id, number, after_fact, deleted_at, receipt) VALUES (1, 8, 14, 1795994827023, NULL);
INSERT INTO settings (key, value) VALUES ('secretMark', '"RKk7Kb6jMQmgyHYn7lGoOV5qluvGIw9K7gvWxvgoIo0"');
INSERT INTO subscriptions (id, email_folded, email, post_id, state, at, token_hash, token_until, mails_sent, last_mail_at, confirmed_at, stop_token_hash, author, words, wording, page, history) VALUES ('6ae889043e0e11fb00ffcaab', 'reader@example.com', 'reader@example.com', '-P6wpKBh000000000008', 'waiting', 1795255200008, 'iYjjECpRFgteZY-Dh8cp6YZlCpg1qrA40FB8iyHEr04', 1795428000000, 1, 1795255200000, NULL, NULL, NULL, NULL, 'By pressing Join you agree.', '/', '[]');
INSERT INTO subscriptions (id, email_folded, email, post_id, state, at, token_hash, token_until, mails_sent, last_mail_at, confirmed_at, stop_token_hash, author, words, wording, page, history) VALUES ('eeeff47eb50739a4e8f5d48d', 'stopped@example.com', 'stopped@example.com', '-P6wpKBh000000000009', 'stopped', 1795255200009, 'Nr9YFxccH2OjtAyGhmCRVPgvF-MyS4OXyJX8o1CK2JM', 1795428000000, 1, 1795255200000, NULL, NULL, NULL, NULL, 'By pressing Join you agree.', '/', '[]');
INSERT INTO staff (id, name, email, email_folded, role, password, single_keys, created_at, joined_at, left_at) VALUES ('thandeka', 'Thandeka', 'thandeka@moons.example', 'thandeka@moons.example', 'owner', NULL, 1, 1, 2, NULL);
INSERT INTO audit (n, at, who, act, subject, data, previous, hash) VALUES (1, 1795255200000, 'thandeka', 'changed-saved-answers', NULL, '{"count":1}', '', '2bf4c981fec8e2fbc7aef653e14a7da00fe9a98c518998e08275d3f9bb356106');
INSERT INTO audit (n, at, who, act, subject, data, previous, hash) VALUES (2, 1795255200000, 'thandeka', 'changed-saved-answers', NULL, '{"count":2}', '2bf4c981fec8e2fbc7aef653e14a7da00fe9a98c518998e08275d3f9bb356106', 'c92bd15f0b8c901cc609e8db228a754f3bd84bd990618e974e3cbf1c787d3b75');
INSERT INTO audit_head (one, n, hash) VALUES (1, 2, 'c92bd15f0b8c901cc609e8db228a754f3bd84bd990618e974e3cbf1c787d3b75');
INSERT INTO subscription_counts (state, slot, count) VALUES ('stopped', 0, 1);
INSERT INTO subscription_counts (state, slot, count) VALUES ('waiting', 0, 1);
INSERT INTO confirmation_counts (hour, slot, sent, withheld) VALUES (498682, -1, 9, 0);
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (1, '-P6wpKBh000000000001', 'name', NULL, 'Thandi Nkosi');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (2, '-P6wpKBh000000000001', 'message', NULL, 'Do you build church apps for Zoë’s choir?');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (3, '-P6wpKBh000000000001', 'contact', NULL, 'Ann@example.com · 082 123 4567 · E-1');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (4, '-P6wpKBh000000000002', 'name', NULL, 'Thandi Nkosi');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (5, '-P6wpKBh000000000002', 'message', NULL, 'Please call me.');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (6, '-P6wpKBh000000000002', 'contact', NULL, 'thandi@example.co.za · 082 123 4567 · E-2 · EST-MHQ7-6');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (7, '-P6wpKBh000000000003', 'name', NULL, 'Sipho Dlamini');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (8, '-P6wpKBh000000000003', 'contact', NULL, 'sipho@example.co.za · 083 123 4567 · E-3 · EST-T7PX-18');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (9, '-P6wpKBh000000000004', 'name', NULL, 'Sipho Dlamini');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (10, '-P6wpKBh000000000004', 'contact', NULL, 'sipho@example.co.za · 083 555 0142 · E-4');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (11, '-P6wpKBh000000000005', 'name', NULL, 'Sipho Dlamini');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (12, '-P6wpKBh000000000005', 'contact', NULL, 'sipho@example.co.za · 083 123 4567 · E-5');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (13, '-P6wpKBh000000000006', 'name', NULL, 'Thandi Nkosi');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (14, '-P6wpKBh000000000006', 'message', NULL, 'Please call me.');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (15, '-P6wpKBh000000000006', 'contact', NULL, 'wrong@exmaple.com · 083 555 0142 · E-6');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (16, '-P6wpKBh000000000007', 'name', NULL, 'Thandi Nkosi');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (17, '-P6wpKBh000000000007', 'message', NULL, 'Please call me.');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (18, '-P6wpKBh000000000007', 'contact', NULL, 'thandi@example.co.za · 082 123 4567 · E-7');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (22, '-P6wpKBh000000000001', 'answer', 10, 'We do, and we sing.');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (23, '-P6wpKBh000000000002', 'note', 12, 'Has a shop in Gqeberha.');
INSERT INTO search_texts (id, post_id, source, fact, text) VALUES (24, '-P6wpKBh000000000006', 'contact', 14, 'right@example.com');
DELETE FROM sqlite_sequence WHERE name = 'enquiries';
INSERT INTO sqlite_sequence VALUES ('enquiries', 8);
DELETE FROM sqlite_sequence WHERE name = 'facts';
INSERT INTO sqlite_sequence VALUES ('facts', 14);
DELETE FROM sqlite_sequence WHERE name = 'departures';
INSERT INTO sqlite_sequence VALUES ('departures', 1);
INSERT INTO search (search, rank) VALUES ('secure-delete', 1);
INSERT INTO search (search) VALUES ('rebuild');
INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1);
INSERT INTO search_words (search_words) VALUES ('rebuild');
CREATE INDEX submissions_by_email ON submissions (email_folded, date_sent);
CREATE INDEX submissions_by_time ON submissions (date_sent, post_id);
CREATE INDEX outbox_due ON outbox (topic, due_at) WHERE delivered_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_post ON outbox (post_id);
CREATE INDEX outbox_by_lane ON outbox (lane) WHERE delivered_at IS NULL;
CREATE INDEX enquiries_by_due ON enquiries (list, due_at, number, last_at);
CREATE INDEX enquiries_by_time ON enquiries (list, last_at, number);
CREATE INDEX enquiries_by_who_due ON enquiries (list, who, due_at, number, last_at);
CREATE INDEX enquiries_by_who_time ON enquiries (list, who, last_at, number);
CREATE INDEX enquiries_undelivered ON enquiries (last_at, number) WHERE undelivered IS NOT NULL;
CREATE INDEX enquiries_by_person ON enquiries (person_key);
CREATE INDEX facts_by_enquiry ON facts (post_id, id);
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
CREATE INDEX departures_by_fact ON departures (after_fact);
CREATE INDEX departures_by_number ON departures (number);
CREATE TRIGGER enquiries_depart AFTER DELETE ON enquiries BEGIN
  INSERT INTO departures (number, after_fact, deleted_at)
    SELECT old.number, coalesce(max(seq), 0),
      iif(EXISTS (SELECT 1 FROM submissions WHERE post_id = old.post_id), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    FROM sqlite_sequence WHERE name = 'facts';
END;
CREATE TRIGGER mails_change AFTER UPDATE ON outbox
  WHEN new.topic = 'mail' AND (old.delivered_at IS NOT new.delivered_at OR old.failed_at IS NOT new.failed_at
    OR old.reason IS NOT new.reason OR new.attempts < old.attempts)
BEGIN
  INSERT INTO mail_changes (id) VALUES (NULL);
END;
CREATE INDEX drafts_by_enquiry ON drafts (post_id);
CREATE INDEX subscriptions_by_state ON subscriptions (state, at, id);
CREATE INDEX subscriptions_by_time ON subscriptions (at, id);
CREATE INDEX outbox_open ON outbox (topic, due_at, id) WHERE delivered_at IS NULL;
CREATE UNIQUE INDEX staff_by_email ON staff (email_folded) WHERE left_at IS NULL AND email_folded <> '';
CREATE INDEX passkeys_by_staff ON passkeys (staff);
CREATE INDEX sessions_by_staff ON sessions (staff);
CREATE INDEX one_time_links_by_staff ON one_time_links (staff);
CREATE INDEX one_time_links_by_end ON one_time_links (until);
CREATE INDEX sign_in_failures_by_time ON sign_in_failures (last_at);
CREATE INDEX audit_by_who ON audit (who, n);
CREATE INDEX audit_by_act ON audit (act, n);
CREATE INDEX audit_by_subject ON audit (subject, n) WHERE subject IS NOT NULL;
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
CREATE INDEX submissions_by_mailbox ON submissions (mailbox, date_sent);
CREATE INDEX facts_by_corrected_address ON facts (corrected_to) WHERE corrected_to IS NOT NULL;
CREATE INDEX search_texts_by_enquiry ON search_texts (post_id);
CREATE INDEX enquiries_by_counted_day ON enquiries (counted_on, number) WHERE counted_on IS NOT NULL;
CREATE INDEX enquiries_without_figures ON enquiries (number) WHERE figures_version IS DISTINCT FROM version;
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
CREATE INDEX facts_answered ON facts (at) WHERE kind = 'answered';
