-- New terms for a loan do not make it younger, and hold only when the borrower has agreed to them.
--
--   kept_arrears        from which due date on a restructured loan goes on counting its days past due, and until when
--   restructure_offer   new terms that two people of the lender's agreed to, and what the borrower said

-- Derived from the loan's facts whenever one is added (keptArrears in the domain), so that the lists, the portfolio, the provisions and the
-- bureau file count the same days. Of a day that is over, the row that held as it ended.
create table kept_arrears (
  id       bigint generated always as identity primary key,
  loan_id  bigint not null references loan (id),
  due_on   date not null,
  from_on  date not null,
  until_on date,
  check (due_on < from_on),
  check (until_on is null or until_on >= from_on)
);
create unique index kept_arrears_one_open on kept_arrears (loan_id) where until_on is null;
create index kept_arrears_loan on kept_arrears (loan_id, from_on);
grant select, insert, update (until_on) on kept_arrears to candor_app;

-- Loans that were restructured before this was kept: the oldest row of the plan before, of which something scheduled was unpaid that day.
insert into kept_arrears (loan_id, due_on, from_on)
select p.loan_id, min(r.due_on), p.since
from (select distinct on (loan_id) loan_id, no, since from loan_plan
      where cause = 'restructuring' and until_on is null order by loan_id, no) p
join loan l on l.id = p.loan_id and l.state = 'active'
join loan_row r on r.loan_id = p.loan_id and r.due_on < p.since
  and r.plan_no = (select max(b.no) from loan_plan b where b.loan_id = p.loan_id and b.no < p.no
                     and (b.until_on is null or b.until_on > p.since))
left join (select a.loan_id, x.n, sum(x.fee + x.interest + x.principal) as amount, a.counts_from
           from allocation a join allocation_line x on x.allocation_id = a.id
           where a.until_on is null group by a.loan_id, x.n, a.counts_from) paid
  on paid.loan_id = r.loan_id and paid.n = r.n and paid.counts_from <= p.since
group by p.loan_id, p.since, r.n, r.fee, r.interest, r.principal
having r.fee + r.interest + r.principal - coalesce(sum(paid.amount), 0) > 0
order by min(r.due_on)
on conflict do nothing;

create table restructure_offer (
  id         uuid primary key,
  loan_id    bigint not null references loan (id),
  -- What the borrower had asked for, if they had.
  request_id uuid references hardship_request (id),
  terms      jsonb not null,
  reason     text collate "C" not null,
  offered_at timestamptz not null,
  offered_on date not null,
  -- The last day on which the borrower may accept it.
  open_until date not null,
  state      text collate "C" not null check (state in ('open', 'accepted', 'declined', 'lapsed')),
  decided_at timestamptz,
  check (open_until >= offered_on),
  check ((state = 'open') = (decided_at is null))
);
create unique index restructure_offer_one_open on restructure_offer (loan_id) where state = 'open';
create index restructure_offer_loan on restructure_offer (loan_id, offered_at desc);
grant select, insert, update (state, decided_at) on restructure_offer to candor_app;
create trigger restructure_offer_stays_decided before update on restructure_offer
  for each row when (old.state <> 'open') execute function refuse_change();
create trigger restructure_offer_stays before delete or truncate on restructure_offer
  for each statement execute function refuse_change();
