-- Colour of the client in the portal. The portal makes it readable in each theme.
alter table client add column accent_color text check (accent_color ~ '^#[0-9a-fA-F]{6}$');

create table client_logo (
  client_id text primary key references client (id) on delete cascade,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/svg+xml')),
  content bytea not null check (length(content) <= 200000)
);

alter table client_logo enable row level security;
alter table client_logo force row level security;
create policy client_logo_scope on client_logo using (client_id in (select id from client));

create trigger client_logo_counted after insert or update or delete or truncate on client_logo
  for each statement execute function zrak_count_catalogue_change();
