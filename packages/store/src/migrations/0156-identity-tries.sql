-- Wrong answers to whose account a number is, after it was silent for long: few enough, over all codes together, that nobody guesses.
create table identity_try (
  id          bigint generated always as identity primary key,
  borrower_id uuid not null references borrower,
  at          timestamptz not null
);
create index identity_try_of on identity_try (borrower_id, at);
create index identity_try_at on identity_try (at);
grant select, insert, delete on identity_try to candor_app;

comment on column borrower.last_seen_at is 'When a code proved for the last time that the number is theirs; a session says nothing of the number.';
