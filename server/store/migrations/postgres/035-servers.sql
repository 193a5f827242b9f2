-- The servers that run on this store: each notes now and then that it is there.
CREATE TABLE site_servers (
  id TEXT PRIMARY KEY, -- its machine, process and a random part: new at each start
  seen_at BIGINT NOT NULL,
  has_version BIGINT -- the newest version of the site that it can show at once
);

-- When the check of a version ended without faults: from then on each server gets it ready.
ALTER TABLE site_versions ADD COLUMN checked_at BIGINT;
