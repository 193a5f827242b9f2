-- The name and the colour that the visitor saw a product in, in the words of its link; NULL without them.
ALTER TABLE submissions ADD COLUMN brand TEXT;
