-- How somebody looks at a list, kept under a name: filters, sort and columns as they stand in the address. Shared ones are everybody's to see and only their
-- maker's to change.
create table list_view (
  id         uuid primary key,
  market     text not null,
  list       text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  staff_id   uuid not null references staff (id),
  name       text not null check (length(name) between 1 and 60),
  query      text not null check (length(query) <= 2000),
  is_shared  boolean not null,
  made_at    timestamptz not null,
  changed_at timestamptz not null
);
create unique index list_view_of_person on list_view (staff_id, market, list, lower(name));
create index list_view_shared on list_view (market, list, id) where is_shared;
grant select, insert, update (name, query, is_shared, changed_at), delete on list_view to candor_app;

-- What lists sort by, filter by and add up, one row for each loan: a hundred thousand can't be reckoned while somebody waits. Written by the function that
-- a loan's own page computes with, whenever the loan changes and when a day ends for it, and as of which day.
--   due_from   the day that days past due are counted from; where nothing is late the next that asks for money; 9999-12-31 where nothing does
--   max_dpd    the most days past due that a day began with, since this is kept
create table loan_figure (
  loan_id         bigint primary key references loan (id),
  market          text not null,
  state           text not null,
  product_id      text not null,
  principal       bigint not null,
  disbursed_on    date not null,
  owed            bigint not null,
  overdue         bigint not null,
  due_from        date not null,
  max_dpd         int not null check (max_dpd >= 0),
  restructured_on date,
  as_of           date not null
);
insert into loan_figure
select l.id, l.market, l.state, l.product_id, l.amount, l.disbursed_on,
       case when l.state = 'active' then greatest(coalesce(r.owed, 0) - l.credit, 0)
            else coalesce(l.written_off_penalty + l.written_off_fee + l.written_off_interest + l.written_off_principal, 0) end,
       case when l.state = 'active' then greatest(coalesce(r.overdue, 0) - l.credit, 0) else 0 end,
       case when l.state = 'active' then least(coalesce(l.next_due_on, '9999-12-31'), coalesce(k.due_on, '9999-12-31')) else '9999-12-31' end,
       case when l.state = 'active' then greatest(coalesce(c.business_date - least(l.next_due_on, k.due_on), 0), 0) else 0 end,
       p.since, coalesce(c.business_date, l.entered_on)
from loan l
  left join business_clock c on c.market = l.market
  left join kept_arrears k on k.loan_id = l.id and k.until_on is null
  left join lateral (select sum(s.penalty + s.fee + s.interest + s.principal) as owed,
                            sum(s.penalty + s.fee + s.interest + s.principal) filter (where s.due_on < c.business_date) as overdue
                     from row_standing s where s.loan_id = l.id) r on true
  left join lateral (select max(o.since) as since from loan_plan o where o.loan_id = l.id and o.cause = 'restructuring' and o.until_on is null) p on true;

create index loan_figure_disbursed on loan_figure (market, disbursed_on, loan_id);
create index loan_figure_due on loan_figure (market, due_from, loan_id);
create index loan_figure_owed on loan_figure (market, owed, loan_id);
create index loan_figure_overdue on loan_figure (market, overdue, loan_id);
create index loan_figure_principal on loan_figure (market, principal, loan_id);
create index loan_figure_max_dpd on loan_figure (market, max_dpd, loan_id);
create index loan_figure_state on loan_figure (market, state, disbursed_on, loan_id);
create index loan_figure_product on loan_figure (market, product_id, disbursed_on, loan_id);
create index loan_figure_restructured on loan_figure (market, restructured_on, loan_id) where restructured_on is not null;
grant select, insert, update on loan_figure to candor_app;
