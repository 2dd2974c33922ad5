-- Counters that several processes of the API share (access/quotas.ts), in the columns rate-limiter-flexible expects. The
-- keys are keyed hashes: the table holds no name and no address.
create table quota_counter (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
