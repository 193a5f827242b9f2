-- The address that somebody of the staff wants instead of theirs, until the link that was mailed to it is used.
CREATE TABLE new_addresses (
  staff TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE, -- SHA-256 of the link's token, base64url
  asked_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  secret_mark TEXT NOT NULL -- of the SECRET under which the link was made
) STRICT;
