-- Run once on the coordinator as its superuser, in the database zrak: docs/operators/scale-out.md.
--   psql --file=citus.sql zrak
-- Measurements are then distributed by series over the workers. All other tables stay on the coordinator.
\set ON_ERROR_STOP on
begin;
create schema zrak_citus;

-- Distributes the measurements of a schema. Does nothing where they are distributed already.
create function zrak_citus.distribute(of_schema name) returns void language plpgsql as $$
declare
  name text;
  dropped record;
begin
  perform zrak_citus.replace_functions(of_schema);
  if exists (
    select from pg_dist_partition where logicalrelid = to_regclass(format('%I.measurement_chunk', of_schema))
  ) then
    return;
  end if;
  set local citus.multi_shard_modify_mode = 'sequential';
  foreach name in array array['measurement_chunk', 'measurement_chunk_revision'] loop
    -- A worker has neither the settings nor the tables that the policies ask for.
    for dropped in select p.policyname from pg_policies p where p.schemaname = of_schema and p.tablename = name loop
      execute format('drop policy %I on %I.%I', dropped.policyname, of_schema, name);
    end loop;
    execute format('alter table %I.%I disable row level security, no force row level security', of_schema, name);
    -- Series and imports are on the coordinator; the triggers below do what their constraints do.
    for dropped in
      select c.conname from pg_constraint c where c.conrelid = format('%I.%I', of_schema, name)::regclass and c.contype = 'f'
    loop
      execute format('alter table %I.%I drop constraint %I', of_schema, name, dropped.conname);
    end loop;
  end loop;
  perform create_distributed_table(format('%I.measurement_chunk', of_schema)::regclass, 'series_id');
  perform create_distributed_table(
    format('%I.measurement_chunk_revision', of_schema)::regclass, 'series_id',
    colocate_with => format('%I.measurement_chunk', of_schema)
  );
  execute format(
    'create trigger measurements_of_series before delete on %I.series
      for each row execute function zrak_citus.series_is_deleted()', of_schema);
  execute format(
    'create trigger revisions_of_import before delete on %I.measurement_import
      for each row execute function zrak_citus.import_is_deleted()', of_schema);
end $$;

-- As `references series (id)`: refused while values are stored. Earlier states of days are deleted.
create function zrak_citus.series_is_deleted() returns trigger language plpgsql as $$
declare
  is_measured boolean;
begin
  execute format('select exists (select from %I.measurement_chunk where series_id = $1)', tg_table_schema)
    into is_measured using old.id;
  if is_measured then
    raise foreign_key_violation using message = format('series %s has measurements', old.key);
  end if;
  execute format('delete from %I.measurement_chunk_revision where series_id = $1', tg_table_schema) using old.id;
  return old;
end $$;

-- Citus plans no `lateral` with a limit: one statement for each series, which goes to its worker only. The functions run on the
-- coordinator, so the workers do not get them.
create function zrak_citus.replace_functions(of_schema name) returns void language plpgsql
  set citus.enable_metadata_sync = off as $outer$
declare
  ends record;
begin
  for ends in select * from (values ('first', 'after', '>', ''), ('last', 'before', '<', 'desc')) as e (name, bound, compared, direction) loop
    execute format($$
      create or replace function %1$I.zrak_%2$s_days(series integer[], %3$s_days integer[], count integer)
        returns table (series_id integer, day integer, filled smallint, samples bytea, flags bytea, version text)
        language plpgsql stable as $body$
        begin
          for i in 1 .. coalesce(array_length(series, 1), 0) loop
            return query
              select c.series_id, c.day, c.filled, c.samples, c.flags, c.xmin::text from %1$I.measurement_chunk c
              where c.series_id = series[i] and (%3$s_days[i] is null or c.day %4$s %3$s_days[i])
              order by c.day %5$s limit count;
          end loop;
        end $body$
      $$, of_schema, ends.name, ends.bound, ends.compared, ends.direction);
  end loop;
  execute format($$
    create or replace function %1$I.zrak_versions_of_ends(series integer[], first_days integer[], last_days integer[])
      returns table (id integer, first text, last text)
      language plpgsql stable as $body$
      begin
        return query
        select c.series_id,
          string_agg(c.day || ' ' || c.version, ',' order by c.day) filter (where c.day <= c.first_day),
          string_agg(c.day || ' ' || c.version, ',' order by c.day desc) filter (where c.day >= c.last_day)
        from (
          select m.series_id, m.day, m.xmin::text as version, requested.first_day, requested.last_day
          from unnest(series, first_days, last_days) as requested (id, first_day, last_day)
          join %1$I.measurement_chunk m on m.series_id = requested.id
            and (m.day <= requested.first_day or m.day >= requested.last_day)
          where m.series_id = any(series)
        ) c
        group by c.series_id;
      end $body$
    $$, of_schema);
end $outer$;

create function zrak_citus.import_is_deleted() returns trigger language plpgsql as $$
begin
  execute format('delete from %I.measurement_chunk_revision where import_id = $1', tg_table_schema) using old.id;
  return old;
end $$;

-- After the migrations of a transaction: those create tables with policies and constraints of plain PostgreSQL.
create function zrak_citus.is_migrated() returns trigger language plpgsql as $$
begin
  if to_regclass(format('%I.measurement_chunk_revision', tg_table_schema)) is not null then
    perform zrak_citus.distribute(tg_table_schema);
  end if;
  return null;
end $$;

create function zrak_citus.follow_migrations(of_schema name) returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger zrak_citus_is_migrated after insert on %I.migration deferrable initially deferred
      for each row execute function zrak_citus.is_migrated()', of_schema);
end $$;

create function zrak_citus.table_is_created() returns event_trigger language plpgsql as $$
declare
  created record;
begin
  for created in select * from pg_event_trigger_ddl_commands() loop
    if created.object_type = 'table' and created.object_identity like '%.migration' then
      perform zrak_citus.follow_migrations(created.schema_name);
    end if;
  end loop;
end $$;
create event trigger zrak_citus_table_is_created on ddl_command_end when tag in ('CREATE TABLE')
  execute function zrak_citus.table_is_created();

grant usage on schema zrak_citus to public;

-- Citus 13.2 ends with a segmentation fault where a statement joins distributed rows with a table of the coordinator that has
-- policies. No statement of the API does that; with this setting another one is refused.
select format('alter database %I set citus.local_table_join_policy = never', current_database()) \gexec

-- An installation that exists already.
select zrak_citus.follow_migrations(schemaname), zrak_citus.distribute(schemaname)
from pg_tables where tablename = 'migration';
commit;
