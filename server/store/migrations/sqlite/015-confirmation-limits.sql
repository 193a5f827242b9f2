-- The mailbox that an address probably leads to (domain/enquiry/mailbox.ts), for the bounds that protect it; NULL in what was stored
-- before: the bounds look back a day.
ALTER TABLE submissions ADD COLUMN mailbox TEXT;
CREATE INDEX submissions_by_mailbox ON submissions (mailbox, date_sent);
-- How many confirmations the whole site sent by itself in an hour (since 1970), and how many it left out for having sent too many:
-- the sum over the slots, as in list_counts.
CREATE TABLE confirmation_counts (hour INTEGER NOT NULL, slot INTEGER NOT NULL, sent INTEGER NOT NULL, withheld INTEGER NOT NULL,
  PRIMARY KEY (hour, slot)) STRICT, WITHOUT ROWID;
