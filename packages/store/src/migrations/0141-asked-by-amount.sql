-- What only a larger loan needs is asked for with it. A step that was given for a small one says up to which amount it is enough, so
-- that nobody has to open what is sealed; null: nothing is missing in it, however much is wanted.
alter table certification_step add column complete_up_to bigint check (complete_up_to > 0);
