-- Texts that an administrator has written in the portal, for one client or for all of them.
create table written_text (
  -- Null for all clients.
  client_id text references client (id) on delete cascade,
  name text not null,
  language text not null check (language in ('en', 'sl', 'de')),
  title text not null,
  -- Markdown.
  body text not null,
  changed_at timestamptz not null
);
create unique index written_text_place on written_text (name, language, coalesce(client_id, ''));

alter table written_text enable row level security;
alter table written_text force row level security;
create policy written_text_scope on written_text using (client_id is null or client_id in (select id from client));
