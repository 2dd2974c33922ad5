-- Subscriptions to monthly reports by mail.
create table report_subscription (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  client_id text not null references client (id) on delete cascade,
  -- Null: all stations of the client.
  location_id text references location (id) on delete cascade,
  language text not null check (language in ('en', 'sl', 'de')),
  created_at timestamptz not null
);
create unique index report_subscription_subject
  on report_subscription (user_id, client_id, coalesce(location_id, ''));

-- A process claims the row before it sends the report, so that two processes do not send it twice.
create table report_delivery (
  subscription_id text not null references report_subscription (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- A claim without a sent mail expires after a while.
  claimed_at timestamptz not null,
  sent_at timestamptz,
  primary key (subscription_id, month)
);

alter table report_subscription enable row level security;
alter table report_subscription force row level security;
create policy report_subscription_scope on report_subscription using (zrak_sees_person(user_id, null));

alter table report_delivery enable row level security;
alter table report_delivery force row level security;
create policy report_delivery_scope on report_delivery
  using (subscription_id in (select id from report_subscription));
