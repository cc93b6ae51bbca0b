-- What counts as outstanding: a loan that was written off is off the portfolio, so it stands for nothing where loans are sorted, narrowed or
-- added up by what is outstanding. What its borrower still owes stays in owed.
alter table loan_figure
  add column outstanding bigint not null generated always as (case when state = 'written-off' then 0 else owed end) stored;
drop index loan_figure_owed;
create index loan_figure_outstanding on loan_figure (market, outstanding, loan_id);
