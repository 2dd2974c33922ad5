-- Uploaded report files of a client, stored in the database so that backups include them.
create table report (
  id text primary key,
  client_id text not null references client (id),
  type text not null,
  -- The year of the data, not of the publication.
  year smallint not null,
  title text not null,
  language text not null check (language in ('en', 'sl', 'de')),
  file_name text not null,
  media_type text not null,
  size integer not null,
  published_at timestamptz not null,
  content bytea not null
);
create index report_client on report (client_id, year);

alter table report enable row level security;
alter table report force row level security;
create policy report_scope on report using (zrak_sees_client(client_id));
