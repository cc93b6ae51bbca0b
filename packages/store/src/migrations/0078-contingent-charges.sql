-- A charge by hand, by what the agreement lists: it stands beside the late charges of its instalment, under the code that the
-- agreement gives it.
alter table late_charge add column code text collate "C" check (code ~ '^[a-z][a-z0-9-]{0,59}$');
alter table late_charge drop constraint late_charge_why_check;
alter table late_charge add constraint late_charge_why_check
  check (why in ('late', 'taken-back', 'waived', 'carried', 'contingent'));
alter table late_charge drop constraint late_charge_check;
alter table late_charge add constraint late_charge_check check ((why in ('late', 'contingent')) = (amount > 0) or amount = 0);
alter table late_charge add constraint late_charge_code_of_contingent check ((why = 'contingent') = (code is not null));
