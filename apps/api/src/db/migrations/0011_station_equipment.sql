alter table location add column operating_since text check (operating_since ~ '^\d{4}-\d{2}-\d{2}$');

create table instrument (
  id text primary key,
  location_id text not null references location (id) on delete cascade,
  maker text not null,
  model text not null,
  -- Principle of measurement.
  principle jsonb not null,
  serial_number text,
  -- Height of the inlet or sensor in metres above ground.
  inlet_height double precision,
  operating_since text check (operating_since ~ '^\d{4}-\d{2}-\d{2}$'),
  last_calibration text check (last_calibration ~ '^\d{4}-\d{2}-\d{2}$')
);
create index instrument_location on instrument (location_id);

-- Current instrument of the series.
alter table series add column instrument_id text references instrument (id) on delete set null;

create table photo (
  id text primary key,
  location_id text not null references location (id) on delete cascade,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/svg+xml')),
  content bytea not null,
  -- Pixels.
  width integer not null,
  height integer not null,
  alt jsonb not null,
  caption jsonb,
  taken_on text check (taken_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Degrees clockwise from north.
  view_direction double precision,
  sort_order integer not null default 0
);
create index photo_location on photo (location_id);

alter table instrument enable row level security;
alter table instrument force row level security;
create policy instrument_scope on instrument using (location_id in (select id from location));

alter table photo enable row level security;
alter table photo force row level security;
create policy photo_scope on photo using (location_id in (select id from location));
