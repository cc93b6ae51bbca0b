-- A late charge that a borrower disputes. That its row is in dispute is a fact of the loan (dispute, 0003): between its two days nothing
-- grows. Here is what the lender has decided on it: a charge that stands is not disputed anew, so that no dispute goes on for ever.

alter table complaint add column charge_decision text collate "C" check (charge_decision in ('taken-back', 'stands')),
  add check (charge_decision is null or row_n is not null);
grant update (charge_decision) on complaint to candor_app;
create index complaint_charge_stands on complaint (order_id, row_n) where charge_decision = 'stands';

alter table complaint_step drop constraint complaint_step_step_check,
  add constraint complaint_step_step_check check (step in ('received', 'disputed', 'replied', 'escalated', 'late', 'answered',
    'taken-back', 'rejected', 'regulator', 'reopened', 'closed', 'scored', 'left'));
