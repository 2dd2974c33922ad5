-- Languages are listed in the code alone (`language.ts`). The database keeps the code of one, whichever it is.
alter table report drop constraint report_language_check, add check (language ~ '^[a-z]{2,3}$');
alter table alert_subscription drop constraint alert_subscription_language_check, add check (language ~ '^[a-z]{2,3}$');
alter table report_subscription drop constraint report_subscription_language_check, add check (language ~ '^[a-z]{2,3}$');
