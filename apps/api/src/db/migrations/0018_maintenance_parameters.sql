-- Parameters of the instruments that are worked on; null: the whole station.
alter table maintenance_alert add column parameters text[];
