-- Word by word by their English stems, without stop words: somebody may be called Will.
CREATE TEXT SEARCH DICTIONARY inbox_stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION inbox (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION inbox ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part
  WITH inbox_stem;

-- A text without accents, letter by letter: what is found in it stands at the same place in the text.
CREATE FUNCTION inbox_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(normalize($1, NFD), U&'[\0300-\036F]', '', 'g') $$;

-- Every text in which staff search: source is where it stands, fact the log's entry it came with.
CREATE TABLE search_texts (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id TEXT COLLATE "C" NOT NULL REFERENCES enquiries (post_id) ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('name', 'message', 'answer', 'note')),
  fact BIGINT,
  text TEXT NOT NULL,
  words TSVECTOR GENERATED ALWAYS AS (to_tsvector('inbox'::regconfig, inbox_plain(text))) STORED
);

INSERT INTO search_texts (post_id, source, text)
  SELECT post_id, source, text FROM (
    SELECT number, 0 AS place, post_id, 'name' AS source, name AS text FROM enquiries
    UNION ALL
    SELECT number, 1, post_id, 'message',
        regexp_replace(record, '\\u(0000|d[89a-f][0-9a-f]{2})', '\\ufffd', 'gi')::json ->> 'message'
      FROM enquiries JOIN submissions USING (post_id)
  ) AS texts WHERE text <> '' ORDER BY number, place;

CREATE INDEX search_texts_by_enquiry ON search_texts (post_id);
CREATE INDEX search_texts_by_words ON search_texts USING gin (words);
