-- A fee that the lender collects for somebody else is owed to that party: one balance for each, by the name of its fee.

alter table ledger_account drop constraint ledger_account_held_for_check;
alter table ledger_account add constraint ledger_account_held_for_check check (held_for in ('house', 'loan', 'payment', 'party'));
insert into ledger_account (number, code, kind, held_for, name) values
  (2040, 'third-party-payable', 'liability', 'party', 'Payable to third parties');
