-- When the visitor may be phoned: any, mornings, afternoons or write; NULL if they did not choose.
ALTER TABLE submissions ADD COLUMN call_time TEXT CHECK (call_time IN ('any', 'mornings', 'afternoons', 'write'));
