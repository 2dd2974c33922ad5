-- Hash of the token this one was exchanged for, and whether that was done twice because the first answer was lost.
alter table refresh_token
  add column successor text,
  add column retried boolean not null default false;
