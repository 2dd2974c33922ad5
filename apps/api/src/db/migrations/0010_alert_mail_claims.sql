-- Who sends the mail of an alert claims it first. What was claimed and is still due may be claimed again after a while.
alter table fired_alert add column mail_claimed_at timestamptz;
