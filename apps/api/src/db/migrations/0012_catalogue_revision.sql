-- Counts the changes of the data that every process of the API keeps in memory (repositories/catalogue.ts): a process
-- finds out with one small query whether it has to read clients, stations, series and related tables again.
create table catalogue_revision (
  is_only boolean primary key default true check (is_only),
  revision integer not null
);
insert into catalogue_revision (revision) values (0);

-- Runs as the owner of the tables: an import may use a separate database user with a different search path.
create function zrak_count_catalogue_change() returns trigger language plpgsql
  security definer set search_path = pg_catalog as $$
begin
  execute format('update %I.catalogue_revision set revision = revision + 1', tg_table_schema);
  return null;
end $$;

create trigger client_counted after insert or update or delete or truncate on client
  for each statement execute function zrak_count_catalogue_change();
create trigger location_counted after insert or update or delete or truncate on location
  for each statement execute function zrak_count_catalogue_change();
create trigger parameter_counted after insert or update or delete or truncate on parameter
  for each statement execute function zrak_count_catalogue_change();
create trigger series_counted after insert or update or delete or truncate on series
  for each statement execute function zrak_count_catalogue_change();
create trigger instrument_counted after insert or update or delete or truncate on instrument
  for each statement execute function zrak_count_catalogue_change();
create trigger reference_value_counted after insert or update or delete or truncate on reference_value
  for each statement execute function zrak_count_catalogue_change();

-- The first and last value of each series are computed from the stored values.
delete from setting where key = 'history-start-day';
