-- Tokens belong to their users. Sign-in and mailed links look them up by a hash, in the scope of the API itself.
alter table refresh_token enable row level security;
alter table refresh_token force row level security;
create policy refresh_token_scope on refresh_token using (zrak_sees_person(user_id, null));

alter table one_time_token enable row level security;
alter table one_time_token force row level security;
create policy one_time_token_scope on one_time_token using (zrak_sees_person(user_id, null));

-- Keys of the installation and counters of limits: for the API itself only.
alter table setting enable row level security;
alter table setting force row level security;
create policy setting_scope on setting using (coalesce(current_setting('zrak.people', true), '') = '*');

alter table quota_counter enable row level security;
alter table quota_counter force row level security;
create policy quota_counter_scope on quota_counter using (coalesce(current_setting('zrak.people', true), '') = '*');

alter table shared_record enable row level security;
alter table shared_record force row level security;
create policy shared_record_scope on shared_record using (coalesce(current_setting('zrak.people', true), '') = '*');

-- A client is visible to many, its keys only to those who manage its users.
drop policy api_key_scope on api_key;
create policy api_key_scope on api_key using (zrak_sees_person(null, client_id));
