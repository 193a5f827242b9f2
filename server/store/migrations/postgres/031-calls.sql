-- Calls that visitors book. A booked call belongs to its enquiry, and goes with it.
CREATE TABLE calls (
  id TEXT PRIMARY KEY, -- 128 random bits; the UID of its invitations begins with it
  post_id TEXT COLLATE "C" NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  staff TEXT NOT NULL, -- who phones; a person who has left is still named
  starts_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL CHECK (ends_at > starts_at),
  state TEXT NOT NULL CHECK (state IN ('booked', 'called', 'missed', 'cancelled')),
  confirmed_at BIGINT, -- when the owner of the mailbox said that it is theirs
  sequence BIGINT NOT NULL DEFAULT 0, -- +1 with each change: the SEQUENCE of its invitations
  moves BIGINT NOT NULL DEFAULT 0, -- by the visitor
  zone TEXT, -- 'Europe/London', where the browser said so and it has another time
  network TEXT, -- keyed hash of the network that booked it, until it is confirmed or over
  remind_at BIGINT, -- NULL: no reminder, or it is queued
  created_at BIGINT NOT NULL
);
CREATE INDEX calls_by_start ON calls (starts_at);
CREATE INDEX calls_by_post ON calls (post_id);
CREATE INDEX calls_by_reminder ON calls (remind_at) WHERE remind_at IS NOT NULL;

-- Every five minutes that a call and its pause take of one person. No two calls can hold the same.
CREATE TABLE call_cells (
  staff TEXT NOT NULL,
  cell BIGINT NOT NULL, -- epoch milliseconds / 300 000
  call TEXT NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
  PRIMARY KEY (staff, cell)
);
CREATE INDEX call_cells_by_call ON call_cells (call);

-- The open calls of one mailbox, and of one number: two places each. Keyed hashes, no address.
CREATE TABLE call_holders (
  holder TEXT NOT NULL,
  place BIGINT NOT NULL CHECK (place IN (1, 2)),
  call TEXT NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
  PRIMARY KEY (holder, place)
);
CREATE INDEX call_holders_by_call ON call_holders (call);

-- The private link of an enquiry for which a call was wanted.
CREATE TABLE call_links (
  token_hash TEXT PRIMARY KEY, -- SHA-256 of the token, base64url
  post_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES enquiries (post_id) ON DELETE CASCADE
);

ALTER TABLE staff ADD COLUMN takes_calls INTEGER NOT NULL DEFAULT 0;
ALTER TABLE staff ADD COLUMN call_calendar TEXT NOT NULL DEFAULT 'mail' CHECK (call_calendar IN ('mail', 'none'));
