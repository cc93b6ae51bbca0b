-- A borrower's due day is changed: new rows that ask the same on another day of the month.
alter table loan_plan drop constraint loan_plan_cause_check;
alter table loan_plan add constraint loan_plan_cause_check check (cause in
  ('payout', 'brought-in', 'delay', 'due-day', 'prepayment', 'settlement', 'restructuring', 'waiver', 'cancellation'));
