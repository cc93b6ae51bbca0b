-- By which way a message really went: `channel` is the way that it was written for. Null of what has not left, and of what left before this
-- was kept.
alter table message add column sent_by text check (sent_by in ('sms', 'voice', 'push', 'email', 'inbox'));
grant update (sent_by) on message to candor_app;
