-- Photos that owners chose for the site. Drafts and versions name them by their hash.
CREATE TABLE site_photos (
  hash TEXT PRIMARY KEY, -- SHA-256 of the WebP, hexadecimal
  bytes TEXT NOT NULL, -- the WebP in base64: rows move to PostgreSQL as JSON
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  at INTEGER NOT NULL -- last chosen
) STRICT;
