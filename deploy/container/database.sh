#!/bin/sh
# Creates the user and the database of Zrak when the data folder of PostgreSQL is new. The user that the image creates is a
# superuser, to whom row-level security does not apply.
set -eu
psql --username "${POSTGRES_USER:-postgres}" --set ON_ERROR_STOP=1 --set password="$ZRAK_DATABASE_PASSWORD" <<'SQL'
create user zrak password :'password';
create database zrak owner zrak;
SQL
