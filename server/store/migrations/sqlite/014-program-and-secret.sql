-- The version of the program that took a step, for an older one that refuses the database; NULL of the steps before this one.
ALTER TABLE migrations ADD COLUMN program TEXT;
-- Version 0.1.0 overlooked steps that it did not know, and served. It does not find its first one under this name, takes it again,
-- and stops at a table that is there already.
UPDATE migrations SET file = '001-submissions.sql (renamed by 014)' WHERE file = '001-submissions.sql';

-- The mark of the SECRET under which somebody signed in, or a link was made: another one ends them.
ALTER TABLE sessions ADD COLUMN secret_mark TEXT;
ALTER TABLE one_time_links ADD COLUMN secret_mark TEXT;
UPDATE sessions SET secret_mark = (SELECT value ->> '$' FROM settings WHERE key = 'secretMark');
UPDATE one_time_links SET secret_mark = (SELECT value ->> '$' FROM settings WHERE key = 'secretMark');
