-- Audit log of accounts and data. No foreign keys: an event outlives the rows it refers to.
create table audit_event (
  -- Also defines the order of events: two may have the same time.
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  outcome text not null check (outcome in ('succeeded', 'failed', 'throttled')),
  actor_id text,
  actor_name text,
  target_id text,
  target_name text,
  client_id text,
  network text,
  details jsonb not null
);
create index audit_event_at on audit_event (at);
create index audit_event_client on audit_event (client_id, id);
create index audit_event_actor on audit_event (actor_id, id);
create index audit_event_target on audit_event (target_id, id);
