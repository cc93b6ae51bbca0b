-- A plan that was granted to somebody who can't pay is an offer until they confirm it with a code: so long nobody is reminded and no late
-- charge grows. The day from which both do again: the one after the offer's last, or the day of the answer where that comes before.
-- Nothing is held of what was granted before: the charges of those days stay as they were shown.
alter table hardship_request add column held_until date check (held_until is null or (state = 'granted' and held_until >= decided_on));
create index hardship_request_held on hardship_request (held_until, loan_id) where held_until is not null;
grant update (held_until) on hardship_request to candor_app;
