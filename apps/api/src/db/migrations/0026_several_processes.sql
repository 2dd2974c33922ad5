-- With the token itself it gives the successor of the token: every process answers the same to uses at the same moment.
alter table refresh_token add column nonce text;

-- Attempts and calls of the last minutes, which several processes of the API count together (repositories/sharedRecords.ts).
-- The keys are keyed hashes: the table holds no name and no address. Not logged: a crash of the database may forget it, and no
-- call waits for the disk or for a standby.
create unlogged table shared_record (
  key text primary key,
  content jsonb,
  expires_at double precision not null
);
