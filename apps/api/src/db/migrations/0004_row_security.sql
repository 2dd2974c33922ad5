-- Second barrier between clients, against mistakes in the API's rules. Three settings of the connection (db/scope.ts)
-- identify the viewer; without them no row is visible. The policies apply to the owner of the tables too, but not to
-- superusers, so they cost the embedded database nothing.
create function zrak_sees_client(id text) returns boolean language sql stable as $$
  select coalesce(current_setting('zrak.clients', true), '') = '*'
    or id = any (string_to_array(coalesce(current_setting('zrak.clients', true), ''), ','))
$$;

create function zrak_sees_person(user_id text, of_client text) returns boolean language sql stable as $$
  select coalesce(current_setting('zrak.people', true), '') = '*'
    or (coalesce(current_setting('zrak.people', true), '') <> '' and of_client = current_setting('zrak.people', true))
    or (coalesce(current_setting('zrak.user', true), '') <> '' and user_id = current_setting('zrak.user', true))
$$;

alter table client enable row level security;
alter table client force row level security;
create policy client_scope on client using (zrak_sees_client(id));

alter table location enable row level security;
alter table location force row level security;
create policy location_scope on location using (zrak_sees_client(client_id));

alter table series enable row level security;
alter table series force row level security;
create policy series_scope on series
  using (location_id in (select l.id from location l where zrak_sees_client(l.client_id)));

alter table measurement_chunk enable row level security;
alter table measurement_chunk force row level security;
create policy measurement_chunk_scope on measurement_chunk
  using (
    coalesce(current_setting('zrak.clients', true), '') = '*'
    or series_id in (
      select s.id from series s join location l on l.id = s.location_id where zrak_sees_client(l.client_id)
    )
  );

alter table maintenance_alert enable row level security;
alter table maintenance_alert force row level security;
create policy maintenance_alert_scope on maintenance_alert using (zrak_sees_client(client_id));

alter table app_user enable row level security;
alter table app_user force row level security;
create policy app_user_scope on app_user using (zrak_sees_person(id, client_id));

-- Every viewer writes events; administrators read them, and only the API deletes them.
alter table audit_event enable row level security;
alter table audit_event force row level security;
create policy audit_event_insert on audit_event for insert with check (true);
create policy audit_event_select on audit_event for select
  using (coalesce(current_setting('zrak.people', true), '') = '*');
create policy audit_event_delete on audit_event for delete
  using (coalesce(current_setting('zrak.people', true), '') = '*');
