-- Languages are listed in the code only (`language.ts`). The database accepts any language code.
alter table report drop constraint report_language_check, add check (language ~ '^[a-z]{2,3}$');
alter table alert_subscription drop constraint alert_subscription_language_check, add check (language ~ '^[a-z]{2,3}$');
alter table report_subscription drop constraint report_subscription_language_check, add check (language ~ '^[a-z]{2,3}$');
