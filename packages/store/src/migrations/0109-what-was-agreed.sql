-- What an approver had before them when they agreed: effect, checks, entries and payees, sealed like what they said. It is forgotten with it.
alter table approval_word add column shown text;
grant update (shown) on approval_word to candor_app;
drop trigger approval_word_only_forgotten on approval_word;
create trigger approval_word_only_forgotten before update on approval_word
  for each row when (new.sealed is not null or new.shown is not null) execute function refuse_change();
