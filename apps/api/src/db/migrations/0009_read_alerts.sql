-- Maintenance alerts that a user has marked as read.
create table read_maintenance_alert (
  user_id text not null references app_user (id) on delete cascade,
  alert_id text not null references maintenance_alert (id) on delete cascade,
  primary key (user_id, alert_id)
);
create index read_maintenance_alert_alert on read_maintenance_alert (alert_id);

alter table read_maintenance_alert enable row level security;
alter table read_maintenance_alert force row level security;
create policy read_maintenance_alert_scope on read_maintenance_alert
  using (zrak_sees_person(user_id, null) and alert_id in (select id from maintenance_alert));
