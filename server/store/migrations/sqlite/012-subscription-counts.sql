-- How many subscriptions are in each state, as counting them takes the longer the more there are.
CREATE TABLE subscription_counts (state TEXT NOT NULL, slot INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (state, slot)) STRICT, WITHOUT ROWID;
INSERT INTO subscription_counts SELECT state, 0, count(*) FROM subscriptions GROUP BY state;
CREATE TRIGGER subscriptions_come AFTER INSERT ON subscriptions BEGIN
  INSERT INTO subscription_counts VALUES (new.state, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER subscriptions_move AFTER UPDATE OF state ON subscriptions WHEN old.state <> new.state BEGIN
  UPDATE subscription_counts SET count = count - 1 WHERE state = old.state;
  INSERT INTO subscription_counts VALUES (new.state, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER subscriptions_go AFTER DELETE ON subscriptions BEGIN
  UPDATE subscription_counts SET count = count - 1 WHERE state = old.state;
END;
