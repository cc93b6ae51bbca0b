-- A plan says what it changes of the plan with the number before it, so that many small repayments do not each store
-- every row there is: its own rows stand for what is new or other, `gone` names those that are no longer there. Null: all
-- of its rows are its own, as of every plan until now and of the first of each loan.
alter table loan_plan add column gone integer[];

-- The rows of each plan, whichever of them are stored with it.
create view plan_row as
  select p.loan_id, p.no as plan_no, r.n, r.from_on, r.to_on, r.due_on, r.principal, r.interest, r.fee, r.penalty
  from loan_plan p join loan_row r on r.loan_id = p.loan_id and r.plan_no <= p.no
  where not exists (
    select from loan_plan q where q.loan_id = r.loan_id and q.no > r.plan_no and q.no <= p.no
      and (q.gone is null or r.n = any (q.gone)
           or exists (select from loan_row s where s.loan_id = q.loan_id and s.plan_no = q.no and s.n = r.n)));
grant select on plan_row to candor_app;
