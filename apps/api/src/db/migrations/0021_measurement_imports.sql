-- Origin of written values: a file, or a call that corrected earlier values.
create table measurement_import (
  id bigint generated always as identity primary key,
  -- Null: series of several clients.
  client_id text references client (id) on delete cascade,
  -- Name of the file or of the call.
  source text not null,
  -- SHA-256 of a file, in hexadecimal digits.
  content_hash text,
  actor text not null,
  recorded_at timestamptz not null,
  added integer not null default 0,
  replaced integer not null default 0,
  unchanged integer not null default 0
);
create index measurement_import_content on measurement_import (content_hash);

-- A day of values as it was before an import replaced some of them.
create table measurement_chunk_revision (
  series_id integer not null references series (id) on delete cascade,
  day integer not null,
  import_id bigint not null references measurement_import (id) on delete cascade,
  filled smallint not null,
  samples bytea not null,
  flags bytea not null,
  primary key (series_id, day, import_id)
);
create index measurement_chunk_revision_import on measurement_chunk_revision (import_id);

-- Grows with every change of values: each process of the API compares it, to compute the states of stations.
create sequence measurement_revision;

alter table measurement_import enable row level security;
alter table measurement_import force row level security;
create policy measurement_import_scope on measurement_import
  using (coalesce(current_setting('zrak.clients', true), '') = '*' or zrak_sees_client(client_id));

alter table measurement_chunk_revision enable row level security;
alter table measurement_chunk_revision force row level security;
create policy measurement_chunk_revision_scope on measurement_chunk_revision
  using (
    coalesce(current_setting('zrak.clients', true), '') = '*'
    or series_id in (
      select s.id from series s join location l on l.id = s.location_id where zrak_sees_client(l.client_id)
    )
  );
