-- Whoever takes a message holds it until then and no longer, and holds no transaction meanwhile. By the database's own clock: the one that a
-- story in the sandbox moves must not end a lease early.
alter table outbox add column leased_until timestamptz;

-- The same for what is on its way to a phone: nobody sends it again before that.
alter table message add column sending_until timestamptz;
grant update (sending_until) on message to candor_app;
