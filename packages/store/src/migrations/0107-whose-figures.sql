-- Whose a loan is and what it was ordered by, beside its figures: what is past due is counted and listed from one index, which holds all
-- that its queue asks for, and no loan is read for it.
alter table loan_figure add column borrower_id uuid, add column order_id uuid;
update loan_figure f set borrower_id = l.borrower_id, order_id = l.order_id from loan l where l.id = f.loan_id;
alter table loan_figure alter column borrower_id set not null;
drop index loan_figure_due;
create index loan_figure_due on loan_figure (market, due_from, loan_id) include (overdue, borrower_id, order_id);
