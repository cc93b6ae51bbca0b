-- Late charges of a loan that does not perform are noted beside the books, as its interest is, and become income when they are paid.
insert into ledger_account (number, code, kind, held_for, name) values
  (9030, 'npa-penalty',        'memo', 'loan', 'Late charges on non-performing loans'),
  (9040, 'npa-penalty-contra', 'memo', 'loan', 'Late charges on non-performing loans, contra');
