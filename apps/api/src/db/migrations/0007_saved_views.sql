-- Saved views of a client's comparison screen: the search part of its address and a name.
create table saved_view (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  client_id text not null references client (id) on delete cascade,
  name text not null,
  search text not null,
  created_at timestamptz not null,
  unique (user_id, client_id, name)
);

alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy saved_view_scope on saved_view using (zrak_sees_person(user_id, null));
