-- The address to which staff corrected an enquiry's, folded as submissions.email_folded: the enquiry belongs to both.
ALTER TABLE facts ADD COLUMN corrected_to TEXT COLLATE "C";
UPDATE facts SET corrected_to = lower(trim(data::json ->> 'to')) WHERE kind = 'corrected-address';
CREATE INDEX facts_by_corrected_address ON facts (corrected_to) WHERE corrected_to IS NOT NULL;

-- The seals of an erased person's other addresses, as a JSON array.
ALTER TABLE erasures ADD COLUMN other_seals TEXT NOT NULL DEFAULT '[]' CHECK (other_seals::json IS NOT NULL);
