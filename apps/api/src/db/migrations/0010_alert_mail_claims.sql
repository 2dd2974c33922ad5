-- A process claims an alert before it sends the mail. A claim without a sent mail expires after a while.
alter table fired_alert add column mail_claimed_at timestamptz;
