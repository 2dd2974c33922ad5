-- Statements about the first and last days of many series, with a few steps into the primary key per series. A database that
-- distributes the days over several servers replaces these functions (deploy/cluster/citus.sql).
create function zrak_first_days(series integer[], after_days integer[], count integer)
  returns table (series_id integer, day integer, filled smallint, samples bytea, flags bytea, version text)
  language sql stable as $$
    select chunk.*
    from unnest(series, after_days) as requested (id, after)
    cross join lateral (
      select c.series_id, c.day, c.filled, c.samples, c.flags, c.xmin::text from measurement_chunk c
      where c.series_id = requested.id and (requested.after is null or c.day > requested.after)
      order by c.day limit count
    ) chunk
  $$;

create function zrak_last_days(series integer[], before_days integer[], count integer)
  returns table (series_id integer, day integer, filled smallint, samples bytea, flags bytea, version text)
  language sql stable as $$
    select chunk.*
    from unnest(series, before_days) as requested (id, before)
    cross join lateral (
      select c.series_id, c.day, c.filled, c.samples, c.flags, c.xmin::text from measurement_chunk c
      where c.series_id = requested.id and (requested.before is null or c.day < requested.before)
      order by c.day desc limit count
    ) chunk
  $$;

-- Versions of the days from each end to the day given.
create function zrak_versions_of_ends(series integer[], first_days integer[], last_days integer[])
  returns table (id integer, first text, last text)
  language sql stable as $$
    select requested.id,
      (select string_agg(c.day || ' ' || c.xmin::text, ',' order by c.day)
        from measurement_chunk c where c.series_id = requested.id and c.day <= requested.first_day),
      (select string_agg(c.day || ' ' || c.xmin::text, ',' order by c.day desc)
        from measurement_chunk c where c.series_id = requested.id and c.day >= requested.last_day)
    from unnest(series, first_days, last_days) as requested (id, first_day, last_day)
  $$;
