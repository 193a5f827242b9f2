-- How often what happened on a day (South African calendar): sums only, no visitor stands anywhere.
CREATE TABLE visits (
  day TEXT COLLATE "C" NOT NULL,
  page TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('page', 'form-sent', 'calculator-used')),
  referrer_host TEXT COLLATE "C" NOT NULL,
  count BIGINT NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, kind, referrer_host)
);
