-- What was done to one enquiry is found without reading the whole log.
CREATE INDEX audit_by_subject ON audit (subject, n) WHERE subject IS NOT NULL;
