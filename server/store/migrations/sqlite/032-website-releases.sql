-- The program's own files of the time, by name: what a later release has otherwise is its own. Null in versions of before.
ALTER TABLE site_versions ADD COLUMN base TEXT CHECK (json_valid(base));
-- The price list that begins with this version by itself, at midnight. Null in all others.
ALTER TABLE site_versions ADD COLUMN begins TEXT;
