-- The plan that came with an enquiry, in the words of its link; NULL without one.
ALTER TABLE submissions ADD COLUMN plan TEXT;
