-- What owners have changed on the site and no visitor sees yet, one row a field (domain/content/draft.ts).
CREATE TABLE site_draft (
  part TEXT NOT NULL,
  field TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)), -- null: the field is removed
  revision INTEGER NOT NULL UNIQUE, -- counts all changes: a field that is changed again gets a new one
  author TEXT NOT NULL, -- a staff id
  at INTEGER NOT NULL,
  PRIMARY KEY (part, field)
) STRICT, WITHOUT ROWID;

-- The site's whole content each time that it was built from a draft. Which version is live is a setting.
CREATE TABLE site_versions (
  number INTEGER PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)), -- the files of content/ by name
  revision INTEGER NOT NULL, -- the last change of the draft that is in it
  back_to INTEGER, -- the version whose content it has again
  prices TEXT CHECK (json_valid(prices)), -- the price list that is published with it, if it changes prices
  state TEXT NOT NULL CHECK (state IN ('building', 'ready', 'failed')),
  builder TEXT NOT NULL, -- the process that builds it: its machine and number
  report TEXT NOT NULL CHECK (json_valid(report)), -- what the check found
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  published_by TEXT,
  published_at INTEGER
) STRICT;

-- The price lists that owners published, beside those of the program. None is ever changed or deleted: offers were made by it.
CREATE TABLE price_lists (
  version TEXT PRIMARY KEY, -- the day from which it holds; a further one of that day has .2 to .9 after it
  card TEXT NOT NULL CHECK (json_valid(card)),
  author TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
