-- Facts about photos and written texts are parts of answers that every process keeps until the catalogue changes.
create trigger photo_counted after insert or update or delete or truncate on photo
  for each statement execute function zrak_count_catalogue_change();
create trigger written_text_counted after insert or update or delete or truncate on written_text
  for each statement execute function zrak_count_catalogue_change();
