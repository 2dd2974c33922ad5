-- Alert subscriptions by mail: an exceeded threshold, or a silent station.
create table alert_subscription (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  location_id text not null references location (id) on delete cascade,
  kind text not null check (kind in ('above', 'below', 'silence')),
  -- For a threshold.
  series_id integer references series (id) on delete cascade,
  threshold double precision,
  averaging text check (averaging in ('PT15M', 'PT1H', 'P1D')),
  intervals smallint,
  -- For a silence.
  hours smallint,
  language text not null check (language in ('en', 'sl', 'de')),
  is_enabled boolean not null,
  is_firing boolean not null default false,
  -- Values up to this time are not evaluated again.
  judged_until timestamptz not null,
  created_at timestamptz not null,
  check (case when kind = 'silence' then hours is not null
    else series_id is not null and threshold is not null and averaging is not null and intervals is not null end)
);
create index alert_subscription_user on alert_subscription (user_id);

create table fired_alert (
  id bigint generated always as identity primary key,
  subscription_id text not null references alert_subscription (id) on delete cascade,
  at timestamptz not null,
  value double precision,
  cleared_at timestamptz,
  -- Written with the evaluation, removed by the process that sends the mail: a restart neither loses nor repeats a mail.
  is_mail_due boolean not null,
  recorded_at timestamptz not null,
  unique (subscription_id, at)
);
create index fired_alert_mail on fired_alert (recorded_at) where is_mail_due;

alter table alert_subscription enable row level security;
alter table alert_subscription force row level security;
create policy alert_subscription_scope on alert_subscription using (zrak_sees_person(user_id, null));

alter table fired_alert enable row level security;
alter table fired_alert force row level security;
create policy fired_alert_scope on fired_alert using (subscription_id in (select id from alert_subscription));
