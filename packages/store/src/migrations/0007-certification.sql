-- What a borrower gives before applying: a step each for who one is, where one lives, what one earns, whom one names. Sealed as a
-- whole, because every line of it identifies somebody; reference persons and document numbers are not in it but in their own tables.
create table certification_step (
  borrower_id     uuid not null references borrower (id),
  step            text collate "C" not null check (step in ('base', 'personal', 'job', 'ext')),
  -- A step that is empty has no row.
  state           text collate "C" not null check (state in ('saved', 'accepted', 'refused')),
  sealed          text not null,
  -- What somebody who looked at it asks to mend.
  refusals_sealed text,
  changed_at      timestamptz not null,
  primary key (borrower_id, step),
  check ((state = 'refused') = (refusals_sealed is not null))
);
grant select, insert, update, delete on certification_step to candor_app;

-- Half typed. It goes when the step is saved, and with its borrower.
create table certification_draft (
  borrower_id uuid not null references borrower (id),
  step        text collate "C" not null check (step in ('base', 'personal', 'job', 'ext')),
  sealed      text not null,
  kept_at     timestamptz not null,
  primary key (borrower_id, step)
);
create index certification_draft_old on certification_draft (kept_at);
grant select, insert, update, delete on certification_draft to candor_app;
