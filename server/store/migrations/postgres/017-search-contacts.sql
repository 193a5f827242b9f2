-- Staff search contact details too: e-mail address, telephone number, the enquiry's number and the plan's reference.
ALTER TABLE search_texts
  DROP CONSTRAINT search_texts_source_check,
  ADD CONSTRAINT search_texts_source_check CHECK (source IN ('name', 'contact', 'message', 'answer', 'note'));

-- ASCII punctuation ends a word too. PostgreSQL takes an e-mail address for a single word and the hyphen of E-4412 for a minus, so
-- that neither was found by its parts. Each character becomes one blank, as in 012.
CREATE OR REPLACE FUNCTION inbox_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT translate(
    regexp_replace(
      regexp_replace(normalize($1, NFD), U&'[\0300-\036F]', '', 'g'), U&'[\00A0\00AB\00BB\2010-\203A]', ' ', 'g'
    ),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)
  ) $$;

-- Stems, and the words as they are written: a half-typed one has no stem yet.
ALTER TABLE search_texts DROP COLUMN words; -- with its index
ALTER TABLE search_texts ADD COLUMN words TSVECTOR GENERATED ALWAYS AS (
  to_tsvector('inbox'::regconfig, inbox_plain(text)) || to_tsvector('simple'::regconfig, inbox_plain(text))
) STORED;
CREATE INDEX search_texts_by_words ON search_texts USING gin (words);

-- Enquiries whose contact details are not indexed yet. A server works through them in the background: the plan's reference is
-- calculated from the price list, which SQL does not know.
CREATE TABLE search_backlog (post_id TEXT COLLATE "C" PRIMARY KEY REFERENCES enquiries (post_id) ON DELETE CASCADE);
INSERT INTO search_backlog SELECT post_id FROM enquiries;
