-- Clients and their stations.
create table client (
  id text primary key,
  code text not null unique,
  name text not null,
  is_public boolean not null default false
);

create table location (
  id text primary key,
  client_id text not null references client (id),
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  altitude double precision not null,
  -- EEA area (urban, suburban, rural) and EEA site type (background, traffic, industrial).
  area text not null,
  site text not null,
  time_zone text not null,
  -- 'civil' (days of the time zone, 92 to 100 quarter hours) or 'utcPlus1' (as the EEA counts days).
  day_boundary text not null default 'civil' check (day_boundary in ('civil', 'utcPlus1')),
  -- Slovenian noise protection zone, 1 to 4; null where no noise is measured.
  noise_zone smallint,
  -- Delay between the end of an interval and the arrival of its value.
  delivery_delay_seconds integer not null default 0
);
create index location_client on location (client_id);

-- Parameters. Names are data, because an operator adds parameters without a release.
create table parameter (
  code text primary key,
  category text not null,
  name jsonb not null,
  unit text not null,
  decimals smallint not null,
  quantity text not null,
  aggregator text not null,
  detection_limit double precision,
  sort_order integer not null
);

create table series (
  id integer primary key,
  -- The id the API shows; the integer keeps the many rows of measurement_chunk narrow.
  key text not null unique,
  location_id text not null references location (id),
  parameter_code text not null references parameter (code),
  step_seconds integer not null check (86400 % step_seconds = 0),
  unique (location_id, parameter_code)
);

-- One row holds one UTC day of one series on its regular grid.
create table measurement_chunk (
  series_id integer not null references series (id),
  -- Days since 1970-01-01 UTC: an integer avoids time zone errors.
  day integer not null,
  -- Number of past slots; the rest of the day is in the future.
  filled smallint not null,
  complete boolean not null,
  -- float32 little endian, NaN = no value.
  samples bytea not null,
  -- int8 per sample: EEA validity, 0 = nothing recorded.
  flags bytea not null,
  primary key (series_id, day)
);
create index measurement_chunk_day on measurement_chunk (day);
create index measurement_chunk_incomplete on measurement_chunk (day) where not complete;

-- Limit, target, information and alert values, each with the averaging period it belongs to.
create table reference_value (
  id integer primary key,
  parameter_code text not null references parameter (code),
  regime text not null,
  kind text not null,
  averaging text not null,
  value double precision not null,
  allowed_exceedances integer,
  -- Noise protection zone it applies to; null: all zones.
  noise_zone smallint,
  label jsonb not null
);

create table maintenance_alert (
  id text primary key,
  client_id text not null references client (id),
  location_id text references location (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  title jsonb not null,
  message jsonb not null
);
create index maintenance_alert_period on maintenance_alert (ends_at);

-- Users.
create table app_user (
  id text primary key,
  user_name text not null,
  full_name text not null,
  email text not null,
  phone_number text,
  job_title text,
  -- argon2id; null until a password has been chosen.
  password_hash text,
  client_id text references client (id),
  roles text[] not null default '{}',
  created_by_platform text not null,
  status text not null check (status in ('unconfirmed', 'confirmed', 'rejected')),
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index app_user_name on app_user (lower(user_name));
create unique index app_user_email on app_user (lower(email));
create index app_user_client on app_user (client_id);

-- Tokens are stored as SHA-256 hashes only.
create table refresh_token (
  hash text primary key,
  family text not null,
  user_id text not null references app_user (id) on delete cascade,
  family_started_at timestamptz not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_family on refresh_token (family);
create index refresh_token_user on refresh_token (user_id);

create table one_time_token (
  hash text primary key,
  user_id text not null references app_user (id) on delete cascade,
  purpose text not null check (purpose in ('confirm-user', 'reset-password')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_user on one_time_token (user_id, purpose);

-- Values this installation sets once: start of its history, signing key.
create table setting (
  key text primary key,
  value text not null
);
