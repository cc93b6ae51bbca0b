-- A code that accepts a new payment plan says so, and opens nothing else: it was sent as one for signing a loan.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('login', 'sign', 'new-plan', 'payout-account', 'phone-change', 'delete'));
