-- Picture of the site on which the stations of a client are shown.
create table site_plan (
  client_id text primary key references client (id) on delete cascade,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/svg+xml')),
  content bytea not null check (length(content) <= 5000000),
  md5 text generated always as (md5(content)) stored,
  -- Pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  description jsonb not null
);

alter table site_plan enable row level security;
alter table site_plan force row level security;
create policy site_plan_scope on site_plan using (client_id in (select id from client));

create trigger site_plan_counted after insert or update or delete or truncate on site_plan
  for each statement execute function zrak_count_catalogue_change();

-- Fractions of width and height of the plan, from its upper left corner.
alter table location add column plan_position double precision[]
  check (array_length(plan_position, 1) = 2 and 0 <= all (plan_position) and 1 >= all (plan_position));
