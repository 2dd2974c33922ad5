-- Run once on the primary as its superuser, in the database postgres: docs/operators/scale-out.md.
--   psql --set=zrak_password=… --set=cluster_password=… --file=roles.sql postgres
create role zrak login password :'zrak_password';
create database zrak owner zrak;

-- For zrak-cluster and the standby. It is no superuser, and cannot read the tables of Zrak.
create role zrak_cluster login replication password :'cluster_password';
grant pg_monitor, pg_checkpoint to zrak_cluster;
grant alter system on parameter synchronous_standby_names to zrak_cluster;
grant execute on function pg_reload_conf(), pg_promote(boolean, integer) to zrak_cluster;
-- pg_rewind reads files of the new primary.
grant execute on function pg_ls_dir(text, boolean, boolean), pg_stat_file(text, boolean), pg_read_binary_file(text),
  pg_read_binary_file(text, bigint, bigint, boolean) to zrak_cluster;
