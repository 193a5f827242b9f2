-- How often what happened on a day (South African calendar): sums only, no visitor stands anywhere.
CREATE TABLE visits (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'form-sent', 'calculator-used')),
  referrer_host TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, kind, referrer_host)
) STRICT, WITHOUT ROWID;
