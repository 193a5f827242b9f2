-- Who may use the inbox, how they prove it, and what was done. Times are epoch milliseconds.
-- Nothing refers to staff by a foreign key but what is theirs alone: whoever left stays, for what they did.
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
  reauthenticated_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_staff ON sessions (staff);

CREATE TABLE one_time_links (
  hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  purpose TEXT NOT NULL CHECK (purpose IN ('first', 'invitation', 'way-in', 'challenge')),
  staff TEXT, -- whose way in it is; null for a challenge of nobody yet
  invited_by TEXT,
  created_at BIGINT NOT NULL,
  until BIGINT NOT NULL,
  used_at BIGINT
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

-- The end of the log: who appends locks its one row.
CREATE TABLE audit_head (
  one BIGINT PRIMARY KEY CHECK (one = 1),
  n BIGINT NOT NULL,
  hash TEXT NOT NULL
);
INSERT INTO audit_head VALUES (1, 0, '');
