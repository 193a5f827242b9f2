-- Which lists there are, and what holds of an enquiry in one, is said by domain/inbox/facts/ alone.
ALTER TABLE enquiries DROP CONSTRAINT enquiries_list_check, DROP CONSTRAINT enquiries_check, DROP CONSTRAINT enquiries_check1;
