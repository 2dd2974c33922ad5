-- Keys of data loggers and other machines. Only the hash of a key is stored; it is shown once, when it is created.
create table api_key (
  id text primary key,
  name text not null,
  hash text not null unique,
  client_id text not null references client (id) on delete cascade,
  -- Stations it may write to; null: all of the client.
  location_ids text[],
  created_at timestamptz not null,
  created_by text not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index api_key_client on api_key (client_id);

alter table api_key enable row level security;
alter table api_key force row level security;
create policy api_key_scope on api_key using (zrak_sees_client(client_id));
