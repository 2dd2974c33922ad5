-- The browser and the operating system that a session was last renewed from, in a few known words: users recognise their sessions
-- by it. Null where the caller did not name one of these.
alter table refresh_token
  add column browser text,
  add column system text;
