-- A link that confirms a sign-up carries what was entered in that sign-up. Anybody can sign up with the address of somebody
-- else; only the sign-up whose link is confirmed counts.
alter table one_time_token
  add column password_hash text,
  add column full_name text;
