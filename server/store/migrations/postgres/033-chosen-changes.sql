-- Whether an owner said that a price far from the live one is right. A later change of it must be confirmed again.
ALTER TABLE site_draft ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0 CHECK (confirmed IN (0, 1));
-- The changes of the draft that a version has, which go from the draft when it is published: [{ part, field, revision }].
ALTER TABLE site_versions ADD COLUMN changes TEXT NOT NULL DEFAULT '[]';
-- Who pressed Publish before the check was done: it goes live by itself unless the check finds something new.
ALTER TABLE site_versions ADD COLUMN asked_by TEXT;
