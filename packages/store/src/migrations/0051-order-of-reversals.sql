-- A payment that is taken back and one that comes on the same day: which was first? The day alone does not say, and what was owed after the
-- second is another amount. So many allocations there were when it was taken back; null for what was taken back before this was kept.
alter table allocation add column ended_after integer check (ended_after > 0);
alter table allocation add constraint allocation_ended_after_ended check (ended_after is null or until_on is not null);
grant update (ended_after) on allocation to candor_app;
