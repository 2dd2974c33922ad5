-- The database accepts any language code, as in 0013.
alter table written_text drop constraint written_text_language_check, add check (language ~ '^[a-z]{2,3}$');
