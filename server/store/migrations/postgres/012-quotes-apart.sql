-- A database whose language is C takes every letter beyond ASCII for part of a word: quotes, dashes and dots as writing programs set
-- them hid the words beside them. Each becomes one blank, so that what is found still stands at the same place in the text.
CREATE OR REPLACE FUNCTION inbox_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(
    regexp_replace(normalize($1, NFD), U&'[\0300-\036F]', '', 'g'), U&'[\00A0\00AB\00BB\2010-\203A]', ' ', 'g'
  ) $$;

UPDATE search_texts SET text = text WHERE text ~ U&'[\00A0\00AB\00BB\2010-\203A]';
